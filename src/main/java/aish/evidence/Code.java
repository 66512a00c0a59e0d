package aish.evidence;

import module java.base;

/** Something in a sentence that is written as in a program: code, a path, an option or a name. */
record Code(String text) {
    private static final Pattern PART = Pattern.compile("[A-Za-z_$][\\w$]*|\\d+(?:\\.\\d+)*");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_$][\\w$]*");
    private static final Pattern NUMBERED = Pattern.compile("[a-z]{2,}(?:-[a-z0-9]+)*-\\d+");
    private static final Pattern OPTION = Pattern.compile("--\\w{3,}-[\\w-]+");
    private static final Pattern EXPRESSION = Pattern.compile("[=:(){}<>]|\\b\\d");
    private static final Pattern ASSIGNED = Pattern.compile("([\\w.-]+)\\s*[:=]\\s*\\S.*");
    private static final Pattern PATH = Pattern.compile("[\\w~.-]*(?:/[\\w.-]*[a-z][\\w.-]*)+/?");
    private static final Pattern COMPARISON =
            Pattern.compile("([\\w.()\\[\\]-]+(?:->[\\w.()]+)?)([<>]=?|[=!]=)([^<>=]+)");
    private static final int LONGEST_PATH = 300;
    private static final Pattern HUMP = Pattern.compile("[a-z0-9][A-Z]|[A-Z]{2,}[a-z]");

    /** Has a dot or a slash like a name, but is an ordinary word. */
    private static final Pattern ORDINARY =
            Pattern.compile(
                    "(?i)[a-z]+/[a-z]+|(?i)(?:e\\.g|i\\.e|a\\.m|p\\.m)|[a-z-]+\\.(?:io|com|org|net|dev)");

    private static final Set<String> LITERALS =
            Set.of(
                    "None",
                    "null",
                    "NULL",
                    "nil",
                    "true",
                    "false",
                    "True",
                    "False",
                    "Some",
                    "undefined");

    /** Whether a word of a sentence can hardly be an ordinary one. */
    static boolean isCode(String word) {
        if ((word.length() < 3 && !word.startsWith("-"))
                || word.chars().noneMatch(Character::isLetter)) {
            return false;
        }
        boolean joined =
                word.matches(".*[\\w$](?:[._:/]|::|->)[\\w$].*")
                        && !ORDINARY.matcher(word).matches();
        boolean option = word.matches("--?\\w[\\w=-]*");
        boolean mixed = word.matches("[A-Za-z]+\\d+\\w*") || NUMBERED.matcher(word).matches();
        return joined || option || mixed || word.endsWith("()") || HUMP.matcher(word).find();
    }

    /** Whether it is a path, which nobody writes in another way. */
    boolean isPath() {
        return text.length() <= LONGEST_PATH && PATH.matcher(text).matches();
    }

    boolean isExpression() {
        return EXPRESSION.matcher(text).find();
    }

    /** Whether it is a part of a language. */
    boolean isLiteral() {
        return LITERALS.contains(text);
    }

    /** Returns the names that it consists of, without what is part of a language. */
    Stream<String> names() {
        return NAME.matcher(text)
                .results()
                .map(MatchResult::group)
                .filter(name -> !LITERALS.contains(name));
    }

    /** Whether a passage contains it, perhaps in parts. */
    boolean isIn(Passage passage) {
        boolean plain = text.length() < 3 || !(isPath() || NAME.matcher(text).matches());
        if (plain && passage.has(text)) {
            return true;
        }
        Matcher assigned = ASSIGNED.matcher(text);
        if (assigned.matches() && passage.cited().contains(lower(assigned.group(1)))) {
            return squeezed(passage.cited()).contains(squeezed(lower(text)));
        }
        if (isPath()) {
            String last = text.substring(text.lastIndexOf('/') + 1);
            return passage.hasName(text) || (passage.hasName(last) && !passage.has("/" + last));
        }
        if (NUMBERED.matcher(text).matches() || isOtherComparison(passage)) {
            return false;
        }
        if (OPTION.matcher(text).matches()) {
            return passage.hasName(text.replaceAll("^-+|-.*$", ""));
        }
        List<String> parts =
                PART.matcher(text).results().map(MatchResult::group).distinct().toList();
        return (!parts.isEmpty() && parts.stream().allMatch(passage::hasName))
                || (text.startsWith("SIG") && passage.hasName(text.substring("SIG".length())));
    }

    /** Whether the cited lines compare the same in another way. */
    private boolean isOtherComparison(Passage passage) {
        Matcher comparison = COMPARISON.matcher(squeezed(lower(text)));
        return comparison.matches()
                && Stream.of("<", ">", "<=", ">=", "==", "!=")
                        .filter(sign -> !sign.equals(comparison.group(2)))
                        .map(sign -> comparison.group(1) + sign + comparison.group(3))
                        .anyMatch(squeezed(passage.cited())::contains);
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    private static String squeezed(String text) {
        return text.replaceAll("[\\s\"']+", "");
    }
}
