package aish.commands.session;

import aish.chat.TurnLoop;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.event.EventSink;

/** {@code :reset}: starts a new conversation. */
public record ResetCommand(TurnLoop turns, EventSink events) implements MetaCommand, Replies {

    @Override
    public Next run(String arguments) {
        turns.reset();
        return notice("Started a new conversation. Earlier messages are no longer sent.");
    }
}
