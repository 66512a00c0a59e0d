package aish.text;

import module java.base;

/**
 * The line that opens a code block in markdown.
 *
 * @param indent spaces before it, which the lines of the block may have as well
 * @param info what follows the marks: the language, perhaps with more
 */
public record Fence(char mark, int length, int indent, String info) {
    /** How much deeper than the opening line the closing line may be indented. */
    private static final int DEEPER = 3;

    public static Optional<Fence> opening(String line) {
        String text = line.stripLeading();
        if (!text.startsWith("```") && !text.startsWith("~~~")) {
            return Optional.empty();
        }
        char mark = text.charAt(0);
        int length = run(text, mark);
        String info = text.substring(length).strip();
        return mark == '`' && info.indexOf('`') >= 0
                ? Optional.empty()
                : Optional.of(new Fence(mark, length, line.length() - text.length(), info));
    }

    private static int run(String text, char mark) {
        int length = 0;
        while (length < text.length() && text.charAt(length) == mark) {
            length++;
        }
        return length;
    }

    public String language() {
        return info.split("[\\s{,:]", 2)[0].toLowerCase(Locale.ROOT);
    }

    /** Returns the block that is open after a line. */
    public static Optional<Fence> after(Optional<Fence> open, String line) {
        return open.isEmpty() ? opening(line) : open.filter(fence -> !fence.closes(line));
    }

    /** Returns a line that closes the block. */
    public String closing() {
        return String.valueOf(mark).repeat(length);
    }

    public boolean closes(String line) {
        String text = line.strip();
        int run = run(text, mark);
        int blanks = line.length() - line.stripLeading().length();
        return run >= length && run == text.length() && blanks <= indent + DEEPER;
    }

    /** Returns the lines of the block without the indent. */
    public List<String> body(List<String> lines) {
        List<String> body = new ArrayList<>();
        for (String line : lines) {
            int blanks = 0;
            while (blanks < indent && blanks < line.length() && line.charAt(blanks) == ' ') {
                blanks++;
            }
            body.add(line.substring(blanks));
        }
        return body;
    }
}
