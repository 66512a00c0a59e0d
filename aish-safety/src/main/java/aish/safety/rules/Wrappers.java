package aish.safety.rules;

import module java.base;

import aish.text.Resource;

/**
 * The programs and builtins that run the command which their operands are, such as {@code sudo}.
 * Reads the two topics that have them and nothing else, because the router asks while a line is
 * typed.
 */
public final class Wrappers {
    private static final Pattern RULE = Pattern.compile("([^ ]+) : .*(?<= )@[12]\\$(?: .*)?");

    private static final Set<String> NAMES =
            Stream.of("kb/shell.txt", "kb/wrappers.txt")
                    .flatMap(topic -> Resource.text(Wrappers.class, topic).lines())
                    .map(RULE::matcher)
                    .filter(Matcher::matches)
                    .flatMap(rule -> Stream.of(rule.group(1).split(",", -1)))
                    .collect(Collectors.toSet());

    private Wrappers() {}

    public static boolean has(String program) {
        return NAMES.contains(program);
    }
}
