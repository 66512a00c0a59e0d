package aish.model.offline;

import static aish.model.offline.WordForm.MEASURE;

import module java.base;

/** Finds ages, time spans and dates. */
final class TimeExpressions extends SlotSearch {
    private static final Map<String, Integer> MINUTES =
            Map.of(
                    "minute", 1, "hour", 60, "day", 1_440, "week", 10_080, "month", 43_200, "year",
                    525_600);
    private static final Map<String, String> SHORT = HelperTexts.meanings("time-units");
    private static final Map<Character, String> LETTERS =
            Map.of('h', "hour", 'd', "day", 'w', "week");
    private static final Set<String> RECENT = HelperTexts.words("recent");
    private static final Set<String> OLDER = HelperTexts.words("older");
    private static final Set<String> SLEEPABLE = HelperTexts.words("sleepable");
    private static final List<String> WEEKDAYS =
            List.of("sunday monday tuesday wednesday thursday friday saturday".split(" "));
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
            case SCHEDULE -> new Schedules(reading, used).find();
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
        if (kind == SlotKind.SINCE && WEEKDAYS.contains(word)) {
            return Optional.of(
                    SlotValue.expression("\"$(date -d 'last %s' +%%F)\"".formatted(word), word));
        }
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

    /** Reads a number of units, "this week", "a day ago" or {@code 30d}. */
    private Optional<Span> span(int index) {
        String unit = singular(lower(index));
        if (!MINUTES.containsKey(unit)) {
            return measured(index);
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

    private Optional<Span> measured(int index) {
        String text = text(index).toLowerCase(Locale.ROOT);
        if (!is(index, MEASURE) || !text.matches("\\d{1,6}[hdw]")) {
            return Optional.empty();
        }
        int last = text.length() - 1;
        return Optional.of(
                new Span(
                        Long.parseLong(text.substring(0, last)),
                        LETTERS.getOrDefault(text.charAt(last), "")));
    }

    static boolean isUnit(String word) {
        String one = singular(word);
        return MINUTES.containsKey(one) || one.equals("second");
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

    /** Finds recurring times and writes them as cron fields. */
    private static final class Schedules extends SlotSearch {
        private static final Map<String, String> ADVERBS = HelperTexts.meanings("adverbs");
        private static final Map<String, Integer> HOURS =
                Map.of("noon", 12, "midnight", 0, "morning", 7, "evening", 19, "night", 3);
        private static final Pattern TIME = Pattern.compile("(\\d{1,2})(?::(\\d{2}))?(am|pm)?");
        private static final int USUAL_HOUR = 3;
        private static final int HALF_DAY = 12;
        private int hour = -1;
        private int minute;

        Schedules(ReadQuestion reading, BitSet used) {
            super(reading, used);
        }

        Optional<SlotValue> find() {
            return first(
                    i -> {
                        String word = lower(i);
                        String before = lower(i - 1);
                        boolean plural = before.equals("on") && word.endsWith("days");
                        boolean every = before.equals("every") || plural;
                        String day = plural ? word.substring(0, word.length() - 1) : word;
                        String unit = ADVERBS.getOrDefault(word, every ? day : "");
                        String spoken =
                                ADVERBS.containsKey(word)
                                        ? word
                                        : "every " + (every ? day : before + " " + word);
                        return (unit.isEmpty() ? everyFew(i) : every(unit))
                                .map(fields -> SlotValue.expression(fields, spoken));
                    });
        }

        /** Reads "every 5 minutes", where {@code index} is at the unit. */
        private Optional<String> everyFew(int index) {
            long amount = Quantities.numberAt(question, index - 1);
            if (amount < 1 || !lower(index - 2).equals("every")) {
                return Optional.empty();
            }
            Optional<String> fields =
                    switch (lower(index)) {
                        case "minutes", "minute", "mins" -> Optional.of("*/" + amount + " * * * *");
                        case "hours", "hour" -> Optional.of("0 */" + amount + " * * *");
                        case "days" -> Optional.of(clock() + " */" + amount + " * *");
                        default -> Optional.empty();
                    };
            fields.ifPresent(_ -> used.set(index - 1));
            return fields;
        }

        private Optional<String> every(String unit) {
            int weekday = WEEKDAYS.indexOf(unit);
            if (weekday >= 0) {
                return Optional.of(clock() + " * * " + weekday);
            }
            return switch (unit) {
                case "minute" -> Optional.of("* * * * *");
                case "hour" -> Optional.of("0 * * * *");
                case "day", "night", "morning", "evening" -> Optional.of(clock() + " * * *");
                case "weekday" -> Optional.of(clock() + " * * 1-5");
                case "week" -> Optional.of(clock() + " * * 0");
                case "month" -> Optional.of(clock() + " 1 * *");
                default -> Optional.empty();
            };
        }

        /** Returns the minute and the hour fields. */
        private String clock() {
            for (int i = 0; i < question.size(); i++) {
                readClock(i);
            }
            return minute + " " + (hour < 0 ? USUAL_HOUR : hour);
        }

        private void readClock(int index) {
            String word = question.piece(index).lower();
            String next = lower(index + 1);
            boolean apart = next.equals("am") || next.equals("pm");
            boolean number = is(index, WordForm.NUMBER) && (apart || lower(index - 1).equals("at"));
            if (is(index, WordForm.CLOCK) || number) {
                read(word + (apart ? next : ""));
                used.set(index, index + (apart ? 2 : 1));
            } else if (hour < 0 && HOURS.containsKey(word)) {
                hour = HOURS.getOrDefault(word, USUAL_HOUR);
                used.set(index);
            }
        }

        private void read(String text) {
            Matcher matcher = TIME.matcher(text);
            if (matcher.matches()) {
                hour = Integer.parseInt(matcher.group(1)) % 24;
                minute = matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2)) % 60;
                if (matcher.group(3) != null) {
                    hour = hour % HALF_DAY + (matcher.group(3).equals("pm") ? HALF_DAY : 0);
                }
            }
        }
    }
}
