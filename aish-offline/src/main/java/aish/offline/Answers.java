package aish.offline;

import module java.base;

import aish.offline.Ranking.Candidate;
import aish.process.Cancellation;

/** Writes the helper's answers. */
record Answers(Machine machine, ManualPages manual, Function<String, Optional<String>> topics) {
    private static final int MOST_OTHERS = 2;
    private static final int MOST_PAGES = 4;

    /** Another recipe is mentioned if its score is at least this share of the best one's. */
    private static final double NEAR = 0.7;

    /** Below this score a recipe is not even mentioned as near. */
    private static final double CLOSE = 0.42;

    private static final String WHICH = "Which ";

    private static final Set<String> SMALL_WORDS = HelperTexts.words("small-words");

    private static final Set<String> BUILT_IN = HelperTexts.words("built-in");

    /** What commands do according to the first word of a title. */
    private static final Map<String, String> VERBS = HelperTexts.meanings("verbs");

    /** Whether an answer ends with a question for what is missing. */
    static boolean asks(String answer) {
        String last = answer.substring(answer.lastIndexOf('\n') + 1);
        return last.startsWith(WHICH) && last.endsWith("?");
    }

    String recipe(Candidate best, List<Candidate> others, String question) {
        Recipe recipe = best.recipe();
        if (!recipe.help().isEmpty()) {
            return topics.apply(recipe.help())
                    .map(text -> excerpt(recipe.help(), text, question))
                    .orElse("`:help " + recipe.help() + "` answers that.");
        }
        if (!recipe.say().isEmpty()) {
            return recipe.say();
        }
        List<Template> commands = recipe.commands(machine);
        Set<SlotKind> missing =
                commands.stream()
                        .flatMap(command -> command.missing(best.values()).stream())
                        .collect(Collectors.toCollection(LinkedHashSet::new));
        String title = recipe.title(best.values());
        List<String> paragraphs = new ArrayList<>();
        if (!missing.isEmpty()) {
            paragraphs.add("To " + title + ": " + inline(commands, best));
            paragraphs.add(notes(best, commands));
            paragraphs.add(request(missing));
        } else {
            List<Template> looks = recipe.looks(machine);
            paragraphs.add(looks.isEmpty() ? "To " + title + ":" : firstLook(title));
            paragraphs.add((lines(looks, best) + "\n" + lines(commands, best)).strip());
            paragraphs.add(notes(best, commands));
            paragraphs.add(also(best, others));
        }
        return paragraphs.stream()
                .filter(paragraph -> !paragraph.isEmpty())
                .collect(Collectors.joining("\n\n"));
    }

    private static String lines(List<Template> commands, Candidate best) {
        return commands.stream()
                .map(command -> HelperRequest.COMMAND + command.filled(best.values()))
                .collect(Collectors.joining("\n"));
    }

    private static String inline(List<Template> commands, Candidate best) {
        return commands.stream()
                .map(command -> "`" + command.filled(best.values()) + "`")
                .collect(Collectors.joining(", then "));
    }

    private static String firstLook(String title) {
        String verb = VERBS.getOrDefault(title.replaceFirst(" .*", ""), "change");
        return "First see what this would %s, then %s:".formatted(verb.replace('_', ' '), title);
    }

    /** A command as a reply would run, so it is not asked for. */
    private static String request(Set<SlotKind> missing) {
        if (missing.contains(SlotKind.PROGRAM)) {
            return "Put your own command in place of `<command>`.";
        }
        return missing.stream()
                        .map(kind -> WHICH + kind.noun())
                        .collect(Collectors.joining(", and "))
                        .replace(", and " + WHICH, ", and which ")
                + "?";
    }

    private String notes(Candidate best, List<Template> commands) {
        List<String> notes = new ArrayList<>();
        best.recipe().notes().forEach(note -> notes.add(note.filled(best.values())));
        absent(commands.getFirst().filled(best.values())).ifPresent(notes::add);
        return String.join(" ", notes);
    }

    private Optional<String> absent(String command) {
        String program = Diagnosis.program(command);
        boolean named = program.matches("[a-z][a-z0-9._-]*");
        return named && !BUILT_IN.contains(program) && !machine.has(program)
                ? Optional.of("`" + program + "` is not installed here.")
                : Optional.empty();
    }

    private static String also(Candidate best, List<Candidate> others) {
        String titles =
                others.stream()
                        .filter(other -> other.score() >= best.score() * NEAR)
                        .filter(Answers::isWorthMentioning)
                        .map(other -> other.recipe().title(other.values()))
                        .filter(title -> !title.equals(best.recipe().title(best.values())))
                        .distinct()
                        .limit(MOST_OTHERS)
                        .collect(Collectors.joining(" · "));
        return titles.isEmpty() ? "" : "Also: " + titles + ".";
    }

