package aish.session.record;

import aish.context.Attachment;
import aish.context.Conversation;
import aish.context.Stance;
import aish.event.Event;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Restores from a record what the model was sent besides the turns. */
final class ContextRestorer {
    private final SessionIndex index;
    private final RecordLines lines;
    private final Path contents;
    private final List<String> lost = new ArrayList<>();

    /**
     * @param contents the directory of the attachments' contents
     */
    ContextRestorer(SessionIndex index, RecordLines lines, Path contents) {
        this.index = index;
        this.lines = lines;
        this.contents = contents;
    }

    Conversation.Shown restore() throws IOException, NewerVersionException {
        Map<String, Attachment.Card> cards = new LinkedHashMap<>();
        int ever = 0;
        for (long at : index.attached()) {
            Optional<Event.AttachmentChanged> line = lines.read(at, Event.AttachmentChanged.class);
            if (line.isPresent()) {
                Attachment.Card card = line.get().card();
                boolean gone = line.get().change() == Event.Change.REMOVED;
                ever += line.get().change() == Event.Change.ADDED ? 1 : 0;
                cards.compute(card.id(), (_, _) -> gone ? null : card);
            }
        }
        List<Attachment> attached = new ArrayList<>();
        for (Attachment.Card card : cards.values()) {
            Optional<String> content = ContextFiles.read(contents, card.id());
            content.ifPresentOrElse(
                    text -> attached.add(new Attachment(card, text)), () -> lost.add(card.id()));
        }
        String summary =
                lines.read(index.summarised(), Event.Summarised.class)
                        .map(Event.Summarised::text)
                        .orElse("");
        Optional<Stance> stance =
                lines.read(index.stance(), Event.StanceChanged.class)
                        .map(Event.StanceChanged::stance);
        return new Conversation.Shown(attached, ever, summary, stance);
    }

    /** The ids of attachments whose contents no longer exist. */
    List<String> lost() {
        return lost;
    }
}
