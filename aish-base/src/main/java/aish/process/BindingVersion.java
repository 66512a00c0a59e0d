package aish.process;

import com.kenai.jffi.Version;

/**
 * The version of jffi's native library. The build has jffi ask this class, because jffi itself
 * looks it up by reflection, and opens a jar to learn the name of its own package.
 */
public final class BindingVersion {
    private BindingVersion() {}

    /** What is called in place of {@code Foreign.getVersionField}. */
    public static int of(String part) {
        return switch (part) {
            case "MAJOR" -> Version.MAJOR;
            case "MINOR" -> Version.MINOR;
            default -> Version.MICRO;
        };
    }
}
