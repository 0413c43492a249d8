import VitrineCompilation
import VitrineLayout
import VitrineModel
import VitrinePresentation
import VitrineSchema
import VitrineSource
import VitrineTimeline

extension CompilationJSON {
  /// Writes a presentation in one environment.
  func write(_ scene: CompiledScene, to writer: inout JSONWriter) {
    let resolved = scene.resolved
    writer.object { writer in
      writer.member("environment", environmentID(scene.environment))
      writer.key("style")
      writer.object(inline: true) { writer in
        writer.member("asked", resolved.style.asked)
        writer.member("resolved", resolved.style.resolved.rawValue)
        writer.member("why", resolved.style.why)
        writer.member("at", text(of: resolved.style.origin))
      }
      writer.key("presenter")
      writer.object { writer in
        writer.member("screen", resolved.presenter.screen)
        writer.key("removed")
        writer.bool(resolved.presenter.isRemoved)
        writer.key("tree")
        write(resolved.presenter.tree, in: scene.environment, to: &writer)
      }
      writer.key("dimming")
      write(resolved.dimming, to: &writer)
      writer.key("popover")
      write(resolved.popover, to: &writer)
      if let problem = resolved.anchorProblem { writer.member("anchorProblem", Self.text(of: problem)) }
      writer.key("presented")
      write(resolved.presented, in: scene.environment, to: &writer)
      writer.key("timeline")
      write(scene.timeline, to: &writer)
      writer.key("sheet")
      write(resolved.sheet, to: &writer)
      writer.key("alert")
      write(resolved.alert, to: &writer)
      writer.key("over")
      if let over = resolved.over { writer.string(over) } else { writer.null() }
      writer.key("steps")
      writer.array { writer in
        for step in resolved.steps { write(step, in: scene.environment, to: &writer) }
      }
      writer.key("approximate")
      writer.array(inline: true) { writer in
        for item in resolved.approximations + (scene.timeline?.approximations ?? []) { writer.string(item.name) }
      }
      writer.key("notModelled")
      write(resolved.notModelled + (scene.timeline?.notModelled ?? []), to: &writer)
    }
  }

  /// Writes a tree from its root.
  func write(_ tree: LaidOutTree, in environment: Int, to writer: inout JSONWriter) {
    guard !tree.nodes.isEmpty else {
      writer.null()
      return
    }
    write(0, of: tree, in: environment, to: &writer)
  }

  /// Writes a node with its children. Depth is bounded by the parser's nesting limit.
  private func write(_ index: Int, of tree: LaidOutTree, in environment: Int, to writer: inout JSONWriter) {
    let node = tree.nodes[index]
    writer.object { writer in
      writer.member("id", node.name)
      writer.member("kind", node.kind)
      writer.key("frame")
      writer.rect(node.frame)
      writer.member("at", text(of: node.origin))
      if node.isHidden {
        writer.key("hidden")
        writer.bool(true)
      }
      if !node.lines.isEmpty {
        writer.key("lines")
        writer.array(inline: true) { writer in for line in node.lines { writer.string(line) } }
      }
      if let authored = node.node, let views = compilation.spec.screen(node.screen)?.tree {
        writer.look(
          NodeLook(
            views.nodes[authored], spec: compilation.spec, traits: compilation.spec.environments[environment].traits))
      }
      if let look = node.textLook { writer.look(NodeLook(look)) }
      if let content = Self.entries(of: index, in: tree.contentSizes, node: \.node).first {
        writer.key("contentSize")
        writer.size(content.size)
      }
      let axes = Self.entries(of: index, in: tree.ambiguous, node: \.node)
      if !axes.isEmpty {
        writer.key("ambiguous")
        writer.array(inline: true) { writer in
          for axis in axes { writer.string(axis.isHorizontal ? "horizontal" : "vertical") }
        }
      }
      if !node.approximations.isEmpty {
        writer.key("approximate")
        writer.array(inline: true) { writer in for item in node.approximations { writer.string(item.name) } }
      }
      writer.key("children")
      writer.array { writer in
        for child in node.children { write(child, of: tree, in: environment, to: &writer) }
      }
    }
  }

