package aish.front;

import module java.base;

import aish.bash.ShellQuoting;
import aish.route.Decision.Route;

/**
 * A line from the command line of aish: one argument, used as it is, or several words that another
 * shell has already split and unquoted.
 */
public record GivenLine(List<String> words) {
    /** Words that, first on a line, say where it goes. */
    private static final Set<String> PREFIXES = Set.of("$", "!", "?");

    private static final Pattern SPACE = Pattern.compile("\\s+");

    public GivenLine {
        words = List.copyOf(words);
    }

    public static GivenLine of(String line) {
        return new GivenLine(List.of(line));
    }

    public boolean isBlank() {
        return String.join("", words).isBlank();
    }

    /**
     * Returns what to type at the prompt for it. The words of a command are quoted again, so that
     * each stays one argument and means nothing else; a question keeps its words as they are.
     *
     * @param router decides where a line goes
     */
    public String text(Function<String, Route> router) {
        if (words.size() == 1) {
            return words.getFirst();
        }
        return switch (router.apply(joined(GivenLine::grouped))) {
            case Route.Shell _ -> joined(ShellQuoting::quote);
            case Route.Ask _ -> hasPrefix() ? plain() : "? " + plain();
            case Route.Meta _ -> plain();
        };
    }

    /** Quotes only what would fall apart, so that a question still looks like one. */
    private static String grouped(String word) {
        boolean whole = !word.isEmpty() && !SPACE.matcher(word).find();
        return whole ? word : ShellQuoting.quote(word);
    }

    private String joined(UnaryOperator<String> quoting) {
        List<String> quoted = new ArrayList<>();
        for (String word : words) {
            boolean prefix = quoted.isEmpty() && hasPrefix();
            quoted.add(prefix ? word : quoting.apply(word));
        }
        return String.join(" ", quoted);
    }

    private boolean hasPrefix() {
        String first = words.getFirst();
        return PREFIXES.contains(first) || first.startsWith(":");
    }

    private String plain() {
        return SPACE.matcher(String.join(" ", words)).replaceAll(" ").strip();
    }
}
