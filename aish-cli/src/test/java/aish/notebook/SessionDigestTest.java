package aish.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Turn;
import aish.event.Event;
import aish.event.Event.Author;
import aish.secrets.Redactor;
import aish.session.TimedEvent;
import aish.testing.Ran;
import org.junit.jupiter.api.Test;

class SessionDigestTest {
    private final List<TimedEvent> events = new ArrayList<>();

    private void happened(Event event) {
        events.add(new TimedEvent(Instant.parse("2026-03-01T10:00:00Z"), event));
    }

    private void ran(String command, int status, String output) {
        happened(new Event.Started(command, Author.PERSON, Ran.HOME.resolve("shop"), 1));
        happened(new Event.Ran(Ran.command(command, status, output), Author.PERSON));
    }

    private SessionDigest digest() {
        return new SessionDigest(events, Redactor.withoutKnownValues(), ZoneOffset.UTC, Ran.HOME);
    }

    @Test
    void listsWhatHappenedWithItsOutcome() {
        assertThat(digest().isEmpty()).isTrue();
        happened(new Event.TaskChanged("shop-1/task-2", "Fix it", "open"));
        happened(new Event.QuestionSent(new Turn.User("", "why does it leak?\nreally")));
        ran("make test", 2, "failed");
        ran("rm old.txt", 0, "");
        ran("curl -H 'Authorization: Bearer ghp_0123456789abcdefghijklmnopqrstuvwxyz' x", 0, "");
        happened(
                new Event.Noted("shop-1/note-4", "finding", "It \u001b[31mleaks\nmore", List.of()));
        happened(new Event.TaskChanged("shop-1/task-2", "Fix it", "done"));
        assertThat(digest().isEmpty()).isFalse();
        assertThat(digest().text())
                .isEqualTo(
                        """
                        Session of 2026-03-01 10:00 in ~/shop

                        Task: task-2 Fix it (done)

                        1 question:

                        - why does it leak?

                        3 commands, 1 failed:

                        - `make test` (failed with status 2, out-12)
                        - `rm old.txt` (succeeded)
                        - `curl -H 'Authorization: Bearer [redacted]' x` (succeeded)

                        Notes:

                        - note-4 It ^[[31mleaks""");
    }

    @Test
    void leavesOutTheOldestOfManyCommands() {
        for (int i = 0; i < 40; i++) {
            ran("echo " + i, 0, "");
        }
        assertThat(digest().text())
                .contains("40 commands:\n\n- (10 earlier ones left out)\n- `echo 10` (succeeded)\n")
                .endsWith("- `echo 39` (succeeded)");
    }
}
