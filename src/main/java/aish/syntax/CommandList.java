package aish.syntax;

import aish.syntax.Redirection.Target;
import aish.syntax.WordFrame.Assigning;
import java.util.Optional;

/** Commands up to the end of what encloses them. */
class CommandList extends TokenFrame {
    private final Enclosure enclosure;
    private Stage stage = Stage.FRESH;
    private Target awaited = Target.NONE;
    private boolean declares;
    private int command;
    private int outerHeredocs;

    CommandList(Enclosure enclosure) {
        this.enclosure = enclosure;
    }

    /** Opens {@code $(}, {@code <(} or {@code >(}. */
    static void openSubstitution(ScanPass pass) {
        pass.take(Kind.OPERATOR, 2);
        open(pass, Enclosure.SUBSTITUTION);
    }

    static void open(ScanPass pass, Enclosure enclosure) {
        CommandList list = new CommandList(enclosure);
        pass.push(list);
        list.entered(pass);
    }

    /** Goes on in the next section of the same compound command. */
    static void replace(ScanPass pass, Enclosure enclosure) {
        pass.pop();
        open(pass, enclosure);
    }

    final void entered(ScanPass pass) {
        command = pass.nextCommand();
        if (enclosure.hasLinesOfItsOwn()) {
            outerHeredocs = pass.heredocs().enter();
        }
    }

    final void left(ScanPass pass) {
        if (enclosure.hasLinesOfItsOwn()) {
            pass.heredocs().leave(outerHeredocs);
        }
    }

    final Enclosure enclosure() {
        return enclosure;
    }

    final Stage stage() {
        return stage;
    }

    final void stage(Stage now) {
        stage = now;
    }

    @Override
    WordFrame newWord(ScanPass pass) {
        return switch (awaited) {
            case FILE -> word(pass, Role.REDIRECT_TARGET, Kind.ARGUMENT);
            case DELIMITER, DELIMITER_WITH_TABS ->
                    word(pass, Role.HEREDOC_DELIMITER, Kind.REDIRECTION);
            case NONE -> commandWord(pass);
        };
    }

    private WordFrame word(ScanPass pass, Role role, Kind kind) {
        return new WordFrame(pass, this, role, kind, command);
    }

    private WordFrame commandWord(ScanPass pass) {
        if (stage == Stage.FUNCTION) {
            return word(pass, Role.NAME, Kind.COMMAND);
        }
        if (stage == Stage.LEADING || (stage.reserves() && stage != Stage.COPROC_NAMED)) {
            return word(pass, Role.COMMAND, Kind.COMMAND).assigning(Assigning.LEADING);
        }
        Kind kind = pass.peek(0) == '-' ? Kind.OPTION : Kind.ARGUMENT;
        return word(pass, Role.ARGUMENT, kind)
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
            pass.heredocs().announce(word.raw(pass), Heredocs.Tabs.KEPT);
        } else if (awaited == Target.DELIMITER_WITH_TABS) {
            pass.heredocs().announce(word.raw(pass), Heredocs.Tabs.STRIPPED);
        }
        awaited = Target.NONE;
    }

    private boolean reserved(ScanPass pass, WordFrame word) {
        ReservedWord reserved = stage.reserves() ? ReservedWord.of(word.plainText(pass)) : null;
        if (reserved == null || (reserved == ReservedWord.TIME && stage == Stage.AFTER_PIPE)) {
            return false;
        }
        word.becomes(pass, Role.KEYWORD, Kind.KEYWORD);
        Compound.reserved(pass, this, reserved);
        return true;
    }

    private void ordinary(ScanPass pass, WordFrame word) {
        if (stage == Stage.TIMED && word.plainText(pass).equals("-p")) {
            word.becomes(pass, Role.ARGUMENT, Kind.OPTION);
            return;
        }
        boolean assignment = word.role() == Role.ASSIGNMENT;
        switch (stage) {
            case NAMED, ARGUMENTS, COPROC_NAMED -> stage = Stage.ARGUMENTS;
            case FUNCTION -> stage = Stage.FUNCTION_NAMED;
            case COMPOUND, COMPOUND_REDIRECTED -> pass.fail();
            case FUNCTION_NAMED, FUNCTION_PARENTHESIS, FUNCTION_BODY -> pass.fail();
            case COPROC -> stage = assignment ? Stage.LEADING : Stage.COPROC_NAMED;
            case LEADING -> stage = assignment ? Stage.LEADING : Stage.ARGUMENTS;
            case FRESH, SEPARATED, AFTER_AND_OR, AFTER_PIPE, NEGATED, TIMED ->
                    stage = assignment ? Stage.LEADING : Stage.NAMED;
        }
        if (word.role() == Role.COMMAND) {
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
    void redirection(ScanPass pass, Redirection redirection) {
        if (awaited != Target.NONE) {
            pass.fail();
        }
        awaited = redirection.target();
        switch (stage) {
            case NAMED, ARGUMENTS, COPROC_NAMED -> stage = Stage.ARGUMENTS;
            case COMPOUND, COMPOUND_REDIRECTED -> stage = Stage.COMPOUND_REDIRECTED;
            case FUNCTION, FUNCTION_NAMED, FUNCTION_PARENTHESIS, FUNCTION_BODY -> pass.fail();
            case FRESH, SEPARATED, AFTER_AND_OR, AFTER_PIPE, NEGATED, TIMED, LEADING, COPROC ->
                    stage = Stage.LEADING;
        }
    }

    @Override
    void operator(ScanPass pass, Operator operator) {
        missTarget(pass);
        switch (operator) {
            case SEMICOLON -> separate(pass, Stage.SEPARATED, stage.endsPipeline());
            case BACKGROUND -> separate(pass, Stage.SEPARATED, stage.endsCommand());
            case AND, OR -> separate(pass, Stage.AFTER_AND_OR, stage.endsCommand());
            case PIPE, PIPE_BOTH -> separate(pass, Stage.AFTER_PIPE, stage.endsCommand());
            case BREAK, FALL_THROUGH, BREAK_TEST_NEXT -> Compound.endClause(pass, this);
            case LEFT -> Compound.leftParenthesis(pass, this);
            case RIGHT -> Compound.rightParenthesis(pass, this);
        }
    }

    private void separate(ScanPass pass, Stage next, boolean allowed) {
        if (!allowed) {
            pass.fail();
        }
        stage = next;
        declares = false;
        command = pass.nextCommand();
    }

    private void missTarget(ScanPass pass) {
        if (awaited != Target.NONE) {
            awaited = Target.NONE;
            pass.fail();
        }
    }

    @Override
    void newline(ScanPass pass) {
        missTarget(pass);
        if (!stage.spansLines()) {
            separate(pass, Stage.SEPARATED, stage.endsPipeline());
        }
    }

    /** Whether what encloses the list may end here. */
    final boolean mayEnd() {
        return stage.endsCommand()
                || stage == Stage.SEPARATED
                || (stage == Stage.FRESH && enclosure.mayBeEmpty());
    }

    @Override
    Optional<Open> open() {
        return switch (stage) {
            case AFTER_AND_OR, AFTER_PIPE -> Optional.of(Open.PIPE);
            case FUNCTION_NAMED, FUNCTION_BODY -> Optional.of(Open.FUNCTION);
            default -> enclosure.open();
        };
    }
}
