package aish.front;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ShellNode;
import aish.bash.ShellScanner;
import aish.route.Dispatch;
import aish.route.Dispatch.Route;
import aish.route.LineRouter;
import aish.route.RouteFacts;

/**
 * Tells lines that are meant for aish from other text that someone piped into it: the output of a
 * program, source code, prose. Running such text line by line could do anything.
 */
public final class PipedLines {
    /** A longer list of single words is a list of names, even if all of them are commands. */
    private static final int MOST_SINGLE_WORDS = 10;

    /** Programs have such names. */
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_.+-]*");

    private final LineRouter router;
    private final RouteFacts facts;
    private final Set<String> defined = new HashSet<>();

    private final Predicate<String> isProgram;

    /** What a line is evidence of. */
    private enum Sign {
        /** It runs a command that exists here, or says itself where it goes. */
        COMMAND,
        /** It is a single word that is a command. */
        WORD,
        /** It could be a command that does not exist here, or it only defines something. */
        UNCLEAR,
        /** It does not look like a command. */
        TEXT,
        /** It says nothing. */
        NOTHING
    }

    /**
     * @param isProgram whether a path names a program
     */
    public PipedLines(LineRouter router, RouteFacts facts, Predicate<String> isProgram) {
        this.router = router;
        this.facts = facts;
        this.isProgram = isProgram;
    }

    /**
     * @param text the lines, or the start of them
     * @param isWhole whether there are no more lines
     */
    public boolean areForAish(String text, boolean isWhole) {
        List<Sign> signs = new ArrayList<>();
        StreamLines lines =
                new StreamLines(
                        new BufferedReader(new StringReader(text)), this::isShell, () -> false);
        String line = lines.nextWhole();
        while (line != null) {
            signs.add(sign(line));
            line = lines.nextWhole();
        }
        // the last one may go on
        return areForAish(
                isWhole || signs.size() <= 1 ? signs : signs.subList(0, signs.size() - 1));
    }

    private static boolean areForAish(List<Sign> signs) {
        int words = Collections.frequency(signs, Sign.WORD);
        int commands = Collections.frequency(signs, Sign.COMMAND) + words;
        int unclear = Collections.frequency(signs, Sign.UNCLEAR);
        int text = Collections.frequency(signs, Sign.TEXT);
        if (commands == 0) {
            return text == 0 && unclear <= 1;
        }
        boolean list = words == commands && words > MOST_SINGLE_WORDS;
        return !list && 2 * text <= commands && unclear <= 2 * commands;
    }

    private boolean isShell(String line) {
        return router.route(line, facts).route() instanceof Route.Shell;
    }

    private Sign sign(String line) {
        if (line.isBlank() || line.startsWith("#")) {
            return Sign.NOTHING;
        }
        Dispatch decision = router.route(line, facts);
        if (decision.isExplicit() || decision.route() instanceof Route.Meta) {
            return Sign.COMMAND;
        }
        ScanResult scan = ShellScanner.scan(line);
        Optional<String> name = scan.firstName().map(scan::unquoted);
        boolean asks =
                decision.route() instanceof Route.Ask && name.filter(defined::contains).isEmpty();
        Sign sign = asks ? Sign.TEXT : ofCommand(scan, name);
        boolean indented = Character.isWhitespace(line.charAt(0));
        boolean runs = sign == Sign.COMMAND || sign == Sign.WORD;
        // the unchanged lines of a patch are indented, and may be commands
        return indented && runs ? Sign.NOTHING : sign;
    }

    private Sign ofCommand(ScanResult scan, Optional<String> name) {
        if (!scan.complete() || !(scan.tree() instanceof ShellNode.Sequence tree)) {
            return Sign.TEXT;
        }
        if (!tree.items().isEmpty()
                && tree.items().getFirst() instanceof ShellNode.Function function) {
            defined.add(function.name());
            return Sign.UNCLEAR;
        }
        return name.map(found -> ofName(found, scan.words().size())).orElse(Sign.UNCLEAR);
    }

    private Sign ofName(String name, int words) {
        boolean path = name.indexOf('/') >= 0;
        boolean exists =
                facts.isCommand(name)
                        || defined.contains(name)
                        || name.startsWith("$")
                        || (path && isProgram.test(name));
        if (exists) {
            return words > 1 ? Sign.COMMAND : path ? Sign.UNCLEAR : Sign.WORD;
        }
        return NAME.matcher(name).matches() ? Sign.UNCLEAR : Sign.TEXT;
    }
}
