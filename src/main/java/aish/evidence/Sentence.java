package aish.evidence;

import module java.base;

/**
 * Tells what a sentence states from what it concludes, proposes or denies, as far as its small
 * words show.
 *
 * @param text without code and quotations, which are blank
 */
record Sentence(String text) {
    private static final Pattern CITED_TEXT = Pattern.compile("`+[^`]+`+|\"[^\"]*\"|“[^”]*”");

    /** What follows is how it should be, not how it is. */
    private static final Pattern REMEDY =
            Pattern.compile(
                    "(?i)(?<!\\b(?:the|a|this|that) )\\b(should|must|ought|instead of|rather than|chang(?:e|ing)\\s+(?:\\w+\\s+){0,4}to|"
                            + "replac(?:e|ing)|rename|switch(?:ing)? to|set (?:it|this|that) to|"
                            + "you (?:can|could|may|need)|needs? to|fix(?:ed)? (?:it )?(?:by|with)|(?:fix|solution) (?:is|would be) to|would|so that)\\b"
                            + "|(?:^|[.;:,]\\s)\\W*(?:add|use|try|consider|then|please|pass|set|declare|run|install|put|call|pin|raise|lower|increase"
                            + "|decrease|move|enable|disable|restart|edit|point|remove|delete|close|open)\\b");

    /** What follows is how it is, even in a proposal. */
    private static final Pattern STATED = Pattern.compile("\\b(?:which|that) (?:is|was|has)\\b");

    /** A part of a sentence that says more than what is there. */
    private static final Pattern CONCLUSION =
            Pattern.compile(
                    "(?i)^\\W*(?:so|thus|hence|therefore|meaning)\\b|\\b(?:might|could|if|unless|probably|"
                            + "likely|perhaps|presumably|would|should|means|implies|suggests|equivalent|e\\.g|for example)\\b");

    /** What stands in front of it is something else. */
    private static final Pattern SUCCESSOR =
            Pattern.compile("\\b(?:replaces|supersedes) (?:it|this|them)\\b");

    /** A sentence that starts with what it follows from. */
    private static final Pattern GIVEN =
            Pattern.compile("(?i)^\\W*(?:because|since|as|given|although|while|if|when)\\b");

    /** Under which circumstances something is so, which the lines need not repeat. */
    private static final Pattern CIRCUMSTANCE =
            Pattern.compile("(?i)^\\W*(?:with|after|before|since|despite) [^,]{1,60}, ");

    private static final Pattern PART =
            Pattern.compile(
                    "[;—]|: |, (?=(?:so|and|but|because|which|while|where|since|then|yet|it|he|she|they|there|this|that|the)\\b)");

    /** What follows is said to be absent. */
    private static final Pattern ABSENCE =
            Pattern.compile(
                    "(?i)\\b(no|not|never|nor|neither|without|lacks?|(?<!(?:the|a|one) )missing|absent|omits?|forgot|forgets|nothing|cannot|unlike)\\b|n't\\b");

    /** What stands in front of it is said to be absent. */
    private static final Pattern ABSENT =
            Pattern.compile(
                    "^`?\\W*(?:is|are|was|were)(?: not|n't) (?:among|in|there|listed|part|present|included|mentioned)\\b"
                            + "|^`?\\W*(?:is|are) (?:missing|absent|nowhere|gone)\\b");

    /** What something is said to come from. */
    private static final Pattern CAUSE =
            Pattern.compile(
                    "(?i)\\b(?:because(?: of)?|due to|caused by) ([^.;:`\"]{8,}?)(?:[,.;:]|$)"
                            + "|\\b(?:was|were|is|are|been) \\w+(?:ed|en|de|nt|ld) by (?:the |an? )?(?!process|default|hand\\b|accident|mistake)((?-i:[A-Z]{2,} )?[a-zA-Z]{4,}(?:'s [\\w ]{3,20})?)\\b");

    /** A cause that is the lack of something. */
    private static final Pattern LACK = Pattern.compile("(?i)\\b(?:no|without|lacks?)\\b");

    /** How far in front of something its denial may be. */
    private static final int DENIED = 40;

    static Sentence of(String text) {
        return new Sentence(
                CITED_TEXT.matcher(text).replaceAll(each -> " ".repeat(each.group().length())));
    }

    /** Whether what stands at that place need not be where the sentence says that it is from. */
    boolean isDoubtful(int at) {
        Matcher circumstance = CIRCUMSTANCE.matcher(text);
        return isRemedy(at)
                || (circumstance.find() && at < circumstance.end())
                || isPartDoubtful(at)
                || ABSENT.matcher(text.substring(at).stripLeading()).find();
    }

    /** Whether what stands at that place is proposed or supposed, rather than stated or denied. */
    boolean isSupposed(int at) {
        return isRemedy(at) || CONCLUSION.matcher(text.substring(0, at)).find();
    }

    private boolean isRemedy(int at) {
        Matcher remedy = REMEDY.matcher(text);
        return remedy.find()
                && at >= remedy.start()
                && !STATED.matcher(text.substring(remedy.start(), at)).find();
    }

    private boolean isPartDoubtful(int at) {
        int from = 0;
        int to = text.length();
        for (Matcher end = PART.matcher(text); to == text.length() && end.find(); ) {
            if (end.end() > at) {
                to = end.start();
            } else {
                from = end.end();
            }
        }
        String before = text.substring(from, Math.max(from, at));
        boolean given = from == 0 && to < text.length() && GIVEN.matcher(before).find();
        return given
                || ABSENCE.matcher(before.substring(Math.max(0, before.length() - DENIED))).find()
                || CONCLUSION.matcher(before).find()
                || SUCCESSOR.matcher(text.substring(from, Math.max(from, to))).find();
    }

    /** Where a cause is named, or someone who did something, and in which words. */
    record Cause(int start, int end, List<String> words) {}

    List<Cause> causes() {
        List<Cause> causes = new ArrayList<>();
        for (Matcher cause = CAUSE.matcher(text); cause.find(); ) {
            boolean agent = cause.group(1) == null;
            List<String> words = Prose.words(cause.group(agent ? 2 : 1));
            if (words.size() > (agent ? 0 : 1)
                    && !isDoubtful(cause.start())
                    && !LACK.matcher(cause.group()).find()) {
                causes.add(new Cause(cause.start(), cause.end(), words));
            }
        }
        return causes;
    }
}
