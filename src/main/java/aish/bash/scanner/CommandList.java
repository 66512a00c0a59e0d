package aish.bash.scanner;

import module java.base;

import aish.bash.ControlOperator;
import aish.bash.ReservedWord;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.WordRole;
import aish.bash.scanner.PendingHeredocs.RedirectionOperator;
import aish.bash.scanner.PendingHeredocs.RedirectionOperator.Target;
import aish.bash.scanner.WordFrame.Assigning;

/** A list of commands up to the end of its enclosure. */
class CommandList extends TokenFrame {
    private final Enclosure enclosure;
    private ListStage stage = ListStage.FRESH;
    private Target awaited = Target.NONE;
    private boolean declares;
    private int command;
    private int outerHeredocs;

    CommandList(Enclosure enclosure) {
        this.enclosure = enclosure;
    }

    /** Opens {@code $(}, {@code <(} or {@code >(}. */
    static void openSubstitution(ScanPass pass) {
        pass.consume(TokenKind.OPERATOR, 2);
        open(pass, Enclosure.SUBSTITUTION);
    }

    static void open(ScanPass pass, Enclosure enclosure) {
        CommandList list = new CommandList(enclosure);
        pass.push(list);
        list.entered(pass);
    }

    /** Continues with the next section of the same compound command. */
    static void replace(ScanPass pass, Enclosure enclosure) {
        pass.pop();
        open(pass, enclosure);
    }

    final void entered(ScanPass pass) {
        command = pass.nextCommand();
        if (enclosure.hasOwnLines()) {
            outerHeredocs = pass.heredocs().enter();
        }
    }

    final void left(ScanPass pass) {
        if (enclosure.hasOwnLines()) {
            pass.heredocs().leave(outerHeredocs);
        }
    }

    final Enclosure enclosure() {
        return enclosure;
    }

    final ListStage stage() {
        return stage;
    }

    final void stage(ListStage now) {
        stage = now;
    }

    @Override
    WordFrame newWord(ScanPass pass) {
        return switch (awaited) {
            case FILE -> word(pass, WordRole.REDIRECT_TARGET, TokenKind.ARGUMENT);
            case DELIMITER, DELIMITER_WITH_TABS ->
                    word(pass, WordRole.HEREDOC_DELIMITER, TokenKind.REDIRECTION);
            case NONE -> commandWord(pass);
        };
    }

    private WordFrame word(ScanPass pass, WordRole role, TokenKind kind) {
        return new WordFrame(pass, this, role, kind, command);
    }

    private WordFrame commandWord(ScanPass pass) {
        if (stage == ListStage.FUNCTION) {
            return word(pass, WordRole.NAME, TokenKind.COMMAND);
        }
        if (stage == ListStage.LEADING || (stage.reserves() && stage != ListStage.COPROC_NAMED)) {
            return word(pass, WordRole.COMMAND, TokenKind.COMMAND).assigning(Assigning.LEADING);
        }
        TokenKind kind = pass.peek(0) == '-' ? TokenKind.OPTION : TokenKind.ARGUMENT;
        return word(pass, WordRole.ARGUMENT, kind)
                .assigning(declares ? Assigning.DECLARED : Assigning.NEVER);
    }

    @Override
    void word(ScanPass pass, WordFrame word) {
        if (awaited != Target.NONE) {
            redirected(pass, word);
        } else if (!reserved(pass, word)) {
            ordinary(pass, word);
        }
    }

    private void redirected(ScanPass pass, WordFrame word) {
        if (awaited == Target.DELIMITER) {
            pass.heredocs().announce(word.raw(pass), PendingHeredocs.Tabs.KEPT);
        } else if (awaited == Target.DELIMITER_WITH_TABS) {
            pass.heredocs().announce(word.raw(pass), PendingHeredocs.Tabs.STRIPPED);
        }
        awaited = Target.NONE;
    }

    private boolean reserved(ScanPass pass, WordFrame word) {
        ReservedWord reserved = stage.reserves() ? ReservedWord.of(word.plainText(pass)) : null;
        if (reserved == null || (reserved == ReservedWord.TIME && stage == ListStage.AFTER_PIPE)) {
            return false;
        }
        word.reclassify(pass, WordRole.KEYWORD, TokenKind.KEYWORD);
        CompoundCommands.reserved(pass, this, reserved);
        return true;
    }

