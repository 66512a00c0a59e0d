package aish.bash.scanner;

/** The state of scanning a list of commands. */
enum ListStage {
    /** At the start. */
    FRESH,
    /** After a newline, {@code ;} or {@code &}. */
    SEPARATED,
    AFTER_AND_OR,
    AFTER_PIPE,
    /** After {@code !}. */
    NEGATED,
    /** After {@code time}. */
    TIMED,
    /** After leading assignments and redirections. */
    LEADING,
    /** After the command's name and nothing else. */
    NAMED,
    ARGUMENTS,
    /** After a compound command. */
    COMPOUND,
    COMPOUND_REDIRECTED,
    /** After {@code function}. */
    FUNCTION,
    /** After {@code function NAME}. */
    FUNCTION_NAMED,
    /** After {@code NAME (}. */
    FUNCTION_PARENTHESIS,
    /** After {@code NAME ( )}. */
    FUNCTION_BODY,
    /** After {@code coproc}. */
    COPROC,
    /** After {@code coproc NAME}. */
    COPROC_NAMED;

    /** Whether a simple command may start. */
    boolean startsCommand() {
        return switch (this) {
            case FRESH, SEPARATED, AFTER_AND_OR, AFTER_PIPE, NEGATED, TIMED, COPROC -> true;
            default -> false;
        };
    }

    /** Whether {@code if}, {@code (} and the like may start a compound command. */
    boolean startsCompound() {
        return startsCommand()
                || this == FUNCTION_NAMED
                || this == FUNCTION_BODY
                || this == COPROC_NAMED;
    }

    /** Whether bash looks for reserved words. */
    boolean reserves() {
        return startsCompound() || this == COMPOUND;
    }

    /** Whether {@code !} and {@code time} are allowed here. */
    boolean startsPipeline() {
        return startsCommand() && this != AFTER_PIPE && this != COPROC;
    }

    /** Whether a command has been read that an operator may follow. */
    boolean endsCommand() {
        return switch (this) {
            case LEADING, NAMED, ARGUMENTS, COMPOUND, COMPOUND_REDIRECTED, COPROC_NAMED -> true;
            default -> false;
        };
    }

    /** Whether {@code ;} may follow, including after a lone {@code !} or {@code time}. */
    boolean endsPipeline() {
        return endsCommand() || this == NEGATED || this == TIMED;
    }

    /** Whether newlines may precede what is expected. */
    boolean spansLines() {
        return switch (this) {
            case FRESH, SEPARATED, AFTER_AND_OR, AFTER_PIPE, FUNCTION_NAMED, FUNCTION_BODY -> true;
            default -> false;
        };
    }
}
