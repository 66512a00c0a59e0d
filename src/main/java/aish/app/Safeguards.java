package aish.app;

import aish.config.Config;
import aish.exec.CommandAssessor;
import aish.exec.PermissionBook;
import aish.safety.HouseRules;
import aish.safety.SafetyFacts;
import aish.store.UndoStore;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** What stands between a model's commands and the person's files, built from the settings. */
final class Safeguards {
    private static final String FOLDER = "undo";

    private final Supplier<Config> config;
    private final Function<String, SafetyFacts> facts;
    private final UndoStore store;
    private final PermissionBook permissions;

    /**
     * @param facts what is known of the session that matters for a command
     * @param permissions what the person allows and forbids
     */
    Safeguards(
            Supplier<Config> config,
            Path state,
            Function<String, SafetyFacts> facts,
            PermissionBook permissions) {
        this.permissions = permissions;
        this.config = config;
        this.facts = facts;
        this.store =
                new UndoStore(
                        state.resolve(FOLDER),
                        config.get().undo().maxBytes(),
                        config.get().undo().keep(),
                        InstantSource.system());
    }

    static HouseRules rules(Config config) {
        List<HouseRules.Extra> extra = new ArrayList<>();
        for (Config.ExtraRule rule : config.safety().extraRules()) {
            extra.add(new HouseRules.Extra(rule.matchAll(), rule.reason(), rule.shell()));
        }
        return new HouseRules(extra, config.safety().allow());
    }

    HouseRules rules() {
        return rules(config.get());
    }

    CommandAssessor assessor() {
        return new CommandAssessor(
                command -> facts.apply(command).with(rules()),
                () -> config.get().undo().enabled() ? Optional.of(store) : Optional.empty(),
                permissions);
    }

    UndoStore store() {
        return store;
    }
}
