package aish.testing;

import module java.base;

/** Lines that the real bash runs, with nothing to read. */
public final class Bash {
    /**
     * How a line ended.
     *
     * @param output what it printed on either stream
     */
    public record Ended(int status, String output) {}

    private Bash() {}

    public static Ended run(Path directory, String line) throws IOException, InterruptedException {
        Process bash =
                new ProcessBuilder("bash", "-c", line)
                        .directory(directory.toFile())
                        .redirectErrorStream(true)
                        .redirectInput(Path.of("/dev/null").toFile())
                        .start();
        String output = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(bash.waitFor(), output);
    }
}
