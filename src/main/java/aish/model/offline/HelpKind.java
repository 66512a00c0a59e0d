package aish.model.offline;

import module java.base;

/** The kind of help that the user wants. */
sealed interface HelpKind {
    /** A command for a task. */
    record Task() implements HelpKind {}

    /** An explanation of a command; of the last one if none is given. */
    record Explain(Optional<String> command) implements HelpKind {}

    /** The reason for a failure. */
    record Failure() implements HelpKind {}

    /** What the helper is and can do. */
    record Introduction() implements HelpKind {}

    /** A reply to a greeting or to thanks. */
    record Courtesy() implements HelpKind {}

    /** The last suggestion again. */
    record Again() implements HelpKind {}

    /** Determines the kind from the words alone. */
    static HelpKind of(String question) {
        String plain = plain(question);
        if (Words.AGAIN.contains(plain)) {
            return new Again();
        }
        if (Words.COURTESIES.contains(plain)) {
            return new Courtesy();
        }
        if (Words.INTRODUCTION.matcher(plain).find()) {
            return new Introduction();
        }
        if (Words.FAILURE.matcher(plain).find()) {
            return new Failure();
        }
        return explain(question)
                .map(command -> (HelpKind) new Explain(command))
                .orElseGet(Task::new);
    }

    private static String plain(String question) {
        return question.strip()
                .toLowerCase(Locale.ROOT)
                .replace('’', '\'')
                .replaceAll("[?!.…,]+$", "")
                .strip();
    }

    private static Optional<Optional<String>> explain(String question) {
        String text = question.strip();
        Matcher last = Words.EXPLAIN_LAST.matcher(plain(question));
        if (last.matches()) {
            return Optional.of(Optional.empty());
        }
        for (Pattern pattern : Words.EXPLAIN) {
            Matcher matcher = pattern.matcher(text);
            if (matcher.matches()) {
                return Optional.of(Optional.of(matcher.group(1).strip()));
            }
        }
        return Optional.empty();
    }

    /** The words and patterns, compiled when the first question comes. */
    final class Words {
        private static final List<String> COURTESIES =
                List.of(
                        "hello",
                        "hi",
                        "hey",
                        "hello there",
                        "hi there",
                        "good morning",
                        "moin",
                        "good evening",
                        "thanks",
                        "thank you",
                        "thx",
                        "cheers",
                        "bye",
                        "goodbye",
                        "how are you",
                        "good job",
                        "nice",
                        "great",
                        "cool",
                        "test",
                        "ping");
        private static final List<String> AGAIN =
                List.of(
                        "yes",
                        "ok",
                        "okay",
                        "sure",
                        "do it",
                        "go ahead",
                        "run it",
                        "yes please",
                        "again",
                        "y",
                        "please do");
        private static final Pattern INTRODUCTION =
                Pattern.compile(
                        "\\b(who|what) are you\\b|what can you do|what do you know|are you (an? )?(ai|bot"
                                + "|human|llm|language model|model|chatgpt|robot|real)|your name"
                                + "|which model|what model|^help( me)?$|how do you work|introduce yourself");
        private static final Pattern FAILURE =
                Pattern.compile(
                        "why (did|does|has|is|was|doesn't|didn't|won't) (that|it|this|the (last |previous )?command|my"
                                + " command|the build)\\b.*\\b(fail|failed|failing|work|working|error|break|broken|crash|crashed)"
                                + "|what('s| is| was| went| did i do)? ?(wrong|the (error|problem|matter)|gone wrong)( here| there|"
                                + " with (that|it|this))?$|what went wrong|what did i do wrong|what does (this|that|the) error"
                                + "|explain (this|that|the|it|my)?( last)? ?(error|failure|problem|message)|^(can you |please |how do i"
                                + " )?(fix|solve|repair) (it|this|that|the error|this error|the problem)( please)?$|^why$"
                                + "|why( the)? (error|failure)|how (do|can) i fix (it|this|that)|^diagnose|it (failed|doesn't work|does not"
                                + " work|didn't work)|that (failed|didn't work)|what happened$|why not$");
        private static final Pattern EXPLAIN_LAST =
                Pattern.compile(
                        "(please )?(explain (it|this|that|this command|that command|the command|the last command)"
                                + "|what does (it|this|that|this command|that command|the last command) do|explain)");
        private static final List<Pattern> EXPLAIN =
                List.of(
                        Pattern.compile("(?is)\\s*explain\\s*:\\s*(.+)"),
                        Pattern.compile(
                                "(?is).*(?:explain|what (?:does|do|is|would)|meaning of|describe).*?`([^`]+)`.*"),
                        Pattern.compile(
                                "(?is)(?:please\\s+)?explain\\s+(?:the\\s+command\\s+|what\\s+)?['\"](.+)['\"](?:\\s+(?:does|means))?[?.]*"),
                        Pattern.compile(
                                "(?is)what (?:does|would) (?:the command )?['\"]?(.+?)['\"]? (?:do|mean)\\s*[?.]*"),
                        Pattern.compile(
                                "(?is)(?:please\\s+)?explain\\s+(?:the\\s+command\\s+|what\\s+)?(.+?)(?:\\s+does)?[?.]*"));

        private Words() {}
    }
}
