package aish.meta;

import aish.console.EventSink;
import aish.engine.TurnLoop;

/** {@code :raw}: shows a request exactly as it goes out. */
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
