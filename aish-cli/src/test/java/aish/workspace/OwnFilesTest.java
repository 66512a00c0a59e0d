package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.NewFile;
import aish.testing.Workspaces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnFilesTest {
    @TempDir private Path root;

    @Test
    void areWhatPeopleOfTheProjectWrote() throws IOException {
        for (String name :
                List.of(
                        "main.c",
                        "src/deep/util.c",
                        "dist/bundle.js",
                        "node_modules/left/index.js",
                        "ignored.log",
                        ".git/config")) {
            Path file = root.resolve(name);
            NewFile.write(file, "");
        }
        Files.writeString(root.resolve(".gitignore"), "*.log\n");
        assertThat(Workspaces.in(root, root).ownFiles(root))
                .map(file -> root.relativize(file).toString())
                .containsExactlyInAnyOrder(".gitignore", "main.c", "src/deep/util.c");
    }
}
