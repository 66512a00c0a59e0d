package aish.console.jline;

import aish.console.Input;
import aish.console.Interrupts;
import aish.console.Operator;
import aish.console.PlainText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jline.terminal.Terminal;

/** Asks the person at the terminal, one key an answer. */
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

    /** Who types a line presses the next key within this time. */
    private static final long TYPING_MILLIS = 200;

    /** Terminals refuse more for their clipboard. */
    private static final int MOST_COPIED = 74_000;

    private final HostTerminal terminal;
    private final LineEditor editor;
    private final Interrupts interrupts;

    public TerminalOperator(HostTerminal terminal, LineEditor editor, Interrupts interrupts) {
        this.terminal = terminal;
        this.editor = editor;
        this.interrupts = interrupts;
    }

    @Override
    public <C extends Choice> Optional<C> choose(String question, List<C> choices, C onEnter) {
        Keyboard keyboard = terminal.keyboard();
        ByteArrayOutputStream typed = new ByteArrayOutputStream();
        // before the question can be seen, or a quick answer to it would be taken for earlier keys
        typed.writeBytes(keyboard.takeAhead());
        print(PlainText.of(question) + "\n" + menu(choices));
        Thread asking = Thread.currentThread();
        try (Interrupts.Scope _ = interrupts.during(asking::interrupt)) {
            Optional<C> answer = read(keyboard, choices, onEnter, typed);
            print(answer.map(Choice::label).orElse("") + "\n");
            return answer;
        } finally {
            keyboard.putBack(typed.toByteArray());
        }
    }

    @Override
    public <C extends Choice> Optional<C> insist(String question, List<C> choices) {
        Keyboard keyboard = terminal.keyboard();
        keyboard.takeAhead();
        print(BELL + PlainText.of(question) + " " + menu(choices));
        Thread asking = Thread.currentThread();
        try (Interrupts.Scope _ = interrupts.during(asking::interrupt)) {
            Optional<C> answer = readOneOf(keyboard, choices);
            print(answer.map(Choice::label).orElse("") + "\n");
            return answer;
        }
    }

    private static <C extends Choice> Optional<C> readOneOf(Keyboard keyboard, List<C> choices) {
        try {
            while (true) {
                int key = keyboard.read(0L, false);
                boolean ended = key < 0 || key == INTERRUPT;
                if (ended || (key == ESCAPE && !skipSequence(keyboard))) {
                    return Optional.empty();
                }
                Optional<C> choice = find(key, choices);
                if (choice.isPresent() && isAlone(keyboard)) {
                    return choice;
                }
                if (skipTyping(keyboard)) {
                    return Optional.empty();
                }
            }
        } catch (IOException e) {
            // interrupted, which says the same as Ctrl-C
            Thread.interrupted();
            return Optional.empty();
        }
    }

    /** The end of a line that somebody types is no answer either; true if they interrupt it. */
    private static boolean skipTyping(Keyboard keyboard) throws IOException {
        int key = keyboard.read(TYPING_MILLIS, false);
        while (key >= 0 && key != INTERRUPT) {
            key = keyboard.read(TYPING_MILLIS, false);
        }
        return key == INTERRUPT;
    }

    @Override
    public boolean isTyping() {
        return terminal.keyboard().available() > 0;
    }

    /** For example {@code [r]un [e]dit e[x]plain: }. */
    private static String menu(List<? extends Choice> choices) {
        StringBuilder menu = new StringBuilder();
        for (Choice choice : choices) {
            int at = choice.label().indexOf(choice.key());
            menu.append(choice.label(), 0, at).append('[').append(choice.key()).append(']');
            menu.append(choice.label().substring(at + 1)).append(' ');
        }
        return menu.toString().stripTrailing() + ": ";
    }

    /**
     * A person who goes on typing a line has not seen the question, and is not answering it.
     *
     * @param typed gets the keys of such a line, which belong to the next prompt
     */
    private static <C extends Choice> Optional<C> read(
            Keyboard keyboard, List<C> choices, C onEnter, ByteArrayOutputStream typed) {
        try {
            while (true) {
                int key = keyboard.read(0L, false);
                if (key == ESCAPE && skipSequence(keyboard)) {
                    continue;
                }
                if (key < ' ') {
                    boolean entered = key == '\r' || key == '\n';
                    return entered ? Optional.of(onEnter) : Optional.empty();
                }
                Optional<C> choice = find(key, choices);
                if (choice.isPresent() && isAlone(keyboard)) {
                    return choice;
                }
                typed.write(key);
                return Optional.empty();
            }
        } catch (IOException e) {
            // interrupted, which says the same as Ctrl-C
            Thread.interrupted();
            return Optional.empty();
        }
    }

    /** Whether nothing but Enter follows a key soon, as it would when a line is typed. */
    private static boolean isAlone(Keyboard keyboard) throws IOException {
        int next = keyboard.read(TYPING_MILLIS, true);
        if (next == '\r' || next == '\n') {
            keyboard.read(TYPING_MILLIS, false);
            return true;
        }
        return next < 0;
    }

    private static <C extends Choice> Optional<C> find(int key, List<C> choices) {
        String typed = Character.toString(key).toLowerCase(Locale.ROOT);
        return choices.stream()
                .filter(choice -> typed.equals(String.valueOf(choice.key())))
                .findFirst();
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

    @Override
    public Optional<String> edit(String text) {
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
        print(PlainText.of(question));
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

    /** By OSC 52, which terminals may not know; printed as well, on lines of its own. */
    @Override
    public void copy(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        boolean able = !terminal.getType().startsWith(Terminal.TYPE_DUMB);
        String clipboard =
                able && bytes.length <= MOST_COPIED
                        ? "\u001b]52;c;" + Base64.getEncoder().encodeToString(bytes) + "\u0007"
                        : "";
        print(clipboard + PlainText.of(text) + "\n");
    }

    private void print(String text) {
        PrintWriter writer = terminal.writer();
        writer.print(text);
        writer.flush();
    }
}
