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

/** Asks the person at the terminal; each answer is a line. */
public final class TerminalOperator implements Operator {
    private static final int ESCAPE = 0x1b;
    private static final int INTERRUPT = 3;
    private static final int END_OF_INPUT = 4;
    private static final int BACKSPACE = 8;
    private static final int KILL_LINE = 0x15;
    private static final int DELETE = 0x7f;
    private static final String BELL = "\u0007";

    /** Keys that send several bytes send them at once. */
    private static final long SEQUENCE_MILLIS = 30;

    /** How long the rest of a text that is being pasted may take. */
    private static final long PASTE_MILLIS = 500;

    /** Behind the choices, for the sign at which the answer begins and a word of it. */
    private static final int MARGIN = 4;

    private static final String PASTE = "\u001b[200~";
    private static final String PASTE_END = "\u001b[201~";

    private static final String UNCLEAR =
            "Type a letter or a word of these and Enter. Longer text is a reply.";

    /** Terminals refuse more for their clipboard. */
    private static final int MOST_COPIED = 74_000;

    /** A terminal does not say whether it did so. */
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
        String begun = takeBegun();
        print(BELL);
        String shown = PlainText.of(question);
        while (true) {
            AnswerPrompt prompt = show(shown, possible, typing || !begun.isEmpty());
            Optional<Answer<C>> answer =
                    switch (editor.readAnswer(prompt, begun)) {
                        case Input.Line(String line) -> understood(line, prompt, possible);
                        case Input.Diverted(String line) -> understood(line, prompt, possible);
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

    /** What was typed and entered before a question belongs to the prompt; the rest is shown. */
    private String takeBegun() {
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

    /** Everything but the line that is to be answered on, which becomes its prompt. */
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

    private <C extends Choice> Optional<Answer<C>> understood(
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

    /** The rest of an arrow key or its like; false for the Escape key itself. */
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

    /** Whether the person has typed a line that only a prompt can take. */
    public boolean hasNext() {
        return terminal.keyboard().isHolding();
    }

    /** Keys that were pressed before wait for the prompt: they are no part of this text. */
    @Override
    public Optional<String> edit(String text) {
        terminal.keyboard().hold(terminal.keyboard().takeAhead());
        return switch (editor.readChanged(text)) {
            case Input.Line(String line) -> Optional.of(line);
            case Input.Diverted(String line) -> Optional.of(line);
            case Input.Dropped _, Input.Woken _, Input.HungUp _, Input.Ended _ -> Optional.empty();
        };
    }

    /** Keys one by one: an editor would show them, and remember the line. */
    @Override
    public Optional<String> secret(String question) {
        Keyboard keyboard = terminal.keyboard();
        keyboard.takeAhead();
        print(BELL + PlainText.of(question));
        Thread asking = Thread.currentThread();
        try (Interrupts.Scope _ = interrupts.during(asking::interrupt)) {
            return readUnseen(keyboard);
        } catch (IOException e) {
            // interrupted, which says the same as Ctrl-C
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
                case BACKSPACE, DELETE -> takeBack(text);
                case KILL_LINE -> text.reset();
                default -> {
                    if (key >= ' ' || key == '\t') {
                        text.write(key);
                    }
                }
            }
        }
    }

    /** The last character, of which the bytes behind the first one begin with 10. */
    private static void takeBack(ByteArrayOutputStream text) {
        byte[] bytes = text.toByteArray();
        int length = Math.max(0, bytes.length - 1);
        while (length > 0 && (bytes[length] & 0xc0) == 0x80) {
            length--;
        }
        text.reset();
        text.write(bytes, 0, length);
    }

    /** By OSC 52, which the terminal may not know; printed as well, on lines of its own. */
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
