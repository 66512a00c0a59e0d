package aish.keys;

import module java.base;

import aish.files.UserDirectories;
import aish.keys.Vault.KeyCommand;
import aish.process.Cancellation;
import aish.secrets.KeyNameMask;
import aish.secrets.SecretSubstitution.SecretException;
import aish.settings.Config;
import aish.settings.Config.Preset;
import aish.settings.KeyLocation;
import aish.text.HomePath;
import org.jspecify.annotations.Nullable;

/**
 * Finds the keys of presets where the settings say they are. Thread-safe: a command that prints a
 * key runs only once, even if several threads ask for it.
 */
public final class ApiKeys {
    /** Shorter values may be words that occur everywhere. */
    static final int SHORTEST_KNOWN = 4;

    private static final int SHORTEST_GUESSED = 8;

    private final Map<String, String> environment;
    private final List<Preset> presets;
    private final Path vaultFile;
    private final Vault vault;
    private final KeyCommand command;
    private final Map<String, String> printed = new ConcurrentHashMap<>();
    private final Map<String, String> forgotten = new HashMap<>();
    private @Nullable Map<String, String> kept;
    private @Nullable Map<String, String> guessed;

    public ApiKeys(Config config, Map<String, String> environment, Path home) {
        this.environment = Map.copyOf(environment);
        this.presets = config.models();
        this.vaultFile = vaultFile(config, environment, home);
        this.vault = new Vault(vaultFile, home);
        this.command = new KeyCommand(this.environment, home);
    }

    private static Path vaultFile(Config config, Map<String, String> environment, Path home) {
        String named = config.vault().file();
        if (named.isEmpty()) {
            return UserDirectories.configHome(environment, home).resolve("aish/secrets.toml");
        }
        return home.resolve(HomePath.expand(named, home));
    }

    /** The vault's file, which need not exist. */
    public Path vault() {
        return vaultFile;
    }

    /** Returns the key of a preset; empty if it has none. */
    public String key(Preset preset) throws SecretException {
        return key(preset, new Cancellation());
    }

    /**
     * @param cancellation ends a command that has not printed the key yet
     */
    public String key(Preset preset, Cancellation cancellation) throws SecretException {
        String owner = "the key of " + preset.name();
        return switch (preset.key()) {
            case KeyLocation.None _ -> "";
            case KeyLocation.Variable(String name) -> checked(owner, variable(owner, name));
            case KeyLocation.Entry(String name) -> checked(owner, vault.entry(owner, name));
            case KeyLocation.Command(String line) -> printed(owner, line, cancellation);
        };
    }

    /**
     * Replaces references with secrets: {@code ${NAME}} and {@code ${env:NAME}} with a variable,
     * {@code ${secret:NAME}} with an entry of the vault, {@code ${cmd:LINE}} with what a command
     * prints.
     *
     * @param owner what the text is, for messages
     */
    public String filled(String owner, String text) throws SecretException {
        StringBuilder filled = new StringBuilder();
        int from = 0;
        for (int at = text.indexOf("${"); at >= 0; at = text.indexOf("${", from)) {
            int end = text.indexOf('}', at);
            if (end < 0) {
                break;
            }
            filled.append(text, from, at).append(named(owner, text.substring(at + 2, end)));
            from = end + 1;
        }
        return filled.append(text, from, text.length()).toString();
    }

    private String named(String owner, String name) throws SecretException {
        int colon = name.indexOf(':');
        String rest = name.substring(colon + 1).strip();
        return switch (colon < 0 ? "env" : name.substring(0, colon).strip()) {
            case "env" -> checked(owner, variable(owner, rest));
            case "secret" -> checked(owner, vault.entry(owner, rest));
            case "cmd" -> printed(owner, rest, new Cancellation());
            default ->
                    throw new SecretException(
                            owner
                                    + " uses an unknown kind of secret; known are ${env:…}, ${secret:…} and ${cmd:…}");
        };
    }

    private String variable(String owner, String name) throws SecretException {
        String value = environment.getOrDefault(name, "").strip();
        if (value.isEmpty()) {
            throw new SecretException(
                    owner
                            + " should be in the variable "
                            + name
                            + ", which is not set; export it before you start aish");
        }
        return value;
    }

    private String printed(String owner, String line, Cancellation cancellation)
            throws SecretException {
        synchronized (printed) {
            String known = printed.get(line);
            if (known != null) {
                return known;
            }
            String key = checked(owner, command.run(owner, line, cancellation));
            printed.put(line, key);
            return key;
        }
    }

