package aish.terminal.render;

import module java.base;

import aish.event.Event;
import aish.model.Delta;
import aish.shell.CommandResult;
import aish.text.PlainText;

/** Says in words what a screen would show by a spinner, a colour or a place. */
public final class Announcements {
    /** The end of a command that took this long is worth a word even if all went well. */
    private static final Duration LONG = Duration.ofSeconds(2);

    private boolean awaitsAnswer;
    private boolean waits;

    /** Returns the words for an event, to be said before it is shown. */
    public Optional<String> of(Event event) {
        return switch (event) {
            case Event.Asked(String model, _) -> {
                awaitsAnswer = true;
                yield Optional.of("asking " + PlainText.oneLine(model) + "…");
            }
            case Event.Streamed(Delta.Text(String text)) when awaitsAnswer && !text.isBlank() -> {
                awaitsAnswer = false;
                yield Optional.of("answer follows");
            }
            case Event.Answered _ -> {
                awaitsAnswer = false;
                yield Optional.empty();
            }
            // how far something is would be too many words
            case Event.Busy _ when waits -> Optional.empty();
            case Event.Busy(String what) -> {
                waits = true;
                yield Optional.of(PlainText.oneLine(what) + "…");
            }
            case Event.Ready _ -> {
                waits = false;
                yield Optional.empty();
            }
            case Event.Ran(CommandResult result, _) -> finished(result);
            case Event.Tool.Called(String tool, _) ->
                    Optional.of("calling " + PlainText.oneLine(tool) + "…");
            default -> Optional.empty();
        };
    }

    private static Optional<String> finished(CommandResult result) {
        boolean worthAWord = result.status() != 0 || result.duration().compareTo(LONG) >= 0;
        return worthAWord
                ? Optional.of("command finished, status " + result.status())
                : Optional.empty();
    }
}
