package aish.evidence;

import module java.base;

/** Whether a text says that something went well or badly, as far as its words show. */
final class Outcome {
    /** Phrases that contain a word of failure and say the opposite, and the other way round. */
    private static final Pattern NO_FAILURE =
            Pattern.compile(
                    "\\b(?:0|no|zero|without(?: any)?) (?:\\w+ )?(?:errors?|failures?|failed|warnings?|problems?|issues?|vulnerabilities)\\b"
                            + "|\\b(?:errors?|failures?|failed|skipped)[:=] ?0\\b|\\b(?:did|does|do|has|have)(?: not|n't) fail(?:ed)?\\b"
                            + "|\\b(?:never|not) fail(?:s|ed)?\\b|error-free");

    private static final Pattern NO_SUCCESS =
            Pattern.compile(
                    "\\b(?:not|never|no longer|un|in|0)[- ]?(?:successful(?:ly)?|succeed(?:s|ed)?|pass(?:es|ed|ing)?|complete(?:d)?)\\b"
                            + "|\\b(?:did|does|do|is|are|was|were|has|have|could|can)(?: not|n't) (?:\\w+ )?(?:succeed|pass|work|complete|build|compile|start)\\b");

    private static final Pattern FAILURE =
            Pattern.compile(
                    "\\b(?:fail(?:s|ed|ing|ures?)?|errors?|fatal|exceptions?|panic(?:ked)?|traceback|denied|refused|crash(?:es|ed)?"
                            + "|abort(?:ed)?|segfault|segmentation|cannot|could not|couldn't|unable|broken|timed out|timeout|killed|rejected|e[0-9]{4}|err!?)\\b|\\*\\*\\*|✗|✘");

    private static final Pattern SUCCESS =
            Pattern.compile(
                    "\\b(?:success(?:ful|fully)?|succeed(?:s|ed)?|pass(?:es|ed|ing)?|ok|works?|worked|green|complete[sd]?|normally|cleanly|finished|up to date|clean|healthy|compiles|builds? cleanly|no failure)\\b|✓|✔");

    /** Speaks of everything, so that a single failure is too many. */
    private static final Pattern ALL =
            Pattern.compile(
                    "\\b(?:all|every(?:thing)?|the (?:\\w+ )?(?:tests?|suite|build|checks?)|tests|both)\\b");

    private Outcome() {}

    /** Whether the one says that it went well, and the other that it did not. */
    static boolean differs(String claim, String said) {
        int claimed = of(claim);
        boolean fails = claimed > 0 && ALL.matcher(claim.toLowerCase(Locale.ROOT)).find();
        return claimed * of(said) < 0 || (fails && FAILURE.matcher(plain(said)).find());
    }

    /** Returns 1 if it went well, -1 if it did not, and 0 if it does not say, or says both. */
    static int of(String text) {
        String plain = plain(text);
        boolean bad = FAILURE.matcher(plain).find();
        boolean good = SUCCESS.matcher(plain).find();
        return bad == good ? 0 : good ? 1 : -1;
    }

    /** Replaces phrases that would be misunderstood word by word. */
    private static String plain(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return NO_SUCCESS.matcher(NO_FAILURE.matcher(lower).replaceAll(" ✓ ")).replaceAll(" ✗ ");
    }
}
