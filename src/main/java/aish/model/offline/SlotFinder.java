package aish.model.offline;

import module java.base;

import aish.model.offline.HelperTexts.FileTypes;
import aish.model.offline.ReadQuestion.Status;
import aish.model.offline.RecipeBook.KnownRecipe;
import aish.model.offline.RecipeBook.Phrase;
import aish.model.offline.SlotKind.Family;

/** Takes the values for the slots of one recipe from a question; each piece fills one slot. */
final class SlotFinder extends SlotSearch {
    private static final Set<String> BEFORE_FILES = HelperTexts.words("before-files");
    private static final Set<String> DAYS = HelperTexts.words("days");

    private final KnownRecipe known;
    private final RecipeBook book;
    private final FileTypes types;
    private final BitSet guessed = new BitSet();

    /** The words of the question, if a description without slots has just these. */
    private final BitSet described = new BitSet();

    private final boolean isGeneral;

    SlotFinder(ReadQuestion reading, KnownRecipe known, RecipeBook book, FileTypes types) {
        super(reading, new BitSet());
        this.known = known;
        this.book = book;
        this.types = types;
        Set<String> terms = reading.terms();
        this.isGeneral =
                known.phrases().stream()
                        .anyMatch(
                                phrase ->
                                        terms.containsAll(phrase.terms()) && describesAll(phrase));
        if (isGeneral) {
            described.set(0, question.size());
        }
    }

    private boolean describesAll(Phrase phrase) {
        return phrase.cues().isEmpty()
                && phrase.terms().size() > 1
                && IntStream.range(0, question.size())
                        .allMatch(i -> is(i, Status.STOP) || isKnownTo(phrase, i));
    }

    private boolean isKnownTo(Phrase phrase, int index) {
        return is(index, Status.KNOWN) && phrase.words().contains(lower(index));
    }

    /** Whether the question asks for something in general, in the words of a description. */
    boolean isGeneral() {
        return isGeneral;
    }

    Map<SlotKind, SlotValue> find() {
        Set<SlotKind> kinds = known.kinds();
        Map<SlotKind, SlotValue> values = new EnumMap<>(SlotKind.class);
        if (kinds.contains(SlotKind.TEXT)) {
            quoted(kinds, values);
        }
        for (Family family : Family.values()) {
            if (family == Family.PATTERN) { // this and those that follow take any word
                described.andNot(used);
                used.or(described);
            }
            for (SlotKind kind : kinds) {
                if (kind.is(family) && !values.containsKey(kind)) {
                    value(kind, kinds).ifPresent(value -> values.put(kind, value));
                }
            }
        }
        if (kinds.contains(SlotKind.FILE) && !values.containsKey(SlotKind.FILE)) {
            value(SlotKind.FILE, Set.of()).ifPresent(value -> values.put(SlotKind.FILE, value));
        }
        NameSlots names = new NameSlots(reading, used, guessed, book);
        known.recipe().missing(values).stream()
                .filter(kind -> kind.is(Family.PATH))
                .forEach(
                        kind ->
                                names.placed(kind, known)
                                        .ifPresent(value -> values.put(kind, value)));
        known.recipe().missing(values).stream()
                .filter(kind -> kind.is(Family.PATH))
                .findFirst()
                .ifPresent(kind -> unknownWord().ifPresent(word -> values.put(kind, word)));
        used.andNot(described);
        return values;
    }

    /** Returns the last word that no recipe knows: what else would it be but a file's name? */
    private Optional<SlotValue> unknownWord() {
        for (int i = question.size() - 1; i >= 0; i--) {
            if (is(i, Status.FREE)
                    && !used.get(i)
                    && !isOrdinary(i)
                    && (BEFORE_FILES.contains(lower(i - 1))
                            || !text(i).chars().allMatch(Character::isLetter))) {
                used.set(i);
                guessed.set(i);
                return Optional.of(SlotValue.word(PathSlots.path(text(i))));
            }
        }
        return Optional.empty();
    }

    /** The pieces that fill slots. */
    BitSet used() {
        return used;
    }

    /** The pieces that fill slots, except those that were only guessed. */
    BitSet certain() {
        BitSet sure = (BitSet) used.clone();
        sure.andNot(guessed);
        return sure;
    }

