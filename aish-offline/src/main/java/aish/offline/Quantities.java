package aish.offline;

import static aish.offline.WordForm.MEASURE;
import static aish.offline.WordForm.NUMBER;

import module java.base;

/** Finds numbers and what they count. */
final class Quantities extends SlotSearch {
    private static final List<String> NUMBER_WORDS =
            List.of(
                    "zero one two three four five six seven eight nine ten eleven twelve"
                            .split(" ", -1));
    private static final List<String> ORDINALS =
            List.of("first second third fourth fifth sixth seventh eighth".split(" ", -1));
    private static final Set<String> COLUMNS = HelperTexts.words("columns");
    private static final Map<Character, String> UNITS = Map.of('k', "k", 'm', "M", 'g', "G");
    private static final Set<String> SIZE_UNITS = HelperTexts.words("size-units");
    private static final int HIGHEST_PORT = 65_535;
    private static final double STEP = 1_024;

    Quantities(ReadQuestion reading, BitSet used) {
        super(reading, used);
    }

    Optional<SlotValue> find(SlotKind kind) {
        return switch (kind) {
            case SIZE -> first(this::size);
            case PORT -> first(this::port).or(() -> firstWord(this::isPortNumber));
            case MODE -> firstWord(i -> text(i).matches("[0-7]{3,4}|[ugoa]*[+=-][rwxXst]+"));
            default -> number();
        };
    }

    /**
     * Returns the number at a piece, in digits or as a small number word; negative if it is not a
     * number.
     */
    static long numberAt(Question question, int index) {
        if (index < 0 || index >= question.size()) {
            return -1;
        }
        QuestionWord piece = question.piece(index);
        if (piece.is(NUMBER)) {
            return piece.text().length() > 15 ? -1 : Long.parseLong(piece.text());
        }
        return NUMBER_WORDS.indexOf(piece.lower());
    }

    /** Reads "2gb" and "2 gb". */
    private Optional<SlotValue> size(int index) {
        String word = lower(index);
        boolean apart = is(index, NUMBER);
        String unit = apart ? lower(index + 1) : word.replaceFirst("^[\\d.]+", "");
        if (!is(index, NUMBER, MEASURE) || !SIZE_UNITS.contains(unit)) {
            return Optional.empty();
        }
        used.set(index + 1, index + (apart ? 2 : 1));
        return Optional.of(sized(word.replaceFirst("[^\\d.].*", ""), unit.charAt(0)));
    }

    /** Programs want whole numbers, so a fraction is converted to the next smaller unit. */
    private static SlotValue sized(String number, char unit) {
        double amount = Double.parseDouble(number);
        char shown = unit;
        if (shown == 't') {
            amount *= STEP;
            shown = 'g';
        }
        if (amount != Math.rint(amount) && shown != 'k') {
            amount *= STEP;
            shown = shown == 'g' ? 'm' : 'k';
        }
        String text = Math.round(amount) + UNITS.getOrDefault(shown, "");
        String spoken = number + Character.toUpperCase(unit) + "B";
        return new SlotValue(text, spoken, SlotValue.Raw.NO);
    }

    private Optional<SlotValue> port(int index) {
        String text = text(index);
        return wordIf(
                is(index, WordForm.PORT, WordForm.HOST_PORT),
                text.substring(text.lastIndexOf(':') + 1));
    }

    private boolean isPortNumber(int index) {
        long number = numberAt(question, index);
        return is(index, NUMBER) && number > 0 && number <= HIGHEST_PORT;
    }

    /** Prefers a number in digits to a number word, which may be an article. */
    private Optional<SlotValue> number() {
        return first(i -> number(i, NUMBER, 1))
                .or(() -> first(i -> number(i, WordForm.WORD, 2)))
                .or(() -> first(this::ordinal));
    }

    private Optional<SlotValue> number(int index, WordForm form, int least) {
        long number = numberAt(question, index);
        return wordIf(is(index, form) && number >= least, Long.toString(number));
    }

    /** Reads "second" in "the second column", and "2nd". */
    private Optional<SlotValue> ordinal(int index) {
        String word = lower(index);
        boolean digits = word.matches("\\d{1,3}(st|nd|rd|th)");
        int place = ORDINALS.indexOf(word) + 1;
        return wordIf(
                (digits || place > 0)
                        && (COLUMNS.contains(lower(index + 1)) || lower(index + 1).equals("and")),
                digits ? word.substring(0, word.length() - 2) : Integer.toString(place));
    }
}
