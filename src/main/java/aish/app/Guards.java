package aish.app;

import aish.config.Config;
import aish.config.Config.Preset;
import aish.config.Disguise;
import aish.config.KeyPlace;
import aish.config.LoadedConfig;
import aish.config.Redaction;
import aish.config.SecretCommand;
import aish.config.SecretException;
import aish.config.Secrets;
import aish.config.SettingsEdit;
import aish.config.StandIn;
import aish.config.UserDirectories;
import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.engine.Clearance;
import aish.engine.PermissionBook;
import aish.engine.RefusedException;
import aish.meta.MetaCommand;
import aish.meta.PermissionsCommand;
import aish.meta.SecretsCommand;
import aish.model.Cancellation;
import aish.model.ModelServer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What keeps secrets from leaving and commands from running that should not, built from the
 * settings. Made of suppliers: a start needs none of it.
 */
final class Guards {
    private final Secrets secrets;
    private @Nullable Disguise disguise;

    Guards(Config config, Map<String, String> environment, Path home) {
        this.secrets = new Secrets(config, environment, home);
    }

    Secrets secrets() {
        return secrets;
    }

    synchronized Disguise disguise() {
        Disguise made = disguise;
        if (made == null) {
            made = new Disguise(secrets::named);
            disguise = made;
        }
        return made;
    }

    /** For what is written for people. */
    Redaction redaction() {
        return new Redaction(secrets::known);
    }

    /** For the record of a session, which must serve to go on with it. */
    UnaryOperator<String> recording() {
        return text -> disguise().ofKnown(text);
    }

    ModelServer guard(ModelServer server, Preset preset) {
        return new GuardedServer(
                server,
                Locality.isHere(preset.endpoint())
                        ? GuardedServer.Place.HERE
                        : GuardedServer.Place.ELSEWHERE,
                cancellation -> unlock(preset, cancellation),
                this::disguise,
                GuardedServer.Inspection.NONE);
    }

    /** A key that a command prints is not known before it was needed. */
    private void unlock(Preset preset, Cancellation cancellation) {
        if (preset.key() instanceof KeyPlace.Command) {
            try {
                secrets.key(preset, cancellation);
            } catch (SecretException e) {
                // whoever sends the request says so
            }
        }
    }

    /** The rules of the settings; more can be written to the file. */
    static PermissionBook permissions(LoadedConfig loaded, UserDirectories directories) {
        Path file = loaded.file().orElse(directories.config().resolve("config.toml"));
        return new PermissionBook(
                loaded.config().permissions(),
                Optional.of(new SettingsEdit(file, directories.home())));
    }

    Clearance clearance() {
        return this::clear;
    }

    private String clear(String command, Event.Author author, Path directory)
            throws RefusedException {
        return StandIn.isIn(command) ? revealed(command, author) : command;
    }

    private String revealed(String command, Event.Author author) throws RefusedException {
        try {
            return new SecretCommand(disguise()).of(command);
        } catch (SecretException e) {
            if (author == Event.Author.PERSON) {
                return command;
            }
            throw new RefusedException(e.describe());
        }
    }

    List<MetaCommand> commands(
            Operator operator,
            PermissionBook permissions,
            Safeguards safeguards,
            EventSink events) {
        return List.of(
                new SecretsCommand(secrets, operator, events),
                new PermissionsCommand(permissions, safeguards.precautions(), events));
    }
}
