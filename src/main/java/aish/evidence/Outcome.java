package aish.evidence;

import module java.base;

/** Whether a text says that something went well or badly, as far as its words show. */
final class Outcome {
    /** Phrases that contain a word of failure and say the opposite, and the other way round. */
    private static final Pattern NO_FAILURE =
            Pattern.compile(
                    "\\b(?:0 (?:of \\d+ )?(?:\\S+ )?|(?:no|zero|without(?: any)?) (?:\\w+ ){0,2})(?:errors?|complaints?|failures?|failed|warnings?|problems?|issues?|vulnerabilities|loss|leaks?|lost memory)(?: (?:or|and|nor|,) (?:errors?|failures?|warnings?))*\\b"
                            + "|\\b(?:errors?|failures?|fail(?:ed)?|skipped)[:=]? ?0\\b|\\b(?:did|does|do|has|have)(?: not|n't) fail(?:ed)?\\b"
                            + "|\\b(?:never|not) fail(?:s|ed)?\\b|error-free|\\b(?:definitely|indirectly|possibly) lost: 0\\b");

    private static final Pattern NO_SUCCESS =
            Pattern.compile(
                    "\\bnot ok\\b|\\b(?:not|never|no longer|un|in|0)[- ]?(?:successful(?:ly)?|succeed(?:s|ed)?|pass(?:es|ed|ing)?|complete(?:d)?)\\b"
                            + "|\\b(?:did|does|do|is|are|was|were|has|have|could|can)(?: not|n't) (?:\\w+ )?(?:succeed|pass|work|complete|build|compile|start|come)\\b");

    private static final Pattern FAILURE =
            Pattern.compile(
                    "\\b(?:fail(?:s|ed|ing|ures?)?|errors?|fatal|exceptions?|panic(?:ked)?|traceback|denied|refused|crash(?:es|ed)?"
                            + "|abort(?:ed)?|brings? (?:\\w+ ){1,2}down|segfault|segmentation|cannot|could not|couldn't|unable|broken|unreachable|timed out|timeout|killed|rejected|corrupt(?:ed)?|(?:definitely|indirectly) lost|unexpected end|e[0-9]{4}|err!?)\\b|(?<!\\*)\\*{3}(?!\\*)|✗|✘");

    private static final Pattern SUCCESS =
            Pattern.compile(
                    "\\b(?:success(?:ful|fully)?|succeed(?:s|ed)?|pass(?:es|ed|ing)?|ok|works?|worked|connected to|green|complete[sd]?|done|normally|cleanly|finished|up to date|clean|healthy|intact|compiles|accepts|builds? cleanly|no failure|went (?:well|fine)|(?:went|got|came) through)\\b|✓|✔");

    /** A result of the Test Anything Protocol, whose name says nothing about it. */
    private static final Pattern TESTED = Pattern.compile("(?m)^((?:not )?ok(?: \\d+\\b)?) .*$");

    /** What is told apart from others by its failure, which is not what the sentence is about. */
    private static final Pattern ATTRIBUTE =
            Pattern.compile(
                    "(?<!\\bis )\\b(the|an?|this|that|your|its|old|each|every|any) (?:failed|failing|broken|killed|rejected|crashed|aborted) (?=[a-z])");

    /** The messages of a log and the time of a failure, which say nothing about the rest. */
    private static final Pattern MESSAGES =
            Pattern.compile(
                    "\\b(?:errors?|warnings?) (?=(?:lines?|entries|entry|messages?)\\b)|\\b(?:before|after|since) the (?:crash|failure|error|abort)\\b");

    /** How something is, rather than how it went. */
    private static final Pattern WORKING =
            Pattern.compile(
                    "(?<![\\w/-])(?:active|running|runs(?! (?:in|on|as|with|at|every|from|under|only)\\b)|enabled|online|alive|true|yes|(?:is|are|turned|switched) (?:up|on))\\b(?! ?[:=])|(?m)^\\S+ up\\b");

    private static final Pattern IDLE =
            Pattern.compile(
                    "\\b(?:inactive|stopped|dead|disabled|offline|false|(?:is|are|turned|switched) (?:down|off)"
                            + "|(?:not|n't|never|no longer) (?:\\w+ )?(?:active|running|run|enabled|online|alive|true))\\b");

    /** How tables and services say that something does not work. */
    private static final Pattern DOWN =
            Pattern.compile(
                    "(?m)^failed$|[ =:]\"?no\"?[;,]?$|\\bactive: (?:failed|activating)\\b|^\\S+ down\\b|\\b(?:pending|restarting|exited|notready|evicted|terminating|crashloopbackoff|imagepullbackoff|errimagepull)\\b|"
                            + IDLE);

