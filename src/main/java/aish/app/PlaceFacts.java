package aish.app;

import aish.config.Config;
import aish.route.RouteFacts;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Supplier;

/** What a directory, a home and the settings tell, with a live shell or without. */
abstract class PlaceFacts implements RouteFacts {
    private final Supplier<Config.Shell> config;
    private final Path home;

    PlaceFacts(Supplier<Config.Shell> config, Path home) {
        this.config = config;
        this.home = home;
    }

    /** Where relative paths lead from. */
    public abstract Path directory();

    public Path home() {
        return home;
    }

    @Override
    public boolean isFile(String path) {
        try {
            String full = path.startsWith("~/") ? home + path.substring(1) : path;
            return Files.exists(directory().resolve(full));
        } catch (InvalidPathException e) {
            return false;
        }
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
