package aish.chat;

import aish.context.Conversation;
import aish.event.Event;
import aish.event.EventSink;

/**
 * Adds commands and patches to the conversation, so that the model learns of them with the next
 * question.
 */
public record ConversationListener(Conversation conversation) implements EventSink {
    @Override
    public void emit(Event event) {
        if (event instanceof Event.Ran ran) {
            conversation.ran(ran.result());
        } else if (event instanceof Event.Refused refused) {
            conversation.ran(refused.result());
        } else if (event instanceof Event.Patched patched && isNews(patched.state())) {
            conversation.attach("[aish] " + patched.text());
        }
    }

    /** Whether the model does not know it from its own answer. */
    private static boolean isNews(Event.Patched.State state) {
        return state == Event.Patched.State.APPLIED
                || state == Event.Patched.State.REHEARSED
                || state == Event.Patched.State.FAILED
                || state == Event.Patched.State.REJECTED;
    }
}
