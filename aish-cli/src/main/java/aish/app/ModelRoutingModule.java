package aish.app;

import module java.base;

import aish.chat.TaskRouting;
import aish.event.Event;
import aish.event.EventSink;
import aish.model.DecoratedRoster;
import aish.model.Fallback;
import aish.model.Fallback.FallbackClient;
import aish.model.LocalOnlyClient;
import aish.model.LocalOnlyClient.LocalOnlyFilter;
import aish.model.ModelClient;
import aish.model.ModelRoster;
import aish.route.TaskClassifier.TaskClass;
import aish.settings.Config;

/**
 * Builds and connects the parts that choose another model than the active one, and that filter what
 * it receives.
 */
final class ModelRoutingModule {
    private final ModelRoster models;
    private final Fallback fallback;
    private final TaskRouting routing;
    private final EventSink events;

    /**
     * @param costs books the cost of each model, also of a substitute
     * @param discretion holds back what must stay on this machine
     */
    ModelRoutingModule(
            Config config, CostModule costs, LocalOnlyFilter discretion, EventSink events) {
        this.events = events;
        Config.Routing settings = config.routing();
        ModelRoster booked = costs.models();
        ModelRoster discreet =
                new DecoratedRoster(
                        booked,
                        (name, client) ->
                                booked.isLocal(name)
                                        ? client
                                        : withoutLocalOnly(name, client, discretion));
        this.fallback =
                new Fallback(
                        discreet, settings.fallbackModel(), settings.fallback(), this::announce);
        this.models =
                new DecoratedRoster(
                        discreet, (name, client) -> new FallbackClient(name, client, fallback));
        this.routing =
                new TaskRouting(this.models, presets(settings.classes()), settings.auto(), events);
    }

    private ModelClient withoutLocalOnly(
            String name, ModelClient client, LocalOnlyFilter discretion) {
        return new LocalOnlyClient(name, client, discretion, this::announce);
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
