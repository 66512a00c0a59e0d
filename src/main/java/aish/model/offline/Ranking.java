package aish.model.offline;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Orders recipes by how well one of their descriptions agrees with a question: how much of the
 * question it explains, and how much of it the question asks for.
 */
final class Ranking {
    private static final double WRONG_TOPIC = 0.55;

    /** The question's words count more than the description's. */
    private static final double QUESTION_SHARE = 1.3;

    /** The very same words settle what is otherwise equal. */
    private static final double SAME_WORDS = 0.1;

    private static final double FILLED = 0.03;
    private static final double FILLED_BY_LOOKS = 0.05;
    private static final double MISSING = 0.05;
    private static final double UNUSED = 0.06;
    private static final int CONTENDERS = 12;

    private final RecipeBook book;
    private final FileTypes types;

    private record Scored(Known known, double score) {}

    Ranking(RecipeBook book, FileTypes types) {
        this.book = book;
        this.types = types;
    }

    /** The likeliest recipes, best first, with what the question gives to fill them. */
    List<Candidate> rank(Reading reading) {
        Set<String> words = words(reading);
        Map<Known, Double> best = new HashMap<>();
        for (Known known : book.recipes()) {
            for (Phrase phrase : known.phrases()) {
                double score = score(reading, phrase, words);
                if (score > 0) {
                    best.merge(known, score, Math::max);
                }
            }
        }
        return best.entrySet().stream()
                .map(entry -> new Scored(entry.getKey(), entry.getValue()))
                .sorted(
                        Comparator.comparingDouble(Scored::score)
                                .reversed()
                                .thenComparing(scored -> scored.known().recipe().id()))
                .limit(CONTENDERS)
                .map(scored -> filled(reading, scored))
                .sorted(Comparator.comparingDouble(Candidate::score).reversed())
                .toList();
    }

    private static Set<String> words(Reading reading) {
        Set<String> words = new HashSet<>();
        for (Piece piece : reading.question().pieces()) {
            if (piece.is(Shape.WORD)) {
                words.add(piece.lower());
            }
        }
        return words;
    }

    private double score(Reading reading, Phrase phrase, Set<String> words) {
        double same = overlap(phrase.words(), words);
        Agreement agreement = new Agreement(reading, phrase, book);
        if (agreement.isNone()) {
            return same == 1 ? 1 : 0;
        }
        double ofQuestion = agreement.ofQuestion();
        double ofPhrase = agreement.ofPhrase();
        double square = QUESTION_SHARE * QUESTION_SHARE;
        double both = (1 + square) * ofQuestion * ofPhrase / (square * ofPhrase + ofQuestion);
        double onTopic = isOffTopic(reading, phrase.known()) ? both * WRONG_TOPIC : both;
        return onTopic + SAME_WORDS * same;
    }

    private static double overlap(Set<String> some, Set<String> others) {
        long common = some.stream().filter(others::contains).count();
        long all = some.size() + others.size() - common;
        return all == 0 ? 0 : (double) common / all;
    }

    private boolean isOffTopic(Reading reading, Known known) {
        for (String term : reading.terms()) {
            Set<String> topics = book.topicsOf(term);
            if (!topics.isEmpty()
                    && !topics.contains(known.recipe().topic())
                    && !known.terms().contains(term)) {
                return true;
            }
        }
        return false;
    }

    private Candidate filled(Reading reading, Scored scored) {
        Recipe recipe = scored.known().recipe();
        SlotFinder finder = new SlotFinder(reading, scored.known(), book, types);
        Map<SlotKind, Value> values = finder.find();
        double filled =
                values.keySet().stream()
                        .mapToDouble(kind -> isByLooks(kind) ? FILLED_BY_LOOKS : FILLED)
                        .sum();
        long missing = recipe.variants().getFirst().command().missing(values).size();
        double score = scored.score() + filled - MISSING * missing - UNUSED * finder.unused();
        return new Candidate(recipe, score, values);
    }

    private static boolean isByLooks(SlotKind kind) {
        return switch (kind.family()) {
            case QUANTITY, TIME, PATTERN, NET -> true;
            case PATH -> kind == SlotKind.ARCHIVE;
            case TEXT, NAME -> false;
        };
    }
}
