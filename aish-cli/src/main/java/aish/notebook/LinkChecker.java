package aish.notebook;

import module java.base;

import aish.event.Event;
import aish.session.SessionRecord;
import aish.session.TimedEvent;
import aish.text.HomePath;
import aish.workspace.GitSource;

/**
 * Checks what an entry names when it is made.
 *
 * @param session what happened in the current session so far
 */
public record LinkChecker(Notebooks notebooks, Path home, SessionRecord session) {
    /** Returns what is wrong with a link; empty if it is good or cannot be checked. */
    public Optional<String> problem(Link link, Notebook notebook) {
        return switch (link) {
            case Link.Lines lines -> file(lines, notebook.root().orElse(home));
            case Link.Commit(String hash) ->
                    notebook.root().stream()
                                    .allMatch(root -> GitSource.commit(root, hash).isPresent())
                            ? Optional.empty()
                            : Optional.of("no such commit in " + notebook.title());
            case Link.InSession inside -> inSession(inside);
            case Link.ToEntry(String reference) -> entry(reference, notebook);
            case Link.Symbol _, Link.Web _ -> Optional.empty();
        };
    }

    private Optional<String> file(Link.Lines link, Path base) {
        try {
            Path file = base.resolve(HomePath.expand(link.path(), home));
            if (!Files.exists(file)) {
                return Optional.of("no such file");
            }
            if (link.from() == 0) {
                return Optional.empty();
            }
            // as bytes, because any file may be named
            try (Stream<String> lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
                long count = lines.limit(link.to()).count();
                return count == link.to()
                        ? Optional.empty()
                        : Optional.of("it has only " + count + (count == 1 ? " line" : " lines"));
            }
        } catch (InvalidPathException | IOException | UncheckedIOException e) {
            return Optional.of("cannot be read");
        }
    }

    private Optional<String> entry(String reference, Notebook notebook) {
        try {
            notebooks.find(reference, notebook);
            return Optional.empty();
        } catch (NotebookException e) {
            return Optional.ofNullable(e.getMessage());
        }
    }

    private Optional<String> inSession(Link.InSession link) {
        if (session.events().stream()
                .map(TimedEvent::event)
                .noneMatch(event -> isAbout(link, event))) {
            return Optional.of("not in this session");
        }
        return link.session().isEmpty()
                ? Optional.of("this session is not recorded, so it cannot be found later")
                : Optional.empty();
    }

    private static boolean isAbout(Link.InSession link, Event event) {
        return switch (event) {
            case Event.Ran(var result, var _) ->
                    link.isOutput() && result.output().number() == link.number();
            case Event.Suggested(String id, var _) -> id.equals(link.bareId());
            case Event.Patched patched -> patched.id().equals(link.bareId());
            case Event.AttachmentChanged changed -> changed.card().id().equals(link.bareId());
            default -> false;
        };
    }
}
