package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("edge")
class GitSourceTest {
    @TempDir private Path temporary;
    private Path root;
    private GitRepository repository;

    @BeforeEach
    void prepare() throws IOException {
        root = temporary.toRealPath().resolve("project");
        repository = GitRepository.create(root);
    }

    private static void assertRefused(ThrowingCallable call, String message) {
        assertThatThrownBy(call).isInstanceOf(SourceException.class).hasMessage(message);
    }

    @Test
    void tellsTheState() throws Exception {
        repository.write("a", "1\n").write("b", "1\n").commit("first");
        repository.write("a", "2\n").write("c d", "").git("add", "a");
        repository.write("a", "3\n");
        assertThat(GitSource.status(root))
                .isEqualTo(
                        new SourceText(
                                "git status",
                                "git status in " + root,
                                """
                                On branch main
                                Changes to be committed:
                                \tmodified:   a

                                Changes not staged for commit:
                                \tmodified:   a

                                Untracked files:
                                \tc d

                                """,
                                ""));
    }

    @Test
    void tellsChangesStagedAndNot() throws Exception {
        repository.write("a", "1\n").write("b", "1\n").commit("first");
        repository.write("a", "2\n").git("add", "a");
        repository.write("b", "2\n");
        SourceText changed = GitSource.diff(root, "");
        assertThat(changed.title()).isEqualTo("git diff");
        assertThat(changed.provenance()).isEqualTo("git diff in " + root);
        assertThat(changed.text()).contains("+++ b/b\n@@ -1 +1 @@\n-1\n+2\n").doesNotContain("b/a");
        SourceText staged = GitSource.diff(root, "--staged a");
        assertThat(staged.title()).isEqualTo("git diff --staged -- a");
        assertThat(staged.text()).contains("+++ b/a").doesNotContain("b/b");
        assertRefused(
                () -> GitSource.diff(root, "a"),
                "all changes in a are staged; --staged attaches them");
        assertRefused(
                () -> GitSource.diff(root, "--staged b"),
                "nothing staged in b; nothing was attached");
    }

    @Test
    void tellsCommits() throws Exception {
        repository.write("a", "1\n").commit("first");
        repository.write("b", "1\n").git("add", "b");
        repository.git(
                "commit", "-q", "-m", "second ü\n\nwhy", "--author", "Bob [x] <bob@example.org>");
        repository.write("a", "2\n").commit("third");
        assertThat(GitSource.commits(root, "").text())
                .contains("first", "    second ü\n    \n    why", "third", " b | 1 +");
        assertThat(GitSource.commits(root, "--count 1").text())
                .contains("third")
                .doesNotContain("second");
        assertThat(GitSource.commits(root, "--author='bob [X]'").text())
                .contains("second")
                .doesNotContain("first", "third");
        SourceText found = GitSource.commits(root, "--author Ada a");
        assertThat(found.title()).isEqualTo("git log -n 10 --author=Ada -- a");
        assertThat(found.text()).contains("first", "third").doesNotContain("second");
        assertRefused(
                () -> GitSource.commits(root, "--author=Nobody"),
                "no matching commits; nothing was attached");
        assertRefused(
                () -> GitSource.commits(root, "nothing-here"),
                "no matching commits; nothing was attached");
    }

    @Test
    void saysThatNothingIsChanged() throws Exception {
        repository.write("a", "1\n").commit("first");
        assertRefused(() -> GitSource.status(root), "no changes; nothing was attached");
        assertRefused(() -> GitSource.status(root, "src"), ":add git-status takes no arguments");
        assertRefused(() -> GitSource.diff(root, ""), "no changes; nothing was attached");
        assertRefused(
                () -> GitSource.diff(root, "a --staged"),
                "nothing staged in a; nothing was attached");
    }

    @Test
    void worksBeforeTheFirstCommitAndOffBranches() throws Exception {
        assertThat(GitSource.status(root).text()).contains("No commits yet");
        assertRefused(() -> GitSource.commits(root, ""), "no commits yet; nothing was attached");
        assertRefused(() -> GitSource.diff(root, ""), "no changes; nothing was attached");
        repository.write("a", "1\n").git("add", "a");
        assertThat(GitSource.diff(root, "--staged").text()).contains("new file");
        repository.commit("first");
        repository.git("checkout", "-q", "--detach");
        assertThat(GitSource.status(root).text()).startsWith("HEAD detached at ");
        assertThat(GitSource.commits(root, "").text()).contains("first");
    }

