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

    /** The bytes that one key sends arrive within this time of each other. */
    private static final long SEQUENCE_MILLIS = 30;

    /** Columns after the choices for the prompt character and the start of the answer. */
    private static final int MARGIN = 4;

    private static final Pattern LETTER = Pattern.compile("\\[([a-z]+)]");
    private static final String BOLD_LETTER = "[\u001b[1;36m$1\u001b[0m]";
    private static final String PASTE = "\u001b[200~";
    private static final String PASTE_END = "\u001b[201~";

    private final HostTerminal terminal;
    private final LineEditor editor;
    private final Interrupts interrupts;
    private final Clipboard clipboard;
    private final Consumer<String> attention;
    private final Function<String, Aside> asides;

    /**
     * @param attention called with each question before it is asked
     * @param asides runs a line that is no answer, if it is a command
     */
    public TerminalOperator(
            HostTerminal terminal,
            LineEditor editor,
            Interrupts interrupts,
            Map<String, String> environment,
            Consumer<String> attention,
            Function<String, Aside> asides) {
        this.attention = attention;
        this.asides = asides;
        this.terminal = terminal;
        this.editor = editor;
        this.interrupts = interrupts;
        this.clipboard = new Clipboard(environment, this::print);
    }

    @Override
    public <C extends Choice> Answer<C> ask(String question, Choices<C> possible) {
        return ask(() -> {}, question, possible);
    }

    @Override
    public <C extends Choice> Answer<C> ask(Runnable again, String question, Choices<C> possible) {
        Keyboard keyboard = terminal.keyboard();
        if (keyboard.isStruck()) {
            return new Answer.Dropped<>(); // what asks is being ended
        }
        attention.accept(question);
        String announced = terminal.servesScreenReader() ? "question: " : "";
        String whole = announced + PlainText.of(question);
        String shown = whole;
        boolean typing = keyboard.wasTypingToCommand();
        BooleanSupplier typed = () -> keyboard.available() > 0;
        BooleanSupplier waiting = typed;
        while (true) {
            AnswerPrompt prompt = new AnswerPrompt(show(shown, possible), typing, waiting);
            if (!(editor.readAnswer(prompt) instanceof Input.Line(String line))) {
                if (!keyboard.isStruck()) {
                    keyboard.dropHeld();
                }
                return new Answer.Dropped<>();
            }
            typing = false;
            shown = "";
            // what follows a line that was typed before the question may have been, too
            waiting = prompt.isBegunBefore() ? waiting : () -> false;
            Optional<Answer<C>> answer = interpret(line, prompt, possible);
            if (answer.isEmpty()) {
                continue;
            }
            switch (aside(answer.get(), line, possible)) {
                case REPLY -> {
                    return answer.get();
                }
                case DONE -> {
                    again.run();
                    shown = whole;
                    waiting = typed;
                }
                case LATER -> {
                    keyboard.strike();
                    next(line.strip());
                    return new Answer.Dropped<>();
                }
                case END -> {
                    keyboard.strike();
                    return new Answer.Dropped<>();
                }
            }
        }
    }

    /** Lets a reply that is a command run as at the prompt. */
    private <C extends Choice> Aside aside(Answer<C> answer, String line, Choices<C> possible) {
        return answer instanceof Answer.Reply<C>(String words) && !possible.words().test(words)
                ? asides.apply(line)
                : Aside.REPLY;
    }

    /** Holds what was typed before for the prompt, because it is not meant for what is asked. */
    public void holdTyped() {
        terminal.keyboard().hold(terminal.keyboard().takeAhead());
    }

    /** Prints everything but the last line, which it returns for the prompt of the answer. */
    private String show(String question, Choices<?> choices) {
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
        lines.forEach(line -> print(coloured(line, editor.isColoured()) + "\n"));
        return coloured(last, editor.isColoured());
    }

    /** Makes the letters that stand for choices bold. */
    static String coloured(String menu, boolean colours) {
        return colours ? LETTER.matcher(menu).replaceAll(BOLD_LETTER) : menu;
    }

    /**
     * Returns empty if the user must be asked again, as after a choice typed before the question.
     */
    private <C extends Choice> Optional<Answer<C>> interpret(
            String line, AnswerPrompt prompt, Choices<C> choices) {
        boolean early = prompt.isBegunBefore();
        Optional<Answer<C>> answer =
                choices.read(line).filter(read -> !early || read instanceof Answer.Reply<C>);
        if (answer.isEmpty() && !line.isBlank()) {
            print(wrap().lines(choices.hint()) + "\n");
        }
        return answer;
    }

    @Override
    public void next(String line) {
        boolean plain = line.chars().noneMatch(c -> c < ' ');
        String keys = plain ? line : PASTE + line.replace(PASTE_END, "") + PASTE_END;
        terminal.keyboard().hold((keys + "\r").getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public List<String> takeNextLines() {
        return terminal.keyboard().takeNextLines();
    }

    /** Whether the user has typed a line that waits for the prompt. */
    public boolean hasNext() {
        return terminal.keyboard().isHolding();
    }

    /** Keys pressed before are held for the prompt: they are not part of this text. */
    @Override
    public Optional<String> edit(String text) {
        holdTyped();
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
        ByteArrayOutputStream keys = new ByteArrayOutputStream();
        while (true) {
            int key = keyboard.read(0L, false);
            switch (key) {
                case '\r', '\n' -> {
                    return Optional.of(UneditedLine.text(keys.toByteArray()));
                }
                case -1, INTERRUPT, END_OF_INPUT -> {
                    return Optional.empty();
                }
                case ESCAPE -> {
                    // alone it cancels; otherwise it starts an arrow key or the like
                    int next = keyboard.read(SEQUENCE_MILLIS, false);
                    if (next < 0) {
                        return Optional.empty();
                    }
                    keys.write(key);
                    keys.write(next);
                }
                default -> keys.write(key);
            }
        }
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
     * until the user has cleared it: such a line is no choice, whatever it says. Used by one
     * thread.
     */
    static final class AnswerPrompt {
        private static final String MARK = "(reply) ";
        private static final String END = "> ";

        private final String choices;
        private final BooleanSupplier waiting;
        private boolean begunBefore;
        private boolean seen;

        /**
         * @param choices the last line of the menu
         * @param typing whether a running command has got the start of the line
         * @param waiting whether there are keys that have not been read
         */
        AnswerPrompt(String choices, boolean typing, BooleanSupplier waiting) {
            this.choices = choices.isEmpty() ? "" : choices + " ";
            this.waiting = waiting;
            this.begunBefore = typing || waiting.getAsBoolean();
            this.seen = !typing;
        }

        String text() {
            return choices + (begunBefore ? MARK : "") + END;
        }

        /** Returns the prompt for a line that is about to be drawn. */
        String drawn(String line) {
            if (seen && line.isEmpty() && !waiting.getAsBoolean()) {
                begunBefore = false;
            }
            seen |= !line.isEmpty();
            return text();
        }

        boolean isBegunBefore() {
            return begunBefore;
        }
    }
}