    private static final Pattern READY =
            Pattern.compile(
                    "\\b(?:ready|healthy)\\b|(?<!\\S)([1-9]\\d?)/\\1(?!\\S)|\\bup (?:about )?(?:an?|\\d+) (?:second|minute|hour|day|week)s?\\b(?! \\()");
    private static final Pattern NOT_READY =
            Pattern.compile(
                    "\\b(?:(?:not|n't|never|no longer|un) ?(?:\\w+ )?(?:ready|healthy))\\b|(?<!\\S)0/[1-9]\\d?(?!\\S)|\\brestarting\\b");

    private static final Pattern SETTING =
            Pattern.compile(
                    "\\W*[\\w.-]+\\W*[:=]\\W*(?:true|false|yes|no|on|off|enabled|disabled)\\W*");

    /** Speaks of everything, so that a single failure is too many. */
    private static final Pattern ALL =
            Pattern.compile(
                    "\\b(?:all|every(?:thing)?|without (?:any )?(?:errors?|complaints?|warnings?|problems?)|(?<!of )the (?:\\w+ )?(?:tests?|suite|build|checks?)|(?<!of \\w{1,6} )tests|both)\\b");

    private static final Pattern TROUBLE =
            Pattern.compile(
                    "(?i)fail|(?<!-w)err|crash|denied|refused|cannot|not |no such|warn|fatal|unable|back-?off|✗|invalid|unknown|missing|timed? ?out");

    /** Says that something does not work any more. */
    private static final Pattern BROKEN =
            Pattern.compile("\\b(?:fail(?:s|ed)|faulted|crash(?:es|ed)|broken|broke|died)\\b");

    /** Says that something has been done. */
    private static final Pattern ACHIEVED =
            Pattern.compile(
                    "\\b(?:was|were|has been|have been|is|are) (?:(?!being|not|never)\\w+ )?(?:saved|created|restored|written|installed|removed|deleted|updated|started|uploaded|sent|copied|applied|deployed|pushed|published|merged|mounted)\\b"
                            + "|^\\W*(?:saved|created|restored|wrote|installed|removed|deleted|updated|started|uploaded|sent|copied|applied|deployed|pushed|published|merged|mounted|brought) ");

    private static final Pattern UNABLE =
            Pattern.compile(
                    "\\b(?:unable to|failed to|cannot|could not|couldn't|command not found)\\b");

    /** Says that something was not done. */
    private static final Pattern UNDONE =
            Pattern.compile(
                    "\\b(?:cannot|can't|could not|couldn't|fail(?:s|ed)? to|unable to|did not|didn't|has not|was not|were not|never) ([a-z]{4,})");

    private static final Pattern CONSEQUENCE = Pattern.compile(", so .*");
    private static final Pattern CODE = Pattern.compile("`[^`]*`");

    /** Says that something has been done, or how it is now. */
    private static final Pattern DONE =
            Pattern.compile(
                    "\\b(?:was|were|has|have|had|did|ran|i've|brought|gave|found|took|made|left|went|broke|came|built|sent|wrote|kept|lost|began|shrank|grew|fell|rose)\\b|\\b(?:is|are)\\b.*\\b(?:now|again|already|installed|fixed|restored|deleted|removed|committed|pushed|merged|applied|done)\\b"
                            + "|\\bi \\w+ed\\b|\\w{2,}ed (?:the|an?|all|its|your|this|that|it|them|to|both|every|one|two|three|four|five|x|\\d+)\\b");

    /** Says what it is for, what it would do, or that it has not run. */
    private static final Pattern INTENDED =
            Pattern.compile(
                    "^\\W*(?:to|if|once|before|after|when|unless|until|as soon as)\\b|\\b(?:do not|don't|never) \\w+ *$"
                            + "|^\\W*(?:then|next|finally|first|now),? (?!the\\b|it\\b|all\\b|we\\b|this\\b)[a-z]+ (?:the|your|all|it|an?|its)\\b"
                            + "|^\\s+(?!was|has|is|does|fails)[a-z]+[^s\\W]s (?:what|everything|the|all|every|your|only)\\b"
                            + "|(?:^|[.;:,]|\\b(?:then|and|now|next|first|finally|just|please|simply|again))\\W*"
                            + "(?:run|rerun|re-run|use|try|apply|execute|start|restart|repeat|check|see)\\b"
                            + "|\\b(?:will|would|should|could|can|may|might|must|needs?|i'd|i'll|let's|let me|please)\\b"
                            + "|\\b(?:have|has|want|going|about) to\\b|(?:\\bnot|n't|\\bnever) (?:yet|been)\\b|\\byet\\b");

