package aish.offline;

import module java.base;

/** Recognises what is not a task: greetings, thanks, and requests to explain something. */
final class Talk {
    /**
     * What a question turned out to be.
     *
     * @param group what the pattern captured, the second group first; empty if nothing
     * @param answer the answer from the table; empty if the program has to find it
     */
    record Match(String id, String group, String answer) {}

    private record Rule(String id, List<Pattern> patterns, String say, String command) {}

    private final List<Rule> rules = HelperTexts.entries("talk.txt").map(Talk::rule).toList();

    private static Rule rule(HelperTexts.Entry entry) {
        return new Rule(
                entry.id(),
                entry.values("when").stream()
                        .map(text -> Pattern.compile(text, Pattern.CASE_INSENSITIVE))
                        .toList(),
                entry.value("say"),
                entry.value("cmd"));
    }

    /** Returns what the question is; empty for a task. */
    Optional<Match> of(String question) {
        String plain = question.strip().replace('’', '\'').replaceAll("[?!.…,\\s]+$", "");
        for (Rule rule : rules) {
            for (Pattern pattern : rule.patterns()) {
                Matcher matcher = pattern.matcher(plain);
                if (matcher.find()) {
                    return Optional.of(match(rule, matcher));
                }
            }
        }
        return Optional.empty();
    }

    private static Match match(Rule rule, Matcher matcher) {
        String found = group(matcher, 1);
        String program = group(matcher, 2);
        String command =
                rule.command().isEmpty()
                        ? ""
                        : HelperRequest.COMMAND + rule.command().replace("{1}", found);
        return new Match(
                rule.id(), (program + " " + found).strip(), (rule.say() + command).strip());
    }

    private static String group(Matcher matcher, int number) {
        String group = matcher.groupCount() >= number ? matcher.group(number) : "";
        return group == null ? "" : group.strip();
    }
}