    @Test
    void saysWhereThereIsNothingToAsk() throws Exception {
        Path outside = Files.createDirectory(temporary.toRealPath().resolve("outside"));
        String message = outside + " is not in a git repository";
        assertRefused(() -> GitSource.status(outside), message);
        assertRefused(() -> GitSource.diff(outside, "a b"), message);
        assertRefused(() -> GitSource.commits(outside, ""), message);
        Path gone = outside.resolve("gone");
        assertRefused(() -> GitSource.status(gone), "no such directory: " + gone);
        repository.write("a", "1\n").commit("first");
        repository.git("clone", "-q", "--bare", ".", outside.resolve("bare.git").toString());
        Path bare = outside.resolve("bare.git");
        String noFiles = bare + " is git's own directory or a bare repository, which has no files";
        assertRefused(() -> GitSource.status(bare), noFiles);
        assertRefused(() -> GitSource.diff(bare, ""), noFiles);
        assertThat(GitSource.commits(bare, "").text()).contains("first");
        assertThatThrownBy(() -> GitSource.diff(root, "/etc/passwd"))
                .isInstanceOf(SourceException.class)
                .hasMessageStartingWith("git diff failed: ")
                .hasMessageContaining("outside repository");
    }

    @Test
    void takesAnyNameOfAFile() throws Exception {
        List<String> names = List.of("a b", "new\nline", "ü", "-p", "[x]", ":!odd", "--output=o");
        for (String name : names) {
            repository.write(name, "1\n");
        }
        repository.commit("first");
        for (String name : names) {
            repository.write(name, "2\n");
        }
        for (String name : names) {
            SourceText changed = GitSource.diff(root, "-- '" + name + "'");
            assertThat(changed.text()).containsOnlyOnce("diff --git").contains("+2");
            assertThat(changed.title()).doesNotContain("\n");
            assertThat(GitSource.commits(root, "-- '" + name + "'").text()).contains("first");
        }
        assertThat(GitSource.status(root).text()).contains("ü", "\"new\\nline\"");
        assertThat(root.resolve("o")).doesNotExist();
        assertThat(GitSource.diff(root, "'*x*'").text()).contains("[x]");
    }

    @Test
    void runsNoProgramThatTheRepositoryNames() throws Exception {
        Path trap = root.resolve("trap");
        Files.writeString(trap, "#!/bin/sh\ntouch '" + root + "/sprung'\ncat\n");
        Files.setPosixFilePermissions(trap, PosixFilePermissions.fromString("rwxr-xr-x"));
        repository.write(".gitattributes", "*.txt filter=t diff=t\n").write("a.txt", "1\n");
        repository.commit("first");
        repository.write("a.txt", "2\n").write("b.txt", "3\n");
        for (String setting :
                List.of(
                        "core.fsmonitor",
                        "core.pager",
                        "pager.diff",
                        "diff.external",
                        "diff.t.command",
                        "diff.t.textconv",
                        "filter.t.clean",
                        "filter.t.process",
                        "gpg.program")) {
            repository.git("config", setting, trap.toString());
        }
        repository.git("config", "filter.t.required", "true");
        repository.git("config", "log.showSignature", "true");
        assertThat(GitSource.status(root).text()).contains("a.txt", "b.txt");
        assertThat(GitSource.diff(root, "").text()).contains("-1\n+2\n");
        assertThat(GitSource.commits(root, "").text()).contains("first");
        assertThat(root.resolve("sprung")).doesNotExist();
    }

    @Test
    void takesNoLockAndLeavesTheIndexAlone() throws Exception {
        repository.write("a", "1\n").commit("first");
        repository.write("a", "2\n");
        Files.createFile(root.resolve(".git/index.lock"));
        assertThat(GitSource.status(root).text()).contains("a");
        assertThat(GitSource.diff(root, "").text()).contains("+2");
    }

    @Test
    void cutsALongDiffAtTheEndOfALine() throws Exception {
        repository.write("a", "").commit("first");
        repository.write("a", "line of text\n".repeat(100_000));
        SourceText changed = GitSource.diff(root, "");
        assertThat(changed.text()).hasSizeBetween(199_900, 200_000).endsWith("+line of text\n");
        assertThat(changed.truncated())
                .isEqualTo("everything after the first " + changed.text().length() + " characters");
    }
}
