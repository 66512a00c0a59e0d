package aish.terminal.render;

import java.util.Locale;

/** Chooses the colouring for a language by the words after a fence. */
final class Languages {
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
