package aish.testing;

import module java.base;

import aish.settings.Config;
import aish.workspace.Workspace;

/** Projects for tests. */
public final class Workspaces {
    private Workspaces() {}

    /** Returns the project around a directory, with default settings. */
    public static Workspace in(Path directory, Path home) {
        return in(directory, home, new Config.Project("", List.of()));
    }

    public static Workspace in(Path directory, Path home, Config.Project settings) {
        return new Workspace(
                () -> directory, home, Optional.empty(), () -> settings, Optional::empty);
    }
}
