package aish.text;

import module java.base;

/** The characters in a bracket expression of a pattern, such as {@code [a-z]}. */
final class CharacterSet {
    /** A set and the index after its closing bracket. */
    record Read(CharacterSet set, int end) {}

    private final List<IntPredicate> members = new ArrayList<>();
    private boolean negated;

    private CharacterSet() {}

    /** Returns empty if the bracket is not closed or names an unknown class. */
    static Optional<Read> read(String pattern, int bracket) {
        CharacterSet set = new CharacterSet();
        int at = bracket + 1;
        if (at < pattern.length() && "!^".indexOf(pattern.charAt(at)) >= 0) {
            set.negated = true;
            at++;
        }
        for (boolean first = true; at < pattern.length(); first = false) {
            char c = pattern.charAt(at);
            if (c == ']' && !first) {
                return Optional.of(new Read(set, at + 1));
            }
            at = pattern.startsWith("[:", at) ? set.named(pattern, at) : set.range(pattern, at);
            if (at < 0) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private int named(String pattern, int at) {
        int close = pattern.indexOf(']', at + 2);
        if (close < 0) {
            return -1;
        }
        if (close == at + 2 || pattern.charAt(close - 1) != ':') {
            return range(pattern, at);
        }
        Optional<IntPredicate> named = named(pattern.substring(at + 2, close - 1));
        named.ifPresent(members::add);
        return named.isPresent() ? close + 1 : -1;
    }

    /** Reads one character, or two joined by a dash. */
    private int range(String pattern, int from) {
        int at = escape(pattern, from);
        if (at >= pattern.length()) {
            return -1;
        }
        int low = pattern.codePointAt(at);
        at += Character.charCount(low);
        int high = low;
        if (pattern.startsWith("-", at)
                && at + 1 < pattern.length()
                && pattern.charAt(at + 1) != ']') {
            at = escape(pattern, at + 1);
            if (at >= pattern.length()) {
                return -1;
            }
            high = pattern.codePointAt(at);
            at += Character.charCount(high);
        }
        int top = high;
        members.add(c -> c >= low && c <= top);
        return at;
    }

    private static int escape(String pattern, int at) {
        return pattern.charAt(at) == '\\' ? at + 1 : at;
    }

    private static Optional<IntPredicate> named(String name) {
        IntPredicate member =
                switch (name) {
                    case "alpha" -> Character::isLetter;
                    case "digit" -> c -> c >= '0' && c <= '9';
                    case "alnum" -> Character::isLetterOrDigit;
                    case "upper" -> Character::isUpperCase;
                    case "lower" -> Character::isLowerCase;
                    case "space" -> Character::isWhitespace;
                    case "blank" -> c -> c == ' ' || c == '\t';
                    case "cntrl" -> Character::isISOControl;
                    case "graph" -> c -> c > ' ' && !Character.isISOControl(c);
                    case "print" -> c -> c >= ' ' && !Character.isISOControl(c);
                    case "punct" -> c -> c > ' ' && c < 0x7f && !Character.isLetterOrDigit(c);
                    case "xdigit" -> c -> c < 128 && Character.digit(c, 16) >= 0;
                    default -> c -> false;
                };
        return KNOWN.contains(name) ? Optional.of(member) : Optional.empty();
    }

    private static final List<String> KNOWN =
            List.of(
                    "alpha", "digit", "alnum", "upper", "lower", "space", "blank", "cntrl", "graph",
                    "print", "punct", "xdigit");

    boolean contains(int c, Glob.Case letters) {
        boolean found = has(c);
        if (letters == Glob.Case.ANY) {
            found |= has(Character.toLowerCase(c)) || has(Character.toUpperCase(c));
        }
        return found != negated;
    }

    private boolean has(int c) {
        return members.stream().anyMatch(member -> member.test(c));
    }
}
