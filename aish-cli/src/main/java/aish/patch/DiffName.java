package aish.patch;

import module java.base;

/** Reads the names of files in the headers of unified diffs. */
final class DiffName {
    static final String NOTHING = "/dev/null";

    /** The letters that git puts before names: a and b, or those of diff.mnemonicPrefix. */
    private static final Pattern PREFIX = Pattern.compile("[abciow]/(?=.)");

    private static final Pattern DATE =
            Pattern.compile(
                    "\\s+\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?(?: [+-]\\d{4})?\\s*$");

    private DiffName() {}

    /** Reads the name in a line such as {@code --- a/file<TAB>time}. */
    static String inHeader(String rest) throws PatchException {
        String text = rest.stripTrailing();
        if (text.startsWith("\"")) {
            return stripped(unquoted(text));
        }
        int tab = rest.indexOf('\t');
        String name = tab >= 0 ? rest.substring(0, tab) : DATE.matcher(text).replaceFirst("");
        return stripped(name);
    }

    /** Reads the name in a line such as {@code rename from file}, which has no prefix. */
    static String bare(String rest) throws PatchException {
        String text = rest.stripTrailing();
        return text.startsWith("\"") ? unquoted(text) : text;
    }

    static String stripped(String name) {
        Matcher prefix = PREFIX.matcher(name);
        return prefix.lookingAt() ? name.substring(prefix.end()) : name;
    }

    /** Finds the name that occurs twice in {@code diff --git a/name b/name}. */
    static Optional<String> twice(String names) throws PatchException {
        String text = names.stripTrailing();
        if (text.startsWith("\"")) {
            int end = closingQuote(text);
            String first = stripped(unquoted(text.substring(0, end + 1)));
            String second = stripped(bare(text.substring(end + 1).stripLeading()));
            return first.equals(second) ? Optional.of(first) : Optional.empty();
        }
        for (int i = text.indexOf(' '); i >= 0; i = text.indexOf(' ', i + 1)) {
            String first = stripped(text.substring(0, i));
            if (first.equals(stripped(bare(text.substring(i + 1))))) {
                return Optional.of(first);
            }
        }
        return Optional.empty();
    }

    private static int closingQuote(String text) throws PatchException {
        for (int i = 1; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == '"') {
                return i;
            }
        }
        throw new PatchException("Corrupt patch: a quoted file name does not end: " + text);
    }

    /** Reads a name that git has quoted as in C, with the octal numbers of its bytes. */
    private static String unquoted(String quoted) throws PatchException {
        int end = closingQuote(quoted);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 1; i < end; i++) {
            char c = quoted.charAt(i);
            if (c != '\\') {
                int point = quoted.codePointAt(i);
                bytes.writeBytes(Character.toString(point).getBytes(StandardCharsets.UTF_8));
                i += Character.charCount(point) - 1;
                continue;
            }
            char escaped = quoted.charAt(++i);
            if (escaped >= '0' && escaped <= '3' && i + 2 < end) {
                bytes.write(octal(quoted.substring(i, i + 3)));
                i += 2;
            } else {
                bytes.write(escape(escaped));
            }
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static int octal(String digits) throws PatchException {
        try {
            return Integer.parseInt(digits, 8);
        } catch (NumberFormatException e) {
            throw new PatchException("Corrupt patch: \\" + digits + " in a file name", e);
        }
    }

    private static int escape(char escaped) {
        return switch (escaped) {
            case 'a' -> 7;
            case 'b' -> '\b';
            case 't' -> '\t';
            case 'n' -> '\n';
            case 'v' -> 11;
            case 'f' -> '\f';
            case 'r' -> '\r';
            default -> escaped;
        };
    }
}
