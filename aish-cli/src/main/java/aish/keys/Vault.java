package aish.keys;

import module java.base;

import aish.files.AtomicFile;
import aish.files.LockedUpdate;
import aish.files.ShownPath;
import aish.process.Cancellation;
import aish.process.Subprocess;
import aish.secrets.SecretSubstitution.SecretException;
import aish.settings.ConfigFile;
import aish.settings.ConfigProblem;
import aish.settings.NearestName;
import aish.settings.toml.TomlEdit;
import aish.settings.toml.TomlNode;
import aish.settings.toml.TomlParser;
import aish.text.TomlText;

/** A file of keys that only its owner may read. */
public final class Vault {
    private static final int LONGEST_NAME = 60;

    private final Path file;
    private final Path home;

    public Vault(Path file, Path home) {
        this.file = file;
        this.home = home;
    }

    String entry(String owner, String name) throws SecretException {
        String shown = ShownPath.of(file, home);
        TomlNode.Table entries = read(owner, shown);
        TomlNode node = entries.children().get(name);
        if (node instanceof TomlNode.Text text && !text.value().isBlank()) {
            return text.value().strip();
        }
        if (node != null) {
            throw new SecretException(
                    "%s: %s in %s must be a non-empty string".formatted(owner, name, shown));
        }
        String advice =
                NearestName.of(name, entries.children().keySet())
                        .map(near -> "did you mean " + TomlText.segment(near) + "?")
                        .orElse("add a line " + TomlText.segment(name) + " = \"…\"");
        throw new SecretException("%s is not in %s; %s".formatted(owner, shown, advice));
    }

    /** Returns all entries; empty if the vault cannot be used. */
    Map<String, String> entries() {
        Map<String, String> values = new HashMap<>();
        try {
            read("", "").children().forEach((name, node) -> add(name, node, values));
        } catch (SecretException e) {
            // reported when one of the entries is needed
        }
        return values;
    }

    /** Returns the names of all entries; empty if there is no vault yet. */
    public List<String> names() throws SecretException {
        if (ConfigFile.at(file) instanceof ConfigFile.Missing) {
            return List.of();
        }
        return List.copyOf(read("the vault", ShownPath.of(file, home)).children().keySet());
    }

    /** Sets an entry, and creates the vault if there is none. */
    public void set(String name, String value) throws SecretException {
        change(() -> write(TomlEdit.of(file, text()).flatMap(edit -> edit.set(name, value))));
    }

    void remove(String name) throws SecretException {
        change(() -> takeOut(name));
    }

    private interface Change {
        void make() throws SecretException, IOException;
    }

    private void change(Change change) throws SecretException {
        try {
            LockedUpdate.of(
                    file,
                    () -> {
                        change.make();
                        return file;
                    });
        } catch (IOException e) {
            // the exception's own message may be just a path
            throw new SecretException(
                    "cannot write the vault " + ShownPath.of(file, home) + "; nothing changed");
        }
    }

    private void takeOut(String name) throws SecretException, IOException {
        if (!names().contains(name)) {
            Optional<String> meant = NearestName.of(name, names());
            throw new SecretException(
                    "the vault has no entry %s%s"
                            .formatted(
                                    TomlText.visible(name, LONGEST_NAME),
                                    meant.map(near -> "; did you mean " + near + "?").orElse("")));
        }
        write(TomlEdit.of(file, text()).flatMap(edit -> edit.remove(name)));
    }

    /** Returns the current text of the file, after checking that it may be used. */
    private String text() throws SecretException {
        ConfigFile found = ConfigFile.at(file);
        if (found instanceof ConfigFile.Missing) {
            return "";
        }
        read("the vault", ShownPath.of(file, home));
        return found instanceof ConfigFile.Text text ? text.content() : "";
    }

    private void write(Optional<String> changed) throws SecretException, IOException {
        String shown = ShownPath.of(file, home);
        if (changed.isEmpty()) {
            throw new SecretException(
                    "the vault " + shown + " cannot be changed automatically; edit it yourself");
        }
        AtomicFile.replace(file, changed.get());
    }

