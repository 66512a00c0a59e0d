package aish.app.install;

import module java.base;

import aish.app.install.ForeignSettings.Server;
import aish.files.UserDirectories;
import aish.json.Json;

/** A tool whose settings aish can take over, and where they usually are. */
public enum ForeignTool {
    CLAUDE {
        @Override
        void read(Place place, ForeignSettings into) throws IOException {
            Json own = place.json(".claude.json");
            servers(own.get("mcpServers"), into);
            servers(own.get("projects").get(place.project().toString()).get("mcpServers"), into);
            servers(place.projectJson(".mcp.json").get("mcpServers"), into);
            String model = text(place.json(".claude/settings.json").get("model"));
            if (model.startsWith("claude-")) {
                into.model("anthropic", "anthropic", "", model, "");
            } else if (!model.isEmpty()) {
                into.remark(
                        "model \"" + model + "\" is left out: only Claude Code knows that name");
            }
            into.instructions("claude", place.home().resolve(".claude/CLAUDE.md"));
            into.instructions("claude-project", place.project().resolve("CLAUDE.md"));
        }
    },
    CODEX {
        @Override
        void read(Place place, ForeignSettings into) throws IOException {
            Path folder = place.variable("CODEX_HOME").orElse(place.home().resolve(".codex"));
            Json settings = place.toml(folder.resolve("config.toml"));
            members(settings.get("mcp_servers"))
                    .forEach((name, found) -> into.server(codexServer(name, found)));
            codexModel("", settings, settings, into);
            members(settings.get("profiles"))
                    .forEach((name, found) -> codexModel(name, found, settings, into));
            into.instructions("codex", folder.resolve("AGENTS.md"));
        }
    },
    GEMINI {
        @Override
        void read(Place place, ForeignSettings into) throws IOException {
            Json settings = place.json(".gemini/settings.json");
            servers(settings.get("mcpServers"), into);
            String model = text(settings.get("model")) + text(settings.get("model").get("name"));
            if (!model.isEmpty()) {
                into.model("gemini", "gemini", "", model, "");
            }
            List<String> names = new ArrayList<>(texts(settings.get("contextFileName")));
            names.addAll(texts(settings.get("context").get("fileName")));
            for (String name : names.isEmpty() ? List.of("GEMINI.md") : names) {
                if (!name.contains("/")) {
                    into.instructions("gemini", place.home().resolve(".gemini").resolve(name));
                    into.instructions("gemini-project", place.project().resolve(name));
                }
            }
        }
    },
    OPENCODE {
        @Override
        void read(Place place, ForeignSettings into) throws IOException {
            Path folder = place.config().resolve("opencode");
            Json settings = place.json(folder.resolve("opencode.jsonc"));
            if (settings instanceof Json.Null) {
                settings = place.json(folder.resolve("opencode.json"));
            }
            Json servers = settings.get("mcp");
            boolean nested =
                    servers.get("servers") instanceof Json.Obj inner
                            && !inner.members().containsKey("type");
            members(nested ? servers.get("servers") : servers)
                    .forEach((name, found) -> into.server(opencodeServer(name, found)));
            opencodeModels(settings, into);
            into.instructions("opencode", folder.resolve("AGENTS.md"));
            int count = 1;
            for (String file : texts(settings.get("instructions"))) {
                Path path = Path.of(file.replaceFirst("^~/", place.home() + "/"));
                into.instructions("opencode-" + count++, folder.resolve(path));
            }
        }
    },
    AICHAT {
        @Override
        void read(Place place, ForeignSettings into) throws IOException {
            Path folder =
                    place.variable("AICHAT_CONFIG_DIR").orElse(place.config().resolve("aichat"));
            Json settings = place.yaml(folder.resolve("config.yaml"));
            String[] chosen = text(settings.get("model")).split(":", 2);
            for (Json client : settings.get("clients").items()) {
                String type = text(client.get("type"));
                String name = text(client.get("name"));
                String provider = name.isEmpty() ? type : name;
                boolean isChosen = chosen.length > 1 && provider.equals(chosen[0]);
                String first =
                        client.get("models").items().stream()
                                .map(model -> text(model.get("name")))
                                .findFirst()
                                .orElse("");
                into.model(
                        provider,
                        provider,
                        text(client.get("api_base")),
                        isChosen ? chosen[1] : first,
                        "");
                if (!text(client.get("api_key")).isEmpty()) {
                    into.remark(
                            "the key of "
                                    + provider
                                    + " is not copied; set its variable, or store it with :secrets set");
                }
            }
            if (settings.get("clients").items().isEmpty() && chosen.length > 1) {
                into.model(chosen[0], chosen[0], "", chosen[1], "");
            }
            if (Files.isDirectory(folder.resolve("roles"))) {
                try (Stream<Path> roles = Files.list(folder.resolve("roles"))) {
                    roles.filter(role -> role.toString().endsWith(".md"))
                            .sorted()
                            .forEach(role -> into.instructions("aichat-" + stem(role), role));
                }
            }
        }
    };

    /** Where files are looked for, and how they are read. */
    record Place(Path home, Path project, Map<String, String> environment) {
        Path config() {
            return UserDirectories.configHome(environment, home);
        }

        Optional<Path> variable(String name) {
            String value = environment.getOrDefault(name, "");
            return value.startsWith("/") ? Optional.of(Path.of(value)) : Optional.empty();
        }

        Json json(String name) throws IOException {
            return json(home.resolve(name));
        }

