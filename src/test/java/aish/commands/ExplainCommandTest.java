package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import aish.chat.Proposal;
import aish.chat.Proposal.Form;
import aish.chat.Proposal.ShellFamily;
import aish.chat.Suggestions;
import aish.event.Event;
import aish.exec.CommandAssessor;
import aish.testing.RecordingSink;

import org.junit.jupiter.api.Test;

class ExplainCommandTest {
    private final RecordingSink events = new RecordingSink();
    private final Suggestions suggestions = new Suggestions();
    private final ExplainCommand explain =
            new ExplainCommand(suggestions, CommandAssessor.textOnly(), events);

    @Test
    void saysWhatIsKnownOfASuggestionAndAsksTheModel() {
        suggestions.add(
                new Proposal(
                        Form.BLOCK,
                        ShellFamily.POSIX,
                        "rm -r x",
                        "Clean \u001b[31mup:",
                        "deletes data"));
        assertThat(explain.run("")).isEqualTo(new Next.Ask("explain: rm -r x"));
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice("The model says: Clean ^[[31mup:"),
                        new Event.Notice("The model says about its risk: deletes data"),
                        new Event.Proposed(
                                0,
                                "rm -r x",
                                new Event.Assessed(
                                        Event.Risk.NEEDS_OK, "rm deletes files or data")));
    }

    @Test
    void judgesNoOtherShell() {
        suggestions.add(new Proposal(Form.BLOCK, ShellFamily.POWERSHELL, "Dir", "", ""));
        assertThat(explain.run("1")).isEqualTo(new Next.Ask("explain: Dir"));
        assertThat(events.events())
                .containsExactly(new Event.Notice("This is a PowerShell command."));
    }

    @Test
    void judgesAnyCommand() {
        assertThat(explain.run("ls -l")).isEqualTo(new Next.Ask("explain: ls -l"));
        assertThat(events.events())
                .containsExactly(
                        new Event.Proposed(
                                0, "ls -l", new Event.Assessed(Event.Risk.CLEAR, "only reads")));
    }
}
