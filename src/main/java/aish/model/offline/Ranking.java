package aish.model.offline;

import module java.base;

import aish.model.offline.HelperTexts.FileTypes;
import aish.model.offline.ReadQuestion.Status;
import aish.model.offline.RecipeBook.KnownRecipe;
import aish.model.offline.RecipeBook.Phrase;

/**
 * Ranks recipes by how well one of their descriptions agrees with a question: how much of the
 * question it explains, and how much of it the question asks for.
 */
final class Ranking {
    /** How much more the question's words count than the description's. */
    private static final double QUESTION_SHARE = 1.3;

    private static final double WRONG_TOPIC = 0.55;

    /** Added for identical words, to decide between recipes that are otherwise equal. */
    private static final double SAME_WORDS = 0.2;

    private static final double ALL_THE_SAME = 0.05;
    private static final double FILLED = 0.03;
    private static final double FILLED_BY_LOOKS = 0.05;
    private static final double FILLED_TOWARDS = 0.12;
    private static final double UNFILLED = 0.03;
    private static final double MISSING = 0.1;
    private static final double MISSING_ANYWAY = 0.06;

    /** Factor for each value in the question that the recipe would ignore. */
    private static final double DROPPED = 0.5;

    /** Factor for a recipe that does something other than what was asked. */
    private static final double OTHER_ACTION = 0.7;

    private static final double OPPOSITE = 0.5;
    private static final double OTHER_WAY = 0.9;

    /** Factor for a harmless recipe if the question has a "not" that it does not have. */
    private static final double DENIED = 0.8;

    /** Factor for a recipe that changes something if the question only asks. */
    private static final double ONLY_ASKED = 0.75;

    /** Factor when the matching words are so frequent that they prove little. */
    private static final double LITTLE_EVIDENCE = 0.5;

    private static final double ENOUGH_EVIDENCE = 1.0;
    private static final double RIGHT_ENDING = 0.2;

    /** Per character, because a recipe for .tar.gz fits such a file better than one for .gz. */
    private static final double LONGER_ENDING = 0.05;

    private static final int CONTENDERS = 80;

    /** An explanation that fits less well is about something else. */
    private static final double EXPLAINS = 0.7;

    private static final double EXPLAINED_UNASKED = 0.96;

    /** What must fit better because it destroys something. */
    private static final double DESTROYS = 0.08;

    /** The kinds that are only meant if the question names the kind or a well-known name of it. */
    private static final Set<String> UNUSUAL = HelperTexts.words("unusual");

    private static final Set<String> NEGATIONS = HelperTexts.words("negations");

    /** First words of questions that want to know something rather than have it done. */
    private static final Set<String> INQUIRING = HelperTexts.words("inquiring");

    private static final Set<String> AWAY = HelperTexts.words("away");
    private static final Set<String> TOWARD = HelperTexts.words("toward");
    private static final Set<String> ONE = HelperTexts.words("one");

    private final RecipeBook book;
    private final FileTypes types;
    private final ReadQuestion reading;
    private final Set<String> words;
    private final Set<String> terms;
    private final boolean affirmative;
    private final boolean inquires;
    private final boolean wantsToKnow;
    private final NameSlots slots;
    private final int clauses;

    private record Scored(KnownRecipe known, double score) {}

    Ranking(RecipeBook book, FileTypes types, ReadQuestion reading) {
        this.book = book;
        this.types = types;
        this.reading = reading;
        this.words =
                new HashSet<>(
                        book.words(
                                reading.question().pieces().stream()
                                        .map(one -> one.is(WordForm.WORD) ? one.lower() : "")
                                        .toList()));
        words.remove("");
        this.terms = reading.terms();
        this.affirmative = Collections.disjoint(terms, NEGATIONS);
        String first = reading.question().lower(0);
        this.inquires = INQUIRING.contains(first);
        this.wantsToKnow =
                KnownRecipe.TELLING.contains(first)
                        && !reading.question().lower(1).matches("command|do|to");
        this.slots = new NameSlots(reading, new BitSet(), new BitSet(), book);
        this.clauses =
                reading.question().pieces().isEmpty()
                        ? 1
                        : reading.question().pieces().getLast().clause() + 1;
    }

