package aish.workspace.symbols;

import module java.base;

import aish.text.Resource;
import org.jspecify.annotations.Nullable;
import org.treesitter.TSLanguage;
import org.treesitter.TSParser;
import org.treesitter.TSQuery;
import org.treesitter.TreeSitterBash;
import org.treesitter.TreeSitterC;
import org.treesitter.TreeSitterCpp;
import org.treesitter.TreeSitterGo;
import org.treesitter.TreeSitterJava;
import org.treesitter.TreeSitterJavascript;
import org.treesitter.TreeSitterJson;
import org.treesitter.TreeSitterPython;
import org.treesitter.TreeSitterRust;
import org.treesitter.TreeSitterTypescript;

/** The grammars of tree-sitter, each loaded when it is first needed. Thread-safe. */
final class Grammars {
    /** A language as tree-sitter knows it. */
    static final class Grammar {
        private final String name;
        private final TSLanguage language;
        private @Nullable TSQuery definitions;

        private Grammar(String name, TSLanguage language) {
            this.name = name;
            this.language = language;
        }

        TSLanguage language() {
            return language;
        }

        /** Finds symbols in its trees. Preparing it takes longer than all that colours need. */
        synchronized TSQuery definitions() {
            TSQuery known = definitions;
            if (known == null) {
                String text = Resource.text(Grammars.class, "queries/" + name + ".scm");
                known = new TSQuery(language, text);
                definitions = known;
            }
            return known;
        }
    }

    private final NativeLibraries natives;
    private final Map<String, Optional<Grammar>> loaded = new ConcurrentHashMap<>();

    Grammars(NativeLibraries natives) {
        this.natives = natives;
    }

    /** Returns empty if there is no grammar, or this machine cannot load it. */
    Optional<Grammar> of(SourceLanguage language) {
        return language.how() == SourceLanguage.How.GRAMMAR
                ? loaded.computeIfAbsent(language.name(), this::load)
                : Optional.empty();
    }

    // a native library may fail with any linkage error, which costs only the trees
    private Optional<Grammar> load(String name) {
        try {
            TSLanguage language = loaded(name);
            int version = language.abiVersion();
            if (version > TSParser.TREE_SITTER_LANGUAGE_VERSION
                    || version < TSParser.TREE_SITTER_MIN_COMPATIBLE_LANGUAGE_VERSION) {
                return Optional.empty();
            }
            return Optional.of(new Grammar(name, language));
        } catch (IOException | LinkageError | RuntimeException e) {
            return Optional.empty();
        }
    }

    private TSLanguage loaded(String name) throws IOException {
        // a property of the whole process names the directory of the libraries
        synchronized (Grammars.class) {
            natives.provide("tree-sitter");
            natives.provide("tree-sitter-" + name);
            return language(name);
        }
    }

    private static TSLanguage language(String name) {
        return switch (name) {
            case "java" -> new TreeSitterJava();
            case "python" -> new TreeSitterPython();
            case "javascript" -> new TreeSitterJavascript();
            case "typescript" -> new TreeSitterTypescript();
            case "go" -> new TreeSitterGo();
            case "rust" -> new TreeSitterRust();
            case "c" -> new TreeSitterC();
            case "cpp" -> new TreeSitterCpp();
            case "bash" -> new TreeSitterBash();
            case "json" -> new TreeSitterJson();
            default -> throw new IllegalArgumentException(name);
        };
    }
}
