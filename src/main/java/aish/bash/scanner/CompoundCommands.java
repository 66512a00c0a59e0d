package aish.bash.scanner;

import module java.base;

import aish.bash.ControlOperator;
import aish.bash.ReservedWord;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.WordRole;
import aish.bash.scanner.CommandList.Enclosure;
import aish.bash.scanner.CommandList.ListStage;
import aish.bash.scanner.PartFrame.Arithmetic;
import aish.bash.scanner.PendingHeredocs.RedirectionOperator;

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

    /** A {@code case} outside its clauses: its subject and the patterns. */
    private static final class CaseHead extends TokenFrame {
        private enum CaseStage {
            SUBJECT,
            IN,
            /** Before a clause, where the case may end. */
            CLAUSE,
            PATTERN,
            AFTER_PATTERN
        }

        private CaseStage stage = CaseStage.SUBJECT;

        @Override
        WordFrame newWord(ScanPass pass) {
            return new WordFrame(
                    pass, this, WordRole.PLAIN, TokenKind.ARGUMENT, pass.nextCommand());
        }

        @Override
        void word(ScanPass pass, WordFrame word) {
            switch (stage) {
                case SUBJECT -> stage = CaseStage.IN;
                case IN -> in(pass, word);
                case CLAUSE -> clause(pass, word);
                case PATTERN -> stage = CaseStage.AFTER_PATTERN;
                case AFTER_PATTERN -> pass.fail();
            }
        }

        private void in(ScanPass pass, WordFrame word) {
            if (word.plainText(pass).equals("in")) {
                word.reclassify(pass, WordRole.KEYWORD, TokenKind.KEYWORD);
            } else {
                pass.fail();
            }
            stage = CaseStage.CLAUSE;
        }

        private void clause(ScanPass pass, WordFrame word) {
            stage = CaseStage.AFTER_PATTERN;
            if (word.plainText(pass).equals("esac")) {
                word.reclassify(pass, WordRole.KEYWORD, TokenKind.KEYWORD);
                pass.pop();
            }
        }

        @Override
        void operator(ScanPass pass, ControlOperator operator) {
            if (stage == CaseStage.CLAUSE && operator == ControlOperator.LEFT) {
                stage = CaseStage.PATTERN;
            } else if (stage == CaseStage.AFTER_PATTERN && operator == ControlOperator.PIPE) {
                stage = CaseStage.PATTERN;
            } else if (operator == ControlOperator.RIGHT) {
                beginClause(pass);
            } else {
                pass.fail();
            }
        }

        private void beginClause(ScanPass pass) {
            if (stage != CaseStage.AFTER_PATTERN) {
                pass.fail();
            }
            stage = CaseStage.CLAUSE;
            CommandList.open(pass, Enclosure.CASE_CLAUSE);
        }

        @Override
        void redirection(ScanPass pass, RedirectionOperator redirection) {
            pass.fail();
        }

        @Override
        void newline(ScanPass pass) {
            if (stage != CaseStage.IN && stage != CaseStage.CLAUSE) {
                pass.fail();
            }
        }

        @Override
        Optional<OpenConstruct> open() {
            return Optional.of(OpenConstruct.CASE);
        }
    }

    /** A {@code for} or {@code select} up to its body. */
    private static final class LoopHead extends TokenFrame {
        private enum LoopStage {
            NAME,
            NAMED,
            ITEMS,
            AFTER_ARITHMETIC,
            BODY
        }

        private final ReservedWord loop;
        private LoopStage stage = LoopStage.NAME;

        LoopHead(ReservedWord loop) {
            this.loop = loop;
        }

        @Override
        WordFrame newWord(ScanPass pass) {
            boolean name = stage == LoopStage.NAME;
            return new WordFrame(
                    pass,
                    this,
                    name ? WordRole.NAME : WordRole.PLAIN,
                    name ? TokenKind.VARIABLE : TokenKind.ARGUMENT,
                    pass.nextCommand());
        }

        @Override
        void word(ScanPass pass, WordFrame word) {
            switch (stage) {
                case NAME -> stage = LoopStage.NAMED;
                case NAMED -> afterName(pass, word);
                case ITEMS -> {}
                case AFTER_ARITHMETIC, BODY -> body(pass, word);
            }
        }

        private void afterName(ScanPass pass, WordFrame word) {
            String text = word.plainText(pass);
            if (text.equals("in")) {
                word.reclassify(pass, WordRole.KEYWORD, TokenKind.KEYWORD);
                stage = LoopStage.ITEMS;
            } else if (text.equals("do")) {
                body(pass, word);
            } else {
                pass.fail();
            }
        }

        private void body(ScanPass pass, WordFrame word) {
            switch (word.plainText(pass)) {
                case "do" -> begin(pass, word, Enclosure.LOOP_BODY);
                case "{" -> begin(pass, word, Enclosure.LOOP_BRACES);
                default -> pass.fail();
            }
        }

        private static void begin(ScanPass pass, WordFrame word, Enclosure enclosure) {
            word.reclassify(pass, WordRole.KEYWORD, TokenKind.KEYWORD);
            CommandList.replace(pass, enclosure);
        }

        @Override
        void operator(ScanPass pass, ControlOperator operator) {
            if (operator == ControlOperator.SEMICOLON
                    && stage != LoopStage.NAME
                    && stage != LoopStage.BODY) {
                stage = LoopStage.BODY;
            } else if (opensArithmetic(pass, operator)) {
                stage = LoopStage.AFTER_ARITHMETIC;
                Arithmetic.open(pass, Arithmetic.Form.LOOP);
            } else {
                pass.fail();
            }
        }

        private boolean opensArithmetic(ScanPass pass, ControlOperator operator) {
            return operator == ControlOperator.LEFT
                    && stage == LoopStage.NAME
                    && loop == ReservedWord.FOR
                    && pass.peek(0) == '(';
        }

        @Override
        void redirection(ScanPass pass, RedirectionOperator redirection) {
            pass.fail();
        }

        @Override
        void newline(ScanPass pass) {
            switch (stage) {
                case NAME -> pass.fail();
                case ITEMS, AFTER_ARITHMETIC -> stage = LoopStage.BODY;
                case NAMED, BODY -> {}
            }
        }

        @Override
        Optional<OpenConstruct> open() {
            return Optional.of(OpenConstruct.LOOP);
        }
    }
}
