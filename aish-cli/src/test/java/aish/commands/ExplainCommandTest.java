package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import aish.chat.Suggestions;
import aish.event.Event;
import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.model.Reply;
import aish.testing.RecordingSink;

import org.junit.jupiter.api.Test;

class ExplainCommandTest {
    private final RecordingSink events = new RecordingSink();
    private final Suggestions suggestions = new Suggestions();
    private final SuggestionCommand explain =
            new SuggestionCommand(
                    SuggestionCommand.Verb.EXPLAIN,
                    suggestions,
                    CommandAssessor.textOnly(),
                    Operator.NOBODY,
                    events);

    @Test
    void saysWhatIsKnownOfASuggestionAndAsksTheModel() {
        suggest("Clean \u001b[31mup:\n```sh\nrm -r x\n```\nRisk: deletes data", "rm -r x");
        assertThat(explain.run("")).isEqualTo(new Next.Ask("explain: rm -r x"));
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice("This is a POSIX command."),
                        new Event.Notice("The model says: Clean ^[[31mup:"),
                        new Event.Notice("The model says about its risk: deletes data"),
                        new Event.Proposed(
                                "rm -r x",
                                new Event.Assessed(
                                        Event.Risk.NEEDS_OK, "rm deletes files or data")));
    }

    @Test
    void showsCommandsOfOtherShellsWithTheirRisk() {
        suggest("```powershell\nRemove-Item x\n```", "Remove-Item x");
        suggest("```fish\nset x 1\n```", "set x 1");
        assertThat(explain.run("1")).isEqualTo(new Next.Ask("explain: Remove-Item x"));
        assertThat(explain.run("2")).isEqualTo(new Next.Ask("explain: set x 1"));
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice("This is a PowerShell command."),
                        new Event.Proposed(
                                "Remove-Item x",
                                new Event.Assessed(
                                        Event.Risk.NEEDS_OK, "Remove-Item may do more than read")),
                        new Event.Notice("This is a fish command."),
                        new Event.Proposed(
                                "set x 1",
                                new Event.Assessed(
                                        Event.Risk.UNKNOWN,
                                        "aish cannot tell what fish commands do")));
    }

    @Test
    void judgesAnyCommand() {
        assertThat(explain.run("ls -l")).isEqualTo(new Next.Ask("explain: ls -l"));
        assertThat(events.events())
                .containsExactly(
                        new Event.Proposed(
                                "ls -l", new Event.Assessed(Event.Risk.CLEAR, "only reads")));
    }

    private void suggest(String answer, String command) {
        suggestions.emit(new Event.Answered(Reply.whole(answer)));
        suggestions.emit(new Event.Suggested("cmd-00" + (suggestions.all().size() + 1), command));
    }
}
