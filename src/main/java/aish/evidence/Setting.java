package aish.evidence;

import module java.base;

/** A line that gives a word as value to a name, as configuration does. */
record Setting(String name, String value) {
    private static final Pattern LINE =
            Pattern.compile(
                    "^[\\s\"'-]*([\\w.-]+)[\"']?\\s*[:=]\\s*[\"']?([a-z][\\w-]+)[\"']?[;,]?\\s*$");

    /** What a sentence says last, of what it is about. */
    private static final Pattern SAID =
            Pattern.compile("(?:\\b(?:is|are|to|with|by|uses)|=) `?([a-z][\\w-]{2,})`?\\W*$");

    /** Values that are put in other words. */
    private static final Pattern SWITCH =
            Pattern.compile("true|false|yes|no|on|off|none|null|never|always|auto|default|all|any");

    /** Says how it is, not what it is. */
    private static final Pattern QUALITY =
            Pattern.compile(
                    "\\w+(?:ed|ing|al|ful|less|ous|ive|able|ible|ent|ant|ic|ary|y)|on|off|low|high|old|new|short|long|small|large|strict|loose|wrong|right|correct"
                            + "|fine|there|here|used|set|safe|slow|fast|open|closed|true|false|default|them|itself|this|that|all|both|good|bad|free|full|none");

    /** A line that says as which user something runs, and a sentence that does. */
    private static final Pattern USER =
            Pattern.compile(
                    "^\\s*[\"']?(?:run_?as_?)?user(?:name)?[\"']?\\s*[:= ]\\s*[\"']?([a-z][\\w-]*)[\"';]*$");

    private static final Pattern RUNS_AS =
            Pattern.compile(
                    "(?<!(?:not|longer|never) )\\b(?:runs?|running|started|executed) as (?:the )?(?:user )?`?([a-z][\\w-]*)");

    /** How a query sorts or groups, and a sentence that says so. */
    private static final Pattern ORDER =
            Pattern.compile("\\b(?:order|group) by ([a-z_]+)(?: (?:asc|desc))?\\W*$");

    private static final Pattern ORDERED =
            Pattern.compile("\\b(?:sort|order|group)(?:s|ed)? by (?:the )?`?([a-z_]{4,})");

    /** Whether a query sorts or groups by something else than is said. */
    static boolean isOtherOrder(String claim, String line, Predicate<String> known) {
        Matcher said = ORDERED.matcher(claim.toLowerCase(Locale.ROOT));
        Matcher order = ORDER.matcher(line);
        return said.find()
                && order.find()
                && known.test(said.group(1))
                && !order.group(1).contains(said.group(1).replaceFirst("s$", ""));
    }

    private static boolean isOtherUser(String claim, String line) {
        Matcher said = RUNS_AS.matcher(claim);
        Matcher user = USER.matcher(line);
        return said.find() && user.find() && !said.group(1).equals(user.group(1));
    }

    /** Whether the one line that is cited gives another value to what the claim is about. */
    static boolean differs(String claim, Passage passage) {
        String text = claim.toLowerCase(Locale.ROOT);
        Matcher said = SAID.matcher(text);
        if (passage.citedLines().size() == 1 && isOtherUser(text, passage.cited())) {
            return true;
        }
        if (passage.citedLines().size() != 1 || !said.find()) {
            return false;
        }
        String word = said.group(1);
        return !QUALITY.matcher(word).matches()
                && !Sentence.of(claim).isDoubtful(said.start(1))
                && !passage.has(word)
                && of(passage.citedLines().getFirst())
                        .filter(setting -> setting.isNamedIn(claim) && !setting.isLike(word))
                        .isPresent();
    }

    private static Optional<Setting> of(String line) {
        Matcher found = LINE.matcher(line);
        return found.matches() && !SWITCH.matcher(found.group(2)).matches()
                ? Optional.of(new Setting(found.group(1), found.group(2)))
                : Optional.empty();
    }

    /** Whether all parts of the name, or all but a last one such as type, are in a text. */
    private boolean isNamedIn(String claim) {
        String text = claim.toLowerCase(Locale.ROOT);
        List<String> parts =
                Stream.of(
                                name.replaceFirst("[_-](?:type|name|mode|kind|method)$", "")
                                        .split("[._-]"))
                        .toList();
        return parts.stream().allMatch(text::contains);
    }

    private boolean isLike(String word) {
        return value.startsWith(word.substring(0, 2)) || word.contains(value);
    }
}
