package aish.patch;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Patches that try to write where they must not, or to make aish fail. */
class HostilePatchTest {
    @TempDir private Path home;
    private Path root;

    @BeforeEach
    void start() throws IOException {
        root = Files.createDirectory(home.toRealPath().resolve("root"));
        Files.createDirectories(root.resolve(".git/hooks"));
        Files.createDirectories(root.resolve("dir"));
        Files.writeString(root.resolve("f"), "one\n");
        Files.createSymbolicLink(root.resolve("hooks"), Path.of(".git/hooks"));
    }

    /** Returns why a patch is refused; empty if it fits. */
    private List<String> refused(String diff) {
        try {
            return new PatchTarget.Disk(Optional::empty)
                    .plan(Patch.read(diff), root, root, Set.of()).problems().stream()
                            .map(PatchPlan.Problem::what)
                            .toList();
        } catch (PatchException e) {
            return List.of(e.why());
        }
    }

    private static String creation(String name) {
        return "diff --git \"a/NAME\" \"b/NAME\"\nnew file mode 100755\n--- /dev/null\n+++ \"b/NAME\"\n"
                        .replace("NAME", name)
                + "@@ -0,0 +1 @@\n+x\n";
    }

    private static String link(String name, String target) {
        return "diff --git a/NAME b/NAME\nnew file mode 120000\n--- /dev/null\n+++ b/NAME\n"
                        .replace("NAME", name)
                + "@@ -0,0 +1 @@\n+"
                + target
                + "\n\\ No newline at end of file\n";
    }

