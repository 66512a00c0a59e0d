package aish.app.install;

import module java.base;

import aish.json.Json;

/**
 * Reads the part of YAML that settings are written in: mappings and lists by indentation, values on
 * one line. Everything else, such as {@code [a, b]} or a block of text, becomes JSON null.
 */
final class PlainYaml {
    private record Line(int indent, String text, int number) {}

    private static final int DEEPEST = 50;
    private static final Pattern KEY =
            Pattern.compile("([^\\s:#'\"][^:#]*|'[^']*'|\"[^\"]*\"):(?:\\s+(.*))?");

    private final List<Line> lines = new ArrayList<>();
    private int next;

    private PlainYaml(String text) {
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String bare = line.replaceFirst("(^|\\s)#.*$", "").stripTrailing();
            if (bare.contains("\t") && bare.isBlank()) {
                continue;
            }
            int indent = bare.length() - bare.stripLeading().length();
            if (!bare.isBlank() && !bare.strip().equals("---")) {
                lines.add(new Line(indent, bare.strip(), number));
            }
        }
    }

    /**
     * @throws IllegalArgumentException whose message says which line is wrong
     */
    static Json parse(String text) {
        PlainYaml yaml = new PlainYaml(text);
        if (yaml.lines.isEmpty()) {
            return new Json.Null();
        }
        Json value = yaml.block(yaml.lines.getFirst().indent(), 0);
        yaml.check(yaml.next == yaml.lines.size());
        return value;
    }

    private void check(boolean holds) {
        if (!holds) {
            int at = next < lines.size() ? lines.get(next).number() : 0;
            throw new IllegalArgumentException("line " + at + " is not YAML that aish can read");
        }
    }

    private Json block(int indent, int depth) {
        check(depth < DEEPEST);
        return isItem(lines.get(next)) ? list(indent, depth) : mapping(indent, depth);
    }

    private static boolean isItem(Line line) {
        return line.text().equals("-") || line.text().startsWith("- ");
    }

    private boolean goesOn(int indent) {
        return next < lines.size() && lines.get(next).indent() == indent;
    }

    private Json list(int indent, int depth) {
        List<Json> items = new ArrayList<>();
        while (goesOn(indent) && isItem(lines.get(next))) {
            Line line = lines.get(next);
            String rest = line.text().substring(1).strip();
            if (rest.isEmpty()) {
                next++;
                items.add(below(indent, depth));
            } else if (KEY.matcher(rest).matches()) {
                int inner = indent + line.text().length() - rest.length();
                lines.set(next, new Line(inner, rest, line.number()));
                items.add(block(inner, depth + 1));
            } else {
                next++;
                items.add(scalar(rest));
            }
        }
        return new Json.Arr(items);
    }

    private Json mapping(int indent, int depth) {
        Map<String, Json> members = new LinkedHashMap<>();
        while (goesOn(indent) && !isItem(lines.get(next))) {
            Matcher pair = KEY.matcher(lines.get(next).text());
            check(pair.matches());
            next++;
            String value = pair.group(2) == null ? "" : pair.group(2).strip();
            if (value.startsWith("|") || value.startsWith(">")) {
                skipBelow(indent);
                members.put(unquoted(pair.group(1)), new Json.Null());
            } else {
                members.put(
                        unquoted(pair.group(1)),
                        value.isEmpty() ? below(indent, depth) : scalar(value));
            }
        }
        return new Json.Obj(members);
    }

    /** What is indented below; a list may stand at the same indentation as its key. */
    private Json below(int indent, int depth) {
        boolean deeper = next < lines.size() && lines.get(next).indent() > indent;
        boolean list = goesOn(indent) && isItem(lines.get(next));
        return deeper || list ? block(lines.get(next).indent(), depth + 1) : new Json.Null();
    }

    private void skipBelow(int indent) {
        while (next < lines.size() && lines.get(next).indent() > indent) {
            next++;
        }
    }

    private static Json scalar(String text) {
        return switch (text) {
            case "true", "false" -> new Json.Bool(text.equals("true"));
            case "null", "~" -> new Json.Null();
            default ->
                    "[{&*!".indexOf(text.charAt(0)) >= 0
                            ? new Json.Null()
                            : new Json.Str(unquoted(text));
        };
    }

    private static String unquoted(String text) {
        char first = text.isEmpty() ? ' ' : text.charAt(0);
        boolean quoted =
                (first == '"' || first == '\'')
                        && text.length() > 1
                        && text.charAt(text.length() - 1) == first;
        return quoted ? text.substring(1, text.length() - 1) : text.strip();
    }
}
