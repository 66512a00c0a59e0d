package aish.evidence;

import module java.base;

/** Finds the files that an output names, as compilers, searches and differences do. */
final class PlaceNames {
    /** In a longer output, not every file that is named is one that the claim is about. */
    private static final int MOST_LINES = 40;

    private static final int LONGEST_LINE = 2000;

    /** How far below its place the rest of a message may be. */
    private static final int MESSAGE = 30;

    private static final String NAME = "([\\w.+@~/-]{2,}+)(?<=\\w)";
    private static final Pattern PLACE =
            Pattern.compile(
                    "(?<![\\w.+@~/-])"
                            + NAME
                            + "(?::|(?:\"?,|:)? line |\\(|:\\[)(\\d{1,7})\\b|^"
                            + NAME
                            + ":(?=.)");

    /** Names the file from which the following lines are. */
    private static final Pattern HEADING =
            Pattern.compile("^(?:\\+\\+\\+ (?:b/)?|==> )" + NAME + "(?: <==|\\t.*)?$");

    /** A checksum or a count, and its file. */
    private static final Pattern SUMMED = Pattern.compile("^ *[0-9a-f]+ +\\*?" + NAME + "$");

    /** Others may be programs or hosts. */
    private static final Pattern PATH = Pattern.compile("[./]|^[A-Z]");

    private static final Pattern NUMBERED = Pattern.compile("^\\d+[:-].*");
    private static final Pattern CONTINUED = Pattern.compile("^(?:\\s|[|>^~+E-] |\\d+ *\\|).*");

    private PlaceNames() {}

    /** Returns the files to which the cited lines belong. */
    static List<String> in(List<String> lines, Citation.Lines cited) {
        if (cited.isAll() && lines.size() > MOST_LINES) {
            return List.of();
        }
        int from = cited.isAll() ? 0 : Math.clamp(cited.first() - 1L, 0, lines.size());
        int to = cited.isAll() ? lines.size() : Math.clamp(cited.last(), from, lines.size());
        boolean summed = from < to && SUMMED.matcher(lines.get(from)).find();
        Stream<String> names = lines.subList(from, to).stream().flatMap(line -> in(line).stream());
        List<String> above = summed ? List.of() : above(lines, from);
        return Stream.concat(names, above.stream()).distinct().toList();
    }

    private static List<String> in(String line) {
        if (line.length() > LONGEST_LINE) {
            return List.of();
        }
        return Stream.of(PLACE, HEADING, SUMMED)
                .flatMap(pattern -> pattern.matcher(line).results())
                .map(found -> found.group(1) == null ? found.group(3) : found.group(1))
                .filter(name -> PATH.matcher(name).find())
                .distinct()
                .toList();
    }

    /** Calls with each file and line that a line of output names. */
    static void places(String line, BiConsumer<String, Integer> use) {
        if (line.length() <= LONGEST_LINE) {
            PLACE.matcher(line)
                    .results()
                    .filter(found -> found.group(2) != null)
                    .forEach(found -> use.accept(found.group(1), Integer.valueOf(found.group(2))));
        }
    }

    /** Returns what the lines above say about the file from which a line is. */
    private static List<String> above(List<String> lines, int from) {
        boolean message = true;
        for (int i = from - 1; i >= 0; i--) {
            String line = lines.get(i);
            boolean listed =
                    NUMBERED.matcher(lines.get(i + 1)).matches() && line.matches("[^\\s:]+");
            if (listed) {
                return List.of(line);
            }
            message = message && from - i <= MESSAGE && !line.isBlank();
            boolean starts = message && CONTINUED.matcher(lines.get(i + 1)).matches();
            if (HEADING.matcher(line).matches() || (starts && !in(line).isEmpty())) {
                return in(line);
            }
        }
        return List.of();
    }

    /** Whether a line of output names the place that is cited. */
    static boolean names(String line, Citation citation) {
        if (line.length() > LONGEST_LINE) {
            return false;
        }
        String name = citation.name().substring(citation.name().lastIndexOf('/') + 1);
        for (int at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
            if (isCited(line.substring(at + name.length()), citation.lines())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCited(String rest, Citation.Lines lines) {
        Matcher number = Pattern.compile("^\\W{1,4}(?:line )?(\\d{1,7})\\b").matcher(rest);
        if (!number.find()) {
            return false;
        }
        int line = Integer.parseInt(number.group(1));
        return line >= lines.first() && line <= lines.last();
    }
}
