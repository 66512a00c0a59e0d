package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.event.Event.Author;
import aish.event.EventBus;
import aish.event.Operator;
import aish.testing.FakeRoster;
import aish.testing.Ran;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import aish.testing.ScriptedOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TourTest {
    private static final Path HOME = Path.of("/home/me/my work");

    private final RecordingSink screen = new RecordingSink();
    private final EventBus bus = new EventBus();
    private final FakeRoster models =
            new FakeRoster()
                    .with("local", new ScriptedModel())
                    .with("offline", new ScriptedModel());
    private final Tour tour = tour(new ScriptedOperator());
    private Path folder = HOME;
    private boolean talked;

    private Tour tour(Operator operator) {
        return new Tour(() -> HOME, models, () -> talked, () -> talked = false, operator, bus);
    }

    @AfterEach
    void remove() {
        tour.close();
    }

    @Test
    void leadsFromTheFirstStepToTheLastAndBack() throws IOException {
        start();
        assertThat(models.active()).isEqualTo("offline");
        talked = true;
        ran("ls -l", Author.PERSON);
        assertThat(step()).contains("Tour 2 of 5");
        decided("run");
        ran("wc -l list.txt", Author.MODEL);
        assertThat(step()).contains("Tour 3 of 5");
        Files.move(folder.resolve("list.txt"), folder.resolve("shopping.txt"));
        ran("mv list.txt shopping.txt", Author.MODEL);
        assertThat(step()).contains("Tour 4 of 5");
        bus.emit(new Event.Notice("something else"));
        assertThat(step()).isEqualTo("something else");
        Files.move(folder.resolve("shopping.txt"), folder.resolve("list.txt"));
        bus.emit(new Event.Notice("Undone"));
        assertThat(step()).contains("Tour 5 of 5");
        bus.emit(new Event.GoalEvent.Ended(true, "done", "2 steps", ""));
        assertThat(step()).contains("That was the tour");
        assertThat(tour.run("stop")).isEqualTo(new Next.Run("cd -- '/home/me/my work'"));
        ran("cd -- '/home/me/my work'", Author.PERSON);
        assertThat(step()).isEqualTo("The tour is over. The temporary folder is removed.");
        assertThat(folder).doesNotExist();
        assertThat(models.active()).isEqualTo("local");
        assertThat(talked).isFalse();
    }

    @Test
    void aConversationThatWasThereStays() {
        talked = true;
        start();
        tour.run("stop");
        ran("cd", Author.PERSON);
        assertThat(step()).endsWith(" :reset starts a conversation without it.");
        assertThat(talked).isTrue();
    }

    @Test
    void onlyTheRenamingEndsTheThirdStep() {
        start();
        tour.run("next");
        tour.run("next");
        ran("true", Author.MODEL);
        assertThat(step()).contains("Tour 3 of 5");
        tour.run("stop");
        assertThat(tour.run("next")).isEqualTo(Next.PROMPT);
    }

    @Test
    void everyStepCanBeSkipped() {
        start();
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            assertThat(tour.run("next")).isEqualTo(Next.PROMPT);
            steps.add(step().lines().skip(1).findFirst().orElseThrow().replaceAll("[ ─]+$", ""));
        }
        assertThat(steps)
                .containsExactly(
                        "── Tour 2 of 5: a question",
                        "── Tour 3 of 5: a suggestion",
                        "── Tour 5 of 5: Norris",
                        "── That was the tour",
                        "── That was the tour");
    }

    @Test
    void aDeclinedSuggestionIsNoReasonToStop() {
        start();
        tour.run("next");
        decided("skip");
        assertThat(step()).contains("Tour 3 of 5");
        decided("skip");
        assertThat(step()).isEqualTo("Nothing ran. Ask again and type r and Enter, or :tour next.");
        tour.run("");
        assertThat(step()).contains("Tour 3 of 5");
    }

    @Test
    void removesItsFolderWhenAishEnds() {
        start();
        tour.close();
        tour.close();
        assertThat(folder).doesNotExist();
        assertThat(models.active()).isEqualTo("local");
    }

    @Test
    void needsATerminalAndATour() {
        assertThat(tour(Operator.NOBODY).run("")).isEqualTo(Next.FAILED);
        assertThat(tour.run("next")).isEqualTo(Next.FAILED);
        assertThat(tour.run("stop")).isEqualTo(Next.FAILED);
        assertThat(tour.run("later")).isEqualTo(Next.FAILED);
    }

    private void start() {
        bus.add("screen", screen);
        bus.add("tour", tour);
        String go = ((Next.Run) tour.run("")).command();
        folder = Path.of(go.replace("cd -- ", ""));
        ran(go, Author.PERSON);
        assertThat(step()).contains("Tour 1 of 5");
        assertThat(folder.resolve("list.txt")).exists();
    }

    private void ran(String command, Author author) {
        bus.emit(new Event.Ran(Ran.command(command, 0, ""), author));
    }

    private void decided(String how) {
        bus.emit(new Event.Decided("cmd-001", how));
    }

    private String step() {
        return switch (screen.shown().getLast()) {
            case Event.Answer(String text, var _) -> text;
            case Event.Notice(String text, var _) -> text;
            case Event other -> other.toString();
        };
    }
}
