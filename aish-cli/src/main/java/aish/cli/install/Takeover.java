package aish.cli.install;

import module java.base;

import aish.cli.install.ForeignTool.Place;
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
 *
 * @param there the settings in force
 * @param consent asks the user a question that yes or no answers
 */
public record Takeover(
        SettingsEdit settings,
        Config there,
        Path home,
        Predicate<String> consent,
        Consumer<String> out,
        Consumer<String> problems) {
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
                    plan.shown().isEmpty()
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
        Set<String> names = new HashSet<>(Set.of("models." + Config.OFFLINE));
        there.models().forEach(model -> names.add("models." + TomlText.segment(model.name())));
        there.mcp()
                .servers()
                .forEach(server -> names.add("mcp.servers." + TomlText.segment(server.name())));
        StringBuilder toml = new StringBuilder();
        List<String> shown = new ArrayList<>();
        for (ForeignSettings.Entry entry : found.entries()) {
            boolean fresh = names.add(entry.path());
            toml.append(fresh ? entry.toml() : "");
            shown.add(shown(fresh, entry.shown()));
        }
        Map<Path, Path> skills = new LinkedHashMap<>();
        Path folder = settings.file().resolveSibling("skills");
        found.instructions()
                .forEach(
                        (name, file) -> {
                            Path skill = folder.resolve(name + ".md");
                            boolean fresh = !Files.exists(skill, LinkOption.NOFOLLOW_LINKS);
                            if (fresh) {
                                skills.put(skill, file);
                            }
                            shown.add(
                                    shown(
                                            fresh,
                                            "instructions %s as a skill (:skill %s sends it with your questions)"
                                                    .formatted(ShownPath.of(file, home), name)));
                        });
        return new Plan(toml.toString(), shown, skills);
    }

    private static String shown(boolean fresh, String text) {
        return PlainText.oneLine((fresh ? "  " : "  already there: ") + text);
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
