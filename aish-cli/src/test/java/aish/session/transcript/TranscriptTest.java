package aish.session.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Turn;
import aish.event.Event;
import aish.event.Event.Author;
import aish.model.Delta;
import aish.secrets.Redactor;
import aish.session.SessionRecord.InMemoryRecord;
import aish.session.TimedEvent;
import aish.session.output.OutputStore.OutputReader;
import aish.shell.CapturedOutput;
import aish.testing.FileMode;
import aish.testing.Ran;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TranscriptTest {
    private static final Instant NOW = Instant.parse("2026-03-01T10:00:00Z");
    private static final Event QUESTION = new Event.QuestionSent(new Turn.User("", "why"));

    @TempDir Path root;
    private final List<String> complaints = new ArrayList<>();
    private Transcript transcript = at(Path.of(""));

    @BeforeEach
    void make() {
        transcript = at(root.resolve("a/transcripts"));
    }

    private Transcript at(Path directory) {
        return new Transcript(
                directory,
                () -> new TranscriptText(Redactor.withoutKnownValues(), ZoneOffset.UTC),
                InstantSource.fixed(NOW),
                complaints::add);
    }

    @Test
    void isOffUntilItIsWanted() throws IOException {
        transcript.emit(QUESTION);
        assertThat(transcript.file()).isEmpty();
        assertThat(root).isEmptyDirectory();
    }

    @Test
    void liveAndRenderedAreTheSame() throws IOException {
        Path file = transcript.start();
        List<TimedEvent> told =
                Stream.of(
                                QUESTION,
                                new Event.Started("ls", Author.PERSON, root, 1),
                                new Event.Notice("x"))
                        .map(event -> new TimedEvent(NOW, event))
                        .toList();
        told.forEach(each -> transcript.emit(each.event()));
        assertThat(file)
                .hasContent(
                        TranscriptText.render(told, Redactor.withoutKnownValues(), ZoneOffset.UTC));
        assertThat(FileMode.of(file)).isEqualTo("rw-------");
        assertThat(FileMode.of(file.resolveSibling("."))).isEqualTo("rwx------");
    }

    @Test
    void anEmptySessionLeavesNoFile() {
        transcript.startOnFirstEvent();
        transcript.emit(new Event.Notice("hello"));
        assertThat(root).isEmptyDirectory();
        assertThat(transcript.isWaiting()).isTrue();
        transcript.emit(QUESTION);
        assertThat(transcript.file().orElseThrow()).content().contains("why");
    }

    @Test
    void continuesAFileAndStops() throws IOException {
        Path file = root.resolve("mine.md");
        Files.writeString(file, "mine\n");
        transcript.start(file);
        transcript.emit(QUESTION);
        assertThat(transcript.stop()).contains(file);
        transcript.emit(new Event.Problem("later"));
        assertThat(file)
                .content()
                .startsWith("mine\n\n# Transcript")
                .contains("why")
                .doesNotContain("later");
    }

    @Test
    void complainsOnceAndGivesUp() throws IOException {
        Path file = root.resolve("gone/t.md");
        Files.createDirectory(file.getParent());
        transcript.start(file);
        Files.delete(file);
        Files.delete(file.getParent());
        transcript.emit(QUESTION);
        transcript.emit(QUESTION);
        assertThat(complaints).hasSize(1);
        assertThat(complaints.getFirst()).contains("is off");
        assertThat(transcript.file()).isEmpty();
    }

    @Test
    void keptEventsAreCutShort() {
        InMemoryRecord session = new InMemoryRecord(InstantSource.fixed(NOW));
        String output = "line\n".repeat(10_000);
        session.emit(new Event.Streamed(new Delta.Text("x")));
        session.emit(new Event.Ran(Ran.command("seq", 0, output), Author.PERSON));
        assertThat(session.events()).hasSize(1);
        assertThat(session.events().getFirst().event())
                .isInstanceOfSatisfying(
                        Event.Ran.class,
                        ran ->
                                assertThat(ran.result().output().head())
                                        .hasSizeLessThan(9000)
                                        .contains("lines omitted"));
    }

    @Test
    void aHugeOutputIsReadFromItsFileWhenAskedFor() throws IOException {
        Path file = Files.writeString(root.resolve("out-1"), "line\n".repeat(10_000));
        CapturedOutput huge =
                new CapturedOutput(
                        1,
                        "line\n".repeat(2000),
                        30_000,
                        "line\n".repeat(2000),
                        false,
                        Optional.of(file));
        InMemoryRecord session = new InMemoryRecord(InstantSource.fixed(NOW));
        session.emit(new Event.Ran(Ran.command("seq", 0, huge, root), Author.PERSON));
        Event.Ran kept = (Event.Ran) session.events().getFirst().event();
        assertThat(kept.result().output().head()).isEmpty();
        assertThat(OutputReader.load(kept.result().output())).isEqualTo(huge);
    }
}
