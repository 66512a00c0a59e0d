package aish.terminal.editor;

import aish.event.Choices;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.terminal.Input;
import aish.text.PlainText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Terminal;

/** Asks the user at the terminal; each answer is a line. */
public final class TerminalOperator implements Operator {
    private static final int ESCAPE = 0x1b;
    private static final int INTERRUPT = 3;
    private static final int END_OF_INPUT = 4;
    private static final int BACKSPACE = 8;
    private static final int KILL_LINE = 0x15;
    private static final int DELETE = 0x7f;
    private static final String BELL = "\u0007";

    /** The bytes that one key sends arrive within this time of each other. */
    private static final long SEQUENCE_MILLIS = 30;

    /** How long to wait for the rest of a text that is being pasted. */
    private static final long PASTE_MILLIS = 500;

    /** Columns after the choices for the prompt character and the start of the answer. */
    private static final int MARGIN = 4;

    private static final String PASTE = "\u001b[200~";
    private static final String PASTE_END = "\u001b[201~";

    private static final String UNCLEAR =
            "Type a letter or a word of these and Enter. Longer text is a reply.";

    /** In bytes; terminals refuse more for their clipboard. */
    private static final int MOST_COPIED = 74_000;

    /** Conditional, because a terminal does not report whether it copied. */
    private static final String SENT =
            "Copied to the clipboard, if your terminal lets programs do that.";

    private final HostTerminal terminal;
    private final LineEditor editor;
    private final Interrupts interrupts;

    public TerminalOperator(HostTerminal terminal, LineEditor editor, Interrupts interrupts) {
        this.terminal = terminal;
        this.editor = editor;
        this.interrupts = interrupts;
    }

    @Override
    public <C extends Choice> Answer<C> ask(String question, List<C> choices, C onEnter) {
        Choices<C> possible = new Choices<>(choices, onEnter);
        boolean typing = terminal.keyboard().wasTypingToCommand();
        String begun = takeTypeAhead();
        print(BELL);
        String shown = PlainText.of(question);
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
            lines.addFirst(question);
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
            print(UNCLEAR + "\n");
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
        print(BELL + PlainText.of(question));
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

    /**
     * Copies by OSC 52, which the terminal may not support, and so also prints the text, on lines
     * of its own.
     */
    @Override
    public void copy(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
            print("This terminal has no clipboard; here it is:\n" + PlainText.of(text) + "\n");
        } else if (bytes.length > MOST_COPIED) {
            print("Too long for the clipboard; here it is:\n" + PlainText.of(text) + "\n");
        } else {
            String clipboard = "\u001b]52;c;" + Base64.getEncoder().encodeToString(bytes) + BELL;
            print(clipboard + PlainText.of(text) + "\n" + SENT + "\n");
        }
    }

    private void print(String text) {
        PrintWriter writer = terminal.writer();
        writer.print(text);
        writer.flush();
    }
}
