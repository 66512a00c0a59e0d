package aish.model.offline;

import module java.base;

/** Finds numbers and what they count. */
final class Quantities {
    private static final List<String> NUMBER_WORDS =
            List.of(
                    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                    "ten", "eleven", "twelve");
    private static final List<String> ORDINALS =
            List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth");
    private static final Set<String> COLUMNS = HelperTexts.words("columns");
    private static final Map<Character, String> UNITS = Map.of('k', "k", 'm', "M", 'g', "G");
    private static final Set<String> SIZE_UNITS = HelperTexts.words("size-units");
    private static final int HIGHEST_PORT = 65_535;
    private static final double STEP = 1_024;

    private final Question question;
    private final BitSet used;

    Quantities(Question question, BitSet used) {
        this.question = question;
        this.used = used;
    }

    Optional<SlotValue> find(SlotKind kind) {
        return switch (kind) {
            case SIZE -> size();
            case PORT -> port();
            case MODE -> mode();
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
        if (piece.is(WordForm.NUMBER)) {
            return piece.text().length() > 15 ? -1 : Long.parseLong(piece.text());
        }
        return NUMBER_WORDS.indexOf(piece.lower());
    }

    private Optional<SlotValue> size() {
        for (int i = 0; i < question.size(); i++) {
            QuestionWord piece = question.piece(i);
            if (used.get(i) || !piece.is(WordForm.NUMBER, WordForm.MEASURE)) {
                continue;
            }
            String text = piece.lower();
            int digits = digits(text);
            String unit = text.substring(digits);
            if (unit.isEmpty()) {
                unit = question.lower(i + 1);
            }
            if (SIZE_UNITS.contains(unit)) {
                used.set(i);
                if (text.length() == digits) {
                    used.set(i + 1);
                }
                return sized(text.substring(0, digits), unit.charAt(0));
            }
        }
        return Optional.empty();
    }

    /** Whether a number with a unit of size starts here. */
    static boolean isSizeAt(Question question, int index) {
        if (index >= question.size()
                || !question.piece(index).is(WordForm.NUMBER, WordForm.MEASURE)) {
            return false;
        }
        String text = question.lower(index);
        String unit = text.substring(digits(text));
        return SIZE_UNITS.contains(unit.isEmpty() ? question.lower(index + 1) : unit);
    }

    private static int digits(String text) {
        int end = 0;
        while (end < text.length()
                && (Character.isDigit(text.charAt(end)) || text.charAt(end) == '.')) {
            end++;
        }
        return end;
    }

    /** Programs want whole numbers, so a fraction is converted to the next smaller unit. */
    private static Optional<SlotValue> sized(String number, char unit) {
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
        return Optional.of(
                new SlotValue(
                        text,
                        number + String.valueOf(unit).toUpperCase(Locale.ROOT) + "B",
                        SlotValue.Raw.NO));
    }

    private Optional<SlotValue> port() {
        for (int i = 0; i < question.size(); i++) {
            QuestionWord piece = question.piece(i);
            if (!used.get(i) && piece.is(WordForm.PORT, WordForm.HOST_PORT)) {
                used.set(i);
                return port(piece.text().substring(piece.text().lastIndexOf(':') + 1));
            }
        }
        for (int i = 0; i < question.size(); i++) {
            long number = numberAt(question, i);
            if (!used.get(i)
                    && question.piece(i).is(WordForm.NUMBER)
                    && number > 0
                    && number <= HIGHEST_PORT) {
                used.set(i);
                return port(question.piece(i).text());
            }
        }
        return Optional.empty();
    }

    private static Optional<SlotValue> port(String digits) {
        return Optional.of(SlotValue.word(digits));
    }

    private Optional<SlotValue> mode() {
        for (int i = 0; i < question.size(); i++) {
            String text = question.piece(i).text();
            boolean octal = text.length() >= 3 && text.length() <= 4 && text.matches("[0-7]+");
            if (!used.get(i) && (octal || text.matches("[ugoa]*[+=-][rwxXst]+"))) {
                used.set(i);
                return Optional.of(SlotValue.word(text));
            }
        }
        return Optional.empty();
    }

    /** Whether a unit of time or size follows, so that it is not a plain number. */
    private boolean isMeasured(int index) {
        String next = question.lower(index + 1);
        return SIZE_UNITS.contains(next) || TimeExpressions.isUnit(next);
    }

    /** Finds "second" in "the second column", and "2nd". */
    private Optional<SlotValue> ordinal() {
        for (int i = 0; i < question.size(); i++) {
            String word = question.lower(i);
            boolean digits = word.matches("\\d{1,3}(st|nd|rd|th)");
            int place = ORDINALS.indexOf(word) + 1;
            if (!used.get(i) && (digits || place > 0) && COLUMNS.contains(question.lower(i + 1))) {
                used.set(i);
                return Optional.of(
                        SlotValue.word(
                                digits
                                        ? word.substring(0, word.length() - 2)
                                        : Integer.toString(place)));
            }
        }
        return Optional.empty();
    }

    /** Prefers a number in digits to a number word, which may be an article. */
    private Optional<SlotValue> number() {
        for (WordForm shape : List.of(WordForm.NUMBER, WordForm.WORD)) {
            for (int i = 0; i < question.size(); i++) {
                long number = numberAt(question, i);
                if (!used.get(i)
                        && !isMeasured(i)
                        && number > (shape == WordForm.WORD ? 1 : 0)
                        && question.piece(i).is(shape)) {
                    used.set(i);
                    return Optional.of(SlotValue.word(Long.toString(number)));
                }
            }
        }
        return ordinal();
    }
}
