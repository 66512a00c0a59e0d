package aish.bash;

import aish.bash.parser.CommandReader;
import aish.bash.parser.ParserInput;
import aish.bash.parser.SyntaxFailure;

/**
 * Parses bash text into a tree without expanding or running anything. Whatever is not understood
 * makes the whole text {@link ShellNode.Unparsed}, so that nobody concludes from half a tree.
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
