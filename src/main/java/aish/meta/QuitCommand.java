package aish.meta;

import java.util.List;

/** {@code :quit}: leaves aish, as exit and Ctrl-D do. */
public final class QuitCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual("quit", List.of("q", "exit", "bye"), "quit", "leave aish", "aish");

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        return new Next.Quit();
    }
}
