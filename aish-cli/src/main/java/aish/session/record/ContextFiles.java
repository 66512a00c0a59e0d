package aish.session.record;

import module java.base;

import aish.context.ContextBlock.ContentKeeper;
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
        try {
            PrivateFiles.replace(place.create().resolve(id), content, false);
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
}
