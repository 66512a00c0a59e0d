package aish.evidence;

import module java.base;

/** The numbers of a passage, for comparison with those of a claim. */
final class Figures {
    /** In a longer text, a number beside the same word says nothing about the claim. */
    private static final int MOST_LINES = 15;

    /** Among more quantities of a kind, one that is not there may well follow from them. */
    private static final int FEW = 6;

    private static final String SHARE = "share";
    private static final int MOST_FOR_SUMS = 8;
    private static final int SECONDS_OF_DAY = 86_400;

    /** How far a number may be from one that is said to be about as large. */
    private static final double ROUGH = 0.12;

    /** How far a number may be from one that is stated exactly. */
    private static final double SLIGHT = 0.03;

    private static final int FIELDS = 3;

    private static final Pattern NUMBER =
            Pattern.compile(
                    "(?<![\\d.])(?:\\d{1,3}(?:,\\d{3})+(?!,?\\d)|\\d+)(?:\\.\\d+)?(?!\\.?\\d)");
    private static final Pattern JOINT = Pattern.compile("(?<=\\d)_(?=\\d{3}(?!\\d))");

    /** What separates a number from its unit in LaTeX. */
    private static final Pattern TYPESET =
            Pattern.compile("\\\\,\\\\?|(?<=\\d)~|(?<=\\d)\\\\(?=%)");

    private static final Pattern PRODUCT =
            Pattern.compile("(?<![\\w.*/+-] ?)\\d{1,9}(?: ?\\* ?\\d{1,9})+(?! ?[\\w.*/+-])");
    private static final Pattern SHIFT = Pattern.compile("\\b(\\d{1,4}) ?<< ?(\\d{1,2})\\b");
    private static final Pattern PLAIN = Pattern.compile("(?<![a-z])\\d");
    private static final Pattern DIGIT = Pattern.compile("\\d");
    private static final Pattern VERSION =
            Pattern.compile("(?<![\\d.])((\\d{1,4})\\.\\d{1,4})(?:\\.\\d+)+");
    private static final Pattern HEX = Pattern.compile("\\b0x([0-9a-f]{1,15})\\b");
    private static final Pattern CLOCK =
            Pattern.compile("(?<![\\d:.+-])(\\d{1,2}):(\\d{2})(?::(\\d{2}))?(?!\\d)");

    /** A calculation, whose result is another number. */
    private static final Pattern CALCULATED = Pattern.compile("[\\w)\"] [*/] [\\w(\"]|\\d\\*\\d");

    private final List<String> cited;
    private final List<String> citedLines;
    private final List<String> lines;
    private final Set<BigDecimal> numbers = new LinkedHashSet<>();
    private final Set<BigDecimal> citedNumbers = new LinkedHashSet<>();
    private final List<Quantity> quantities;
    private final List<Quantity> citedQuantities;

    /**
     * @param cited the lines that are cited
     * @param lines these and their neighbours
     */
    Figures(List<String> cited, List<String> lines) {
        this.citedLines = cited.stream().map(Figures::joined).toList();
        this.cited = citedLines.stream().map(line -> line.toLowerCase(Locale.ROOT)).toList();
        List<String> near = lines.stream().map(Figures::joined).toList();
        this.lines = near.stream().map(line -> line.toLowerCase(Locale.ROOT)).toList();
        near.forEach(line -> numbers.addAll(numbers(line)));
        citedLines.forEach(line -> citedNumbers.addAll(numbers(line)));
        this.quantities = quantities(near);
        this.citedQuantities = quantities(citedLines);
    }

    /** Joins the digits of a number such as {@code 86_400}, and calculates {@code 24 * 60}. */
    private static String joined(String text) {
        String plain =
                TYPESET.matcher(ClaimedNumber.withDigits(text))
                        .replaceAll(" ")
                        .replace("..", " .. ");
        String line = isFields(plain) ? plain.replace(",", " , ") : plain;
        return PRODUCT.matcher(JOINT.matcher(line).replaceAll(""))
                .replaceAll(
                        product ->
                                Stream.of(product.group().split("[ *]+"))
                                        .map(BigInteger::new)
                                        .reduce(BigInteger.ONE, BigInteger::multiply)
                                        .toString());
    }

    /** Whether commas separate fields, not thousands. */
    private static boolean isFields(String line) {
        return line.chars().filter(each -> each == ',').limit(FIELDS).count() == FIELDS
                && !line.contains(", ");
    }

    private static List<Quantity> quantities(List<String> lines) {
        return lines.stream().flatMap(line -> Quantity.in(line).stream()).toList();
    }

