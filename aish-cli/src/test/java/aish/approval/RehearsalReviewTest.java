package aish.approval;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.approval.RehearsalReview.Outcome;
import aish.event.Event;
import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Rehearsal;
import aish.exec.rehearsal.Rehearsals;
import aish.testing.RecordingSink;
import aish.testing.ScriptedOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RehearsalReviewTest {
    @TempDir Path state;
    private final RecordingSink events = new RecordingSink();
    private final ScriptedOperator user = new ScriptedOperator();
    private final List<String> paged = new ArrayList<>();

    private static Change created(String path) {
        return new Change(Change.Kind.CREATED, Path.of(path), 0, Change.Type.FILE, 1, 2, "");
    }

    private static final Rehearsal REHEARSAL =
            new Rehearsal(
                    "try-1",
                    "make",
                    Path.of("/src"),
                    Instant.EPOCH,
                    0,
                    List.of(created("/src/a"), created("/src/b"), created("/src/.env")),
                    List.of(),
                    List.of(),
                    List.of());

    private Outcome asked() throws InterruptedException {
        Rehearsals rehearsals =
                new Rehearsals(
                        state,
                        () -> new Rehearsals.Limits(1, Duration.ofSeconds(1), 1),
                        Optional::empty,
                        InstantSource.system());
        return new RehearsalReview(
                        rehearsals,
                        new RehearsalText(Path.of("/home/ada"), text -> text),
                        user,
                        paged::add,
                        events)
                .ask(REHEARSAL, false);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "la", "later", "no"})
    void enterAndNoLeaveItForLater(String line) throws Exception {
        user.answering("try-1", line);
        assertThat(asked()).isEqualTo(new Outcome.Later());
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice(
                                "try-1: nothing has changed. :rehearsals keep applies it later,"
                                        + " drop removes it."));
    }

    @Test
    void wordsAreAReply() throws Exception {
        user.answering("try-1", "use make check instead");
        assertThat(asked()).isEqualTo(new Outcome.Reply("use make check instead"));
    }

    @Test
    void droppingAPartIsRefused() throws Exception {
        user.answering("try-1", "drop 2").answering("try-1", "drop b").answering("try-1", "dr");
        assertThat(asked()).isEqualTo(new Outcome.Dropped());
        Event refusal = new Event.Problem("drop removes all of it; some keeps a part.");
        assertThat(events.events())
                .containsExactly(
                        refusal,
                        refusal,
                        new Event.Reviewed(
                                "try-1", "make", "dropped", List.of(), "try-1: dropped."));
    }

    @Test
    void whatDoesNotExistIsNotKept() throws Exception {
        user.answering("try-1", "some 3-9 a")
                .answering("try-1", "keep src/x")
                .answering("try-1", "some")
                .changing("", " ")
                .dropping("try-1");
        assertThat(asked()).isEqualTo(new Outcome.Later());
        assertThat(events.events())
                .contains(
                        new Event.Problem("try-1 has no change 3-9."),
                        new Event.Problem("try-1 has no change src/x."));
    }

    @Test
    void numbersAloneOnlyShowSomething() throws Exception {
        user.answering("try-1", "3").answering("try-1", ".env").dropping("try-1");
        assertThat(asked()).isEqualTo(new Outcome.Later());
        String hidden = "--- /src/.env\n(not shown, because such files contain secrets)\n";
        assertThat(paged).containsExactly(hidden, hidden);
    }
}
