package aish.offline;

import module java.base;

import aish.offline.Explanation.CommandGuide;
import aish.offline.HelperTexts.FileTypes;
import aish.offline.Ranking.Candidate;
import aish.process.Cancellation;
import org.jspecify.annotations.Nullable;

/**
 * Answers without a language model: from recipes, from rules about failures, and from the manual.
 * The same conversation gets the same answer on the same machine. Used by one thread at a time.
 */
public final class Helper {
    /** Who says something in a conversation; aish gives instructions and facts. */
    public enum Speaker {
        AISH,
        USER,
        HELPER
    }

    public record Said(Speaker speaker, String text) {}

    /** Below this score a recipe is more likely wrong than right. */
    static final double MIN_SCORE = 0.65;

    /** Above this score the book is right, whatever else the question looks like. */
    private static final double CERTAIN = 0.8;

    private static final String UNKNOWN = "I do not know that command.";

    private final Supplier<RecipeBook> book = new Lazy<>(RecipeBook::load);
    private final Supplier<FileTypes> types = new Lazy<>(FileTypes::load);
    private final Supplier<CommandGuide> guide = new Lazy<>(CommandGuide::load);
    private final Supplier<Talk> talk = new Lazy<>(Talk::new);
    private final Supplier<Diagnosis> diagnosis;
    private final Machine machine;
    private final ManualPages manual;
    private final Answers answers;

    /**
     * Creates a helper for this machine.
     *
     * @param searchPath directories separated by colons, as in {@code PATH}
     * @param topics finds a help topic of aish by its name
     */
    public static Helper forSearchPath(
            String searchPath, Function<String, Optional<String>> topics) {
        Machine machine = new SearchPathMachine(searchPath);
        return new Helper(machine, new SystemManual(machine), topics);
    }

    Helper(Machine machine, ManualPages manual, Function<String, Optional<String>> topics) {
        this.machine = machine;
        this.manual = manual;
        this.answers = new Answers(machine, manual, topics);
        this.diagnosis = new Lazy<>(() -> new Diagnosis(machine, guide.get()));
    }

    /** Answers what was said last. */
    public String answer(List<Said> conversation, Cancellation cancellation) {
        return answer(HelperRequest.of(conversation), cancellation);
    }

    private String answer(HelperRequest request, Cancellation cancellation) {
        if (request.goal().isPresent()) {
            return new GoalPursuit(this, machine).next(request, request.goal().get());
        }
        Optional<Talk.Match> match = talk.get().of(request.question());
        if (match.isEmpty()) {
            return task(request, cancellation);
        }
        String group = match.get().group();
        String told = match.get().answer();
        return switch (match.get().id()) {
            case "again" -> again(request, told);
            case "failure" -> failure(request, told);
            case "explain-last" ->
                    lastCommand(request)
                            .map(command -> explain(command, cancellation).orElse(UNKNOWN))
                            .orElse(told);
            case "explain" -> explained(group, request, cancellation);
            default -> told;
        };
    }

    private String explained(String command, HelperRequest request, Cancellation cancellation) {
        return isInTheBook(request.question())
                ? task(request, cancellation)
                : explain(command, cancellation).orElseGet(() -> task(request, cancellation));
    }

    private boolean isInTheBook(String question) {
        return best(question, CERTAIN)
                .filter(best -> best.recipe().variants().isEmpty())
                .isPresent();
    }

    private String task(HelperRequest request, Cancellation cancellation) {
        FollowUp followUp = new FollowUp(this, book.get(), types.get());
        Optional<Candidate> continued = followUp.of(request.before(), request.question());
        if (continued.isPresent()) {
            return answers.recipe(continued.get(), List.of(), request.question());
        }
        List<Candidate> ranked = rank(request.question());
        boolean certain = !ranked.isEmpty() && ranked.getFirst().score() > CERTAIN;
        Optional<String> quoted =
                certain ? Optional.empty() : diagnosis.get().explainMessage(request.question());
        if (quoted.isPresent()) {
            return quoted.get();
        }
        return ranked.isEmpty() || !ranked.getFirst().isLikely()
                ? answers.noRecipe(read(request.question()), ranked, cancellation)
                : answers.recipe(
                        ranked.getFirst(), ranked.subList(1, ranked.size()), request.question());
    }

    private ReadQuestion read(String question) {
        return new Reader(book.get(), types.get()).read(Question.of(question));
    }

    /** Returns the recipes that fit the question, best first. */
    List<Candidate> rank(String question) {
        return new Ranking(book.get(), types.get(), read(question)).rank();
    }

    /** Returns the recipe that fits the question best, if its score is high enough. */
    Optional<Candidate> best(String question, double least) {
        return rank(question).stream().findFirst().filter(best -> best.score() >= least);
    }

    Optional<String> explain(String command, Cancellation cancellation) {
        return new Explanation(guide.get(), manual, command, cancellation).text();
    }

    private static Optional<String> lastCommand(HelperRequest request) {
        if (request.ranNow() > 0) {
            return Optional.of(request.ran().getLast().command());
        }
        return request.proposed().isEmpty()
                ? request.ran().stream().reduce((_, last) -> last).map(ExecOutput::command)
                : Optional.of(request.proposed().getLast());
    }

    private String failure(HelperRequest request, String nothing) {
        List<ExecOutput> ran = request.ran();
        return ran.reversed().stream()
                .filter(ExecOutput::failed)
                .findFirst()
                .or(() -> ran.reversed().stream().findFirst())
                .map(meant -> explainFailure(meant, request))
                .orElse(nothing);
    }

    String explainFailure(ExecOutput ran, HelperRequest request) {
        String changed = request.changes().getOrDefault(ran.command(), "");
        return diagnosis.get().explain(ran) + (changed.isEmpty() ? "" : "\n\n" + changed);
    }

    private static String again(HelperRequest request, String nothing) {
        return request.proposed().isEmpty()
                ? nothing
                : "Once more:\n\n" + HelperRequest.COMMAND + request.proposed().getLast();
    }

    /**
     * Computes a value on first use. Computed twice if two threads ask for it first at the same
     * time.
     */
    static final class Lazy<T> implements Supplier<T> {
        private final Supplier<T> maker;
        private volatile @Nullable T made;

        Lazy(Supplier<T> maker) {
            this.maker = maker;
        }

        @Override
        public T get() {
            T known = made;
            if (known == null) {
                known = maker.get();
                made = known;
            }
            return known;
        }
    }
}
