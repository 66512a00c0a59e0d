package aish.model.offline;

import module java.base;

import aish.model.Cancellation;
import aish.model.offline.Ranking.Candidate;

/** Writes the helper's answers. */
final class Answers {
    private static final int MOST_OTHERS = 2;
    private static final int MOST_PAGES = 4;

    /** Another recipe is mentioned if its score is at least this share of the best one's. */
    private static final double NEAR = 0.7;

    private static final Set<String> BUILT_IN =
            Set.of(
                    """
                    cd export alias history type echo printf for while if set ulimit umask source \
                    command jobs fg bg wait time read test [ kill disown bind shopt pwd trap unset \
                    unalias complete fc hash declare ( { eval"""
                            .split(" "));

    private final Machine machine;
    private final Manual manual;

    Answers(Machine machine, Manual manual) {
        this.machine = machine;
        this.manual = manual;
    }

    String recipe(Candidate best, List<Candidate> others) {
        List<Template> commands = best.recipe().commands(machine);
        Set<SlotKind> missing =
                commands.stream()
                        .flatMap(command -> command.missing(best.values()).stream())
                        .collect(Collectors.toCollection(LinkedHashSet::new));
        List<String> paragraphs = new ArrayList<>();
        String title = best.recipe().title(best.values());
        if (missing.isEmpty()) {
            paragraphs.add("To " + title + ":");
            paragraphs.add(
                    commands.stream()
                            .map(command -> HelperRequest.COMMAND + command.filled(best.values()))
                            .collect(Collectors.joining("\n")));
        } else {
            paragraphs.add(incomplete(title, commands, missing, best));
        }
        String notes = notes(best, commands);
        if (!notes.isEmpty()) {
            paragraphs.add(notes);
        }
        String also = also(best, others);
        if (!also.isEmpty()) {
            paragraphs.add(also);
        }
        return String.join("\n\n", paragraphs);
    }

    private static String incomplete(
            String title, List<Template> commands, Set<SlotKind> missing, Candidate best) {
        String nouns =
                missing.stream().map(SlotKind::noun).collect(Collectors.joining(" and the "));
        String shown =
                commands.stream()
                        .map(command -> "`" + command.filled(best.values()) + "`")
                        .collect(Collectors.joining(", then "));
        return "To " + title + ", use " + shown + ".\nTell me the " + nouns + " and I fill it in.";
    }

    private String notes(Candidate best, List<Template> commands) {
        List<String> notes = new ArrayList<>();
        best.recipe().notes().forEach(note -> notes.add(note.filled(best.values())));
        absent(commands.getFirst().filled(best.values())).ifPresent(notes::add);
        return String.join(" ", notes);
    }

    private Optional<String> absent(String command) {
        String program = "";
        for (String word : command.split(" ", -1)) {
            if (!word.equals("sudo") && word.indexOf('=') < 0) {
                program = word;
                break;
            }
        }
        boolean named = program.matches("[a-z][a-z0-9._-]*");
        return named && !BUILT_IN.contains(program) && !machine.has(program)
                ? Optional.of("`" + program + "` is not installed here.")
                : Optional.empty();
    }

    private static String also(Candidate best, List<Candidate> others) {
        String titles =
                others.stream()
                        .filter(other -> other.score() >= best.score() * NEAR)
                        .limit(MOST_OTHERS)
                        .map(other -> other.recipe().title(other.values()))
                        .collect(Collectors.joining(" · "));
        return titles.isEmpty() ? "" : "Also: " + titles + ".";
    }

    /** Says that no recipe fits, and names the nearest recipes and manual pages. */
    String noRecipe(ReadQuestion reading, List<Candidate> near, Cancellation cancellation) {
        StringBuilder answer =
                new StringBuilder(
                        "I have no recipe for that: I am the offline helper, not a language model.");
        if (!near.isEmpty()) {
            answer.append("\nNearest: ")
                    .append(
                            near.stream()
                                    .limit(MOST_OTHERS)
                                    .map(one -> one.recipe().title(one.values()))
                                    .collect(Collectors.joining(" · ")))
                    .append('.');
        }
        List<Manual.Page> pages = manual.search(keywords(reading), cancellation);
        if (!pages.isEmpty()) {
            answer.append("\n\nManual pages that may help:\n");
            pages.stream()
                    .limit(MOST_PAGES)
                    .forEach(
                            page ->
                                    answer.append("- `man ")
                                            .append(page.name())
                                            .append("`: ")
                                            .append(page.about())
                                            .append('\n'));
        }
        return answer.toString().strip();
    }

    private static List<String> keywords(ReadQuestion reading) {
        List<String> keywords = new ArrayList<>();
        for (int i = 0; i < reading.interpretations().size(); i++) {
            QuestionWord piece = reading.question().piece(i);
            if (piece.is(WordForm.WORD)
                    && !reading.is(i, ReadQuestion.Status.STOP)
                    && piece.text().length() > 2) {
                keywords.add(piece.text().toLowerCase(Locale.ROOT));
            }
        }
        return keywords;
    }
}
