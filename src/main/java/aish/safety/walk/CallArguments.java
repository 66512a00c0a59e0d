package aish.safety.walk;

import module java.base;

/** The arguments of a call in code, as they are written. */
public record CallArguments(List<String> all) {
    /** Reads from an opening parenthesis on; spaces may precede it. */
    public static CallArguments at(String code, int place) {
        List<String> found = new ArrayList<>();
        int open = place;
        while (open < code.length() && Character.isWhitespace(code.charAt(open))) {
            open++;
        }
        int depth = 0;
        int start = open + 1;
        char quote = 0;
        for (int at = open; at < code.length(); at++) {
            char c = code.charAt(at);
            if (quote != 0) {
                at += c == '\\' ? 1 : 0;
                quote = c == quote ? 0 : quote;
            } else if (c == '"' || c == '\'' || c == '`') {
                quote = c;
            } else if ("([{".indexOf(c) >= 0) {
                depth++;
            } else if (")]}".indexOf(c) >= 0 && --depth == 0) {
                add(code.substring(start, at), found);
                return new CallArguments(List.copyOf(found));
            } else if (c == ',' && depth == 1) {
                add(code.substring(start, at), found);
                start = at + 1;
            }
        }
        found.add("*");
        return new CallArguments(List.copyOf(found));
    }

    private static void add(String argument, List<String> found) {
        if (!argument.isBlank()) {
            found.add(argument.strip());
        }
    }

    public int size() {
        return all.size();
    }

    /** Returns an argument by its index; empty if there are fewer. */
    public String get(int place) {
        return place < all.size() ? all.get(place) : "";
    }

    /** Returns the value of a named argument; empty if it is not given. */
    public String named(String name) {
        for (String argument : all) {
            if (argument.startsWith(name) && argument.indexOf('=') > 0) {
                int equals = argument.indexOf('=');
                if (argument.substring(0, equals).strip().equals(name)) {
                    return argument.substring(equals + 1).strip();
                }
            }
        }
        return "";
    }

    /** Whether arguments come from a list or a table whose contents are not visible. */
    public boolean areSpread() {
        return all.stream().anyMatch(argument -> argument.startsWith("*"));
    }

    /** Whether every argument after the first starts with one of these names. */
    public boolean othersAreNamed(List<String> names) {
        return all.stream()
                .skip(1)
                .allMatch(argument -> names.stream().anyMatch(name -> argument.startsWith(name)));
    }

    /** Whether a text is one string literal without interpolation. */
    public static boolean isLiteral(String text) {
        String plain = text.startsWith("b") || text.startsWith("r") ? text.substring(1) : text;
        if (plain.length() < 2) {
            return false;
        }
        char quote = plain.charAt(0);
        String inside = plain.substring(1, plain.length() - 1);
        return (quote == '"' || quote == '\'' || quote == '`')
                && plain.charAt(plain.length() - 1) == quote
                && inside.indexOf(quote) < 0
                && (quote == '\'' || (inside.indexOf('$') < 0 && !inside.contains("#{")));
    }

    /** Returns the text of a literal without its quotes. */
    public static String inside(String literal) {
        int start = Character.isLetter(literal.charAt(0)) ? 2 : 1;
        return literal.substring(start, literal.length() - 1);
    }
}
