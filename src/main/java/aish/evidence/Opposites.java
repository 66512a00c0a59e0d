package aish.evidence;

import module java.base;

/** Words of which one says the opposite of the other, such as required and optional. */
final class Opposites {
    private static final List<List<Pattern>> PAIRS =
            """
            required|mandatory|compulsory / optional|nullable
            enabled?|enables|activated / disabled?|disables|deactivated
            allow(?:s|ed)?|permit(?:s|ted)?|granted / den(?:y|ies|ied)|forbid(?:s|den)?|disallow(?:s|ed)?|blocked
            accept(?:s|ed)?|connected|established / reject(?:s|ed)?|refused?|drop(?:s|ped)?
            (?:is|are|turned|switched) on|on by default|on\\)$ / (?:is|are|turned|switched) off|off by default|off\\)$
            increas(?:es?|ed|ing) / decreas(?:es?|ed|ing)
            public / private
            ascending|asc / descending|desc
            encrypted / unencrypted|plaintext
            read-only|readonly / read-write|writable|writeable
            synchronous(?:ly)? / asynchronous(?:ly)?
            mutable / immutable
            mounted / unmounted
            locked / unlocked
            signed / unsigned
            minimum / maximum
            inbound|incoming|ingress / outbound|outgoing|egress
            installed / uninstalled|removed
            """
                    .lines()
                    .map(
                            pair ->
                                    Stream.of(pair.split(" / "))
                                            .map(side -> "(?<![a-z0-9-])(?:" + side + ")(?![\\w-])")
                                            .map(Pattern::compile)
                                            .toList())
                    .toList();

    private static final String NOT = "(?:\\b(?:not|no|never|without|cannot)|n't) ";
    private static final Pattern DENIED = Pattern.compile(NOT + "(?:\\w+ ){0,4}$");

    /** In output and code, a denial stands close to what it is about. */
    private static final Pattern DENIED_THERE = Pattern.compile(NOT + "(?:\\w+ )?$|!=? ?[\"']?$");

    private static final Pattern SWITCHED_OFF =
            Pattern.compile("^[\"']?\\s*[:=(]\\s*[\"']?(?:false|no|off|0|none)\\b");

    /** Says more than what is there, or both. */
    private static final Pattern HEDGED =
            Pattern.compile(
                    "\\b(?:instead|rather|unless|until|but|should|must|would|could|if|than|unlike|too|exceed\\w*)\\b");

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
        String there = String.join("\n", lines).toLowerCase(Locale.ROOT);
        return lines.size() <= MOST_LINES
                && !HEDGED.matcher(said).find()
                && PAIRS.stream().anyMatch(pair -> isOpposite(pair, said, there));
    }

    private static Set<String> levels(String text) {
        return LEVEL.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    private static boolean isOpposite(List<Pattern> pair, String said, String there) {
        return side(pair, said, DENIED) * side(pair, there, DENIED_THERE) < 0;
    }

    /** Returns 1 or -1 for the one side of a pair that a text has; 0 if it has none, or both. */
    private static int side(List<Pattern> pair, String text, Pattern denied) {
        Set<Integer> sides = new HashSet<>();
        for (int i = 0; i < 2; i++) {
            int side = i == 0 ? 1 : -1;
            pair.get(i)
                    .matcher(text)
                    .results()
                    .forEach(word -> sides.add(isDenied(text, word, denied) ? -side : side));
        }
        return sides.size() == 1 ? sides.iterator().next() : 0;
    }

    private static boolean isDenied(String text, MatchResult word, Pattern denied) {
        return denied.matcher(text.substring(0, word.start())).find()
                || SWITCHED_OFF.matcher(text.substring(word.end())).find();
    }
}