    /** Whether a recipe is complete, only reads or creates, and leaves system files alone. */
    private static boolean isWorthMentioning(Candidate other) {
        Recipe recipe = other.recipe();
        return recipe.missing(other.values()).isEmpty()
                && recipe.tasks().getFirst().missing(other.values()).isEmpty()
                && !recipe.variants().isEmpty()
                && recipe.looks().isEmpty()
                && other.values().values().stream()
                        .map(SlotValue::text)
                        .noneMatch(text -> text.matches("/(etc|bin|sbin|boot|dev|lib|usr).*"));
    }

    /** Returns the start of a help topic and the paragraphs that the question is about. */
    private static String excerpt(String topic, String text, String question) {
        Set<String> asked = stems(question);
        List<String> all = new ArrayList<>(List.of(text.strip().split("\n\\s*\n", -1)));
        if (all.size() > 1 && all.getFirst().endsWith(":") && !isList(all.get(1))) {
            all.removeFirst();
        }
        long most = all.stream().skip(1).mapToLong(one -> hits(one, asked)).max().orElse(0);
        List<String> lists = all.stream().skip(1).filter(Answers::isList).toList();
        List<String> wanted = lists.stream().filter(one -> hits(one, asked) > 0).limit(2).toList();
        Set<String> shown = new LinkedHashSet<>(all.subList(0, 1));
        shown.addAll(wanted.isEmpty() ? lists.subList(0, Math.min(1, lists.size())) : wanted);
        all.stream()
                .skip(1)
                .filter(one -> most > 0 && hits(one, asked) == most)
                .findFirst()
                .ifPresent(shown::add);
        return shown.stream().map(Answers::laidOut).collect(Collectors.joining("\n\n"))
                + "\n\nMore: `:help %s`.".formatted(topic);
    }

    private static long hits(String paragraph, Set<String> asked) {
        return stems(paragraph).stream().filter(asked::contains).count();
    }

    /** Keeps the lines of a list, and joins those of prose. */
    private static String laidOut(String paragraph) {
        return isList(paragraph)
                ? "```text\n" + paragraph.replaceAll("(?m)^  ", "") + "\n```"
                : paragraph.replace('\n', ' ');
    }

    private static boolean isList(String paragraph) {
        return paragraph.startsWith("  ") || paragraph.matches("(?s).*\\S {2,}\\S.*");
    }

    private static Set<String> stems(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^a-z]+"))
                .filter(word -> word.length() > 1 && !SMALL_WORDS.contains(word))
                .map(TermLexicon::stem)
                .collect(Collectors.toSet());
    }

    /** Says that no recipe fits, and names the nearest recipes and manual pages. */
    String noRecipe(ReadQuestion reading, List<Candidate> ranked, Cancellation cancellation) {
        String near =
                ranked.stream()
                        .filter(one -> one.score() >= CLOSE)
                        .filter(one -> isWorthMentioning(one) || !one.recipe().help().isEmpty())
                        .limit(MOST_OTHERS)
                        .map(this::near)
                        .collect(Collectors.joining());
        String pages =
                manual.search(keywords(reading), cancellation).stream()
                        .limit(MOST_PAGES)
                        .map(page -> "\n- `man " + page.name() + "`: " + page.about())
                        .collect(Collectors.joining());
        return "I have no recipe for that. I'm the offline helper, not a language model."
                + (near.isEmpty() ? "" : "\n\nClosest I have:\n" + near)
                + (pages.isEmpty() ? "" : "\n\nThese manual pages may help:\n" + pages);
    }

    /** Shows a recipe that may not be meant: its commands cannot be run from there. */
    private String near(Candidate one) {
        Recipe recipe = one.recipe();
        return "\n- "
                + recipe.title(one.values())
                + ": "
                + (recipe.help().isEmpty()
                        ? inline(recipe.commands(machine), one)
                        : "`:help " + recipe.help() + "`");
    }

    private static List<String> keywords(ReadQuestion reading) {
        return IntStream.range(0, reading.question().size())
                .filter(i -> !reading.is(i, ReadQuestion.Status.STOP))
                .mapToObj(reading.question()::piece)
                .filter(piece -> piece.is(WordForm.WORD) && piece.text().length() > 2)
                .map(QuestionWord::lower)
                .toList();
    }
}
