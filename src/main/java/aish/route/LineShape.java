package aish.route;

import module java.base;

import aish.route.FirstWordClassifier.FirstWordKind;

/**
 * What a line has in common with others of its kind. It contains no word of the line but the first,
 * and that one only if it is a program or a common word, so it can be kept without revealing what
 * was typed.
 *
 * @param word the first word in lower case; empty if it could be private
 */
public record LineShape(String word, FirstWordKind first, Length length, Set<Trait> traits) {
    private static final String SEPARATOR = " ";
    private static final String NONE = "-";
    private static final Pattern WORD = Pattern.compile("[a-z0-9][a-z0-9._+-]{0,23}");

    /** How many words the line has. */
    enum Length {
        ALONE,
        PAIR,
        SEVERAL
    }

    /** What there is among the words after the first. */
    enum Trait {
        SYNTAX("options or other shell syntax"),
        NAME("paths, numbers or names"),
        SUBCOMMAND("a subcommand"),
        WORD("plain words"),
        GLUE("small words such as \"the\""),
        QUESTION("a question mark");

        private final String phrase;

        Trait(String phrase) {
            this.phrase = phrase;
        }

        static Trait of(WordKind kind) {
            return switch (kind) {
                case OPTION,
                        LONG_OPTION,
                        OPERATOR,
                        REDIRECTION,
                        VARIABLE,
                        PATTERN,
                        ASSIGNMENT,
                        QUOTED ->
                        SYNTAX;
                case PATH, ADDRESS, NUMBER, FILE, UNDERSCORED, HYPHENATED, CODE, LETTER, PROGRAM ->
                        NAME;
                case FUNCTION -> GLUE;
                default -> WORD;
            };
        }
    }

    public LineShape {
        traits = Collections.unmodifiableSet(traits.isEmpty() ? Set.of() : EnumSet.copyOf(traits));
    }

    /** Whether the word can be kept: it looks like the name of a program or an English word. */
    static boolean isPlain(String word) {
        return WORD.matcher(word).matches();
    }

    /** Whether lines of both shapes differ at most in their first words. */
    boolean isLike(LineShape other) {
        return length == other.length && traits.equals(other.traits);
    }

    /** Returns the shape as words that {@link #parse} reads. */
    public String code() {
        StringJoiner names = new StringJoiner("+").setEmptyValue(NONE);
        traits.forEach(trait -> names.add(lower(trait)));
        return String.join(
                SEPARATOR,
                word.isEmpty() ? NONE : word,
                lower(first),
                lower(length),
                names.toString());
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** Reads what {@link #code} wrote; empty if it is damaged. */
    public static Optional<LineShape> parse(String code) {
        String[] parts = code.split(SEPARATOR, -1);
        if (parts.length != 4 || !(parts[0].equals(NONE) || isPlain(parts[0]))) {
            return Optional.empty();
        }
        try {
            Set<Trait> traits = EnumSet.noneOf(Trait.class);
            for (String name : parts[3].equals(NONE) ? new String[0] : parts[3].split("\\+", -1)) {
                traits.add(Trait.valueOf(name.toUpperCase(Locale.ROOT)));
            }
            return Optional.of(
                    new LineShape(
                            parts[0].equals(NONE) ? "" : parts[0],
                            FirstWordKind.valueOf(parts[1].toUpperCase(Locale.ROOT)),
                            Length.valueOf(parts[2].toUpperCase(Locale.ROOT)),
                            traits));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Describes the lines, for example {@code "find" and several words: small words such as…}. */
    public String describe() {
        String start = word.isEmpty() ? "a first word that " + first.phrase() : '"' + word + '"';
        String rest =
                switch (length) {
                    case ALONE -> " alone";
                    case PAIR -> " and one more word";
                    case SEVERAL -> " and several more words";
                };
        List<String> phrases = new ArrayList<>();
        traits.forEach(trait -> phrases.add(trait.phrase));
        return start + rest + (phrases.isEmpty() ? "" : " (" + String.join(", ", phrases) + ")");
    }
}
