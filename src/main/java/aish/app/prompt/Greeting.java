package aish.app.prompt;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.files.PrivateFiles;
import aish.settings.Config;

/** Introduces aish to a user who starts it for the first time: four lines, once. */
public final class Greeting {
    private static final String MARKER = "greeted";

    /** There before the marker was, so who has it knows aish. */
    private static final String HISTORY = "history";

    private final Path state;
    private final EventSink screen;
    private final int columns;

    /**
     * @param state where aish keeps what outlives it
     * @param columns the width to which lines are wrapped
     */
    public Greeting(Path state, EventSink screen, int columns) {
        this.state = state;
        this.screen = screen;
        this.columns = columns;
    }

    public boolean isDue() {
        return !Files.exists(state.resolve(MARKER)) && !Files.exists(state.resolve(HISTORY));
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
        screen.emit(new Event.Answer(wrapped(text, columns)));
    }

    /** Breaks a text between words. */
    static String wrapped(String text, int columns) {
        StringBuilder lines = new StringBuilder();
        int start = 0;
        for (String word : text.split(" ", -1)) {
            boolean fits = lines.length() - start + 1 + word.length() < columns;
            if (!lines.isEmpty()) {
                lines.append(fits ? ' ' : '\n');
                start = fits ? start : lines.length();
            }
            lines.append(word);
        }
        return lines.toString();
    }
}
