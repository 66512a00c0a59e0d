package aish.commands.model;

import aish.chat.TurnLoop;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.EventSink;

/** {@code :raw}: shows a request exactly as it is sent. */
public record RawCommand(TurnLoop turns, EventSink events) implements VerbCommand {
    @Override
    public Verbs verbs() {
        return new Verbs("raw")
                .alone("the last request as it was sent", _ -> answer(turns.preview()))
                .verb(
                        "next [QUESTION]",
                        "the next request",
                        rest -> answer(turns.previewNext(rest)));
    }
}
