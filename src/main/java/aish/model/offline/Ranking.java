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
    private static final double MISSING = 0.1;
    private static final double MISSING_ANYWAY = 0.03;
    private static final double UNUSED = 0.06;
    private static final double UNEXPLAINED = 0.12;
    private static final double RIGHT_ENDING = 0.2;
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
        double onTopic = isOffTopic(reading, phrase) ? both * WRONG_TOPIC : both;
        return onTopic + SAME_WORDS * same;
    }

    private static double overlap(Set<String> some, Set<String> others) {
        long common = some.stream().filter(others::contains).count();
        long all = some.size() + others.size() - common;
        return all == 0 ? 0 : (double) common / all;
    }

    private boolean isOffTopic(Reading reading, Phrase phrase) {
        for (int i = 0; i < reading.heard().size(); i++) {
            String term = reading.term(i);
            Set<String> topics = book.topicsOf(term);
            if (!topics.isEmpty()
                    && !topics.contains(phrase.known().recipe().topic())
                    && !phrase.known().terms().contains(term)
                    && reading.at(i).quality() > Reading.DOUBTFUL
                    && !NameSlots.isCued(reading, phrase, i, book)) {
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
        double score =
                scored.score()
                        + filled
                        + RIGHT_ENDING * endings(reading, recipe)
                        - (namesNothing(reading) ? MISSING_ANYWAY : MISSING) * missing
                        - UNUSED * finder.unused(Reading.Status.VALUE)
                        - UNEXPLAINED * finder.unused(Reading.Status.FREE);
        return new Candidate(recipe, score, values);
    }

    /** Whether there is nothing in the question that could fill a gap. */
    private static boolean namesNothing(Reading reading) {
        return reading.heard().stream()
                .allMatch(
                        heard ->
                                heard.status() == Reading.Status.STOP
                                        || heard.status() == Reading.Status.KNOWN);
    }

    /** 1 if the question has a file of the kind that the recipe is for, -1 if only of others. */
    private static int endings(Reading reading, Recipe recipe) {
        if (recipe.endings().isEmpty()) {
            return 0;
        }
        List<String> files =
                reading.question().pieces().stream()
                        .filter(piece -> piece.is(Shape.FILE, Shape.PATH, Shape.GLOB))
                        .map(Piece::lower)
                        .filter(name -> name.lastIndexOf('.') > 0)
                        .toList();
        boolean right =
                files.stream().anyMatch(name -> recipe.endings().stream().anyMatch(name::endsWith));
        return right ? 1 : files.isEmpty() ? 0 : -1;
    }

    private static boolean isByLooks(SlotKind kind) {
        return switch (kind.family()) {
            case QUANTITY, TIME, PATTERN, NET -> true;
            case PATH -> kind == SlotKind.ARCHIVE || kind == SlotKind.DIR;
            case TEXT -> true;
            case NAME -> false;
        };
    }
}
