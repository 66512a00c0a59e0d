package aish.front;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.event.ExitCode;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.testing.FileMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code --output-last} leaves in its file. */
class LastAnswerTest {
    @TempDir Path directory;
    private final List<Event> said = new ArrayList<>();

    @Test
    void keepsTheLastCompleteAnswer() throws Exception {
        LastAnswer answer = new LastAnswer(directory.resolve("a.md"));
        answer.emit(new Event.Answered(Reply.whole("one")));
        answer.emit(new Event.Notice("not an answer"));
        answer.emit(new Event.Answered(Reply.whole("two\u001b[31m\n\n")));
        answer.emit(new Event.Answered(Reply.whole(" ")));
        answer.emit(new Event.Answered(Reply.failed(new ModelProblem.Cancelled())));
        assertThat(answer.obstacle()).isEmpty();
        assertThat(answer.write(ExitCode.HALTED, said::add)).isEqualTo(ExitCode.HALTED);
        assertThat(directory.resolve("a.md")).hasContent("two^[[31m");
        assertThat(said).isEmpty();
        assertThat(names()).containsExactly("a.md");
    }

    @Test
    void replacesAFileAndKeepsItsPermissionsAndALinkToIt() throws Exception {
        Path file = Files.writeString(directory.resolve("real"), "a long text from before");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("real"));
        assertThat(written(link, ExitCode.OK)).isEqualTo(ExitCode.OK);
        assertThat(Files.readString(file)).isEqualTo("yes\n");
        assertThat(link).isSymbolicLink();
        assertThat(FileMode.of(file)).isEqualTo("rw-r-----");
    }

    @Test
    void newFilesHaveTheUsualPermissions() throws Exception {
        Path usual = Files.writeString(directory.resolve("usual"), "");
        Path file = directory.resolve("fresh");
        written(file, ExitCode.OK);
        assertThat(Files.getPosixFilePermissions(file))
                .isEqualTo(Files.getPosixFilePermissions(usual));
    }

    @Test
    void writesToDevices() {
        assertThat(new LastAnswer(Path.of("/dev/null")).obstacle()).isEmpty();
        assertThat(written(Path.of("/dev/null"), ExitCode.OK)).isEqualTo(ExitCode.OK);
        assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
    }

    @Test
    void saysBeforehandThatItCannotWrite() {
        assertThat(new LastAnswer(directory).obstacle())
                .contains("cannot write the last answer to " + directory + ": it is a directory");
        Path lost = directory.resolve("no/a.md");
        assertThat(new LastAnswer(lost).obstacle())
                .contains(
                        "cannot write the last answer to "
                                + lost
                                + ": no such directory: "
                                + directory.resolve("no"));
    }

    @Test
    void aRunWithoutAnAnswerIsNoSuccess() {
        Path file = directory.resolve("a.md");
        assertThat(new LastAnswer(file).write(ExitCode.OK, said::add)).isEqualTo(ExitCode.FAILED);
        assertThat(new LastAnswer(file).write(ExitCode.MODEL_FAILED, said::add))
                .isEqualTo(ExitCode.MODEL_FAILED);
        assertThat(said)
                .containsExactly(
                        new Event.Problem(
                                "cannot write the last answer to "
                                        + file
                                        + ": there is no answer"));
        assertThat(file).doesNotExist();
    }

    @Test
    void reportsAFileThatCannotBeWritten() throws Exception {
        Path gone = Files.createDirectory(directory.resolve("gone"));
        LastAnswer answer = new LastAnswer(gone.resolve("a.md"));
        answer.emit(new Event.Answered(Reply.whole("yes")));
        Files.delete(gone);
        assertThat(answer.write(ExitCode.OK, said::add)).isEqualTo(ExitCode.FAILED);
        assertThat(answer.write(ExitCode.STALLED, said::add)).isEqualTo(ExitCode.STALLED);
        assertThat(said).hasSize(2).allMatch(Event.Problem.class::isInstance);
    }

    private int written(Path file, int code) {
        LastAnswer answer = new LastAnswer(file);
        answer.emit(new Event.Answered(Reply.whole("yes")));
        return answer.write(code, said::add);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            return all.map(file -> String.valueOf(file.getFileName())).toList();
        }
    }
}
