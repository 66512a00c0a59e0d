package aish.bash;

import aish.bash.parser.CommandReader;
import aish.bash.parser.ParserInput;
import aish.bash.parser.ParserInput.SyntaxFailure;

/**
 * Parses bash text into a tree without expanding or running anything. If any part cannot be parsed,
 * the whole text is {@link ShellNode.Unparsed}, so that no caller draws conclusions from half a
 * tree.
 */
public final class ShellParser {
    private ShellParser() {}

    public static ShellNode parse(String text) {
        try {
            return new CommandReader(new ParserInput(text, null, 0)).all();
        } catch (SyntaxFailure failure) {
            int place = failure.place();
            return new ShellNode.Unparsed(
                    failure.why(), new Span(Math.min(place, text.length()), text.length()));
        }
    }
}
