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

/** {@code :project}: which project's settings are in force, and whether they are to be. */
public final class ProjectCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "project",
                    List.of(),
                    "project [VERB]",
                    "the project here, its settings and texts",
                    "projects");

    private final ProjectDesk desk;
    private final Supplier<Path> directory;
    private final Path home;
    private final Operator person;
    private final ContextDesk context;
    private final EventSink events;

    /**
     * @param directory where the shell is
     */
    public ProjectCommand(
            ProjectDesk desk,
            Supplier<Path> directory,
            Path home,
            Operator person,
            ContextDesk context,
            EventSink events) {
        this.desk = desk;
        this.directory = directory;
        this.home = home;
        this.person = person;
        this.context = context;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        return switch (String.join(" ", arguments.strip().split("\\s+"))) {
            case "" -> show();
            case "scan" -> scan(false);
            case "scan --preview" -> scan(true);
            case "load" -> next(desk.load(directory.get(), person, events));
            case "unload" -> next(desk.unload(events));
            case "instructions" -> instructions();
            default -> {
                events.emit(
                        new Event.Problem(
                                ":project takes scan, scan --preview, load, unload or instructions"));
                yield Next.FAILED;
            }
        };
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
        events.emit(new Event.Answer(text.toString()));
        return Next.PROMPT;
    }

    /** What kind of project it is, for a person to see or for a model. */
    private Next scan(boolean preview) {
        try {
            SourceText found = ProjectScan.scan(ProjectScan.root(directory.get()));
            if (preview) {
                events.emit(new Event.Answer(found.whole().stripTrailing()));
                return Next.PROMPT;
            }
            Attachment.Draft draft =
                    new Attachment.Draft(
                            Attachment.Kind.PROJECT,
                            found.title(),
                            found.provenance(),
                            found.whole());
            events.emit(new Event.Notice(AttachCommand.describe(context.attach(draft), context)));
            return Next.PROMPT;
        } catch (SourceException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return Next.FAILED;
        }
    }

    /** A project without settings has none to trust; with settings, they come first. */
    private Next instructions() {
        if (desk.loaded().isEmpty() && !desk.standing().isEmpty()) {
            events.emit(
                    new Event.Problem(
                            "the project's settings are not in force; :project load uses them"));
            return Next.FAILED;
        }
        Path root =
                desk.loaded()
                        .map(ProjectFile::directory)
                        .orElseGet(() -> ProjectScan.root(directory.get()));
        List<Path> files = Guidance.instructions(root);
        if (files.isEmpty()) {
            events.emit(
                    new Event.Problem(
                            "the project has neither AGENTS.md nor .aish/AGENTS.md for models"));
            return Next.FAILED;
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

    @Override
    public List<String> complete(List<String> earlier) {
        if (earlier.equals(List.of("scan"))) {
            return List.of("--preview");
        }
        return earlier.isEmpty() ? List.of("scan", "load", "unload", "instructions") : List.of();
    }
}
