package aish.testing;

import module java.base;

/** Processes of this machine, found by what is in their environment. */
final class Processes {
    private static final Path PROC = Path.of("/proc");

    private Processes() {}

    /** Those that were started with that setting, or by one that was. */
    static List<Long> with(String setting) {
        try (Stream<Path> all = Files.list(PROC)) {
            return all.filter(path -> path.getFileName().toString().matches("\\d+"))
                    .filter(path -> environment(path).contains(setting))
                    .map(path -> Long.valueOf(path.getFileName().toString()))
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Empty for a process that has just gone, or is only waiting to be reaped. */
    private static String environment(Path process) {
        try {
            return Files.readString(process.resolve("environ"), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }

    /** Its words, separated by spaces; empty if it has gone. */
    static String commandLine(long pid) {
        try {
            Path words = PROC.resolve(String.valueOf(pid)).resolve("cmdline");
            return Files.readString(words, StandardCharsets.ISO_8859_1).replace('\0', ' ').strip();
        } catch (IOException e) {
            return "";
        }
    }

    /** Whether the process runs and its group is the one that the terminal's keys go to. */
    static boolean isInForeground(long pid) {
        try {
            String stat = Files.readString(PROC.resolve(pid + "/stat"));
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
            return !fields[0].equals("T") && fields[2].equals(fields[5]);
        } catch (IOException e) {
            return false;
        }
    }
}
