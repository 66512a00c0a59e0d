package aish.evidence;

import module java.base;

/** A claim without names and numbers: its ordinary words, and what kind of trouble it speaks of. */
record Prose(String text) {
    static final Set<String> COMMON =
            Set.of(
                    ("the and that this with from for are was were has have had not but its it's is in on at to of "
                                    + "a an as by be or if so than then there here when which while where what who "
                                    + "will would should could can may might must also only just still even more most "
                                    + "very into out over under after before because since until already again now "
                                    + "does did done say says said show shows shown see seen tell tells line lines "
                                    + "output file files command commands commit according first second third last every "
                                    + "each some any all both other another such like likely means meaning come comes "
                                    + "look looks get gets got make makes made use uses used using your you they them "
                                    + "their there's that's these those between during without within about above "
                                    + "below root trouble actually clearly simply really currently however therefore thus "
                                    + "confirms confirmed reports reported printed prints states indicates indicated "
                                    + "cause caused causes reason problem issue thing things something nothing "
                                    + "new old add adds set run ran put fix two ago yet own too via per way day")
                            .split(" "));

    private static final int FEWEST = 3;

    /** In fewer words, the same thing may well be said otherwise. */
    private static final int FEWEST_TO_DOUBT = 8;

    /** Ways to say the same kind of trouble. */
    private static final List<Pattern> KINDS =
            Stream.of(
                            "no space left|disk (?:is |was )?full|out of (?:disk )?space|quota|enospc|100%",
                            "permission|access denied|not permitted|eacces|eperm|forbidden|unauthori[sz]ed|40[13]|read-only|not allowed",
                            "not found|no such|missing|does(?: not|n't) exist|cannot find|can't find|enoent|404|undefined|unresolved|cannot resolve|could not resolve|no module|unknown|absent|nonexistent|undeclared",
                            "refused|unreachable|could(?: not|n't) connect|cannot connect|cannot reach|(?:cannot|can't|could not) be reached|could(?: not|n't) reach|econnrefused|no route|connection|offline|is down|not listening",
                            "timed? ?out|deadline|too long|etimedout|hangs|hung",
                            "out of memory|oom|heap space|cannot allocate|memory",
                            "syntax|unexpected|parse error|parsing|expected|malformed|invalid|unterminated",
                            "segmentation|segfault|core dumped|sigsegv|panic|crash|abort",
                            "already (?:in use|exists|running|bound)|eaddrinuse|address in use|occupied",
                            "certificate|tls|ssl|x509|expired|handshake")
                    .map(Pattern::compile)
                    .toList();

    private static final Pattern DISTINCT =
            Pattern.compile(
                    "\\b(?:no space left|disk (?:is |was )?full|oom|out of memory|segmentation|segfault|permission denied)\\b");

    /** What a program did not find. */
    private static final Pattern LACKED =
            Pattern.compile(
                    "no module named '?([\\w.-]+)|([\\w.-]+): (?:command )?not found|(?:cannot|can't) find (?:module|package|crate) [`'\"]?([\\w./@-]+)"
                            + "|unable to locate package ([\\w.-]+)|file [`'\"]([\\w./-]+)['\"] not found|no package '?([\\w.-]+)'? found");

