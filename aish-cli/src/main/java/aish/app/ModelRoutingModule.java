package aish.app;

import module java.base;

import aish.chat.TaskRouting;
import aish.event.Event;
import aish.event.EventSink;
import aish.model.DecoratedRoster;
import aish.model.Fallback;
import aish.model.Fallback.FallbackClient;
import aish.model.ModelRoster;
import aish.route.TaskClassifier.TaskClass;
import aish.settings.Config;

/** Builds and connects the parts that choose another model than the active one. */
final class ModelRoutingModule {
    private final ModelRoster models;
    private final Fallback fallback;
    private final TaskRouting routing;
    private final EventSink events;

    /**
     * @param costs books the cost of each model, also of a substitute
     */
    ModelRoutingModule(Config config, CostModule costs, EventSink events) {
        this.events = events;
        Config.Routing settings = config.routing();
        ModelRoster booked = costs.models();
        this.fallback =
                new Fallback(booked, settings.fallbackModel(), settings.fallback(), this::announce);
        this.models =
                new DecoratedRoster(
                        booked, (name, client) -> new FallbackClient(name, client, fallback));
        this.routing =
                new TaskRouting(this.models, presets(settings.classes()), settings.auto(), events);
    }

    private static Map<TaskClass, String> presets(Config.Classes classes) {
        Map<TaskClass, String> presets = new EnumMap<>(TaskClass.class);
        presets.put(TaskClass.CODE, classes.code());
        presets.put(TaskClass.REASONING, classes.reasoning());
        presets.put(TaskClass.DEFAULT, classes.usual());
        return presets;
    }

    private void announce(String text) {
        events.emit(new Event.Notice(text));
    }

    /** The same models, asked with all assessor. */
    ModelRoster models() {
        return models;
    }

    Fallback fallback() {
        return fallback;
    }

    TaskRouting routing() {
        return routing;
    }
}
