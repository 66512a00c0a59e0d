package aish.evidence;

import module java.base;

import aish.text.Resource;

/** Products and terms that a sentence cannot name if nothing in the session has to do with them. */
final class Things {
    /**
     * @param thing how a sentence names it
     * @param traces what the session has of it, one at least
     */
    private record Row(Pattern thing, List<String> traces) {
        static Row of(String line) {
            String[] sides = line.split(" => ", 2);
            return new Row(
                    Pattern.compile("(?i)(?<![\\w-])(?:" + sides[0] + ")(?![\\w-])"),
                    List.of(sides[1].split(", ")));
        }
    }

    private static final List<Row> ROWS =
            Resource.entries(Things.class, "things.txt").stream().map(Row::of).toList();

    private Things() {}

    /**
     * Whether a sentence states something of a thing of which there is no trace.
     *
     * @param nowhere whether nothing in the session contains a text
     */
    static boolean areInvented(Sentence sentence, Predicate<String> nowhere) {
        return ROWS.stream().anyMatch(row -> isInvented(row, sentence, nowhere));
    }

    private static boolean isInvented(Row row, Sentence sentence, Predicate<String> nowhere) {
        Matcher thing = row.thing.matcher(sentence.text());
        return thing.find()
                && !sentence.isDoubtful(thing.start())
                && row.traces.stream().allMatch(nowhere);
    }
}
