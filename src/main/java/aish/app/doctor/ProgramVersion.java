package aish.app.doctor;

import aish.process.Subprocess;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;

/** Asks a program for its version. */
final class ProgramVersion {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int LONGEST = 4096;

    private ProgramVersion() {}

    /** Returns what it prints, or nothing if it takes too long. */
    static String of(Path program) {
        ProcessBuilder builder =
                new ProcessBuilder(program.toString(), "--version").redirectError(Redirect.DISCARD);
        try {
            Subprocess.Result result = Subprocess.run(builder, PATIENCE, LONGEST);
            return result.ending() == Subprocess.Ending.LATE ? "" : result.output();
        } catch (IOException e) {
            return "";
        }
    }
}