    /** A key is sent in a header, so it must be one line of ASCII. */
    private static String checked(String owner, String key) throws SecretException {
        if (!key.chars().allMatch(c -> c >= ' ' && c < 0x7f)) {
            throw new SecretException(owner + " must be one line of plain ASCII and nothing else");
        }
        return key;
    }

    /**
     * Returns the names of all secrets by value, each name usable for a variable. Includes only
     * what is known without running anything: entries of the vault, keys already printed, and
     * variables that presets name or whose own names suggest a secret.
     */
    public Map<String, String> known() {
        Map<String, String> names = new HashMap<>();
        named().forEach((value, name) -> names.put(value, variable(name)));
        return names;
    }

    /** Like {@link #known}, with the names that the user gave them. */
    public synchronized Map<String, String> named() {
        Map<String, String> names = new HashMap<>(forgotten);
        guessed().forEach(names::put);
        for (Preset preset : presets) {
            if (preset.key() instanceof KeyLocation.Variable(String name)) {
                add(name, environment.getOrDefault(name, ""), SHORTEST_KNOWN, names);
            } else if (preset.key() instanceof KeyLocation.Command(String line)) {
                add(preset.name() + "-key", printed.getOrDefault(line, ""), SHORTEST_KNOWN, names);
            }
        }
        vaultEntries().forEach((name, value) -> add(name, value, SHORTEST_KNOWN, names));
        return names;
    }

    private Map<String, String> guessed() {
        Map<String, String> names = guessed;
        if (names == null) {
            Map<String, String> found = new HashMap<>();
            environment.forEach((name, value) -> guess(name, value, found));
            names = found;
            guessed = names;
        }
        return names;
    }

    private static void guess(String name, String value, Map<String, String> names) {
        // a path says where a secret is, but is not the secret
        if (KeyNameMask.isSecret(name)
                && !(value.startsWith("/") && Files.exists(Path.of(value)))) {
            add(name, value, SHORTEST_GUESSED, names);
        }
    }

    private static void add(String name, String value, int shortest, Map<String, String> names) {
        String bare = value.strip();
        if (bare.length() >= shortest) {
            names.put(bare, name);
        }
    }

    private static String variable(String name) {
        String capitals = name.toUpperCase(Locale.ROOT);
        StringBuilder variable = new StringBuilder(capitals.length() + 1);
        for (int i = 0; i < capitals.length(); i++) {
            char c = capitals.charAt(i);
            boolean plain = (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            variable.append(plain ? c : '_');
        }
        return variable.isEmpty() || Character.isDigit(variable.charAt(0))
                ? "_" + variable
                : variable.toString();
    }

    /** Reads the vault once; aish has not yet seen a key that the user adds by hand later. */
    private Map<String, String> vaultEntries() {
        Map<String, String> entries = kept;
        if (entries == null) {
            entries = vault.entries();
            kept = entries;
        }
        return entries;
    }

    /** Returns the names of the vault's entries. */
    public List<String> names() throws SecretException {
        return vault.names();
    }

    /** Stores a value in the vault and replaces an older one of that name. */
    public synchronized void keep(String name, String value) throws SecretException {
        remember(name);
        vault.set(name, value);
        kept = null;
    }

    /** Removes a value from the vault; it is still redacted until aish ends. */
    public synchronized void forget(String name) throws SecretException {
        remember(name);
        vault.remove(name);
        kept = null;
    }

    private void remember(String name) {
        add(name, vault.entries().getOrDefault(name, ""), SHORTEST_KNOWN, forgotten);
    }

    /** Describes where keys outside the vault are, one line each, without the keys. */
    public List<String> elsewhere() {
        List<String> lines = new ArrayList<>();
        for (Preset preset : presets) {
            if (preset.key() instanceof KeyLocation.Variable(String name)) {
                boolean set = !environment.getOrDefault(name, "").isBlank();
                lines.add(
                        preset.name()
                                + ": in the variable "
                                + name
                                + (set ? "" : ", which is not set"));
            } else if (preset.key() instanceof KeyLocation.Command) {
                lines.add(preset.name() + ": printed by its key_cmd");
            }
        }
        return lines;
    }

    /** Returns the presets that use that entry of the vault. */
    public List<String> users(String name) {
        List<String> users = new ArrayList<>();
        for (Preset preset : presets) {
            if (preset.key() instanceof KeyLocation.Entry(String entry) && entry.equals(name)) {
                users.add(preset.name());
            }
        }
        return users;
    }

    /** Reveals nothing, because the contents are secret. */
    @Override
    public String toString() {
        return "Secrets";
    }
}