    private static List<BigDecimal> numbers(String line) {
        Stream<BigDecimal> decimal =
                NUMBER.matcher(line)
                        .results()
                        .flatMap(each -> Quantity.value(each.group()).stream());
        Stream<BigDecimal> hex =
                HEX.matcher(line.toLowerCase(Locale.ROOT))
                        .results()
                        .map(each -> new BigDecimal(new BigInteger(each.group(1), 16)));
        Stream<BigDecimal> versions =
                VERSION.matcher(line)
                        .results()
                        .flatMap(each -> Stream.of(each.group(1), each.group(2)))
                        .map(BigDecimal::new);
        Stream<BigDecimal> shifted =
                SHIFT.matcher(line)
                        .results()
                        .map(
                                each ->
                                        new BigDecimal(each.group(1))
                                                .multiply(
                                                        BigDecimal.TWO.pow(
                                                                Integer.parseInt(each.group(2)))));
        return Stream.of(decimal, hex, versions, shifted).flatMap(each -> each).toList();
    }

    /** Whether there is such a number, perhaps rounded or in another unit. */
    boolean has(Quantity claimed) {
        return has(claimed.number()) || quantities.stream().anyMatch(each -> each.is(claimed));
    }

    /** Whether there is a number, or one that is rounded to it. */
    boolean has(BigDecimal number) {
        return numbers.stream().anyMatch(each -> isRounded(each, number));
    }

    private static boolean isRounded(BigDecimal each, BigDecimal number) {
        boolean exact = number.scale() == 0 && number.precision() == 1;
        return each.compareTo(number) == 0
                || (!exact
                        && each.scale() > number.scale()
                        && each.setScale(number.scale(), RoundingMode.HALF_UP).compareTo(number)
                                == 0);
    }

    /** Whether there is a number of about that size. */
    boolean hasAbout(Quantity claimed) {
        return quantities.stream().anyMatch(each -> each.is(claimed, ROUGH))
                || yields(claimed, ROUGH);
    }

    /** Whether there is such a number in base 16. */
    boolean hasHex(String digits) {
        Pattern wanted =
                Pattern.compile("(?:\\b|0x)0*" + digits.replaceAll("^0+(?=.)", "") + "\\b");
        return cited.stream().anyMatch(line -> wanted.matcher(line).find())
                || numbers.contains(new BigDecimal(new BigInteger(digits, 16)));
    }

    /** Whether a few cited lines have other quantities of the same kind, and not this one. */
    boolean contradict(Quantity claimed, Collection<BigDecimal> all) {
        List<Quantity> there =
                citedNumbers.isEmpty() && !hasAbout(claimed) ? quantities : citedQuantities;
        List<Quantity> same = there.stream().filter(each -> isSameKind(each, claimed)).toList();
        return cited.size() <= MOST_LINES
                && !same.isEmpty()
                && same.size() <= FEW
                && same.stream().noneMatch(each -> all.contains(each.number()))
                && !cite(claimed)
                && !yields(claimed)
                && !areCalculated();
    }

    /** Whether the cited lines calculate something, so that its result need not be there. */
    boolean areCalculated() {
        return CALCULATED.matcher(String.join("\n", cited)).find();
    }

    private boolean cite(Quantity claimed) {
        return citedQuantities.stream().anyMatch(each -> each.is(claimed))
                || citedNumbers.stream().anyMatch(each -> isRounded(each, claimed.number()));
    }

    /** A fraction that stands alone may be a share. */
    private boolean isSameKind(Quantity each, Quantity claimed) {
        boolean fraction =
                citedQuantities.size() == 1
                        && each.kind().isEmpty()
                        && each.number().signum() > 0
                        && each.number().compareTo(BigDecimal.ONE) < 0;
        return !claimed.kind().isEmpty()
                && (each.kind().equals(claimed.kind())
                        || (fraction && claimed.kind().equals(SHARE)));
    }

    /** Whether a number of that kind would be there as it is claimed, rather than calculated. */
    boolean state(Quantity claimed) {
        return !claimed.kind().equals(SHARE)
                || citedQuantities.stream().anyMatch(each -> isSameKind(each, claimed));
    }

    /** Whether a few lines are cited that have numbers, and this one does not follow from them. */
    boolean haveOnlyOthers(Quantity claimed) {
        return cited.size() <= FEW
                && cited.stream().anyMatch(line -> PLAIN.matcher(line).find())
                && claimed.number().signum() > 0
                && (claimed.scale() > 1 || claimed.number().compareTo(BigDecimal.ONE) > 0)
                && !cite(claimed)
                && citedQuantities.stream().noneMatch(each -> each.is(claimed, SLIGHT))
                && !yields(claimed, SLIGHT)
                && !areCalculated();
    }

    /** Whether one line with one number is cited. */
    boolean areSingle() {
        return cited.size() == 1 && citedNumbers.size() == 1;
    }

    /** Whether there are numbers in a line with that name. */
    boolean tellOf(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        return lines.size() <= MOST_LINES
                && lines.stream()
                        .anyMatch(
                                line ->
                                        line.contains(wanted)
                                                && DIGIT.matcher(line.replace(wanted, "")).find());
    }

