package aish.model.offline;

import module java.base;

import aish.model.offline.HelperTexts.FileTypes;
import aish.model.offline.RecipeBook.KnownRecipe;

/** Takes the values for the slots of one recipe from a question; each piece fills one slot. */
final class SlotFinder {
    /** Values recognised by their form come first, so that they are not available to guesses. */
    private static final List<SlotKind.Family> ORDER =
            List.of(
                    SlotKind.Family.TIME,
                    SlotKind.Family.QUANTITY,
                    SlotKind.Family.NET,
                    SlotKind.Family.PATTERN,
                    SlotKind.Family.PATH,
                    SlotKind.Family.NAME,
                    SlotKind.Family.TEXT);

    private static final Set<String> BEFORE_FILES = HelperTexts.words("before-files");
    private static final Set<String> DAYS = HelperTexts.words("days");

    private final ReadQuestion reading;
    private final KnownRecipe known;
    private final RecipeBook book;
    private final FileTypes types;
    private final BitSet used = new BitSet();
    private final BitSet guessed = new BitSet();

    SlotFinder(ReadQuestion reading, KnownRecipe known, RecipeBook book, FileTypes types) {
        this.reading = reading;
        this.known = known;
        this.book = book;
        this.types = types;
    }

    Map<SlotKind, SlotValue> find() {
        Set<SlotKind> kinds = known.kinds();
        Map<SlotKind, SlotValue> values = new EnumMap<>(SlotKind.class);
        if (kinds.contains(SlotKind.TEXT)) {
            quoted(kinds, values);
        }
        for (SlotKind.Family family : ORDER) {
            for (SlotKind kind : kinds) {
                if (kind.family() == family && !values.containsKey(kind)) {
                    value(kind, kinds).ifPresent(value -> values.put(kind, value));
                }
            }
        }
        if (kinds.contains(SlotKind.FILE) && !values.containsKey(SlotKind.FILE)) {
            value(SlotKind.FILE, Set.of()).ifPresent(value -> values.put(SlotKind.FILE, value));
        }
        known.recipe().missing(values).stream()
                .filter(kind -> kind.family() == SlotKind.Family.PATH)
                .findFirst()
                .ifPresent(kind -> unknownWord().ifPresent(word -> values.put(kind, word)));
        return values;
    }

