package aish.evidence;

import module java.base;

/**
 * A row of a table, and what its columns are called.
 *
 * @param names in lower case, without signs such as %
 */
record Columns(List<String> names, List<String> cells) {
    private static final int FEWEST = 3;

    /** How many words after the name of a column its value may be. */
    private static final int NEAR = 3;

    private static final List<Pattern> GAPS =
            Stream.of("\\s*\\|\\s*", "\\t+", "\\s{2,}", "\\s+", ",").map(Pattern::compile).toList();

    /** How a sentence says how much of something is used. */
    private static final Map<Pattern, DoublePredicate> USES =
            Map.of(
                    Pattern.compile(
                            "(?<!(?:not|n't|almost|nearly|half) )\\b(?:completely |entirely )?(?:full|used up|exhausted|ran out of)\\b"),
                    share -> share > 0.9,
                    Pattern.compile("\\b(?:almost|nearly) full\\b"),
                    share -> share > 0.75,
                    Pattern.compile("\\bhalf (?:full|empty|used|free)\\b"),
                    share -> share > 0.35 && share < 0.65,
                    Pattern.compile("\\b(?:(?:almost|nearly|mostly|still) )empty\\b"),
                    share -> share < 0.3,
                    Pattern.compile(
                            "\\b(?:is|are|was|been) (?:not|never) (?:been )?(?:used|touched)|\\bnot (?:been )?(?:used|touched)\\b|\\b(?:unused|untouched)\\b"),
                    share -> share == 0);

    private static final Pattern DIGIT = Pattern.compile("\\d");
    private static final Pattern VALUE = Pattern.compile("v?\\d[\\d.,:]*[a-z%]*");
    private static final Pattern WORD = Pattern.compile("[^\\s,;()\\[\\]`*]+");

    /** Returns a row of lines whose first one names the columns. */
    static Optional<Columns> of(List<String> lines, int at) {
        String head = lines.getFirst().strip().toLowerCase(Locale.ROOT);
        String row = lines.get(at).strip().toLowerCase(Locale.ROOT);
        return at == 0 || DIGIT.matcher(head).find()
                ? Optional.empty()
                : GAPS.stream()
                        .map(gap -> aligned(names(gap, head), cells(gap, row)))
                        .filter(each -> each.names.size() >= FEWEST)
                        .filter(each -> each.names.size() == each.cells.size())
                        .findFirst();
    }

    /** Puts the names beside the cells, the first of which has none if it is a title. */
    private static Columns aligned(List<String> names, List<String> cells) {
        boolean titled = cells.getFirst().endsWith(":") && cells.size() <= names.size() + 1;
        return titled
                ? new Columns(
                        Stream.concat(Stream.of(""), names.stream()).limit(cells.size()).toList(),
                        cells)
                : new Columns(names, cells);
    }

    private static List<String> cells(Pattern gap, String row) {
        return gap.splitAsStream(row).map(String::strip).toList();
    }

    private static List<String> names(Pattern gap, String head) {
        return gap.splitAsStream(head).map(name -> name.replaceAll("^\\W+|\\W+$", "")).toList();
    }

    /** Whether a value that a claim gives to a column is only in another one. */
    boolean differ(String claim) {
        List<String> words =
                WORD.matcher(claim.toLowerCase(Locale.ROOT))
                        .results()
                        .map(word -> word.group().replaceAll("^[.]|[.:]$", ""))
                        .toList();
        return isOtherUse(claim.toLowerCase(Locale.ROOT))
                || IntStream.range(0, words.size())
                        .filter(i -> names.indexOf(words.get(i)) == names.lastIndexOf(words.get(i)))
                        .filter(i -> names.contains(words.get(i)))
                        .filter(i -> i + 1 == words.size() || !words.get(i + 1).equals("up"))
                        .anyMatch(i -> differ(words, i));
    }

    /** Whether the words around the name of a column give it a value of another one. */
    private boolean differ(List<String> words, int at) {
        String name = words.get(at);
        List<String> after =
                words.subList(at + 1, Math.min(at + 1 + NEAR, words.size())).stream()
                        .takeWhile(word -> !word.equals("and"))
                        .toList();
        String before = String.join(" ", words.subList(Math.max(0, at - 2), at));
        boolean none = at > 0 && words.get(at - 1).equals("no") && isCounted(name);
        boolean said = before.equals("is the") && at > 2 && isElsewhere(name, words.get(at - NEAR));
        return none
                || said
                || (!after.contains(cells.get(names.indexOf(name)))
                        && after.stream()
                                .filter(word -> VALUE.matcher(word).matches())
                                .limit(1)
                                .anyMatch(value -> isElsewhere(name, value)));
    }

    /** Whether it says how full something is, and the row gives another share. */
    private boolean isOtherUse(String claim) {
        return USES.entrySet().stream()
                .filter(use -> use.getKey().matcher(claim).find())
                .anyMatch(use -> used().isPresent() && !use.getValue().test(used().getAsDouble()));
    }

    /** Returns which share is used, from 0 to 1. */
    private OptionalDouble used() {
        OptionalDouble size = size("total").isPresent() ? size("total") : size("size");
        OptionalDouble used = size("used");
        return size.isPresent() && used.isPresent() && size.getAsDouble() > 0
                ? OptionalDouble.of(used.getAsDouble() / size.getAsDouble())
                : OptionalDouble.empty();
    }

    private OptionalDouble size(String name) {
        int at = names.indexOf(name);
        return at < 0
                ? OptionalDouble.empty()
                : Quantity.in(cells.get(at).toUpperCase(Locale.ROOT).replace("I", "i")).stream()
                        .mapToDouble(Quantity::size)
                        .findFirst();
    }

    private boolean isCounted(String name) {
        return cells.get(names.indexOf(name)).matches("[1-9]\\d*");
    }

    private boolean isElsewhere(String name, String value) {
        String cell = cells.get(names.indexOf(name));
        return DIGIT.matcher(cell).find() && !cell.equals(value) && cells.contains(value);
    }
}
