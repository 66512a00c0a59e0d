package aish.syntax;

import java.util.Optional;

/** A {@code for} or {@code select} up to its body. */
final class LoopHead extends TokenFrame {
    private enum Stage {
        NAME,
        NAMED,
        ITEMS,
        AFTER_ARITHMETIC,
        BODY
    }

    private final ReservedWord loop;
    private Stage stage = Stage.NAME;

    LoopHead(ReservedWord loop) {
        this.loop = loop;
    }

    @Override
    WordFrame newWord(ScanPass pass) {
        boolean name = stage == Stage.NAME;
        return new WordFrame(
                pass,
                this,
                name ? Role.NAME : Role.PLAIN,
                name ? Kind.VARIABLE : Kind.ARGUMENT,
                pass.nextCommand());
    }

    @Override
    void word(ScanPass pass, WordFrame word) {
        switch (stage) {
            case NAME -> stage = Stage.NAMED;
            case NAMED -> afterName(pass, word);
            case ITEMS -> {}
            case AFTER_ARITHMETIC, BODY -> body(pass, word);
        }
    }

    private void afterName(ScanPass pass, WordFrame word) {
        String text = word.plainText(pass);
        if (text.equals("in")) {
            word.becomes(pass, Role.KEYWORD, Kind.KEYWORD);
            stage = Stage.ITEMS;
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
        word.becomes(pass, Role.KEYWORD, Kind.KEYWORD);
        CommandList.replace(pass, enclosure);
    }

    @Override
    void operator(ScanPass pass, Operator operator) {
        if (operator == Operator.SEMICOLON && stage != Stage.NAME && stage != Stage.BODY) {
            stage = Stage.BODY;
        } else if (opensArithmetic(pass, operator)) {
            stage = Stage.AFTER_ARITHMETIC;
            Arithmetic.open(pass, Arithmetic.Form.LOOP);
        } else {
            pass.fail();
        }
    }

    private boolean opensArithmetic(ScanPass pass, Operator operator) {
        return operator == Operator.LEFT
                && stage == Stage.NAME
                && loop == ReservedWord.FOR
                && pass.peek(0) == '(';
    }

    @Override
    void redirection(ScanPass pass, Redirection redirection) {
        pass.fail();
    }

    @Override
    void newline(ScanPass pass) {
        switch (stage) {
            case NAME -> pass.fail();
            case ITEMS, AFTER_ARITHMETIC -> stage = Stage.BODY;
            case NAMED, BODY -> {}
        }
    }

    @Override
    Optional<Open> open() {
        return Optional.of(Open.LOOP);
    }
}
