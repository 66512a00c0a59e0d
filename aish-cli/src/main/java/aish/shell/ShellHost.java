package aish.shell;

/** Starts shell processes; the boundary to the operating system. */
@FunctionalInterface
public interface ShellHost {
    ShellProcess start(ShellStart start, ShellProcess.Listener listener) throws ShellException;
}
