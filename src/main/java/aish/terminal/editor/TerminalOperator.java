package aish.terminal.editor;

import module java.base;

import aish.event.Choices;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.terminal.Input;
import aish.text.PlainText;
import aish.text.WordWrap;
import org.jline.utils.AttributedString;

/** Asks the user at the terminal; each answer is a line. */
public final class TerminalOperator implements Operator {
    private static final int ESCAPE = 0x1b;
    private static final int INTERRUPT = 3;
    private static final int END_OF_INPUT = 4;
    private static final int BACKSPACE = 8;
    private static final int KILL_LINE = 0x15;
    private static final int DELETE = 0x7f;

    /** The bytes that one key sends arrive within this time of each other. */
    private static final long SEQUENCE_MILLIS = 30;

    /** How long to wait for the rest of a text that is being pasted. */
    private static final long PASTE_MILLIS = 500;

    /** Columns after the choices for the prompt character and the start of the answer. */
    private static final int MARGIN = 4;

    private static final String PASTE = "\u001b[200~";
    private static final String PASTE_END = "\u001b[201~";

    private static final String UNCLEAR =
            "Type a letter or word from the menu, then Enter. Longer text is a reply.";

    private final HostTerminal terminal;
    private final LineEditor editor;
    private final Interrupts interrupts;
    private final Clipboard clipboard;
    private final Consumer<String> attention;

    /**
     * @param attention called with each question before it is asked
     */
    public TerminalOperator(
            HostTerminal terminal,
            LineEditor editor,
            Interrupts interrupts,
            Map<String, String> environment,
            Consumer<String> attention) {
        this.attention = attention;
        this.terminal = terminal;
        this.editor = editor;
        this.interrupts = interrupts;
        this.clipboard = new Clipboard(environment, this::print);
    }

    @Override
    public <C extends Choice> Answer<C> ask(String question, Choices<C> possible) {
        boolean typing = terminal.keyboard().wasTypingToCommand();
        String begun = takeTypeAhead();
        attention.accept(question);
        String announced = terminal.servesScreenReader() ? "question: " : "";
        String shown = announced + PlainText.of(question);
        while (true) {
            AnswerPrompt prompt = show(shown, possible, typing || !begun.isEmpty());
            Optional<Answer<C>> answer =
                    switch (editor.readAnswer(prompt, begun)) {
                        case Input.Line(String line) -> interpret(line, prompt, possible);
                        case Input.Diverted(String line) -> interpret(line, prompt, possible);
                        case Input.Dropped _, Input.Woken _, Input.HungUp _, Input.Ended _ ->
                                Optional.of(new Answer.Dropped<>());
                    };
            if (answer.isPresent()) {
                return answer.get();
            }
            shown = "";
            typing = false;
            begun = "";
        }
    }

    /**
     * Takes what was typed before a question: entered lines are held for the prompt, the rest is
     * returned to be shown.
     */
    private String takeTypeAhead() {
        Keyboard keyboard = terminal.keyboard();
        ByteArrayOutputStream keys = new ByteArrayOutputStream();
        keys.writeBytes(keyboard.takeAhead());
        try {
            while (TypedAhead.isInPaste(keys.toByteArray())) {
                int key = keyboard.read(PASTE_MILLIS, false);
                if (key < 0) {
                    break;
                }
                keys.write(key);
            }
        } catch (IOException e) {
            Thread.currentThread().interrupt();
        }
        TypedAhead ahead = TypedAhead.of(keys.toByteArray());
        keyboard.hold(ahead.lines().getBytes(StandardCharsets.UTF_8));
        return ahead.begun();
    }

    /** Prints everything but the last line, which becomes the prompt for the answer. */
    private AnswerPrompt show(String question, Choices<?> choices, boolean begunBefore) {
        int columns = terminal.windowSize().columns();
        List<String> lines = choices.menu(columns);
        String last = lines.isEmpty() ? "" : lines.removeLast();
        boolean sentence = question.indexOf(' ') >= 0;
        if (sentence) {
            lines.addFirst(wrap().lines(question));
        } else if (lines.isEmpty()) {
            last = (question + " " + last).stripLeading();
        }
        if (last.length() + MARGIN > columns) {
            lines.add(last);
            last = "";
        }
        lines.forEach(line -> print(line + "\n"));
        return new AnswerPrompt(last, begunBefore);
    }

