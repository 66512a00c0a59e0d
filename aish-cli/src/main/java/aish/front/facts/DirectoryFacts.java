package aish.front.facts;

import module java.base;

import aish.commands.Manuals;
import aish.route.RouteFacts;
import aish.settings.Config;
import aish.shell.ShellDialect;
import aish.text.HomePath;
import aish.workspace.names.LocalNames;
import org.jspecify.annotations.Nullable;

/**
 * Facts that follow from a directory, the home directory and the settings, with or without a live
 * shell.
 */
abstract class DirectoryFacts implements RouteFacts {
    private final Supplier<Config.Shell> config;
    private final Path home;
    private volatile @Nullable LocalNames names;

    DirectoryFacts(Supplier<Config.Shell> config, Path home) {
        this.config = config;
        this.home = home;
    }

    /** The base of relative paths. */
    public abstract Path directory();

    public Path home() {
        return home;
    }

    ShellDialect dialect() {
        return ShellDialect.of(config.get().program());
    }

    @Override
    public boolean isFile(String path) {
        try {
            return Files.exists(directory().resolve(HomePath.expand(path, home)));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** Created on demand, because the first prompt does not need it. */
    private LocalNames names() {
        LocalNames known = names;
        if (known == null) {
            known = new LocalNames(home);
            names = known;
        }
        return known;
    }

    @Override
    public boolean isNameFor(String program, String word) {
        return names().isNameFor(program, directory(), word);
    }

    @Override
    public boolean isOwnSubcommand(String program, String word) {
        return names().isSubcommandOf(program, directory(), word);
    }

    @Override
    public boolean isMeta(String name) {
        return Manuals.isName(name);
    }

    @Override
    public boolean isAlwaysCommand(String word) {
        return config.get().knownCommands().contains(word);
    }

    @Override
    public boolean isNeverCommand(String word) {
        return config.get().neverCommands().contains(word);
    }
}
