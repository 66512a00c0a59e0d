package aish.terminal.completion;

import module java.base;

import aish.bash.ShellQuoting.Unquoting;
import aish.shell.ShellCompletion;
import aish.text.HomePath;

import org.jline.reader.Candidate;

/** Turns what the shell's own completion offers into candidates of the editor. */
record ShellCandidates(ShellView shell) {
    List<Candidate> of(ShellCompletion completion, WordAtCursor word) {
        String replaced = Unquoting.unquote(completion.replaced());
        if (!word.word().endsWith(replaced)) {
            return List.of();
        }
        String before = word.word().substring(0, word.word().length() - replaced.length());
        List<Candidate> candidates = new ArrayList<>();
        boolean files = completion.has("filenames");
        for (String offered : new LinkedHashSet<>(completion.candidates())) {
            if (files ? !offered.isEmpty() : !offered.isBlank()) {
                candidates.add(candidate(completion, offered, word, before, candidates.size()));
            }
        }
        return candidates;
    }

    private Candidate candidate(
            ShellCompletion completion,
            String offered,
            WordAtCursor word,
            String before,
            int index) {
        boolean files = completion.has("filenames");
        String text = files ? offered : offered.stripTrailing();
        boolean directory = files && isDirectory(text);
        boolean space =
                text.length() < offered.length() || (!completion.has("nospace") && !directory);
        String slash = directory && !text.endsWith("/") ? "/" : "";
        String value = before + text + slash;
        // the completion function may say that it has quoted the text
        boolean plain =
                completion.has("noquote")
                        ? value.chars().noneMatch(Character::isISOControl)
                        : !files && value.chars().noneMatch(ShellCandidates::isActive);
        if (plain) {
            word.unquoted().add(value);
        }
        String shown = files ? text.substring(text.lastIndexOf('/', text.length() - 2) + 1) : text;
        return new Candidate(
                value,
                shown + slash,
                null,
                completion.descriptions().get(text.replaceFirst("=$", "")),
                null,
                null,
                space && !word.isClosed(),
                completion.has("nosort") ? index : 0);
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
