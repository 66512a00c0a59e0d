package aish.meta;

import java.util.List;

/** {@code :exec}: sends a line to the shell, whatever it looks like. */
public final class ExecCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "exec",
                    List.of(),
                    "exec COMMAND",
                    "run in the shell, whatever it looks like",
                    "routing");

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        return new Next.Run(arguments);
    }
}
