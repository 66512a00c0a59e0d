package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputCaptureTest {
    private static final Path FILE = Path.of("/outputs/out-3");
    private static final int NUMBER = 3;
    private static final int NEVER = -1;

    /** Keeps bytes in memory, and fails where it is told to. */
    private static final class Spill implements OutputSpill {
        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        private final int failingWrite;
        private final boolean failingClose;
        private int writes;
        private boolean closed;

        Spill(int failingWrite, boolean failingClose) {
            this.failingWrite = failingWrite;
            this.failingClose = failingClose;
        }

        @Override
        public void write(ByteBuffer bytes) throws IOException {
            if (writes++ == failingWrite) {
                throw new IOException("No space left on device");
            }
            byte[] copy = new byte[bytes.remaining()];
            bytes.get(copy);
            kept.writeBytes(copy);
        }

        @Override
        public Optional<Path> file() {
            return Optional.of(FILE);
        }

        @Override
        public void close() throws IOException {
            closed = true;
            if (failingClose) {
                throw new IOException("Input/output error");
            }
        }

        String text() {
            return kept.toString(StandardCharsets.UTF_8);
        }
    }

    private final Spill spill = new Spill(NEVER, false);

    @Test
    void keepsNothingOfNothing() {
        List<Integer> opened = new ArrayList<>();
        OutputCapture capture =
                new OutputCapture(
                        NUMBER,
                        100,
                        number -> {
                            opened.add(number);
                            return spill;
                        });
        capture.add(ByteBuffer.allocate(0), false);
        assertThat(capture.finish()).isEqualTo(CapturedOutput.NOTHING);
        assertThat(opened).isEmpty();
    }

    @Test
    void keepsAllThatFits() {
        assertThat(captured(100, spill, "hello ", "wörld\n"))
                .isEqualTo(
                        new CapturedOutput(
                                NUMBER, "hello wörld\n", 0, "", false, Optional.of(FILE)));
        assertThat(spill.text()).isEqualTo("hello wörld\n");
        assertThat(spill.closed).isTrue();
    }

    @Test
    void omitsTheMiddle() {
        CapturedOutput output = captured(8, spill, "0123456789abcdef");
        assertThat(output)
                .isEqualTo(new CapturedOutput(NUMBER, "0123", 8, "cdef", false, Optional.of(FILE)));
        assertThat(output.text()).isEqualTo("0123\n… 8 bytes omitted (out-3) …\ncdef");
        assertThat(spill.text()).isEqualTo("0123456789abcdef");
    }

    @Test
    void joinsACharacterThatStraddlesHeadAndTail() {
        assertThat(captured(6, spill, "ab€").head()).isEqualTo("ab€");
    }

    @Property
    void headTailAndOmittedAgreeWithTheModel(
            @ForAll @IntRange(max = 40) int memory,
            @ForAll @Size(max = 12) List<@IntRange(max = 30) Integer> sizes) {
        StringBuilder all = new StringBuilder();
        Spill whole = new Spill(NEVER, false);
        OutputCapture capture = new OutputCapture(NUMBER, memory, _ -> whole);
        for (int size : sizes) {
            StringBuilder chunk = new StringBuilder();
            while (chunk.length() < size) {
                chunk.append((char) ('a' + (all.length() + chunk.length()) % 26));
            }
            all.append(chunk);
            capture.add(bytes(chunk.toString()), false);
        }
        assertThat(capture.finish()).isEqualTo(model(all.toString(), memory));
        assertThat(whole.text()).isEqualTo(all.toString());
    }

    private static CapturedOutput model(String all, int memory) {
        int half = Math.max(1, memory / 2);
        if (all.isEmpty()) {
            return CapturedOutput.NOTHING;
        }
        if (all.length() <= 2 * half) {
            return new CapturedOutput(NUMBER, all, 0, "", false, Optional.of(FILE));
        }
        return new CapturedOutput(
                NUMBER,
                all.substring(0, half),
                all.length() - 2L * half,
                all.substring(all.length() - half),
                false,
                Optional.of(FILE));
    }

    @Test
    void remembersInMemoryWhatCannotBeSpilled() {
        OutputCapture capture =
                new OutputCapture(
                        NUMBER,
                        100,
                        _ -> {
                            throw new IOException("Read-only file system");
                        });
        capture.add(bytes("one "), false);
        capture.add(bytes("two"), false);
        assertThat(capture.finish())
                .isEqualTo(new CapturedOutput(NUMBER, "one two", 0, "", false, Optional.empty()));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void offersNoFileThatLacksSomething(int failingWrite) {
        Spill failing = new Spill(failingWrite, false);
        assertThat(captured(100, failing, "a", "b", "c", "d"))
                .isEqualTo(new CapturedOutput(NUMBER, "abcd", 0, "", false, Optional.empty()));
        assertThat(failing.writes).isEqualTo(failingWrite + 1);
        assertThat(failing.closed).isTrue();
    }

    @Test
    void offersNoFileThatWasNotClosedWell() {
        assertThat(captured(100, new Spill(NEVER, true), "a"))
                .isEqualTo(new CapturedOutput(NUMBER, "a", 0, "", false, Optional.empty()));
    }

    @Test
    void leavesOutWhatAFullScreenProgramDraws() {
        CapturedOutput output =
                captured(100, spill, "before ", "\u001b[?1049hdrawing\u001b[?1049l", "after");
        assertThat(output.fullScreen()).isTrue();
        assertThat(output.text()).startsWith("before ").endsWith("after").doesNotContain("drawing");
        assertThat(spill.text()).isEqualTo(output.text());
    }

    @Test
    void notesAFullScreenProgramThatWroteNothingElse() {
        CapturedOutput output = captured(100, spill, "\u001b[?1049hdrawing");
        assertThat(output.fullScreen()).isTrue();
        assertThat(output.number()).isEqualTo(NUMBER);
        assertThat(output.text()).doesNotContain("drawing");
    }

    private static CapturedOutput captured(int memory, OutputSpill spill, String... chunks) {
        OutputCapture capture = new OutputCapture(NUMBER, memory, _ -> spill);
        for (String chunk : chunks) {
            capture.add(bytes(chunk), chunk.indexOf('\u001b') >= 0);
        }
        return capture.finish();
    }

    private static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }
}
