package aish.model.offline;

import module java.base;

/** Finds ages, time spans and dates. */
final class TimeExpressions {
    private static final Map<String, Integer> MINUTES =
            Map.of(
                    "minute", 1, "hour", 60, "day", 1_440, "week", 10_080, "month", 43_200, "year",
                    525_600);
    private static final Set<String> RECENT = HelperTexts.words("recent");
    private static final Set<String> OLDER = HelperTexts.words("older");
    private static final Set<String> SLEEPABLE = HelperTexts.words("sleepable");
    private static final int DAY = 1_440;

    private final Question question;
    private final BitSet used;

    /** A length of time before now. */
    private record Span(long amount, String unit) {
        long minutes() {
            return amount * MINUTES.getOrDefault(unit, 0);
        }

        String spoken() {
            return amount + " " + unit + (amount == 1 ? "" : "s");
        }
    }

    TimeExpressions(Question question, BitSet used) {
        this.question = question;
        this.used = used;
    }

    Optional<SlotValue> find(SlotKind kind) {
        return switch (kind) {
            case DATE -> date();
            case DURATION -> duration();
            case SCHEDULE -> new Schedules(question, used).find();
            default -> {
                Optional<SlotValue> day = day(kind);
                yield day.isPresent() ? day : span().map(span -> ago(kind, span));
            }
        };
    }

    private Optional<SlotValue> day(SlotKind kind) {
        for (int i = 0; i < question.size(); i++) {
            String word = question.lower(i);
            boolean today = word.equals("today");
            if (!used.get(i) && (today || word.equals("yesterday"))) {
                used.set(i);
                return Optional.of(
                        kind == SlotKind.AGE
                                ? SlotValue.expression("-daystart -mtime " + (today ? 0 : 1), word)
                                : SlotValue.word(word));
            }
            if (kind == SlotKind.SINCE && question.piece(i).is(WordForm.DATE) && !used.get(i)) {
                used.set(i);
                return Optional.of(SlotValue.word(question.piece(i).text()));
            }
        }
        return Optional.empty();
    }

    private SlotValue ago(SlotKind kind, Span span) {
        if (kind == SlotKind.SINCE) {
            return SlotValue.word(span.spoken() + " ago");
        }
        boolean older = isOlder();
        String sign = older ? "+" : "-";
        String test =
                span.minutes() % DAY == 0
                        ? "-mtime " + sign + span.minutes() / DAY
                        : "-mmin " + sign + span.minutes();
        return SlotValue.expression(
                test,
                older ? "more than " + span.spoken() + " ago" : "in the last " + span.spoken());
    }

    private boolean isOlder() {
        return question.pieces().stream().anyMatch(piece -> OLDER.contains(piece.lower()));
    }

    /** Finds a number of units, "this week" or "a day ago". */
    private Optional<Span> span() {
        for (int i = 0; i < question.size(); i++) {
            String unit = unit(question.lower(i));
            if (!unit.isEmpty() && !used.get(i)) {
                long amount = Quantities.numberAt(question, i - 1);
                String before = question.lower(i - 1);
                if (amount > 0) {
                    used.set(i - 1, i + 1);
                    return Optional.of(new Span(amount, unit));
                }
                if (RECENT.contains(before) || before.equals("a") || before.equals("an")) {
                    used.set(i);
                    return Optional.of(
                            new Span(1, unit).minutes() == 7L * DAY
                                    ? new Span(7, "day")
                                    : new Span(1, unit));
                }
            }
            Optional<Span> written = measured(i);
            if (written.isPresent()) {
                return written;
            }
        }
        return Optional.empty();
    }

    /** Reads {@code 30d} and {@code 2h}. */
    private Optional<Span> measured(int index) {
        QuestionWord piece = question.piece(index);
        String text = piece.lower();
        if (!piece.is(WordForm.MEASURE) || used.get(index) || text.length() < 2) {
            return Optional.empty();
        }
        String digits = text.substring(0, text.length() - 1);
        String unit =
                switch (text.charAt(text.length() - 1)) {
                    case 'h' -> "hour";
                    case 'd' -> "day";
                    case 'w' -> "week";
                    default -> "";
                };
        if (unit.isEmpty() || !WordForm.isDigits(digits) || digits.length() > 6) {
            return Optional.empty();
        }
        used.set(index);
        return Optional.of(new Span(Long.parseLong(digits), unit));
    }

    static boolean isUnit(String word) {
        return !unit(word).isEmpty() || singular(word).equals("second");
    }

    private static String unit(String word) {
        String one = singular(word);
        return MINUTES.containsKey(one) ? one : "";
    }

