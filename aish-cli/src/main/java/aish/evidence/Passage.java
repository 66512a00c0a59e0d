package aish.evidence;

import module java.base;

/**
 * The lines that a citation names, as something to look texts and numbers up in.
 *
 * @param cited the lines themselves
 * @param near these and their neighbours, because models count lines badly, in one normalised text
 * @param numbers the numbers of these
 */
record Passage(List<String> cited, String near, List<Measure> numbers) {
    /** How far beside the cited lines something may be. */
    private static final int NEAR = 3;

    /** One more line for so many lines that had to be counted. */
    private static final int MISCOUNT = 25;

    private static final int LONGEST_LINE = 2000;
    private static final Pattern SPACE = Pattern.compile("\\s+");

    /**
     * Returns the lines that are cited; empty if there are no such lines.
     *
     * @param label the command or the title, which is part of what the lines say
     * @param first the number of the first line
     */
    static Optional<Passage> of(String label, List<String> all, int first, Citation.Lines cited) {
        int last = first + all.size() - 1;
        if (cited.isAll()) {
            return Optional.of(of(label, all, all));
        }
        if (cited.first() < first || cited.last() > last || cited.first() > cited.last()) {
            return Optional.empty();
        }
        int from = cited.first() - first;
        int to = cited.last() - first + 1;
        int reach = NEAR + from / MISCOUNT;
        return Optional.of(
                of(
                        label,
                        all.subList(from, to),
                        all.subList(Math.max(0, from - reach), Math.min(all.size(), to + reach))));
    }

    private static Passage of(String label, List<String> cited, List<String> near) {
        List<String> texts =
                Stream.concat(Stream.of(label), near.stream())
                        .map(line -> line.substring(0, Math.min(line.length(), LONGEST_LINE)))
                        .toList();
        return new Passage(
                List.copyOf(cited),
                normal(String.join("\n", texts)),
                texts.stream().flatMap(line -> Measure.in(line).stream()).toList());
    }

    private static String normal(String text) {
        return SPACE.matcher(text.toLowerCase(Locale.ROOT)).replaceAll(" ").strip();
    }

    /** Whether a text is there, whatever its case and spacing. */
    boolean has(String text) {
        return near.contains(normal(text));
    }

    /** Whether a number is there: as it is written, rounded, in another unit, or as a count. */
    boolean has(Measure number) {
        String digits = Pattern.quote(number.number().toPlainString());
        return Pattern.compile("(?<![\\d.])" + digits + "(?!\\d)").matcher(near).find()
                || numbers.stream().anyMatch(each -> each.is(number))
                || number.number().compareTo(BigDecimal.valueOf(cited.size())) == 0;
    }
}
