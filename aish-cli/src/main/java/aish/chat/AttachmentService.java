package aish.chat;

import module java.base;

import aish.context.Attachment;
import aish.context.Attachments;
import aish.context.ContextBlock.ContentKeeper;
import aish.context.Conversation;
import aish.context.Pruning;
import aish.event.Event;
import aish.event.EventSink;
import aish.model.ModelRequest.ToolSpec;
import org.jspecify.annotations.Nullable;

/**
 * Attaches things to the conversation, changes them and removes them. Every change is recorded,
 * except the contents, which are stored separately.
 */
public final class AttachmentService {
    private final Conversation conversation;
    private final Pruning.Limits limits;
    private final ToIntFunction<String> counter;
    private final ContentKeeper contents;
    private final Predicate<String> secret;
    private final EventSink events;
    private @Nullable Pruning held;

    /**
     * @param counter estimates the tokens of a text
     * @param secret whether a text contains a secret
     */
    public AttachmentService(
            Conversation conversation,
            Pruning.Limits limits,
            ToIntFunction<String> counter,
            ContentKeeper contents,
            Predicate<String> secret,
            EventSink events) {
        this.conversation = conversation;
        this.limits = limits;
        this.counter = counter;
        this.contents = contents;
        this.secret = secret;
        this.events = events;
    }

    public Attachments attachments() {
        return conversation.attachments();
    }

    /** Estimates the tokens of a text. */
    public int tokens(String text) {
        return counter.applyAsInt(text);
    }

    /** Estimates the tokens of tool descriptions. */
    public int tokens(List<ToolSpec> tools) {
        int sum = 0;
        for (ToolSpec tool : tools) {
            sum += tokens(tool.name() + tool.description() + tool.schema());
        }
        return sum;
    }

    /** Attaches something to the next question. */
    public Attachment attach(Attachment.Draft draft) {
        held = null;
        Attachment added = attachments().next(hasSecrets(draft) ? draft.asWhole() : draft);
        contents.keep(added.id(), added.content());
        events.emit(new Event.AttachmentChanged(Event.Change.ADDED, added));
        return added;
    }

    /**
     * Whether a version of a file contains a secret. Such a file is always sent whole, because a
     * secret of several lines is not recognised by those that changed.
     */
    private boolean hasSecrets(Attachment.Draft draft) {
        List<Attachment> earlier =
                draft.kind() == Attachment.Kind.FILE
                        ? attachments().versions(draft.provenance())
                        : List.of();
        return !earlier.isEmpty()
                && (secret.test(draft.content())
                        || earlier.stream().anyMatch(each -> secret.test(each.content())));
    }

    /** Attaches something, unless it is already attached, unchanged and enabled. */
    public Attachment attachOnce(Attachment.Draft draft) {
        return unchanged(draft).orElseGet(() -> attach(draft));
    }

    /** Returns the attachment that makes another one unnecessary. */
    public Optional<Attachment> unchanged(Attachment.Draft draft) {
        return attachments().enabled().reversed().stream()
                .filter(each -> each.card().provenance().equals(draft.provenance()))
                .filter(each -> each.card().title().equals(draft.title()))
                .findFirst()
                .filter(each -> each.content().equals(draft.content()))
                .filter(each -> !draft.whole());
    }

    /** Removes an attachment, also from earlier turns. */
    public void remove(Attachment attachment) {
        held = null;
        contents.drop(attachment.id());
        events.emit(new Event.AttachmentChanged(Event.Change.REMOVED, attachment));
    }

    /** Changes an attachment and records it. */
    public void change(Attachment attachment, Event.Change change, Attachment.Card card) {
        held = null;
        events.emit(
                new Event.AttachmentChanged(change, new Attachment(card, attachment.content())));
    }

    /** Whether too much is attached, and what could be left out. */
    public Pruning pruning() {
        return limits.isNone() ? new Pruning(0, 0, limits, List.of(), true) : measured();
    }

    /** Remembers the proposal made when a question was held back. */
    void propose(Pruning pruning) {
        held = pruning;
    }

    /**
     * Returns the proposal made when a question was held back, or the one that would be made now.
     */
    public Pruning proposed() {
        Pruning last = held;
        return last == null ? pruning() : last;
    }

    /** Measures the attachments even if there is no limit. */
    public Pruning measured() {
        return Pruning.of(attachments().asSent(), limits, counter);
    }
}
