package aish.exec.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class MarkedCommandTest {
    private static final String MARK = "0123456789abcdef";

    private record Read(String output, boolean started, OptionalInt status) {}

    private static byte[] bytes(ByteBuffer piece) {
        byte[] bytes = new byte[piece.remaining()];
        piece.get(bytes);
        return bytes;
    }

    private static Read read(String text, int pieces) {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        MarkedCommand.Reader reader =
                new MarkedCommand.Reader(MARK, piece -> output.writeBytes(bytes(piece)));
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int at = 0; at < bytes.length; at += pieces) {
            byte[] piece = Arrays.copyOfRange(bytes, at, Math.min(bytes.length, at + pieces));
            reader.add(piece, piece.length);
        }
        reader.end();
        return new Read(
                output.toString(StandardCharsets.UTF_8), reader.hasStarted(), reader.status());
    }

    @Test
    void findsTheOutputHoweverItArrives() {
        String text = "Welcome\nno newline" + MARK + "\nä 1\n2" + MARK + " 003\n";
        for (int pieces = 1; pieces <= text.length() + 2; pieces++) {
            assertThat(read(text, pieces)).isEqualTo(new Read("ä 1\n2", true, OptionalInt.of(3)));
        }
    }

    @Test
    void keepsWhatOnlyLooksLikeTheLastMark() {
        for (int pieces : new int[] {1, 7, 1000}) {
            assertThat(read(MARK + "\nx" + MARK + " 12", pieces))
                    .isEqualTo(new Read("x" + MARK + " 12", true, OptionalInt.empty()));
            assertThat(read("Permission denied\n" + MARK, pieces))
                    .isEqualTo(new Read("", false, OptionalInt.empty()));
        }
    }

    @Test
    void aShellGivesOutputAndStatusAsTheyAre() throws Exception {
        String command = "printf 'it'\\''s'; echo E >&2; cat; sh -c 'kill -9 $$'; exit 41";
        MarkedCommand marked = MarkedCommand.of(command);
        Process shell =
                new ProcessBuilder("sh", "-c", marked.watched()).redirectErrorStream(true).start();
        String output = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        shell.getOutputStream().close();
        assertThat(shell.waitFor()).isEqualTo(41);
        assertThat(output)
                .startsWith(marked.mark() + "\nit'sE\n")
                .endsWith(marked.mark() + " 041\n");
    }

    @Test
    void theEndOfStandardInputEndsTheCommandAndWhatItStarted() throws Exception {
        MarkedCommand marked = MarkedCommand.of("sleep 1000 & echo $!; wait");
        // sshd starts no shell that ignores the signal, but nohup may have started these tests
        Process shell =
                new ProcessBuilder("env", "--default-signal=HUP", "sh", "-c", marked.watched())
                        .start();
        BufferedReader lines = shell.inputReader();
        assertThat(lines.readLine()).isEqualTo(marked.mark());
        ProcessHandle inner = ProcessHandle.of(Long.parseLong(lines.readLine())).orElseThrow();
        shell.getOutputStream().close();
        inner.onExit().join();
        assertThat(shell.waitFor()).isEqualTo(129);
    }
}