    /** Returns the word without a plural ending, and not abbreviated. */
    private static String singular(String word) {
        String one = word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
        return switch (one) {
            case "sec" -> "second";
            case "min" -> "minute";
            case "hr" -> "hour";
            default -> one;
        };
    }

    /** Finds a duration in the format of {@code sleep} and {@code timeout}. */
    private Optional<SlotValue> duration() {
        for (int i = 0; i < question.size(); i++) {
            long amount = Quantities.numberAt(question, i);
            String next = question.lower(i + 1);
            String unit = singular(next);
            if (amount > 0 && !used.get(i) && SLEEPABLE.contains(unit)) {
                used.set(i, i + 2);
                return Optional.of(
                        new SlotValue(
                                "" + amount + unit.charAt(0),
                                amount + " " + next,
                                SlotValue.Raw.NO));
            }
            if (question.piece(i).is(WordForm.MEASURE)
                    && !used.get(i)
                    && question.piece(i).lower().matches("\\d+(\\.\\d+)?[smhd]")) {
                used.set(i);
                return Optional.of(SlotValue.word(question.piece(i).lower()));
            }
        }
        return Optional.empty();
    }

    private Optional<SlotValue> date() {
        for (int i = 0; i < question.size(); i++) {
            QuestionWord piece = question.piece(i);
            boolean named = Set.of("today", "yesterday", "tomorrow").contains(piece.lower());
            if (!used.get(i) && (piece.is(WordForm.DATE) || named)) {
                used.set(i);
                return Optional.of(SlotValue.word(piece.lower()));
            }
        }
        return Optional.empty();
    }

    /** Finds recurring times and writes them as cron fields. */
    private static final class Schedules {
        private static final List<String> WEEKDAYS =
                List.of("sunday monday tuesday wednesday thursday friday saturday".split(" "));
        private static final Map<String, String> ADVERBS =
                Map.of(
                        "hourly", "hour", "daily", "day", "nightly", "night", "weekly", "week",
                        "monthly", "month");
        private static final Map<String, Integer> HOURS =
                Map.of("noon", 12, "midnight", 0, "morning", 7, "evening", 19, "night", 3);
        private static final int USUAL_HOUR = 3;
        private static final int HALF_DAY = 12;

        private final Question question;
        private final BitSet used;
        private int hour = -1;
        private int minute;

        Schedules(Question question, BitSet used) {
            this.question = question;
            this.used = used;
        }

        Optional<SlotValue> find() {
            for (int i = 0; i < question.size(); i++) {
                String word = question.lower(i);
                String unit =
                        ADVERBS.getOrDefault(
                                word, question.lower(i - 1).equals("every") ? word : "");
                Optional<String> fields = unit.isEmpty() ? everyFew(i) : every(unit);
                if (fields.isPresent()) {
                    used.set(i);
                    String spoken = ADVERBS.containsKey(word) ? word : "every " + said(i);
                    return Optional.of(new SlotValue(fields.get(), spoken, SlotValue.Raw.YES));
                }
            }
            return Optional.empty();
        }

        private String said(int index) {
            String before = question.lower(index - 1);
            return before.equals("every")
                    ? question.lower(index)
                    : before + " " + question.lower(index);
        }

        /** Reads "every 5 minutes", where {@code index} is at the unit. */
        private Optional<String> everyFew(int index) {
            long amount = Quantities.numberAt(question, index - 1);
            if (amount < 1 || !question.lower(index - 2).equals("every")) {
                return Optional.empty();
            }
            Optional<String> fields =
                    switch (question.lower(index)) {
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
            QuestionWord piece = question.piece(index);
            String next = question.lower(index + 1);
            boolean apart = next.equals("am") || next.equals("pm");
            boolean number =
                    piece.is(WordForm.NUMBER) && (apart || question.lower(index - 1).equals("at"));
            if (piece.is(WordForm.CLOCK) || number) {
                read(piece.lower() + (apart ? next : ""));
                used.set(index, index + (apart ? 2 : 1));
            } else if (hour < 0 && HOURS.containsKey(piece.lower())) {
                hour = HOURS.getOrDefault(piece.lower(), USUAL_HOUR);
                used.set(index);
            }
        }

        private void read(String text) {
            Matcher matcher = Pattern.compile("(\\d{1,2})(?::(\\d{2}))?(am|pm)?").matcher(text);
            if (matcher.matches()) {
                int said = Integer.parseInt(matcher.group(1)) % 24;
                minute = matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2)) % 60;
                boolean half = matcher.group(3) != null;
                hour =
                        half
                                ? said % HALF_DAY + (matcher.group(3).equals("pm") ? HALF_DAY : 0)
                                : said;
            }
        }
    }
}
