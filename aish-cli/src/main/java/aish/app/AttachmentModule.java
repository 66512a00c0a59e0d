package aish.app;

import module java.base;

import aish.chat.AttachmentService;
import aish.chat.MentionedFiles;
import aish.cli.Arguments;
import aish.commands.context.NoteCommand;
import aish.context.Attachment;
import aish.context.Attachment.Kind;
import aish.context.ContextBlock.ContentKeeper;
import aish.context.Conversation;
import aish.context.Pruning;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.files.UserDirectories;
import aish.front.prompt.CodeColours;
import aish.front.prompt.TerminalSink;
import aish.model.ModelServer.TokenCounter;
import aish.settings.Config;
import aish.terminal.render.CodeHighlighter;
import aish.workspace.FileSource;
import aish.workspace.SourceException;
import aish.workspace.SourceText;
import aish.workspace.symbols.ProjectSymbols;
import aish.workspace.symbols.SymbolSource;
import org.jspecify.annotations.Nullable;

/** Builds and connects the parts that attach things to a conversation. */
final class AttachmentModule implements MentionedFiles.Symbols, TerminalSink.Colours {
    private final Supplier<Path> directory;
    private final Path home;
    private final AttachmentService attachments;
    private final Launch launch;
    private final Interrupts interrupts;
    private final EventSink events;
    private @Nullable ProjectSymbols symbols;

    /**
     * @param counter estimates the tokens of a text
     * @param secret whether a text contains a secret
     * @param directory the shell's current directory
     */
    AttachmentModule(
            Launch launch,
            Conversation conversation,
            TokenCounter counter,
            ContentKeeper contents,
            Predicate<String> secret,
            Supplier<Path> directory,
            Interrupts interrupts,
            EventSink events) {
        this.directory = directory;
        this.home = launch.home();
        this.launch = launch;
        this.interrupts = interrupts;
        this.events = events;
        Config.Context limits = launch.config().context();
        this.attachments =
                new AttachmentService(
                        conversation,
                        new Pruning.Limits(limits.maxCharacters(), limits.maxEstimatedTokens()),
                        counter::count,
                        contents,
                        secret,
                        events);
    }

    AttachmentService desk() {
        return attachments;
    }

    MentionedFiles mentioned() {
        return new MentionedFiles(attachments, directory, home, this, events);
    }

    /** Returns the symbols of the project here; nothing of them is loaded before the first call. */
    synchronized ProjectSymbols symbols() {
        ProjectSymbols known = symbols;
        if (known == null) {
            known =
                    new ProjectSymbols(
                            launch.workspace(directory),
                            UserDirectories.cache(launch.environment(), home),
                            stop -> interrupts.during(stop)::close,
                            text -> events.emit(new Event.Notice(text)));
            symbols = known;
        }
        return known;
    }

    /** Nothing of it is loaded before there is some code. */
    @Override
    public CodeHighlighter highlighter() {
        return new CodeColours(() -> symbols().highlighter(), () -> launch.config().highlight());
    }

    @Override
    public SourceText symbol(String name) throws SourceException {
        return new SymbolSource(symbols().current()).read(name);
    }

    /** Attaches what the command line names. */
    void attach(List<Arguments.Given> given) throws SourceException {
        for (Arguments.Given each : given) {
            if (each instanceof Arguments.Given.OfFile(String name)) {
                file(name);
            } else if (each instanceof Arguments.Given.Note(String text)) {
                attachments.attach(NoteCommand.draft(text));
            }
        }
    }

    /** Attaches a file, or the lines of it that its name selects. */
    void file(String name) throws SourceException {
        SourceText text = FileSource.read(directory.get(), home, name);
        attachments.attachOnce(
                new Attachment.Draft(Kind.FILE, text.title(), text.provenance(), text.whole()));
    }

    /** Attaches piped input, unless it is blank. */
    void input(String text) {
        if (!text.isBlank()) {
            attachments.attach(
                    new Attachment.Draft(Kind.STDIN, "standard input", "standard input", text));
        }
    }
}
