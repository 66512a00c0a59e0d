package aish.terminal.render;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ShellScanner;
import aish.terminal.render.CodeBlock.CodeColouring;

/** Colours shell text line by line, because the end of a line may say what its start means. */
final class ShellColouring implements CodeColouring {
    /** Longer commands are no longer read from their start with every line. */
    private static final int LONGEST = 4_000;

    /** The lines before this one that belong to the same command. */
    private String before = "";

    private final StringBuilder line = new StringBuilder();

    @Override
    public void read(int c, CodeOutput output) {
        line.appendCodePoint(c);
    }

    @Override
    public void endLine(CodeOutput output) {
        String text = before + line;
        ScanResult scan = ShellScanner.scan(text);
        int at = before.length();
        for (Token token : scan.tokens()) {
            if (token.end() > at) {
                int start = Math.max(at, token.start());
                output.put(text.substring(at, start), Style.PLAIN);
                output.put(text.substring(start, token.end()), style(token.kind()));
                at = token.end();
            }
        }
        output.put(text.substring(at), Style.PLAIN);
        line.setLength(0);
        before = scan.complete() || text.length() > LONGEST ? "" : text + "\n";
    }

    private static Style style(TokenKind kind) {
        return switch (kind) {
            case COMMAND -> Theme.COMMAND;
            case KEYWORD, OPERATOR, REDIRECTION -> Theme.KEYWORD;
            case OPTION -> Theme.OPTION;
            case STRING, HEREDOC -> Theme.STRING;
            case VARIABLE -> Theme.NAME;
            case COMMENT -> Theme.COMMENT;
            case ARGUMENT, ASSIGNMENT, GLOB -> Style.PLAIN;
        };
    }
}
