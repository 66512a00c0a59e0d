package aish.process;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("edge")
class MappedFilesTest {
    @Test
    void givesBackWhatIsNotUsed() throws Exception {
        long before = mappedKilobytes();
        MappedFiles.release();
        assertThat(mappedKilobytes()).isLessThan(before);
    }

    /** How much of its own code the process has in memory. */
    private static long mappedKilobytes() throws IOException {
        boolean isCode = false;
        long sum = 0;
        for (String line : Files.readAllLines(Path.of("/proc/self/smaps"))) {
            if (line.contains("-") && !line.startsWith("VmFlags")) {
                isCode = line.contains(" r-xp ") && line.endsWith("/libjvm.so");
            } else if (isCode && line.startsWith("Rss:")) {
                sum += Long.parseLong(line.replaceAll("\\D", ""));
            }
        }
        return sum;
    }
}
