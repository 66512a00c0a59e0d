package aish.chat;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.model.ModelRequest.Purpose;
import aish.model.ModelRoster;
import aish.model.Reply;
import aish.process.Cancellation;

/**
 * Asks the active model something about the conversation without changing it. The request is the
 * conversation and one more question, so that the server's cache applies.
 *
 * @param screen shows that a model is asked; not recorded, because it is not a turn
 */
public record AsideQuestion(
        TurnLoop turns, ModelRoster models, Interrupts interrupts, EventSink screen) {
    public Reply ask(String question) {
        String name = models.active();
        Cancellation cancellation = new Cancellation();
        try (Interrupts.Scope _ = interrupts.during(cancellation::cancel)) {
            screen.emit(new Event.Asked(name));
            Reply reply =
                    models.client(name)
                            .ask(
                                    turns.nextRequest(question).with(Purpose.SUMMARY),
                                    _ -> {},
                                    cancellation);
            screen.emit(new Event.Answered(withoutText(reply)));
            return reply;
        }
    }

    /**
     * Removes the text, which the caller shows; the reply then looks like one with tool calls, for
     * which having no text is normal.
     */
    private static Reply withoutText(Reply reply) {
        Reply.Finish finish =
                reply.finish() == Reply.Finish.STOP ? Reply.Finish.TOOL_CALLS : reply.finish();
        return new Reply(
                "", "", List.of(), finish, reply.usage(), reply.timings(), reply.problem());
    }
}
