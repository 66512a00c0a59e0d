package aish.front;

import module java.base;

import aish.event.ExitCode;
import aish.event.Interrupts;
import aish.terminal.editor.HostDevice;

/**
 * Ends aish without a user early: when it is interrupted, when its output is no longer read, or
 * when it cannot be written. A model that is answering is stopped first, so that the outcome can
 * still be reported. Thread-safe.
 */
public final class EarlyExit {
    private final IntConsumer exit;
    private final Consumer<String> complaints;
    private final Interrupts interrupts = new Interrupts();
    private volatile int code;

    /**
     * @param exit ends the process
     * @param complaints receives the reason
     */
    public EarlyExit(IntConsumer exit, Consumer<String> complaints) {
        this.exit = exit;
        this.complaints = complaints;
    }

    public void watchSignal() {
        HostDevice.onSignal("INT", this::interrupted);
    }

    public Interrupts interrupts() {
        return interrupts;
    }

    /** Stops the current operation; a second interrupt exits at once. */
    void interrupted() {
        boolean again = isDue();
        code = ExitCode.INTERRUPTED;
        if (again || !interrupts.interrupt()) {
            exit();
        }
    }

    /** Handles an error in writing the output. */
    public void unwritten(IOException problem) {
        if (StandardStream.OUTPUT.isPipe()) {
            outputUnread();
        } else {
            outputFailed(String.valueOf(problem.getMessage()));
        }
    }

    /** Exits like a program whose pipe is broken. */
    void outputUnread() {
        if (!isDue()) {
            end(ExitCode.BROKEN_PIPE);
        }
    }

    /** Exits like a program whose disk is full. */
    void outputFailed(String reason) {
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

    /** Exits on its own thread, because the caller may be a thread that the exit waits for. */
    private void exit() {
        Thread.ofPlatform().name("end").start(() -> exit.accept(code));
    }

    /** Whether nothing more should be started. */
    public boolean isDue() {
        return code != ExitCode.OK;
    }

    /** Returns the early exit code, or {@code usual} if there is none. */
    public int codeOr(int usual) {
        return isDue() ? code : usual;
    }
}
