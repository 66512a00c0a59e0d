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
                .alone("show the last request", _ -> last(RequestText::of))
                .verb(JSON, "the same, unformatted", _ -> last(UnaryOperator.identity()))
                .verb("next [--json] [QUESTION]", "show what would be sent now", this::next);
    }

    private Next last(UnaryOperator<String> format) {
        Optional<String> sent = turns.preview();
        return sent.isPresent()
                ? page(format.apply(sent.get()))
                : answer("No request yet. :raw next shows what the next question would send.");
    }

    private Next next(String rest) {
        boolean json = Verbs.firstWord(rest).equals(JSON);
        String question = json ? rest.substring(JSON.length()).strip() : rest;
        String request = turns.previewNext(question);
        return page(json ? request : RequestText.of(request));
    }
}