    private static void add(String name, TomlNode node, Map<String, String> values) {
        if (node instanceof TomlNode.Text text) {
            values.put(name, text.value().strip());
        }
    }

    private TomlNode.Table read(String owner, String shown) throws SecretException {
        ConfigFile found = ConfigFile.at(file);
        if (found instanceof ConfigFile.Missing) {
            throw new SecretException(
                    "%s should be in %s, which does not exist; create it with mode 600"
                            .formatted(owner, shown));
        }
        if (!(found instanceof ConfigFile.Text text)) {
            throw new SecretException(owner + ": cannot read " + shown);
        }
        refuseIfOthersMay(owner, shown);
        List<ConfigProblem> problems = new ArrayList<>();
        TomlNode.Table entries = new TomlParser(file, problems).parse(text.content());
        if (!problems.isEmpty()) {
            // the parser's own message may quote the file
            throw new SecretException(
                    "%s: %s is not valid TOML near line %d; write name = \"value\" lines"
                            .formatted(owner, shown, problems.getFirst().line()));
        }
        return entries;
    }

    private void refuseIfOthersMay(String owner, String shown) throws SecretException {
        try {
            Set<PosixFilePermission> owners = PosixFilePermissions.fromString("rwx------");
            if (!owners.containsAll(Files.getPosixFilePermissions(file))) {
                throw new SecretException(
                        "%s: %s can be read or changed by others; chmod 600 %s"
                                .formatted(owner, shown, shown));
            }
        } catch (IOException | UnsupportedOperationException e) {
            throw new SecretException(owner + ": " + shown + ": cannot tell who may read it");
        }
    }

    /** Runs a command that prints a key, with a time limit. */
    static final class KeyCommand {
        private static final Duration PATIENCE = Duration.ofSeconds(10);
        private static final int LONGEST_OUTPUT = 16 << 10;
        private static final int LONGEST_SHOWN = 200;

        private final Map<String, String> environment;
        private final Path home;

        KeyCommand(Map<String, String> environment, Path home) {
            this.environment = environment;
            this.home = home;
        }

        /** Returns what the command printed, without surrounding whitespace. */
        String run(String owner, String line, Cancellation cancellation) throws SecretException {
            Subprocess.Result result;
            try {
                result =
                        Subprocess.run(
                                builder(line),
                                "",
                                PATIENCE,
                                LONGEST_OUTPUT,
                                cancellation::onCancel);
            } catch (IOException e) {
                throw new SecretException(
                        owner + ": cannot run its key_cmd, because sh is missing");
            }
            if (cancellation.isCancelled()) {
                throw cancelled(owner);
            }
            return switch (result.ending()) {
                case LATE ->
                        throw new SecretException(
                                "%s: its key_cmd took longer than %d s"
                                        .formatted(owner, PATIENCE.toSeconds()));
                case INTERRUPTED -> throw cancelled(owner);
                case LARGE -> key(owner, 0, result.output(), "");
                case ENDED -> key(owner, result.status(), result.output(), result.errors());
            };
        }

        static SecretException cancelled(String owner) {
            return new SecretException("stopped waiting for " + owner);
        }

        private ProcessBuilder builder(String line) {
            ProcessBuilder builder = new ProcessBuilder("sh", "-c", line);
            if (Files.isDirectory(home)) {
                builder.directory(home.toFile());
            }
            builder.environment().clear();
            builder.environment().putAll(environment);
            return builder;
        }

        private static String key(String owner, int status, String output, String errors)
                throws SecretException {
            if (status != 0) {
                String said = errors.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
                throw new SecretException(
                        "%s: its key_cmd failed with status %d%s"
                                .formatted(
                                        owner,
                                        status,
                                        said.isEmpty()
                                                ? ""
                                                : ": "
                                                        + TomlText.visible(
                                                                said.strip(), LONGEST_SHOWN)));
            }
            if (output.isBlank()) {
                throw new SecretException(owner + ": its key_cmd printed nothing");
            }
            return output.strip();
        }
    }
}
