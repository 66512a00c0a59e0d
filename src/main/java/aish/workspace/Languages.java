package aish.workspace;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Counts files by language, which it takes from their names. */
final class Languages {
    private static final int MOST_SHOWN = 8;

    private final Map<String, Integer> counts = new HashMap<>();
    private int known;

    void add(String name) {
        String language = of(name);
        if (!language.isEmpty()) {
            counts.merge(language, 1, Integer::sum);
            known++;
        }
    }

    /**
     * Lists the most frequent languages first, with their share of the files whose language is
     * known.
     */
    String shown() {
        if (known == 0) {
            return "none known";
        }
        List<Map.Entry<String, Integer>> sorted =
                counts.entrySet().stream()
                        .sorted(
                                Map.Entry.<String, Integer>comparingByValue(
                                                Comparator.reverseOrder())
                                        .thenComparing(Map.Entry.comparingByKey()))
                        .toList();
        String shown =
                sorted.stream()
                        .limit(MOST_SHOWN)
                        .map(this::share)
                        .collect(Collectors.joining(", "));
        int others = sorted.size() - MOST_SHOWN;
        return others > 0 ? shown + ", and " + others + " more" : shown;
    }

    private String share(Map.Entry<String, Integer> language) {
        int count = language.getValue();
        return String.format(
                Locale.ROOT,
                "%s %d %s (%.0f %%)",
                language.getKey(),
                count,
                count == 1 ? "file" : "files",
                100.0 * count / known);
    }

    /** Returns the language of a file, or empty if its name does not tell. */
    static String of(String name) {
        int dot = name.lastIndexOf('.');
        return switch (dot < 1 ? name : name.substring(dot + 1).toLowerCase(Locale.ROOT)) {
            case "java" -> "Java";
            case "kt", "kts" -> "Kotlin";
            case "scala", "sc" -> "Scala";
            case "groovy", "gradle" -> "Groovy";
            case "clj", "cljs", "cljc" -> "Clojure";
            case "py", "pyi" -> "Python";
            case "js", "mjs", "cjs", "jsx" -> "JavaScript";
            case "ts", "tsx", "mts", "cts" -> "TypeScript";
            case "vue" -> "Vue";
            case "svelte" -> "Svelte";
            case "c", "h" -> "C";
            case "cc", "cpp", "cxx", "hh", "hpp", "hxx" -> "C++";
            case "m", "mm" -> "Objective-C";
            case "cs" -> "C#";
            case "fs", "fsx" -> "F#";
            case "go" -> "Go";
            case "rs" -> "Rust";
            case "zig" -> "Zig";
            case "swift" -> "Swift";
            case "rb", "rake" -> "Ruby";
            case "php" -> "PHP";
            case "pl", "pm" -> "Perl";
            case "lua" -> "Lua";
            case "r" -> "R";
            case "jl" -> "Julia";
            case "hs" -> "Haskell";
            case "ml", "mli" -> "OCaml";
            case "ex", "exs" -> "Elixir";
            case "erl", "hrl" -> "Erlang";
            case "elm" -> "Elm";
            case "dart" -> "Dart";
            case "lisp", "el", "scm", "rkt" -> "Lisp";
            case "nix" -> "Nix";
            case "sh", "bash", "zsh", "fish" -> "Shell";
            case "ps1", "psm1" -> "PowerShell";
            case "sql" -> "SQL";
            case "html", "htm" -> "HTML";
            case "css", "scss", "sass", "less" -> "CSS";
            case "tf", "hcl" -> "HCL";
            case "proto" -> "Protobuf";
            case "md", "markdown", "rst", "adoc" -> "Prose";
            case "json", "yaml", "yml", "toml", "xml" -> "Data";
            case "Makefile", "makefile", "mk" -> "Make";
            case "Dockerfile", "dockerfile" -> "Docker";
            default -> "";
        };
    }
}
