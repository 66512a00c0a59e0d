package aish.offline;

import static aish.offline.WordForm.MEASURE;

import module java.base;

/** Finds ages, time spans and dates. */
final class TimeExpressions extends SlotSearch {
    private static final Map<String, Integer> MINUTES =
            Map.of(
                    "minute", 1, "hour", 60, "day", 1_440, "week", 10_080, "month", 43_200, "year",
                    525_600);
    private static final Map<String, String> SHORT = HelperTexts.meanings("time-units");
    private static final Set<String> RECENT = HelperTexts.words("recent");
    private static final Set<String> OLDER = HelperTexts.words("older");
    private static final Set<String> SLEEPABLE = HelperTexts.words("sleepable");
    private static final int DAY = 1_440;

    /** A length of time before now. */
    private record Span(long amount, String unit) {
        long minutes() {
            return amount * MINUTES.getOrDefault(unit, 0);
        }

        String spoken() {
            return amount + " " + unit + (amount == 1 ? "" : "s");
        }
    }

    TimeExpressions(ReadQuestion reading, BitSet used) {
        super(reading, used);
    }

    Optional<SlotValue> find(SlotKind kind) {
        return switch (kind) {
            case DATE -> first(i -> wordIf(isDate(i), question.piece(i).lower()));
            case DURATION -> first(this::duration);
            default -> first(i -> day(kind, i)).or(() -> first(this::span).map(s -> ago(kind, s)));
        };
    }

    private boolean isDate(int index) {
        return is(index, WordForm.DATE)
                || question.piece(index).lower().matches("today|yesterday|tomorrow");
    }

    private Optional<SlotValue> day(SlotKind kind, int index) {
        String word = lower(index);
        boolean today = word.equals("today");
        boolean named = today || word.equals("yesterday");
        return named && kind == SlotKind.AGE
                ? Optional.of(SlotValue.expression("-daystart -mtime " + (today ? 0 : 1), word))
                : wordIf(named || (kind == SlotKind.SINCE && is(index, WordForm.DATE)), word);
    }

    private SlotValue ago(SlotKind kind, Span span) {
        if (kind == SlotKind.SINCE) {
            return SlotValue.word(span.spoken() + " ago");
        }
        boolean older = question.pieces().stream().anyMatch(one -> OLDER.contains(one.lower()));
        boolean days = span.minutes() % DAY == 0;
        return SlotValue.expression(
                (days ? "-mtime " : "-mmin ")
                        + (older ? "+" : "-")
                        + span.minutes() / (days ? DAY : 1),
                older ? "more than " + span.spoken() + " ago" : "in the last " + span.spoken());
    }

    /** Reads a number of units, "this week" or "a day ago". */
    private Optional<Span> span(int index) {
        String unit = singular(lower(index));
        if (!MINUTES.containsKey(unit)) {
            return Optional.empty();
        }
        long amount = Quantities.numberAt(question, index - 1);
        if (amount > 0) {
            used.set(index - 1);
            return Optional.of(new Span(amount, unit));
        }
        String before = lower(index - 1);
        boolean one = RECENT.contains(before) || before.equals("a") || before.equals("an");
        return one
                ? Optional.of(unit.equals("week") ? new Span(7, "day") : new Span(1, unit))
                : Optional.empty();
    }

    /** Returns the word without a plural ending, and not abbreviated. */
    private static String singular(String word) {
        String one = word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
        return SHORT.getOrDefault(one, one);
    }

    /** Reads a duration and writes it in the format of {@code sleep} and {@code timeout}. */
    private Optional<SlotValue> duration(int index) {
        long amount = Quantities.numberAt(question, index);
        String next = lower(index + 1);
        String unit = singular(next);
        if (amount > 0 && SLEEPABLE.contains(unit)) {
            used.set(index + 1);
            String text = "" + amount + unit.charAt(0);
            return Optional.of(new SlotValue(text, amount + " " + next, SlotValue.Raw.NO));
        }
        boolean measured = is(index, MEASURE) && lower(index).matches("\\d+(\\.\\d+)?[smhd]");
        return wordIf(measured, lower(index));
    }
}
