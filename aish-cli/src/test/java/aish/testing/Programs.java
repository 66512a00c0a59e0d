package aish.testing;

import module java.base;

/** What is installed on this machine. */
public final class Programs {
    private Programs() {}

    public static boolean isInstalled(String name) {
        String path = System.getenv().getOrDefault("PATH", "/usr/bin:/bin");
        return Arrays.stream(path.split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
    }
}
