package aish.route;

import aish.route.Lexicon.SortedLines;
import aish.safety.rules.Wrappers;

/**
 * What the words after a program's name are, from {@code programs.tsv}: its subcommands, those of
 * some subcommands ({@code docker compose}), or a mark such as {@code <command>} if they are not
 * names.
 */
public final class Programs {
    private final SortedLines lines;

    /**
     * @param text sorted lines in UTF-8, each terminated by a line feed
     */
    public Programs(byte[] text) {
        this.lines = new SortedLines(text);
    }

    static Programs load() {
        return new Programs(Lexicon.resource("programs.tsv"));
    }

    OperandKind operandsOf(String program) {
        int place = lines.find(program);
        if (place == SortedLines.NOWHERE) {
            return OperandKind.NAMES;
        }
        for (OperandKind operands : OperandKind.values()) {
            if (lines.text().startsWith(operands.mark(), place) && !operands.mark().isEmpty()) {
                return operands;
            }
        }
        return OperandKind.SUBCOMMAND;
    }

    /** Whether the arguments of a program are themselves a command. */
    boolean isWrapper(String program) {
        return hasSubcommand(program, OperandKind.COMMAND.mark()) && Wrappers.has(program);
    }

    /**
     * @param path a program, or a program and its subcommand
     */
    boolean isKnown(String path) {
        return lines.find(path) != SortedLines.NOWHERE;
    }

    /**
     * @param path a program, or a program and its subcommand
     */
    boolean hasSubcommand(String path, String word) {
        int place = lines.find(path);
        if (place == SortedLines.NOWHERE) {
            return false;
        }
        String text = lines.text();
        int end = text.indexOf('\n', place);
        int at = text.indexOf(word, place, end);
        while (at >= 0) {
            int after = at + word.length();
            if (isBorder(text.charAt(at - 1)) && isBorder(text.charAt(after))) {
                return true;
            }
            at = text.indexOf(word, at + 1, end);
        }
        return false;
    }

    private static boolean isBorder(char c) {
        return c <= ' ';
    }

    /** What kind of operands a program takes. */
    enum OperandKind {
        /** Names of any kind. */
        NAMES("", 2),

        /** A subcommand, then names. */
        SUBCOMMAND("", 4),

        /** Names of files, often several. */
        FILES("<files>", 4),

        /** A text to search for, then names. */
        TEXT("<text>", 3),

        /** What to build. */
        TARGETS("<target>", 3),

        /** The name of a command, perhaps followed by its own arguments. */
        COMMAND("<command>", 1),

        /** Names that differ from English only in that they exist here: {@code more notes}. */
        EVIDENCE("<evidence>", 1),

        /** A number; any other word means that the line is not a command. */
        NUMBER("<number>", 0),

        /** At most options. */
        NOTHING("<nothing>", 0);

        private final String mark;
        private final int most;

        OperandKind(String mark, int most) {
            this.mark = mark;
            this.most = most;
        }

        /** How {@code programs.tsv} spells it; empty if it does not occur there. */
        String mark() {
            return mark;
        }

        /** How many English words may follow before the line is weighed instead. */
        int most() {
            return most;
        }
    }
}
