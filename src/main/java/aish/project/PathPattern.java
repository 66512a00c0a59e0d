package aish.project;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A pattern of paths as git's ignore files have it. All places where a pattern may have got to are
 * followed at once, so that no pattern takes longer than its length times the path's.
 */
final class PathPattern {
    private sealed interface Step {
        /** One character, which is never a slash unless it is written as one. */
        sealed interface One extends Step {
            boolean matches(int c);
        }

        record Literal(int c) implements One {
            @Override
            public boolean matches(int other) {
                return c == other;
            }
        }

        record Any() implements One {
            @Override
            public boolean matches(int c) {
                return c != '/';
            }
        }

        record Set(CharacterSet set) implements One {
            @Override
            public boolean matches(int c) {
                return c != '/' && set.contains(c);
            }
        }

        /** Any number of characters, without slashes or with them. */
        record Many(boolean slashes) implements Step {}

        /** Any number of directories, each with its slash. */
        record Directories() implements Step {}
    }

    private final List<Step> steps;

    private PathPattern(List<Step> steps) {
        this.steps = List.copyOf(steps);
    }

    /** Nothing if the pattern is broken, which matches no path. */
    static Optional<PathPattern> of(String pattern) {
        List<Step> steps = new ArrayList<>();
        int at = 0;
        while (at < pattern.length()) {
            int c = pattern.codePointAt(at);
            switch (c) {
                case '\\' -> {
                    if (at + 1 == pattern.length()) {
                        return Optional.empty();
                    }
                    int escaped = pattern.codePointAt(at + 1);
                    steps.add(new Step.Literal(escaped));
                    at += 1 + Character.charCount(escaped);
                }
                case '?' -> {
                    steps.add(new Step.Any());
                    at++;
                }
                case '*' -> at = stars(pattern, at, steps);
                case '[' -> {
                    Optional<CharacterSet.Read> read = CharacterSet.read(pattern, at);
                    if (read.isEmpty()) {
                        return Optional.empty();
                    }
                    steps.add(new Step.Set(read.get().set()));
                    at = read.get().end();
                }
                default -> {
                    steps.add(new Step.Literal(c));
                    at += Character.charCount(c);
                }
            }
        }
        return Optional.of(new PathPattern(steps));
    }

    /** Two stars reach through directories only if they are a whole step of the path. */
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

    boolean matches(String path) {
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
     * Notes a place and those that follow it without a further character.
     *
     * @param fresh whether a step of the path starts here
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
