package aish.meta;

import static org.assertj.core.api.Assertions.assertThat;

import aish.console.Event;
import aish.engine.Precautions;
import aish.safety.HouseRules;
import aish.testing.RecordingSink;
import java.util.List;
import org.junit.jupiter.api.Test;

class SafetyCommandTest {
    private final RecordingSink events = new RecordingSink();
    private final SafetyCommand safety =
            new SafetyCommand(
                    Precautions.textOnly(),
                    () ->
                            new HouseRules(
                                    List.of(
                                            new HouseRules.Extra(
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
                        new Event.Answer("halt\neffects: reads, deletes\ndeletes: rm: deletes"));
    }

    @Test
    void showsTheRulesOfATopic() {
        assertThat(safety.run("rules files")).isEqualTo(Next.PROMPT);
        assertThat(safety.run("patterns")).isEqualTo(Next.PROMPT);
        assertThat(safety.run("rules nothing")).isEqualTo(Next.FAILED);
        assertThat(safety.complete(List.of("rules"))).contains("disks");
    }

    @Test
    void showsThePersonsOwnRules() {
        assertThat(safety.run("rules own")).isEqualTo(Next.PROMPT);
        assertThat(events.events())
                .containsExactly(
                        new Event.Answer(
                                "halt terraform + apply: ask Ann first\nallow git push *"));
    }

    @Test
    void wantsToKnowWhat() {
        assertThat(safety.run("")).isEqualTo(Next.FAILED);
        assertThat(safety.run("check")).isEqualTo(Next.FAILED);
    }
}
