package aish.cli;

import module java.base;

import aish.commands.ConfigCommand;
import aish.event.Event;
import aish.event.ExitCode;
import aish.files.PrivateFiles;
import aish.files.ShownPath;
import aish.settings.ConfigLoader;
import aish.settings.ConfigLoader.ConfigException;
import aish.settings.ConfigProblem;
import aish.settings.LoadedConfig;
import aish.settings.UserSettings.StarterSettings;
import aish.text.PlainText;

/**
 * {@code aish config}: shows the settings, says where they are, or lets the user edit them.
 *
 * @param explicit the path given to {@code --config}
 */
record ConfigSubcommand(
        ConfigLoader loader,
        Optional<Path> explicit,
        Path home,
        Editor editor,
        Consumer<String> out,
        Consumer<String> problems) {
    /** Opens a file in the user's editor and returns the editor's exit status. */
    interface Editor {
        int edit(Path file) throws IOException, InterruptedException;
    }

    /**
     * Returns the exit code.
     *
     * @param inForce supplies the settings that apply here, a trusted project's included
     * @param project the state of that project's settings, in one line
     */
    int run(List<String> words, Supplier<LoadedConfig> inForce, Supplier<String> project) {
        String verb = words.size() == 1 ? words.getFirst() : "";
        try {
            return switch (verb) {
                case "show" -> show(inForce, project);
                case "path" -> say(loader.file(explicit).toString());
                case "edit" -> edit(loader.file(explicit));
                default -> {
                    problems.accept("config needs show, path or edit; see aish --help");
                    yield ExitCode.USAGE;
                }
            };
        } catch (InvalidPathException e) {
            problems.accept("the path in AISH_CONFIG or XDG_CONFIG_HOME is not valid");
            return ExitCode.FAILED;
        }
    }

    private int show(Supplier<LoadedConfig> inForce, Supplier<String> project) {
        new ConfigCommand(inForce, inForce::get, project, home, this::emit).run("full");
        return ExitCode.OK;
    }

    private void emit(Event event) {
        if (event instanceof Event.Answer(String text, var _)) {
            say(PlainText.of(text));
        }
    }

    private int say(String text) {
        out.accept(text);
        return ExitCode.OK;
    }

    private int edit(Path file) {
        try {
            if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                create(file);
            }
            int status = editor.edit(file);
            if (status != 0) {
                problems.accept("the editor failed with status " + status);
                return ExitCode.FAILED;
            }
            return check(file);
        } catch (IOException e) {
            problems.accept("cannot edit " + shown(file) + ": " + PrivateFiles.reason(e));
            return ExitCode.FAILED;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.INTERRUPTED;
        }
    }

    private static void create(Path file) throws IOException {
        Path parent = file.toAbsolutePath().getParent();
        if (parent != null) {
            PrivateFiles.createDirectories(parent);
        }
        PrivateFiles.replace(file, StarterSettings.text(List.of(), ""), false);
    }

    private int check(Path file) {
        try {
            List<ConfigProblem> found = loader.load(explicit).problems();
            found.forEach(problem -> problems.accept(problem.describe(home)));
            return found.isEmpty() ? say(shown(file) + ": no problems found") : ExitCode.USAGE;
        } catch (ConfigException e) {
            problems.accept(String.valueOf(e.getMessage()));
            return ExitCode.USAGE;
        }
    }

    private String shown(Path file) {
        return PlainText.oneLine(ShownPath.of(file, home));
    }
}
