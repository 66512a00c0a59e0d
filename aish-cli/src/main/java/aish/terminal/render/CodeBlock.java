package aish.terminal.render;

import module java.base;

import aish.terminal.render.CodeHighlighter.Piece;
import org.jspecify.annotations.Nullable;

/**
 * Shows code: each line exactly as it is, from the first column, with nothing before or after it
 * that a copy would pick up.
 */
final class CodeBlock implements BlockReader {
    private final OutputCursor cursor;
    private final AnswerStyle look;
    private final CodeHighlighter highlighter;
    private @Nullable OpenFence fence;
    private CodeColouring colouring = CodeColouring.plain(Theme.CODE);

    /** Colours the block when it is complete; until then its lines are held back. */
    private CodeHighlighter.@Nullable Block whole;

    private final StringBuilder held = new StringBuilder();

    CodeBlock(OutputCursor cursor, AnswerStyle look, CodeHighlighter highlighter) {
        this.cursor = cursor;
        this.look = look;
        this.highlighter = highlighter;
    }

    /** The open fence, or null. */
    @Nullable OpenFence fence() {
        return fence;
    }

    void open(OpenFence opening, String language) {
        fence = opening;
        String name = Languages.name(language);
        colouring = Languages.colouring(name);
        whole = look.colours() ? highlighter.block(name).orElse(null) : null;
        if (look.colours() && whole == null) {
            CodeColouring plain = colouring;
            colouring =
                    highlighter
                            .lines(name)
                            .<CodeColouring>map(lines -> new LineColouring(lines, plain))
                            .orElse(plain);
        }
        cursor.blank();
        showFence(opening.text() + language, "Code:");
    }

    void close() {
        OpenFence open = fence;
        if (open != null) {
            fence = null;
            showWhole();
            cursor.freshLine();
            showFence(open.text(), "End of code.");
            cursor.blank();
        }
    }

    /** Shows what was held back, in the usual colours if its own highlighter failed. */
    private void showWhole() {
        CodeHighlighter.Block own = whole;
        if (own == null) {
            return;
        }
        whole = null;
        String code = held.toString();
        held.setLength(0);
        Optional<List<List<Piece>>> pieces = own.pieces(code);
        if (pieces.isEmpty()) {
            code.lines()
                    .forEach(
                            line -> {
                                line.codePoints().forEach(this::read);
                                end();
                            });
            return;
        }
        for (List<Piece> line : pieces.get()) {
            line.forEach(piece -> cursor.verbatim(piece.text(), piece.look().style()));
            cursor.endVerbatim();
        }
    }

    /** Called before a line of code without a fence. */
    void indented() {
        colouring = CodeColouring.plain(Theme.CODE);
    }

    @Override
    public void read(int c) {
        if (whole != null) {
            held.appendCodePoint(c);
            return;
        }
        colouring.read(c, cursor::verbatim);
    }

    @Override
    public void end() {
        if (whole != null) {
            held.append('\n');
            return;
        }
        colouring.endLine(cursor::verbatim);
        cursor.endVerbatim();
    }

    /** Without colours, the fences set code apart, or words if they are heard. */
    private void showFence(String seen, String heard) {
        if (!look.colours()) {
            cursor.verbatim(look.isSpoken() ? heard : seen, Style.PLAIN);
            cursor.endVerbatim();
        }
    }

    /** Chooses the colouring for a language by the words after a fence. */
    private static final class Languages {
        private Languages() {}

        /** Returns the name of the language, which other words may surround. */
        static String name(String info) {
            String first = info.strip().toLowerCase(Locale.ROOT).split("[\\s,:}]", 2)[0];
            return first.replaceFirst("^[{.]+", "");
        }

        static CodeColouring colouring(String name) {
            return switch (name) {
                case "", "text", "txt", "plain", "plaintext", "output", "log", "markdown", "md" ->
                        CodeColouring.plain(Theme.CODE);
                case "sh", "bash", "zsh", "shell", "posix", "ksh", "dash", "fish" ->
                        new ShellColouring();
                case "console", "shell-session", "shellsession", "terminal", "sh-session" ->
                        new ConsoleColouring();
                case "json", "jsonl", "ndjson", "geojson" -> new JsonColouring();
                case "diff", "patch", "udiff" -> new DiffColouring();
                default -> new WordColouring(LanguageTable.of(name));
            };
        }
    }

    /** Colours code as it arrives, keeping the state that carries over from line to line. */
    interface CodeColouring {
        void read(int c, CodeOutput output);

        /** Called at the end of a line; shows what was held back. */
        void endLine(CodeOutput output);

        /** Whether a string or a comment continues on the next line. */
        default boolean isOpen() {
            return false;
        }

        /** Receives coloured code. */
        @FunctionalInterface
        interface CodeOutput {
            void put(String text, Style style);
        }

        /** Shows all code in one style. */
        static CodeColouring plain(Style style) {
            return new CodeColouring() {
                @Override
                public void read(int c, CodeOutput output) {
                    output.put(Character.toString(c), style);
                }

                @Override
                public void endLine(CodeOutput output) {}
            };
        }
    }

