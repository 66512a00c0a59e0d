package aish.front.prompt;

import module java.base;

import aish.front.LineSource;
import aish.settings.Config;
import aish.settings.Config.Interaction;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.terminal.HostName;
import aish.terminal.Input;
import aish.terminal.PromptTemplate;
import aish.terminal.PromptTemplate.PromptState;
import aish.terminal.TerminalSignals;
import aish.terminal.editor.HostTerminal;
import aish.terminal.editor.LineEditor;
import aish.terminal.editor.PromptStyle;

/** The lines that the user types at the prompt, which looks as the settings say. */
public final class PromptLines implements LineSource, PromptTemplate.Surroundings {
    /** What stands before the user's own prompt. */
    private static final String BEFORE_OWN = "[aish:{model}{norris}] ";

    /** How the marks of prompts start, which the user's own prompt may contain. */
    private static final String MARK = "\u001b]133;";

    private final Supplier<Config> config;
    private final Map<String, String> environment;
    private final Path home;
    private final HostTerminal terminal;
    private final LineEditor editor;
    private final ShellSession shell;
    private final Supplier<PromptStyle> style;
    private final TerminalSignals signals;
    private String leftText = "";
    private String rightText = "";
    private PromptTemplate left = new PromptTemplate(leftText, this);
    private PromptTemplate right = left;
    private volatile String first = "";

    public PromptLines(
            Supplier<Config> config,
            Map<String, String> environment,
            Path home,
            HostTerminal terminal,
            LineEditor editor,
            ShellSession shell,
            Supplier<PromptStyle> style,
            TerminalSignals signals) {
        this.config = config;
        this.environment = environment;
        this.home = home;
        this.terminal = terminal;
        this.editor = editor;
        this.shell = shell;
        this.style = style;
        this.signals = signals;
    }

    @Override
    public Input read(PromptState state) {
        Interaction wanted = config.get().interaction();
        int columns = terminal.windowSize().columns();
        signals.prompting(state.directory());
        String text = left(wanted, state, columns);
        first = first.isEmpty() ? text : first;
        if (!wanted.rightPrompt().equals(rightText)) {
            rightText = wanted.rightPrompt();
            right = new PromptTemplate(rightText, this);
        }
        Input input = editor.read(text, style.get().render(right.render(state), columns));
        signals.entered(input);
        return input;
    }

    @Override
    public void ended(int status) {
        signals.ended(status);
    }

    private String left(Interaction wanted, PromptState state, int columns) {
        boolean isOwn = hasOwnPrompt(config.get());
        String own = isOwn ? ownPrompt(state.status()) : "";
        // until the shell is there, what surely comes before its prompt
        boolean isBare = isOwn && (!own.isEmpty() || shell.isStarting());
        String template = isBare ? BEFORE_OWN : template(wanted.prompt());
        if (!template.equals(leftText)) {
            leftText = template;
            left = new PromptTemplate(template, this);
        }
        return style.get().render(left.render(state), columns) + own;
    }

    /** Returns the first prompt as it looks on the screen; empty before. Any thread. */
    public String first() {
        return PromptStyle.drawn(first);
    }

    /** Whether the prompt is the shell's, which is not known before the shell is ready. */
    public static boolean hasOwnPrompt(Config config) {
        return config.interaction().prompt().equals(Interaction.OWN_PROMPT);
    }

    private String template(String wanted) {
        return wanted.equals(Interaction.OWN_PROMPT) ? Interaction.USUAL_PROMPT : wanted;
    }

    private String ownPrompt(int status) {
        String expanded = ask(shell.dialect().prompt(status));
        return expanded.isEmpty() ? "" : style.get().own(expanded, this::write);
    }

    private void write(String sequence) {
        boolean isDoubled = signals.isMarking() && sequence.startsWith(MARK);
        if (!isDumb() && !isDoubled) {
            terminal.writer().write(sequence);
        }
    }

    /** Returns what a shell command prints; nothing while the shell is starting. */
    private String ask(String command) {
        try {
            return shell.isStarting() ? "" : shell.ask(command);
        } catch (ShellException e) {
            return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    private boolean isDumb() {
        return terminal.getType().startsWith("dumb");
    }

    @Override
    public Path home() {
        return home;
    }

    @Override
    public String user() {
        return environment.getOrDefault("USER", System.getProperty("user.name", ""));
    }

    /** Returns the machine's name up to the first dot, as bash does. */
    @Override
    public String host() {
        String name = HostName.of(environment);
        int dot = name.indexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    @Override
    public String time() {
        return LocalTime.now(ZoneId.systemDefault()).toString().substring(0, "HH:MM".length());
    }

    @Override
    public String venv() {
        String named =
                shell.isStarting()
                        ? environment.getOrDefault("VIRTUAL_ENV", "")
                        : ask("builtin printf %s \"${VIRTUAL_ENV:-$CONDA_DEFAULT_ENV}\"");
        return named.substring(named.lastIndexOf('/') + 1);
    }

    @Override
    public Input readMore() {
        return editor.readMore();
    }

    @Override
    public void prepare(String text) {
        editor.prepare(text);
    }

    @Override
    public boolean offer(String line) {
        return editor.offer(line);
    }
}
