package aish.hooks;

import module java.base;

import aish.process.Subprocess;
import aish.text.PlainText;

import java.lang.ProcessBuilder.Redirect;

/**
 * Runs a hook of the user: passes it a text, limits its time, and keeps part of its error output.
 */
final class HookProcess {
    /**
     * How the hook ended.
     *
     * @param objection why what it was asked about must not happen; empty if it may
     * @param failure what went wrong; empty if nothing did
     */
    record End(String objection, String failure) {}

    /** The exit status by which a hook stops what it was asked about. */
    private static final int STOP = 2;

    private static final int LONGEST_REASON = 300;

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
        String hook = "the hook " + name;
        Subprocess.Result result;
        try {
            result = Subprocess.run(builder(name, line), input, limit, 0, _ -> {});
        } catch (IOException e) {
            return new End("", hook + " could not be started: sh is missing");
        }
        String reason = firstLine(result.errors());
        String because = reason.isEmpty() ? "" : ": " + reason;
        return switch (result.ending()) {
            case ENDED, LARGE ->
                    switch (result.status()) {
                        case 0 -> new End("", "");
                        case STOP -> new End("stopped by " + hook + because, "");
                        default ->
                                new End(
                                        "",
                                        hook + " failed with status " + result.status() + because);
                    };
            case LATE -> new End("", hook + " took longer than hooks.max_time and was stopped");
            case INTERRUPTED -> {
                Thread.interrupted();
                throw new InterruptedException();
            }
        };
    }

    private static String firstLine(String words) {
        String line = words.lines().filter(one -> !one.isBlank()).findFirst().orElse("");
        String safe = PlainText.oneLine(line.strip());
        return safe.length() > LONGEST_REASON ? safe.substring(0, LONGEST_REASON) + "…" : safe;
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
