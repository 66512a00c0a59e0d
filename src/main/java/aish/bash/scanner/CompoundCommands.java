package aish.bash.scanner;

import aish.bash.ReservedWord;

/** Opens and closes compound commands within a list. */
final class CompoundCommands {
    private CompoundCommands() {}

    /** Handles a reserved word. */
    static void reserved(ScanPass pass, CommandList list, ReservedWord word) {
        switch (word) {
            case IF -> enter(pass, list, Enclosure.IF_CONDITION);
            case WHILE, UNTIL -> enter(pass, list, Enclosure.LOOP_CONDITION);
            case LEFT_BRACE -> enter(pass, list, Enclosure.BRACES);
            case FOR, SELECT, CASE, LEFT_TEST -> enterHead(pass, list, word);
            case NOT, TIME, FUNCTION, COPROC -> introduce(pass, list, word);
            case THEN, ELIF, ELSE, FI, DO, DONE, ESAC, RIGHT_BRACE -> proceed(pass, list, word);
            case IN, RIGHT_TEST -> pass.fail();
        }
    }

    private static void enter(ScanPass pass, CommandList list, Enclosure enclosure) {
        expectCompound(pass, list);
        CommandList.open(pass, enclosure);
    }

    private static void enterHead(ScanPass pass, CommandList list, ReservedWord word) {
        expectCompound(pass, list);
        switch (word) {
            case CASE -> pass.push(new CaseHead());
            case LEFT_TEST -> pass.push(new TestExpression());
            default -> pass.push(new LoopHead(word));
        }
    }

    private static void expectCompound(ScanPass pass, CommandList list) {
        if (!list.stage().startsCompound()) {
            pass.fail();
        }
        list.stage(ListStage.COMPOUND);
    }

    private static void introduce(ScanPass pass, CommandList list, ReservedWord word) {
        boolean prefix = word == ReservedWord.NOT || word == ReservedWord.TIME;
        boolean definition = list.stage().startsCommand() && list.stage() != ListStage.COPROC;
        if (prefix ? !list.stage().startsPipeline() : !definition) {
            pass.fail();
        }
        switch (word) {
            case NOT -> list.stage(ListStage.NEGATED);
            case TIME -> list.stage(ListStage.TIMED);
            case FUNCTION -> list.stage(ListStage.FUNCTION);
            default -> list.stage(ListStage.COPROC);
        }
    }

    /** Starts the next section of a compound command, or ends it. */
    private static void proceed(ScanPass pass, CommandList list, ReservedWord word) {
        if (!list.mayEnd() || !continues(list.enclosure(), word)) {
            pass.fail();
            list.stage(ListStage.COMPOUND);
            return;
        }
        switch (word) {
            case THEN -> CommandList.replace(pass, Enclosure.THEN_PART);
            case ELIF -> CommandList.replace(pass, Enclosure.IF_CONDITION);
            case ELSE -> CommandList.replace(pass, Enclosure.ELSE_PART);
            case DO -> CommandList.replace(pass, Enclosure.LOOP_BODY);
            case ESAC -> endCase(pass);
            default -> pass.pop();
        }
    }

    private static boolean continues(Enclosure enclosure, ReservedWord word) {
        return switch (enclosure) {
            case IF_CONDITION -> word == ReservedWord.THEN;
            case THEN_PART ->
                    word == ReservedWord.ELIF
                            || word == ReservedWord.ELSE
                            || word == ReservedWord.FI;
            case ELSE_PART -> word == ReservedWord.FI;
            case LOOP_CONDITION -> word == ReservedWord.DO;
            case LOOP_BODY -> word == ReservedWord.DONE;
            case BRACES, LOOP_BRACES -> word == ReservedWord.RIGHT_BRACE;
            case CASE_CLAUSE -> word == ReservedWord.ESAC;
            case TEXT, SUBSHELL, FUNCTION_PARENTHESES, SUBSTITUTION, BACKTICKS -> false;
        };
    }

    /** Closes the last clause and the case around it. */
    private static void endCase(ScanPass pass) {
        pass.pop();
        pass.pop();
    }

    /** Handles {@code ;;} or one of its variants. */
    static void endClause(ScanPass pass, CommandList list) {
        if (list.enclosure() == Enclosure.CASE_CLAUSE && list.mayEnd()) {
            pass.pop();
        } else {
            pass.fail();
            list.stage(ListStage.SEPARATED);
        }
    }

    /** Handles a {@code (}. */
    static void leftParenthesis(ScanPass pass, CommandList list) {
        ListStage stage = list.stage();
        if (stage == ListStage.NAMED) {
            list.stage(ListStage.FUNCTION_PARENTHESIS);
            return;
        }
        expectCompound(pass, list);
        if (pass.peek(0) == '(' && pass.mayBacktrack()) {
            Arithmetic.open(pass, Arithmetic.Form.COMMAND);
        } else if (stage == ListStage.FUNCTION_NAMED) {
            CommandList.open(pass, Enclosure.FUNCTION_PARENTHESES);
        } else {
            CommandList.open(pass, Enclosure.SUBSHELL);
        }
    }

    /** Handles a {@code )}. */
    static void rightParenthesis(ScanPass pass, CommandList list) {
        if (list.stage() == ListStage.FUNCTION_PARENTHESIS) {
            list.stage(ListStage.FUNCTION_BODY);
        } else if (list.enclosure().endsWithParenthesis()) {
            closeParenthesis(pass, list);
        } else {
            pass.fail();
            recover(pass);
        }
    }

    private static void closeParenthesis(ScanPass pass, CommandList list) {
        if (!list.mayEnd()) {
            pass.fail();
        }
        boolean definition =
                list.enclosure() == Enclosure.FUNCTION_PARENTHESES
                        && list.stage() == ListStage.FRESH;
        list.left(pass);
        pass.pop();
        if (definition && pass.top() instanceof CommandList outer) {
            outer.stage(ListStage.FUNCTION_BODY);
        }
    }

    /**
     * Closes what the parenthesis was most likely meant to close, so that wrong text keeps sensible
     * colours.
     */
    private static void recover(ScanPass pass) {
        if (!pass.insideParentheses()) {
            return;
        }
        while (!(pass.top() instanceof CommandList list)
                || !list.enclosure().endsWithParenthesis()) {
            pass.pop();
        }
        closeParenthesis(pass, list);
    }
}
