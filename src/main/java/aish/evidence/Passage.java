package aish.evidence;

import module java.base;

/** The lines that a citation names, with their neighbours, as something to look words up in. */
final class Passage {
    /** How far beside the cited lines it may be, because models count lines badly. */
    private static final int NEAR = 3;

    /** One more line for so many lines that had to be counted. */
    private static final int MISCOUNT = 25;

    /** How far above the start of the function may be to which the lines belong. */
    private static final int SCOPE = 60;

    /** In a longer text, a number beside the same word says nothing about the claim. */
    private static final int LONGEST_FOR_NUMBERS = 15;

    private static final Pattern NUMBER =
            Pattern.compile("(?<![\\d.]|\\d,)\\d[\\d,]*(?:\\.\\d+)?(?!\\.?\\d)");
    private static final int MOST_FOR_SUMS = 8;
    private static final Pattern JOINT = Pattern.compile("[-_. ]");
    private static final Pattern SPACE = Pattern.compile("\\s+");

    /** Its numbers are not those that come out. */
    private static final Pattern CALCULATED = Pattern.compile("[\\w)\"] [*/] [\\w(\"]|\\d[*/]\\d");

    private static final Pattern CONSTANT = Pattern.compile("\\b[A-Z][A-Z0-9_]{2,}\\b");
    private static final Pattern DEFINED = Pattern.compile("\\b([A-Z][A-Z0-9_]{2,})\\b[^=(]*[:=]");

    /** The first line of something with a name, in most languages. */
    private static final Pattern DECLARATION =
            Pattern.compile(
                    "^\\s*(?:[\\w<>]+ )*(?:def|func|fn|function|class|interface|struct|enum|impl|type|module|"
                            + "object|trait|record|sub|namespace|package)\\b|^\\s*\\[+.*\\]+\\s*$|^\\s*\"?[\\w.-]+\"?\\s*:|"
                            + "^\\s*[\\w<>,*&:\\[\\]~. ]+\\([^;]*$");

    private final String label;
    private final List<String> cited;
    private final List<String> lines;
    private final String near;
    private final List<String> enclosing;
    private final String others;
    private final boolean table;
    private final Set<BigDecimal> numbers = new LinkedHashSet<>();
    private final List<Quantity> quantities;
    private final List<Quantity> citedQuantities;

    /**
     * @param others the rows of a table that are not cited
     */
    private Passage(
            String label,
            List<String> cited,
            List<String> lines,
            List<String> enclosing,
            List<String> others,
            boolean table) {
        this.table = table;
        this.label = normal(label);
        this.cited = cited.stream().map(Passage::normal).toList();
        this.lines = lines.stream().map(Passage::normal).toList();
        this.near = normal(String.join("\n", lines));
        this.enclosing = enclosing;
        this.others = normal(String.join("\n", others));
        lines.forEach(line -> numbers.addAll(numbers(line)));
        this.quantities = lines.stream().flatMap(line -> Quantity.in(line).stream()).toList();
        this.citedQuantities = cited.stream().flatMap(line -> Quantity.in(line).stream()).toList();
    }

    /**
     * Returns the lines that are cited, and those near them; empty if there are no such lines. The
     * rows of a table do not speak of their neighbours, but its first line speaks of all.
     *
     * @param lines all lines of the source
     * @param first the number of the first of them
     */
    static Optional<Passage> of(String label, List<String> lines, int first, Citation.Lines cited) {
        if (cited.isAll()) {
            return Optional.of(new Passage(label, lines, lines, List.of(), List.of(), false));
        }
        int from = cited.first() - first;
        int to = cited.last() - first + 1;
        if (from < 0 || to <= from || to > lines.size()) {
            return Optional.empty();
        }
        List<String> exact = lines.subList(from, to);
        boolean table = from > 0 && Layout.isTable(lines);
        boolean records = Layout.isRecords(lines);
        List<String> others = new ArrayList<>();
        if (table || records) {
            others.addAll(lines.subList(Math.max(table ? 1 : 0, from - Layout.MOST_ROWS), from));
            others.addAll(lines.subList(to, Math.min(to + Layout.MOST_ROWS, lines.size())));
        }
        if (table) {
            List<String> head = List.of(normal(lines.getFirst()));
            return Optional.of(new Passage(label, exact, exact, head, others, true));
        }
        int slack = records ? 0 : NEAR + cited.last() / MISCOUNT;
        int start = Math.max(from - slack, 0);
        int end = Math.min(to + slack, lines.size());
        return Optional.of(
                new Passage(
                        label + "\n" + definitions(lines, exact),
                        exact,
                        lines.subList(start, end),
                        enclosing(lines, from),
                        others,
                        false));
    }

