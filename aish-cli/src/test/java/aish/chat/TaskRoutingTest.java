package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.route.TaskClassifier.TaskClass;
import aish.testing.FakeRoster;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import org.junit.jupiter.api.Test;

class TaskRoutingTest {
    private static final String CODE = "what is wrong with ./main.py";

    private final RecordingSink events = new RecordingSink();
    private final FakeRoster models =
            new FakeRoster().with("fast", new ScriptedModel()).with("deep", new ScriptedModel());

    @Test
    void staysForOneQuestion() {
        TaskRouting routing = routing("deep", true);
        try (ModelSelector.Selection _ = routing.begin(CODE)) {
            assertThat(models.active()).isEqualTo("deep");
        }
        assertThat(models.active()).isEqualTo("fast");
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice("Asking deep: this is a code question (a source file)."));
    }

    @Test
    void doesNothingWhenOff() {
        TaskRouting routing = routing("deep", false);
        try (ModelSelector.Selection _ = routing.begin(CODE)) {
            assertThat(models.active()).isEqualTo("fast");
        }
        routing.turn(true);
        try (ModelSelector.Selection _ = routing.begin(CODE)) {
            assertThat(models.active()).isEqualTo("deep");
        }
    }

    @Test
    void saysOnceThatAModelIsMissing() {
        TaskRouting routing = routing("huge", true);
        for (int i = 0; i < 3; i++) {
            try (ModelSelector.Selection _ = routing.begin(CODE)) {
                assertThat(models.active()).isEqualTo("fast");
            }
        }
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice(
                                "No model named \"huge\" for code questions (routing.classes); asking"
                                        + " fast."));
    }

    @Test
    void keepsAModelThatThePersonChoseMeanwhile() {
        models.with("other", new ScriptedModel());
        try (ModelSelector.Selection _ = routing("deep", true).begin(CODE)) {
            models.activate("other");
        }
        assertThat(models.active()).isEqualTo("other");
    }

    private TaskRouting routing(String code, boolean on) {
        return new TaskRouting(models, Map.of(TaskClass.CODE, code), on, events);
    }
}
