package aish.terminal.editor;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Logs nothing. The build has JLine use it, because the JDK looks for a logger in all jars, which
 * takes long.
 */
public final class SilentLogger implements System.Logger {
    private static final SilentLogger ONLY = new SilentLogger();

    private SilentLogger() {}

    /** What is called in place of {@link System#getLogger(String)}. */
    public static System.Logger of(String name) {
        return ONLY;
    }

    @Override
    public String getName() {
        return "silent";
    }

    @Override
    public boolean isLoggable(Level level) {
        return false;
    }

    @Override
    public void log(
            Level level,
            @Nullable ResourceBundle bundle,
            String message,
            @Nullable Throwable thrown) {}

    @Override
    public void log(
            Level level, @Nullable ResourceBundle bundle, String format, Object... parameters) {}
}
