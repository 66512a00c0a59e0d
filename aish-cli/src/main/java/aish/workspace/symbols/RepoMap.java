package aish.workspace.symbols;

import module java.base;

import aish.text.ShownName;
import aish.workspace.SourceException;
import aish.workspace.SourceText;

/**
 * A map of a project that fits a number of tokens: its most important files with the signatures of
 * their most important symbols.
 */
public final class RepoMap {
    /** More files than the largest map has room for. */
    private static final int MOST_FILES = 2_000;

    private static final int MOST_IN_FILE = 25;
    private static final int SHORTEST_LINE = 3;
    private static final Pattern PRIVATE = Pattern.compile("private\\b|(?:async )?def _");
    private static final double TOUCHED = 100;
    private static final double NAMED = 1_000;
    private static final int MOST_COUNTED = 8_000;

    /**
     * A symbol that may be on the map.
     *
     * @param place the place of its file in the order of files
     * @param worth how important it is
     */
    private record Candidate(int place, Symbol symbol, double worth) {}

    private final SymbolIndex index;
    private final ToIntFunction<String> counter;
    private final List<Candidate> candidates = new ArrayList<>();

    /**
     * @param counter counts the tokens of a text
     */
    public RepoMap(SymbolIndex index, Touched touched, ToIntFunction<String> counter) {
        this.index = index;
        this.counter = counter;
        List<FileEntry> files = List.copyOf(index.files().values());
        ReferenceRank ranks = new ReferenceRank(files, touched);
        List<Integer> best = ranks.best(MOST_FILES);
        for (int place = 0; place < best.size(); place++) {
            int file = best.get(place);
            add(place, files.get(file), ranks, file, touched);
        }
        candidates.sort(
                Comparator.comparingDouble(Candidate::worth)
                        .reversed()
                        .thenComparingInt(Candidate::place)
                        .thenComparingInt(each -> each.symbol().first()));
    }

    private void add(int place, FileEntry file, ReferenceRank ranks, int number, Touched touched) {
        List<Symbol> symbols = file.symbols();
        double share = ranks.rank(number) / (4.0 * symbols.size());
        List<Candidate> own = new ArrayList<>();
        for (Symbol symbol : symbols) {
            int name = UsedNames.key(symbol.name());
            double worth = weight(symbol) * (share + ranks.worth(name));
            worth *= ranks.isTouched(number) ? TOUCHED : 1;
            worth *= touched.isName(name) ? NAMED : 1;
            own.add(new Candidate(place, symbol, worth));
        }
        own.sort(Comparator.comparingDouble(Candidate::worth).reversed());
        candidates.addAll(own.subList(0, Math.min(MOST_IN_FILE, own.size())));
    }

    /** What is private can only seem to be used elsewhere. */
    private static double weight(Symbol symbol) {
        double open = PRIVATE.matcher(symbol.signature()).lookingAt() ? 0.1 : 1;
        return switch (symbol.kind()) {
            case CLASS, INTERFACE, ENUM, RECORD, STRUCT, TRAIT -> 3 * open;
            case FUNCTION, TYPE, MODULE -> open;
            // often called as those of the platform
            case METHOD -> 0.4 * open;
            case MACRO, CONSTANT, VARIABLE, CONSTRUCTOR -> 0.3 * open;
            case KEY -> 0.1;
        };
    }

    /**
     * Returns the largest map that has at most so many tokens.
     *
     * @throws SourceException if not even one symbol fits, or there is none
     */
    public SourceText within(int tokens) throws SourceException {
        if (candidates.isEmpty()) {
            throw new SourceException(
                    "no symbols found under " + ShownName.of(index.root()) + missing());
        }
        int fits = 0;
        int tooMany = Math.min(candidates.size(), tokens / SHORTEST_LINE + 1) + 1;
        while (tooMany - fits > 1) {
            int middle = (fits + tooMany) >>> 1;
            if (count(text(middle)) <= tokens) {
                fits = middle;
            } else {
                tooMany = middle;
            }
        }
        if (fits == 0) {
            throw new SourceException(
                    String.format(
                            Locale.ROOT,
                            "a map needs more than %,d tokens; try :map --tokens %,d",
                            tokens,
                            Math.max(100, 2 * tokens)));
        }
        String text = text(fits);
        long files = chosen(fits).map(Candidate::place).distinct().count();
        String title = String.format(Locale.ROOT, "map of %,d symbols in %,d files", fits, files);
        return new SourceText(title, ShownName.of(index.root()) + missing(), text, "");
    }

    /**
     * Counts the whole and also its pieces, because only short texts are counted exactly; the
     * larger number holds.
     */
    private int count(String text) {
        int sum = 0;
        int start = 0;
        while (start < text.length()) {
            int last = text.lastIndexOf('\n', start + MOST_COUNTED);
            int end =
                    last < start || start + MOST_COUNTED >= text.length()
                            ? text.length()
                            : last + 1;
            sum += counter.applyAsInt(text.substring(start, end));
            start = end;
        }
        return Math.max(sum, counter.applyAsInt(text));
    }

    private String missing() {
        return index.shortfall().isEmpty() ? "" : " (" + index.shortfall() + ")";
    }

    private Stream<Candidate> chosen(int count) {
        return candidates.stream().limit(count);
    }

    /** Returns a map of the first candidates: files by importance, symbols in their order. */
    private String text(int count) {
        List<Candidate> chosen =
                chosen(count)
                        .sorted(
                                Comparator.comparingInt(Candidate::place)
                                        .thenComparingInt(each -> each.symbol().first()))
                        .toList();
        StringBuilder text = new StringBuilder();
        int place = -1;
        for (Candidate each : chosen) {
            if (each.place() != place) {
                place = each.place();
                text.append(ShownName.of(each.symbol().file())).append(":\n");
            }
            String container = each.symbol().container();
            int depth = container.isEmpty() ? 0 : container.split("\\.", -1).length;
            text.append("  ".repeat(1 + Math.min(depth, 4)))
                    .append(ShownName.of(each.symbol().signature()))
                    .append('\n');
        }
        return text.toString();
    }
}
