package aish.workspace.names;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.NewFile;
import aish.workspace.names.ListedNames.NameReaders;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names that exist around a made-up project, read from its files alone. */
class LocalNamesTest {
    @TempDir Path home;

    private Path project;
    private LocalNames names;

    @BeforeEach
    void makeAProject() throws IOException {
        project = home.resolve("project");
        write("project/.git/refs/heads/staging", "1234\n");
        write("project/.git/refs/tags/nightly", "1234\n");
        write("project/.git/refs/remotes/upstream/main", "1234\n");
        write("project/.git/refs/remotes/origin/production", "1234\n");
        write(
                "project/.git/packed-refs",
                """
                # pack-refs with: peeled fully-peeled sorted
                1234 refs/heads/testing
                1234 refs/remotes/origin/release
                1234 refs/tags/yesterday
                ^5678
                """);
        write(
                "project/.git/config",
                """
                [core]
                    bare = false
                [remote "backup"]
                    url = somewhere
                [alias]
                    publish = push origin
                [branch "x"]
                    merge = y
                """);
        write(".gitconfig", "[alias]\n\tlg = log --graph\n[user]\n\tname = Ada\n");
        write(
                "project/Makefile",
                """
                CC := gcc
                all: everything world
                everything world: main.o
                \techo done: yes
                .PHONY: all
                %.o: %.c
                """);
        write(".ssh/config", "Host production home\n  User me\nHost *.example\n  Port 1\n");
        write(".ssh/known_hosts", "printer,10.0.0.9 ssh-ed25519 AAAA\n|1|hash= ssh-rsa AAAA\n");
        write("project/notes", "x");
        Files.createDirectories(project.resolve("src/deep"));
        names = new LocalNames(home);
    }

    private void write(String path, String text) throws IOException {
        NewFile.write(home.resolve(path), text);
    }

    @ParameterizedTest
    @CsvSource({
        "git, staging",
        "git, nightly",
        "git, upstream",
        "git, production",
        "git, testing",
        "git, release",
        "git, yesterday",
        "git, backup",
        "git, notes",
        "make, all",
        "make, everything",
        "make, world",
        "ssh, production",
        "ping, home",
        "scp, printer",
        "host, localhost",
        "su, root",
        "less, notes",
        "ls, src",
    })
    void knowsWhatExists(String program, String word) {
        assertThat(names.isNameFor(program, project, word)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "git, nothing",
        "git, config",
        "make, CC",
        "make, done",
        "make, staging",
        "ssh, hash",
        "less, staging",
        "less, ..",
        "less, ''",
        "git, ../config",
    })
    void knowsWhatDoesNot(String program, String word) {
        assertThat(names.isNameFor(program, project, word)).isFalse();
    }

    @Test
    void seesTheRepositoryFromBelow() {
        assertThat(names.isNameFor("git", project.resolve("src/deep"), "staging")).isTrue();
    }

    @Test
    void seesTheBranchesOfALinkedWorkingTree() throws IOException {
        write("tree/.git", "gitdir: " + project.resolve(".git/worktrees/tree") + "\n");
        write("project/.git/worktrees/tree/commondir", "../..\n");
        assertThat(names.isNameFor("git", home.resolve("tree"), "staging")).isTrue();
    }

    @Test
    void knowsAliasesOfGit() {
        assertThat(names.isSubcommandOf("git", project, "publish")).isTrue();
        assertThat(names.isSubcommandOf("git", project, "lg")).isTrue();
        assertThat(names.isSubcommandOf("git", project, "merge")).isFalse();
        assertThat(names.isSubcommandOf("make", project, "lg")).isFalse();
    }

    @Test
    void listsWhatItKnows() {
        assertThat(new GitNames().names(project))
                .containsExactlyInAnyOrder(
                        "staging",
                        "testing",
                        "nightly",
                        "yesterday",
                        "upstream",
                        "origin",
                        "origin/release",
                        "production",
                        "release",
                        "backup");
    }

    @Test
    void readsAChangedFileAgain() throws IOException {
        Path file = project.resolve("Makefile");
        ListedNames targets = new ListedNames(ListedNames.always(file), NameReaders::makefile);
        assertThat(targets.names(project)).containsExactlyInAnyOrder("all", "everything", "world");
        Files.writeString(file, "other:\n");
        assertThat(targets.names(project)).containsExactly("other");
    }

    @Test
    void namesOfNothingAreNone() {
        Path nowhere = home.resolve("nowhere");
        Set<String> found = new HashSet<>(new GitNames().names(nowhere));
        found.addAll(new ListedNames(ListedNames.in("x"), NameReaders::makefile).names(nowhere));
        assertThat(found).isEmpty();
        assertThat(names.isNameFor("git", nowhere, "staging")).isFalse();
    }
}
