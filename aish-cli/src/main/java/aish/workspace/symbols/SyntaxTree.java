package aish.workspace.symbols;

import module java.base;

import aish.workspace.symbols.Grammars.Grammar;
import org.treesitter.TSInputEncoding;
import org.treesitter.TSNode;
import org.treesitter.TSParser;
import org.treesitter.TSTree;

/**
 * The tree of a text. Positions are characters, because the text goes to the parser in UTF-16.
 * Belongs to one thread.
 */
final class SyntaxTree implements AutoCloseable {
    private static final int BUFFER = 64 << 10;

    private final TSTree tree;

    private SyntaxTree(TSTree tree) {
        this.tree = tree;
    }

    static SyntaxTree of(Grammar grammar, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_16LE);
        try (TSParser parser = new TSParser()) {
            parser.setLanguage(grammar.language());
            byte[] buffer = new byte[Math.clamp(bytes.length, 2, BUFFER)];
            return new SyntaxTree(
                    parser.parse(
                            buffer,
                            null,
                            (into, from, _) -> copy(bytes, from, into),
                            TSInputEncoding.TSInputEncodingUTF16LE));
        }
    }

    private static int copy(byte[] bytes, int from, byte[] into) {
        int count = Math.clamp((long) bytes.length - from, 0, into.length);
        System.arraycopy(bytes, Math.min(from, bytes.length), into, 0, count);
        return count;
    }

    TSNode root() {
        return tree.getRootNode();
    }

    static int start(TSNode node) {
        return node.getStartByte() / Character.BYTES;
    }

    static int end(TSNode node) {
        return node.getEndByte() / Character.BYTES;
    }

    @Override
    public void close() {
        tree.close();
    }
}
