package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.TaskRouting;
import aish.commands.model.FallbackCommand;
import aish.commands.model.RouteCommand;
import aish.event.Event;
import aish.model.Fallback;
import aish.route.TaskClassifier.TaskClass;
import aish.testing.FakeRoster;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import org.junit.jupiter.api.Test;

class RerouteCommandsTest {
    private final RecordingSink events = new RecordingSink();
    private final FakeRoster models =
            new FakeRoster().with("fast", new ScriptedModel()).with("deep", new ScriptedModel());
    private final TaskRouting routing =
            new TaskRouting(
                    models,
                    Map.of(TaskClass.CODE, "deep", TaskClass.REASONING, "cloud"),
                    false,
                    events);
    private final RouteCommand route = new RouteCommand(routing, models, events);

    @Test
    void turnsRoutingOnAndOff() {
        assertThat(route.run("on")).isEqualTo(Next.PROMPT);
        assertThat(routing.isOn()).isTrue();
        assertThat(route.run(" off ")).isEqualTo(Next.PROMPT);
        assertThat(routing.isOn()).isFalse();
        route.run("");
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice("Routing is on: the kind of question chooses the model."),
                        new Event.Notice("Routing is off: the model in use answers everything."),
                        new Event.Answer(
                                "Routing is off: the model in use answers everything. :route classes lists the kinds."));
    }

    @Test
    void showsTheClasses() {
        assertThat(answer("classes"))
                .isEqualTo(
                        """
                        code       → deep  (fenced blocks, stack traces, error messages, source files, indented pastes)
                        reasoning  → cloud, which does not exist  (explain, why, how does, compare, long questions)
                        default    → the model in use  (everything else)
                        Routing is off: the model in use answers everything.""");
    }

    @Test
    void checksEvenWhenOff() {
        assertThat(answer("check fix ./a.py"))
                .isEqualTo("code (a source file) → deep; routing is off, so fast answers");
        assertThat(answer("check why"))
                .isEqualTo(
                        "reasoning (\"why\") → fast, because there is no model cloud; routing is off, so fast answers");
        routing.turn(true);
        assertThat(answer("check ls"))
                .isEqualTo("default (nothing special) → fast, the model in use");
        assertThat(answer("check fix ./a.py")).isEqualTo("code (a source file) → deep");
        assertThat(models.active()).isEqualTo("fast");
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertThat(route.run("maybe")).isEqualTo(Next.FAILED);
        assertThat(route.run("check")).isEqualTo(Next.FAILED);
        assertThat(events.events())
                .containsExactly(
                        new Event.Problem(
                                ":route takes on, off, classes or check TEXT, not maybe; see :help :route"),
                        new Event.Problem(":route check takes TEXT; see :help :route"));
        assertThat(route.complete(List.of())).containsExactly("on", "off", "classes", "check");
        assertThat(route.complete(List.of("check"))).isEmpty();
    }

    @Test
    void turnsFallbackOnAndOff() {
        Fallback fallback = new Fallback(models, "deep", false, _ -> {});
        FallbackCommand command = new FallbackCommand(fallback, events);
        assertThat(command.run("")).isEqualTo(Next.PROMPT);
        command.run("on");
        assertThat(fallback.isOn()).isTrue();
        command.run("off");
        assertThat(fallback.isOn()).isFalse();
        assertThat(command.run("perhaps")).isEqualTo(Next.FAILED);
        assertThat(events.events())
                .containsExactly(
                        new Event.Answer(
                                "Fallback is off: when a server is down, the question fails."),
                        new Event.Notice("Fallback is on: deep answers when a server is down."),
                        new Event.Notice(
                                "Fallback is off: when a server is down, the question fails."),
                        new Event.Problem(
                                ":fallback takes on or off, not perhaps; see :help :fallback"));
        assertThat(command.complete(List.of())).containsExactly("on", "off");
    }

    @Test
    void saysWhenThereIsNothingToFallBackOn() {
        Fallback fallback = new Fallback(models, "cloud", true, _ -> {});
        new FallbackCommand(fallback, events).run("");
        assertThat(events.events())
                .containsExactly(
                        new Event.Answer(
                                "Fallback is on, but there is no model \"cloud\"; check routing.fallback_model."));
    }

    private String answer(String arguments) {
        assertThat(route.run(arguments)).isEqualTo(Next.PROMPT);
        return events.events().getLast() instanceof Event.Answer(String text, var _) ? text : "";
    }
}
