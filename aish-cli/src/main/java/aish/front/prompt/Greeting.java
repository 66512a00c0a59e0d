package aish.front.prompt;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.files.PrivateFiles;
import aish.settings.Config;

/**
 * Introduces aish to a user who starts it for the first time: four lines, once.
 *
 * @param state where aish keeps what outlives it
 */
public record Greeting(Path state, EventSink screen) {
    private static final String MARKER = "greeted";

    public boolean isDue() {
        return !Files.exists(state.resolve(MARKER));
    }

    /**
     * Prints all but the last line, before the first prompt.
     *
     * @param model the one that answers
     */
    public void begin(String version, String model) {
        String answering = model.equals(Config.OFFLINE) ? "the offline helper" : model;
        print("aish " + version + ", a shell that also answers questions.");
        print("Type a command, or ask " + answering + ": which process uses port 8080?");
        print(":help shows what else aish can do; exit leaves.");
        remember();
    }

    /**
     * Prints the last line, which may appear above what the user is typing, unless a model is
     * configured.
     *
     * @param found what was found on this machine
     */
    public void end(Config config, Optional<String> found) {
        if (config.models().isEmpty()) {
            print(found.orElse("No model is connected yet; :help models shows how."));
        }
    }

    private void remember() {
        try {
            PrivateFiles.createDirectories(state);
            Path marker = state.resolve(MARKER);
            PrivateFiles.open(marker, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
        } catch (IOException e) {
            // where nothing can be kept, every start is the first
        }
    }

    private void print(String text) {
        screen.emit(new Event.Answer(text));
    }
}
