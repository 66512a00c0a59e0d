package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.exec.CommandAssessor;
import aish.exec.PermissionRules;
import aish.safety.SafetyFacts;
import aish.safety.permissions.UserRules;
import aish.settings.Config;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SafetyCommandTest {
    private final RecordingSink events = new RecordingSink();
    private final SafetyCommand safety =
            new SafetyCommand(
                    CommandAssessor.textOnly(),
                    () ->
                            new UserRules(
                                    List.of(
                                            new UserRules.Extra(
                                                    List.of("terraform", "apply"),
                                                    "ask Ann first",
                                                    "")),
                                    List.of("git push *")),
                    events);

    @Test
    void saysWhatACommandWouldDo() {
        assertThat(safety.run("check ls; rm x")).isEqualTo(Next.PROMPT);
        assertThat(events.events())
                .containsExactly(
                        new Event.Assessed(Event.Risk.NEEDS_OK, "rm deletes files or data"),
                        new Event.Verbatim("  ls; rm x\n      ^^ rm deletes files or data"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    git push origin main      | your rule "git push" forbids it
                    ls && git push            | your rule "git push" forbids it
                    make install              | your rule "make *" asks first
                    npm test                  | your rule "npm test" allows it
                    """)
    void saysWhatTheRulesOfThePersonSay(String command, String said) {
        PermissionRules permissions =
                new PermissionRules(
                        new Config.Permissions(
                                List.of("npm test"), List.of("make *"), List.of("git push")),
                        Optional.empty());
        CommandAssessor assessor =
                new CommandAssessor(_ -> SafetyFacts.none(), Optional::empty, permissions);
        new SafetyCommand(assessor, UserRules::none, events).run("check " + command);
        assertThat(events.events())
                .anyMatch(
                        event ->
                                event.equals(new Event.Notice(said))
                                        || (event instanceof Event.Assessed verdict
                                                && verdict.text().startsWith(said + ". ")));
    }

    @Test
    void listsRulesInWords() {
        assertThat(safety.run("rules vcs").toString())
                .contains("imap-send   changes something on a remote server")
                .contains("git, hub branch -D   discards work or rewrites history");
    }

    @Test
    void showsTheRulesOfATopic() {
        assertThat(safety.run("rules files")).isInstanceOf(Next.Show.class);
        assertThat(safety.run("patterns")).isInstanceOf(Next.Show.class);
        assertThat(safety.run("rules nothing")).isEqualTo(Next.FAILED);
        assertThat(safety.complete(List.of("rules"))).contains("disks");
    }

    @Test
    void showsThePersonsOwnRules() {
        assertThat(safety.run("rules own"))
                .isEqualTo(
                        new Next.Show("halt terraform + apply: ask Ann first\nallow git push *"));
    }

    @Test
    void wantsToKnowWhat() {
        assertThat(safety.run("")).isEqualTo(Next.FAILED);
        assertThat(safety.run("check")).isEqualTo(Next.FAILED);
    }
}
