package aish.testing;

import module java.base;

import aish.context.Attachment;
import aish.context.Conversation;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.context.Turn;
import aish.event.EventSink;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.session.ConversationState;

/** Does with a conversation what the events of a session would do. */
public final class Talk {
    private Talk() {}

    /** Passes on what happens to a conversation, as far as its turns and attachments go. */
    public static EventSink follow(Conversation conversation, EventSink events) {
        return follow(
                new ConversationState(
                        conversation,
                        new PromptAssembler(() -> new Surroundings("", "", Path.of("/"))),
                        InstantSource.system()),
                events);
    }

    public static EventSink follow(ConversationState state, EventSink... others) {
        return event -> {
            state.emit(event);
            for (EventSink each : others) {
                each.emit(event);
            }
        };
    }

    public static Turn.User ask(Conversation conversation, String question) {
        Turn.User turn = conversation.draft(question);
        conversation.asked(turn, Instant.EPOCH);
        return turn;
    }

    public static void answer(Conversation conversation, String text, boolean interrupted) {
        conversation.answered(
                interrupted
                        ? Replies.brokenOff(text, new ModelProblem.Cancelled())
                        : Reply.whole(text));
    }

    public static void call(Conversation conversation, String text, List<ToolCall> calls) {
        conversation.answered(Replies.calling(text, calls));
    }

    public static Turn.Tools give(Conversation conversation, List<Turn.Tools.Result> results) {
        Turn.Tools turn = conversation.results(results);
        conversation.returned(turn);
        return turn;
    }

    public static Attachment attach(Conversation conversation, Attachment.Draft draft) {
        Attachment added = conversation.attachments().next(draft);
        conversation.put(added);
        return added;
    }

    public static void change(Conversation conversation, String id, Attachment.Card card) {
        conversation.put(new Attachment(card, ""));
    }
}
