package aish.terminal.editor;

import module java.base;

import aish.bash.ShellQuoting.Unquoting;
import aish.shell.ShellCompletion;
import aish.text.HomePath;
import org.jline.reader.Candidate;

/** Turns what the shell's own completion offers into candidates of the editor. */
final class ShellCandidates {
    private final ShellView shell;

    ShellCandidates(ShellView shell) {
        this.shell = shell;
    }

    List<Candidate> of(ShellCompletion completion, WordAtCursor word) {
        String replaced = Unquoting.unquote(completion.replaced());
        if (!word.word().endsWith(replaced)) {
            return List.of();
        }
        String before = word.word().substring(0, word.word().length() - replaced.length());
        boolean files = completion.has("filenames");
        List<Candidate> candidates = new ArrayList<>();
        for (String offered : new LinkedHashSet<>(completion.candidates())) {
            String text = files ? offered : offered.stripTrailing();
            if (!text.isEmpty()) {
                boolean directory = files && isDirectory(text);
                boolean space =
                        text.length() < offered.length()
                                || !completion.has("nospace") && !directory;
                int order = completion.has("nosort") ? candidates.size() : 0;
                candidates.add(candidate(word, before, text, files, directory, space, order));
            }
        }
        return candidates;
    }

    private static Candidate candidate(
            WordAtCursor word,
            String before,
            String text,
            boolean file,
            boolean directory,
            boolean space,
            int order) {
        boolean slash = directory && !text.endsWith("/");
        String value = before + text + (slash ? "/" : "");
        if (!file) {
            word.unquoted().add(value);
        }
        String shown = file ? text.substring(text.lastIndexOf('/', text.length() - 2) + 1) : text;
        return new Candidate(
                value,
                shown + (slash ? "/" : ""),
                null,
                null,
                null,
                null,
                space && !word.isClosed(),
                order);
    }

    private boolean isDirectory(String text) {
        try {
            Path path = HomePath.isIn(text) ? HomePath.expand(text, shell.home()) : Path.of(text);
            return text.endsWith("/") || Files.isDirectory(shell.directory().resolve(path));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