    /**
     * Returns the most likely recipes, best first, with the values that the question gives for
     * their slots.
     */
    List<Candidate> rank() {
        return book.recipesAbout(terms).stream()
                .map(
                        known ->
                                new Scored(
                                        known, best(known, possibleNames(known.names()), Map.of())))
                .filter(scored -> scored.score() > 0)
                .sorted(
                        Comparator.comparingDouble(Scored::score)
                                .reversed()
                                .thenComparing(scored -> scored.known().recipe().id()))
                .limit(CONTENDERS)
                .map(scored -> filled(scored.known()))
                .sorted(Comparator.comparingDouble(Candidate::score).reversed())
                .toList();
    }

    /** The unknown words that a recipe has slots for, before it is known whether they fit. */
    private BitSet possibleNames(long most) {
        BitSet hoped = new BitSet();
        for (int i = 0; i < reading.question().size() && hoped.cardinality() < most; i++) {
            hoped.set(
                    i,
                    reading.is(i, Status.FREE)
                            || !SlotKind.knownAs(reading.question().lower(i)).isEmpty());
        }
        return hoped;
    }

    private double best(KnownRecipe known, BitSet taken, Map<SlotKind, SlotValue> values) {
        double best = 0;
        for (Phrase phrase : known.phrases()) {
            best = Math.max(best, score(known, phrase, taken, values));
        }
        return best;
    }

    private double score(
            KnownRecipe known, Phrase phrase, BitSet taken, Map<SlotKind, SlotValue> values) {
        if (!phrase.terms().isEmpty() && Collections.disjoint(phrase.terms(), terms)) {
            return 0;
        }
        double same = overlap(phrase.words(), words);
        if (phrase.cues().isEmpty() && phrase.terms().stream().allMatch(book.lexicon()::isWeak)) {
            boolean equal =
                    !phrase.terms().isEmpty() && reading.terms(Status.STOP).equals(phrase.terms());
            return same == 1 || equal ? 1 : 0;
        }
        PhraseMatch agreement = new PhraseMatch(known, phrase, taken, values);
        if (agreement.agreed == 0) {
            return same == 1 ? 1 : 0;
        }
        double ofQuestion = agreement.ofQuestion();
        double ofPhrase = agreement.ofPhrase();
        double square = QUESTION_SHARE * QUESTION_SHARE;
        double both = (1 + square) * ofQuestion * ofPhrase / (square * ofPhrase + ofQuestion);
        boolean proven =
                agreement.agreed >= ENOUGH_EVIDENCE
                        || words.containsAll(phrase.words())
                        || takesValue(taken);
        // a description that names an action which the question does not
        boolean unasked =
                phrase.terms().stream()
                        .anyMatch(one -> book.lexicon().isAction(one) && !terms.contains(one));
        return both
                        * (isOffTopic(known, phrase, taken) ? WRONG_TOPIC : 1)
                        * (proven ? 1 : LITTLE_EVIDENCE)
                        * (unasked ? OTHER_ACTION : 1)
                        * (isOpposite(phrase) ? OPPOSITE : 1)
                        * (isOtherWay(phrase) ? OTHER_WAY : 1)
                + SAME_WORDS * same
                + (same == 1 ? ALL_THE_SAME : 0);
    }

    /** Whether the description has the opposite of what the question has, or only one a "not". */
    private boolean isOpposite(Phrase phrase) {
        return (affirmative && !Collections.disjoint(phrase.terms(), NEGATIONS))
                || phrase.terms().stream()
                        .filter(term -> !terms.contains(term))
                        .map(book.lexicon()::opposites)
                        .anyMatch(
                                opposites ->
                                        !Collections.disjoint(opposites, terms)
                                                && Collections.disjoint(opposites, phrase.terms()));
    }

