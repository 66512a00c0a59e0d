package aish.bash.scanner;

import aish.bash.ControlOperator;
import aish.bash.OpenConstruct;
import aish.bash.ReservedWord;
import aish.bash.TokenKind;
import aish.bash.WordRole;
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
                name ? WordRole.NAME : WordRole.PLAIN,
                name ? TokenKind.VARIABLE : TokenKind.ARGUMENT,
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
            word.reclassify(pass, WordRole.KEYWORD, TokenKind.KEYWORD);
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
        word.reclassify(pass, WordRole.KEYWORD, TokenKind.KEYWORD);
        CommandList.replace(pass, enclosure);
    }

    @Override
    void operator(ScanPass pass, ControlOperator operator) {
        if (operator == ControlOperator.SEMICOLON && stage != Stage.NAME && stage != Stage.BODY) {
            stage = Stage.BODY;
        } else if (opensArithmetic(pass, operator)) {
            stage = Stage.AFTER_ARITHMETIC;
            Arithmetic.open(pass, Arithmetic.Form.LOOP);
        } else {
            pass.fail();
        }
    }

    private boolean opensArithmetic(ScanPass pass, ControlOperator operator) {
        return operator == ControlOperator.LEFT
                && stage == Stage.NAME
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
            case ITEMS, AFTER_ARITHMETIC -> stage = Stage.BODY;
            case NAMED, BODY -> {}
        }
    }

    @Override
    Optional<OpenConstruct> open() {
        return Optional.of(OpenConstruct.LOOP);
    }
}
