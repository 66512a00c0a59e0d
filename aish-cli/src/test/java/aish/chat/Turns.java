package aish.chat;

import aish.chat.tools.ToolCalls;
import aish.context.Conversation;
import aish.context.PromptAssembler;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.model.ModelRoster;

/** Turns without tools, for which there is always room. */
public final class Turns {
    private Turns() {}

    public static TurnLoop of(
            Conversation conversation,
            PromptAssembler assembler,
            ModelRoster models,
            Suggestions suggestions,
            Interrupts interrupts,
            EventSink events) {
        return new TurnLoop(
                conversation,
                assembler,
                models,
                suggestions,
                ToolCalls.EMPTY,
                ContextAdmission.FREE,
                interrupts,
                events);
    }
}
