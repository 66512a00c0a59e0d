package aish.front.prompt;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.files.PrivateFiles;

/** Notices that a user needs once: each is shown the first time it matters. Thread-safe. */
final class OnceNotices {
    private final Path state;
    private final EventSink screen;
    private final Set<String> said = new HashSet<>();

    /**
     * @param state where aish keeps what outlives it
     */
    OnceNotices(Path state, EventSink screen) {
        this.state = state;
        this.screen = screen;
    }

    /**
     * @param name what the notice is about
     */
    synchronized void say(String name, String text) {
        if (said.isEmpty()) {
            said.addAll(earlier());
        }
        if (said.add(name)) {
            remember();
            screen.emit(new Event.Notice(text));
        }
    }

    private Path file() {
        return state.resolve("said");
    }

    private List<String> earlier() {
        try {
            return Files.readAllLines(file());
        } catch (IOException e) {
            return List.of();
        }
    }

    private void remember() {
        try {
            PrivateFiles.createDirectories(state);
            PrivateFiles.replace(file(), String.join("\n", new TreeSet<>(said)) + "\n", false);
        } catch (IOException e) {
            // where nothing can be kept, each session says it
        }
    }
}
