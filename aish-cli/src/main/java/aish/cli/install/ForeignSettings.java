package aish.cli.install;

import module java.base;

import aish.cli.models.FoundModels;
import aish.json.Json;
import aish.secrets.Redactor;
import aish.settings.Config.Preset;
import aish.settings.KeyLocation;
import aish.text.PlainText;
import aish.text.TomlText;

/**
 * What another tool's settings contain that aish can use. Gathers it from text that may come from
 * anywhere, and never keeps a secret: of a key only the name of its variable.
 */
final class ForeignSettings {
    /**
     * A table for the settings file.
     *
     * @param path its name, such as {@code mcp.servers.files}
     * @param shown the same for the user
     */
    record Entry(String path, String shown, String toml) {}

    /** A variable as other tools write it: {@code $A}, {@code ${A}}, {@code ${A:-b}}, {env:A}. */
    private static final Pattern REFERENCE =
            Pattern.compile(
                    "\\$\\{(?:env:)?([A-Za-z_]\\w*)(?::-[^}]*)?}|\\$([A-Za-z_]\\w*)|\\{env:([A-Za-z_]\\w*)}");

    private static final Pattern SECRET_NAME =
            Pattern.compile(
                    "(?i).*(key|token|secret|passw|credential|auth|cookie|bearer|pat$|dsn|private).*");

    private static final Pattern WORDS_AROUND_A_KEY =
            Pattern.compile("(?i)\\b(bearer|basic|token)\\b");

    private final Redactor secrets = Redactor.withoutKnownValues();
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, Path> instructions = new LinkedHashMap<>();
    private final List<String> remarks = new ArrayList<>();

    List<Entry> entries() {
        return List.copyOf(entries.values());
    }

    /** The files with instructions for models, by the name of the skill that each becomes. */
    Map<String, Path> instructions() {
        return Collections.unmodifiableMap(instructions);
    }

    /** What is not taken over, and why. */
    List<String> remarks() {
        return List.copyOf(remarks);
    }

    void remark(String text) {
        remarks.add(PlainText.oneLine(text));
    }

    private void add(String path, String shown, String toml) {
        entries.putIfAbsent(path, new Entry(path, shown, "\n[" + path + "]\n" + toml));
    }

    private static String line(String key, String value) {
        return value.isEmpty() ? "" : key + " = " + TomlText.quote(value) + "\n";
    }

    void instructions(String name, Path file) {
        if (!Files.isRegularFile(file)) {
            return;
        }
        try {
            if (secrets.isIn(Files.readString(file))) {
                remark(file + " is not copied: it contains a secret");
            } else {
                instructions.putIfAbsent(name, file);
            }
        } catch (IOException e) {
            remark(file + " is not copied: it is not readable UTF-8 text");
        }
    }

    /**
     * Adds a model, if there is one.
     *
     * @param provider a service that aish knows, or any name if there is an endpoint
     * @param endpoint empty for that of the service
     * @param key a reference to a variable; anything else is a key, which is not copied
     */
    void model(String name, String provider, String endpoint, String model, String key) {
        Optional<Preset> known =
                endpoint.isEmpty() ? FoundModels.service(provider) : Optional.empty();
        String at = known.map(found -> found.endpoint().toString()).orElse(endpoint);
        String variable =
                known.map(Preset::key).orElse(new KeyLocation.None())
                                instanceof KeyLocation.Variable(String usual)
                        ? usual
                        : "";
        if (REFERENCE.matcher(key).matches()) {
            variable = REFERENCE.matcher(key).replaceAll("$1$2$3");
        } else if (!key.isEmpty()) {
            remark(
                    "the key of "
                            + name
                            + " is not copied; set its variable, or store it with :secrets set");
        }
        if (model.isEmpty()) {
            return;
        }
        if (at.isEmpty()) {
            remark("model " + model + " is left out: aish does not know where " + provider + " is");
        } else if (!isAddress(at) || secrets.isIn(at) || secrets.isIn(model)) {
            remark("model " + name + " is left out: its address is not valid or contains a secret");
        } else {
            String safe = name.replaceAll("[^\\p{L}\\p{N}._:/+-]", "-");
            add(
                    "models." + TomlText.segment(safe),
                    "model %s: %s at %s%s"
                            .formatted(
                                    safe,
                                    model,
                                    at,
                                    variable.isEmpty() ? "" : ", key from $" + variable),
                    line("endpoint", at) + line("model", model) + line("key_env", variable));
        }
    }

