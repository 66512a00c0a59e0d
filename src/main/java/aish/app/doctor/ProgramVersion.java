package aish.app.doctor;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Asks a program for its version. */
final class ProgramVersion {
    private static final int PATIENCE_SECONDS = 5;
    private static final int LONGEST = 4096;

    private ProgramVersion() {}

    /** What it says, or nothing if it does not say it soon. */
    static String of(Path program) {
        Redirect nothing = Redirect.from(new File("/dev/null"));
        ProcessBuilder builder =
                new ProcessBuilder(program.toString(), "--version")
                        .redirectInput(nothing)
                        .redirectError(Redirect.DISCARD);
        try {
            Process process = builder.start();
            try {
                // read after its end: a version fits into the pipe
                boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
                byte[] said = ended ? process.getInputStream().readNBytes(LONGEST) : new byte[0];
                return new String(said, StandardCharsets.UTF_8);
            } finally {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
