package aish.front.prompt;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.files.PrivateFiles;

/**
 * Tells the user, once, why commands cannot be rehearsed here: before the first question about one.
 */
public final class RehearsalNotice implements EventSink {
    private final Path said;
    private final Supplier<Optional<String>> obstacle;
    private final EventSink screen;
    private boolean explored;

    /**
     * @param state where aish keeps what outlives it
     * @param obstacle finds out, when first asked
     */
    public RehearsalNotice(Path state, Supplier<Optional<String>> obstacle, EventSink screen) {
        this.said = state.resolve("said");
        this.obstacle = obstacle;
        this.screen = screen;
    }

    @Override
    public void emit(Event event) {
        if (event instanceof Event.Asked && !explored) {
            explored = true;
            // while the model answers, so that a question about a command need not wait for it
            Thread.ofVirtual().name("rehearsal").start(new FutureTask<>(obstacle::get));
        }
        if (event instanceof Event.Proposed || event instanceof Event.GoalEvent.Halted) {
            obstacle.get().ifPresent(this::say);
        }
    }

    private void say(String text) {
        if (Files.exists(said)) {
            return;
        }
        try {
            PrivateFiles.createDirectories(said.resolveSibling(""));
            PrivateFiles.replace(said, "rehearsal\n", false);
        } catch (IOException e) {
            // where nothing can be kept, each question says it
        }
        screen.emit(new Event.Notice(text));
    }
}
