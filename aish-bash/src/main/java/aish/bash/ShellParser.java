package aish.bash;

/**
 * Parses bash text into a tree without expanding or running anything. If any part cannot be parsed,
 * the whole text is {@link ShellNode.Unparsed}, so that no caller draws conclusions from half a
 * tree.
 */
public final class ShellParser {
    private ShellParser() {}

    public static ShellNode parse(String text) {
        return ShellScanner.scan(text).tree();
    }
}
