package aish.meta;

import aish.config.ProjectFile;
import aish.config.ShownPath;
import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.context.Attachment;
import aish.engine.ContextDesk;
import aish.engine.Guidance;
import aish.engine.ProjectDesk;
import aish.project.ProjectScan;
import aish.project.SourceException;
import aish.project.SourceText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * {@code :project}: which project's settings are in force, and whether they are to be.
 *
 * @param directory where the shell is
 */
public record ProjectCommand(
        ProjectDesk desk,
        Supplier<Path> directory,
        Path home,
        Operator person,
        ContextDesk context,
        EventSink events)
        implements VerbCommand {

    @Override
    public Verbs verbs() {
        return new Verbs("project")
                .alone("the project here", _ -> show())
                .verb(
                        "scan [--preview]",
                        "attach what kind of project it is",
                        rest -> scan(!rest.isEmpty()))
                .verb(
                        "load",
                        "use its settings",
                        _ -> next(desk.load(directory.get(), person, events)))
                .verb("unload", "use only your own settings", _ -> next(desk.unload(events)))
                .verb("instructions", "send its AGENTS.md with questions", _ -> instructions());
    }

    private static Next next(boolean done) {
        return done ? Next.PROMPT : Next.FAILED;
    }

    private Next show() {
        String standing = desk.standing();
        Path root = ProjectScan.root(directory.get());
        StringBuilder text = new StringBuilder("root: ").append(ShownPath.of(root, home));
        text.append("\ngit: ").append(ProjectScan.git(root)).append('\n');
        text.append(standing.isEmpty() ? "no project config here" : standing);
        Optional<ProjectFile> loaded = desk.loaded();
        loaded.ifPresent(file -> text.append("\nsha256: ").append(file.sha256()));
        if (loaded.isPresent() || standing.isEmpty()) {
            Guidance.instructions(loaded.map(ProjectFile::directory).orElse(root))
                    .forEach(
                            found ->
                                    text.append("\ninstructions: ")
                                            .append(ShownPath.of(found, home)));
        }
        return answer(text.toString());
    }

    /** What kind of project it is, for a person to see or for a model. */
    private Next scan(boolean preview) {
        try {
            SourceText found = ProjectScan.scan(ProjectScan.root(directory.get()));
            if (preview) {
                return answer(found.whole().stripTrailing());
            }
            Attachment.Draft draft =
                    new Attachment.Draft(
                            Attachment.Kind.PROJECT,
                            found.title(),
                            found.provenance(),
                            found.whole());
            return notice(AttachCommand.describe(context.attach(draft), context));
        } catch (SourceException e) {
            return fail(String.valueOf(e.getMessage()));
        }
    }

    /** A project without settings has none to trust; with settings, they come first. */
    private Next instructions() {
        if (desk.loaded().isEmpty() && !desk.standing().isEmpty()) {
            return fail("the project's settings are not in force; :project load uses them");
        }
        Path root =
                desk.loaded()
                        .map(ProjectFile::directory)
                        .orElseGet(() -> ProjectScan.root(directory.get()));
        List<Path> files = Guidance.instructions(root);
        if (files.isEmpty()) {
            return fail("the project has neither AGENTS.md nor .aish/AGENTS.md for models");
        }
        boolean all = true;
        for (Path file : files) {
            all &= attach(root.relativize(file).toString(), file, root);
        }
        return next(all);
    }

    private boolean attach(String name, Path file, Path root) {
        try {
            String text = Guidance.read(file, root);
            Attachment.Draft draft =
                    new Attachment.Draft(
                            Attachment.Kind.INSTRUCTIONS, name, ShownPath.of(file, home), text);
            String id = context.attachOnce(draft).id();
            events.emit(new Event.Notice(attached(name, id)));
            return true;
        } catch (IOException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return false;
        }
    }

    static String attached(String name, String id) {
        return name + " is sent with your questions as " + id;
    }
}
