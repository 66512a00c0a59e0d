package aish.route;

import module java.base;

import aish.bash.ShellScanner;
import aish.route.Dispatch.Route;
import aish.route.FirstWordClassifier.FirstWord;
import org.jspecify.annotations.Nullable;

/**
 * Decides where a line goes: by an explicit prefix if it has one, otherwise by how it looks. The
 * result depends only on the line and the facts.
 */
public final class LineRouter {
    private static final String EXEC = "exec";
    private static final String ASK = "ask";

    /** The characters, besides names and digits, that make a dollar before them an expansion. */
    private static final String EXPANDED = "({['\"@*#?-$!";

    /** Loaded on first use, so that reading the weights does not delay the first prompt. */
    private static final class Guess {
        static final LineModel MODEL = LineModel.load();
        static final ProseGuess PROSE = new ProseGuess(MODEL);

        /** Being called is enough. */
        static void load() {}
    }

    /** Reads the weights, so that the first line need not wait for it. */
    public static void load() {
        Guess.load();
    }

    /** Loads what routing needs, so that the first keystroke need not wait for it. */
    public static void warmUp(RouteFacts facts) {
        decide("ls -l", facts);
        facts.isNameFor("git", "main");
    }

    /** The last decision, kept because the editor asks several times about the same text. */
    private record Remembered(String line, long moment, Dispatch decision) {}

    private volatile @Nullable Remembered remembered;

    public Dispatch route(String line, RouteFacts facts) {
        long moment = facts.version();
        Remembered last = remembered;
        if (last != null && last.moment == moment && last.line.equals(line)) {
            return last.decision;
        }
        Dispatch decision = decide(line, facts);
        remembered =
                moment == RouteFacts.UNVERSIONED ? null : new Remembered(line, moment, decision);
        return decision;
    }

    /** Returns where the first command of a line starts, after keywords such as {@code time}. */
    public static int startOfCommand(String line) {
        return FirstWord.afterKeywords(line);
    }

    /** Returns the programs known by name, whether or not they are installed here. */
    public static List<String> knownCommands() {
        return Guess.MODEL.lexicon().commands();
    }

    private static Dispatch decide(String line, RouteFacts facts) {
        String text = trim(line);
        if (text.isEmpty()) {
            return Dispatch.shell("", "empty", "nothing was typed");
        }
        return switch (text.charAt(0)) {
            case ':' -> colon(text);
            case '/' -> slash(text, facts);
            case '$' -> dollar(text, facts);
            case '!' -> bang(text);
            case '?' -> question(text);
            case '%' -> job(text, facts);
            case '>' -> redirection(text, facts);
            default -> guess(text, facts);
        };
    }

    /** Strips spaces, but keeps one that a trailing backslash escapes. */
    private static String trim(String line) {
        String text = line.strip();
        String rest = line.stripLeading().substring(text.length());
        return text.endsWith("\\") && !rest.isEmpty() ? text + rest.charAt(0) : text;
    }

    /**
     * Lines that continue an unfinished command belong to it, however much they read like prose.
     */
    private static Dispatch guess(String text, RouteFacts facts) {
        int end = text.indexOf('\n');
        if (end > 0) {
            String first = text.substring(0, end);
            Dispatch decision = Guess.PROSE.decide(first, facts);
            if (decision.route() instanceof Route.Shell && !ShellScanner.scan(first).complete()) {
                return Dispatch.shell(
                        text, "block", "its first line is an unfinished shell command");
            }
        }
        return Guess.PROSE.decide(text, facts);
    }

    private static Dispatch colon(String text) {
        String name = metaName(text);
        if (name.isEmpty()) {
            return Dispatch.shell(
                    text, "colon", "a colon alone is a shell command that does nothing");
        }
        return meta(text, name);
    }

    private static Dispatch meta(String text, String name) {
        String arguments = text.substring(1 + name.length()).strip();
        String rule = Dispatch.PREFIX + text.charAt(0);
        return switch (name.toLowerCase(Locale.ROOT)) {
            case EXEC -> Dispatch.shell(arguments, rule, ":exec always runs in the shell");
            case ASK -> Dispatch.ask(arguments, rule, ":ask always asks the model");
            default ->
                    new Dispatch(
                            new Route.Meta(name, arguments),
                            rule,
                            "it starts with " + text.charAt(0) + name);
        };
    }

    private static Dispatch slash(String text, RouteFacts facts) {
        String name = metaName(text);
        boolean ends = text.length() == 1 + name.length() || text.charAt(1 + name.length()) <= ' ';
        boolean known = facts.isMeta(name) || name.equals(EXEC) || name.equals(ASK);
        if (!name.isEmpty() && ends && known && !facts.isFile("/" + name)) {
            return meta(text, name);
        }
        return guess(text, facts);
    }

    /** Returns the name after the first character: letters, digits, hyphens and underscores. */
    private static String metaName(String text) {
        int end = 1;
        while (end < text.length() && isNameCharacter(text.charAt(end))) {
            end++;
        }
        return text.substring(1, end);
    }

    private static boolean isNameCharacter(char c) {
        return Character.isLetterOrDigit(c) || c == '-' || c == '_';
    }

    private static Dispatch dollar(String text, RouteFacts facts) {
        if (text.length() == 1) {
            return Dispatch.shell("", Dispatch.PREFIX + "$", "nothing follows the $");
        }
        char next = text.charAt(1);
        if (next <= ' ') {
            return Dispatch.shell(
                    text.substring(1).strip(), Dispatch.PREFIX + "$", "it starts with $");
        }
        if (isExpansion(text, facts)) {
            return Dispatch.shell(
                    text, "expansion", "it starts with a variable or another expansion");
        }
        return Dispatch.shell(
                text.substring(1),
                Dispatch.PREFIX + "$",
                "it starts with $, and no such variable is set");
    }

    private static boolean isExpansion(String text, RouteFacts facts) {
        char next = text.charAt(1);
        if (!Character.isLetter(next) && next != '_') {
            return Character.isDigit(next) || EXPANDED.indexOf(next) >= 0;
        }
        int end = 1;
        while (end < text.length()
                && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_')) {
            end++;
        }
        return facts.isVariable(text.substring(1, end));
    }

    private static Dispatch bang(String text) {
        if (text.length() > 1 && text.charAt(1) <= ' ') {
            return Dispatch.shell(
                    text.substring(1).strip(), Dispatch.PREFIX + "!", "it starts with !");
        }
        return Dispatch.shell(text, "history", "it repeats a line from the history");
    }

    /**
     * Recognises a job by its number or name, alone or with the {@code &} that resumes it in the
     * background.
     */
    private static Dispatch job(String text, RouteFacts facts) {
        String rest = text.substring(FirstWord.endOf(text, 0)).strip();
        return rest.isEmpty() || rest.equals("&")
                ? Dispatch.shell(text, "job", "it names one of the shell's jobs")
                : guess(text, facts);
    }

    /**
     * Recognises a redirection without a command, which is how a shell creates or empties a file.
     */
    private static Dispatch redirection(String text, RouteFacts facts) {
        int name = text.startsWith(">>") || text.startsWith(">|") ? 2 : 1;
        return name < text.length() && FirstWord.endOf(text, name) == text.length()
                ? Dispatch.shell(text, "redirection", "it creates or empties a file")
                : guess(text, facts);
    }

    private static Dispatch question(String text) {
        return Dispatch.ask(text.substring(1).strip(), Dispatch.PREFIX + "?", "it starts with ?");
    }
}