    private static String change(String header) {
        return "diff --git a/f b/f\n" + header + "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-one\n+1\n";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".git",
                ".git/hooks/pre-commit",
                ".GiT/config",
                ".git./config",
                ".git /config",
                ".git. . /config",
                "git~1/config",
                "GIT~1/config",
                ".git::$INDEX_ALLOCATION/config",
                ".g\\342\\200\\214it/config",
                "dir/.git/config",
                "dir/.git\\\\config",
                "dir/../.git/config"
            })
    void nothingIsWrittenIntoTheRepository(String name) {
        assertThat(refused(creation(name))).isNotEmpty().allMatch(why -> isOneLine(why));
        assertThat(refused(creation(name)).toString()).containsAnyOf(".git", "..");
    }

    private static boolean isOneLine(String text) {
        return !text.isBlank() && text.lines().count() == 1;
    }

    @ParameterizedTest
    @ValueSource(strings = {".github/x", ".gitignore", "a.git/x", "git/x", "dir/git~10"})
    void namesThatOnlyLookSimilarAreAllowed(String name) {
        assertThat(refused(creation(name))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "..",
                "../x",
                "dir/../../x",
                "/etc/cron.d/x",
                "//etc/x",
                "",
                ".",
                "dir/",
                "a\\000b",
                "hooks/pre-commit"
            })
    void nothingIsWrittenElsewhere(String name) {
        assertThat(refused(creation(name))).isNotEmpty();
    }

    @Test
    void aPatchMakesNoLinks() {
        String why = "d is a symbolic link, which a patch cannot change here";
        assertThat(refused(link("d", "dir"))).containsExactly(why);
        assertThat(refused(link("d", "dir") + creation("d/x"))).containsExactly(why);
        assertThat(refused(creation("d/x") + link("d", "dir"))).containsExactly(why);
    }

    @Test
    void aFileIsNoDirectoryAndADirectoryNoFile() {
        assertThat(refused(creation("f/x")))
                .containsExactly("f/x cannot be written, because f is a file");
        assertThat(refused(creation("new") + creation("new/x")))
                .containsExactly("new/x cannot be written, because new is a file");
        assertThat(refused(creation("dir"))).containsExactly("dir is a directory");
        assertThat(refused("--- a/dir\n+++ b/dir\n@@ -1 +1 @@\n-one\n+1\n"))
                .containsExactly("dir is a directory");
    }

    @Test
    void onlyModesOfFilesAreTaken() throws Exception {
        assertThat(refused(creation("m").replace("100755", "160000")))
                .containsExactly("m is a submodule, which a patch cannot change here");
        assertThat(refused(change("old mode 100644\nnew mode 160000\n")))
                .containsExactly("f is a submodule, which a patch cannot change here");
        assertThat(refused(creation("m").replace("100755", "040000")))
                .containsExactly("m cannot have the mode 40000 of a patch");
        assertThat(refused(creation("m").replace("100755", "4755")))
                .containsExactly("m cannot have the mode 4755 of a patch");
        for (String mode : List.of("-1", "99", "abc", "77777777777", "")) {
            assertThat(refused(creation("m").replace("100755", mode)))
                    .singleElement()
                    .asString()
                    .startsWith("Corrupt patch");
        }
        Patch special = Patch.read(change("old mode 100644\nnew mode 104755\n"));
        PatchPlan plan = new PatchTarget.Disk(Optional::empty).plan(special, root, root, Set.of());
        new PatchWriter(plan).write();
        assertThat((int) Files.getAttribute(root.resolve("f"), "unix:mode") & 07000).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@@ -99999999999999999999 +1 @@",
                "@@ -1,99999999999999999999 +1 @@",
                "@@ --1 +1 @@",
                "@@ -1,-1 +1 @@",
                "@@ -2147483648 +2147483648 @@",
                "@@ -1 +1",
                "@@ - + @@"
            })
    void numbersThatAreNoneAreCorrupt(String numbers) {
        assertThat(refused(change("").replace("@@ -1 +1 @@", numbers)))
                .singleElement()
                .asString()
                .startsWith("Corrupt patch at line 4: ");
    }

    @Test
    void hugeNumbersAreOnlyFarAway() {
        assertThat(refused(change("").replace("@@ -1 +1 @@", "@@ -999999999 +999999999 @@")))
                .containsExactly(
                        "the hunk of f (line 999999999) only fits at line 1, 999999998 lines up."
                                + " --fuzz applies it there.");
        assertThat(refused(change("").replace("@@ -1 +1 @@", "@@ -1,999999999 +1,999999999 @@")))
                .isEmpty();
    }

    @Test
    void theSameFileTwiceIsChangedTwiceButCreatedOnce() {
        String again = change("").replace("-one", "-1").replace("+1", "+2");
        assertThat(refused(change("") + again.replace("@@ -1 +2 @@", "@@ -1 +1 @@"))).isEmpty();
        assertThat(refused(creation("n") + creation("n"))).containsExactly("n is created twice");
        String deletion = "--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-one\n";
        assertThat(refused(deletion + deletion))
                .containsExactly("f was renamed or deleted by an earlier part of the patch");
    }

    private static String renaming(String from, String to) {
        return "diff --git a/FROM b/TO\nsimilarity index 100%\nrename from FROM\nrename to TO\n"
                .replace("FROM", from)
                .replace("TO", to);
    }

    @Test
    void aFileMayGetANameThatDiffersOnlyInCase() throws Exception {
        assertThat(refused(renaming("f", "f")))
                .containsExactly("The files already are as the patch wants them.");
        assertThat(refused(renaming("f", "dir"))).containsExactly("dir is a directory");
        Patch patch = Patch.read(renaming("f", "F"));
        new PatchWriter(new PatchTarget.Disk(Optional::empty).plan(patch, root, root, Set.of()))
                .write();
        assertThat(root.resolve("F")).hasContent("one");
        assertThat(root.resolve("f")).doesNotExist();
    }

    @Test
    void nothingHiddenInANameReachesTheScreen() throws Exception {
        String name = "a\\nb\\033[31m\\302\\233c\\342\\200\\256d";
        PatchPlan plan =
                new PatchTarget.Disk(Optional::empty)
                        .plan(Patch.read(creation(name)), root, root, Set.of());
        assertThat(plan.summary()).isEqualTo("creates a^Jb^[[31m\\u009bc\\u202ed (+1)");
        assertThat(DiffText.of(plan)).isEqualTo(creation(name).replace("\\n", "\\012"));
    }

    @Test
    void binaryPatchesAreRefused() {
        assertThat(
                        refused(
                                """
                                diff --git a/f b/f
                                index 0123456..789abcd 100644
                                GIT binary patch
                                literal 3
                                KcmZ?wbhEHbWMp7uX!xHYfq{{U0{{yA1pxp6

                                """))
                .containsExactly("f is a binary file, which a patch cannot change here");
    }
}
