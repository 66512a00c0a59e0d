package aish.offline;

import module java.base;

import aish.offline.HelperTexts.FileTypes;
import aish.offline.ReadQuestion.Status;
import aish.offline.RecipeBook.KnownRecipe;
import aish.offline.SlotKind.Family;

/** Takes the values for the slots of one recipe from a question; each piece fills one slot. */
final class SlotFinder extends SlotSearch {
    private static final Set<String> DAYS = HelperTexts.words("days");

    private final KnownRecipe known;
    private final Set<SlotKind> kinds;
    private final RecipeBook book;
    private final FileTypes types;
    private final BitSet guessed = new BitSet();

    SlotFinder(ReadQuestion reading, KnownRecipe known, RecipeBook book, FileTypes types) {
        super(reading, new BitSet());
        this.known = known;
        this.kinds = known.recipe().kinds();
        this.book = book;
        this.types = types;
    }

    Map<SlotKind, SlotValue> find() {
        Map<SlotKind, SlotValue> values = new EnumMap<>(SlotKind.class);
        for (Family family : Family.values()) {
            for (SlotKind kind : kinds) {
                if (kind.is(family)) {
                    value(kind).ifPresent(value -> values.put(kind, value));
                }
            }
        }
        return values;
    }

    /** The pieces that fill slots, except those that were only guessed. */
    BitSet certain() {
        BitSet certain = (BitSet) used.clone();
        certain.andNot(guessed);
        return certain;
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
                || (is(index, Status.VALUE) && !is(index, WordForm.FLAG));
    }

    private boolean isSpokenOf(int index) {
        String word = question.piece(index).lower();
        return known.terms().contains(reading.term(index))
                || known.phrases().stream().anyMatch(phrase -> phrase.words().contains(word));
    }

    private Optional<SlotValue> value(SlotKind kind) {
        return switch (kind.family()) {
            case TIME -> new TimeExpressions(reading, used).find(kind);
            case QUANTITY -> new Quantities(reading, used).find(kind);
            case NET -> net(kind);
            case PATTERN -> pattern(kind);
            case PATH -> new PathSlots(reading, used, types).find(kind, kinds);
            case NAME -> name(kind);
            case TEXT ->
                    kind == SlotKind.MESSAGE ? firstWord(i -> is(i, WordForm.QUOTED)) : name(kind);
        };
    }

    private Optional<SlotValue> name(SlotKind kind) {
        return new NameSlots(reading, used, guessed, book).find(kind, known);
    }

    private Optional<SlotValue> pattern(SlotKind kind) {
        Optional<String> ending =
                first(this::writtenEnding).or(() -> first(i -> types.ending(lower(i))));
        return kind == SlotKind.GLOB
                ? ending.map(found -> SlotValue.word("*." + found))
                        .or(() -> firstWord(i -> is(i, WordForm.GLOB, WordForm.FILE)))
                : ending.map(SlotValue::word);
    }

    private Optional<String> writtenEnding(int index) {
        String text = text(index);
        boolean pattern = is(index, WordForm.GLOB) && text.matches("\\*\\.\\w+");
        return is(index, WordForm.EXTENSION) || pattern
                ? Optional.of(text.substring(pattern ? 2 : 1).toLowerCase(Locale.ROOT))
                : Optional.empty();
    }

    private Optional<SlotValue> net(SlotKind kind) {
        return switch (kind) {
            case URL -> first(i -> url(question.piece(i)));
            case TARGET -> firstWord(i -> is(i, WordForm.TARGET));
            default -> first(i -> host(question.piece(i))).or(() -> name(kind));
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

    private static Optional<SlotValue> host(QuestionWord piece) {
        String text = piece.text();
        return switch (piece.shape()) {
            case DOMAIN, ADDRESS, LOGIN -> wordIf(true, text);
            case HOST_PORT -> wordIf(true, text.substring(0, text.indexOf(':')));
            default -> wordIf(piece.lower().equals("localhost"), "localhost");
        };
    }
}
