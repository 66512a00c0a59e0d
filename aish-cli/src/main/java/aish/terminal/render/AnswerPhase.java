package aish.terminal.render;

import module java.base;

import aish.model.Delta;
import aish.model.ModelProblem;
import aish.text.PlainText;

/** The state of an answer while none of its text arrives. */
sealed interface AnswerPhase {
    /** Nothing has arrived yet. */
    record Asked(String model, Instant since) implements AnswerPhase {}

    record Reading(Delta.Reading progress) implements AnswerPhase {}

    record Waiting(ModelProblem because, Instant until) implements AnswerPhase {}

    record Thinking(Instant since) implements AnswerPhase {}

    record Calling(String tool, Instant since) implements AnswerPhase {}

    /** Text is arriving, so there is no status to show. */
    record Flowing() implements AnswerPhase {}

    Duration QUICK = Duration.ofMillis(300);
    int BAR = 20;

    /** Returns the text of the status line; empty for none. */
    default String text(Instant now, AnswerStyle look) {
        return switch (this) {
            case Asked(String model, Instant since) ->
                    asked(model, Duration.between(since, now), look);
            case Reading(Delta.Reading progress) -> reading(progress, look);
            case Waiting(ModelProblem because, Instant until) -> waiting(because, until, now);
            case Thinking(Instant since) ->
                    spun(since, now, look) + "thinking" + dots(look) + " " + seconds(since, now);
            case Calling(String tool, Instant since) ->
                    spun(since, now, look) + "calling " + PlainText.oneLine(tool);
            case Flowing _ -> "";
        };
    }

    private static String asked(String model, Duration elapsed, AnswerStyle look) {
        if (elapsed.compareTo(QUICK) < 0) {
            return "";
        }
        String name = PlainText.oneLine(model);
        return spinner(elapsed, look)
                + (name.isEmpty() ? "" : name + " ")
                + elapsed.toSeconds()
                + " s";
    }

    private static String reading(Delta.Reading progress, AnswerStyle look) {
        int total = Math.max(1, progress.total());
        int done = Math.clamp(progress.processed(), 0, total);
        int filled = (int) ((long) BAR * done / total);
        String bar =
                (look.unicode() ? "█" : "#").repeat(filled)
                        + (look.unicode() ? "░" : ".").repeat(BAR - filled);
        return String.format(
                Locale.ROOT,
                "reading %s %d%% %d/%d tokens%s",
                bar,
                100L * done / total,
                done,
                total,
                left(progress, total - done));
    }

    /** Estimates the time left from the speed so far; cached tokens took no time. */
    private static String left(Delta.Reading progress, int remaining) {
        int read = progress.processed() - progress.cached();
        if (read <= 0 || progress.elapsed().isZero() || remaining <= 0) {
            return "";
        }
        double seconds = progress.elapsed().toMillis() / 1000.0 * remaining / read;
        return ", " + (long) Math.ceil(seconds) + " s left";
    }

    private static String waiting(ModelProblem because, Instant until, Instant now) {
        long left = Math.max(0, Duration.between(now, until).plusMillis(999).toSeconds());
        return "trying again in " + left + " s: " + PlainText.oneLine(because.describe());
    }

    private static String spun(Instant since, Instant now, AnswerStyle look) {
        return spinner(Duration.between(since, now), look);
    }

    private static String spinner(Duration elapsed, AnswerStyle look) {
        String frames = look.unicode() ? "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏" : "|/-\\";
        int frame = Math.floorMod(elapsed.toMillis() / 100, frames.length());
        return frames.charAt(frame) + " ";
    }

    private static String dots(AnswerStyle look) {
        return look.unicode() ? "…" : "...";
    }

    private static String seconds(Instant since, Instant now) {
        return Duration.between(since, now).toSeconds() + " s";
    }
}
