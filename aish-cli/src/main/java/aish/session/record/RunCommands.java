package aish.session.record;

import module java.base;

import aish.session.TimedEvent;
import aish.session.output.OutputStore.OutputReader;
import aish.shell.CommandResult;
import org.jspecify.annotations.Nullable;

/** The commands since the conversation began, and which of them the model knows. */
final class RunCommands {
    /** The most commands that are sent to a model at once. */
    private static final int MOST_WAITING = 400;

    /** How many of the newest outputs are loaded in full; less of older ones is sent. */
    private static final int WHOLE_TEXTS = 12;

    /**
     * @param count how many commands had run
     * @param directory after the last of them
     */
    record Mark(int count, Optional<Path> directory) {}

    private static final Mark NONE = new Mark(0, Optional.empty());

    final Deque<CommandResult> newest = new ArrayDeque<>();
    Mark now = NONE;
    Mark told = NONE;
    @Nullable TimedEvent started;
    boolean running;
    boolean printed;

    void start(TimedEvent event) {
        started = event;
        running = true;
        printed = false;
    }

    void end(CommandResult result) {
        newest.addLast(result);
        if (newest.size() > MOST_WAITING) {
            newest.removeFirst();
        }
        now = new Mark(now.count() + 1, Optional.of(result.directory()));
        running = false;
        printed = result.output().number() > 0;
    }

    void clear() {
        newest.clear();
        now = NONE;
        told = NONE;
        running = false;
    }

    /** Those that the model does not know yet, oldest first; the newest with all their output. */
    List<CommandResult> waiting() {
        int skipped = newest.size() - Math.min(newest.size(), now.count() - told.count());
        List<CommandResult> waiting = new ArrayList<>();
        int left = newest.size();
        for (CommandResult result : newest) {
            boolean recent = left-- <= WHOLE_TEXTS;
            if (skipped-- <= 0) {
                waiting.add(recent ? OutputReader.load(result) : OutputReader.loadEnds(result));
            }
        }
        return waiting;
    }
}
