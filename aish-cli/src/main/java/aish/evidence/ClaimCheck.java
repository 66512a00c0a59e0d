package aish.evidence;

import module java.base;

/**
 * Compares a claim with the lines that it cites: what stands there in quotation marks or backticks
 * must be in the lines, and its numbers too. It knows no other English than the words with which a
 * claim says how a command went.
 */
final class ClaimCheck {
    private static final Pattern CODE = Pattern.compile("(`+)(.+?)\\1");
    private static final Pattern QUOTATION = Pattern.compile("\"([^\"]{2,})\"|“([^”]{2,})”");
    private static final Pattern GAP = Pattern.compile("…|\\.\\.\\.");
    private static final Pattern TRIMMED = Pattern.compile("^\\W+(?=\\w)|[\\s.,;:]+$");

    /** A number that names a place or a position rather than something that is there. */
    private static final Pattern POSITION =
            Pattern.compile(
                    "(?i)^\\s*(?:[-*] )?\\d+[.)] |\\b(?:lines?|steps?|#) ?\\d+(?: ?[-–] ?\\d+)?");

    private static final Pattern WELL =
            Pattern.compile(
                    "(?i)\\b(?:passed|passes|succeeded|succeeds|success|successful|successfully|works)\\b");
    private static final Pattern BADLY =
            Pattern.compile("(?i)\\b(?:failed|fails|crashed|crashes|broken)\\b");
    private static final Pattern DENIED =
            Pattern.compile("(?i)\\b(?:no|not|never|without|0)\\b|n't\\b");

    private ClaimCheck() {}

    /**
     * Returns why the lines cannot say what is claimed, in a phrase: they have none of what it
     * quotes or counts. Empty if they may say so.
     */
    static Optional<String> problem(Claim claim, Passage passage) {
        Map<String, Boolean> literals = new LinkedHashMap<>();
        String rest = claim.text();
        for (Pattern literal : List.of(CODE, QUOTATION)) {
            literal.matcher(rest)
                    .results()
                    .forEach(each -> literals.put(each.group(), isThere(each, passage)));
            rest = literal.matcher(rest).replaceAll(" x ");
        }
        for (Measure number : Measure.in(POSITION.matcher(rest).replaceAll(" "))) {
            literals.put(number.number().toPlainString(), passage.has(number));
        }
        return literals.isEmpty() || literals.containsValue(true)
                ? Optional.empty()
                : Optional.of(literals.keySet().iterator().next() + " is not there");
    }

    /** Whether a passage has a quotation, of which parts may be left out. */
    private static boolean isThere(MatchResult quoted, Passage passage) {
        String text =
                IntStream.rangeClosed(1, quoted.groupCount())
                        .mapToObj(quoted::group)
                        .filter(group -> group != null && !group.startsWith("`"))
                        .findFirst()
                        .orElse("");
        return GAP.splitAsStream(text)
                .map(part -> TRIMMED.matcher(part).replaceAll(""))
                .allMatch(passage::has);
    }

    /** Returns why the exit status contradicts a claim, in a phrase; empty if it does not. */
    static Optional<String> problem(Claim claim, int status) {
        String text = CODE.matcher(claim.text()).replaceAll("x");
        boolean denied = DENIED.matcher(text).find();
        boolean well = WELL.matcher(text).find();
        boolean badly = BADLY.matcher(text).find();
        if (denied || well == badly || well == (status == 0)) {
            return Optional.empty();
        }
        return Optional.of("it ended with status " + status);
    }

    /** Whether a claim says how a command went. */
    static boolean isReport(Claim claim) {
        String text = CODE.matcher(claim.text()).replaceAll("x");
        return WELL.matcher(text).find() || BADLY.matcher(text).find();
    }
}