    /** Returns the lines that give values to the constants of the cited lines. */
    private static String definitions(List<String> lines, List<String> cited) {
        Set<String> used =
                CONSTANT.matcher(String.join("\n", cited))
                        .results()
                        .map(MatchResult::group)
                        .collect(Collectors.toSet());
        return lines.stream()
                .filter(
                        line -> {
                            Matcher defined = DEFINED.matcher(line);
                            return defined.find() && used.contains(defined.group(1));
                        })
                .collect(Collectors.joining("\n"));
    }

    /** Returns the first lines of what a line is part of, as its indentation shows. */
    private static List<String> enclosing(List<String> lines, int at) {
        List<String> enclosing = new ArrayList<>();
        int indent = Integer.MAX_VALUE;
        for (int i = at; i >= Math.max(0, at - SCOPE); i--) {
            String line = lines.get(i);
            int here = Layout.indent(line);
            boolean declared = !line.isBlank() && DECLARATION.matcher(line).find();
            if (indent == Integer.MAX_VALUE && !line.isBlank()) {
                indent = here + (declared ? 1 : 0);
            }
            if (declared && here < indent) {
                enclosing.add(normal(line));
                indent = here;
            }
        }
        return enclosing;
    }

    private static List<BigDecimal> numbers(String text) {
        return NUMBER.matcher(text)
                .results()
                .flatMap(each -> value(each.group()).stream())
                .toList();
    }

    private static String normal(String text) {
        return SPACE.matcher(text).replaceAll(" ").toLowerCase(Locale.ROOT);
    }

