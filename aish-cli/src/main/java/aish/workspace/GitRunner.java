package aish.workspace;

import module java.base;

import aish.process.Subprocess;
import aish.text.ShownName;

/**
 * Queries git about a directory. Locks nothing, fetches nothing, and runs no program that the
 * repository configures: no hook, monitor, pager, filter or converter.
 */
final class GitRunner {
    /** In bytes; enough for all the characters that are kept. */
    private static final int MOST_OUTPUT = 800_000;

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final List<String> SAFE_GIT =
            List.of(
                    """
                    git --no-pager --no-optional-locks -c core.fsmonitor=false -c \
                    core.hooksPath=/dev/null -c core.untrackedCache=false -c core.quotePath=false \
                    -c color.ui=false -c protocol.allow=never -c advice.statusHints=false -c \
                    i18n.logOutputEncoding=UTF-8"""
                            .split(" "));

    /**
     * Git variables that are passed on: they say where the user's settings are. Those that select a
     * repository are not.
     */
    private static final Set<String> KEPT_VARIABLES =
            Set.of(
                    "GIT_CEILING_DIRECTORIES",
                    "GIT_CONFIG_GLOBAL",
                    "GIT_CONFIG_SYSTEM",
                    "GIT_CONFIG_NOSYSTEM");

    private final Path directory;
    private final List<String> filters;

    private GitRunner(Path directory, List<String> filters) {
        this.directory = directory;
        this.filters = filters;
    }

    static GitRunner in(Path directory) throws SourceException {
        if (!Files.isDirectory(directory)) {
            throw new SourceException("no such directory: " + ShownName.of(directory));
        }
        GitRunner plain = new GitRunner(directory, List.of());
        String answer = plain.ask("rev-parse", "--is-inside-work-tree", "--is-bare-repository");
        return answer.isEmpty() ? plain : new GitRunner(directory, plain.ownFilters());
    }

    /**
     * Returns the filters that only this repository configures; they may be other people's
     * programs.
     */
    private List<String> ownFilters() throws SourceException {
        Subprocess.Result said =
                run(
                        List.of(
                                "config",
                                "-z",
                                "--show-scope",
                                "--name-only",
                                "--get-regexp",
                                "^filter\\..*\\.(clean|smudge|process)$"));
        String[] parts = said.output().split("\0", -1);
        Set<String> own = new TreeSet<>();
        for (int i = 0; i + 1 < parts.length; i += 2) {
            if (parts[i].equals("local") || parts[i].equals("worktree")) {
                own.add(parts[i + 1].substring(0, parts[i + 1].lastIndexOf('.')));
            }
        }
        return List.copyOf(own);
    }

    /**
     * Returns what git prints.
     *
     * @throws SourceException if git fails, with the reason
     */
    String ask(String... arguments) throws SourceException {
        Subprocess.Result result = run(List.of(arguments));
        if (result.ending() == Subprocess.Ending.ENDED && result.status() != 0) {
            throw failure(arguments[0], result.errors());
        }
        return result.output();
    }

    Subprocess.Result run(List<String> arguments) throws SourceException {
        List<String> command = new ArrayList<>(SAFE_GIT);
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        prepare(builder.environment());
        Subprocess.Result result;
        try {
            result = Subprocess.run(builder, PATIENCE, MOST_OUTPUT);
        } catch (IOException e) {
            throw new SourceException("cannot run git; is it installed?");
        }
        String what = "git " + arguments.getFirst();
        return switch (result.ending()) {
            case ENDED, LARGE -> result;
            case LATE -> throw new SourceException(what + " took longer than 10 s; name a path");
            case INTERRUPTED -> throw new SourceException(what + " was interrupted");
        };
    }

    private void prepare(Map<String, String> environment) {
        environment
                .keySet()
                .removeIf(name -> name.startsWith("GIT_") && !KEPT_VARIABLES.contains(name));
        environment.put("LC_ALL", "C");
        environment.remove("LANGUAGE");
        environment.put("GIT_TERMINAL_PROMPT", "0");
        environment.put("GIT_NO_LAZY_FETCH", "1");
        int count = 0;
        for (String filter : filters) {
            for (String program : List.of("clean", "smudge", "process")) {
                environment.put("GIT_CONFIG_KEY_" + count, filter + "." + program);
                environment.put("GIT_CONFIG_VALUE_" + count++, "");
            }
            environment.put("GIT_CONFIG_KEY_" + count, filter + ".required");
            environment.put("GIT_CONFIG_VALUE_" + count++, "false");
        }
        environment.put("GIT_CONFIG_COUNT", String.valueOf(count));
    }

    SourceException failure(String what, String errors) {
        String place = ShownName.of(directory);
        if (errors.contains("not a git repository")) {
            return new SourceException(place + " is not in a git repository");
        }
        if (errors.contains("dubious ownership")) {
            return new SourceException(
                    place
                            + " is in another user's repository, which git does not trust;"
                            + " git config --global --add safe.directory allows it");
        }
        String reason =
                errors.lines()
                        .filter(line -> line.startsWith("fatal: ") || line.startsWith("error: "))
                        .map(line -> line.substring(line.indexOf(' ') + 1))
                        .findFirst()
                        .orElse("no reason given");
        return new SourceException("git " + what + " failed: " + ShownName.of(reason));
    }
}
