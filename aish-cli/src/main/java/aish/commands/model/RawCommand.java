package aish.commands.model;

import module java.base;

import aish.chat.TurnLoop;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.EventSink;

/** {@code :raw}: shows a request as it is sent. */
public record RawCommand(TurnLoop turns, EventSink events) implements VerbCommand {
    private static final String JSON = "--json";

    @Override
    public Verbs verbs() {
        return new Verbs("raw")
                .alone("show the last request", _ -> last(false))
                .verb(JSON, "the same, unformatted", _ -> last(true))
                .verb("next [--json] [QUESTION]", "show what would be sent now", this::next);
    }

    private Next last(boolean json) {
        return turns.preview()
                .map(sent -> show(sent, json))
                .orElseGet(
                        () ->
                                answer(
                                        "No request yet. :raw next shows what the next question"
                                                + " would send."));
    }

    private Next next(String rest) {
        boolean json = Verbs.firstWord(rest).equals(JSON);
        String question = json ? rest.substring(JSON.length()).strip() : rest;
        return show(turns.previewNext(question), json);
    }

    private Next show(String request, boolean json) {
        return json ? verbatim(request) : page(RequestText.of(request));
    }
}
