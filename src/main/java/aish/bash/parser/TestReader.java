package aish.bash.parser;

import aish.bash.Chars;
import aish.bash.ShellNode;
import aish.bash.ShellWord;
import aish.bash.Span;
import aish.bash.WordPart;
import java.util.ArrayList;
import java.util.List;

/** Parses {@code [[ … ]]}. */
final class TestReader {
    private final ParserInput source;
    private final WordReader words;
    private final List<ShellWord> found = new ArrayList<>();

    TestReader(ParserInput source, WordReader words) {
        this.source = source;
        this.words = words;
    }

    ShellNode read() {
        int start = source.at();
        source.expect("[[");
        expression();
        source.skipNewlines();
        if (!atEnd()) {
            throw source.fail("expected ]]");
        }
        source.expect("]]");
        return new ShellNode.Test(found, source.since(start));
    }

    private boolean atEnd() {
        return source.looksAt("]]")
                && (!source.has(source.at() + 2) || Chars.endsWord(source.peek(2)));
    }

    private void expression() {
        source.deeper();
        do {
            term();
            source.skipNewlines();
        } while (source.accept("&&") || source.accept("||"));
        source.shallower();
    }

    private void term() {
        source.skipNewlines();
        while (source.current() == '!' && Chars.endsWord(source.peek(1))) {
            source.next();
            source.skipNewlines();
        }
        if (source.accept("(")) {
            expression();
            source.skipNewlines();
            source.expect(")");
            return;
        }
        ShellWord first = operand();
        source.skipNewlines();
        if (atTermEnd()) {
            return;
        }
        if (isUnary(first)) {
            operand();
            return;
        }
        binary();
    }

    private boolean atTermEnd() {
        return atEnd()
                || source.looksAt("&&")
                || source.looksAt("||")
                || source.current() == ')'
                || source.ended();
    }

    private static boolean isUnary(ShellWord word) {
        return word.parts().size() == 1
                && word.parts().getFirst() instanceof WordPart.Literal(String text, Span _)
                && text.length() == 2
                && text.charAt(0) == '-'
                && Character.isLetter(text.charAt(1));
    }

    private void binary() {
        if (source.accept("<") || source.accept(">")) {
            source.skipBlanks();
            operand();
            return;
        }
        ShellWord operator = operand();
        if (!isBinary(operator)) {
            throw source.fail("expected an operator of a test");
        }
        source.skipBlanks();
        if (operator.isPlain("=~")) {
            found.add(required(words.regex()));
        } else {
            operand();
        }
    }

    private static boolean isBinary(ShellWord word) {
        if (word.parts().size() != 1
                || !(word.parts().getFirst() instanceof WordPart.Literal(String text, Span _))) {
            return false;
        }
        return switch (text) {
            case "=", "==", "!=", "=~", "-eq", "-ne", "-lt", "-le", "-gt", "-ge" -> true;
            case "-nt", "-ot", "-ef" -> true;
            default -> false;
        };
    }

    private ShellWord operand() {
        source.skipBlanks();
        ShellWord word = required(words.word());
        found.add(word);
        return word;
    }

    private ShellWord required(ShellWord word) {
        if (word.parts().isEmpty()) {
            throw source.fail("an operand of a test is missing");
        }
        return word;
    }
}
