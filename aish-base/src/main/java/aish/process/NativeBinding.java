package aish.process;

import com.kenai.jffi.Version;
import com.kenai.jffi.internal.StubLoader;

/**
 * Loads jffi's native library. The build has jffi call this class, because jffi itself goes about
 * it by reflection, and opens a jar to learn the name of its own package.
 */
public final class NativeBinding {
    private NativeBinding() {}

    /** What is called in place of {@code Init.load}. */
    public static void of() {
        if (!StubLoader.isLoaded()) {
            throw new LinkageError("jffi does not load", StubLoader.getFailureCause());
        }
    }

    /** What is called in place of {@code getVersionField}. */
    public static int of(String part) {
        return switch (part) {
            case "MAJOR" -> Version.MAJOR;
            case "MINOR" -> Version.MINOR;
            default -> Version.MICRO;
        };
    }
}