    private void ordinary(ScanPass pass, WordFrame word) {
        if (stage == ListStage.TIMED && word.plainText(pass).equals("-p")) {
            word.reclassify(pass, WordRole.ARGUMENT, TokenKind.OPTION);
            return;
        }
        boolean assignment = word.role() == WordRole.ASSIGNMENT;
        switch (stage) {
            case NAMED, ARGUMENTS, COPROC_NAMED -> stage = ListStage.ARGUMENTS;
            case FUNCTION -> stage = ListStage.FUNCTION_NAMED;
            case COMPOUND, COMPOUND_REDIRECTED -> pass.fail();
            case FUNCTION_NAMED, FUNCTION_PARENTHESIS, FUNCTION_BODY -> pass.fail();
            case COPROC -> stage = assignment ? ListStage.LEADING : ListStage.COPROC_NAMED;
            case LEADING -> stage = assignment ? ListStage.LEADING : ListStage.ARGUMENTS;
            case FRESH, SEPARATED, AFTER_AND_OR, AFTER_PIPE, NEGATED, TIMED ->
                    stage = assignment ? ListStage.LEADING : ListStage.NAMED;
        }
        if (word.role() == WordRole.COMMAND) {
            declares = takesAssignments(word.plainText(pass));
        }
    }

    private static boolean takesAssignments(String builtin) {
        return switch (builtin) {
            case "alias", "declare", "eval", "export", "let", "local", "readonly", "typeset" ->
                    true;
            default -> false;
        };
    }

    @Override
    void redirection(ScanPass pass, RedirectionOperator redirection) {
        if (awaited != Target.NONE) {
            pass.fail();
        }
        awaited = redirection.target();
        switch (stage) {
            case NAMED, ARGUMENTS, COPROC_NAMED -> stage = ListStage.ARGUMENTS;
            case COMPOUND, COMPOUND_REDIRECTED -> stage = ListStage.COMPOUND_REDIRECTED;
            case FUNCTION, FUNCTION_NAMED, FUNCTION_PARENTHESIS, FUNCTION_BODY -> pass.fail();
            case FRESH, SEPARATED, AFTER_AND_OR, AFTER_PIPE, NEGATED, TIMED, LEADING, COPROC ->
                    stage = ListStage.LEADING;
        }
    }

    @Override
    void operator(ScanPass pass, ControlOperator operator) {
        failIfTargetMissing(pass);
        switch (operator) {
            case SEMICOLON -> separate(pass, ListStage.SEPARATED, stage.endsPipeline());
            case BACKGROUND -> separate(pass, ListStage.SEPARATED, stage.endsCommand());
            case AND, OR -> separate(pass, ListStage.AFTER_AND_OR, stage.endsCommand());
            case PIPE, PIPE_BOTH -> separate(pass, ListStage.AFTER_PIPE, stage.endsCommand());
            case BREAK, FALL_THROUGH, BREAK_TEST_NEXT -> CompoundCommands.endClause(pass, this);
            case LEFT -> CompoundCommands.leftParenthesis(pass, this);
            case RIGHT -> CompoundCommands.rightParenthesis(pass, this);
        }
    }

    private void separate(ScanPass pass, ListStage next, boolean allowed) {
        if (!allowed) {
            pass.fail();
        }
        stage = next;
        declares = false;
        command = pass.nextCommand();
    }

    private void failIfTargetMissing(ScanPass pass) {
        if (awaited != Target.NONE) {
            awaited = Target.NONE;
            pass.fail();
        }
    }

    @Override
    void newline(ScanPass pass) {
        failIfTargetMissing(pass);
        if (!stage.spansLines()) {
            separate(pass, ListStage.SEPARATED, stage.endsPipeline());
        }
    }

    /** Whether the enclosure may end here. */
    final boolean mayEnd() {
        return stage.endsCommand()
                || stage == ListStage.SEPARATED
                || (stage == ListStage.FRESH && enclosure.mayBeEmpty());
    }

