package aish.text;

import module java.base;

/**
 * A pattern with {@code *}, {@code ?} and {@code [...]}, for paths or for any text. All positions
 * that a match may have reached are followed together, so that no pattern takes longer than its
 * length times that of the text.
 */
public final class Glob {
    /** Whether upper and lower case differ. */
    public enum Case {
        EXACT,
        ANY
    }

    private sealed interface Step {
        /** One character. */
        sealed interface One extends Step {
            boolean matches(int c);
        }

        record Literal(int c, Case letters) implements One {
            @Override
            public boolean matches(int other) {
                return c == other || (letters == Case.ANY && folded(c) == folded(other));
            }

            private static int folded(int c) {
                return Character.toLowerCase(Character.toUpperCase(c));
            }
        }

        record Any(boolean slashes) implements One {
            @Override
            public boolean matches(int c) {
                return slashes || c != '/';
            }
        }

        record Set(CharacterSet set, Case letters, boolean slashes) implements One {
            @Override
            public boolean matches(int c) {
                return (slashes || c != '/') && set.contains(c, letters);
            }
        }

        /** Any number of characters, with or without slashes. */
        record Many(boolean slashes) implements Step {}

        /** Any number of directories, each with its trailing slash. */
        record Directories() implements Step {}
    }

    private final List<Step> steps;

    private Glob(List<Step> steps) {
        this.steps = List.copyOf(steps);
    }

    /**
     * Returns a pattern for paths as in git's ignore files: only {@code **} matches a slash. Empty
     * if the pattern is malformed, which matches no path.
     */
    public static Optional<Glob> ofPath(String pattern) {
        List<Step> steps = new ArrayList<>();
        int at = 0;
        while (at >= 0 && at < pattern.length()) {
            at =
                    pattern.charAt(at) == '*'
                            ? stars(pattern, at, steps)
                            : one(pattern, at, Case.EXACT, false, steps);
        }
        return at < 0 ? Optional.empty() : Optional.of(new Glob(steps));
    }

    /**
     * Returns a pattern for names or words as in a shell: a slash is a character like any other,
     * and malformed parts are literal.
     */
    public static Glob ofText(String pattern, Case letters) {
        List<Step> steps = new ArrayList<>();
        int at = 0;
        while (at < pattern.length()) {
            if (pattern.charAt(at) == '*') {
                steps.add(new Step.Many(true));
                at++;
                continue;
            }
            int next = one(pattern, at, letters, true, steps);
            if (next < 0) {
                steps.add(new Step.Literal(pattern.charAt(at), letters));
            }
            at = next < 0 ? at + 1 : next;
        }
        return new Glob(steps);
    }

    /** Returns the text as a pattern that matches only itself, also within brackets. */
    public static String quote(String text) {
        StringBuilder quoted = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            quoted.append(c < 128 && !Character.isLetterOrDigit(c) ? "\\" : "").append(c);
        }
        return quoted.toString();
    }

    /**
     * Reads a step that matches one character and returns the index after it; -1 if it is
     * malformed.
     */
    private static int one(
            String pattern, int at, Case letters, boolean slashes, List<Step> steps) {
        int c = pattern.codePointAt(at);
        if (c == '?') {
            steps.add(new Step.Any(slashes));
            return at + 1;
        }
        if (c == '[') {
            Optional<CharacterSet.Read> read = CharacterSet.read(pattern, at);
            read.ifPresent(found -> steps.add(new Step.Set(found.set(), letters, slashes)));
            return read.map(CharacterSet.Read::end).orElse(-1);
        }
        int from = c == '\\' ? at + 1 : at;
        if (from == pattern.length()) {
            return -1;
        }
        int literal = pattern.codePointAt(from);
        steps.add(new Step.Literal(literal, letters));
        return from + Character.charCount(literal);
    }

    /**
     * Reads a run of stars; two cross directories only if they are a whole component of the path.
     */
    private static int stars(String pattern, int from, List<Step> steps) {
        int end = from;
        while (end < pattern.length() && pattern.charAt(end) == '*') {
            end++;
        }
        boolean opens = from == 0 || pattern.charAt(from - 1) == '/';
        boolean last = end == pattern.length();
        boolean slash = !last && pattern.charAt(end) == '/';
        boolean deep = end - from > 1 && opens;
        if (deep && slash) {
            steps.add(new Step.Directories());
            return end + 1;
        }
        boolean escapedSlash = pattern.startsWith("\\/", end);
        steps.add(new Step.Many(deep && (last || escapedSlash)));
        return end;
    }

    public boolean matches(String path) {
        BitSet places = new BitSet(steps.size() + 1);
        reach(places, 0, true);
        for (int i = 0; i < path.length() && !places.isEmpty(); ) {
            int c = path.codePointAt(i);
            places = next(places, c);
            i += Character.charCount(c);
        }
        return places.get(steps.size());
    }

    private BitSet next(BitSet places, int c) {
        BitSet next = new BitSet(steps.size() + 1);
        for (int at = places.nextSetBit(0); at >= 0; at = places.nextSetBit(at + 1)) {
            if (at == steps.size()) {
                break;
            }
            switch (steps.get(at)) {
                case Step.One one -> {
                    if (one.matches(c)) {
                        reach(next, at + 1, c == '/');
                    }
                }
                case Step.Many(boolean slashes) -> {
                    if (slashes || c != '/') {
                        reach(next, at, false);
                    }
                }
                case Step.Directories _ -> reach(next, at, c == '/');
            }
        }
        return next;
    }

    /**
     * Adds a position and those reachable from it without consuming a character.
     *
     * @param fresh whether a path component starts here
     */
    private void reach(BitSet places, int from, boolean fresh) {
        for (int at = from; ; at++) {
            places.set(at);
            boolean passes =
                    at < steps.size()
                            && switch (steps.get(at)) {
                                case Step.One _ -> false;
                                case Step.Many _ -> true;
                                case Step.Directories _ -> fresh;
                            };
            if (!passes) {
                return;
            }
        }
    }
}
