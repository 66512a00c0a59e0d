package aish.route;

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
