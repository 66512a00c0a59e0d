package aish.secrets;

import module java.base;

import aish.bash.CursorWord;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ShellScanner;

/** Where in a command a text stands, which says how bash reads it. */
public enum CommandPlace {
    BARE,
    SINGLE_QUOTES,
    DOUBLE_QUOTES,
    DOLLAR_SINGLE_QUOTES,
    /** In a here-document, in which bash expands variables. */
    HEREDOC,
    /** In a here-document with a quoted delimiter, in which bash expands nothing. */
    QUOTED_HEREDOC,
    COMMENT;

    public static CommandPlace at(String command, int place) {
        List<Token> tokens = ShellScanner.scan(command).tokens();
        Optional<TokenKind> kind =
                tokens.stream()
                        .filter(token -> token.start() <= place && place < token.end())
                        .map(Token::kind)
                        .findFirst();
        if (kind.equals(Optional.of(TokenKind.COMMENT))) {
            return COMMENT;
        }
        if (kind.equals(Optional.of(TokenKind.HEREDOC))) {
            return isLiteral(command, place, tokens) ? QUOTED_HEREDOC : HEREDOC;
        }
        return switch (CursorWord.at(command, place).quoting()) {
            case NONE -> BARE;
            case SINGLE -> SINGLE_QUOTES;
            case DOUBLE -> DOUBLE_QUOTES;
            case DOLLAR_SINGLE -> DOLLAR_SINGLE_QUOTES;
        };
    }

    /** Whether the here-document around a position has a quoted delimiter. */
    private static boolean isLiteral(String command, int place, List<Token> tokens) {
        int start = -1;
        for (Token token : tokens) {
            boolean opens =
                    token.kind() == TokenKind.REDIRECTION
                            && token.start() < place
                            && command.startsWith("<<", token.start())
                            && !command.startsWith("<<<", token.start());
            start = opens ? token.start() + 2 : start;
        }
        int at = start;
        while (at >= 0 && at < place && " \t-".indexOf(command.charAt(at)) >= 0) {
            at++;
        }
        while (at >= 0 && at < place && " \t\n;&|<>()".indexOf(command.charAt(at)) < 0) {
            if ("'\"\\".indexOf(command.charAt(at)) >= 0) {
                return true;
            }
            at++;
        }
        return false;
    }
}