    /** Whether the cited lines give another value to a name, and not this one. */
    boolean give(String name, Quantity claimed) {
        Pattern value =
                Pattern.compile(
                        "(?i)(?<![\\w.-])"
                                + Pattern.quote(name)
                                + "[\"']?(?: *[:=|]+ *| {2,}|(?<=#define \\S{1,80}) )[\"'(]*-?(\\d[\\d,.]*[a-z%]*)[\"',;]*\\s*$");
        List<Quantity> values =
                citedLines.stream()
                        .flatMap(line -> value.matcher(line).results())
                        .flatMap(found -> Quantity.in(found.group(1)).stream())
                        .toList();
        return !values.isEmpty() && values.stream().noneMatch(each -> each.is(claimed));
    }

    /** Whether the cited lines have another number beside one of these words. */
    boolean countOtherwise(Quantity claimed, List<String> words, Collection<BigDecimal> all) {
        return cited.size() <= MOST_LINES
                && !cite(claimed)
                && words.stream()
                        .map(this::beside)
                        .anyMatch(
                                beside ->
                                        !beside.isEmpty()
                                                && beside.stream().noneMatch(all::contains));
    }

    /** Returns the numbers beside a word, such as in {@code 2 failed}. */
    private List<BigDecimal> beside(String word) {
        String stem = Pattern.quote(word.substring(0, Math.min(word.length(), 5)));
        Pattern beside =
                Pattern.compile(
                        "\\b"
                                + stem
                                + "\\w*\\s*[:=]?\\s*(\\d[\\d,.]*)|(?<![\\w.:/-])(\\d[\\d,.]*) +(?:[a-z]+ )?"
                                + stem);
        return cited.stream()
                .flatMap(line -> beside.matcher(line).results())
                .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
                .flatMap(digits -> Quantity.value(digits.replaceAll("[.,]+$", "")).stream())
                .toList();
    }

    /** Whether a number follows from those of the cited lines: a sum, a difference, a share. */
    boolean yields(Quantity claimed) {
        return yields(claimed, 0);
    }

    private boolean yields(Quantity claimed, double most) {
        return (cited.size() > 1
                        && claimed.number().scale() == 0
                        && claimed.number().compareTo(BigDecimal.valueOf(cited.size())) == 0)
                || durations().anyMatch(each -> each.is(claimed, ROUGH))
                || results(claimed.kind()).anyMatch(each -> each.is(claimed, most));
    }

    /** Returns the times that the cited lines name, as durations, and those between them. */
    private Stream<Quantity> durations() {
        List<Integer> times =
                cited.stream()
                        .flatMap(line -> CLOCK.matcher(line).results())
                        .limit(MOST_FOR_SUMS)
                        .map(Figures::seconds)
                        .toList();
        Stream<Integer> between =
                times.stream().flatMap(one -> times.stream().map(two -> two - one));
        return Stream.concat(times.stream(), between)
                .map(seconds -> Math.floorMod(seconds, SECONDS_OF_DAY))
                .filter(seconds -> seconds > 0)
                .map(seconds -> new Quantity(BigDecimal.valueOf(seconds), 1, "time"));
    }

    private static int seconds(MatchResult clock) {
        int seconds = clock.group(3) == null ? 0 : Integer.parseInt(clock.group(3));
        return Integer.parseInt(clock.group(1)) * 3600
                + Integer.parseInt(clock.group(2)) * 60
                + seconds;
    }

    /** Returns what can be calculated from the first few quantities of the cited lines. */
    private Stream<Quantity> results(String kind) {
        List<Quantity> there = citedQuantities.stream().limit(MOST_FOR_SUMS).toList();
        Stream<Quantity> pairs =
                there.stream()
                        .flatMap(
                                one ->
                                        there.stream()
                                                .filter(
                                                        two ->
                                                                !two.equals(one)
                                                                        && two.kind()
                                                                                .equals(one.kind()))
                                                .flatMap(two -> results(one, two, kind)));
        Stream<Quantity> rests = there.stream().filter(_ -> kind.equals(SHARE)).map(Quantity::rest);
        return Stream.of(totals(), rests, pairs).flatMap(each -> each);
    }

    /** Returns the sums of what stands first, and of what stands last, in each of the lines. */
    private Stream<Quantity> totals() {
        List<List<Quantity>> rows =
                citedLines.stream().map(Quantity::in).filter(row -> !row.isEmpty()).toList();
        return Stream.<Function<List<Quantity>, Quantity>>of(List::getFirst, List::getLast)
                .flatMap(column -> rows.stream().map(column).reduce(Quantity::plus).stream());
    }

    private static Stream<Quantity> results(Quantity one, Quantity two, String kind) {
        return kind.equals(SHARE)
                ? Stream.of(one.shareOf(two), one.shareOf(one.plus(two)))
                : Stream.of(one.plus(two), one.minus(two), one.times(two));
    }
}
