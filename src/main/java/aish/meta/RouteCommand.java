package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.engine.TaskRouting;
import aish.model.ModelRoster;
import aish.route.TaskClass;
import aish.route.TaskClassifier;
import java.util.List;

/** {@code :route}: whether the kind of a question decides which model answers it. */
public final class RouteCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "route",
                    List.of(),
                    "route [on|off|…]",
                    "choose the model by the kind of question",
                    "models");
    private static final List<String> VERBS = List.of("on", "off", "classes", "check");
    private static final int LABELS = 11;

    private final TaskRouting routing;
    private final ModelRoster models;
    private final EventSink events;

    public RouteCommand(TaskRouting routing, ModelRoster models, EventSink events) {
        this.routing = routing;
        this.models = models;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        String text = arguments.strip();
        int space = text.indexOf(' ');
        String verb = space < 0 ? text : text.substring(0, space);
        String rest = space < 0 ? "" : text.substring(space + 1);
        return switch (verb) {
            case "" -> tell("routing is " + word(routing.isOn()) + "; :route classes shows how");
            case "on" -> turn(true);
            case "off" -> turn(false);
            case "classes" -> tell(classes());
            case "check" -> check(rest);
            default -> fail("no :route " + verb + "; there are on, off, classes and check TEXT");
        };
    }

    private Next turn(boolean on) {
        routing.turn(on);
        events.emit(new Event.Notice("routing is " + word(on)));
        return Next.PROMPT;
    }

    private static String word(boolean on) {
        return on ? "on" : "off";
    }

    private String classes() {
        StringBuilder text = new StringBuilder();
        for (TaskClass task : TaskClass.values()) {
            String label = task.label();
            text.append(label).append(" ".repeat(LABELS - label.length())).append("→ ");
            text.append(target(task)).append("  (").append(TaskClassifier.describe(task));
            text.append(")\n");
        }
        return text.append("routing is ").append(word(routing.isOn())).toString();
    }

    private String target(TaskClass task) {
        String preset = routing.preset(task);
        if (preset.isEmpty()) {
            return "the model in use";
        }
        return models.names().contains(preset) ? preset : preset + ", which is not there";
    }

    private Next check(String text) {
        if (text.isBlank()) {
            return fail("there is nothing to check; write :route check TEXT");
        }
        TaskClassifier.Finding finding = TaskClassifier.classify(text);
        return tell(
                finding.task().label()
                        + " ("
                        + finding.sign()
                        + ") → "
                        + answering(finding.task())
                        + (routing.isOn() ? "" : " (routing currently disabled)"));
    }

    private String answering(TaskClass task) {
        String preset = routing.preset(task);
        String active = models.active();
        if (preset.isEmpty() || preset.equals(active)) {
            return active + ", the model in use";
        }
        return models.names().contains(preset)
                ? preset
                : active + ", because there is no model " + preset;
    }

    private Next tell(String text) {
        events.emit(new Event.Answer(text));
        return Next.PROMPT;
    }

    private Next fail(String problem) {
        events.emit(new Event.Problem(problem));
        return Next.FAILED;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? VERBS : List.of();
    }
}
