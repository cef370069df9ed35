#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Checks every valid record of fixtures/records against the JSON Schema of its format.

Without python3-jsonschema it is skipped (exit 77), in CI (CI=true) it fails.
"""
import json
import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

try:
    from jsonschema import Draft202012Validator
except ImportError:
    print("skipped: no python3-jsonschema (apt-get install python3-jsonschema)")
    sys.exit(1 if os.environ.get("CI") == "true" else 77)


def validators():
    """Format name -> validator, each schema being checked itself."""
    result = {}
    for path in sorted((ROOT / "docs" / "schema").glob("*.schema.json")):
        schema = json.loads(path.read_text(encoding="utf-8"))
        Draft202012Validator.check_schema(schema)
        result[path.name.removesuffix(".schema.json")] = Draft202012Validator(schema)
    return result


def main():
    schemas = validators()
    faults = 0
    checked = set()
    count = 0
    for path in sorted((ROOT / "fixtures" / "records").rglob("*.json")):
        name = path.relative_to(ROOT / "fixtures" / "records")
        if name.parts[0] == "invalid":
            continue
        document = json.loads(path.read_text(encoding="utf-8"))
        document_format = document.get("format")
        if document_format not in schemas:
            print(f"{name}: no docs/schema/{document_format}.schema.json")
            faults += 1
            continue
        checked.add(document_format)
        count += 1
        for error in schemas[document_format].iter_errors(document):
            print(f"{name}: {error.json_path}: {error.message[:200]}")
            faults += 1
        # A schema that accepts anything proves nothing: one unknown field must be refused.
        if schemas[document_format].is_valid({**document, "unknown": 0}):
            print(f"{name}: the schema accepts an unknown field")
            faults += 1
    for missing in sorted(schemas.keys() - checked):
        print(f"no record of format {missing}")
        faults += 1
    print(f"{count} records, {len(schemas)} schemas, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
