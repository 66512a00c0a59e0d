package aish.commands.model;

import module java.base;

import aish.chat.TaskRouting;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.EventSink;
import aish.model.ModelRoster;
import aish.route.TaskClassifier;
import aish.route.TaskClassifier.TaskClass;

/** {@code :route}: shows or sets whether the kind of a question decides which model answers it. */
public record RouteCommand(TaskRouting routing, ModelRoster models, EventSink events)
        implements VerbCommand {
    @Override
    public Verbs verbs() {
        return new Verbs("route")
                .alone(
                        "show whether it is on",
                        _ -> answer(state() + " :route classes lists the kinds."))
                .verb("on", "let the kind of a question choose the model", _ -> turn(true))
                .verb("off", "send everything to the model in use", _ -> turn(false))
                .verb("classes", "list the kinds and their models", _ -> answer(classes()))
                .verb("check TEXT", "say which model would answer", this::check);
    }

    private Next turn(boolean on) {
        routing.turn(on);
        return notice(state());
    }

    private String state() {
        return routing.isOn()
                ? "Routing is on: the kind of question chooses the model."
                : "Routing is off: the model in use answers everything.";
    }

    private String classes() {
        StringBuilder text = new StringBuilder();
        for (TaskClass task : TaskClass.values()) {
            String meant = TaskClassifier.describe(task);
            text.append("%-11s→ %s  (%s)\n".formatted(task.label(), target(task), meant));
        }
        return text.append(state()).toString();
    }

    private String target(TaskClass task) {
        String preset = routing.preset(task);
        if (preset.isEmpty()) {
            return "the model in use";
        }
        return models.names().contains(preset) ? preset : preset + ", which does not exist";
    }

    private Next check(String text) {
        TaskClassifier.Finding finding = TaskClassifier.classify(text);
        return answer(
                finding.task().label()
                        + " ("
                        + finding.sign()
                        + ") → "
                        + answering(finding.task())
                        + (routing.isOn()
                                ? ""
                                : "; routing is off, so " + models.active() + " answers"));
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
}
