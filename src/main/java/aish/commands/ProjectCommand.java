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
import aish.workspace.ProjectScan;
import aish.workspace.SourceException;
import aish.workspace.SourceText;

/**
 * {@code :project}: shows which project's settings are in force, and turns them on or off.
 *
 * @param directory the shell's current directory
 */
public record ProjectCommand(
        ProjectSettings project,
        Supplier<Path> directory,
        Path home,
        Operator operator,
        AttachmentService desk,
        EventSink events)
        implements VerbCommand, AttachmentReplies {

    @Override
    public Verbs verbs() {
        return new Verbs("project")
                .alone("show the project here", _ -> show())
                .verb(
                        "scan [--preview]",
                        "attach a description of it",
                        rest -> scan(!rest.isEmpty()))
                .verb(
                        "load",
                        "use its settings",
                        _ -> Next.after(project.load(directory.get(), operator, events)))
                .verb(
                        "unload",
                        "use only your own settings",
                        _ -> Next.after(project.unload(events)))
                .verb("instructions", "send its AGENTS.md with questions", _ -> instructions());
    }

    private Next show() {
        String standing = project.status();
        Path root = ProjectScan.root(directory.get());
        StringBuilder text = new StringBuilder("root: ").append(ShownPath.of(root, home));
        text.append("\ngit: ").append(ProjectScan.git(root)).append('\n');
        text.append(standing.isEmpty() ? "No project settings (.aish.toml) here." : standing);
        Optional<ProjectFile> loaded = project.loaded();
        List<Path> files = new ArrayList<>(loaded.stream().map(ProjectFile::path).toList());
        files.add(root);
        loaded.ifPresent(file -> text.append("\nsha256: ").append(file.sha256()));
        if (loaded.isPresent() || standing.isEmpty()) {
            for (Path found :
                    GuidanceFiles.instructions(loaded.map(ProjectFile::directory).orElse(root))) {
                text.append("\ninstructions: ").append(ShownPath.of(found, home));
                files.add(found);
            }
        }
        return answer(text.toString(), files);
    }

    /** Describes the project, to the user or as an attachment. */
    private Next scan(boolean preview) throws SourceException {
        SourceText found = ProjectScan.scan(ProjectScan.root(directory.get()));
        return preview ? answer(found.whole().stripTrailing()) : attach(Kind.PROJECT, found, false);
    }

    /** Says whether there are settings to trust, before anything else about the project. */
    private Next instructions() {
        if (project.loaded().isEmpty() && !project.status().isEmpty()) {
            return fail("The project's settings are not loaded. :project load loads them.");
        }
        Path root =
                project.loaded()
                        .map(ProjectFile::directory)
                        .orElseGet(() -> ProjectScan.root(directory.get()));
        List<Path> files = GuidanceFiles.instructions(root);
        if (files.isEmpty()) {
            return fail("No AGENTS.md or .aish/AGENTS.md in this project.");
        }
        boolean all = true;
        for (Path file : files) {
            String name = root.relativize(file).toString();
            all &= guide(Kind.INSTRUCTIONS, name, file, root, home).equals(Next.PROMPT);
        }
        return Next.after(all);
    }
}
