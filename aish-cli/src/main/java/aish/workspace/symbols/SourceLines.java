package aish.workspace.symbols;

import module java.base;

import org.jspecify.annotations.Nullable;

/** The text of a source file and where its lines start. */
final class SourceLines {
    /** Larger files are hardly written by hand. */
    static final int MOST_BYTES = 512 << 10;

    private static final int SAMPLE = 8 << 10;
    private static final int LONGEST_SIGNATURE = 160;
    private static final int LONGEST_PREFIX = 60;
    private static final int MOST_READ = 2_000;
    private static final String NOT_BEFORE = ";{}(),=";
    private static final Pattern ANNOTATIONS =
            Pattern.compile(
                    "^(?:@(?!interface\\b)\\w[\\w.]*(?:\\([^()]*(?:\\([^()]*\\)[^()]*)*\\))?\\s*)+");
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final Pattern LOOSE_END = Pattern.compile("(?:=>|\\s|[{:;=(])++$");

    private final String text;
    private final int[] starts;

    SourceLines(String text) {
        this.text = text;
        this.starts = starts(text);
    }

    private static int[] starts(String text) {
        int[] starts = new int[64];
        int count = 1;
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            if (count == starts.length) {
                starts = Arrays.copyOf(starts, 2 * count);
            }
            starts[count++] = at + 1;
        }
        return Arrays.copyOf(starts, count);
    }

    /** Reads a file; null if it is too large, not text, or cannot be read. */
    static @Nullable String read(Path file) {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            bytes = in.readNBytes(MOST_BYTES + 1);
        } catch (IOException e) {
            return null;
        }
        if (bytes.length > MOST_BYTES) {
            return null;
        }
        for (int i = 0; i < Math.min(SAMPLE, bytes.length); i++) {
            if (bytes[i] == 0) {
                return null;
            }
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    String text() {
        return text;
    }

    int count() {
        return starts.length;
    }

    /** Returns the line that a position is in, counted from 1. */
    int lineOf(int position) {
        int found = Arrays.binarySearch(starts, position);
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** Returns a line, counted from 1, without its end. */
    String line(int number) {
        int end = number < starts.length ? starts[number] - 1 : text.length();
        String line = text.substring(starts[number - 1], end);
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    }

    /**
     * Returns how a definition starts, on one line: up to its body, without annotations.
     *
     * @param end where the body starts, or the definition ends
     * @param whole whether more than the first line belongs to it
     */
    String signature(int start, int end, boolean whole) {
        int lineStart = starts[lineOf(start) - 1];
        String before = text.substring(lineStart, start);
        boolean plain =
                before.length() <= LONGEST_PREFIX
                        && before.chars().noneMatch(c -> NOT_BEFORE.indexOf(c) >= 0);
        int from = plain ? lineStart : start;
        String part = text.substring(from, Math.min(end, from + MOST_READ)).strip();
        String bare = ANNOTATIONS.matcher(part).replaceFirst("");
        int brace = whole ? -1 : bare.indexOf('{');
        int lineEnd = whole ? -1 : bare.indexOf('\n');
        int cut =
                Math.min(brace < 0 ? bare.length() : brace, lineEnd < 0 ? bare.length() : lineEnd);
        return tidy(bare.substring(0, cut));
    }

    /** Returns a part of a line as a signature. */
    static String tidy(String text) {
        String line = SPACES.matcher(text.strip()).replaceAll(" ");
        String bare = LOOSE_END.matcher(line).replaceFirst("");
        return bare.length() <= LONGEST_SIGNATURE
                ? bare
                : bare.substring(0, bare.offsetByCodePoints(0, LONGEST_SIGNATURE - 1)) + "…";
    }
}
