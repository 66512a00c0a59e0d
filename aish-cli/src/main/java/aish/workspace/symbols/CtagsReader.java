package aish.workspace.symbols;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.process.Subprocess;
import aish.workspace.symbols.Symbol.Kind;

/** Finds symbols with Universal Ctags, for languages that aish does not know itself. */
final class CtagsReader {
    private static final int MOST_OUTPUT = 32 << 20;

    private CtagsReader() {}

    /**
     * Returns the symbols by file; nothing if ctags is not installed, is another one, or fails.
     *
     * @param files relative to the root
     * @param started receives an action that stops it early
     */
    static Map<String, List<Symbol>> read(
            Path root, Collection<String> files, Consumer<Runnable> started) {
        ProcessBuilder builder =
                new ProcessBuilder(
                                "ctags",
                                // a project's own options could name programs to run
                                "--options=NONE",
                                "--output-format=json",
                                "--fields=+neKs",
                                "--sort=no",
                                "--links=no",
                                "-f",
                                "-",
                                "-L",
                                "-")
                        .directory(root.toFile());
        Map<String, List<Symbol>> found = new HashMap<>();
        String input =
                files.stream()
                        .filter(file -> file.indexOf('\n') < 0)
                        .map(file -> file + "\n")
                        .collect(Collectors.joining());
        try {
            Subprocess.run(builder, input, Subprocess.UNTIL_IT_ENDS, MOST_OUTPUT, started)
                    .output()
                    .lines()
                    .forEach(line -> add(line, found));
        } catch (IOException e) {
            return Map.of();
        }
        return found;
    }

    private static void add(String line, Map<String, List<Symbol>> found) {
        Json tag;
        try {
            tag = Json.parse(line);
        } catch (JsonException e) {
            return;
        }
        Optional<Kind> kind = tag.get("kind").text().flatMap(CtagsReader::kind);
        String file = tag.get("path").text().orElse("");
        String name = tag.get("name").text().orElse("");
        int first = tag.get("line").integer().orElse(0);
        List<Symbol> list = found.computeIfAbsent(file, _ -> new ArrayList<>());
        if (kind.isPresent()
                && first > 0
                && !name.isBlank()
                && name.length() <= 200
                && list.size() < SourceReader.MOST_SYMBOLS) {
            list.add(
                    new Symbol(
                            name,
                            kind.get(),
                            file,
                            first,
                            Math.max(first, tag.get("end").integer().orElse(first)),
                            tag.get("scope").text().orElse(""),
                            signature(tag.get("pattern").text().orElse(name))));
        }
    }

    private static Optional<Kind> kind(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "func", "procedure", "subroutine", "task", "def" -> Optional.of(Kind.FUNCTION);
            case "namespace", "package", "program", "entity", "functor" -> Optional.of(Kind.MODULE);
            case "structure" -> Optional.of(Kind.STRUCT);
            case "typedef", "subtype", "constructor", "val" -> Optional.of(Kind.TYPE);
            case "protocol", "signature" -> Optional.of(Kind.INTERFACE);
            default -> Kind.of(word.toLowerCase(Locale.ROOT)).filter(kind -> kind != Kind.KEY);
        };
    }

    /** The pattern is a line of the file between slashes, with marks for its start and end. */
    private static String signature(String pattern) {
        String line = pattern.replaceFirst("^/\\^?", "").replaceFirst("\\$?/$", "");
        return SourceLines.tidy(line.replace("\\/", "/").replace("\\\\", "\\"));
    }
}
