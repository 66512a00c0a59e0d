package aish.chat;

import aish.context.Attachment;
import aish.context.Attachments;
import aish.context.ContentKeeper;
import aish.context.Conversation;
import aish.context.Pruning;
import aish.event.Event;
import aish.event.EventSink;
import aish.model.ToolSpec;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Where the person attaches things to the conversation, changes them and takes them away. All of it
 * goes on record, but for the contents, which are kept apart.
 */
public final class AttachmentService {
    private final Conversation conversation;
    private final Pruning.Limits limits;
    private final ToIntFunction<String> counter;
    private final ContentKeeper contents;
    private final EventSink events;
    private @Nullable Pruning held;

    /**
     * @param counter estimates the tokens of a text
     */
    public AttachmentService(
            Conversation conversation,
            Pruning.Limits limits,
            ToIntFunction<String> counter,
            ContentKeeper contents,
            EventSink events) {
        this.conversation = conversation;
        this.limits = limits;
        this.counter = counter;
        this.contents = contents;
        this.events = events;
    }

    public Attachments attachments() {
        return conversation.attachments();
    }

    /** How many tokens a text is, about. */
    public int tokens(String text) {
        return counter.applyAsInt(text);
    }

    /** The same for what tells a model of tools. */
    public int tokens(List<ToolSpec> tools) {
        int sum = 0;
        for (ToolSpec tool : tools) {
            sum += tokens(tool.name() + tool.description() + tool.schema());
        }
        return sum;
    }

    /** The next question carries it. */
    public Attachment attach(Attachment.Draft draft) {
        held = null;
        Attachment added = conversation.attach(draft);
        contents.keep(added.id(), added.content());
        events.emit(new Event.Attached(Event.Change.ADDED, added.card()));
        return added;
    }

    /** The same, unless it is attached already, unchanged and enabled. */
    public Attachment attachOnce(Attachment.Draft draft) {
        Optional<Attachment> there =
                attachments().enabled().stream()
                        .filter(each -> each.card().provenance().equals(draft.provenance()))
                        .filter(each -> each.card().title().equals(draft.title()))
                        .filter(each -> each.content().equals(draft.content()))
                        .findFirst();
        return there.orElseGet(() -> attach(draft));
    }

    /** No model is shown it any more, not even where it stood before. */
    public void remove(Attachment attachment) {
        held = null;
        conversation.detach(attachment.id());
        contents.drop(attachment.id());
        events.emit(new Event.Attached(Event.Change.REMOVED, attachment.card()));
    }

    /** Makes that change to an attachment. */
    public void change(Attachment attachment, Event.Change change, Attachment.Card card) {
        held = null;
        conversation.change(attachment.id(), card);
        events.emit(new Event.Attached(change, card));
    }

    /** Whether too much is attached, and what could be left out. */
    public Pruning pruning() {
        return limits.isNone() ? new Pruning(0, 0, limits, List.of(), true) : measured();
    }

    /** A question was held back, and that was proposed. */
    void propose(Pruning pruning) {
        held = pruning;
    }

    /** What was proposed when a question was held back, or would be now. */
    public Pruning proposed() {
        Pruning last = held;
        return last == null ? pruning() : last;
    }

    /** The same even if there is no limit. */
    public Pruning measured() {
        return Pruning.of(attachments().enabled(), limits, counter);
    }
}
