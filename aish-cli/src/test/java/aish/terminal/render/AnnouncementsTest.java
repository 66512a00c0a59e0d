package aish.terminal.render;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.event.Event.Author;
import aish.model.Delta;
import aish.model.Reply;
import aish.shell.CommandResult;
import aish.testing.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnnouncementsTest {
    private final Announcements announcements = new Announcements();

    private List<String> said(Event... events) {
        return Stream.of(events).flatMap(event -> announcements.of(event).stream()).toList();
    }

    @Test
    void anAnswerIsAnnouncedOnce() {
        assertThat(
                        said(
                                new Event.Asked("fast"),
                                new Event.Streamed(new Delta.Reasoning("hm")),
                                new Event.Streamed(new Delta.Text("\n")),
                                new Event.Streamed(new Delta.Text("So")),
                                new Event.Streamed(new Delta.Text(" it is")),
                                new Event.Answered(Reply.whole("So it is")),
                                new Event.Asked("deep"),
                                new Event.Answered(Reply.whole("")),
                                new Event.Streamed(new Delta.Text("late"))))
                .containsExactly("asking fast…", "answer follows", "asking deep…");
    }

    @Test
    void aWaitIsAnnounced() {
        assertThat(said(new Event.Busy("listing models"), new Event.Tool.Called("grep", "{}")))
                .containsExactly("listing models…", "calling grep…");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 100, ''",
        "0, 5000, 'command finished, status 0'",
        "1, 100, 'command finished, status 1'",
        "130, 5000, 'command finished, status 130'"
    })
    void theEndOfACommandIsAnnouncedIfItIsNotTheUsualOne(int status, long millis, String words) {
        CommandResult ran = Ran.command("make", status, "");
        CommandResult result =
                new CommandResult(
                        ran.command(),
                        status,
                        Duration.ofMillis(millis),
                        ran.directory(),
                        0,
                        0,
                        ran.output());
        List<String> expected = words.isEmpty() ? List.of() : List.of(words);
        assertThat(said(new Event.Ran(result, Author.PERSON))).isEqualTo(expected);
    }
}
