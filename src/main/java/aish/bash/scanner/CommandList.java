package aish.bash.scanner;

import aish.bash.ControlOperator;
import aish.bash.OpenConstruct;
import aish.bash.ReservedWord;
import aish.bash.TokenKind;
import aish.bash.WordRole;
import aish.bash.scanner.RedirectionOperator.Target;
import aish.bash.scanner.WordFrame.Assigning;
import java.util.Optional;

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
}
