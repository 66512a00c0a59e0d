package aish.session.record;

import module java.base;

import aish.context.Attachment;
import aish.context.ContextBlock.ContentKeeper;
import aish.context.Conversation;
import aish.context.Stance;
import aish.event.Event;
import aish.event.EventSink;
import aish.files.PrivateFiles;
import aish.session.output.OutputStore.OutputDirectory;

/** Stores the content of each attachment of a session in a private file beside the outputs. */
public final class ContextFiles implements ContentKeeper {
    private final OutputDirectory place;
    private final EventSink screen;
    private boolean complained;

    public ContextFiles(OutputDirectory place, EventSink screen) {
        this.place = place;
        this.screen = screen;
    }

    @Override
    public void keep(String id, String content) {
        try (FileChannel file =
                PrivateFiles.open(
                        place.create().resolve(id),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer bytes = ByteBuffer.wrap(content.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                file.write(bytes);
            }
        } catch (IOException e) {
            if (!complained) {
                complained = true;
                screen.emit(
                        new Event.Problem(
                                "cannot save %s for when this session is resumed: %s"
                                        .formatted(id, PrivateFiles.reason(e))));
            }
        }
    }

    @Override
    public void drop(String id) {
        try {
            Files.deleteIfExists(place.directory().resolve(id));
        } catch (IOException e) {
            // it is deleted with the session
        }
    }

    /** Returns the stored content; empty if it no longer exists. */
    static Optional<String> read(Path folder, String id) throws IOException {
        try {
            return Optional.of(Files.readString(folder.resolve(id)));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    /** Restores from a record what the model was sent besides the turns. */
    static final class ContextRestorer {
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
                Optional<Event.AttachmentChanged> line =
                        lines.read(at, Event.AttachmentChanged.class);
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
                        text -> attached.add(new Attachment(card, text)),
                        () -> lost.add(card.id()));
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
}
