package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.NewFile;
import aish.testing.Workspaces;
import aish.workspace.ProjectScan.GitSummary;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectScanTest {
    @TempDir private Path temporary;
    private Path root;

    @BeforeEach
    void prepare() throws IOException {
        root = Files.createDirectory(temporary.toRealPath().resolve("work"));
    }

    private void write(String name, String text) throws IOException {
        NewFile.write(root.resolve(name), text);
    }

    private SourceText scan() throws SourceException {
        return ProjectScan.of(Workspaces.in(root, temporary));
    }

    @Test
    @Tag("edge")
    void tellsWhatAProjectIsMadeOf() throws Exception {
        GitRepository repository = GitRepository.create(root);
        write(".gitignore", "target/\n");
        write("README.md", "# hello\n");
        write("pom.xml", "<project/>");
        write("src/app/Main.java", "class Main {}");
        write("src/app/Other.java", "");
        write("src/app/deep/main.py", "");
        write("docs/index.md", "");
        write("target/Main.java", "");
        repository.commit("first");
        write("src/app/Other.java", "changed");
        write("new\nfile", "");
        assertThat(scan())
                .isEqualTo(
                        new SourceText(
                                "project work",
                                root.toString(),
                                """
                                root: %s
                                git: branch main, 1 changed, 1 untracked
                                kind: Maven (pom.xml)
                                files: 8 (46 bytes)
                                languages: Java 2 files (20 bytes), Python 1 file (0 bytes), Data 1 file (10 bytes), Prose 2 files (8 bytes)
                                entry points: README.md, pom.xml, src/app/Main.java, src/app/deep/main.py
                                build: mvn package
                                test: mvn test

                                top level:
                                  .gitignore  8 B
                                  README.md  8 B
                                  docs/
                                  new\\nfile  0 B
                                  pom.xml  10 B
                                  src/
                                """
                                        .formatted(root),
                                ""));
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
    void worksWithoutARepository() throws Exception {
        write("notes", "");
        assertThat(scan().text())
                .isEqualTo(
                        """
                        root: %s
                        git: unknown (%s is not in a git repository)
                        files: 1 (0 bytes)
                        languages: none found
                        entry points: none found

                        top level:
                          notes  0 B
                        """
                                .formatted(root, root));
    }

    @Test
    void namesTheEntryPointsThatAreLeastDeep() {
        EntryPoints points = new EntryPoints();
        for (int i = 0; i < 50; i++) {
            points.add("x/deep/" + i + "/main.c");
        }
        points.add("src/cli.rs");
        points.add("src/index.css");
        points.add("a/README.md");
        assertThat(points.all())
                .startsWith("src/cli.rs", "x/deep/0/main.c", "x/deep/1/main.c")
                .hasSize(8);
    }
}
