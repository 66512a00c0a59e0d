package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.approval.Decision;
import aish.approval.Trial;
import aish.event.Event;
import aish.exec.CommandAssessor;
import aish.safety.SafetyFacts;
import aish.undo.UndoStore;
import aish.undo.UndoStore.Changed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a pursuit changed can be taken back like what was approved at the prompt. */
class PursuitUndoTest {
    private static final String END = "GOAL: complete";

    @TempDir private Path temporary;
    private final Pursuing pursuing = new Pursuing();
    private Path file;
    private UndoStore store;

    @BeforeEach
    void prepare() throws IOException {
        Path project = Files.createDirectory(temporary.toRealPath().resolve("project"));
        file = project.resolve("x");
        Files.writeString(file, "precious");
        store =
                new UndoStore(
                        temporary.resolve("undo"), 100, Duration.ofDays(1), InstantSource.system());
        pursuing.assessor =
                new CommandAssessor(_ -> SafetyFacts.at(project, temporary), Optional.of(store));
    }

    private void delete(String command) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the end of a pursuit says of files. */
    private List<Event> changes() {
        return pursuing.events.events().stream()
                .filter(
                        event ->
                                event instanceof Event.Notice notice
                                        && notice.text().startsWith("Changed: "))
                .toList();
    }

    @Test
    void theEndSaysWhatChangedAndHowToTakeItBack() throws Exception {
        pursuing.shell = this::delete;
        pursuing.person.choosing("[N]", 'p');
        pursuing.pursue("clean", "CMD: rm x", END);

        assertThat(changes())
                .containsExactly(new Event.Notice("Changed: deleted x (:undo cmd-001)"));
        store.undo(store.find("cmd-001").orElseThrow(), Changed.KEPT);
        assertThat(file).hasContent("precious");
    }

    @Test
    void theEndNamesWhatWasKeptFromACopyOfTheDisk() throws Exception {
        pursuing.trial =
                new Trial() {
                    @Override
                    public boolean isPossible() {
                        return true;
                    }

                    @Override
                    public Optional<Decision> of(String command) {
                        Optional<String> undo = Optional.of("try-1");
                        return Optional.of(new Decision.Kept(command, 0, "kept", undo));
                    }
                };
        pursuing.person.answering("[N]", "try");
        pursuing.pursue("clean", "CMD: rm x", END);

        assertThat(changes())
                .containsExactly(new Event.Notice("Changed: files, by rm x (:undo try-1)"));
    }

    @Test
    void theEndLeavesOutWhatChangedNothing() throws Exception {
        pursuing.person.choosing("[N]", 'p');
        pursuing.pursue("clean", "CMD: rm x", END);

        assertThat(changes()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"rm x &, 0", "rm x, 148"})
    void whatIsDoneInTheBackgroundOrAfterAStopIsUndone(String command, int status)
            throws Exception {
        pursuing.person.choosing("[N]", 'p');
        pursuing.statuses.put(command, status);
        pursuing.pursue("clean", "CMD: " + command, END);
        delete("later");

        store.undo(store.find("cmd-001").orElseThrow(), Changed.KEPT);
        assertThat(file).hasContent("precious");
    }

    @Test
    void aCaptureThatFailsHaltsBeforeTheCommandRuns() throws Exception {
        Files.delete(file);
        Files.createSymbolicLink(file, Path.of("/proc/self/mem"));
        pursuing.person.choosing("[N]", 'p').choosing("[N]", 's');
        pursuing.pursue("write", "CMD: echo y > x", END);

        assertThat(pursuing.ran).isEmpty();
        assertThat(pursuing.halts().getLast().reason())
                .startsWith("this cannot be undone after all: aish cannot copy its files: ");
    }
}