    private static boolean isAddress(String text) {
        try {
            URI address = URI.create(text);
            return List.of("http", "https").contains(String.valueOf(address.getScheme()))
                    && address.getHost() != null
                    && address.getUserInfo() == null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Adds MCP servers; the tools have the same members, or other names for them. */
    void servers(Json table) {
        ForeignFile.members(table).forEach(this::server);
    }

    private void server(String name, Json found) {
        List<String> command = ForeignFile.texts(found.get("command"));
        command.addAll(ForeignFile.texts(found.get("args")));
        String url = ForeignFile.text(found.get("url")) + ForeignFile.text(found.get("httpUrl"));
        if (command.isEmpty() == url.isEmpty()) {
            remark("server " + name + " is left out: it has no command and no url, or both");
        } else if (hasSecretArgument(command) || secrets.isIn(String.join(" ", command))) {
            remark("server " + name + " is left out: its arguments contain a secret");
        } else if (!url.isEmpty() && (!isAddress(url) || hasSecretQuery(url))) {
            remark("server " + name + " is left out: its url is not valid or contains a secret");
        } else {
            Map<String, String> variables = variables(name, found, url.isEmpty());
            String arguments =
                    command.stream().skip(1).map(TomlText::quote).collect(Collectors.joining(", "));
            String set = String.join(", ", variables.keySet());
            add(
                    "mcp.servers." + TomlText.segment(name),
                    "MCP server %s: %s%s%s"
                            .formatted(
                                    name,
                                    url,
                                    String.join(" ", command),
                                    set.isEmpty() ? "" : " (sets " + set + ")"),
                    line("url", url)
                            + line("command", command.isEmpty() ? "" : command.getFirst())
                            + (arguments.isEmpty() ? "" : "args = [" + arguments + "]\n")
                            + line("directory", ForeignFile.text(found.get("cwd")))
                            + (found.get("enabled") instanceof Json.Bool(boolean on) && !on
                                    ? "enabled = false\n"
                                    : "")
                            + table(url.isEmpty() ? "env" : "headers", variables));
        }
    }

    private static String table(String key, Map<String, String> variables) {
        return variables.isEmpty()
                ? ""
                : variables.entrySet().stream()
                        .map(
                                variable ->
                                        TomlText.segment(variable.getKey())
                                                + " = "
                                                + TomlText.quote(variable.getValue()))
                        .collect(Collectors.joining(", ", key + " = { ", " }\n"));
    }

    /** Whether an option such as {@code --api-key} has a value. */
    private static boolean hasSecretArgument(List<String> command) {
        for (int i = 1; i < command.size(); i++) {
            String word = command.get(i);
            int equals = word.indexOf('=');
            boolean option = word.startsWith("-") || equals > 0;
            String name = equals > 0 ? word.substring(0, equals) : word;
            boolean hasValue =
                    equals > 0 || (i + 1 < command.size() && !command.get(i + 1).startsWith("-"));
            if (option && hasValue && SECRET_NAME.matcher(name).matches()) {
                return true;
            }
        }
        return false;
    }

    private boolean hasSecretQuery(String url) {
        String query = String.valueOf(URI.create(url).getRawQuery());
        return secrets.isIn(url)
                || Stream.of(query.split("&")).anyMatch(SECRET_NAME.asMatchPredicate());
    }

    /** Returns the environment of a program, or the headers of requests. */
    private Map<String, String> variables(String server, Json found, boolean program) {
        Map<String, String> all = new LinkedHashMap<>();
        for (String table :
                program ? List.of("env", "environment") : List.of("headers", "http_headers")) {
            ForeignFile.members(found.get(table))
                    .forEach((name, value) -> value.text().ifPresent(text -> all.put(name, text)));
        }
        ForeignFile.texts(found.get("env_vars")).forEach(name -> all.put(name, "${" + name + "}"));
        ForeignFile.members(found.get("env_http_headers"))
                .forEach((name, value) -> all.put(name, "${" + ForeignFile.text(value) + "}"));
        String token = ForeignFile.text(found.get("bearer_token_env_var"));
        if (!token.isEmpty()) {
            all.put("Authorization", "Bearer ${" + token + "}");
        }
        List<String> dropped =
                all.entrySet().stream()
                        .filter(variable -> isSecret(variable.getKey(), variable.getValue()))
                        .map(Map.Entry::getKey)
                        .toList();
        if (!dropped.isEmpty()) {
            remark(
                    "server "
                            + server
                            + ": "
                            + String.join(", ", dropped)
                            + " not copied, because the value is or may be a secret; store it with :secrets set"
                            + " and write \"${secret:NAME}\"");
        }
        all.keySet().removeAll(dropped);
        all.replaceAll((_, value) -> REFERENCE.matcher(value).replaceAll("\\${$1$2$3}"));
        return all;
    }

    private boolean isSecret(String name, String value) {
        String literal = REFERENCE.matcher(value).replaceAll("");
        // what is left of such a form would mean something else to aish, such as a command to run
        if (literal.contains("${") || secrets.isIn(value) || secrets.isIn(name + "=" + literal)) {
            return true;
        }
        return SECRET_NAME.matcher(name).matches()
                && !WORDS_AROUND_A_KEY.matcher(literal).replaceAll("").isBlank();
    }
}
