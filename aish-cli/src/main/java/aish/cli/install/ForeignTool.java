package aish.cli.install;

import module java.base;

import aish.files.UserDirectories;
import aish.json.Json;

/** A tool whose settings aish can take over, and where they usually are. */
public enum ForeignTool {
    CLAUDE {
        @Override
        void read(Place place, ForeignSettings into) throws IOException {
            Json own = ForeignFile.json(place.home().resolve(".claude.json"));
            into.servers(own.get("mcpServers"));
            into.servers(own.get("projects").get(place.project().toString()).get("mcpServers"));
            into.servers(ForeignFile.json(place.project().resolve(".mcp.json")).get("mcpServers"));
            Json settings = ForeignFile.json(place.home().resolve(".claude/settings.json"));
            String model = ForeignFile.text(settings.get("model"));
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
            String moved = place.environment().getOrDefault("CODEX_HOME", "");
            Path folder = place.home().resolve(moved.startsWith("/") ? moved : ".codex");
            Json settings = ForeignFile.toml(folder.resolve("config.toml"));
            into.servers(settings.get("mcp_servers"));
            Map<String, Json> chosen = new LinkedHashMap<>();
            chosen.put("", settings);
            chosen.putAll(ForeignFile.members(settings.get("profiles")));
            chosen.forEach(
                    (profile, json) -> {
                        String model = ForeignFile.text(json.get("model"));
                        String provider =
                                Stream.of(json, settings)
                                        .map(at -> ForeignFile.text(at.get("model_provider")))
                                        .filter(name -> !name.isEmpty())
                                        .findFirst()
                                        .orElse("openai");
                        Json found = settings.get("model_providers").get(provider);
                        if (!model.isEmpty()) {
                            into.model(
                                    profile.isEmpty() ? provider : profile,
                                    provider,
                                    ForeignFile.text(found.get("base_url")),
                                    model,
                                    ForeignFile.text(found.get("env_key"))
                                            .replaceFirst("^.", "\\$$0"));
                        }
                    });
            into.instructions("codex", folder.resolve("AGENTS.md"));
        }
    },
    GEMINI {
        @Override
        void read(Place place, ForeignSettings into) throws IOException {
            Json settings = ForeignFile.json(place.home().resolve(".gemini/settings.json"));
            into.servers(settings.get("mcpServers"));
            Json model = settings.get("model");
            into.model(
                    "gemini",
                    "gemini",
                    "",
                    ForeignFile.text(model) + ForeignFile.text(model.get("name")),
                    "");
            List<String> names = ForeignFile.texts(settings.get("contextFileName"));
            names.addAll(ForeignFile.texts(settings.get("context").get("fileName")));
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
            Path folder =
                    UserDirectories.configHome(place.environment(), place.home())
                            .resolve("opencode");
            Json settings = ForeignFile.json(folder.resolve("opencode.jsonc"));
            if (settings instanceof Json.Null) {
                settings = ForeignFile.json(folder.resolve("opencode.json"));
            }
            into.servers(settings.get("mcp"));
            String[] chosen = ForeignFile.text(settings.get("model")).split("/", 2);
            if (chosen.length > 1) {
                Json options = settings.get("provider").get(chosen[0]).get("options");
                String service = chosen[0].equals("google") ? "gemini" : chosen[0];
                into.model(
                        chosen[0],
                        service,
                        ForeignFile.text(options.get("baseURL")),
                        chosen[1],
                        ForeignFile.text(options.get("apiKey")));
            }
            into.instructions("opencode", folder.resolve("AGENTS.md"));
        }
    };

    /** Where files are looked for. */
    record Place(Path home, Path project, Map<String, String> environment) {}

    /**
     * Reads this tool's settings.
     *
     * @throws IOException whose message says in one line what is wrong with which file
     */
    abstract void read(Place place, ForeignSettings into) throws IOException;

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
}
