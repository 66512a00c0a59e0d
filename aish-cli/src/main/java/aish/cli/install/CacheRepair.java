package aish.cli.install;

import module java.base;

import java.lang.ProcessBuilder.Redirect;

/**
 * Has the launcher make new caches if the JVM did not take those of the package, because the
 * processor or Java is another one. That happens in the background and outlives this session.
 */
public final class CacheRepair {
    private static final Path MAPPINGS = Path.of("/proc/self/maps");
    private static final String CACHE = ".aot\n";

    private CacheRepair() {}

    public static void startIfNeeded() {
        Installation installation = Installation.own().orElse(null);
        if (installation == null || !installation.isPackage()) {
            return;
        }
        try {
            // a cache that the JVM uses is mapped; there is no other way to know
            if (!Files.readString(MAPPINGS).contains(CACHE)) {
                start(installation.home().resolve("aish"));
            }
        } catch (IOException e) {
            // then this start stays slow
        }
    }

    private static void start(Path launcher) throws IOException {
        ProcessBuilder repair =
                new ProcessBuilder("sh", launcher.toString())
                        .redirectInput(Path.of("/dev/null").toFile())
                        .redirectOutput(Redirect.DISCARD)
                        .redirectError(Redirect.DISCARD);
        repair.environment().put("AISH_DO", "repair");
        repair.start();
    }
}
