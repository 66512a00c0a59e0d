package aish.testing;

import module java.base;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** Creates the directory for temporary files that Maven names for each test JVM. */
public final class TemporaryDirectory implements LauncherSessionListener {
    static final Path PATH = Path.of(System.getProperty("java.io.tmpdir"));

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        try {
            Files.createDirectories(PATH);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void launcherSessionClosed(LauncherSession session) {
        try {
            Files.deleteIfExists(PATH);
        } catch (IOException e) {
            // a test has left something there and was named for it, or it is the directory of all
        }
    }
}