        Json projectJson(String name) throws IOException {
            return json(project.resolve(name));
        }

        Json json(Path file) throws IOException {
            return ForeignFile.json(file);
        }

        Json toml(Path file) throws IOException {
            return ForeignFile.toml(file);
        }

        Json yaml(Path file) throws IOException {
            return ForeignFile.yaml(file);
        }
    }

    /**
     * Reads this tool's settings.
     *
     * @throws IOException whose message says in one line what is wrong with which file
     */
    abstract void read(Place place, ForeignSettings into) throws IOException;

    /** Returns the tool of that name. */
    public static Optional<ForeignTool> named(String name) {
        return Stream.of(values()).filter(tool -> tool.word().equals(name)).findFirst();
    }

    /** Returns all names, for a message. */
    public static String words() {
        return Stream.of(values()).map(ForeignTool::word).collect(Collectors.joining(", "));
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads servers as Claude Code and Gemini CLI write them. */
    private static void servers(Json table, ForeignSettings into) {
        members(table)
                .forEach(
                        (name, found) -> {
                            String url = text(found.get("url")) + text(found.get("httpUrl"));
                            into.server(
                                    new Server(
                                            name,
                                            command(text(found.get("command")), found.get("args")),
                                            url,
                                            strings(found.get(url.isEmpty() ? "env" : "headers")),
                                            text(found.get("cwd")),
                                            !isFalse(found.get("enabled"))));
                        });
    }

    private static Server codexServer(String name, Json found) {
        String url = text(found.get("url"));
        Map<String, String> variables = strings(found.get(url.isEmpty() ? "env" : "http_headers"));
        texts(found.get("env_vars"))
                .forEach(variable -> variables.put(variable, "${" + variable + "}"));
        strings(found.get("env_http_headers"))
                .forEach((header, variable) -> variables.put(header, "${" + variable + "}"));
        String token = text(found.get("bearer_token_env_var"));
        if (!token.isEmpty()) {
            variables.put("Authorization", "Bearer ${" + token + "}");
        }
        return new Server(
                name,
                command(text(found.get("command")), found.get("args")),
                url,
                variables,
                text(found.get("cwd")),
                !isFalse(found.get("enabled")));
    }

    private static void codexModel(String name, Json chosen, Json settings, ForeignSettings into) {
        String model = text(chosen.get("model"));
        String given = text(chosen.get("model_provider"));
        String provider = !given.isEmpty() ? given : text(settings.get("model_provider"));
        if (model.isEmpty() && given.isEmpty()) {
            return;
        }
        Json found = settings.get("model_providers").get(provider);
        String service = provider.isEmpty() ? "openai" : provider;
        into.model(
                name.isEmpty() ? service : name,
                service,
                text(found.get("base_url")),
                model,
                text(found.get("env_key")));
    }

    private static Server opencodeServer(String name, Json found) {
        String url = text(found.get("url"));
        List<String> words = texts(found.get("command"));
        return new Server(
                name,
                words,
                url,
                strings(found.get(url.isEmpty() ? "environment" : "headers")),
                text(found.get("cwd")),
                !isFalse(found.get("enabled")));
    }

    private static void opencodeModels(Json settings, ForeignSettings into) {
        String[] chosen = text(settings.get("model")).split("/", 2);
        Map<String, Json> providers = members(settings.get("provider"));
        providers.forEach(
                (name, provider) -> {
                    String base = text(provider.get("options").get("baseURL"));
                    String key = text(provider.get("options").get("apiKey"));
                    String first =
                            members(provider.get("models")).keySet().stream()
                                    .findFirst()
                                    .orElse("");
                    boolean isChosen = chosen.length > 1 && chosen[0].equals(name);
                    Matcher variable = Pattern.compile("\\{env:(\\w+)}").matcher(key);
                    boolean named = variable.matches();
                    if (!key.isEmpty() && !named) {
                        into.remark(
                                "the key of "
                                        + name
                                        + " is not copied; set its variable, or store it with :secrets set");
                    }
                    into.model(
                            name,
                            name,
                            base,
                            isChosen ? chosen[1] : first,
                            named ? variable.group(1) : "");
                });
        if (chosen.length > 1 && !providers.containsKey(chosen[0])) {
            into.model(
                    chosen[0],
                    chosen[0].equals("google") ? "gemini" : chosen[0],
                    "",
                    chosen[1],
                    "");
        }
    }

    private static List<String> command(String program, Json arguments) {
        List<String> words = new ArrayList<>();
        if (!program.isEmpty()) {
            words.add(program);
            words.addAll(texts(arguments));
        }
        return words;
    }

    private static Map<String, Json> members(Json table) {
        return table instanceof Json.Obj(Map<String, Json> members) ? members : Map.of();
    }

    private static Map<String, String> strings(Json table) {
        Map<String, String> found = new LinkedHashMap<>();
        members(table)
                .forEach((name, value) -> value.text().ifPresent(text -> found.put(name, text)));
        return found;
    }

    /** The strings of an array; a single string counts as an array of one. */
    private static List<String> texts(Json value) {
        List<String> found = new ArrayList<>();
        value.text().ifPresent(found::add);
        value.items().forEach(item -> item.text().ifPresent(found::add));
        return found;
    }

    private static String text(Json value) {
        return value.text().orElse("").strip();
    }

    private static boolean isFalse(Json value) {
        return value instanceof Json.Bool(boolean flag) && !flag;
    }

    private static String stem(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.substring(0, name.length() - ".md".length());
    }
}
