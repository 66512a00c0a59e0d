package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.NewFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GitSummaryTest {
    @TempDir private Path temporary;
    private Path root;

    @BeforeEach
    void prepare() throws IOException {
        root = Files.createDirectory(temporary.toRealPath().resolve("work"));
    }

    private void write(String name, String text) throws IOException {
        NewFile.write(root.resolve(name), text);
    }

    @Test
    @Tag("edge")
    void tellsTheStateOfABranchInALine() throws Exception {
        GitRepository repository = GitRepository.create(root);
        assertThat(GitSummary.of(root)).isEqualTo("branch main, nothing changed");
        write("a", "1");
        repository.commit("first");
        repository.git("branch", "base");
        repository.git("branch", "-u", "base");
        write("a", "2");
        repository.commit("second");
        assertThat(GitSummary.of(root)).isEqualTo("branch main, 1 ahead, nothing changed");
        repository.git("checkout", "-q", "--detach");
        assertThat(GitSummary.of(root)).isEqualTo("no branch (detached), nothing changed");
    }

    @Test
    @Tag("edge")
    void saysThatThereIsNoRepository() {
        assertThat(GitSummary.of(root))
                .isEqualTo("unknown (" + root + " is not in a git repository)");
    }
}
