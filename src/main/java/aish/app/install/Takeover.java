package aish.app.install;

import module java.base;

import aish.app.install.ForeignSettings.Model;
import aish.app.install.ForeignSettings.Server;
import aish.app.install.ForeignTool.Place;
import aish.event.ExitCode;
import aish.files.PrivateFiles;
import aish.files.ShownPath;
import aish.settings.Config;
import aish.settings.SettingsEdit;
import aish.text.PlainText;
import aish.text.TomlText;

/**
 * {@code aish init --from}: shows what another tool's settings contain, and adds it to the user's
 * settings file after a yes. What is there already is never replaced.
 */
public final class Takeover {
    private final SettingsEdit settings;
    private final Config there;
    private final Path home;
    private final Predicate<String> consent;
    private final Consumer<String> out;
    private final Consumer<String> problems;

    /**
     * @param there the settings in force
     * @param consent asks the user a question that yes or no answers
     */
    public Takeover(
            Path file,
            Config there,
            Path home,
            Predicate<String> consent,
            Consumer<String> out,
            Consumer<String> problems) {
        this.settings = new SettingsEdit(file, home);
        this.there = there;
        this.home = home;
        this.consent = consent;
        this.out = out;
        this.problems = problems;
    }

    /** Returns the exit code. */
    public int run(ForeignTool tool, Path directory, Map<String, String> environment) {
        ForeignSettings found = new ForeignSettings();
        try {
            tool.read(new Place(home, directory, environment), found);
        } catch (IOException e) {
            problems.accept(String.valueOf(e.getMessage()));
            return ExitCode.FAILED;
        }
        Plan plan = plan(found);
        if (!plan.shown().isEmpty()) {
            out.accept("Found in the settings of " + tool.word() + ":");
        }
        plan.shown().forEach(out);
        found.remarks().forEach(remark -> out.accept("Note: " + remark + "."));
        if (plan.isEmpty()) {
            out.accept(
                    found.isEmpty()
                            ? "Found nothing of " + tool.word() + " to take over."
                            : "Nothing new to take over.");
            return ExitCode.OK;
        }
        if (!consent.test("Add this to " + settings.shown() + "?")) {
            out.accept("Nothing was changed.");
            return ExitCode.FAILED;
        }
        return write(plan);
    }

    /**
     * What is to be written.
     *
     * @param shown the same for the user
     * @param skills the files to copy, by where to
     */
    private record Plan(String toml, List<String> shown, Map<Path, Path> skills) {
        boolean isEmpty() {
            return toml.isEmpty() && skills.isEmpty();
        }
    }

    private Plan plan(ForeignSettings found) {
        StringBuilder toml = new StringBuilder();
        List<String> shown = new ArrayList<>();
        Set<String> models =
                there.models().stream().map(Config.Preset::name).collect(Collectors.toSet());
        models.add(Config.OFFLINE);
        for (Model model : found.models()) {
            String key = model.key().isEmpty() ? "" : ", key from $" + model.key();
            String text =
                    "model "
                            + model.name()
                            + ": "
                            + (model.model() + " at ").replaceFirst("^ at ", "")
                            + model.endpoint()
                            + key;
            if (isNew(models, model.name(), text, shown)) {
                toml.append(toml(model));
            }
        }
        Set<String> servers =
                there.mcp().servers().stream().map(Config.Server::name).collect(Collectors.toSet());
        for (Server server : found.servers()) {
            String how =
                    server.command().isEmpty() ? server.url() : String.join(" ", server.command());
            String set =
                    server.variables().isEmpty()
                            ? ""
                            : " (sets " + String.join(", ", server.variables().keySet()) + ")";
            if (isNew(
                    servers,
                    server.name(),
                    "MCP server " + server.name() + ": " + how + set,
                    shown)) {
                toml.append(toml(server));
            }
        }
        return new Plan(toml.toString(), shown, skills(found, shown));
    }

    private static boolean isNew(Set<String> names, String name, String text, List<String> shown) {
        boolean fresh = names.add(name);
        shown.add(PlainText.oneLine((fresh ? "  " : "  already there: ") + text));
        return fresh;
    }

    private Map<Path, Path> skills(ForeignSettings found, List<String> shown) {
        Map<Path, Path> skills = new LinkedHashMap<>();
        Path folder = settings.file().resolveSibling("skills");
        found.instructions()
                .forEach(
                        (name, file) -> {
                            Path skill = folder.resolve(name.replaceAll("[^\\w.-]", "-") + ".md");
                            boolean fresh = !Files.exists(skill, LinkOption.NOFOLLOW_LINKS);
                            if (fresh) {
                                skills.put(skill, file);
                            }
                            shown.add(
                                    PlainText.oneLine(
                                            (fresh ? "  " : "  already there: ")
                                                    + "instructions "
                                                    + ShownPath.of(file, home)
                                                    + " as a skill (:skill "
                                                    + name
                                                    + " sends it with your questions)"));
                        });
        return skills;
    }

    private static String toml(Model model) {
        return "\n[models."
                + TomlText.segment(model.name())
                + "]\nendpoint = "
                + TomlText.quote(model.endpoint())
                + "\n"
                + (model.model().isEmpty() ? "" : "model = " + TomlText.quote(model.model()) + "\n")
                + (model.key().isEmpty() ? "" : "key_env = " + TomlText.quote(model.key()) + "\n");
    }

    private static String toml(Server server) {
        StringBuilder text =
                new StringBuilder("\n[mcp.servers." + TomlText.segment(server.name()) + "]\n");
        if (server.command().isEmpty()) {
            text.append("url = ").append(TomlText.quote(server.url())).append('\n');
        } else {
            text.append("command = ")
                    .append(TomlText.quote(server.command().getFirst()))
                    .append('\n');
            String arguments =
                    server.command().stream()
                            .skip(1)
                            .map(TomlText::quote)
                            .collect(Collectors.joining(", "));
            text.append(arguments.isEmpty() ? "" : "args = [" + arguments + "]\n");
        }
        if (!server.directory().isEmpty()) {
            text.append("directory = ").append(TomlText.quote(server.directory())).append('\n');
        }
        text.append(server.enabled() ? "" : "enabled = false\n");
        if (!server.variables().isEmpty()) {
            text.append(
                    server.variables().entrySet().stream()
                            .map(
                                    variable ->
                                            TomlText.segment(variable.getKey())
                                                    + " = "
                                                    + TomlText.quote(variable.getValue()))
                            .collect(
                                    Collectors.joining(
                                            ", ",
                                            server.command().isEmpty()
                                                    ? "headers = { "
                                                    : "env = { ",
                                            " }\n")));
        }
        return text.toString();
    }

    private int write(Plan plan) {
        try {
            if (!plan.toml().isEmpty()) {
                settings.append(plan.toml());
                out.accept("Wrote " + settings.shown() + ".");
            }
            for (Map.Entry<Path, Path> skill : plan.skills().entrySet()) {
                PrivateFiles.createDirectories(settings.file().resolveSibling("skills"));
                PrivateFiles.replace(skill.getKey(), Files.readString(skill.getValue()), false);
                out.accept("Wrote " + ShownPath.of(skill.getKey(), home) + ".");
            }
        } catch (IOException e) {
            problems.accept(String.valueOf(e.getMessage()));
            return ExitCode.FAILED;
        }
        out.accept("Next: run \"aish doctor\" to check the settings, then \"aish\".");
        return ExitCode.OK;
    }
}
