package aish.evidence;

import module java.base;

/** Finds the files that a line of output names with a line number, as compilers and searches do. */
final class PlaceNames {
    /** In a longer output, not every file that is named is one that the claim is about. */
    static final int MOST_LINES = 40;

    private static final int LONGEST_LINE = 2000;
    private static final Pattern PLACE =
            Pattern.compile("([\\w.+@~/-]*[\\w+-]\\.?\\w+)(?::|\", line |\\()\\d+");

    private PlaceNames() {}

    static List<String> in(String line) {
        return line.length() > LONGEST_LINE
                ? List.of()
                : PLACE.matcher(line).results().map(found -> found.group(1)).distinct().toList();
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