    private <C extends Choice> Optional<Answer<C>> interpret(
            String line, AnswerPrompt prompt, Choices<C> choices) {
        if (prompt.isBegunBefore()) {
            return line.isBlank()
                    ? Optional.empty()
                    : Optional.of(new Answer.Reply<>(line.strip()));
        }
        Optional<Answer<C>> answer = choices.read(line);
        if (answer.isEmpty()) {
            print(wrap().lines(UNCLEAR) + "\n");
        }
        return answer;
    }

    @Override
    public void next(String line) {
        boolean plain = line.chars().noneMatch(c -> c < ' ');
        String keys = plain ? line : PASTE + line.replace(PASTE_END, "") + PASTE_END;
        terminal.keyboard().hold((keys + "\r").getBytes(StandardCharsets.UTF_8));
    }

    /** Skips the rest of an arrow key or the like; returns false for the Escape key itself. */
    private static boolean skipSequence(Keyboard keyboard) throws IOException {
        boolean more = false;
        int key = keyboard.read(SEQUENCE_MILLIS, false);
        while (key >= 0) {
            boolean last = more && key >= '@' && key != '[' && key != 'O';
            more = true;
            if (last) {
                break;
            }
            key = keyboard.read(SEQUENCE_MILLIS, false);
        }
        return more;
    }

    /** Whether the user has typed a line that waits for the prompt. */
    public boolean hasNext() {
        return terminal.keyboard().isHolding();
    }

    /** Keys pressed before are held for the prompt: they are not part of this text. */
    @Override
    public Optional<String> edit(String text) {
        terminal.keyboard().hold(terminal.keyboard().takeAhead());
        return switch (editor.readChanged(text)) {
            case Input.Line(String line) -> Optional.of(line);
            case Input.Diverted(String line) -> Optional.of(line);
            case Input.Dropped _, Input.Woken _, Input.HungUp _, Input.Ended _ -> Optional.empty();
        };
    }

    /** Reads keys one by one, because an editor would show them and remember the line. */
    @Override
    public Optional<String> secret(String question) {
        Keyboard keyboard = terminal.keyboard();
        keyboard.takeAhead();
        attention.accept(question);
        print(PlainText.of(question));
        Thread asking = Thread.currentThread();
        try (Interrupts.Scope _ = interrupts.during(asking::interrupt)) {
            return readUnseen(keyboard);
        } catch (IOException e) {
            // interrupted, which means the same as Ctrl-C
            Thread.interrupted();
            return Optional.empty();
        } finally {
            print("\n");
        }
    }

