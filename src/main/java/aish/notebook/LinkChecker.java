package aish.notebook;

import module java.base;

import aish.event.Event;
import aish.session.SessionStore;
import aish.session.TimedEvent;
import aish.session.record.NewerVersionException;
import aish.session.record.RecordLines.SessionReader;
import aish.text.HomePath;
import aish.workspace.GitSource;

/**
 * Checks whether links still lead somewhere.
 *
 * @param symbols whether the repository contains a symbol; empty if that is not known
 */
public record LinkChecker(
        Notebooks notebooks,
        Path home,
        SessionStore sessions,
        BiFunction<Path, String, Optional<Boolean>> symbols) {
    /** Returns what is wrong with a link; empty if it is good or nobody can tell. */
    public Optional<String> problem(Link link, Notebook notebook) {
        return switch (link) {
            case Link.Lines lines -> file(lines, notebook);
            case Link.Symbol(String name) ->
                    notebook.root().flatMap(root -> symbols.apply(root, name)).orElse(true)
                            ? Optional.empty()
                            : Optional.of("no such symbol in " + notebook.title());
            case Link.Commit(String hash) -> commit(hash, notebook);
            case Link.InSession inside -> inSession(inside);
            case Link.ToEntry(String reference) -> entry(reference, notebook);
            case Link.Web _ -> Optional.empty();
        };
    }

    /** Returns a line for each link that leads nowhere. */
    public List<String> problems(List<Link> links, Notebook notebook) {
        return links.stream()
                .flatMap(
                        link ->
                                problem(link, notebook)
                                        .map(why -> link.text() + ": " + why)
                                        .stream())
                .toList();
    }

    private Optional<String> file(Link.Lines link, Notebook notebook) {
        try {
            Path base = notebook.root().orElse(home);
            Path file = base.resolve(HomePath.expand(link.path(), home));
            if (!Files.exists(file)) {
                return Optional.of("no such file");
            }
            if (link.from() == 0) {
                return Optional.empty();
            }
            long lines = lines(file, link.to());
            return lines >= link.to()
                    ? Optional.empty()
                    : Optional.of(
                            lines == 1 ? "it has only 1 line" : "it has only " + lines + " lines");
        } catch (InvalidPathException | IOException e) {
            return Optional.of("cannot be read");
        }
    }

    /** Counts lines up to a number. */
    private static long lines(Path file, int most) throws IOException {
        long lines = 0;
        boolean open = false;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            for (int b = in.read(); b >= 0 && lines < most; b = in.read()) {
                lines += b == '\n' ? 1 : 0;
                open = b != '\n';
            }
        }
        return open && lines < most ? lines + 1 : lines;
    }

    private static Optional<String> commit(String hash, Notebook notebook) {
        if (notebook.root().isEmpty()) {
            return Optional.empty();
        }
        return GitSource.commit(notebook.root().get(), hash).isPresent()
                ? Optional.empty()
                : Optional.of("no such commit in " + notebook.title());
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
        if (link.session().isEmpty()) {
            return Optional.of("its session is not recorded, so it cannot be found later");
        }
        if (!sessions.has(link.session())) {
            return Optional.of("its session is no longer there");
        }
        if (link.isOutput()
                && Files.exists(sessions.outputs(link.session()).resolve(link.bareId()))) {
            return Optional.empty();
        }
        return events(link.session())
                .filter(told -> told.stream().noneMatch(event -> isAbout(link, event.event())))
                .map(_ -> "not in session " + link.session());
    }

    private Optional<List<TimedEvent>> events(String id) {
        try {
            return Optional.of(SessionReader.read(sessions.log(id), sessions.outputs(id)).events());
        } catch (IOException | NewerVersionException e) {
            return Optional.empty();
        }
    }

    private static boolean isAbout(Link.InSession link, Event event) {
        return switch (event) {
            case Event.Ran(var result, var _) ->
                    link.isOutput()
                            && result.output().number() == link.number()
                            && !result.output().head().isEmpty();
            case Event.Suggested(String id, var _) -> id.equals(link.bareId());
            case Event.Patched patched -> patched.id().equals(link.bareId());
            case Event.AttachmentChanged(var _, var card) -> card.id().equals(link.bareId());
            default -> false;
        };
    }
}
