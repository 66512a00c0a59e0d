package aish.approval;

import module java.base;

import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Rehearsal;
import aish.exec.rehearsal.Rehearsal.Entry;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.text.HomePath;
import aish.text.PlainText;

/** Finds the changes that a user names by number, range ({@code 3-5}) or path. */
public record RehearsalSelection(Rehearsal rehearsal, Path home) {
    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,9})(?:-(\\d{1,9}))?");

    /**
     * Returns the changes that these words name, in order; all of them if there are no words.
     *
     * @throws RehearsalException if a word names none
     */
    public List<Change> of(List<String> words) throws RehearsalException {
        if (words.isEmpty()) {
            return rehearsal.changes();
        }
        Set<Change> meant = new HashSet<>();
        for (String word : words) {
            List<Change> named = named(word);
            if (named.isEmpty()) {
                throw new RehearsalException(
                        rehearsal.id() + " has no change " + PlainText.oneLine(word) + ".");
            }
            meant.addAll(named);
        }
        return rehearsal.changes().stream().filter(meant::contains).toList();
    }

    private List<Change> named(String word) {
        String text = word.replaceAll("^,|,$", "");
        Matcher numbers = NUMBERS.matcher(text);
        if (numbers.matches()) {
            int first = Integer.parseInt(numbers.group(1));
            int last = numbers.group(2) == null ? first : Integer.parseInt(numbers.group(2));
            int most = rehearsal.entries().size();
            return first < 1 || last > most || first > last
                    ? List.of()
                    : rehearsal.entries().subList(first - 1, last).stream()
                            .flatMap(entry -> entry.all().stream())
                            .toList();
        }
        try {
            Path path = rehearsal.directory().resolve(HomePath.expand(word, home)).normalize();
            return rehearsal.entries().stream().flatMap(entry -> below(path, entry)).toList();
        } catch (InvalidPathException e) {
            return List.of();
        }
    }

    /** What an entry changes at or below a path, with what that needs: the changes above it. */
    private static Stream<Change> below(Path path, Entry entry) {
        boolean touched = entry.all().stream().anyMatch(one -> one.path().startsWith(path));
        return entry.all().stream()
                .filter(_ -> touched)
                .filter(one -> one.path().startsWith(path) || path.startsWith(one.path()));
    }
}
