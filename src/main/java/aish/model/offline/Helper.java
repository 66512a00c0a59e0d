package aish.model.offline;

import aish.model.Cancellation;
import java.util.List;
import java.util.Optional;

/** Decides what kind of help is wanted, and gives it. */
final class Helper {
    /** Below this agreement a recipe is more likely wrong than right. */
    private static final double HONEST = 0.5;

    /** Below this not even a hint is worth giving. */
    private static final double NEAR = 0.3;

    private final RecipeBook book = RecipeBook.load();
    private final Reader reader = new Reader(book);
    private final Ranking ranking = new Ranking(book, FileTypes.load());
    private final Answers answers;

    Helper(Machine machine, Manual manual) {
        this.answers = new Answers(machine, manual);
    }

    String answer(Conversation conversation, Cancellation cancellation) {
        return task(conversation.question(), cancellation);
    }

    private String task(String text, Cancellation cancellation) {
        Reading reading = reader.read(Question.of(text));
        List<Candidate> ranked = ranking.rank(reading);
        if (ranked.isEmpty() || ranked.getFirst().score() < HONEST) {
            List<Candidate> near = ranked.stream().filter(one -> one.score() >= NEAR).toList();
            return answers.nothing(reading, near, cancellation);
        }
        return answers.recipe(ranked.getFirst(), ranked.subList(1, ranked.size()));
    }

    /** What the question asks for, best first. */
    List<Candidate> rank(String question) {
        return ranking.rank(reader.read(Question.of(question)));
    }

    Optional<String> explain(String command, Cancellation cancellation) {
        return Optional.empty();
    }
}
