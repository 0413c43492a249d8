"""Holds JSON documents to a JSON Schema with a validator that this project did not write.

usage: validate.py SCHEMA FOLDER...   every *.json below each folder must be valid; a folder without one is an error
"""

import json
import pathlib
import sys

from jsonschema.validators import validator_for


def refuse_constant(text):
    """JSON has no NaN and no infinity, though Python reads them."""
    raise ValueError(f"{text} is not JSON")


def read(path):
    """Reads one document strictly."""
    return json.loads(path.read_text(encoding="utf-8"), parse_constant=refuse_constant)


def main(schema_path, *folders):
    """Validates and returns the exit code."""
    schema = read(pathlib.Path(schema_path))
    if "$schema" not in schema:
        print(f"{schema_path}: the schema does not name its dialect")
        return 1
    kind = validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema)
    failures = 0
    for folder in folders:
        paths = sorted(pathlib.Path(folder).rglob("*.json"))
        if not paths:
            print(f"{folder}: no JSON to validate")
            failures += 1
        for path in paths:
            for error in sorted(validator.iter_errors(read(path)), key=str)[:5]:
                print(f"{path}: {error.json_path}: {error.message[:300]}")
                failures += 1
        print(f"{folder}: {len(paths)} documents validated")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