    /** Says what is not there: something with a name of its own. */
    private static final Pattern LACKING =
            Pattern.compile(
                    "`([\\w.-]+)` (?:is|are|was|were) (?:missing|not (?:installed|found|available))"
                            + "|(?:^\\W*|\\bbecause |\\bthat |\\bsince )([\\w.-]+) (?:(?:is|was) (?:missing|not (?:installed|found|available))|(?:cannot|could not|can't) be (?:found|imported|loaded))");

    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}']+");

    /** Says that something is written there, which is more than a conclusion. */
    private static final Pattern ATTRIBUTED =
            Pattern.compile(
                    "\\b(?:reports?|reported|says?|said|complains?|prints?|printed|warns?|states?|mentions?|lists?)\\b");

    /** What follows is what a program found. */
    private static final Pattern COMPLAINT =
            Pattern.compile(
                    "(?<!no longer |not |never )\\b(?:warn(?:s|ed)|complain(?:s|ed)|sa(?:ys|id) that|report(?:s|ed) (?:an?|that))\\b");

    /** Whether the passage may say so; false only if it clearly says something else. */
    boolean fits(Passage passage, boolean report) {
        String lower = text.toLowerCase(Locale.ROOT);
        List<String> words = words(text);
        List<Pattern> kinds = report ? kinds(lower) : List.of();
        List<Pattern> there = kinds(passage.text());
        boolean same = !Collections.disjoint(kinds, there);
        if (!kinds.isEmpty() && !there.isEmpty() && !same) {
            return false;
        }
        boolean few = WORD.matcher(passage.text()).results().limit(FEWEST).count() < FEWEST;
        if (words.stream().anyMatch(passage::hasStem)) {
            return true;
        }
        if (!kinds.isEmpty()) {
            return same;
        }
        if (few || agree(lower, passage)) {
            return true;
        }
        boolean quotes = words.size() >= FEWEST && ATTRIBUTED.matcher(lower).find();
        return !quotes || WORD.matcher(passage.text()).results().count() < FEWEST_TO_DOUBT;
    }

    /** Whether a program is said to have found something of which the passage has no word. */
    boolean isOtherComplaint(Passage passage) {
        Matcher complaint = COMPLAINT.matcher(text.toLowerCase(Locale.ROOT));
        return complaint.find() && isAbsent(words(text.substring(complaint.end())), passage);
    }

    private static boolean isAbsent(List<String> words, Passage passage) {
        return !words.isEmpty() && words.stream().noneMatch(passage::tellsStem);
    }

    /** Whether both speak of the same kind of trouble. */
    boolean isSameTrouble(Passage passage) {
        return !Collections.disjoint(kinds(text.toLowerCase(Locale.ROOT)), kinds(passage.text()));
    }

    /** Whether it names a distinct kind of trouble, and the cited line another one. */
    boolean isOtherTrouble(Passage passage) {
        String lower = text.toLowerCase(Locale.ROOT);
        List<Pattern> there = kinds(passage.cited());
        return DISTINCT.matcher(lower).find()
                && passage.citedLines().size() == 1
                && !there.isEmpty()
                && Collections.disjoint(kinds(lower), there);
    }

    /** Whether something is said to be missing, and the cited lines miss something else. */
    boolean isOtherLack(Passage passage) {
        Matcher lacking = LACKING.matcher(text);
        Matcher lacked = LACKED.matcher(passage.cited());
        if (!lacking.find() || !lacked.find()) {
            return false;
        }
        String missing =
                IntStream.rangeClosed(1, lacked.groupCount())
                        .mapToObj(lacked::group)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse("");
        String thing = lacking.group(1) == null ? lacking.group(2) : lacking.group(1);
        String name = thing.toLowerCase(Locale.ROOT);
        return !passage.cited().contains(name)
                && !text.toLowerCase(Locale.ROOT).contains(missing)
                && !COMMON.contains(name);
    }

    /** Whether any of its words is in the cited lines. */
    boolean isTouched(Passage passage) {
        return words(text).stream().anyMatch(passage::citesStem);
    }

    /** Whether the source speaks of it, but none of its words is in the passage. */
    boolean isElsewhere(Passage passage) {
        List<String> words = words(text);
        return words.stream().noneMatch(passage::hasStem)
                && words.stream().limit(1).anyMatch(passage::isFar);
    }

    /** Whether most of its words are in the cited lines, which need not have its names. */
    boolean isTold(Passage passage) {
        List<String> words = words(text);
        long there = words.stream().filter(passage::citesStem).count();
        return there >= 2 && there * 3 >= words.size();
    }

    /** Returns the words of a text that are about something. */
    static List<String> words(String text) {
        return WORD.matcher(text.toLowerCase(Locale.ROOT))
                .results()
                .map(MatchResult::group)
                .filter(word -> word.length() > 3 && !COMMON.contains(word))
                .distinct()
                .toList();
    }

    private static List<Pattern> kinds(String text) {
        return KINDS.stream().filter(kind -> kind.matcher(text).find()).toList();
    }

    /** Whether both say that it went well, or both that it did not. */
    private static boolean agree(String lower, Passage passage) {
        int claimed = Outcome.of(lower);
        return claimed != 0 && claimed == Outcome.of(passage.text());
    }
}
