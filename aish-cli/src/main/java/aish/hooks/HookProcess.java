package aish.hooks;

import module java.base;

import aish.process.Subprocess;
import java.lang.ProcessBuilder.Redirect;

/**
 * Runs a hook of the user: passes it a text, limits its time, and keeps part of its error output.
 */
final class HookProcess {
    /** How the hook ended. */
    sealed interface End {
        /**
         * It exited by itself.
         *
         * @param words the beginning of its standard error
         */
        record Exited(int status, String words) implements End {}

        record TookTooLong() implements End {}

        record NotStarted() implements End {}
    }

    private final Map<String, String> environment;
    private final Supplier<Path> directory;
    private final Duration limit;

    /**
     * @param directory the shell's current directory
     */
    HookProcess(Map<String, String> environment, Supplier<Path> directory, Duration limit) {
        this.environment = Map.copyOf(environment);
        this.directory = directory;
        this.limit = limit;
    }

    End run(String name, String line, String input) throws InterruptedException {
        Subprocess.Result result;
        try {
            result = Subprocess.run(builder(name, line), input, limit, 0, _ -> {});
        } catch (IOException e) {
            return new End.NotStarted();
        }
        return switch (result.ending()) {
            case ENDED, LARGE -> new End.Exited(result.status(), result.errors());
            case LATE -> new End.TookTooLong();
            case INTERRUPTED -> {
                Thread.interrupted();
                throw new InterruptedException();
            }
        };
    }

    private ProcessBuilder builder(String name, String line) {
        ProcessBuilder builder =
                new ProcessBuilder("sh", "-c", line).redirectOutput(Redirect.DISCARD);
        Path here = directory.get();
        if (Files.isDirectory(here)) {
            builder.directory(here.toFile());
        }
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.environment().put("AISH_HOOK", name);
        return builder;
    }
}
