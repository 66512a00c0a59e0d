package aish.notebook;

import module java.base;

import aish.event.Event;
import aish.session.SessionRecord;
import aish.session.TimedEvent;
import aish.text.Counted;
import aish.text.HomePath;
import aish.workspace.GitSource;

/**
 * Turns what the user types into links that can still be followed tomorrow, in another directory
 * and in another session, and checks them when an entry is made.
 *
 * @param directory the shell's current directory
 * @param session what happened in the current session so far
 * @param sessionId its id, if it is recorded
 */
public record Links(
        Notebooks notebooks,
        Supplier<Path> directory,
        Path home,
        SessionRecord session,
        Supplier<Optional<String>> sessionId) {
    /** What surrounds a word in a sentence. */
    private static final Pattern AROUND = Pattern.compile("^[(\\[{<\"'`*]+|[)\\]}>\"'`*,;.:!?]+$");

    /** Returns the links in a text, in order. */
    public List<Link> in(String text, Notebook notebook) {
        return Stream.of(text.split("\\s+"))
                .map(word -> AROUND.matcher(word).replaceAll(""))
                .filter(word -> !word.isEmpty() && isMeant(word, Link.of(word)))
                .map(word -> typed(word, notebook))
                .distinct()
                .toList();
    }

    /** Whether a word of a sentence is a link; that of a file must exist or be marked. */
    private boolean isMeant(String word, Link link) {
        return switch (link.kind()) {
            case INSIDE, ENTRY, SYMBOL, COMMIT -> true;
            case WEB -> false;
            case FILE ->
                    (word.startsWith("@") && word.length() > 1)
                            || ((word.contains("/") || word.contains("."))
                                    && exists(link.target()));
        };
    }

    private boolean exists(String path) {
        try {
            return Files.isRegularFile(resolved(path));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private Path resolved(String path) {
        return Notebooks.real(directory.get()).resolve(HomePath.expand(path, home)).normalize();
    }

    public Link typed(String text, Notebook notebook) {
        Link link = Link.of(text);
        return switch (link.kind()) {
            case INSIDE -> link.session().isEmpty() ? link.in(sessionId.get().orElse("")) : link;
            case COMMIT ->
                    link.to(GitSource.commit(directory.get(), link.target()).orElse(link.target()));
            case FILE -> link.to(lasting(link.target(), notebook));
            case SYMBOL, ENTRY, WEB -> link;
        };
    }

    private String lasting(String path, Notebook notebook) {
        try {
            Path whole = resolved(path);
            return notebook.root()
                    .filter(root -> whole.startsWith(root) && !whole.equals(root))
                    .map(root -> root.relativize(whole).toString())
                    .orElseGet(() -> HomePath.shorten(whole.toString(), home));
        } catch (InvalidPathException e) {
            return path;
        }
    }

    /** Returns what is wrong with a link; empty if it is good or cannot be checked. */
    public Optional<String> problem(Link link, Notebook notebook) {
        return switch (link.kind()) {
            case FILE -> inFile(link, notebook.root().orElse(home));
            case COMMIT ->
                    notebook.root()
                            .filter(root -> GitSource.commit(root, link.target()).isEmpty())
                            .map(_ -> "no such commit in " + notebook.title());
            case INSIDE -> inside(link);
            case ENTRY -> entry(link.target(), notebook);
            case SYMBOL, WEB -> Optional.empty();
        };
    }

    private Optional<String> inFile(Link link, Path base) {
        try {
            Path file = base.resolve(HomePath.expand(link.target(), home));
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
                        : Optional.of("it has only " + Counted.of(count, "line"));
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

    private Optional<String> inside(Link link) {
        boolean known =
                session.events().stream()
                        .map(TimedEvent::event)
                        .anyMatch(event -> isAbout(link.target(), event));
        if (!known) {
            return Optional.of("not in this session");
        }
        return link.session().isEmpty()
                ? Optional.of("this session is not recorded, so it cannot be found later")
                : Optional.empty();
    }

    private static boolean isAbout(String id, Event event) {
        return switch (event) {
            case Event.Ran(var result, var _) ->
                    result.output().number() > 0 && result.output().name().equals(id);
            case Event.Suggested(String known, var _) -> known.equals(id);
            case Event.Patched patched -> patched.id().equals(id);
            case Event.AttachmentChanged changed -> changed.card().id().equals(id);
            default -> false;
        };
    }
}
