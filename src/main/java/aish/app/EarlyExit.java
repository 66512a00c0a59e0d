package aish.app;

import aish.event.ExitCode;
import aish.event.Interrupts;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jline.utils.Signals;

/**
 * Why aish without a person ends before its time: it was interrupted, nobody reads what it prints
 * any more, or it cannot be written. A model that is answering is stopped first, so that what
 * follows from that can still be told. Safe for use by several threads.
 */
final class EarlyExit {
    private final IntConsumer exit;
    private final Consumer<String> complaints;
    private final Interrupts interrupts = new Interrupts();
    private volatile int code;

    /**
     * @param exit ends the process
     * @param complaints says why
     */
    EarlyExit(IntConsumer exit, Consumer<String> complaints) {
        this.exit = exit;
        this.complaints = complaints;
    }

    /** On a thread of its own, because it takes a while that a question need not wait for. */
    void watchSignal() {
        Thread.ofPlatform()
                .daemon()
                .name("signal")
                .start(() -> Signals.register("INT", this::interrupted));
    }

    Interrupts interrupts() {
        return interrupts;
    }

    /** Whoever insists is obeyed at once. */
    void interrupted() {
        boolean again = isDue();
        code = ExitCode.INTERRUPTED;
        if (again || !interrupts.interrupt()) {
            exit();
        }
    }

    /** What should have been read cannot be written. */
    void unwritten(IOException problem) {
        if (StandardStream.OUTPUT.isPipe()) {
            unread();
        } else {
            full(String.valueOf(problem.getMessage()));
        }
    }

    /** Ends like a program whose pipe is broken. */
    void unread() {
        if (!isDue()) {
            end(ExitCode.UNREAD);
        }
    }

    /** Ends like a program that has nowhere to write to. */
    void full(String reason) {
        if (!isDue()) {
            complaints.accept("cannot write the output: " + reason);
            end(ExitCode.FAILED);
        }
    }

    private void end(int early) {
        code = early;
        if (!interrupts.interrupt()) {
            exit();
        }
    }

    /** Whoever calls may be somebody for whom the end of the process waits. */
    private void exit() {
        Thread.ofPlatform().name("end").start(() -> exit.accept(code));
    }

    /** Whether nothing more should be begun. */
    boolean isDue() {
        return code != ExitCode.OK;
    }

    /** What to exit with if it would otherwise be {@code usual}. */
    int codeOr(int usual) {
        return isDue() ? code : usual;
    }
}