    /** Returns the last word that no recipe knows: what else would it be but a file's name? */
    private Optional<SlotValue> unknownWord() {
        for (int i = reading.question().size() - 1; i >= 0; i--) {
            if (reading.is(i, ReadQuestion.Status.FREE)
                    && !used.get(i)
                    && (BEFORE_FILES.contains(reading.question().lower(i - 1))
                            || !reading.question()
                                    .piece(i)
                                    .text()
                                    .chars()
                                    .allMatch(Character::isLetter))) {
                used.set(i);
                guessed.set(i);
                return Optional.of(SlotValue.word(reading.question().piece(i).text()));
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
        int dropped = 0;
        for (int i = 0; i < reading.interpretations().size(); i++) {
            if (!used.get(i) && isGiven(i) && !isSpokenOf(i)) {
                dropped++;
            }
        }
        return dropped;
    }

    private boolean isGiven(int index) {
        return reading.is(index, ReadQuestion.Status.TYPE)
                || DAYS.contains(reading.question().lower(index))
                || (reading.is(index, ReadQuestion.Status.FREE)
                        && reading.question().piece(index).text().matches("[a-zA-Z]+\\d+"))
                || (reading.is(index, ReadQuestion.Status.VALUE)
                        && !reading.question().piece(index).is(WordForm.FLAG));
    }

    private boolean isSpokenOf(int index) {
        String word = reading.question().piece(index).lower();
        return known.terms().contains(reading.term(index))
                || known.phrases().stream().anyMatch(phrase -> phrase.words().contains(word));
    }

    /** Takes the first quoted text as what to search for, and the second as its replacement. */
    private void quoted(Set<SlotKind> kinds, Map<SlotKind, SlotValue> values) {
        for (int i = 0; i < reading.question().size(); i++) {
            QuestionWord piece = reading.question().piece(i);
            if (piece.is(WordForm.QUOTED)) {
                SlotKind kind = values.containsKey(SlotKind.TEXT) ? SlotKind.WITH : SlotKind.TEXT;
                if (kinds.contains(kind) && !values.containsKey(kind)) {
                    used.set(i);
                    values.put(kind, SlotValue.word(piece.text()));
                }
            }
        }
    }

    private Optional<SlotValue> value(SlotKind kind, Set<SlotKind> kinds) {
        Question question = reading.question();
        return switch (kind.family()) {
            case TIME -> new TimeExpressions(question, used).find(kind);
            case QUANTITY -> new Quantities(question, used).find(kind).or(() -> counted(kind));
            case NET -> net(kind);
            case PATTERN -> new PatternSlots(question, used, types).find(kind);
            case PATH -> new PathSlots(reading, used, types).find(kind, kinds);
            case NAME -> new NameSlots(reading, used, guessed, book).find(kind, known);
            case TEXT -> text(kind);
        };
    }

    /** Returns the number before a unit of time, if a description has a slot before that unit. */
    private Optional<SlotValue> counted(SlotKind kind) {
        Question question = reading.question();
        for (int i = 0; i < question.size(); i++) {
            String next = question.lower(i + 1);
            long number = Quantities.numberAt(question, i);
            boolean cued =
                    known.phrases().stream()
                            .flatMap(phrase -> phrase.cues().stream())
                            .anyMatch(cue -> cue.kind() == kind && cue.after().equals(next));
            if (!used.get(i) && number > 0 && cued && TimeExpressions.isUnit(next)) {
                used.set(i);
                return Optional.of(SlotValue.word(Long.toString(number)));
            }
        }
        return Optional.empty();
    }

    private Optional<SlotValue> net(SlotKind kind) {
        Optional<SlotValue> byLooks = new NetSlots(reading.question(), used).find(kind);
        return byLooks.isPresent() || kind == SlotKind.URL || kind == SlotKind.TARGET
                ? byLooks
                : new NameSlots(reading, used, guessed, book).find(kind, known);
    }

    private Optional<SlotValue> text(SlotKind kind) {
        return kind == SlotKind.MESSAGE
                ? firstQuoted()
                : new NameSlots(reading, used, guessed, book).find(kind, known);
    }

    private Optional<SlotValue> firstQuoted() {
        for (int i = 0; i < reading.question().size(); i++) {
            if (reading.question().piece(i).is(WordForm.QUOTED) && !used.get(i)) {
                used.set(i);
                return Optional.of(SlotValue.word(reading.question().piece(i).text()));
            }
        }
        return Optional.empty();
    }

    /** Finds URLs and hosts. */
    private static final class NetSlots {
        private final Question question;
        private final BitSet used;

        NetSlots(Question question, BitSet used) {
            this.question = question;
            this.used = used;
        }

        Optional<SlotValue> find(SlotKind kind) {
            for (int i = 0; i < question.size(); i++) {
                QuestionWord piece = question.piece(i);
                if (!used.get(i)) {
                    Optional<String> text =
                            switch (kind) {
                                case URL -> url(piece);
                                case TARGET -> target(piece);
                                default -> host(piece);
                            };
                    if (text.isPresent()) {
                        used.set(i);
                        return text.map(SlotValue::word);
                    }
                }
            }
            return Optional.empty();
        }

        private static Optional<String> target(QuestionWord piece) {
            return piece.is(WordForm.TARGET) ? Optional.of(piece.text()) : Optional.empty();
        }

        private static Optional<String> url(QuestionWord piece) {
            return switch (piece.shape()) {
                case URL -> Optional.of(piece.text());
                case DOMAIN -> Optional.of("https://" + piece.text());
                case HOST_PORT -> Optional.of("http://" + piece.text());
                case QUOTED ->
                        piece.text().contains("://") ? Optional.of(piece.text()) : Optional.empty();
                default -> Optional.empty();
            };
        }

        private static Optional<String> host(QuestionWord piece) {
            return switch (piece.shape()) {
                case URL -> hostOf(piece.text());
                case DOMAIN, ADDRESS, LOGIN -> Optional.of(piece.text());
                case HOST_PORT -> Optional.of(piece.text().substring(0, piece.text().indexOf(':')));
                default ->
                        piece.lower().equals("localhost")
                                ? Optional.of("localhost")
                                : Optional.empty();
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

    /** Finds which files are meant, by patterns and extensions. */
    private static final class PatternSlots {
        private static final Set<String> NAMING = HelperTexts.words("slotfinder-naming");

        private static final Set<String> TOWARDS = HelperTexts.words("slotfinder-towards");

        private final Question question;
        private final BitSet used;
        private final FileTypes types;

        PatternSlots(Question question, BitSet used, FileTypes types) {
            this.question = question;
            this.used = used;
            this.types = types;
        }

        Optional<SlotValue> find(SlotKind kind) {
            if (kind == SlotKind.NEWEXT) {
                return newEnding().or(() -> ending()).map(SlotValue::word);
            }
            Optional<SlotValue> ending =
                    ending().map(
                                    found ->
                                            SlotValue.word(
                                                    kind == SlotKind.GLOB ? "*." + found : found));
            return ending.isPresent() || kind != SlotKind.GLOB ? ending : pattern();
        }

        /** Finds the extension that files should get, which follows "to", "into" or "as". */
        private Optional<String> newEnding() {
            for (int i = 1; i < question.size(); i++) {
                String word = question.lower(i);
                Optional<String> ending =
                        question.piece(i).is(WordForm.EXTENSION)
                                ? Optional.of(word.substring(1))
                                : types.ending(word);
                if (!used.get(i) && ending.isPresent() && TOWARDS.contains(before(i))) {
                    used.set(i);
                    return ending;
                }
            }
            return Optional.empty();
        }

        private String before(int index) {
            String word = question.lower(index - 1);
            return word.equals("a") || word.equals("an") ? question.lower(index - 2) : word;
        }

        private Optional<String> ending() {
            for (int i = 0; i < question.size(); i++) {
                QuestionWord piece = question.piece(i);
                if (!used.get(i) && piece.is(WordForm.EXTENSION)) {
                    used.set(i);
                    return Optional.of(piece.lower().substring(1));
                }
                if (!used.get(i) && piece.is(WordForm.GLOB) && piece.text().matches("\\*\\.\\w+")) {
                    used.set(i);
                    return Optional.of(piece.text().substring(2));
                }
            }
            return byWord();
        }

        private Optional<String> byWord() {
            for (int i = 0; i < question.size(); i++) {
                Optional<String> ending =
                        used.get(i) ? Optional.empty() : types.ending(question.lower(i));
                if (ending.isPresent() && !question.lower(i - 1).equals("with")) {
                    used.set(i);
                    return ending.map(found -> found.toLowerCase(Locale.ROOT));
                }
            }
            return Optional.empty();
        }

        private Optional<SlotValue> pattern() {
            for (int i = 0; i < question.size(); i++) {
                QuestionWord piece = question.piece(i);
                if (!used.get(i) && piece.is(WordForm.GLOB, WordForm.FILE)) {
                    used.set(i);
                    return Optional.of(SlotValue.word(piece.text()));
                }
            }
            return named();
        }

        private Optional<SlotValue> named() {
            for (int i = 0; i < question.size(); i++) {
                QuestionWord piece = question.piece(i);
                boolean cued = NAMING.contains(question.lower(i - 1));
                if (!used.get(i)
                        && (piece.is(WordForm.QUOTED) || (cued && piece.is(WordForm.WORD)))) {
                    used.set(i);
                    String text = piece.text();
                    boolean whole = text.indexOf('.') >= 0 || text.indexOf('*') >= 0;
                    return Optional.of(SlotValue.word(whole ? text : "*" + text + "*"));
                }
            }
            return Optional.empty();
        }
    }
}
