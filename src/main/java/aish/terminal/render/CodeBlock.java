package aish.terminal.render;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Shows code: each line exactly as it is, from the first column, with nothing before or after it
 * that a copy would pick up.
 */
final class CodeBlock implements BlockReader {
    private final OutputCursor page;
    private final AnswerStyle look;
    private @Nullable OpenFence fence;
    private CodeColouring colouring = CodeColouring.plain(Theme.CODE);

    CodeBlock(OutputCursor page, AnswerStyle look) {
        this.page = page;
        this.look = look;
    }

    /** The open fence, or null. */
    @Nullable OpenFence fence() {
        return fence;
    }

    void open(OpenFence opening, String language) {
        fence = opening;
        colouring = Languages.colouring(language);
        page.blank();
        showFence(opening, language);
    }

    void close() {
        OpenFence open = fence;
        if (open != null) {
            fence = null;
            page.freshLine();
            showFence(open, "");
            page.blank();
        }
    }

    /** Called before a line of code without a fence. */
    void indented() {
        colouring = CodeColouring.plain(Theme.CODE);
    }

    @Override
    public void read(int c) {
        colouring.read(c, page::verbatim);
    }

    @Override
    public void end() {
        colouring.endLine(page::verbatim);
        page.endVerbatim();
    }

    /** Without colours, the fences set code apart. */
    private void showFence(OpenFence shown, String language) {
        if (!look.colours()) {
            page.verbatim(shown.text() + language, Style.PLAIN);
            page.endVerbatim();
        }
    }

    /** Chooses the colouring for a language by the words after a fence. */
    private static final class Languages {
        private Languages() {}

        static CodeColouring colouring(String info) {
            String first = info.strip().toLowerCase(Locale.ROOT).split("[\\s,:}]", 2)[0];
            String name = first.replaceFirst("^[{.]+", "");
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
}