    static Optional<BigDecimal> value(String digits) {
        try {
            return Optional.of(new BigDecimal(digits.replace(",", "")));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** Whether it contains a text, whatever its case and spaces. */
    boolean has(String text) {
        return near.contains(normal(text).strip());
    }

    /** Whether it contains a name, however its parts are joined, such as {@code sha-256}. */
    boolean hasJoined(String name) {
        return JOINT.matcher(near)
                .replaceAll("")
                .contains(JOINT.matcher(normal(name)).replaceAll(""));
    }

    /** Whether the command or title contains a text, which shows little. */
    boolean isLabelled(String text) {
        return label.contains(normal(text).strip());
    }

    /** Whether it contains a name as a whole word, or is inside something of that name. */
    boolean hasName(String name) {
        String wanted = normal(name).strip();
        return isWord(near, wanted) || enclosing.stream().anyMatch(line -> isWord(line, wanted));
    }

    /** Whether only rows that are not cited contain a word; outside of tables, only if a name. */
    boolean isOfAnotherRow(String word, boolean name) {
        String wanted = normal(word).strip();
        return (table || name)
                && isWord(others, wanted)
                && !cited().contains(wanted)
                && enclosing.stream().noneMatch(line -> line.contains(wanted))
                && !isLabelled(wanted);
    }

    /** Returns the cited lines in lower case, with single spaces. */
    String cited() {
        return String.join("\n", cited);
    }

    boolean isEmpty() {
        return near.isBlank();
    }

    private static boolean isWord(String text, String wanted) {
        for (int at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
            int end = at + wanted.length();
            boolean starts = at == 0 || !isPart(text.charAt(at - 1)) || !isPart(wanted.charAt(0));
            boolean ends =
                    end == text.length()
                            || !isPart(text.charAt(end))
                            || !isPart(wanted.charAt(wanted.length() - 1));
            if (starts && ends) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPart(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }

    /** Whether it contains a quantity, perhaps in another unit. */
    boolean has(Quantity claimed) {
        return has(claimed.number()) || quantities.stream().anyMatch(each -> each.is(claimed));
    }

    /**
     * Whether the cited lines have other quantities of the same kind, and not this one.
     *
     * @param all the numbers that are claimed; one of them may be there
     */
    boolean hasOther(Quantity claimed, Collection<BigDecimal> all) {
        return cited.size() <= LONGEST_FOR_NUMBERS
                && Quantity.differ(citedQuantities, claimed)
                && !makes(claimed)
                && !CALCULATED.matcher(cited()).find()
                && !cites(claimed.number())
                && citedQuantities.stream()
                        .filter(each -> each.kind().equals(claimed.kind()))
                        .noneMatch(each -> all.contains(each.number()));
    }

    /** Whether it contains a number, or one that is rounded to it. */
    boolean has(BigDecimal number) {
        boolean exact = number.scale() == 0 && number.precision() == 1;
        return numbers.stream()
                .anyMatch(
                        each ->
                                each.compareTo(number) == 0
                                        || (!exact
                                                && each.scale() > number.scale()
                                                && each.setScale(
                                                                        number.scale(),
                                                                        RoundingMode.HALF_UP)
                                                                .compareTo(number)
                                                        == 0));
    }

    /** Whether there are numbers in a line with that name. */
    boolean hasNumberBeside(String name) {
        String wanted = normal(name).strip();
        return lines.size() <= LONGEST_FOR_NUMBERS
                && lines.stream()
                        .anyMatch(line -> isWord(line, wanted) && !numbers(line).isEmpty());
    }

    /** Whether the word has another number beside it in the cited lines. */
    boolean hasOtherNumber(BigDecimal number, String word) {
        List<BigDecimal> beside = beside(word);
        return cited.size() <= LONGEST_FOR_NUMBERS
                && !beside.isEmpty()
                && beside.stream().noneMatch(each -> each.compareTo(number) == 0)
                && !cites(number);
    }

    /** Whether the cited lines themselves contain a number. */
    boolean cites(BigDecimal number) {
        return cited.stream()
                .flatMap(line -> numbers(line).stream())
                .anyMatch(each -> each.compareTo(number) == 0);
    }

    /** Returns the numbers beside a word in the cited lines, such as in {@code 2 failed}. */
    List<BigDecimal> beside(String word) {
        String stem = Pattern.quote(word.substring(0, Math.min(word.length(), 5)));
        Pattern beside =
                Pattern.compile(
                        "\\b"
                                + stem
                                + "\\w*\\s*[:=]?\\s*(\\d[\\d,.]*)|(?<![\\w.:])(\\d[\\d,.]*) (?:[a-z]+ )?"
                                + stem);
        return beside.matcher(cited())
                .results()
                .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
                .flatMap(digits -> value(digits.replaceAll("[.,]+$", "")).stream())
                .toList();
    }

    /** Whether two numbers of the cited lines make this one: their sum, difference or share. */
    boolean makes(Quantity claimed) {
        double[] there =
                citedQuantities.stream()
                        .limit(MOST_FOR_SUMS)
                        .mapToDouble(each -> each.number().doubleValue())
                        .toArray();
        boolean share = claimed.kind().equals("share");
        double wanted = claimed.number().doubleValue();
        double rounding = Math.pow(10, -claimed.number().scale()) / (share ? 1 : 2);
        for (double one : there) {
            if (share && Math.abs((one < 1 ? 100 - 100 * one : 100 - one) - wanted) < rounding) {
                return true;
            }
            for (double two : there) {
                double[] made =
                        share
                                ? new double[] {100 * one / two, 100 * one / (one + two)}
                                : new double[] {one + two, one - two};
                if (one != two
                        && Arrays.stream(made)
                                .anyMatch(each -> Math.abs(each - wanted) < rounding)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether it contains a word, in any of its forms, as far as the beginning shows. */
    boolean hasStem(String word) {
        String stem = word.substring(0, Math.min(word.length(), Math.max(4, word.length() - 3)));
        return near.contains(stem)
                || label.contains(stem)
                || enclosing.stream().anyMatch(line -> line.contains(stem));
    }

    /** Returns the text in lower case, with single spaces. */
    String text() {
        return near;
    }
}
