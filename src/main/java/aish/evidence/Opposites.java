package aish.evidence;

import module java.base;

import aish.text.Resource;

/** Words of which one excludes the other, such as required and optional, or weekly and daily. */
final class Opposites {
    /**
     * @param sides the words of each side
     * @param complete whether not to be the one is to be the other
     */
    private record Row(List<Pattern> sides, boolean complete) {
        static Row of(String line) {
            return new Row(
                    Stream.of(line.split(" (?:<>|/) "))
                            .map(side -> "(?<![a-z0-9-])(?:" + side + ")(?![\\w-])")
                            .map(Pattern::compile)
                            .toList(),
                    line.contains(" <> "));
        }
    }

    private static final List<Row> ROWS =
            Resource.entries(Opposites.class, "excluding.txt").stream().map(Row::of).toList();

    private static final String NOT =
            "(?:\\b(?:not|no|never|without|cannot|neither|nor|nothing|nobody)|n't) ";
    private static final Pattern DENIED = Pattern.compile(NOT + "(?:(?!and |but |so )\\w+ ){0,4}$");

    /** In output and code, a denial stands close to what it is about. */
    private static final Pattern DENIED_THERE = Pattern.compile(NOT + "(?:\\w+ )?$|!=? ?[\"']?$");

    private static final Pattern SWITCHED_OFF =
            Pattern.compile("^[\"']?\\s*[:=(]\\s*[\"']?(?:false|no|off|0|none)\\b");

    /** A setting that is one line, and whose name does not say the opposite. */
    private static final Pattern SWITCH =
            Pattern.compile(
                    "^(?!.*(?:dis|no_|skip|without|deny|block|prevent|suppress|exclude))\\W*[\\w.-]+[\"']?\\s*[:= ]\\s*[\"']?"
                            + "(?:(on|true|yes|1)|off|false|no|0)[\"']?[;,]?\\s*$");

    /** What is on or off unless it is set. */
    private static final Pattern DEFAULT =
            Pattern.compile(
                    "(?:\\bbool\\w*\\(\"[^\"]*\", |\\bdefault\\w*[\"']?\\s*[:=(]\\s*[\"']?)(true|false|on|off|yes|no)\\b");

    /** How {@code git status} says what happened to a file. */
    private static final Pattern MARKED = Pattern.compile("^ ?(\\?\\?|m|d|r|a) \\S+$");

    private static final Map<String, String> MARKS =
            Map.of(
                    "??",
                    "untracked",
                    "m",
                    "modified",
                    "d",
                    "deleted",
                    "r",
                    "renamed",
                    "a",
                    "staged");

    /** When cron runs something. */
    private static final Pattern CRON =
            Pattern.compile(
                    "^([\\d*,/-]+) ([\\d,-]+|\\*) ([\\d,-]+|\\*) (?:\\d+|\\*) ([\\w,-]+|\\*) .*");

    /** Says more than what is there, or both. */
    private static final Pattern HEDGED =
            Pattern.compile(
                    "\\b(?:instead|rather|unless|until|but|should|must|would|could|if|than|unlike|exceed\\w*)\\b");

    /** How grave a message of a log is. */
    private static final Pattern LEVEL =
            Pattern.compile("\\b(?:CRITICAL|FATAL|ERROR|WARN(?=(?:ING)?\\b)|INFO|DEBUG|TRACE)");

    /** More lines may speak of something else as well. */
    private static final int MOST_LINES = 3;

    private Opposites() {}

    /** Whether a few lines have the opposite of a word of the claim, and not that word. */
    static boolean differ(String claim, List<String> lines) {
        Set<String> levels = levels(String.join("\n", lines).toUpperCase(Locale.ROOT));
        if (lines.size() == 1 && !levels.isEmpty() && !levels(claim).isEmpty()) {
            return Collections.disjoint(levels, levels(claim));
        }
        String said = claim.toLowerCase(Locale.ROOT);
        String there = plain(String.join("\n", lines).toLowerCase(Locale.ROOT));
        return lines.size() <= MOST_LINES
                && !HEDGED.matcher(said).find()
                && ROWS.stream().anyMatch(row -> isOpposite(row, said, there));
    }

    /** Puts a setting, or the time of a job, into words. */
    private static String plain(String text) {
        String switched =
                SWITCH.matcher(text)
                        .replaceFirst(
                                found -> "$0; it is " + (found.group(1) == null ? "off" : "on"));
        String defaults =
                DEFAULT.matcher(switched)
                        .replaceFirst(
                                found ->
                                        "$0; it is "
                                                + (found.group(1).matches("true|on|yes")
                                                        ? "on"
                                                        : "off"));
        String marked =
                MARKED.matcher(defaults)
                        .replaceFirst(found -> "$0; it is " + MARKS.get(found.group(1)));
        return CRON.matcher(marked).replaceFirst(Opposites::scheduled);
    }

    /** Adds the word for how often cron runs a line. */
    private static String scheduled(MatchResult line) {
        List<String> often = List.of("minutely", "hourly", "daily", "monthly", "weekly");
        int field = 4;
        while (field > 0 && line.group(field).startsWith("*")) {
            field--;
        }
        return Matcher.quoteReplacement(line.group() + " " + often.get(field));
    }

    private static Set<String> levels(String text) {
        return LEVEL.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    private static boolean isOpposite(Row row, String said, String there) {
        Set<Integer> claimed = sides(row, said, DENIED);
        Set<Integer> found = sides(row, there, DENIED_THERE);
        return !claimed.isEmpty() && !found.isEmpty() && Collections.disjoint(claimed, found);
    }

    /**
     * Returns which sides of a row a text has; what is denied is the other one, if there are two.
     */
    private static Set<Integer> sides(Row row, String text, Pattern denied) {
        Set<Integer> sides = new HashSet<>();
        for (int i = 0; i < row.sides().size(); i++) {
            for (Matcher word = row.sides().get(i).matcher(text); word.find(); ) {
                if (!isDenied(text, word, denied)) {
                    sides.add(i);
                } else if (row.complete()) {
                    sides.add(1 - i);
                }
            }
        }
        return sides;
    }

    private static boolean isDenied(String text, MatchResult word, Pattern denied) {
        return denied.matcher(text.substring(0, word.start())).find()
                || SWITCHED_OFF.matcher(text.substring(word.end())).find();
    }
}
