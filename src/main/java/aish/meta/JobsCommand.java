package aish.meta;

import java.util.List;

/** {@code :jobs}: lists the shell's jobs. */
public final class JobsCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual("jobs", List.of(), "jobs", "list the shell's jobs", "shell");

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        return new Next.Run("jobs -l");
    }
}
