package aish.session.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import module java.base;

import aish.session.PromptHistory.Entry;
import aish.session.PromptHistory.Origin;
import aish.session.imports.ShellHistory.Kind;
import aish.testing.NewFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ShellHistoryTest {
    private static final int PLENTY = 1000;

    @TempDir Path directory;

    private static Entry at(long second, String line) {
        return new Entry(Instant.ofEpochSecond(second), line, Origin.IMPORTED, "", 0, "");
    }

    private Path file(String name, String bytes) throws IOException {
        Path file = directory.resolve(name);
        return Files.write(file, bytes.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Bytes are written as the characters of Latin-1 that have the same numbers. */
    static List<Arguments> histories() {
        return List.of(
                arguments(Kind.BASH, "ls\npwd\n", List.of(at(0, "ls"), at(0, "pwd"))),
                arguments(Kind.BASH, "ls\n\n  \npwd", List.of(at(0, "ls"), at(0, "pwd"))),
                arguments(
                        Kind.BASH,
                        "#1700000000\nls\n#1700000001\npwd\n",
                        List.of(at(1700000000, "ls"), at(1700000001, "pwd"))),
                arguments(
                        Kind.BASH,
                        "#1700000000\nfor i in 1\ndo echo $i\ndone\n#1700000001\npwd\n",
                        List.of(
                                at(1700000000, "for i in 1\ndo echo $i\ndone"),
                                at(1700000001, "pwd"))),
                arguments(
                        Kind.BASH,
                        "old\nolder\n#1700000001\npwd\n",
                        List.of(at(0, "old"), at(0, "older"), at(1700000001, "pwd"))),
                arguments(
                        Kind.BASH,
                        "# a comment\n#1 word\n#12345678901234567890\n",
                        List.of(
                                at(0, "# a comment"),
                                at(0, "#1 word"),
                                at(0, "#12345678901234567890"))),
                arguments(
                        Kind.BASH,
                        "echo gr\u00c3\u00bc\u00c3\u009fe\n",
                        List.of(at(0, "echo grüße"))),
                arguments(Kind.BASH, "a \n\tb\t\n", List.of(at(0, "a"), at(0, "\tb"))),
                arguments(Kind.BASH, "", List.of()),
                arguments(Kind.ZSH, "ls\npwd\n", List.of(at(0, "ls"), at(0, "pwd"))),
                arguments(
                        Kind.ZSH,
                        ": 1700000000:0;ls\n: 1700000001:12;pwd\n",
                        List.of(at(1700000000, "ls"), at(1700000001, "pwd"))),
                arguments(
                        Kind.ZSH,
                        ": 1700000000:0;echo a\\\necho b\\\necho c\nls\n",
                        List.of(at(1700000000, "echo a\necho b\necho c"), at(1700000000, "ls"))),
                arguments(
                        Kind.ZSH,
                        ": 1700000000:0;echo back\\ \n: 1700000001:0;ls\n",
                        List.of(at(1700000000, "echo back\\"), at(1700000001, "ls"))),
                arguments(
                        Kind.ZSH,
                        // as zsh writes "echo grüße ✓"
                        ": 1700000000:0;echo gr\u00c3\u00bc\u00c3\u0083\u00bfe \u00e2\u0083\u00bc\u0083\u00b3\n",
                        List.of(at(1700000000, "echo grüße ✓"))),
                arguments(
                        Kind.ZSH,
                        ": not a time\n: 17:x;y\n",
                        List.of(at(0, ": not a time"), at(0, ": 17:x;y"))),
                arguments(
                        Kind.FISH,
                        "- cmd: ls\n  when: 1700000000\n  paths:\n    - ls\n- cmd: pwd\n  when: 1700000001\n",
                        List.of(at(1700000000, "ls"), at(1700000001, "pwd"))),
                arguments(
                        Kind.FISH,
                        "- cmd: echo a\\necho b \\\\n \\x\n  when: 1700000000\n",
                        List.of(at(1700000000, "echo a\necho b \\n \\x"))),
                arguments(
                        Kind.FISH,
                        "- cmd: one\n- cmd: two\n  when: soon\n- cmd: three\n",
                        List.of(at(0, "one"), at(0, "two"), at(0, "three"))));
    }

    @ParameterizedTest
    @MethodSource("histories")
    void readsTheHistoriesOfOtherShells(Kind kind, String bytes, List<Entry> entries)
            throws IOException {
        FoundLines found = new ShellHistory(kind, file("history", bytes)).read(PLENTY);
        assertThat(found.entries()).isEqualTo(entries);
        assertThat(found.unreadable()).isZero();
    }

    @ParameterizedTest
    @MethodSource("unreadable")
    void countsWhatIsNoText(String bytes) throws IOException {
        FoundLines found = new ShellHistory(Kind.BASH, file("history", bytes)).read(PLENTY);
        assertThat(found.entries()).containsExactly(at(0, "ls"));
        assertThat(found.unreadable()).isEqualTo(1);
    }

    static List<String> unreadable() {
        return List.of(
                "echo \u00ff\nls\n", "echo \u00c3\nls\n", "ec\0ho\nls\n", "\u00ed\u00a0\u0080\nls");
    }

    @Test
    void manyLinesAfterOneTimeAreCommandsOfTheirOwn() throws IOException {
        String lines = "x\n".repeat(60);
        FoundLines found =
                new ShellHistory(Kind.BASH, file("history", "#1700000000\n" + lines)).read(PLENTY);
        assertThat(found.entries()).hasSize(60).containsOnly(at(1700000000, "x"));
    }

    static List<Arguments> contents() {
        return List.of(
                arguments("h", "SQLite format 3\0...", Kind.ATUIN),
                arguments("h", "- cmd: ls\n  when: 1\n", Kind.FISH),
                arguments("h", "ls\n: 1700000000:0;pwd\n", Kind.ZSH),
                arguments("my-zsh-lines", "ls\n", Kind.ZSH),
                arguments("h", "#1700000000\nls\n", Kind.BASH),
                arguments("h", "", Kind.BASH));
    }

    @ParameterizedTest
    @MethodSource("contents")
    void tellsByItsContentWhoseAFileIs(String name, String bytes, Kind kind) throws IOException {
        Path file = file(name, bytes);
        assertThat(ShellHistory.in(file)).isEqualTo(new ShellHistory(kind, file));
    }

    @Test
    void findsTheFilesWhereShellsKeepThem() throws IOException {
        Path fish = directory.resolve(".local/share/fish/fish_history");
        NewFile.write(fish, "- cmd: ls\n");
        Path bash = file(".bash_history", "ls\n");
        Path zsh = file(".zhistory", "ls\n");
        file(".zsh_history", "");

        assertThat(ShellHistory.find(Map.of(), directory))
                .containsExactly(
                        new ShellHistory(Kind.BASH, bash),
                        new ShellHistory(Kind.ZSH, zsh),
                        new ShellHistory(Kind.FISH, fish));
    }

    @Test
    void theEnvironmentMayNameTheFile() throws IOException {
        Path bash = file("lines", "ls\n");
        Path zsh = file("zsh-lines", "ls\n");
        file(".bash_history", "ls\n");

        assertThat(ShellHistory.find(Map.of("HISTFILE", bash.toString()), directory))
                .containsExactly(new ShellHistory(Kind.BASH, bash));
        assertThat(ShellHistory.find(Map.of("HISTFILE", zsh.toString()), directory))
                .containsExactly(
                        new ShellHistory(Kind.BASH, directory.resolve(".bash_history")),
                        new ShellHistory(Kind.ZSH, zsh));
        assertThat(ShellHistory.find(Map.of("HISTFILE", "relative"), directory))
                .containsExactly(new ShellHistory(Kind.BASH, directory.resolve(".bash_history")));
    }
}
