package aish.terminal.completion;

import module java.base;

import aish.bash.ShellQuoting.Unquoting;
import aish.shell.ShellCompletion;
import aish.text.HomePath;
import org.jline.reader.Candidate;
import org.jspecify.annotations.Nullable;

/** Turns what the shell's own completion offers into candidates of the editor. */
record ShellCandidates(ShellView shell) {
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
                                || (!completion.has("nospace") && !directory);
                int order = completion.has("nosort") ? candidates.size() : 0;
                String about = completion.descriptions().get(text.replaceFirst("=$", ""));
                candidates.add(
                        candidate(
                                word,
                                before,
                                text,
                                about,
                                files,
                                completion.has("noquote"),
                                directory,
                                space,
                                order));
            }
        }
        return candidates;
    }

    /**
     * @param isQuoted whether the completion function says that it has quoted the text
     */
    private static Candidate candidate(
            WordAtCursor word,
            String before,
            String text,
            @Nullable String about,
            boolean file,
            boolean isQuoted,
            boolean directory,
            boolean space,
            int order) {
        boolean slash = directory && !text.endsWith("/");
        String value = before + text + (slash ? "/" : "");
        boolean plain =
                isQuoted
                        ? value.chars().noneMatch(Character::isISOControl)
                        : !file && value.chars().noneMatch(ShellCandidates::isActive);
        if (plain) {
            word.unquoted().add(value);
        }
        String shown = file ? text.substring(text.lastIndexOf('/', text.length() - 2) + 1) : text;
        return new Candidate(
                value,
                shown + (slash ? "/" : ""),
                null,
                about,
                null,
                null,
                space && !word.isClosed(),
                order);
    }

    /** Whether the shell might run something because of it, as in a branch called {@code $(x)}. */
    private static boolean isActive(int character) {
        return "$`;&|<>()".indexOf(character) >= 0 || Character.isISOControl(character);
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
