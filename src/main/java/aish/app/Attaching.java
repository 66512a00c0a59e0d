package aish.app;

import aish.config.Config;
import aish.console.EventSink;
import aish.context.Attachment;
import aish.context.Attachment.Kind;
import aish.context.ContentKeeper;
import aish.context.ContextBlock;
import aish.context.Conversation;
import aish.context.Pruning;
import aish.engine.ContextDesk;
import aish.engine.MentionedFiles;
import aish.engine.TurnLoop;
import aish.meta.AttachCommand;
import aish.meta.AttachCommand.Takes;
import aish.meta.ContextCommand;
import aish.meta.ContextReport;
import aish.meta.MetaCommand;
import aish.meta.MetaCommand.Manual;
import aish.meta.NoteCommand;
import aish.meta.OutputCommand;
import aish.meta.StanceCommand;
import aish.model.Discretion;
import aish.model.ModelRequest;
import aish.project.DirectorySource;
import aish.project.FileSource;
import aish.project.GitSource;
import aish.project.SearchSource;
import aish.project.SourceException;
import aish.project.SourceText;
import aish.store.OutputStore;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** The parts by which things are attached to a conversation, built and connected. */
final class Attaching {
    private static final String TOPIC = "context";

    private final Supplier<Path> directory;
    private final Path home;
    private final ContextDesk desk;
    private final EventSink events;

    /**
     * @param counter estimates the tokens of a text
     * @param directory where the shell is now
     */
    Attaching(
            Config.Context limits,
            Conversation conversation,
            ToIntFunction<String> counter,
            ContentKeeper contents,
            Supplier<Path> directory,
            Path home,
            EventSink events) {
        this.directory = directory;
        this.home = home;
        this.events = events;
        this.desk =
                new ContextDesk(
                        conversation,
                        new Pruning.Limits(limits.maxCharacters(), limits.maxEstimatedTokens()),
                        counter,
                        contents,
                        events);
    }

    ContextDesk desk() {
        return desk;
    }

    MentionedFiles mentioned() {
        return new MentionedFiles(desk, directory, home, events);
    }

    /** A request without what must stay on this machine. */
    Discretion.Cleared clear(ModelRequest request) {
        Set<String> ids = new LinkedHashSet<>();
        List<String> leftOut = new ArrayList<>();
        for (Attachment each : desk.attachments().enabled()) {
            if (each.card().localOnly() && ContextBlock.isIn(request, each.id())) {
                ids.add(each.id());
                leftOut.add(each.id() + " (" + each.card().describe() + ", this machine only)");
            }
        }
        return new Discretion.Cleared(ContextBlock.without(request, ids), leftOut);
    }

    /** What the command line says to attach. */
    void attach(List<Arguments.Given> given) throws SourceException {
        for (Arguments.Given each : given) {
            if (each instanceof Arguments.Given.OfFile(String name)) {
                file(name);
            } else if (each instanceof Arguments.Given.Note(String text)) {
                desk.attach(NoteCommand.draft(text, false));
            }
        }
    }

    /** A file, or the lines of it that its name asks for. */
    void file(String name) throws SourceException {
        desk.attach(draft(Kind.FILE, FileSource.read(directory.get(), home, name)));
    }

    /** What was piped in; nothing if that is blank. */
    void input(String text) {
        if (!text.isBlank()) {
            desk.attach(new Attachment.Draft(Kind.STDIN, "standard input", "standard input", text));
        }
    }

    private static Attachment.Draft draft(Kind kind, SourceText text) {
        return new Attachment.Draft(kind, text.title(), text.provenance(), text.whole());
    }

    /** Tells what is attached, and how much a request is. */
    ContextReport report(TurnLoop turns) {
        return new ContextReport(desk, turns, ZoneId::systemDefault);
    }

    List<MetaCommand> commands(TurnLoop turns, OutputStore outputs) {
        return List.of(
                new ContextCommand(turns, desk, report(turns), events),
                new StanceCommand(turns, events),
                new NoteCommand(desk, events),
                new OutputCommand(outputs, desk, events),
                attach(
                        manual(
                                "add-file",
                                "add-file PATH[:FROM-TO]",
                                "attach a file, or lines of it"),
                        Kind.FILE,
                        name -> FileSource.read(directory.get(), home, name),
                        Takes.FILES),
                attach(
                        manual("add-dir", "add-dir PATH", "attach what is in a directory"),
                        Kind.DIRECTORY,
                        name -> DirectorySource.list(directory.get(), home, name),
                        Takes.FILES),
                attach(
                        manual(
                                "add-git-status",
                                "add-git-status",
                                "attach branch and changed files"),
                        Kind.GIT_STATUS,
                        rest -> status(rest),
                        Takes.WORDS),
                attach(
                        manual(
                                "add-diff",
                                "add-diff [--staged]",
                                "attach changes that are not committed"),
                        Kind.DIFF,
                        rest -> GitSource.diff(directory.get(), rest),
                        Takes.FILES,
                        "--staged"),
                attach(
                        manual(
                                "add-commits",
                                "add-commits [--count N]",
                                "attach the latest commits"),
                        Kind.COMMITS,
                        rest -> GitSource.commits(directory.get(), rest),
                        Takes.FILES,
                        "--count",
                        "--author"),
                attach(
                        manual(
                                "search",
                                "search TEXT|/REGEX/",
                                "attach matching lines of the project"),
                        Kind.SEARCH,
                        text -> SearchSource.text(directory.get(), text),
                        Takes.WORDS),
                attach(
                        manual("search-path", "search-path NAME", "attach matching file names"),
                        Kind.SEARCH,
                        text -> SearchSource.paths(directory.get(), text),
                        Takes.WORDS));
    }

    private SourceText status(String rest) throws SourceException {
        if (!rest.isEmpty()) {
            throw new SourceException(":add-git-status takes nothing but --local-only");
        }
        return GitSource.status(directory.get());
    }

    private static Manual manual(String name, String usage, String summary) {
        return new Manual(name, List.of(), usage, summary, TOPIC);
    }

    private MetaCommand attach(
            Manual manual, Kind kind, AttachCommand.Source source, Takes takes, String... options) {
        return new AttachCommand(manual, kind, source, takes, List.of(options), desk, events);
    }
}
