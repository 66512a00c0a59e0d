package aish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.ExitCode;
import aish.json.Json;
import aish.safety.SafetyFacts;
import aish.safety.permissions.UserRules;
import aish.terminal.render.AnswerStyle;
import aish.terminal.render.EventText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckSubcommandTest {
    @TempDir private Path directory;
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final List<String> complaints = new ArrayList<>();

    private CheckSubcommand check() {
        return check(UserRules.none());
    }

    private CheckSubcommand check(UserRules rules) {
        PrintStream out = new PrintStream(printed, false, StandardCharsets.UTF_8);
        SafetyFacts place = SafetyFacts.at(directory, directory).with(rules);
        return new CheckSubcommand(
                place, new EventText(() -> 0, AnswerStyle.asWritten()), out, complaints::add);
    }

    private String output() {
        return printed.toString(StandardCharsets.UTF_8);
    }

    private static InputStream lines(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void clearsInWords() {
        assertThat(check().one("ls", false)).isEqualTo(ExitCode.OK);
        assertThat(output()).isEqualTo("only reads\n");
    }

    @Test
    void marksTheOffendingPiece() throws IOException {
        Files.writeString(directory.resolve("x"), "123");

        assertThat(check().one("ls; rm x", false)).isEqualTo(ExitCode.HALTED);
        assertThat(output())
                .isEqualTo(
                        """
                        needs your OK: deletes 1 file (3 bytes)
                          ls; rm x
                              ^^ rm deletes files or data
                        """);
    }

    @Test
    void marksTheRightOfSeveralLines() {
        check().one("ls\nrm x", false);

        assertThat(output()).contains("  rm x\n  ^^ rm deletes files or data\n");
    }

    @Test
    void tellsPrograms() throws Exception {
        Files.writeString(directory.resolve("x"), "123");

        assertThat(check().one("rm x", true)).isEqualTo(ExitCode.HALTED);
        Json json = Json.parse(output());
        assertThat(json.get("verdict").text()).contains("halt");
        assertThat(json.get("findings").items().getFirst().get("end").integer()).hasValue(3);
        Json files = json.get("at_stake").get("files").items().getFirst();
        assertThat(files.get("what").text()).contains("delete");
        assertThat(files.get("bytes").integer()).hasValue(3);
    }

    @Test
    void judgesByTheTextAloneWhereverItIs() {
        assertThat(check().one("echo x > fresh", false)).isEqualTo(ExitCode.HALTED);
    }

    @Test
    void obeysThePersonsOwnRules() {
        UserRules rules =
                new UserRules(
                        List.of(new UserRules.Extra(List.of("ls"), "no looking", "")),
                        List.of("git push origin main"));

        assertThat(check(rules).one("git push origin main", false)).isEqualTo(ExitCode.OK);
        assertThat(check(rules).one("ls", false)).isEqualTo(ExitCode.HALTED);
        assertThat(output()).contains("needs your OK: no looking");
    }

    @Test
    void judgesManyAndUndoesTheirEscapes() throws IOException {
        int code = check().batch(lines("a\tls\nb\tls\\nrm x\nc\techo 'a\\\\tb'\n"));

        assertThat(code).isEqualTo(ExitCode.HALTED);
        assertThat(output())
                .isEqualTo("a\tclear\treads\nb\thalt\trm deletes files or data\nc\tclear\treads\n");
        assertThat(check().batch(lines("a\tls\n"))).isEqualTo(ExitCode.OK);
    }

    @Test
    void saysWhichLinesAreWrong() throws IOException {
        assertThat(check().batch(lines("a\tls\nnonsense\nb\trm x\n"))).isEqualTo(ExitCode.USAGE);
        assertThat(complaints).containsExactly("line 2 is not ID, a tab and a command");
        assertThat(output()).contains("a\tclear").contains("b\thalt");
    }

    @Test
    void doesNotGuessWhatAnUnknownEscapeMeans() throws IOException {
        assertThat(check().batch(lines("a\tls \\x\nb\tls\nc\tls \\\n"))).isEqualTo(ExitCode.USAGE);
        assertThat(output())
                .isEqualTo(
                        """
                        a\tunknown\tunknown escape \\x (a backslash is written as \\\\)
                        b\tclear\treads
                        c\tunknown\tunknown escape \\ (a backslash is written as \\\\)
                        """);
        assertThat(complaints)
                .containsExactly(
                        "line 1: unknown escape \\x (a backslash is written as \\\\)",
                        "line 3: unknown escape \\ (a backslash is written as \\\\)");
    }

    @Test
    void answersALineBeforeTheNextOneComes() throws IOException {
        InputStream slow =
                new InputStream() {
                    private final byte[] text = "a\tls\nb\tls\n".getBytes(StandardCharsets.UTF_8);
                    private int at;

                    @Override
                    public int read() {
                        return at < text.length ? text[at++] : -1;
                    }

                    @Override
                    public int read(byte[] bytes, int offset, int length) {
                        if (at == 5) {
                            assertThat(output()).isEqualTo("a\tclear\treads\n");
                        }
                        int next = read();
                        if (next < 0) {
                            return -1;
                        }
                        bytes[offset] = (byte) next;
                        return 1;
                    }
                };

        assertThat(check().batch(slow)).isEqualTo(ExitCode.OK);
    }
}
