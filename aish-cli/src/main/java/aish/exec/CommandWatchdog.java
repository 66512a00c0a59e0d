package aish.exec;

import module java.base;

import aish.event.Choices;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.event.Operator.Answer;
import aish.exec.CommandExecutor.Execution;
import aish.shell.ForegroundCommand;

/**
 * Watches a command that runs unattended: asks the user when it runs too long, prints too much or
 * waits for input, and ends it if there is no user to ask.
 */
public record CommandWatchdog(
        ForegroundCommand foreground, Operator operator, Patience patience, EventSink events) {
    /**
     * When to ask.
     *
     * @param output how many bytes a command may print
     */
    public record Patience(Duration time, long output) {}

    /**
     * How a command ended.
     *
     * @param aborted whether the user wants to stop the whole pursuit
     * @param words what the user said while it ran
     */
    public record Watched(Execution execution, boolean aborted, List<String> words) {
        public Watched {
            words = List.copyOf(words);
        }
    }

    @FunctionalInterface
    public interface Running {
        Execution run() throws InterruptedException;
    }

    private enum Choice implements Operator.Choice {
        WAIT,
        END,
        ABORT
    }

    private static final Duration LOOK_EVERY = Duration.ofMillis(250);

    /** A program that reads keys and has been silent for this long is waiting for them. */
    private static final Duration SILENCE = Duration.ofSeconds(3);

    /** Runs a command and watches it. */
    public Watched watch(Running command) throws InterruptedException {
        Watch watch = new Watch();
        Thread watching = Thread.ofPlatform().daemon().name("watchdog").start(watch);
        Execution execution;
        try {
            execution = command.run();
        } finally {
            watching.interrupt();
            watching.join();
        }
        // a command that the watchdog ended was not interrupted by the user
        if (watch.ended && execution.outcome() instanceof CommandOutcome.Interrupted(var result)) {
            execution = new Execution(new CommandOutcome.Finished(result), execution.kept());
        }
        return new Watched(execution, watch.aborted, watch.words);
    }

    private final class Watch implements Runnable {
        private final long started = System.nanoTime();
        private Duration allowed = patience.time();
        private long printable = patience.output();
        private boolean mayWait;
        private volatile boolean ended;
        private volatile boolean aborted;

        /** Read only after this thread has ended. */
        private final List<String> words = new ArrayList<>();

        @Override
        public void run() {
            try {
                while (!ended) {
                    Thread.sleep(LOOK_EVERY);
                    look();
                }
            } catch (InterruptedException e) {
                // the command has ended by itself
            }
        }

        private void look() {
            if (Duration.ofNanos(System.nanoTime() - started).compareTo(allowed) >= 0) {
                allowed = allowed.plus(patience.time());
                decide(
                        "The command has been running for "
                                + shown(allowed.minus(patience.time()))
                                + ".");
            } else if (foreground.bytesWritten() >= printable) {
                printable += patience.output();
                decide("The command has printed " + (foreground.bytesWritten() >> 20) + " MB.");
            } else if (!mayWait
                    && foreground.silentTime().compareTo(SILENCE) >= 0
                    && foreground.awaitsKeys()) {
                mayWait = true;
                decide("The command is waiting for input. Choose wait to type it yourself.");
            }
        }

        private void decide(String why) {
            foreground.withTerminal(
                    () -> {
                        events.emit(new Event.Notice(why));
                        Choice choice = operator.isAttended() ? ask() : Choice.END;
                        aborted = choice == Choice.ABORT;
                        ended = choice != Choice.WAIT;
                    });
            if (ended) {
                foreground.end();
            }
        }

        /** Passes on what the user says instead to the model; the command continues. */
        private Choice ask() {
            Choices<Choice> choices =
                    new Choices<>(List.of(Choice.values()), Choice.WAIT, _ -> true);
            return switch (operator.ask("[N]", choices)) {
                case Answer.Chosen<Choice>(Choice choice) -> choice;
                case Answer.Reply<Choice>(String text) -> {
                    words.add(text);
                    yield Choice.WAIT;
                }
                case Answer.Dropped<Choice> _ -> Choice.ABORT;
            };
        }

        private static String shown(Duration time) {
            return time.toMinutes() > 0 ? time.toMinutes() + " min" : time.toSeconds() + " s";
        }
    }
}
