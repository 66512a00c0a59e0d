package aish.process;

import module java.base;

/**
 * Gives back the memory of files that the process has mapped: its code and the JVM's cache, of
 * which little is used once a session has started. What is used again comes from the kernel's cache
 * of files.
 */
public final class MappedFiles {
    private static final Path MAPPINGS = Path.of("/proc/self/smaps");
    private static final int MADV_DONTNEED = 4;

    private MappedFiles() {}

    /** Takes only what nobody has written or can write to, because the rest would be lost. */
    public static void release() {
        try (BufferedReader lines =
                Files.newBufferedReader(MAPPINGS, StandardCharsets.ISO_8859_1)) {
            long madvise = NativeCall.symbol("madvise");
            long start = 0;
            long end = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                int dash = line.indexOf('-');
                int space = line.indexOf(' ');
                if (line.startsWith("Anonymous:") && line.endsWith(" 0 kB") && start < end) {
                    NativeCall.call(madvise, start, end - start, MADV_DONTNEED, 0, 0, 0);
                } else if (dash > 0 && dash < space) {
                    start = Long.parseUnsignedLong(line, 0, dash, 16);
                    boolean isFile = line.startsWith("r-", space + 1) && line.contains(" /");
                    end = isFile ? Long.parseUnsignedLong(line, dash + 1, space, 16) : start;
                }
            }
        } catch (IOException e) {
            // more memory stays in use
        }
    }
}
