package aish.workspace.symbols;

import module java.base;

import aish.workspace.symbols.Grammars.Grammar;
import aish.workspace.symbols.Symbol.Kind;
import org.jspecify.annotations.Nullable;
import org.treesitter.TSNode;
import org.treesitter.TSQueryCapture;
import org.treesitter.TSQueryCursor;
import org.treesitter.TSQueryMatch;

/**
 * Finds the definitions in a text by its tree. A query names the kind of a definition, its {@code
 * name}, and what it is {@code within}; a {@code scope} is no definition but contains some, and
 * {@code capitals} are constants if their names are written in capitals.
 */
final class TreeReader {
    private static final Pattern CAPITALS = Pattern.compile("_*[A-Z][A-Z0-9_]*");
    private static final int MOST_MATCHES = 20_000;

    private final Grammar grammar;
    private final SourceLines lines;
    private final Map<Integer, Definition> found = new LinkedHashMap<>();

    private TreeReader(Grammar grammar, SourceLines lines) {
        this.grammar = grammar;
        this.lines = lines;
    }

    static List<Definition> read(Grammar grammar, SourceLines lines) {
        return new TreeReader(grammar, lines).read();
    }

    private List<Definition> read() {
        try (SyntaxTree tree = SyntaxTree.of(grammar, lines.text());
                TSQueryCursor cursor = new TSQueryCursor()) {
            cursor.exec(grammar.definitions(), tree.root());
            TSQueryMatch match = new TSQueryMatch();
            for (int i = 0; i < MOST_MATCHES && cursor.nextMatch(match); i++) {
                add(match);
            }
        }
        return List.copyOf(found.values());
    }

    private void add(TSQueryMatch match) {
        @Nullable TSNode name = null;
        @Nullable TSNode whole = null;
        String kind = "";
        String within = "";
        for (TSQueryCapture capture : match.getCaptures()) {
            String captured = grammar.definitions().getCaptureNameForId(capture.getIndex());
            switch (captured) {
                case "name" -> name = nameIn(capture.getNode());
                case "within" -> within = text(capture.getNode());
                default -> {
                    kind = captured;
                    whole = capture.getNode();
                }
            }
        }
        if (name != null && whole != null) {
            add(kind, name, whole, within);
        }
    }

    private void add(String captured, TSNode name, TSNode whole, String within) {
        int place = SyntaxTree.start(name);
        boolean capitals = captured.equals("capitals");
        String named = text(name);
        Optional<Kind> kind = capitals ? Optional.of(Kind.CONSTANT) : Kind.of(captured);
        @Nullable Definition other = found.get(place);
        // several patterns may match; that for any type says least
        boolean better = other == null || other.kind().equals(Optional.of(Kind.TYPE));
        if (!better || (capitals && !CAPITALS.matcher(named).matches())) {
            return;
        }
        int start = SyntaxTree.start(whole);
        int end = SyntaxTree.end(whole);
        OptionalInt body = body(whole);
        boolean isWhole = body.isPresent() || kind.filter(Kind::isCode).isPresent();
        found.put(
                place,
                new Definition(
                        kind,
                        unquoted(named),
                        start,
                        end,
                        lines.lineOf(start),
                        lines.lineOf(Math.max(start, end - 1)),
                        within,
                        body.isPresent(),
                        naming(named, lines.signature(start, body.orElse(end), isWhole))));
    }

    /** In C, the name of a type may come after its body. */
    private static String naming(String name, String signature) {
        return signature.contains(name) ? signature : signature + " … " + SourceLines.tidy(name);
    }

    /** In C, the name is inside of what declares the type. */
    private static TSNode nameIn(TSNode declarator) {
        TSNode at = declarator;
        for (TSNode inner = inner(at); !inner.isNull(); inner = inner(at)) {
            at = inner;
        }
        return at;
    }

    private static TSNode inner(TSNode at) {
        TSNode field = at.getChildByFieldName("declarator");
        boolean wraps = field.isNull() && at.getType().endsWith("_declarator");
        return wraps ? at.getNamedChild(0) : field;
    }

    private static OptionalInt body(TSNode whole) {
        TSNode body = whole.getChildByFieldName("body");
        for (String value : new String[] {"value", "right"}) {
            if (body.isNull()) {
                TSNode inner = whole.getChildByFieldName(value);
                body = inner.isNull() ? body : inner.getChildByFieldName("body");
            }
        }
        return body.isNull() ? OptionalInt.empty() : OptionalInt.of(SyntaxTree.start(body));
    }

    private String text(TSNode node) {
        return lines.text().substring(SyntaxTree.start(node), SyntaxTree.end(node));
    }

    private static String unquoted(String name) {
        boolean quoted = name.length() > 2 && (name.startsWith("\"") || name.startsWith("'"));
        return quoted ? name.substring(1, name.length() - 1) : name;
    }
}