    @Override
    Optional<OpenConstruct> open() {
        return switch (stage) {
            case AFTER_AND_OR, AFTER_PIPE -> Optional.of(OpenConstruct.PIPE);
            case FUNCTION_NAMED, FUNCTION_BODY -> Optional.of(OpenConstruct.FUNCTION);
            default -> enclosure.open();
        };
    }

    /** What encloses a list of commands. */
    enum Enclosure {
        TEXT(Optional.empty()),
        SUBSHELL(Optional.of(OpenConstruct.PARENTHESIS)),
        /** After {@code function NAME}: a subshell, or the empty parentheses of the definition. */
        FUNCTION_PARENTHESES(Optional.of(OpenConstruct.PARENTHESIS)),
        SUBSTITUTION(Optional.of(OpenConstruct.SUBSTITUTION)),
        BACKTICKS(Optional.of(OpenConstruct.BACKTICK)),
        BRACES(Optional.of(OpenConstruct.BRACE)),
        IF_CONDITION(Optional.of(OpenConstruct.IF)),
        THEN_PART(Optional.of(OpenConstruct.IF)),
        ELSE_PART(Optional.of(OpenConstruct.IF)),
        LOOP_CONDITION(Optional.of(OpenConstruct.LOOP)),
        LOOP_BODY(Optional.of(OpenConstruct.LOOP)),
        LOOP_BRACES(Optional.of(OpenConstruct.LOOP)),
        CASE_CLAUSE(Optional.of(OpenConstruct.CASE));

        private final Optional<OpenConstruct> open;

        Enclosure(Optional<OpenConstruct> open) {
            this.open = open;
        }

        Optional<OpenConstruct> open() {
            return open;
        }

        boolean endsWithParenthesis() {
            return this == SUBSHELL || this == SUBSTITUTION || this == FUNCTION_PARENTHESES;
        }

        /** Whether its newlines are its own and do not end the outer line. */
        boolean hasOwnLines() {
            return this == SUBSTITUTION || this == BACKTICKS;
        }

        boolean mayBeEmpty() {
            return this == SUBSTITUTION || this == FUNCTION_PARENTHESES || this == CASE_CLAUSE;
        }
    }

    /**
     * The commands between two backticks. Bash looks only for the next unescaped backtick and
     * reports no errors before it; so that position is the end of the text for every frame inside,
     * and the outer state is saved to be restored.
     */
    static final class Backticks extends CommandList {
        private final boolean brokenBefore;
        private final int parenthesesBefore;
        private final int heredocsBefore;

        private Backticks(ScanPass pass) {
            super(Enclosure.BACKTICKS);
            this.brokenBefore = pass.broken();
            this.parenthesesBefore = pass.parentheses();
            this.heredocsBefore = pass.heredocs().count();
        }

        static void open(ScanPass pass) {
            pass.consume(TokenKind.OPERATOR, 1);
            Backticks backticks = new Backticks(pass);
            pass.push(backticks);
            backticks.entered(pass);
            pass.enterBackticks(backticks, findClose(pass));
        }

        private static int findClose(ScanPass pass) {
            int place = pass.at();
            while (place < pass.limit() && pass.text().charAt(place) != '`') {
                place += pass.text().charAt(place) == '\\' ? 2 : 1;
            }
            return Math.min(place, pass.limit());
        }

        /** Drops what is still open inside and continues after the closing backtick. */
        void close(ScanPass pass) {
            pass.top().flush(pass);
            while (pass.top() != this) {
                if (pass.top() instanceof WordFrame word) {
                    word.log(pass, QuoteState.NONE);
                }
                pass.pop();
            }
            pass.heredocs().truncate(heredocsBefore);
            left(pass);
            pass.leaveBackticks(brokenBefore);
            pass.consume(TokenKind.OPERATOR, 1);
            pass.pop();
        }

        boolean brokenBefore() {
            return brokenBefore;
        }

        int parenthesesBefore() {
            return parenthesesBefore;
        }
    }

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
                case FRESH, SEPARATED, AFTER_AND_OR, AFTER_PIPE, FUNCTION_NAMED, FUNCTION_BODY ->
                        true;
                default -> false;
            };
        }
    }
}
