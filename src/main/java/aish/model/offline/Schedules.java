package aish.model.offline;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds recurring times and writes them as cron fields. */
final class Schedules {
    private static final List<String> WEEKDAYS =
            List.of("sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday");
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
                    ADVERBS.getOrDefault(word, question.lower(i - 1).equals("every") ? word : "");
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
            hour = half ? said % HALF_DAY + (matcher.group(3).equals("pm") ? HALF_DAY : 0) : said;
        }
    }
}