  /// Returns the entries of one node in a list that is sorted by node. Logarithmic.
  private static func entries<Item>(of node: Int, in list: [Item], node key: (Item) -> Int) -> ArraySlice<Item> {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if key(list[middle]) < node { low = middle + 1 } else { high = middle }
    }
    return list[low...].prefix { key($0) == node }
  }

  /// Writes the dimming view, or null.
  private func write(_ dimming: ResolvedDimming?, to writer: inout JSONWriter) {
    guard let dimming else { return writer.null() }
    let at = text(of: dimming.origin)
    writer.object { writer in
      writer.key("frame")
      writer.rect(dimming.frame)
      writer.key("color")
      Self.color(dimming.color, to: &writer)
      writer.key("alpha")
      writer.exact(dimming.alpha)
      if let blur = dimming.blur { writer.member("blur", blur) }
      writer.member("tap", dimming.tap.rawValue)
      writer.key("animated")
      writer.bool(dimming.isAnimated)
      writer.member("at", at)
    }
  }

  /// Writes a popover's placement, or null.
  private func write(_ popover: PopoverLayout?, to writer: inout JSONWriter) {
    guard let popover else { return writer.null() }
    writer.object { writer in
      writer.key("frame")
      writer.rect(popover.frame)
      writer.key("contentFrame")
      writer.rect(popover.contentFrame)
      writer.key("anchor")
      writer.rect(popover.anchor)
      writer.key("available")
      writer.rect(popover.available)
      writer.member("arrowDirection", popover.arrowDirection?.rawValue ?? "none")
      writer.key("arrowOffset")
      writer.points(popover.arrowOffset)
      writer.key("arrowTip")
      if let tip = popover.arrowTip { writer.point(tip) } else { writer.null() }
      writer.key("flags")
      writer.array(inline: true) { writer in for flag in popover.flags { writer.string(flag.rawValue) } }
      writer.key("tried")
      writer.array { writer in
        for tried in popover.tried {
          writer.object(inline: true) { writer in
            writer.member("direction", tried.direction.rawValue)
            writer.key("fits")
            writer.bool(tried.fits)
            writer.key("region")
            writer.size(tried.region)
            if !tried.fits {
              writer.key("missing")
              writer.pointsList([tried.missingWidth, tried.missingHeight])
              writer.member("kept", points: tried.kept)
            }
          }
        }
      }
      writer.member("path", popover.path)
      writer.key("chrome")
      Self.chrome(popover.chrome, to: &writer)
    }
  }

  /// Writes how a background is painted, or null.
  private static func chrome(_ chrome: PopoverChrome?, to writer: inout JSONWriter) {
    guard let chrome else { return writer.null() }
    writer.object(inline: true) { writer in
      writer.member("class", chrome.isCustom ? "custom" : "standard")
      writer.key("fill")
      color(chrome.fill, to: &writer)
      writer.member("strokeWidth", points: chrome.strokeWidth)
      writer.key("strokeColor")
      color(chrome.strokeColor, to: &writer)
    }
  }

  /// Writes the presented screen, or null.
  private func write(_ presented: ResolvedPresented?, in environment: Int, to writer: inout JSONWriter) {
    guard let presented else { return writer.null() }
    writer.object { writer in
      writer.member("screen", presented.screen)
      writer.key("frame")
      writer.rect(presented.frame)
      writer.key("safeArea")
      writer.insets(presented.safeArea)
      writer.key("backgroundColor")
      Self.color(presented.backgroundColor, to: &writer)
      writer.key("layer")
      Self.layer(presented.layer, to: &writer)
      writer.key("tree")
      write(presented.tree, in: environment, to: &writer)
    }
  }

  /// Writes a layer.
  private static func layer(_ layer: ResolvedLayer, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("cornerRadius")
      writer.points(layer.cornerRadius)
      if !layer.maskedCorners.isEmpty {
        writer.key("maskedCorners")
        writer.array(inline: true) { writer in for corner in layer.maskedCorners { writer.string(corner) } }
      }
      if let border = layer.border {
        writer.key("border")
        writer.object(inline: true) { writer in
          writer.member("width", points: border.width)
          writer.key("color")
          color(border.color, to: &writer)
        }
      }
      if let shadow = layer.shadow {
        writer.key("shadow")
        writer.object(inline: true) { writer in
          writer.key("color")
          color(shadow.color, to: &writer)
          writer.key("opacity")
          writer.exact(shadow.opacity)
          writer.key("offset")
          writer.point(shadow.offset)
          writer.member("radius", points: shadow.radius)
        }
      }
      writer.key("clipsToBounds")
      writer.bool(layer.clipsToBounds)
    }
  }

  /// Writes a sheet, or null.
  private func write(_ sheet: ResolvedSheet?, to writer: inout JSONWriter) {
    guard let sheet else { return writer.null() }
    writer.object { writer in
      writer.key("detents")
      writer.array { writer in
        for detent in sheet.detents {
          writer.object(inline: true) { writer in
            writer.member("id", detent.id)
            writer.member("height", points: detent.height)
          }
        }
      }
      writer.key("selected")
      if let selected = sheet.selected { writer.string(selected) } else { writer.null() }
      writer.key("grabber")
      writer.bool(sheet.hasGrabber)
      writer.member("cornerRadius", points: sheet.cornerRadius)
    }
  }

  /// Writes an alert, or null.
  private func write(_ alert: ResolvedAlert?, to writer: inout JSONWriter) {
    guard let alert else { return writer.null() }
    writer.object { writer in
      writer.member("preferredStyle", alert.preferredStyle)
      writer.key("frame")
      writer.rect(alert.frame)
      writer.key("buttons")
      writer.array { writer in
        for button in alert.buttons {
          writer.object(inline: true) { writer in
            writer.member("title", button.title)
            writer.member("kind", button.kind)
            writer.key("frame")
            writer.rect(button.frame)
            writer.member("at", text(of: button.place))
          }
        }
      }
    }
  }

  /// Writes what changed at one step.
  private func write(_ step: ResolvedStep, in environment: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("after", step.after)
      if let place = step.place { writer.member("at", text(of: place)) }
      writer.key("popover")
      write(step.popover, to: &writer)
      writer.key("presented")
      write(step.presented, in: environment, to: &writer)
      if let sheet = step.sheet {
        writer.key("sheet")
        write(sheet, to: &writer)
      }
    }
  }

  /// Writes `[red, green, blue, alpha]` as fractions, or null.
  static func color(_ color: RGBA?, to writer: inout JSONWriter) {
    guard let color else { return writer.null() }
    writer.exactList([color.red, color.green, color.blue, color.alpha])
  }

  /// Returns the words for a missing anchor.
  private static func text(of problem: AnchorProblem) -> String {
    switch problem {
    case .missing: "missing"
    case .hidden(let name): "'\(name)' is hidden"
    case .notInWindow(let name): "'\(name)' is not in the window"
    case .empty(let name): "'\(name)' has no size"
    }
  }
}