    /** Colours the lines of a patch by their first character. */
    private static final class DiffColouring implements CodeColouring {
        private boolean begun;
        private Style style = Style.PLAIN;

        @Override
        public void read(int c, CodeOutput output) {
            if (!begun) {
                begun = true;
                style = styleOf(c);
            }
            output.put(Character.toString(c), style);
        }

        @Override
        public void endLine(CodeOutput output) {
            begun = false;
        }

        private static Style styleOf(int first) {
            return switch (first) {
                case '+', '>' -> Theme.ADDED;
                case '-', '<' -> Theme.REMOVED;
                case '@' -> Theme.NAME;
                case ' ', '\t' -> Style.PLAIN;
                case '\\' -> Theme.DIM;
                default -> Theme.BOLD;
            };
        }
    }

    /**
     * An open code fence.
     *
     * @param indent the columns before the opening fence, which its lines may have too
     * @param quoted whether each of its lines starts with a quote mark
     */
    record OpenFence(char sign, int count, int indent, boolean quoted) {
        /** Whether a line closes the fence. */
        enum Closing {
            YES,
            NO,
            UNSURE
        }

        private static final int DEEPEST = 3;

        String text() {
            return String.valueOf(sign).repeat(count);
        }

        /**
         * @param text the line so far, without the fence's own indentation
         * @param ended whether that is all of it
         */
        Closing closing(CharSequence text, boolean ended) {
            int at = 0;
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
            int signs = at;
            while (signs < text.length() && text.charAt(signs) == sign) {
                signs++;
            }
            int blanks = signs;
            while (blanks < text.length() && text.charAt(blanks) == ' ') {
                blanks++;
            }
            boolean tooFew = signs - at < count && signs < text.length();
            boolean tooLong = text.length() > BlockStart.LONGEST_WAIT;
            if (at > DEEPEST || tooFew || tooLong || blanks < text.length()) {
                return Closing.NO;
            }
            if (ended) {
                return signs - at >= count ? Closing.YES : Closing.NO;
            }
            return Closing.UNSURE;
        }
    }

    /** Colours a recorded session: the commands after a prompt, and their output. */
    private static final class ConsoleColouring implements CodeColouring {
        private static final String PROMPTS = "$#%>";

        private final CodeColouring typed = new ShellColouring();
        private final StringBuilder start = new StringBuilder();
        private boolean begun;
        private boolean isTyped;

        @Override
        public void read(int c, CodeOutput output) {
            if (begun) {
                pass(c, output);
                return;
            }
            start.appendCodePoint(c);
            boolean prompt = PROMPTS.indexOf(start.charAt(0)) >= 0;
            if (prompt && start.length() == 1) {
                return;
            }
            begun = true;
            isTyped = prompt && c == ' ';
            if (isTyped) {
                output.put(start.toString(), Theme.DIM);
            } else {
                start.codePoints().forEach(sign -> pass(sign, output));
            }
        }

        @Override
        public void endLine(CodeOutput output) {
            if (!begun) {
                output.put(start.toString(), Theme.DIM);
            } else if (isTyped) {
                typed.endLine(output);
            }
            start.setLength(0);
            begun = false;
            isTyped = false;
        }

        private void pass(int c, CodeOutput output) {
            if (isTyped) {
                typed.read(c, output);
            } else {
                output.put(Character.toString(c), Style.PLAIN);
            }
        }
    }

    /** Colours JSON, with names of members different from values. */
    private static final class JsonColouring implements CodeColouring {
        private static final int DEEPEST = 1000;

        private final BitSet objects = new BitSet();
        private int depth;
        private boolean nameNext;
        private boolean inString;
        private boolean escaped;
        private boolean inValue;
        private Style valueStyle = Theme.NUMBER;
        private Style stringStyle = Theme.STRING;

        @Override
        public void read(int c, CodeOutput output) {
            String text = Character.toString(c);
            if (inString) {
                output.put(text, stringStyle);
                inString = escaped || c != '"';
                escaped = !escaped && c == '\\';
            } else if (c == '"') {
                inString = true;
                stringStyle = nameNext ? Theme.NAME : Theme.STRING;
                output.put(text, stringStyle);
            } else {
                output.put(text, styleOf(c));
                structure(c);
            }
        }

        @Override
        public void endLine(CodeOutput output) {
            inString = false;
            escaped = false;
        }

        private Style styleOf(int c) {
            boolean inNumber = inValue && valueStyle.equals(Theme.NUMBER);
            inValue = Character.isLetterOrDigit(c) || c == '-' || c == '+' || c == '.';
            if (!inNumber) {
                valueStyle = Character.isLetter(c) ? Theme.KEYWORD : Theme.NUMBER;
            }
            return inValue ? valueStyle : Style.PLAIN;
        }

        private void structure(int c) {
            switch (c) {
                case '{', '[' -> {
                    depth = Math.min(depth + 1, DEEPEST);
                    objects.set(depth, c == '{');
                    nameNext = c == '{';
                }
                case '}', ']' -> {
                    depth = Math.max(depth - 1, 0);
                    nameNext = false;
                }
                case ',' -> nameNext = objects.get(depth);
                case ':' -> nameNext = false;
                default -> {}
            }
        }
    }
}
