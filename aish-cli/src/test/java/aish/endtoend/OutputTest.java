package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Key;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Output is shown as it comes, and kept. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class OutputTest {
    private static Path kept(Sandbox sandbox, int number) throws Exception {
        try (Stream<Path> sessions = Files.list(sandbox.state().resolve("sessions"))) {
            return sessions.filter(Files::isDirectory)
                    .findFirst()
                    .orElseThrow()
                    .resolve("out-" + number);
        }
    }

    /** A hundred megabytes nightly. */
    @Test
    void manyMegabytesArriveWhole(Sandbox sandbox) throws Exception {
        int lines = Tier.times(590_000, 5_900_000);
        byte[] line = "0123456789abcdef\r\n".getBytes(StandardCharsets.UTF_8);
        try (TerminalSession aish = sandbox.open()) {
            aish.mark().enter("yes 0123456789abcdef | head -n " + lines);
            byte[] shown = aish.bytesUntilPrompt();
            assertThat(shown.length).isBetween(lines * line.length, lines * line.length + 64);
            for (int i = 0; i < lines; i++) {
                int start = i * line.length;
                if (!Arrays.equals(shown, start, start + line.length, line, 0, line.length)) {
                    throw new AssertionError("line " + i + " is damaged");
                }
            }
            assertThat(Files.size(kept(sandbox, 1))).isEqualTo((long) lines * line.length);
            assertThat(peakMemory(aish.pid())).isLessThan(400_000);
            assertThat(aish.run("echo after")).isEqualTo("after");
        }
    }

    /** In kilobytes. */
    private static int peakMemory(long pid) throws Exception {
        try (Stream<String> lines = Files.lines(Path.of("/proc/" + pid + "/status"))) {
            String peak = lines.filter(line -> line.startsWith("VmHWM")).findFirst().orElseThrow();
            return Integer.parseInt(peak.replaceAll("\\D", ""));
        }
    }

    /** In a session of its own: random bytes may leave the screen with other characters. */
    @Test
    void binaryOutputDoesNotBreakTheSession(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.enter("head -c 200000 /dev/urandom");
            aish.waitForPrompt();
            aish.press(Key.CTRL_U);
            assertThat(aish.run("echo after")).endsWith("after");
        }
    }

    @Test
    void everyByteValuePasses(TerminalSession aish) {
        aish.mark()
                .enter(
                        "stty -opost; for i in {0..255}; do printf \"\\\\x$(printf %x $i)\"; done;"
                                + " stty opost");
        byte[] shown = aish.bytesUntilPrompt();
        for (int i = 0; i < 256; i++) {
            assertThat(shown[i]).as("byte %d", i).isEqualTo((byte) i);
        }
    }

    @Test
    void theNextPromptStartsOnALineOfItsOwn(TerminalSession aish) {
        aish.run("clear");
        aish.run("printf unfinished");
        assertThat(aish.screen()).containsPattern("(?m)^unfinished⏎\naish#\\d+>$");
        aish.run("clear");
        aish.run("printf '\\n\\n'");
        assertThat(aish.screen().lines().toList()).hasSize(4);
    }

    @Test
    void keptOutputIsPaged(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.with("PAGER", "").open()) {
            aish.run("seq 200");
            aish.enter(":out");
            aish.waitForScreen("^23$");
            aish.type("G");
            aish.waitForScreen("^200$");
            aish.type("q");
            aish.waitForPrompt();
            assertThat(aish.run("echo after")).isEqualTo("after");
        }
    }

    @Test
    void aLongTextIsPagedAndStaysOnTheScreen(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.with("PAGER", "").open()) {
            aish.enter(":help all");
            aish.waitForScreen("^Space for more, q to quit");
            aish.type("q");
            aish.waitForPrompt();
            assertThat(aish.screen()).contains(":tour  ");
            assertThat(aish.run("echo after")).isEqualTo("after");
        }
    }

    @Test
    void oneOutputLargerThanTheQuotaIsCutAndSaysSo(Sandbox sandbox) throws Exception {
        sandbox.config("[output]\nquota = \"100K\"\nmemory = \"1K\"\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.mark().enter("head -c 300000 /dev/zero | tr '\\0' z");
            assertThat(aish.bytesUntilPrompt()).hasSizeGreaterThanOrEqualTo(300_000);
            assertThat(Files.size(kept(sandbox, 1))).isBetween(100_000L, 103_000L);
            assertThat(Files.readString(kept(sandbox, 1))).endsWith("the rest was not kept]\n");
        }
    }

    @Test
    void outputsOfASingleLineAreGoneAfterwards(Sandbox sandbox) throws Exception {
        assertThat(sandbox.batch("", "-c", "echo fleeting").output()).isEqualTo("fleeting\n");
        assertThat(sandbox.filesContaining("fleeting")).isEmpty();
    }
}
