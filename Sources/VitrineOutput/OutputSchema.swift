/// The JSON Schema (draft 2020-12) of output format 1. The tests validate every compiled spec of the project against it.
public enum OutputSchema {
  /// The schema as JSON text that ends with a line feed.
  public static let json = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Vitrine output, format 1",
      "description": "Lengths are points, rects are [x, y, width, height] in the window unless said, insets are [top, left, bottom, right], colours are [red, green, blue, alpha] as fractions, times are seconds. 'at' is line:column of the authored value that decided it, path first for an import, or default:<fact>.",
      "type": "object",
      "required": ["vitrine", "format", "spec", "environments", "leftOut", "presentations", "screens", "diagnostics"],
      "additionalProperties": false,
      "properties": {
        "vitrine": { "type": "string", "pattern": "^[0-9]+\\\\.[0-9]+\\\\.[0-9]+$" },
        "format": { "const": 1 },
        "spec": {
          "type": "object",
          "required": ["path", "sha256"],
          "additionalProperties": false,
          "properties": {
            "path": { "type": "string" },
            "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }
          }
        },
        "environments": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/environment" } },
        "leftOut": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["environment", "reason"],
            "additionalProperties": false,
            "properties": { "environment": { "type": "string" }, "reason": { "type": "string" } }
          }
        },
        "presentations": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["id", "at", "in"],
            "additionalProperties": false,
            "properties": {
              "id": { "type": "string" },
              "at": { "$ref": "#/$defs/at" },
              "in": { "type": "array", "items": { "$ref": "#/$defs/scene" } }
            }
          }
        },
        "screens": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["id", "at", "in"],
            "additionalProperties": false,
            "properties": {
              "id": { "type": "string" },
              "at": { "$ref": "#/$defs/at" },
              "in": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["environment", "tree", "notModelled"],
                  "additionalProperties": false,
                  "properties": {
                    "environment": { "type": "string" },
                    "tree": { "$ref": "#/$defs/optionalNode" },
                    "notModelled": { "$ref": "#/$defs/notModelled" }
                  }
                }
              }
            }
          }
        },
        "diagnostics": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["code", "severity", "at", "message"],
            "additionalProperties": false,
            "properties": {
              "code": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" },
              "severity": { "enum": ["error", "warning", "advice"] },
              "at": { "$ref": "#/$defs/at" },
              "message": { "type": "string" },
              "why": { "type": "string" },
              "labels": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["at", "text"],
                  "additionalProperties": false,
                  "properties": { "at": { "$ref": "#/$defs/at" }, "text": { "type": "string" } }
                }
              },
              "help": { "type": "array", "items": { "type": "string" } },
              "environments": { "type": "array", "items": { "type": "string" } }
            }
          }
        }
      },
      "$defs": {
        "at": { "type": "string", "minLength": 1 },
        "rect": { "type": "array", "minItems": 4, "maxItems": 4, "items": { "type": "number" } },
        "insets": { "type": "array", "minItems": 4, "maxItems": 4, "items": { "type": "number" } },
        "pair": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "number" } },
        "color": {
          "oneOf": [
            { "type": "null" },
            { "type": "array", "minItems": 4, "maxItems": 4, "items": { "type": "number", "minimum": 0, "maximum": 1 } }
          ]
        },
        "words": { "type": "array", "items": { "type": "string" } },
        "sizeClass": { "enum": ["compact", "regular"] },
        "environment": {
          "type": "object",
          "required": ["id", "device", "iOS", "window", "scale", "traits", "safeArea", "statusBar", "keyboard"],
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string" },
            "device": { "type": "string" },
            "iOS": { "type": "string" },
            "window": { "$ref": "#/$defs/rect" },
            "scale": { "type": "number", "exclusiveMinimum": 0 },
            "traits": {
              "type": "object",
              "required": ["horizontal", "vertical", "idiom", "orientation", "text", "direction", "appearance", "reduceMotion"],
              "additionalProperties": false,
              "properties": {
                "horizontal": { "$ref": "#/$defs/sizeClass" },
                "vertical": { "$ref": "#/$defs/sizeClass" },
                "idiom": { "enum": ["phone", "pad"] },
                "orientation": { "enum": ["portrait", "landscape"] },
                "text": { "type": "string" },
                "direction": { "enum": ["ltr", "rtl"] },
                "appearance": { "enum": ["light", "dark"] },
                "reduceMotion": { "type": "boolean" }
              }
            },
            "safeArea": { "$ref": "#/$defs/insets" },
            "statusBar": { "type": "number" },
            "keyboard": { "type": ["number", "null"] },
            "approximate": { "const": true }
          }
        },
        "scene": {
          "type": "object",
          "required": ["environment", "style", "presenter", "dimming", "popover", "presented", "timeline", "sheet", "alert", "over", "steps", "approximate", "notModelled"],
          "additionalProperties": false,
          "properties": {
            "environment": { "type": "string" },
            "style": {
              "type": "object",
              "required": ["asked", "resolved", "why", "at"],
              "additionalProperties": false,
              "properties": {
                "asked": { "type": "string" },
                "resolved": { "type": "string" },
                "why": { "type": "string" },
                "at": { "$ref": "#/$defs/at" }
              }
            },
            "presenter": {
              "type": "object",
              "required": ["screen", "removed", "tree"],
              "additionalProperties": false,
              "properties": {
                "screen": { "type": "string" },
                "removed": { "type": "boolean" },
                "tree": { "$ref": "#/$defs/optionalNode" }
              }
            },
            "dimming": {
              "oneOf": [
                { "type": "null" },
                {
                  "type": "object",
                  "required": ["frame", "color", "alpha", "tap", "animated", "at"],
                  "additionalProperties": false,
                  "properties": {
                    "frame": { "$ref": "#/$defs/rect" },
                    "color": { "$ref": "#/$defs/color" },
                    "alpha": { "type": "number", "minimum": 0, "maximum": 1 },
                    "blur": { "type": "string" },
                    "tap": { "enum": ["none", "dismiss", "passthrough"] },
                    "animated": { "type": "boolean" },
                    "at": { "$ref": "#/$defs/at" }
                  }
                }
              ]
            },
            "popover": { "$ref": "#/$defs/popover" },
            "anchorProblem": { "type": "string" },
            "presented": { "$ref": "#/$defs/presented" },
            "timeline": {
              "oneOf": [
                { "type": "null" },
                {
                  "type": "object",
                  "required": ["present", "dismiss"],
                  "additionalProperties": false,
                  "properties": { "present": { "$ref": "#/$defs/phase" }, "dismiss": { "$ref": "#/$defs/phase" } }
                }
              ]
            },
            "sheet": { "$ref": "#/$defs/sheet" },
            "alert": {
              "oneOf": [
                { "type": "null" },
                {
                  "type": "object",
                  "required": ["preferredStyle", "frame", "buttons"],
                  "additionalProperties": false,
                  "properties": {
                    "preferredStyle": { "enum": ["alert", "actionSheet"] },
                    "frame": { "$ref": "#/$defs/rect" },
                    "buttons": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "required": ["title", "kind", "frame", "at"],
                        "additionalProperties": false,
                        "properties": {
                          "title": { "type": "string" },
                          "kind": { "enum": ["default", "cancel", "destructive"] },
                          "frame": { "$ref": "#/$defs/rect" },
                          "at": { "$ref": "#/$defs/at" }
                        }
                      }
                    }
                  }
                }
              ]
            },
            "over": { "type": ["string", "null"] },
            "steps": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["after", "popover", "presented"],
                "additionalProperties": false,
                "properties": {
                  "after": { "type": "string" },
                  "at": { "$ref": "#/$defs/at" },
                  "popover": { "$ref": "#/$defs/popover" },
                  "presented": { "$ref": "#/$defs/presented" },
                  "sheet": { "$ref": "#/$defs/sheet" }
                }
              }
            },
            "approximate": { "$ref": "#/$defs/words" },
            "notModelled": { "$ref": "#/$defs/notModelled" }
          }
        },
        "notModelled": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["what", "reason"],
            "additionalProperties": false,
            "properties": {
              "what": { "type": "string" },
              "reason": { "type": "string" },
              "at": { "$ref": "#/$defs/at" }
            }
          }
        },
        "optionalNode": { "oneOf": [{ "type": "null" }, { "$ref": "#/$defs/node" }] },
        "node": {
          "type": "object",
          "required": ["id", "kind", "frame", "at", "children"],
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string", "minLength": 1 },
            "kind": { "type": "string", "minLength": 1 },
            "frame": { "$ref": "#/$defs/rect", "description": "in the parent's coordinates; the root's in the window's" },
            "at": { "$ref": "#/$defs/at" },
            "hidden": { "const": true },
            "lines": { "$ref": "#/$defs/words" },
            "backgroundColor": { "$ref": "#/$defs/color" },
            "cornerRadius": { "type": "number" },
            "textColor": { "$ref": "#/$defs/color" },
            "isOn": { "type": "boolean" },
            "value": { "type": "number" },
            "fontSize": { "type": "number" },
            "fontWeight": { "type": "string" },
            "textAlignment": { "type": "string" },
            "contentSize": { "$ref": "#/$defs/pair" },
            "ambiguous": { "type": "array", "items": { "enum": ["horizontal", "vertical"] } },
            "approximate": { "$ref": "#/$defs/words" },
            "children": { "type": "array", "items": { "$ref": "#/$defs/node" } }
          }
        },
        "popover": {
          "oneOf": [
            { "type": "null" },
            {
              "type": "object",
              "required": ["frame", "contentFrame", "anchor", "available", "arrowDirection", "arrowOffset", "arrowTip", "flags", "tried", "path", "chrome"],
              "additionalProperties": false,
              "properties": {
                "frame": { "$ref": "#/$defs/rect" },
                "contentFrame": { "$ref": "#/$defs/rect" },
                "anchor": { "$ref": "#/$defs/rect" },
                "available": { "$ref": "#/$defs/rect" },
                "arrowDirection": { "enum": ["up", "down", "left", "right", "none"] },
                "arrowOffset": { "type": "number" },
                "arrowTip": { "oneOf": [{ "type": "null" }, { "$ref": "#/$defs/pair" }] },
                "flags": {
                  "type": "array",
                  "items": {
                    "enum": ["shrunkWidth", "shrunkHeight", "overlapsSource", "arrowMisaligned", "noRoom", "movedForKeyboard", "flipped"]
                  }
                },
                "tried": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["direction", "fits", "region"],
                    "additionalProperties": false,
                    "properties": {
                      "direction": { "enum": ["up", "down", "left", "right"] },
                      "fits": { "type": "boolean" },
                      "region": { "$ref": "#/$defs/pair" },
                      "missing": { "$ref": "#/$defs/pair" },
                      "kept": { "type": "number" }
                    }
                  }
                },
                "path": { "type": "string", "description": "SVG path data in window coordinates; empty when nothing is drawn" },
                "chrome": {
                  "oneOf": [
                    { "type": "null" },
                    {
                      "type": "object",
                      "description": "fill null: the system's material for standard, nothing for custom",
                      "required": ["class", "fill", "strokeWidth", "strokeColor"],
                      "additionalProperties": false,
                      "properties": {
                        "class": { "enum": ["standard", "custom"] },
                        "fill": { "$ref": "#/$defs/color" },
                        "strokeWidth": { "type": "number", "minimum": 0 },
                        "strokeColor": { "$ref": "#/$defs/color" }
                      }
                    }
                  ]
                }
              }
            }
          ]
        },
        "presented": {
          "oneOf": [
            { "type": "null" },
            {
              "type": "object",
              "required": ["screen", "frame", "safeArea", "backgroundColor", "layer", "tree"],
              "additionalProperties": false,
              "properties": {
                "screen": { "type": "string" },
                "frame": { "$ref": "#/$defs/rect" },
                "safeArea": { "$ref": "#/$defs/insets" },
                "backgroundColor": { "$ref": "#/$defs/color" },
                "layer": {
                  "type": "object",
                  "required": ["cornerRadius", "clipsToBounds"],
                  "additionalProperties": false,
                  "properties": {
                    "cornerRadius": { "type": "number" },
                    "maskedCorners": { "$ref": "#/$defs/words" },
                    "border": {
                      "type": "object",
                      "required": ["width", "color"],
                      "additionalProperties": false,
                      "properties": { "width": { "type": "number" }, "color": { "$ref": "#/$defs/color" } }
                    },
                    "shadow": {
                      "type": "object",
                      "required": ["color", "opacity", "offset", "radius"],
                      "additionalProperties": false,
                      "properties": {
                        "color": { "$ref": "#/$defs/color" },
                        "opacity": { "type": "number" },
                        "offset": { "$ref": "#/$defs/pair" },
                        "radius": { "type": "number" }
                      }
                    },
                    "clipsToBounds": { "type": "boolean" }
                  }
                },
                "tree": { "$ref": "#/$defs/optionalNode" }
              }
            }
          ]
        },
        "sheet": {
          "oneOf": [
            { "type": "null" },
            {
              "type": "object",
              "required": ["detents", "selected", "grabber", "cornerRadius"],
              "additionalProperties": false,
              "properties": {
                "detents": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["id", "height"],
                    "additionalProperties": false,
                    "properties": { "id": { "type": "string" }, "height": { "type": "number" } }
                  }
                },
                "selected": { "type": ["string", "null"] },
                "grabber": { "type": "boolean" },
                "cornerRadius": { "type": "number" }
              }
            }
          ]
        },
        "phase": {
          "type": "object",
          "required": ["duration", "settles", "completes", "tracks", "events"],
          "additionalProperties": false,
          "properties": {
            "duration": { "type": "number", "minimum": 0 },
            "settles": { "type": "number", "minimum": 0 },
            "completes": { "type": "number", "minimum": 0 },
            "assumed": { "const": true },
            "tracks": { "type": "array", "items": { "$ref": "#/$defs/track" } },
            "events": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["t", "call", "on", "sure"],
                "additionalProperties": false,
                "properties": {
                  "t": { "type": "number", "minimum": 0 },
                  "call": { "type": "string" },
                  "on": { "type": "string" },
                  "note": { "type": "string" },
                  "sure": { "enum": ["documented", "source", "measured", "reported", "decision"] }
                }
              }
            }
          }
        },
        "track": {
          "type": "object",
          "required": ["target", "property", "from", "to", "delay", "duration", "at"],
          "oneOf": [{ "required": ["curve"] }, { "required": ["spring"] }],
          "additionalProperties": false,
          "properties": {
            "target": { "type": "string" },
            "property": { "enum": ["frame", "alpha", "scale", "rotation", "translation", "transform", "cornerRadius", "backgroundColor", "effect"] },
            "from": { "$ref": "#/$defs/trackValue" },
            "to": { "$ref": "#/$defs/trackValue" },
            "delay": { "type": "number" },
            "duration": { "type": "number" },
            "curve": { "$ref": "#/$defs/curve" },
            "spring": { "$ref": "#/$defs/spring" },
            "keyframes": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["at", "value"],
                "additionalProperties": false,
                "properties": {
                  "at": { "type": "number", "minimum": 0, "maximum": 1 },
                  "value": { "$ref": "#/$defs/trackValue" },
                  "curve": { "$ref": "#/$defs/curve" },
                  "spring": { "$ref": "#/$defs/spring" }
                }
              }
            },
            "anchorPoint": { "$ref": "#/$defs/pair" },
            "assumed": { "const": true },
            "at": { "$ref": "#/$defs/at" }
          }
        },
        "trackValue": {
          "oneOf": [{ "type": "number" }, { "type": "array", "minItems": 2, "maxItems": 6, "items": { "type": "number" } }]
        },
        "curve": {
          "oneOf": [
            { "type": "string" },
            {
              "type": "object",
              "required": ["bezier"],
              "additionalProperties": false,
              "properties": { "bezier": { "type": "array", "minItems": 4, "maxItems": 4, "items": { "type": "number" } } }
            },
            {
              "type": "object",
              "required": ["steps", "jump"],
              "additionalProperties": false,
              "properties": { "steps": { "type": "integer" }, "jump": { "enum": ["start", "end", "none", "both"] } }
            },
            {
              "type": "object",
              "required": ["points"],
              "additionalProperties": false,
              "properties": { "points": { "type": "array", "items": { "$ref": "#/$defs/pair" } } }
            }
          ]
        },
        "spring": {
          "oneOf": [
            {
              "type": "object",
              "required": ["dampingRatio", "initialVelocity"],
              "additionalProperties": false,
              "properties": { "dampingRatio": { "type": "number" }, "initialVelocity": { "type": "number" } }
            },
            {
              "type": "object",
              "required": ["mass", "stiffness", "damping", "initialVelocity", "allowsOverdamping"],
              "additionalProperties": false,
              "properties": {
                "mass": { "type": "number" },
                "stiffness": { "type": "number" },
                "damping": { "type": "number" },
                "initialVelocity": { "type": "number" },
                "allowsOverdamping": { "type": "boolean" }
              }
            }
          ]
        }
      }
    }

    """
}
