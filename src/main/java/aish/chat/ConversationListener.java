package aish.chat;

import aish.context.Conversation;
import aish.event.Event;
import aish.event.EventSink;

/** Adds commands to the conversation, so that the model learns of them with the next question. */
public record ConversationListener(Conversation conversation) implements EventSink {
    @Override
    public void emit(Event event) {
        if (event instanceof Event.Ran ran) {
            conversation.ran(ran.result());
        } else if (event instanceof Event.Refused refused) {
            conversation.ran(refused.result());
        }
    }
}