    private static Optional<String> readUnseen(Keyboard keyboard) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        while (true) {
            int key = keyboard.read(0L, false);
            switch (key) {
                case '\r', '\n' -> {
                    return Optional.of(text.toString(StandardCharsets.UTF_8));
                }
                case -1, INTERRUPT, END_OF_INPUT -> {
                    return Optional.empty();
                }
                case ESCAPE -> {
                    if (!skipSequence(keyboard)) {
                        return Optional.empty();
                    }
                }
                case BACKSPACE, DELETE -> deleteLastCharacter(text);
                case KILL_LINE -> text.reset();
                default -> {
                    if (key >= ' ' || key == '\t') {
                        text.write(key);
                    }
                }
            }
        }
    }

    /** Removes the last character, whose bytes after the first start with the bits 10. */
    private static void deleteLastCharacter(ByteArrayOutputStream text) {
        byte[] bytes = text.toByteArray();
        int length = Math.max(0, bytes.length - 1);
        while (length > 0 && (bytes[length] & 0xc0) == 0x80) {
            length--;
        }
        text.reset();
        text.write(bytes, 0, length);
    }

    /** Also prints the text, on lines of its own, because copying may not work. */
    @Override
    public void copy(String text) {
        Clipboard.Outcome outcome = clipboard.copy(text);
        print(PlainText.of(text) + "\n" + wrap().lines(outcome.message()) + "\n");
    }

    private WordWrap wrap() {
        return new WordWrap(
                terminal.windowSize().columns(), text -> new AttributedString(text).columnLength());
    }

    private void print(String text) {
        PrintWriter writer = terminal.writer();
        writer.print(text);
        writer.flush();
    }

    /**
     * The prompt of an answer line. It marks a line that was started before the question was shown,
     * until the user has cleared it: such a line is a reply, whatever it says. Used by one thread.
     */
    static final class AnswerPrompt {
        private static final String MARK = "(reply) ";
        private static final String END = "> ";

        private final String choices;
        private boolean begunBefore;
        private boolean seen;

        /**
         * @param choices the last line of the menu
         */
        AnswerPrompt(String choices, boolean begunBefore) {
            this.choices = choices.isEmpty() ? "" : choices + " ";
            this.begunBefore = begunBefore;
        }

        String text() {
            return choices + (begunBefore ? MARK : "") + END;
        }

        /** Returns the prompt for a line that is about to be drawn. */
        String drawn(String line) {
            if (seen && line.isEmpty()) {
                begunBefore = false;
            }
            seen |= !line.isEmpty();
            return text();
        }

        boolean isBegunBefore() {
            return begunBefore;
        }
    }

    /**
     * Keys pressed before a question was shown.
     *
     * @param lines the keys of the lines that end in Enter, which belong to the prompt
     * @param begun the text of the line after those, which has no Enter yet
     */
    record TypedAhead(String lines, String begun) {
        private static final String PASTE = "\u001b[200~";
        private static final String PASTE_END = "\u001b[201~";
        private static final char ESCAPE = 0x1b;

        static TypedAhead of(byte[] keys) {
            String all = new String(keys, StandardCharsets.UTF_8);
            int end = endOfLines(all);
            return new TypedAhead(all.substring(0, end), text(all.substring(end)));
        }

        /** Whether a paste has started but not ended, so that more keys are certain to come. */
        static boolean isInPaste(byte[] keys) {
            String all = new String(keys, StandardCharsets.UTF_8);
            return all.lastIndexOf(PASTE) > all.lastIndexOf(PASTE_END);
        }

        private static int endOfLines(String keys) {
            int end = 0;
            int i = 0;
            while (i < keys.length()) {
                if (keys.startsWith(PASTE, i)) {
                    i = endOfPaste(keys, i);
                    continue;
                }
                char key = keys.charAt(i++);
                if (key == '\r' || key == '\n') {
                    end = i;
                }
            }
            return end;
        }

        private static int endOfPaste(String keys, int start) {
            int end = keys.indexOf(PASTE_END, start);
            return end < 0 ? keys.length() : end + PASTE_END.length();
        }

        /**
         * Returns the text that the keys leave on a line, as far as that can be told without an
         * editor.
         */
        private static String text(String keys) {
            StringBuilder text = new StringBuilder();
            int i = 0;
            while (i < keys.length()) {
                if (keys.startsWith(PASTE, i)) {
                    int end = endOfPaste(keys, i);
                    text.append(keys.substring(i + PASTE.length(), end).replace(PASTE_END, ""));
                    i = end;
                } else if (keys.charAt(i) == ESCAPE) {
                    i = endOfSequence(keys, i);
                } else {
                    apply(keys.charAt(i++), text);
                }
            }
            return text.toString();
        }

        private static void apply(char key, StringBuilder text) {
            switch (key) {
                case '\b', 0x7f -> text.setLength(lastCharacter(text));
                // Ctrl-C and Ctrl-U
                case 0x03, 0x15 -> text.setLength(0);
                // Ctrl-W
                case 0x17 -> text.setLength(lastWord(text));
                default -> {
                    if (key >= ' ') {
                        text.append(key);
                    }
                }
            }
        }

        private static int lastCharacter(StringBuilder text) {
            return text.isEmpty() ? 0 : text.offsetByCodePoints(text.length(), -1);
        }

        private static int lastWord(StringBuilder text) {
            int end = text.length();
            while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
                end--;
            }
            while (end > 0 && !Character.isWhitespace(text.charAt(end - 1))) {
                end--;
            }
            return end;
        }

        /** Returns the index after an arrow key or the like, or after Alt and a key. */
        private static int endOfSequence(String keys, int start) {
            int i = start + 1;
            boolean control = i < keys.length() && (keys.charAt(i) == '[' || keys.charAt(i) == 'O');
            i++;
            while (control && i < keys.length() && keys.charAt(i) < '@') {
                i++;
            }
            return Math.min(control ? i + 1 : i, keys.length());
        }
    }
}
