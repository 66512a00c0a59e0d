package aish.workspace.symbols;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.FileMode;
import aish.workspace.symbols.Grammars.Grammar;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourceReaderTest {
    @TempDir static Path cache;
    private static Grammars grammars;

    @BeforeAll
    static void unpack() {
        grammars = new Grammars(new NativeLibraries(cache.resolve("trees")));
    }

    private static String shown(String file, boolean byTree) {
        String text = sample(file);
        SourceLanguage language = SourceLanguage.ofFile(file).orElseThrow();
        List<Symbol> found =
                byTree
                        ? new SourceReader(grammars).symbols(file, language, text)
                        : Definition.nested(
                                file, PatternReader.read(language, new SourceLines(text)), 100);
        return found.stream()
                .map(
                        each ->
                                String.format(
                                        "%s %s %d-%d | %s",
                                        each.kind(),
                                        each.qualified(),
                                        each.first(),
                                        each.last(),
                                        each.signature()))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** A golden file has the sample, a line of dashes, and what is found in it. */
    private static String sample(String file) {
        return golden(file).split("(?m)^----\n", -1)[0];
    }

    private static String golden(String file) {
        return aish.text.Resource.text(SourceReaderTest.class, "samples/" + file + ".txt");
    }

    static List<String> grammarSamples() {
        return List.of(
                "A.java", "a.py", "a.ts", "a.js", "a.go", "a.rs", "a.c", "a.cpp", "a.sh", "a.json");
    }

    static List<String> patternSamples() {
        List<String> all = new ArrayList<>(grammarSamples());
        all.addAll(
                List.of(
                        "a.toml", "a.yaml", "a.rb", "a.php", "a.kt", "a.cs", "a.swift", "a.tsx",
                        "a.lua", "a.proto", "a.sql", "a.ex"));
        return all;
    }

    @ParameterizedTest
    @MethodSource("grammarSamples")
    void findsDefinitionsByTheTree(String file) {
        assertThat(shown(file, true)).isEqualTo(golden(file).split("(?m)^----\n", -1)[1]);
    }

    @ParameterizedTest
    @MethodSource("patternSamples")
    void findsDefinitionsByPatterns(String file) {
        String[] parts = golden(file).split("(?m)^----\n", -1);
        assertThat(shown(file, false)).isEqualTo(parts[parts.length - 1]);
    }

    @Test
    void countsLinesAndCharactersAcrossAllOfUnicode() {
        String text = "# 😀 é 漢\ndef größe(a):\n    return '😀'\n\n\ndef zwei(): pass\n";

        List<Symbol> found =
                new SourceReader(grammars)
                        .symbols("u.py", SourceLanguage.named("python").orElseThrow(), text);

        assertThat(found)
                .containsExactly(
                        new Symbol("größe", Symbol.Kind.FUNCTION, "u.py", 2, 3, "", "def größe(a)"),
                        new Symbol("zwei", Symbol.Kind.FUNCTION, "u.py", 6, 6, "", "def zwei()"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n",
                "\u0000",
                "(((((((((((((",
                "}}}}}}",
                "\"\"\"",
                "class",
                "def f(",
                "😀",
                "\ud83d",
                "/* never closed",
                "template<template<template<",
                "#define",
                "[[[[",
                "$(("
            })
    void survivesAnyText(String text) {
        for (SourceLanguage language : SourceLanguage.withGrammar()) {
            String file = "x." + language.name();
            assertThat(new SourceReader(grammars).symbols(file, language, text))
                    .allSatisfy(each -> assertThat(each.first()).isPositive());
            assertThat(PatternReader.read(language, new SourceLines(text)))
                    .allSatisfy(each -> assertThat(each.first()).isPositive());
        }
    }

    @Test
    void survivesPiecesOfRealFiles() {
        Random random = new Random(7);
        for (String file : grammarSamples()) {
            SourceLanguage language = SourceLanguage.ofFile(file).orElseThrow();
            String text = sample(file);
            for (int i = 0; i < 40; i++) {
                int from = random.nextInt(text.length());
                String piece = text.substring(from) + text.substring(0, random.nextInt(from + 1));
                int lines = new SourceLines(piece).count();
                assertThat(new SourceReader(grammars).symbols(file, language, piece))
                        .allSatisfy(each -> assertThat(each.last()).isLessThanOrEqualTo(lines));
            }
        }
    }

    @Test
    void usesPatternsIfTheNativeLibraryCannotBeUnpacked() throws IOException {
        Path shared = cache.resolve("shared");
        Files.createDirectories(shared);
        Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxrwxrwx"));
        Grammars none = new Grammars(new NativeLibraries(shared));
        SourceLanguage python = SourceLanguage.named("python").orElseThrow();

        assertThat(none.of(python)).isEmpty();
        assertThat(new SourceReader(none).symbols("a.py", python, "def f(): pass"))
                .containsExactly(
                        new Symbol("f", Symbol.Kind.FUNCTION, "a.py", 1, 1, "", "def f(): pass"));
    }

    @Test
    void replacesAnUnpackedLibraryThatWasChanged() throws IOException {
        Path place = cache.resolve("fresh");
        NativeLibraries natives = new NativeLibraries(place);
        natives.provide("tree-sitter-json");
        Path library;
        try (Stream<Path> files = Files.walk(place)) {
            library = files.filter(Files::isRegularFile).findFirst().orElseThrow();
        }
        byte[] before = Files.readAllBytes(library);
        byte[] changed = before.clone();
        changed[100] ^= 1;
        Files.write(library, changed);

        natives.provide("tree-sitter-json");

        assertThat(Files.readAllBytes(library)).isEqualTo(before);
        assertThat(FileMode.of(library)).isEqualTo("rw-------");
    }

    @Test
    void everyGrammarLoadsOnThisMachine() {
        for (SourceLanguage language : SourceLanguage.withGrammar()) {
            Optional<Grammar> grammar = grammars.of(language);
            assertThat(grammar).as(language.name()).isPresent();
        }
    }
}
