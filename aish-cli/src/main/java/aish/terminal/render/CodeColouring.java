package aish.terminal.render;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ShellScanner;
import aish.terminal.render.CodeHighlighter.Lines;

/** How code is coloured that has no highlighter of its own. */
final class CodeColouring {
    /** Shows all code in one style. */
    static final Lines PLAIN = line -> List.of(new StyledText(line, Theme.CODE));

    /** Past that many characters, a tree of all lines for each would take too long. */
    private static final int MOST_IN_TREE = 16_000;

    private static final Pattern TYPED = Pattern.compile("[$#%>](?: .*)?", Pattern.DOTALL);
    private static final int PROMPT = 2;

    private CodeColouring() {}

    /** Returns the name of a language by the words after a fence. */
    static String language(String info) {
        String first = info.strip().toLowerCase(Locale.ROOT).split("[\\s,:}]", 2)[0];
        return first.replaceFirst("^[{.]+", "");
    }

    static Lines of(String language) {
        return switch (language) {
            case "", "text", "txt", "plain", "plaintext", "output", "log", "markdown", "md" ->
                    PLAIN;
            case "sh", "bash", "zsh", "shell", "posix", "ksh", "dash", "fish" -> new Shell();
            case "console", "shell-session", "shellsession", "terminal", "sh-session" -> console();
            case "diff", "patch", "udiff" ->
                    line -> List.of(new StyledText(line, styleOfChange(line)));
            default -> new WordColouring(Language.of(language));
        };
    }

    /**
     * Colours by a tree, except lines that a string or a comment spans, because a tree cannot know
     * where these will end.
     */
    static Lines of(Lines tree, Lines usual) {
        AtomicInteger read = new AtomicInteger();
        return line -> {
            boolean wasOpen = usual.isOpen();
            List<StyledText> usually = usual.next(line);
            if (read.addAndGet(line.length()) > MOST_IN_TREE) {
                return usually;
            }
            List<StyledText> pieces = tree.next(line);
            return wasOpen || usual.isOpen() ? usually : pieces;
        };
    }

    /** Colours a recorded session: the commands after a prompt, and their output. */
    private static Lines console() {
        Lines shell = new Shell();
        return line -> {
            if (!TYPED.matcher(line).matches()) {
                return List.of(new StyledText(line, Style.PLAIN));
            }
            int start = Math.min(PROMPT, line.length());
            List<StyledText> pieces = new ArrayList<>(shell.next(line.substring(start)));
            pieces.addFirst(new StyledText(line.substring(0, start), Style.DIM));
            return pieces;
        };
    }

    private static Style styleOfChange(String line) {
        return switch (line.isEmpty() ? ' ' : line.charAt(0)) {
            case '+', '>' -> Theme.ADDED;
            case '-', '<' -> Theme.REMOVED;
            case '@' -> Theme.NAME;
            case ' ', '\t' -> Style.PLAIN;
            case '\\' -> Style.DIM;
            default -> Style.BOLD;
        };
    }

    /** Colours shell text, of which the end of a line may say what its start means. */
    private static final class Shell implements Lines {
        /** Longer commands are no longer read from their start with every line. */
        private static final int LONGEST = 4_000;

        /** The lines before this one that belong to the same command. */
        private String before = "";

        @Override
        public List<StyledText> next(String line) {
            List<StyledText> pieces = new ArrayList<>();
            String text = before + line;
            ScanResult scan = ShellScanner.scan(text);
            int at = before.length();
            for (Token token : scan.tokens()) {
                if (token.end() > at) {
                    int start = Math.max(at, token.start());
                    pieces.add(new StyledText(text.substring(at, start), Style.PLAIN));
                    String coloured = text.substring(start, token.end());
                    pieces.add(new StyledText(coloured, style(token.kind())));
                    at = token.end();
                }
            }
            pieces.add(new StyledText(text.substring(at), Style.PLAIN));
            before = scan.complete() || text.length() > LONGEST ? "" : text + "\n";
            return pieces;
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
}
