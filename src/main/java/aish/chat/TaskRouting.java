package aish.chat;

import aish.event.Event;
import aish.event.EventSink;
import aish.model.ModelRoster;
import aish.route.TaskClass;
import aish.route.TaskClassifier;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * Has questions of some kinds answered by a model that is better at them: chosen once when a
 * question is asked, and for that question alone. Used by one thread.
 */
public final class TaskRouting implements ModelSelector {
    private static final Stay HERE = () -> {};

    private final ModelRoster models;
    private final Map<TaskClass, String> presets;
    private final EventSink events;
    private final Set<TaskClass> mentioned = EnumSet.noneOf(TaskClass.class);
    private boolean on;

    /**
     * @param presets by class; one that is missing or empty leaves the model as it is
     */
    public TaskRouting(
            ModelRoster models, Map<TaskClass, String> presets, boolean on, EventSink events) {
        this.models = models;
        this.presets = new EnumMap<>(TaskClass.class);
        this.presets.putAll(presets);
        this.on = on;
        this.events = events;
    }

    public boolean isOn() {
        return on;
    }

    public void turn(boolean wanted) {
        on = wanted;
        mentioned.clear();
    }

    /** The preset for a class; empty for the model in use. */
    public String preset(TaskClass task) {
        return presets.getOrDefault(task, "");
    }

    /** Puts the right model for a question in use, and says so. */
    @Override
    public Stay begin(String question) {
        if (!on) {
            return HERE;
        }
        TaskClassifier.Finding finding = TaskClassifier.classify(question);
        String before = models.active();
        String wanted = preset(finding.task());
        if (wanted.isEmpty() || wanted.equals(before)) {
            return HERE;
        }
        if (!models.activate(wanted)) {
            missing(finding.task(), wanted, before);
            return HERE;
        }
        events.emit(
                new Event.Notice(
                        "routed to "
                                + wanted
                                + " ("
                                + finding.task().label()
                                + ": "
                                + finding.sign()
                                + ")"));
        return () -> {
            if (models.active().equals(wanted)) {
                models.activate(before);
            }
        };
    }

    private void missing(TaskClass task, String wanted, String stays) {
        if (mentioned.add(task)) {
            events.emit(
                    new Event.Notice(
                            "there is no model "
                                    + wanted
                                    + " for "
                                    + task.label()
                                    + " questions, so "
                                    + stays
                                    + " answers; see routing.classes"));
        }
    }
}
