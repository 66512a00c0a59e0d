package aish.workspace.symbols;

import module java.base;

import aish.text.ShownName;
import aish.workspace.SourceException;
import aish.workspace.SourceText;
import org.jspecify.annotations.Nullable;

/** Shows symbols with their place and their lines. */
public record SymbolSource(SymbolIndex index) {
    private static final int MOST_ATTACHED = 5;
    private static final int MOST_LISTED = 20;
    private static final int MOST_LINES = 400;
    private static final int LINES_OF_ONE = 60;
    private static final int LINES_OF_SEVERAL = 12;

    /**
     * Returns the symbols of a name, {@code Container.name} or {@code FILE:NAME}.
     *
     * @throws SourceException if there is none; says what may have been meant
     */
    public List<Symbol> find(String asked) throws SourceException {
        String typed = asked.strip();
        if (typed.isEmpty()) {
            throw new SourceException("the name is missing: NAME, Class.method or FILE:NAME");
        }
        List<Symbol> found = index.named(typed);
        if (found.isEmpty()) {
            found = inFile(typed);
        }
        if (found.isEmpty()) {
            throw unknown(typed);
        }
        return found;
    }

    private List<Symbol> inFile(String typed) {
        int colon = typed.indexOf(':');
        if (colon < 1 || typed.startsWith("::", colon)) {
            return List.of();
        }
        String file = typed.substring(0, colon);
        return index.named(typed.substring(colon + 1)).stream()
                .filter(each -> each.file().equals(file) || each.file().endsWith("/" + file))
                .toList();
    }

    private SourceException unknown(String typed) {
        String shown = "no symbol " + ShownName.of(typed) + " in this project";
        String hint =
                index.similar(typed)
                        .map(name -> "; did you mean " + ShownName.of(name) + "?")
                        .orElse("");
        String missing = index.shortfall().isEmpty() ? "" : " (" + index.shortfall() + ")";
        return new SourceException(shown + missing + hint);
    }

    /** Returns where each symbol is and its first lines; only where it is if there are many. */
    public String shown(List<Symbol> found) {
        int lines =
                found.size() == 1
                        ? LINES_OF_ONE
                        : found.size() <= MOST_ATTACHED ? LINES_OF_SEVERAL : 0;
        StringBuilder text = new StringBuilder();
        for (Symbol symbol : found.subList(0, Math.min(MOST_LISTED, found.size()))) {
            text.append(title(symbol)).append("  ").append(place(symbol)).append('\n');
            if (lines > 0) {
                text.append(source(symbol, lines, true)).append('\n');
            }
        }
        if (found.size() > MOST_LISTED) {
            text.append("… and ").append(found.size() - MOST_LISTED).append(" more\n");
        }
        return text.toString().stripTrailing();
    }

    /**
     * Returns the lines of the symbols of that name, to be attached.
     *
     * @throws SourceException if there is none, or too many
     */
    public SourceText read(String asked) throws SourceException {
        List<Symbol> found = find(asked);
        if (found.size() > MOST_ATTACHED) {
            throw new SourceException(
                    found.size()
                            + " symbols are called "
                            + ShownName.of(asked.strip())
                            + "; choose one, such as "
                            + ShownName.of(
                                    found.getFirst().file() + ":" + found.getFirst().name()));
        }
        List<String> parts = new ArrayList<>();
        List<String> places = new ArrayList<>();
        for (Symbol symbol : found) {
            String source = source(symbol, MOST_LINES, false);
            parts.add(found.size() == 1 ? source : place(symbol) + "\n" + source);
            places.add(ShownName.of(index.root().resolve(symbol.file())) + range(symbol));
        }
        String title =
                found.size() == 1
                        ? title(found.getFirst()) + " (" + place(found.getFirst()) + ")"
                        : ShownName.of(asked.strip()) + " (" + found.size() + " definitions)";
        return new SourceText(
                title, String.join(", ", places), String.join("\n", parts), index.shortfall());
    }

    /** Lists symbols, those inside of others after them and further right. */
    public static String outline(List<Symbol> symbols) {
        int digits = 1;
        for (Symbol symbol : symbols) {
            digits = Math.max(digits, String.valueOf(symbol.first()).length());
        }
        StringBuilder text = new StringBuilder();
        for (Symbol symbol : symbols) {
            int depth =
                    symbol.container().isEmpty() ? 0 : symbol.container().split("\\.", -1).length;
            text.append(
                    String.format(
                            Locale.ROOT,
                            "%" + digits + "d  %s%s%n",
                            symbol.first(),
                            "  ".repeat(Math.min(depth, 8)),
                            ShownName.of(symbol.signature())));
        }
        return text.toString().stripTrailing();
    }

    private static String title(Symbol symbol) {
        return symbol.kind() + " " + ShownName.of(symbol.qualified());
    }

    private static String place(Symbol symbol) {
        return ShownName.of(symbol.file()) + range(symbol);
    }

    private static String range(Symbol symbol) {
        return ":" + symbol.first() + (symbol.last() > symbol.first() ? "-" + symbol.last() : "");
    }

    /** Reads the lines of a symbol. The file may have changed since it was indexed. */
    private String source(Symbol symbol, int most, boolean numbered) {
        @Nullable String text = SourceLines.read(index.root().resolve(symbol.file()));
        if (text == null) {
            return ShownName.of(symbol.signature()) + "\n";
        }
        SourceLines lines = new SourceLines(text);
        int last = Math.min(symbol.last(), lines.count());
        int end = Math.min(last, symbol.first() + most - 1);
        StringBuilder source = new StringBuilder();
        for (int number = symbol.first(); number <= end; number++) {
            String line = lines.line(number);
            source.append(
                    numbered ? String.format(Locale.ROOT, "%5d  %s%n", number, line) : line + "\n");
        }
        if (end < last) {
            source.append("… ").append(last - end).append(" more lines …\n");
        }
        return source.toString();
    }
}
