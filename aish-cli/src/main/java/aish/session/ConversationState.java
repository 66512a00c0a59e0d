package aish.session;

import module java.base;

import aish.context.Attachment;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.event.Event;
import aish.event.EventSink;
import aish.model.Reply;
import aish.session.output.OutputStore.OutputReader;
import aish.shell.CommandResult;

/**
 * The conversation and its instructions as the events of a session make them. The same events give
 * the same requests, as they happen and when the session is resumed. Used by one thread.
 */
public final class ConversationState implements EventSink {
    private final Conversation conversation;
    private final PromptAssembler assembler;
    private final InstantSource clock;
    private String instructions = "";
    private boolean aside;

    public ConversationState(
            Conversation conversation, PromptAssembler assembler, InstantSource clock) {
        this.conversation = conversation;
        this.assembler = assembler;
        this.clock = clock;
    }

    /** Creates the state of a session in which nothing has happened yet, to look only at turns. */
    static ConversationState empty() {
        return new ConversationState(
                new Conversation(new ExecLog(new OutputText(), 0), () -> Instant.EPOCH),
                new PromptAssembler(() -> new Surroundings("", "", Path.of("/"))),
                () -> Instant.EPOCH);
    }

    public Conversation conversation() {
        return conversation;
    }

    public PromptAssembler assembler() {
        return assembler;
    }

    /** The fixed part of the instructions that was sent last; may be empty. */
    public String instructions() {
        return instructions;
    }

    @Override
    public void emit(Event event) {
        apply(new TimedEvent(clock.instant(), event));
    }

    /** Replaces the state with that of another session. */
    public void restore(List<TimedEvent> events) {
        conversation.clear();
        assembler.reset();
        instructions = "";
        aside = false;
        events.forEach(this::apply);
        conversation.loadOutputs(OutputReader::load, OutputReader::loadEnds);
    }

    void apply(TimedEvent timed) {
        switch (timed.event()) {
            case Event.Ran(CommandResult result, _) -> conversation.ran(result);
            case Event.Refused(CommandResult result) -> conversation.ran(result);
            case Event.Asked asked -> aside = asked.aside();
            case Event.QuestionSent question -> {
                begin();
                conversation.asked(question.turn(), timed.at());
            }
            case Event.Answered(Reply reply) -> answered(reply);
            case Event.ToolResultsSent results -> conversation.returned(results.turn());
            case Event.Remarked(String text) -> conversation.attach(text);
            case Event.AttachmentChanged changed -> changed(changed.change(), changed.attachment());
            case Event.Instructed(String text) -> {
                instructions = text;
                assembler.begin(text, conversation);
            }
            case Event.Evicted _ -> conversation.evict();
            case Event.Summarised(String text) -> assembler.setSummary(text);
            case Event.StanceChanged changed -> assembler.setStance(changed.stance());
            case Event.Reset _ -> {
                conversation.reset();
                assembler.reset();
            }
            case Event.Forgotten _ -> {
                begin();
                conversation.forgotten();
            }
            case Event.Patched patched when isNews(patched.state()) ->
                    conversation.attach("[aish] " + patched.text());
            default -> {}
        }
    }

    /** A new conversation with the same instructions as the last one does not record them again. */
    private void begin() {
        if (!assembler.hasBegun() && !instructions.isEmpty()) {
            assembler.begin(instructions, conversation);
        }
    }

    private void answered(Reply reply) {
        if (!aside) {
            conversation.answered(reply);
        }
        aside = false;
    }

    private void changed(Event.Change change, Attachment attachment) {
        if (change == Event.Change.REMOVED) {
            conversation.detach(attachment.id());
        } else {
            conversation.put(attachment);
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
