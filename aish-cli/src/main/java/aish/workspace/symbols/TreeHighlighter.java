package aish.workspace.symbols;

import module java.base;

import aish.workspace.symbols.Grammars.Grammar;
import org.treesitter.TSNode;
import org.treesitter.TSTreeCursor;

/** Says what the parts of code are, by its tree. Thread-safe. */
public final class TreeHighlighter {
    /** What a part of code is. */
    public enum Token {
        PLAIN,
        KEYWORD,
        STRING,
        NUMBER,
        COMMENT,
        DEFINED,
        TYPE,
        ANNOTATION
    }

    /** A part of a line. */
    public record Part(String text, Token token) {}

    private final Grammars grammars;

    TreeHighlighter(Grammars grammars) {
        this.grammars = grammars;
    }

    /** Returns the code of a new block in that language; empty if there is no grammar for it. */
    public Optional<Code> code(String name) {
        return SourceLanguage.called(name).flatMap(grammars::of).map(Code::new);
    }

    /** The lines of a block so far. Belongs to one thread. */
    public static final class Code {
        private static final Set<String> NAMED_TYPES =
                Set.of("type_identifier", "scoped_type_identifier", "namespace_identifier");

        private static final int DEEPEST = 200;

        private final Grammar grammar;
        private final StringBuilder text = new StringBuilder();

        private Code(Grammar grammar) {
            this.grammar = grammar;
        }

        /** Returns the parts of the next line, which together are the line. */
        public List<Part> next(String line) {
            int start = text.length();
            text.append(line).append('\n');
            Token[] tokens = new Token[line.length()];
            Arrays.fill(tokens, Token.PLAIN);
            try (SyntaxTree tree = SyntaxTree.of(grammar, text.toString());
                    TSTreeCursor cursor = new TSTreeCursor(tree.root())) {
                walk(cursor, start, tokens, Token.PLAIN, 0);
            }
            return parts(line, tokens);
        }

        private void walk(TSTreeCursor cursor, int start, Token[] tokens, Token around, int depth) {
            TSNode node = cursor.currentNode();
            int from = SyntaxTree.start(node);
            int to = SyntaxTree.end(node);
            if (to <= start || from >= start + tokens.length || depth > DEEPEST) {
                return;
            }
            Token token = token(node, around, cursor);
            Arrays.fill(
                    tokens,
                    Math.max(0, from - start),
                    Math.min(tokens.length, Math.max(0, to - start)),
                    token);
            boolean whole = token == Token.COMMENT;
            if (!whole && cursor.gotoFirstChildForByte(Character.BYTES * start) >= 0) {
                do {
                    walk(cursor, start, tokens, inner(node, token), depth + 1);
                } while (SyntaxTree.start(cursor.currentNode()) < start + tokens.length
                        && cursor.gotoNextSibling());
                cursor.gotoParent();
            }
        }

        /** What is inside of a string is a part of it, except code. */
        private static Token inner(TSNode node, Token token) {
            String type = node.getType();
            boolean code = type.contains("interpolation") || type.contains("substitution");
            return code || (token != Token.STRING && token != Token.ANNOTATION)
                    ? Token.PLAIN
                    : token;
        }

        private static Token token(TSNode node, Token around, TSTreeCursor cursor) {
            String type = node.getType();
            if (type.contains("comment")) {
                return Token.COMMENT;
            }
            if (type.contains("interpolation") || type.contains("substitution")) {
                return Token.PLAIN;
            }
            if (isString(type)) {
                return Token.STRING;
            }
            if (type.endsWith("annotation")
                    || type.equals("decorator")
                    || type.equals("attribute_item")) {
                return type.equals("type_annotation") ? Token.PLAIN : Token.ANNOTATION;
            }
            if (around != Token.PLAIN) {
                return around;
            }
            return node.isNamed() ? named(node, type, cursor) : word(type);
        }

        private static boolean isString(String type) {
            return type.equals("char_literal")
                    || type.equals("character_literal")
                    || type.equals("rune_literal")
                    || type.equals("system_lib_string")
                    || type.equals("regex")
                    || type.equals("template_string")
                    || (type.contains("string") && !type.contains("list"));
        }

        private static Token word(String type) {
            boolean letters =
                    !type.isEmpty()
                            && type.chars()
                                    .allMatch(c -> Character.isLetter(c) || c == '_' || c == '#');
            return letters && !type.equals("_") ? Token.KEYWORD : Token.PLAIN;
        }

        private static Token named(TSNode node, String type, TSTreeCursor cursor) {
            if (SourceLanguage.isOn("tree-keywords", type)
                    || (type.endsWith("_type") && node.getChildCount() == 0)) {
                return Token.KEYWORD;
            }
            if (type.contains("integer")
                    || type.contains("float")
                    || type.startsWith("number")
                    || type.equals("int_literal")) {
                return type.endsWith("_type") ? Token.KEYWORD : Token.NUMBER;
            }
            boolean name = "name".equals(cursor.currentFieldName()) && node.getChildCount() == 0;
            if (name && defines(node.getParent().getType())) {
                return Token.DEFINED;
            }
            return NAMED_TYPES.contains(type) ? Token.TYPE : Token.PLAIN;
        }

        private static boolean defines(String parent) {
            return parent.contains("definition")
                    || (parent.contains("declaration") && !parent.contains("parameter"))
                    || parent.endsWith("_item")
                    || parent.endsWith("_spec");
        }

        private static List<Part> parts(String line, Token[] tokens) {
            List<Part> parts = new ArrayList<>();
            int start = 0;
            for (int i = 1; i <= line.length(); i++) {
                boolean ends = i == line.length() || tokens[i] != tokens[start];
                if (ends && (i == line.length() || !Character.isLowSurrogate(line.charAt(i)))) {
                    parts.add(new Part(line.substring(start, i), tokens[start]));
                    start = i;
                }
            }
            return parts;
        }
    }
}