    /** Whether one of them only says "from" and the other only "to". */
    private boolean isOtherWay(Phrase phrase) {
        int asked = direction(words);
        return asked != 0 && asked == -direction(phrase.words());
    }

    private static int direction(Set<String> words) {
        return (Collections.disjoint(words, TOWARD) ? 0 : 1)
                - (Collections.disjoint(words, AWAY) ? 0 : 1);
    }

    /** Whether a slot takes something other than a plain word. */
    private boolean takesValue(BitSet taken) {
        return taken.stream()
                .anyMatch(i -> reading.is(i, Status.VALUE) || reading.is(i, Status.TYPE));
    }

    private static double overlap(Set<String> some, Set<String> others) {
        int common = 0;
        for (String one : some) {
            common += others.contains(one) ? 1 : 0;
        }
        int all = some.size() + others.size() - common;
        return all == 0 ? 0 : (double) common / all;
    }

    private boolean isOffTopic(KnownRecipe known, Phrase phrase, BitSet taken) {
        for (int i = 0; i < reading.interpretations().size(); i++) {
            String term = reading.term(i);
            Set<String> topics = book.topicsOf(term);
            if (!topics.isEmpty()
                    && !taken.get(i)
                    && !topics.contains(known.recipe().topic())
                    && !known.terms().contains(term)
                    && reading.at(i).quality() > ReadQuestion.DOUBTFUL
                    && !slots.isCued(phrase, i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the question names actions, none of which the recipe mentions. */
    private boolean hasOtherAction(KnownRecipe known, BitSet taken) {
        List<String> actions =
                IntStream.range(0, reading.question().size())
                        .filter(i -> reading.is(i, Status.KNOWN) && !taken.get(i))
                        .mapToObj(reading::term)
                        .filter(book.lexicon()::isAction)
                        .toList();
        return !actions.isEmpty() && actions.stream().noneMatch(known.terms()::contains);
    }

    private Candidate filled(KnownRecipe known) {
        Recipe recipe = known.recipe();
        SlotFinder finder = new SlotFinder(reading, known, book, types);
        Map<SlotKind, SlotValue> values = finder.find();
        boolean general = finder.isGeneral();
        double filled =
                values.keySet().stream().mapToDouble(Ranking::bonus).sum()
                        - (general ? 0 : UNFILLED * (known.kinds().size() - values.size()));
        long missing =
                recipe.missing(values).stream()
                        .filter(kind -> !general && !isOneOfMany(kind))
                        .count();
        double score =
                best(known, finder.certain(), values)
                        + filled
                        + RIGHT_ENDING * endings(recipe)
                        - (namesNothing() ? MISSING_ANYWAY : MISSING) * missing;
        double heeding =
                recipe.variants().isEmpty() && (score < EXPLAINS || !inquires)
                        ? score < EXPLAINS ? DROPPED : EXPLAINED_UNASKED
                        : Math.pow(DROPPED, finder.dropped());
        boolean denied = !affirmative && Collections.disjoint(known.terms(), NEGATIONS);
        double denying = !denied ? 1 : recipe.looks().isEmpty() ? DENIED : OPPOSITE;
        double doing = hasOtherAction(known, finder.used()) ? OTHER_ACTION : 1;
        double answering =
                wantsToKnow && !recipe.variants().isEmpty() && !known.tells() ? ONLY_ASKED : 1;
        return new Candidate(known, score * heeding * denying * doing * answering, values);
    }

    /** Whether the question speaks of "a file", so that a recipe may ask which. */
    private boolean isOneOfMany(SlotKind kind) {
        String noun = book.term(kind.noun());
        return IntStream.range(1, reading.question().size())
                .filter(i -> reading.term(i).equals(noun))
                .anyMatch(i -> ONE.contains(reading.question().lower(i - 1)));
    }

    /** Whether nothing in the question could fill a slot. */
    private boolean namesNothing() {
        return IntStream.range(0, reading.question().size())
                .allMatch(i -> reading.is(i, Status.STOP) || reading.is(i, Status.KNOWN));
    }

    private List<String> files() {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < reading.question().size(); i++) {
            QuestionWord piece = reading.question().piece(i);
            boolean dotted = piece.text().lastIndexOf('.') > 0;
            if (reading.is(i, Status.TYPE)) {
                types.ending(piece.lower()).ifPresent(ending -> files.add("*." + ending));
            } else if (piece.is(WordForm.EXTENSION)
                    || (dotted && piece.is(WordForm.FILE, WordForm.PATH, WordForm.GLOB))) {
                files.add(piece.lower());
            }
        }
        return files;
    }

    /**
     * Returns 1 or a little more if the question names a file of the recipe's kind, -1 if only of
     * other kinds, a little less than 0 if of none, 0 if the recipe is for any.
     */
    private double endings(Recipe recipe) {
        if (recipe.endings().isEmpty()) {
            return 0;
        }
        List<String> files = files();
        int longest =
                recipe.endings().stream()
                        .filter(ending -> files.stream().anyMatch(name -> name.endsWith(ending)))
                        .mapToInt(String::length)
                        .max()
                        .orElse(0);
        return longest > 0 ? 1 + longest * LONGER_ENDING : files.isEmpty() ? -LONGER_ENDING : -1;
    }

    private static double bonus(SlotKind kind) {
        return switch (kind) {
            case DEST -> FILLED_TOWARDS;
            case FILE, OTHER -> FILLED;
            default -> kind.is(SlotKind.Family.NAME) ? FILLED : FILLED_BY_LOOKS;
        };
    }

    /** A recipe that may be what the user means. */
    record Candidate(KnownRecipe known, double score, Map<SlotKind, SlotValue> values) {
        Recipe recipe() {
            return known.recipe();
        }

        /** Whether it fits well enough to be proposed; what destroys must fit better. */
        boolean isLikely() {
            return score >= Helper.MIN_SCORE + (recipe().looks().isEmpty() ? 0 : DESTROYS);
        }
    }

    /** Measures how well the question and a description agree. */
    private final class PhraseMatch {
        /** The share of a word that is explained if another description has it, or a command. */
        private static final double ELSEWHERE = 0.7;

        private static final double IN_COMMANDS = 0.5;

        /** The share of a word that must be explained if it is where a name is expected. */
        private static final double IN_A_SLOT = 0.4;

        private static final double FILLS_A_SLOT = 0.2;

        /** The weight of a word that no recipe knows and no slot takes. */
        private static final double UNKNOWN_WORD = 3.0;

        /** The share of what must be explained in clauses that are not the main one. */
        private static final double ASIDE = 0.25;

        private static final double ADVERB = 0.3;

        /** How much the words that many descriptions of a recipe have count. */
        private static final double CORE = 0.3;

        private static final double PERHAPS = 0.5;
        private static final double HARDLY = 0.1;

        private final KnownRecipe known;
        private final Phrase phrase;
        private final BitSet taken;
        private final Map<SlotKind, SlotValue> values;
        private final Set<String> matched = new HashSet<>();
        private final double[] unexplained = new double[clauses];
        private final double[] matchedIn = new double[clauses];
        private double explained;
        private double agreed;
        private double believed;

        /**
         * @param taken the pieces that fill slots
         */
        PhraseMatch(
                KnownRecipe known, Phrase phrase, BitSet taken, Map<SlotKind, SlotValue> values) {
            this.known = known;
            this.phrase = phrase;
            this.taken = taken;
            this.values = values;
            for (int i = 0; i < reading.interpretations().size(); i++) {
                switch (reading.at(i).status()) {
                    case STOP, VALUE -> {}
                    case KNOWN, TYPE -> known(i);
                    case FREE -> free(i);
                }
            }
        }

        private void known(int index) {
            String term = reading.term(index);
            if (term.isEmpty()) {
                return;
            }
            int clause = reading.question().piece(index).clause();
            double weight = book.weight(term) * reading.at(index).quality();
            boolean adverb = reading.question().lower(index).endsWith("ly");
            if (phrase.terms().contains(term)) {
                explained += weight;
                matchedIn[clause] += weight;
                agreed += matched.add(term) ? weight : 0;
            } else {
                double share = elsewhere(term);
                double asked = weight * share(index) * (adverb ? ADVERB : 1);
                explained += Math.min(asked, weight * share);
                unexplained[clause] += Math.max(0, asked - weight * share);
            }
        }

        private double elsewhere(String term) {
            if (known.terms().contains(term)) {
                return ELSEWHERE;
            }
            return known.inCommands().contains(term)
                            || book.topicsOf(term).contains(known.recipe().topic())
                    ? IN_COMMANDS
                    : 0;
        }

        /**
         * Returns the share of a word that must be explained, lower if a slot takes it or might.
         */
        private double share(int index) {
            if (taken.get(index)) {
                return FILLS_A_SLOT;
            }
            return slots.isCued(phrase, index) ? IN_A_SLOT : 1;
        }

        private void free(int index) {
            double weight = UNKNOWN_WORD;
            if (taken.get(index)) {
                believed += weight;
            } else {
                unexplained[reading.question().piece(index).clause()] += weight;
            }
        }

        /**
         * The share of the question that the description explains. An unknown word counts as a name
         * to the extent that the rest of the description matches.
         */
        double ofQuestion() {
            int main = 0;
            for (int i = 1; i < clauses; i++) {
                main = matchedIn[i] > matchedIn[main] ? i : main;
            }
            double asked = explained;
            for (int i = 0; i < clauses; i++) {
                asked += unexplained[i] * (i == main ? 1 : ASIDE);
            }
            return Math.min(1, explained / (asked + believed * (1 - ofPhrase())));
        }

        /** The share of the description that the question asks for. */
        double ofPhrase() {
            double total = 0;
            double found = agreed;
            for (String term : phrase.terms()) {
                double weight = book.weight(term);
                SlotKind kind = phrase.nouns().get(term);
                total += weight;
                if (kind != null && !matched.contains(term)) {
                    found += weight * fits(kind);
                }
            }
            double best = Math.min(1, found / total);
            return best * (1 - CORE) + CORE * core();
        }

        private double core() {
            double total = 0;
            double found = 0;
            for (Map.Entry<String, Double> term : known.shares().entrySet()) {
                double weight = book.weight(term.getKey()) * term.getValue();
                total += weight;
                found += terms.contains(term.getKey()) ? weight : 0;
            }
            return total == 0 ? 0 : found / total;
        }

        /** How likely the value that fills a slot is of that kind. */
        private double fits(SlotKind kind) {
            SlotValue value = values.get(kind);
            if (value == null) {
                return 0;
            }
            Set<SlotKind> known = SlotKind.knownAs(value.text().toLowerCase(Locale.ROOT));
            if (kind.is(SlotKind.Family.PATH)) {
                boolean plain = value.text().chars().allMatch(Character::isLetterOrDigit);
                return !plain ? 1 : known.isEmpty() ? PERHAPS : HARDLY;
            }
            if (!kind.is(SlotKind.Family.NAME)) {
                return kind.is(SlotKind.Family.NET) ? 1 : 0;
            }
            boolean usual = !UNUSUAL.contains(kind.noun());
            if (known.contains(kind)) {
                return known.size() == 1 || (usual && kind != SlotKind.USER) ? 1 : HARDLY;
            }
            return known.isEmpty() && usual ? PERHAPS : HARDLY;
        }
    }
}
