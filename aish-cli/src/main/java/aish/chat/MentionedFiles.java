package aish.chat;

import module java.base;

import aish.context.Attachment;
import aish.event.Event;
import aish.event.EventSink;
import aish.shell.remote.RemoteFiles;
import aish.text.HomePath;
import aish.text.PlainText;
import aish.workspace.DirectorySource;
import aish.workspace.FileSource;
import aish.workspace.SourceException;
import aish.workspace.SourceText;

/**
 * Attaches the files that a question mentions as {@code @path}, and the symbols that it mentions as
 * {@code @sym:NAME}.
 *
 * @param directory the shell's current directory
 */
public record MentionedFiles(
        AttachmentService attachments,
        Supplier<Path> directory,
        Path home,
        Symbols symbols,
        EventSink events) {
    /** How a mention of a symbol starts, after the at sign. */
    public static final String SYMBOL = "sym:";

    /** Finds the symbols of a project. */
    public interface Symbols {
        /**
         * @throws SourceException if there is no such symbol, or there are too many
         */
        SourceText symbol(String name) throws SourceException;
    }

    /**
     * Attaches the mentioned files. A mention that names no file stays text, and the user is told.
     *
     * @throws SourceException if a file exists but cannot be attached; then none is
     */
    public void attach(String question) throws SourceException {
        if (question.indexOf('@') >= 0) {
            for (String missing : attachAll(question)) {
                events.emit(new Event.Notice(missing + "; sent as text"));
            }
        }
    }

    /**
     * Attaches the files of a line that contains only mentions.
     *
     * @throws SourceException if a file does not exist or cannot be attached
     */
    public void attachAlone(String line) throws SourceException {
        List<String> missing = attachAll(line);
        if (!missing.isEmpty()) {
            throw new SourceException(missing.getFirst());
        }
    }

    /** Attaches the mentioned files and says which are missing. */
    private List<String> attachAll(String text) throws SourceException {
        List<Attachment.Draft> drafts = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        for (Mentions.Mention mention : Mentions.in(text)) {
            Optional<String> found = found(mention);
            if (found.isPresent()) {
                drafts.add(read(found.get()));
            } else if (mention.path().startsWith(SYMBOL)) {
                drafts.add(symbol(meant(mention).substring(SYMBOL.length())));
            } else {
                missing.add(missing(meant(mention)));
            }
        }
        drafts.forEach(this::attach);
        return missing;
    }

    private String missing(String named) {
        String shown = "@" + PlainText.oneLine(named);
        Path place = directory.get();
        boolean answered = path(named).map(Files::notExists).orElse(true);
        return answered || RemoteFiles.targetOf(place).isEmpty()
                ? shown + " names no file"
                : shown + " is not attached: " + place.getFileSystem() + " does not answer";
    }

    private void attach(Attachment.Draft draft) {
        int before = attachments.attachments().list().size();
        Attachment attached = attachments.attachOnce(draft);
        boolean isNew = attachments.attachments().list().size() > before;
        events.emit(
                new Event.Notice(
                        attached.id()
                                + (isNew ? ": " : " is already attached: ")
                                + attached.card().describe()
                                + (isNew ? changes(attached) : "")));
    }

    private String changes(Attachment attached) {
        return attachments
                .attachments()
                .changes(attached)
                .map(changes -> ", only what changed since " + changes.since())
                .orElse("");
    }

    private static String meant(Mentions.Mention mention) {
        return mention.shorter().isEmpty() ? mention.path() : mention.shorter().getLast();
    }

    private Optional<String> found(Mentions.Mention mention) {
        if (find(mention.path()).isPresent()) {
            return Optional.of(mention.path());
        }
        return mention.shorter().stream().filter(path -> find(path).isPresent()).findFirst();
    }

    private Attachment.Draft read(String path) throws SourceException {
        boolean isDirectory = path(path).filter(Files::isDirectory).isPresent();
        SourceText text =
                isDirectory
                        ? DirectorySource.list(directory.get(), home, path)
                        : FileSource.read(directory.get(), home, path);
        return new Attachment.Draft(
                isDirectory ? Attachment.Kind.DIRECTORY : Attachment.Kind.FILE,
                text.title(),
                text.provenance(),
                text.whole());
    }

    private Attachment.Draft symbol(String name) throws SourceException {
        SourceText text = symbols.symbol(name);
        return new Attachment.Draft(
                Attachment.Kind.SYMBOL, text.title(), text.provenance(), text.whole());
    }

    /** Finds the file of that name, which may end in a range of lines. */
    private Optional<Path> find(String path) {
        Optional<Path> whole = path(path).filter(MentionedFiles::isThere);
        return whole.isPresent() ? whole : path(withoutRange(path)).filter(MentionedFiles::isThere);
    }

    private static boolean isThere(Path path) {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

    private Optional<Path> path(String text) {
        try {
            return Optional.of(HomePath.resolve(directory.get(), text, home));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static String withoutRange(String path) {
        int colon = path.lastIndexOf(':');
        boolean range = colon > 0 && colon + 1 < path.length();
        for (int i = colon + 1; range && i < path.length(); i++) {
            char c = path.charAt(i);
            range = c == '-' || (c >= '0' && c <= '9');
        }
        return range ? path.substring(0, colon) : path;
    }
}
