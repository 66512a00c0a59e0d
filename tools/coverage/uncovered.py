#!/usr/bin/env python3
"""Lists the methods that no test reached, by class, from JaCoCo's report.

    python3 tools/coverage/uncovered.py [aish-cli/target/site/jacoco/jacoco.xml]

A lambda counts as the method that it is in. A class of which nothing was reached is listed as a whole, with all that is
nested in it.
"""
import sys
import xml.etree.ElementTree as xml


def reached(element):
    return any(c.get("type") == "INSTRUCTION" and int(c.get("covered")) for c in element.findall("counter"))


def method(name):
    """lambda$show$0 is in show."""
    return name.split("$")[1] if name.startswith("lambda$") else name


def uncovered(report):
    """A class and the names of its methods that were not reached, or no names if nothing was."""
    classes = {kind.get("name").replace("/", "."): kind for kind in report.iter("class")}
    untouched = {name for name, kind in classes.items() if not reached(kind)}
    for name, kind in sorted(classes.items()):
        if name in untouched:
            if name.split("$")[0] not in untouched or "$" not in name:
                yield name, []
        else:
            missed = dict.fromkeys(method(m.get("name")) for m in kind.findall("method") if not reached(m))
            if missed:
                yield name, list(missed)


def main():
    report = xml.parse(sys.argv[1] if sys.argv[1:] else "aish-cli/target/site/jacoco/jacoco.xml").getroot()
    for name, methods in uncovered(report):
        print(f"{name}: {', '.join(methods) or 'nothing'}{'' if methods else ' of it is reached'}")


if __name__ == "__main__":
    main()
