package aish.app;

import aish.exec.CommandAssessor;
import aish.exec.PermissionRules;
import aish.safety.SafetyFacts;
import aish.safety.permissions.UserRules;
import aish.settings.Config;
import aish.undo.UndoStore;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Builds from the settings what protects the user's files from a model's commands. */
final class SafetyModule {
    private static final String FOLDER = "undo";

    private final Supplier<Config> config;
    private final Function<String, SafetyFacts> facts;
    private final UndoStore store;
    private final PermissionRules permissions;

    /**
     * @param facts returns what the session knows that matters for a command
     * @param permissions what the user allows and forbids
     */
    SafetyModule(
            Supplier<Config> config,
            Path state,
            Function<String, SafetyFacts> facts,
            PermissionRules permissions) {
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

    static UserRules rules(Config config) {
        List<UserRules.Extra> extra = new ArrayList<>();
        for (Config.ExtraRule rule : config.safety().extraRules()) {
            extra.add(new UserRules.Extra(rule.matchAll(), rule.reason(), rule.shell()));
        }
        return new UserRules(extra, config.safety().allow());
    }

    UserRules rules() {
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