    private static final Pattern RESULT =
            Pattern.compile(
                    "\\b(?:(?=[a-f]*\\d)[0-9a-f]{7,40}|\\d{3,}|\\d+(?:\\.\\d+)? ?(?:[KMGT]i?B?|ms))\\b");

    private Outcome() {}

    /** Whether a claim says what came of a command, rather than what it is for. */
    static boolean isReport(String claim) {
        String text = CODE.matcher(claim.toLowerCase(Locale.ROOT)).replaceAll("x");
        return !INTENDED.matcher(text).find()
                && (of(text) != 0 || state(text, WORKING, IDLE) != 0 || DONE.matcher(text).find());
    }

    /** Whether a claim has a number or a commit that only the output of a command can give. */
    static boolean namesResult(String claim, String command) {
        return !INTENDED.matcher(claim.toLowerCase(Locale.ROOT)).find()
                && RESULT.matcher(claim)
                        .results()
                        .anyMatch(result -> !command.contains(result.group()));
    }

    /** Returns how it went according to a claim, whatever its code is called. */
    static int claimed(String claim) {
        return of(CONSEQUENCE.matcher(CODE.matcher(claim).replaceAll("x")).replaceFirst(""));
    }

    /**
     * Whether the one says that it went well, and the other that it did not.
     *
     * @param report whether the other is what a command printed; settings count in any case
     */
    static boolean differs(String claim, String said, boolean report) {
        String bare = CODE.matcher(claim).replaceAll("x");
        int works = state(bare, WORKING, IDLE);
        boolean opposite =
                (works * state(said, WORKING, DOWN) < 0 && works * of(said) <= 0)
                        || state(bare, READY, NOT_READY) * state(said, READY, NOT_READY) < 0;
        if (!report) {
            return opposite && SETTING.matcher(said).matches();
        }
        boolean runs =
                works == 0
                        && isOf(BROKEN, bare)
                        && of(said) == 0
                        && said.indexOf('\n') < 0
                        && state(said, WORKING, DOWN) > 0;
        boolean refused = isOf(ACHIEVED, bare) && of(bare) == 0 && isOf(UNABLE, said);
        boolean someDown =
                isOf(ALL, bare)
                        && ((works > 0 && isOf(DOWN, said))
                                || (state(bare, READY, NOT_READY) > 0 && isOf(NOT_READY, said)));
        return opposite
                || someDown
                || runs
                || refused
                || isDone(bare, said)
                || claimed(claim) * of(said) < 0
                || (isOfAll(claim) && FAILURE.matcher(plain(said)).find());
    }

    /** Whether a text without any trouble says that what was not done was done. */
    private static boolean isDone(String claim, String said) {
        return !isTrouble(said)
                && UNDONE.matcher(claim.toLowerCase(Locale.ROOT))
                        .results()
                        .map(undone -> undone.group(1).replaceFirst("(?:ed|e)$", ""))
                        .anyMatch(verb -> said.matches("(?s).*\\b" + verb + "ed\\b.*"));
    }

    /** Whether a claim says that something was done. */
    static boolean isAchieved(String claim) {
        return isOf(ACHIEVED, CODE.matcher(claim).replaceAll("x"));
    }

    /** Whether a claim says that everything went well. */
    static boolean isOfAll(String claim) {
        return claimed(claim) > 0 && isOf(ALL, claim);
    }

    private static boolean isOf(Pattern kind, String text) {
        return kind.matcher(text.toLowerCase(Locale.ROOT)).find();
    }

    /** Returns 1 if it went well, -1 if it did not, and 0 if it does not say, or says both. */
    static int of(String text) {
        String plain = plain(text);
        boolean bad = FAILURE.matcher(plain).find();
        boolean good = SUCCESS.matcher(plain).find();
        return bad == good ? 0 : good ? 1 : -1;
    }

    private static int state(String text, Pattern on, Pattern off) {
        Matcher not = off.matcher(text.toLowerCase(Locale.ROOT));
        boolean isOff = not.find();
        boolean isOn = on.matcher(not.replaceAll(" ")).find();
        return isOn == isOff ? 0 : isOn ? 1 : -1;
    }

    /** Whether a text has a word of any trouble in it. */
    static boolean isTrouble(String text) {
        return TROUBLE.matcher(text).find();
    }

    /** Replaces phrases that would be misunderstood word by word. */
    private static String plain(String text) {
        String results = TESTED.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("$1");
        String lower =
                MESSAGES.matcher(ATTRIBUTE.matcher(results).replaceAll("$1 ")).replaceAll("");
        return NO_SUCCESS.matcher(NO_FAILURE.matcher(lower).replaceAll(" ✓ ")).replaceAll(" ✗ ");
    }
}
