package aish.cli;

import module java.base;

import aish.cli.models.FoundModels;
import aish.cli.models.ServerAccess;
import aish.event.ExitCode;
import aish.files.PrivateFiles;
import aish.settings.Config;
import aish.settings.Config.Preset;
import aish.settings.ConfigLoader;
import aish.settings.ConfigSchema;
import aish.settings.KeyLocation;
import aish.settings.UserSettings.StarterSettings;
import aish.text.HomePath;
import aish.text.PlainText;

/** {@code aish init}: writes initial settings, with what was found on this machine. */
record InitSubcommand(
        Map<String, String> environment,
        Path home,
        ServerAccess reach,
        Consumer<String> out,
        Consumer<String> problems) {
    /** Returns the exit code. */
    int run(Arguments.Init arguments) {
        try {
            Path file = new ConfigLoader(environment, home).file(arguments.config());
            if (isTaken(file) && !arguments.force()) {
                problems.accept(
                        shown(file)
                                + " already exists; use --force to replace it (a copy is kept)");
                return ExitCode.FAILED;
            }
            return write(
                    file, FoundModels.of(ConfigSchema.defaults(), reach.discover(), environment));
        } catch (InvalidPathException e) {
            problems.accept("the path in AISH_CONFIG or XDG_CONFIG_HOME is not valid");
            return ExitCode.FAILED;
        }
    }

    private int write(Path file, FoundModels offers) {
        // the first preset would be the default, but an online service must be chosen by name
        boolean onlyCloud = offers.local().isEmpty() && !offers.cloud().isEmpty();
        String text = StarterSettings.text(offers.presets(), onlyCloud ? Config.OFFLINE : "");
        try {
            replace(file, text)
                    .ifPresent(old -> out.accept("Kept the old settings as " + shown(old)));
        } catch (IOException e) {
            problems.accept("cannot write " + shown(file) + ": " + PrivateFiles.reason(e));
            return ExitCode.FAILED;
        }
        out.accept("Wrote " + shown(file));
        offers.presets().forEach(preset -> out.accept("  " + described(preset)));
        next(offers, onlyCloud);
        return ExitCode.OK;
    }

    private static String described(Preset preset) {
        String model = preset.model().isEmpty() ? "" : preset.model() + " at ";
        String key =
                preset.key() instanceof KeyLocation.Variable variable
                        ? ", key from $" + variable.name()
                        : "";
        return PlainText.oneLine(preset.name() + ": " + model + preset.hostAndPort() + key);
    }

    private void next(FoundModels offers, boolean onlyCloud) {
        List<Preset> presets = offers.presets();
        if (presets.isEmpty()) {
            out.accept(
                    "No model server found; the offline helper answers your questions."
                            + " To use a model, add it to that file under [models.NAME].");
        } else if (onlyCloud) {
            String name = presets.getFirst().name();
            out.accept(
                    "The offline helper answers your questions. To use "
                            + name
                            + ", set default_model = \""
                            + name
                            + "\" in that file.");
        }
        out.accept("Next: run \"aish doctor\" to check the settings, then \"aish\".");
    }

    private String shown(Path file) {
        return PlainText.oneLine(HomePath.shorten(file.toString(), home));
    }

    private static boolean isTaken(Path file) {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }

    /**
     * Writes a settings file that only its owner may read.
     *
     * @return where the previous file was moved to, if there was one
     * @throws java.nio.file.FileAlreadyExistsException if another process created the file first
     */
    private static Optional<Path> replace(Path file, String text) throws IOException {
        // a link is kept, because the user may keep the settings elsewhere and link to them
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Optional<Path> old = Optional.empty();
        if (isTaken(target)) {
            Path aside = target.resolveSibling(target.getFileName() + ".old");
            old = Optional.of(Files.move(target, aside, StandardCopyOption.REPLACE_EXISTING));
        }
        PrivateFiles.createDirectories(target.resolveSibling(""));
        PrivateFiles.open(target, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE).close();
        PrivateFiles.replace(target, text, false);
        return old;
    }
}
