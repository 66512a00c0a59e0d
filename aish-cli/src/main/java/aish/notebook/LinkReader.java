package aish.notebook;

import module java.base;

import aish.text.HomePath;
import aish.workspace.GitSource;

/**
 * Turns what the user types into links that can still be followed tomorrow, in another directory
 * and in another session.
 *
 * @param directory the shell's current directory
 * @param session the id of the current session, if it is recorded
 */
public record LinkReader(Supplier<Path> directory, Path home, Supplier<Optional<String>> session) {
    /** What surrounds a word in a sentence. */
    private static final String OPENING = "([{<\"'`*";

    private static final String CLOSING = ")]}>\"'`*,;.:!?";

    /** Returns the links in a text, in order. */
    public List<Link> in(String text, Notebook notebook) {
        Set<Link> links = new LinkedHashSet<>();
        for (String word : text.split("\\s+", -1)) {
            String bare = bare(word);
            Link link = Link.of(bare);
            if (!bare.isEmpty() && isMeant(bare, link)) {
                links.add(lasting(link, notebook));
            }
        }
        return List.copyOf(links);
    }

    private static String bare(String word) {
        int from = 0;
        int to = word.length();
        while (from < to && OPENING.indexOf(word.charAt(from)) >= 0) {
            from++;
        }
        while (from < to && CLOSING.indexOf(word.charAt(to - 1)) >= 0) {
            to--;
        }
        return word.substring(from, to);
    }

    /** Whether a word of a sentence is a link; that of a file must exist or be marked. */
    private boolean isMeant(String word, Link link) {
        return switch (link) {
            case Link.InSession _, Link.ToEntry _, Link.Symbol _, Link.Commit _ -> true;
            case Link.Web _ -> false;
            case Link.Lines lines ->
                    (word.startsWith("@") && word.length() > 1)
                            || ((word.contains("/") || word.contains(".")) && exists(lines.path()));
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

    /** Returns the link for one that was typed. */
    public Link typed(String text, Notebook notebook) {
        return lasting(Link.of(text), notebook);
    }

    private Link lasting(Link link, Notebook notebook) {
        return switch (link) {
            case Link.InSession(String id, String named) when named.isEmpty() ->
                    new Link.InSession(id, session.get().orElse(""));
            case Link.Commit(String revision) ->
                    new Link.Commit(GitSource.commit(directory.get(), revision).orElse(revision));
            case Link.Lines(String path, int from, int to) ->
                    new Link.Lines(lasting(path, notebook), from, to);
            case Link.InSession _, Link.Symbol _, Link.ToEntry _, Link.Web _ -> link;
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
}
