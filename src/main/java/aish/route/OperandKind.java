package aish.route;

/** What the words after a program's name are. */
enum OperandKind {
    /** Names of any kind. */
    NAMES("", 2),

    /** A subcommand, then names. */
    SUBCOMMAND("", 4),

    /** Names of files, often several. */
    FILES("<files>", 4),

    /** A text to look for, then names. */
    TEXT("<text>", 3),

    /** What is to be made. */
    TARGETS("<target>", 3),

    /** The name of a command, and perhaps its own words. */
    COMMAND("<command>", 1),

    /** Names that are told from English only by being there: {@code more notes}. */
    EVIDENCE("<evidence>", 1),

    /** A number, so any other word is none of the program's. */
    NUMBER("<number>", 0),

    /** Options at most. */
    NOTHING("<nothing>", 0);

    private final String mark;
    private final int most;

    OperandKind(String mark, int most) {
        this.mark = mark;
        this.most = most;
    }

    /** How {@code programs.tsv} says it; empty where it does not. */
    String mark() {
        return mark;
    }

    /** How many words of English may follow before the line is weighed instead. */
    int most() {
        return most;
    }
}
