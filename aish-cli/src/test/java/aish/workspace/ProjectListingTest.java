package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.testing.NewFile;
import aish.testing.Workspaces;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProjectListingTest {
    @TempDir private Path temporary;
    private Path root;

    @BeforeEach
    void prepare() throws IOException {
        root = Files.createDirectory(temporary.toRealPath().resolve("work"));
        write(".git/HEAD", "");
        write(".gitignore", "target\n");
        write("README.md", "hello");
        write("src/app/Main.java", "x".repeat(2048));
        write("src/app/deep/er/a.JAVA", "1");
        write("src/build.gradle.kts", "12");
        write("target/x.java", "");
    }

    private void write(String name, String text) throws IOException {
        NewFile.write(root.resolve(name), text);
    }

    private Workspace in(String directory) {
        return Workspaces.in(root.resolve(directory), temporary);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                    | .gitignore README.md src/app/Main.java src/app/deep/er/a.JAVA src/build.gradle.kts",
                "--ext java            | src/app/Main.java src/app/deep/er/a.JAVA",
                "--ext .java,md        | README.md src/app/Main.java src/app/deep/er/a.JAVA",
                "--ext=*.md --ext kts  | README.md src/build.gradle.kts",
                "--ext gradle.kts      | src/build.gradle.kts",
                "--path *.md           | README.md",
                "--path src/*          | src/build.gradle.kts",
                "--path src/**/[Ma]*   | src/app/Main.java src/app/deep/er/a.JAVA",
                "--path ./src/app/     | src/app/Main.java src/app/deep/er/a.JAVA",
                "--path deep           | src/app/deep/er/a.JAVA",
                "--larger 2            | .gitignore README.md src/app/Main.java",
                "--larger 1K --ext java| src/app/Main.java",
                "--larger 2KB          | ''"
            })
    void listsTheFilesThatAFilterAccepts(String arguments, String expected) throws Exception {
        SourceText found = ProjectListing.files(in("src/app"), arguments);
        List<String> names =
                found.text()
                        .lines()
                        .filter(line -> line.matches(" *[0-9.]+ \\S+  .*"))
                        .map(line -> line.replaceFirst(" *[0-9.]+ \\S+  ", ""))
                        .toList();
        assertThat(String.join(" ", names)).isEqualTo(expected);
        assertThat(found.truncated()).isEmpty();
    }

    @Test
    void saysHowMuchThereIs() throws Exception {
        write("bad\n\u001b[2Jname.md", "");
        assertThat(ProjectListing.files(in(""), "--ext md"))
                .isEqualTo(
                        new SourceText(
                                "files --ext md",
                                "files --ext md in " + root,
                                """
                                  5 bytes  README.md
                                  0 bytes  bad^J^[[2Jname.md
                                2 files, 5 bytes
                                """,
                                ""));
        assertThat(ProjectListing.files(in(""), "--ext zig").text()).isEqualTo("No such files.\n");
    }

    @Test
    void aLongListIsCutAndSaysSo() throws Exception {
        for (int i = 0; i < 1200; i++) {
            write("many/" + i, "");
        }
        SourceText found = ProjectListing.files(in(""), "--path many");
        assertThat(found.text().lines()).hasSize(1001).last().isEqualTo("1,200 files, 0 bytes");
        assertThat(found.truncated()).isEqualTo("200 more files");
    }

    @Test
    void showsTheTreeFromTheRootOrAPath() throws Exception {
        assertThat(ProjectListing.tree(in("src"), "").text())
                .isEqualTo(
                        """
                        .gitignore  7 bytes
                        README.md  5 bytes
                        src/
                          app/
                          build.gradle.kts  2 bytes
                        """);
        assertThat(ProjectListing.tree(in("src"), "app --depth 3"))
                .isEqualTo(
                        new SourceText(
                                "app/",
                                root.resolve("src/app").toString(),
                                """
                                Main.java  2.0 KB
                                deep/
                                  er/
                                    a.JAVA  1 byte
                                """,
                                ""));
        assertThat(ProjectListing.tree(in("src"), "--depth=1 .").text())
                .isEqualTo("app/\nbuild.gradle.kts  2 bytes\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tree  | --depth 0   | --depth takes a number from 1 to 20, not 0",
                "tree  | --depth x   | --depth takes a number from 1 to 20, not x",
                "tree  | --depth     | --depth needs a value",
                "tree  | a b         | :tree takes one PATH and --depth N, not b",
                "tree  | --deep      | :tree takes one PATH and --depth N, not --deep",
                "tree  | README.md   | README.md is not a directory; :add file attaches a file",
                "files | *.java      | :files takes --ext X, --path GLOB and --larger SIZE, not *.java",
                "files | --larger x  | --larger takes a size such as 64K or 2M, not x",
                "files | --path [a   | missing closing bracket in the pattern [a",
                "files | --ext       | --ext needs a value"
            })
    void saysWhatItDoesNotUnderstand(String command, String arguments, String problem) {
        assertThatThrownBy(
                        () -> {
                            if (command.equals("tree")) {
                                ProjectListing.tree(in(""), arguments);
                            } else {
                                ProjectListing.files(in(""), arguments);
                            }
                        })
                .isInstanceOf(SourceException.class)
                .hasMessage(problem);
    }
}
