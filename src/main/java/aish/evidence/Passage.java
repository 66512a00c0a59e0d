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

    private static final int STEM = 4;
    private static final int LONGEST_LINE = 2000;

    private static final Map<String, String> SIGNS =
            Map.of(
                    "comma", ",",
                    "semicolon", ";",
                    "colon", ":",
                    "pipe", "\\|",
                    "slash", "/",
                    "empty", "''|\"\"|,,",
                    "blank", "''|\"\"|,,");

    private static final Pattern JOINT = Pattern.compile("[-_. ]");
    private static final Pattern SPACE = Pattern.compile("\\s+");

    private static final Pattern REHEARSAL =
            Pattern.compile(
                    "--dry-run|--simulate|rsync (?:-\\S+ )*-\\w*n|apt\\S* (?:-\\S+ )*-s\\b|(?:terraform|tofu) plan");

    private static final Pattern CONSTANT = Pattern.compile("\\b[A-Z][A-Z0-9_]{2,}\\b");
    private static final Pattern DEFINED =
            Pattern.compile(
                    "\\b([A-Z][A-Z0-9_]{2,})(?:\\[\\w*\\])?\\s*[:=]|#\\s*define\\s+([A-Z][A-Z0-9_]{2,})");

    /** The first line of something with a name, in most languages. */
    private static final Pattern DECLARATION =
            Pattern.compile(
                    "^\\s*(?:[\\w<>]+ )*(?:def|func|fn|function|class|interface|struct|enum|impl|type|module|"
                            + "object|trait|record|sub|namespace|package)\\b|^\\s*\\[+.*\\]+\\s*$|^\\s*\"?[\\w.-]+\"?\\s*:|"
                            + "^\\s*[\\w<>,*&:\\[\\]~. ]+\\([^;]*$|^\\s*\\w+(?: [\\w\"./~-]+)* \\{$");

    private final String label;
    private final List<String> original;
    private final List<String> cited;
    private final String near;

    /** The countries and currencies whose codes are cited. */
    private final List<String> abbreviated;

    /** What the cited lines are part of, and what their codes stand for. */
    private final List<String> enclosing;

    private final String others;
    private final String far;
    private final Citation.Lines place;
    private final Figures figures;
    private final Optional<Columns> columns;
    private final Set<String> constants;

    /**
     * @param others the rows of a table that are not cited
     * @param far the lines that are not near the cited ones
     * @param place where the cited lines are
     */
    private Passage(
            String label,
            List<String> cited,
            List<String> lines,
            List<String> enclosing,
            List<String> others,
            List<String> far,
            Citation.Lines place,
            Optional<Columns> columns) {
        this.label = normal(label);
        this.original = cited;
        this.cited = cited.stream().map(Passage::normal).toList();
        this.near = normal(String.join("\n", lines));
        this.abbreviated =
                cited.stream().flatMap(line -> Abbreviations.names(line).stream()).toList();
        this.enclosing = Stream.concat(enclosing.stream(), abbreviated.stream()).toList();
        this.others = normal(String.join("\n", others));
        this.place = place;
        this.far = normal(String.join("\n", far));
        this.figures = new Figures(cited, lines);
        this.columns = columns;
        this.constants = constants(cited);
    }

    /**
     * Returns the lines that are cited, and those near them; empty if there are no such lines. The
     * rows of a table do not speak of their neighbours, but its first line speaks of all.
     *
     * @param all all lines of the source, of which very long ones are cut
     * @param first the number of the first of them
     */
    static Optional<Passage> of(String label, List<String> all, int first, Citation.Lines cited) {
        List<String> lines = all.stream().map(Passage::cut).toList();
        if (cited.isAll()) {
            return Optional.of(
                    new Passage(
                            label,
                            lines,
                            lines,
                            List.of(),
                            List.of(),
                            List.of(),
                            cited,
                            Optional.empty()));
        }
        int from = cited.first() - first;
        int to = cited.last() - first + 1;
        if (from < 0 || to <= from || to > lines.size()) {
            return Optional.empty();
        }
        List<String> exact = lines.subList(from, to);
        Optional<Columns> columns = exact.size() == 1 ? Columns.of(lines, from) : Optional.empty();
        boolean records = Layout.isRecords(lines);
        boolean log = Layout.isLog(lines);
        if (log || (from > 0 && Layout.isTable(lines))) {
            int head = log ? 0 : Layout.head(lines, from);
            List<String> others =
                    new ArrayList<>(lines.subList(Math.max(head, from - Layout.MOST_ROWS), from));
            lines.subList(to, Math.min(to + Layout.MOST_ROWS, lines.size())).stream()
                    .takeWhile(line -> !line.isBlank())
                    .forEach(others::add);
            others.removeIf(line -> !Layout.isLike(line, exact.getFirst()));
            List<String> above = lines.subList(0, head).stream().map(Passage::normal).toList();
            return Optional.of(
                    new Passage(label, exact, exact, above, others, List.of(), cited, columns));
        }
        int top = Layout.top(lines, from);
        int bottom = Layout.bottom(lines, from);
        List<String> block = lines.subList(top, bottom);
        if (to <= bottom && block.size() < lines.size() && Layout.isTable(block)) {
            return of(label, block, first + top, cited);
        }
        int slack =
                records || Layout.isTimed(exact) || Layout.isItem(exact)
                        ? 0
                        : NEAR + cited.last() / MISCOUNT;
        int start = Math.max(from - slack, 0);
        int end = Math.min(to + slack, lines.size());
        List<String> far = new ArrayList<>(lines.subList(0, start));
        far.addAll(lines.subList(end, lines.size()));
        return Optional.of(
                new Passage(
                        label + "\n" + definitions(lines, exact),
                        exact,
                        lines.subList(start, end),
                        enclosing(lines, from),
                        List.of(),
                        far,
                        cited,
                        columns));
    }

    private static String cut(String line) {
        return line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) : line;
    }

    /** Returns the lines that give values to the constants of the cited lines. */
    private static String definitions(List<String> lines, List<String> cited) {
        Set<String> used = constants(cited);
        return lines.stream()
                .filter(line -> !cited.contains(line))
                .filter(
                        line -> {
                            Matcher defined = DEFINED.matcher(line);
                            return defined.find()
                                    && (used.contains(defined.group(1))
                                            || used.contains(defined.group(2)));
                        })
                .collect(Collectors.joining("\n"));
    }

    private static Set<String> constants(List<String> lines) {
        return CONSTANT.matcher(String.join("\n", lines))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toSet());
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

    private static String normal(String text) {
        return SPACE.matcher(text).replaceAll(" ").toLowerCase(Locale.ROOT);
    }

    /** Whether it contains a text, whatever its case and spaces. */
    boolean has(String text) {
        return near.contains(normal(text).strip());
    }

    /** Whether it contains a name, however its parts are joined, such as {@code sha-256}. */
    boolean hasJoined(String name) {
        return hasJoined(near, normal(name));
    }

    private static boolean hasJoined(String text, String name) {
        return JOINT.matcher(text).replaceAll("").contains(JOINT.matcher(name).replaceAll(""));
    }

    /** Whether the command or title contains a text, which shows little. */
    boolean isLabelled(String text) {
        String wanted = normal(text).strip();
        return label.contains(wanted) || (wanted.length() > 3 && hasJoined(label, wanted));
    }

    /** Whether it contains a name as a whole word, or is inside something of that name. */
    boolean hasName(String name) {
        String wanted = normal(name).strip();
        return isWord(near, wanted) || enclosing.stream().anyMatch(line -> isWord(line, wanted));
    }

    /** Whether a claim names a country, and the cited line others. */
    boolean isOfAnotherCountry(String claim) {
        return original.size() == 1 && Abbreviations.differ(claim, original.getFirst());
    }

    /** Whether a word is the name of a country, or made from one, whose code is cited. */
    boolean hasCountry(String word) {
        String start = normal(word);
        return start.length() > STEM
                && abbreviated.stream().anyMatch(name -> name.startsWith(start.substring(0, STEM)));
    }

    /** Whether it contains a number, or a name in capital letters. */
    boolean hasTerm(String word) {
        return word.matches("[A-Z\\d]{3,}") && hasName(word);
    }

    /** Whether only rows of the table that are not cited contain a word. */
    boolean isOfAnotherRow(String word) {
        String wanted = normal(word).strip();
        return isWord(others, wanted)
                && !cited().contains(wanted)
                && enclosing.stream().noneMatch(line -> line.contains(wanted))
                && !isLabelled(wanted);
    }

    /** Whether a line of a log of commits is cited. */
    boolean isCommit() {
        return cited.size() == 1
                && label.startsWith("git log")
                && Layout.isCommit(cited.getFirst());
    }

    /** Whether a command printed it that only says what it would do. */
    boolean isRehearsal() {
        return REHEARSAL.matcher(label).find();
    }

    /** Whether a row of a table is cited. */
    boolean isRow() {
        return !others.isEmpty();
    }

    /** Returns the cited lines in lower case, with single spaces. */
    String cited() {
        return String.join("\n", cited);
    }

    List<String> citedLines() {
        return cited;
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

    /** Whether a value that a claim gives to a column of the cited row is only in another one. */
    boolean isOfAnotherColumn(String claim) {
        return columns.filter(row -> row.differ(claim)).isPresent();
    }

    /** Returns the names of the constants in the cited lines. */
    Stream<String> constants() {
        return constants.stream();
    }

    Figures figures() {
        return figures;
    }

    /** Returns how many of the cited lines contain a word, in any of its forms. */
    long count(String word) {
        return cited.stream().filter(line -> line.contains(stem(word))).count();
    }

    /** Whether the cited lines contain a word, in any of its forms. */
    boolean citesStem(String word) {
        return cited().contains(stem(word));
    }

    private static String stem(String word) {
        return word.substring(0, Math.min(word.length(), Math.max(4, word.length() - 3)));
    }

    /** Whether it contains a word, in any of its forms, as far as the beginning shows. */
    boolean hasStem(String word) {
        String stem = stem(word);
        return near.contains(stem)
                || label.contains(stem)
                || enclosing.stream().anyMatch(line -> line.contains(stem));
    }

    /** Whether the cited lines contain a sign that a word means, such as a comma. */
    boolean hasSign(String word) {
        String sign = SIGNS.get(word.replaceFirst("s$", ""));
        return sign != null && Pattern.compile(sign).matcher(cited()).find();
    }

    boolean tellsStem(String word) {
        String stem = stem(word);
        return near.contains(stem) || enclosing.stream().anyMatch(line -> line.contains(stem));
    }

    /** Whether a line of that number is cited. */
    boolean isAt(BigDecimal line) {
        return !place.isAll()
                && line.intValue() >= place.first()
                && line.intValue() <= place.last();
    }

    /** Whether a line that is not near contains a word as it is written. */
    boolean isFar(String word) {
        return isWord(far, normal(word));
    }

    /** Returns the text in lower case, with single spaces. */
    String text() {
        return near;
    }
}