    /** Counts the values in the question that the recipe has no use for and would ignore. */
    int dropped() {
        return (int)
                IntStream.range(0, question.size())
                        .filter(i -> !used.get(i) && isGiven(i) && !isSpokenOf(i))
                        .count();
    }

    private boolean isGiven(int index) {
        return is(index, Status.TYPE)
                || DAYS.contains(lower(index))
                || (is(index, Status.FREE) && text(index).matches("[a-zA-Z]+\\d+"))
                || (is(index, Status.VALUE) && !is(index, WordForm.FLAG));
    }

    private boolean isSpokenOf(int index) {
        String word = question.piece(index).lower();
        return known.terms().contains(reading.term(index))
                || known.phrases().stream().anyMatch(phrase -> phrase.words().contains(word));
    }

    /** Takes the first quoted text as what to search for, and the second as its replacement. */
    private void quoted(Set<SlotKind> kinds, Map<SlotKind, SlotValue> values) {
        for (SlotKind kind : List.of(SlotKind.TEXT, SlotKind.WITH)) {
            if (kinds.contains(kind)) {
                firstQuoted().ifPresent(value -> values.put(kind, value));
            }
        }
    }

    private Optional<SlotValue> firstQuoted() {
        return firstWord(i -> is(i, WordForm.QUOTED));
    }

    private Optional<SlotValue> value(SlotKind kind, Set<SlotKind> kinds) {
        return switch (kind.family()) {
            case TIME -> new TimeExpressions(reading, used).find(kind);
            case QUANTITY ->
                    new Quantities(reading, used).find(kind).or(() -> first(i -> counted(kind, i)));
            case NET -> net(kind);
            case PATTERN -> new PatternSlots(reading, used, types).find(kind);
            case PATH -> {
                PathSlots paths = new PathSlots(reading, used, types);
                Optional<SlotValue> path = paths.find(kind, kinds);
                yield known.recipe().takesSeveral(kind)
                        ? path.map(one -> paths.withMore(one, kinds))
                        : path;
            }
            case NAME -> name(kind);
            case TEXT -> kind == SlotKind.MESSAGE ? firstQuoted() : name(kind);
        };
    }

    private Optional<SlotValue> name(SlotKind kind) {
        return new NameSlots(reading, used, guessed, book).find(kind, known);
    }

    /** Returns the number before a unit of time, if a description has a slot before that unit. */
    private Optional<SlotValue> counted(SlotKind kind, int index) {
        String next = lower(index + 1);
        long number = Quantities.numberAt(question, index);
        return wordIf(
                number > 0
                        && TimeExpressions.isUnit(next)
                        && known.cues(kind).stream().anyMatch(cue -> cue.after().equals(next)),
                Long.toString(number));
    }

    private Optional<SlotValue> net(SlotKind kind) {
        return switch (kind) {
            case URL -> first(i -> url(question.piece(i)));
            case TARGET -> firstWord(i -> is(i, WordForm.TARGET));
            default -> {
                boolean copies = known.recipe().topic().equals("ssh");
                yield first(i -> host(question.piece(i), copies)).or(() -> name(kind));
            }
        };
    }

    private static Optional<SlotValue> url(QuestionWord piece) {
        String text = piece.text();
        return switch (piece.shape()) {
            case DOMAIN -> wordIf(true, "https://" + text);
            case HOST_PORT -> wordIf(true, "http://" + text);
            case TARGET -> wordIf(text.startsWith("git@") || text.endsWith(".git"), text);
            case URL -> wordIf(true, text.matches("[\\w.-]+:\\d.*") ? "http://" + text : text);
            default -> wordIf(piece.is(WordForm.QUOTED) && text.contains("://"), text);
        };
    }

    private static Optional<SlotValue> host(QuestionWord piece, boolean copies) {
        String text = piece.text();
        return switch (piece.shape()) {
            case URL -> hostOf(text).filter(_ -> !copies).map(SlotValue::word);
            case DOMAIN, ADDRESS, LOGIN -> wordIf(true, text);
            case HOST_PORT -> wordIf(true, text.substring(0, text.indexOf(':')));
            default -> wordIf(piece.lower().equals("localhost"), "localhost");
        };
    }

    private static Optional<String> hostOf(String url) {
        try {
            return Optional.ofNullable(
                    URI.create(url.contains("://") ? url : "https://" + url).getHost());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
