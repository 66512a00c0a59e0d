package aish.chat;

import module java.base;

import aish.chat.tools.ToolCalls;
import aish.context.Conversation;
import aish.context.PromptAssembler;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.exec.CommandExecutor;
import aish.exec.CommandLimits;
import aish.exec.PermissionRules;
import aish.model.ModelRoster;
import aish.session.ConversationState;
import aish.settings.Config.Confirm;
import aish.testing.Dispatching;
import aish.testing.Talk;

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
        ConversationState state =
                new ConversationState(conversation, assembler, InstantSource.system());
        return new TurnLoop(
                state,
                models,
                suggestions,
                ToolCalls.EMPTY,
                ContextAdmission.FREE,
                interrupts,
                Talk.follow(state, suggestions, events));
    }

    /** Asks with them, and runs what is let run without limits and without following up. */
    public static QuestionHandler asking(
            TurnLoop turns,
            Operator person,
            Supplier<Confirm> confirm,
            CommandExecutor executor,
            EventSink events) {
        return new QuestionHandler(
                turns,
                Dispatching.gate(person, confirm, PermissionRules.empty(), events),
                person,
                executor,
                () -> CommandLimits.NONE,
                () -> false,
                ModelSelector.NONE,
                events);
    }
}
