package aish.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GitBranchTest {
    @TempDir Path root;

    @Test
    void isEmptyOutsideARepository() {
        assertThat(GitBranch.of(root)).isEmpty();
        assertThat(GitBranch.of(Path.of("relative"))).isEmpty();
    }

    @Test
    void readsTheBranchFromAnyDirectoryBelow() throws IOException {
        head(root.resolve(".git"), "ref: refs/heads/feature/login\n");
        Path below = Files.createDirectories(root.resolve("a/b"));
        assertThat(GitBranch.of(root)).isEqualTo("feature/login");
        assertThat(GitBranch.of(below)).isEqualTo("feature/login");
        assertThat(GitBranch.of(below.resolve("vanished"))).isEqualTo("feature/login");
    }

    @Test
    void shortensADetachedHead() throws IOException {
        head(root.resolve(".git"), "0123456789abcdef0123456789abcdef01234567\n");
        assertThat(GitBranch.of(root)).isEqualTo("0123456");
    }

    @Test
    void followsTheFileOfAWorktree() throws IOException {
        Path real = root.resolve("main/.git/worktrees/fix");
        head(real, "ref: refs/heads/fix\n");
        Path absolute = Files.createDirectory(root.resolve("one"));
        Files.writeString(absolute.resolve(".git"), "gitdir: " + real + "\n");
        Path relative = Files.createDirectory(root.resolve("two"));
        Files.writeString(relative.resolve(".git"), "gitdir: ../main/.git/worktrees/fix\n");
        assertThat(GitBranch.of(absolute)).isEqualTo("fix");
        assertThat(GitBranch.of(relative)).isEqualTo("fix");
    }

    @Test
    void findsTheCommitWhereverGitKeepsIt() throws IOException {
        String hash = "0123456789".repeat(4);
        Path git = root.resolve(".git");
        head(git, "ref: refs/heads/main\n");
        assertThat(GitBranch.head(root)).isEqualTo(new GitBranch.Head("main", ""));
        Files.writeString(git.resolve("packed-refs"), "# pack\n" + hash + " refs/heads/main\n");
        assertThat(GitBranch.head(root)).isEqualTo(new GitBranch.Head("main", hash));
        Path tree = git.resolve("worktrees/fix");
        head(tree, "ref: refs/heads/main\n");
        Files.writeString(tree.resolve("commondir"), "../..\n");
        Path other = Files.createDirectory(root.resolve("other"));
        Files.writeString(other.resolve(".git"), "gitdir: " + tree + "\n");
        assertThat(GitBranch.head(other)).isEqualTo(new GitBranch.Head("main", hash));
        head(git, "f".repeat(40) + "\n");
        assertThat(GitBranch.head(root)).isEqualTo(new GitBranch.Head("fffffff", "f".repeat(40)));
        head(git, "--upload-pack=x\n");
        assertThat(GitBranch.head(root).commit()).isEmpty();
        assertThat(GitBranch.head(Path.of("relative"))).isEqualTo(GitBranch.Head.NONE);
    }

    @Test
    void showsNothingOfABrokenRepository() throws IOException {
        Files.createDirectory(root.resolve(".git"));
        assertThat(GitBranch.of(root)).isEmpty();
        head(root.resolve(".git"), "");
        assertThat(GitBranch.of(root)).isEmpty();
        Files.write(root.resolve(".git/HEAD"), new byte[] {(byte) 0xff, (byte) 0xfe});
        assertThat(GitBranch.of(root)).isEmpty();
    }

    @Test
    void showsNothingOfALinkThatLeadsNowhere() throws IOException {
        Files.writeString(root.resolve(".git"), "gitdir: /nowhere/at/all");
        assertThat(GitBranch.of(root)).isEmpty();
        Files.writeString(root.resolve(".git"), "gitdir: a\0b");
        assertThat(GitBranch.of(root)).isEmpty();
    }

    @Test
    void doesNotReadDevices() throws IOException {
        Path link = Files.createSymbolicLink(root.resolve(".git"), Path.of("/dev/zero"));
        assertThat(GitBranch.of(root)).isEmpty();
        Files.delete(link);
    }

    @Test
    void showsNothingOfAHeadThatOnlyOldVersionsRead() throws IOException {
        head(root.resolve(".git"), "ref: refs/heads/.invalid\n");
        assertThat(GitBranch.of(root)).isEmpty();
    }

    @Test
    void showsWhereAHeadPointsThatIsNoBranch() throws IOException {
        head(root.resolve(".git"), "ref: refs/bisect/bad\n");
        assertThat(GitBranch.of(root)).isEqualTo("refs/bisect/bad");
    }

    @Test
    void findsTheSameInTheBackground() throws IOException {
        head(root.resolve(".git"), "ref: refs/heads/one\n");
        GitBranch branch = new GitBranch();
        assertThat(branch.soon(root)).isEqualTo("one");
        head(root.resolve(".git"), "ref: refs/heads/two\n");
        assertThat(branch.soon(root)).isEqualTo("two");
    }

    private static void head(Path git, String text) throws IOException {
        Files.createDirectories(git);
        Files.writeString(git.resolve("HEAD"), text);
    }
}
