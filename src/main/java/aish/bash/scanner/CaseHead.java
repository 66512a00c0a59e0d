package aish.bash.scanner;

import aish.bash.ControlOperator;
import aish.bash.OpenConstruct;
import aish.bash.TokenKind;
import aish.bash.WordRole;
import java.util.Optional;

/** A {@code case} outside its clauses: its subject and the patterns. */
final class CaseHead extends TokenFrame {
    private enum Stage {
        SUBJECT,
        IN,
        /** Before a clause, where the case may end. */
        CLAUSE,
        PATTERN,
        AFTER_PATTERN
    }

    private Stage stage = Stage.SUBJECT;

    @Override
    WordFrame newWord(ScanPass pass) {
        return new WordFrame(pass, this, WordRole.PLAIN, TokenKind.ARGUMENT, pass.nextCommand());
    }

    @Override
    void word(ScanPass pass, WordFrame word) {
        switch (stage) {
            case SUBJECT -> stage = Stage.IN;
            case IN -> in(pass, word);
            case CLAUSE -> clause(pass, word);
            case PATTERN -> stage = Stage.AFTER_PATTERN;
            case AFTER_PATTERN -> pass.fail();
        }
    }

    private void in(ScanPass pass, WordFrame word) {
        if (word.plainText(pass).equals("in")) {
            word.reclassify(pass, WordRole.KEYWORD, TokenKind.KEYWORD);
        } else {
            pass.fail();
        }
        stage = Stage.CLAUSE;
    }

    private void clause(ScanPass pass, WordFrame word) {
        stage = Stage.AFTER_PATTERN;
        if (word.plainText(pass).equals("esac")) {
            word.reclassify(pass, WordRole.KEYWORD, TokenKind.KEYWORD);
            pass.pop();
        }
    }

    @Override
    void operator(ScanPass pass, ControlOperator operator) {
        if (stage == Stage.CLAUSE && operator == ControlOperator.LEFT) {
            stage = Stage.PATTERN;
        } else if (stage == Stage.AFTER_PATTERN && operator == ControlOperator.PIPE) {
            stage = Stage.PATTERN;
        } else if (operator == ControlOperator.RIGHT) {
            beginClause(pass);
        } else {
            pass.fail();
        }
    }

    private void beginClause(ScanPass pass) {
        if (stage != Stage.AFTER_PATTERN) {
            pass.fail();
        }
        stage = Stage.CLAUSE;
        CommandList.open(pass, Enclosure.CASE_CLAUSE);
    }

    @Override
    void redirection(ScanPass pass, RedirectionOperator redirection) {
        pass.fail();
    }

    @Override
    void newline(ScanPass pass) {
        if (stage != Stage.IN && stage != Stage.CLAUSE) {
            pass.fail();
        }
    }

    @Override
    Optional<OpenConstruct> open() {
        return Optional.of(OpenConstruct.CASE);
    }
}
