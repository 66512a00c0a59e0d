package aish.terminal;

import module java.base;

/** The name of this machine. */
public final class HostName {
    private static final Path KERNEL = Path.of("/proc/sys/kernel/hostname");

    private HostName() {}

    public static String of(Map<String, String> environment) {
        try {
            return Files.readString(KERNEL).strip();
        } catch (IOException e) {
            // another system, where the environment may know
            return environment.getOrDefault("HOSTNAME", "");
        }
    }
}
