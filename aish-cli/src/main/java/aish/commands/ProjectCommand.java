package aish.commands;

import module java.base;

import aish.chat.AttachmentService;
import aish.chat.GuidanceFiles;
import aish.commands.context.AttachmentReplies;
import aish.context.Attachment.Kind;
import aish.event.EventSink;
import aish.event.Operator;
import aish.files.ShownPath;
import aish.settings.project.ProjectFile;
import aish.trust.ProjectSettings;
import aish.workspace.GitSummary;
import aish.workspace.ProjectModel;
import aish.workspace.Workspace;

/**
 * {@code :project}: shows what the project consists of and which settings are in force, and turns
 * them on or off.
 */
public record ProjectCommand(
        ProjectSettings project,
        Workspace workspace,
        Operator operator,
        AttachmentService desk,
        EventSink events)
        implements VerbCommand, AttachmentReplies {
    @Override
    public Verbs verbs() {
        return new Verbs("project")
                .alone("show the project here", _ -> show(workspace.model()))
                .verb(
                        "load",
                        "use its settings",
                        _ -> Next.after(project.load(workspace.inside(), operator, events)))
                .verb(
                        "unload",
                        "use only your own settings",
                        _ -> Next.after(project.unload(events)))
                .verb("instructions", "send its AGENTS.md with questions", _ -> instructions());
    }

    private Next show(ProjectModel model) {
        String standing = project.status();
        Path root = model.root();
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("root", shown(root));
        workspace.ignoredRoot().ifPresent(why -> facts.put("project.root", why));
        facts.put("git", GitSummary.of(root));
        facts.putAll(model.facts());
        if (!model.shortfall().isEmpty()) {
            facts.put("missing", model.shortfall());
        }
        List<String> lines = new ArrayList<>();
        facts.forEach((name, value) -> lines.add(line(name, value)));
        lines.add(standing.isEmpty() ? "No project settings (.aish.toml) here." : standing);
        Optional<ProjectFile> loaded = project.loaded();
        List<Path> files = new ArrayList<>(loaded.stream().map(ProjectFile::path).toList());
        files.add(root);
        loaded.ifPresent(file -> lines.add(line("sha256", file.sha256())));
        if (loaded.isPresent() || standing.isEmpty()) {
            for (Path found :
                    GuidanceFiles.instructions(loaded.map(ProjectFile::directory).orElse(root))) {
                lines.add(line("instructions", shown(found) + "; :project instructions sends it"));
                files.add(found);
            }
        }
        return answer(String.join("\n", lines), files);
    }

    private static String line(String name, String value) {
        return "%-12s  %s".formatted(name, value);
    }

    private String shown(Path path) {
        return ShownPath.of(path, workspace.home());
    }

    /**
     * Sends the project's instructions with questions. Those of a project whose settings are
     * trusted need no further question.
     */
    private Next instructions() throws IOException {
        if (project.loaded().isEmpty() && !project.status().isEmpty()) {
            return fail("The project's settings are not loaded. :project load loads them.");
        }
        Path root = project.loaded().map(ProjectFile::directory).orElseGet(() -> workspace.root());
        List<Path> files = GuidanceFiles.instructions(root);
        if (files.isEmpty()) {
            return fail("No AGENTS.md or .aish/AGENTS.md in this project.");
        }
        boolean all = true;
        for (Path file : files) {
            String name = root.relativize(file).toString();
            all &=
                    mayUse(file, root)
                            && guide(Kind.INSTRUCTIONS, name, file, root, workspace.home())
                                    .equals(Next.PROMPT);
        }
        return Next.after(all);
    }

    private boolean mayUse(Path file, Path root) throws IOException {
        return project.loaded().isPresent()
                || project.agreesToInstructions(
                        file, GuidanceFiles.read(file, root), operator, events);
    }
}
