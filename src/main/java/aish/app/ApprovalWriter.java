package aish.app;

import aish.config.Config;
import aish.config.ConfigException;
import aish.config.ConfigLoader;
import aish.config.TomlLines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes into the person's settings that a tool may be called without asking. The file is changed
 * by a line and no more; where that cannot be done, the person is told what to write.
 */
final class ApprovalWriter {
    private final Optional<Path> file;
    private final Map<String, String> environment;
    private final Path home;

    ApprovalWriter(Optional<Path> file, Map<String, String> environment, Path home) {
        this.file = file;
        this.environment = environment;
        this.home = home;
    }

    /** Returns what to tell the person. */
    String keep(String server, String name) {
        String otherwise =
                "not written; add to [mcp.servers."
                        + server
                        + "]: auto_approve = [\""
                        + name
                        + "\"]";
        if (file.isEmpty()) {
            return otherwise;
        }
        try {
            List<String> approved = approved(file.get(), server);
            List<String> wanted = new ArrayList<>(approved);
            if (!wanted.contains(name)) {
                wanted.add(name);
            }
            String before = Files.readString(file.get());
            Optional<String> after =
                    TomlLines.set(before, "mcp.servers." + server, "auto_approve", wanted);
            if (after.isEmpty() || !isRight(after.get(), server, wanted)) {
                return otherwise;
            }
            SettingsWriter.write(file.get(), after.get());
            return "written to " + file.get();
        } catch (IOException | ConfigException e) {
            return otherwise;
        }
    }

    private List<String> approved(Path settings, String server) throws ConfigException {
        return new ConfigLoader(environment, home)
                .load(Optional.of(settings)).config().mcp().servers().stream()
                        .filter(each -> each.name().equals(server))
                        .findFirst()
                        .map(Config.Server::autoApprove)
                        .orElse(List.of());
    }

    /** Reads it before it is written, from a file that nobody else sees. */
    private boolean isRight(String text, String server, List<String> wanted)
            throws IOException, ConfigException {
        Path draft = Files.createTempFile("aish", ".toml");
        try {
            Files.writeString(draft, text);
            return approved(draft, server).equals(wanted);
        } finally {
            Files.delete(draft);
        }
    }
}
