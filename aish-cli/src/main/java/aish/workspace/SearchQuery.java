package aish.workspace;

import module java.base;

import aish.text.ShownName;

/**
 * What to search for in files. Case matters only if the query contains a capital letter.
 *
 * @param text the words, or the regular expression without its slashes
 */
record SearchQuery(String text, boolean regex) {
    static SearchQuery of(String typed) throws SourceException {
        String text = typed.strip();
        if (text.isEmpty()) {
            throw new SourceException("what to search for is missing: TEXT or /REGEX/");
        }
        if (text.indexOf('\n') >= 0 || text.indexOf('\0') >= 0) {
            throw new SourceException("the search works line by line; use one line");
        }
        boolean regex = text.length() > 2 && text.startsWith("/") && text.endsWith("/");
        return new SearchQuery(regex ? text.substring(1, text.length() - 1) : text, regex);
    }

    boolean anyCase() {
        String letters = regex ? withoutEscapes() : text;
        return letters.equals(letters.toLowerCase(Locale.ROOT));
    }

    /**
     * Returns the expression without its escapes, because a capital after a backslash names a
     * character class.
     */
    private String withoutEscapes() {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else {
                letters.append(text.charAt(i));
            }
        }
        return letters.toString();
    }

    Pattern pattern() throws SourceException {
        int flags =
                (regex ? Pattern.UNICODE_CHARACTER_CLASS | Pattern.UNIX_LINES : Pattern.LITERAL)
                        | (anyCase() ? Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE : 0);
        try {
            return Pattern.compile(text, flags);
        } catch (PatternSyntaxException e) {
            throw new SourceException(
                    "invalid regular expression "
                            + shown()
                            + ": "
                            + ShownName.of(e.getDescription())
                            + "; without the slashes it is plain text");
        }
    }

    String shown() {
        return ShownName.of(regex ? "/" + text + "/" : text);
    }

    /**
     * The result of a search.
     *
     * @param matches in the order of paths and lines
     * @param shortfall says what was not searched; empty if everything was
     */
    record SearchFindings(List<SearchMatch> matches, String shortfall) {
        static final int LARGEST_FILE = 2 << 20;

        SearchFindings {
            matches = List.copyOf(matches);
        }

        /** Returns the content of a file, or nothing if it is binary or cannot be read. */
        static byte[] searchable(Path file) {
            try (InputStream in = Files.newInputStream(file)) {
                byte[] bytes = in.readNBytes(LARGEST_FILE);
                for (byte b : bytes) {
                    if (b == 0) {
                        return new byte[0];
                    }
                }
                return bytes;
            } catch (IOException e) {
                return new byte[0];
            }
        }
    }

    /**
     * A line that matches.
     *
     * @param path relative to the searched directory
     * @param text without the line break
     * @param start where in the line the first match starts
     */
    record SearchMatch(String path, long line, String text, int start) {
        private static final int LONGEST = 300;
        private static final int BEFORE = 100;

        /** Returns {@code path:line: text}; a long line is cut to what is around the match. */
        String shown() {
            return ShownName.of(path) + ":" + line + ": " + excerpt();
        }

        private String excerpt() {
            if (text.length() <= LONGEST) {
                return text;
            }
            int from = boundary(Math.clamp(start - BEFORE, 0, text.length() - LONGEST));
            int to = boundary(from + LONGEST);
            return (from > 0 ? "…" : "")
                    + text.substring(from, to)
                    + (to < text.length() ? "…" : "");
        }

        /** Moves an index that would split a surrogate pair. */
        private int boundary(int at) {
            return at < text.length() && Character.isLowSurrogate(text.charAt(at)) ? at - 1 : at;
        }

        static String withoutLineEnd(String line) {
            int end = line.length();
            end -= end > 0 && line.charAt(end - 1) == '\n' ? 1 : 0;
            end -= end > 0 && line.charAt(end - 1) == '\r' ? 1 : 0;
            return line.substring(0, end);
        }
    }
}
