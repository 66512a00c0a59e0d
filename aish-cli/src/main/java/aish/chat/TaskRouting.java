package aish.chat;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.model.ModelRoster;
import aish.route.TaskClassifier;
import aish.route.TaskClassifier.TaskClass;

/**
 * Routes some kinds of questions to a model that is better at them: chosen when a question is
 * asked, and only for that question. Used by one thread.
 */
public final class TaskRouting implements ModelSelector {
    private static final Selection NO_CHANGE = () -> {};

    private final ModelRoster models;
    private final Map<TaskClass, String> presets;
    private final EventSink events;
    private final Set<TaskClass> mentioned = EnumSet.noneOf(TaskClass.class);
    private boolean on;

    /**
     * @param presets by class; a missing or empty one leaves the active model
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

    /** Returns the preset for a class; empty for the active model. */
    public String preset(TaskClass task) {
        return presets.getOrDefault(task, "");
    }

    /** Activates the right model for a question, and says so. */
    @Override
    public Selection begin(String question) {
        if (!on) {
            return NO_CHANGE;
        }
        TaskClassifier.Finding finding = TaskClassifier.classify(question);
        String before = models.active();
        String wanted = preset(finding.task());
        if (wanted.isEmpty() || wanted.equals(before)) {
            return NO_CHANGE;
        }
        if (!models.activate(wanted)) {
            missing(finding.task(), wanted, before);
            return NO_CHANGE;
        }
        events.emit(
                new Event.Notice(
                        "Asking "
                                + wanted
                                + ": this is a "
                                + finding.task().label()
                                + " question ("
                                + finding.sign()
                                + ")."));
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
                            "No model named \""
                                    + wanted
                                    + "\" for "
                                    + task.label()
                                    + " questions (routing.classes); asking "
                                    + stays
                                    + "."));
        }
    }
}
