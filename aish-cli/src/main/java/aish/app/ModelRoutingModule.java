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

/**
 * Builds and connects the parts that choose another model than the active one.
 *
 * @param models the same models, with their costs booked and a substitute for each that is gone
 */
record ModelRoutingModule(ModelRoster models, Fallback fallback, TaskRouting routing) {
    /**
     * @param costs books the cost of each model, also of a substitute
     */
    static ModelRoutingModule of(Config config, CostModule costs, EventSink events) {
        Config.Routing settings = config.routing();
        ModelRoster booked = costs.models();
        Fallback fallback =
                new Fallback(
                        booked,
                        settings.fallbackModel(),
                        settings.fallback(),
                        text -> events.emit(new Event.Notice(text)));
        ModelRoster models =
                new DecoratedRoster(
                        booked, (name, client) -> new FallbackClient(name, client, fallback));
        return new ModelRoutingModule(
                models,
                fallback,
                new TaskRouting(models, presets(settings.classes()), settings.auto(), events));
    }

    private static Map<TaskClass, String> presets(Config.Classes classes) {
        Map<TaskClass, String> presets = new EnumMap<>(TaskClass.class);
        presets.put(TaskClass.CODE, classes.code());
        presets.put(TaskClass.REASONING, classes.reasoning());
        presets.put(TaskClass.DEFAULT, classes.usual());
        return presets;
    }
}
