package aish.engine;

import aish.console.Event;
import aish.console.EventSink;
import aish.context.Attachment;
import aish.project.DirectorySource;
import aish.project.FileSource;
import aish.project.SourceException;
import aish.project.SourceText;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Attaches the files that a question names by {@code @path}. */
public final class MentionedFiles {
    private final ContextDesk desk;
    private final Supplier<Path> directory;
    private final Path home;
    private final EventSink events;

    /**
     * @param directory where the shell is now
     */
    public MentionedFiles(ContextDesk desk, Supplier<Path> directory, Path home, EventSink events) {
        this.desk = desk;
        this.directory = directory;
        this.home = home;
        this.events = events;
    }

    /**
     * Attaches them.
     *
     * @throws SourceException if one of them cannot be, in which case none is
     */
    public void attach(String question) throws SourceException {
        if (question.indexOf('@') < 0) {
            return;
        }
        List<Attachment.Draft> drafts = new ArrayList<>();
        for (Mentions.Mention mention : Mentions.in(question)) {
            draft(mention).ifPresent(drafts::add);
        }
        for (Attachment.Draft draft : drafts) {
            int before = desk.attachments().list().size();
            Attachment attached = desk.attachOnce(draft);
            boolean isNew = desk.attachments().list().size() > before;
            events.emit(
                    new Event.Notice(
                            attached.id()
                                    + (isNew ? ": " : " is attached already: ")
                                    + attached.card().describe()));
        }
    }

    private Optional<Attachment.Draft> draft(Mentions.Mention mention) throws SourceException {
        if (find(mention.path()).isPresent()) {
            return Optional.of(read(mention.path()));
        }
        for (String shorter : mention.shorter()) {
            if (find(shorter).isPresent()) {
                return Optional.of(read(shorter));
            }
        }
        String meant = mention.shorter().isEmpty() ? mention.path() : mention.shorter().getLast();
        // a word that can only have been meant as a file should not go out without it
        return isSurelyAFile(meant) ? Optional.of(read(meant)) : Optional.empty();
    }

    private boolean isSurelyAFile(String path) {
        int slash = withoutRange(path).lastIndexOf('/');
        return slash > 0 && path(path.substring(0, slash)).filter(Files::isDirectory).isPresent();
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

    /** What is there under that name, which may end in a range of lines. */
    private Optional<Path> find(String path) {
        Optional<Path> whole = path(path).filter(MentionedFiles::isThere);
        return whole.isPresent() ? whole : path(withoutRange(path)).filter(MentionedFiles::isThere);
    }

    private static boolean isThere(Path path) {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

    private Optional<Path> path(String text) {
        try {
            return Optional.of(
                    text.startsWith("~/")
                            ? home.resolve(text.substring(2))
                            : directory.get().resolve(text));
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
