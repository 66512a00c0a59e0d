package aish.patch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.patch.PatchPlan.Problem;
import aish.undo.UndoStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PatchCheckTest {
    private static final String TEN = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n";
    private static final String FIVE_TO_FIFTY =
            """
            --- a/f
            +++ b/f
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +50
             6
             7
             8
            """;

    @TempDir private Path home;
    private Path root;

    @BeforeEach
    void start() throws IOException {
        root = Files.createDirectory(home.toRealPath().resolve("root"));
    }

    private PatchPlan check(String diff, Allowance... allowed) throws PatchException {
        Set<Allowance> all = EnumSet.noneOf(Allowance.class);
        all.addAll(List.of(allowed));
        return new PatchTarget.Disk(Optional::empty).plan(Patch.read(diff), root, root, all);
    }

    private void apply(String diff, Allowance... allowed) throws PatchException {
        PatchPlan plan = check(diff, allowed);
        assertThat(plan.problems()).isEmpty();
        new PatchWriter(plan).write();
    }

    private Path write(String name, String text) throws IOException {
        Path path = root.resolve(name);
        Files.createDirectories(path.resolveSibling(""));
        return Files.writeString(path, text);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> found = Files.list(root)) {
            return found.map(path -> path.getFileName().toString()).toList();
        }
    }

    private String read(String name) throws IOException {
        return Files.readString(root.resolve(name));
    }

    @Test
    void changesTheLinesOfAHunk() throws Exception {
        write("f", TEN);
        apply(FIVE_TO_FIFTY);
        assertThat(read("f")).isEqualTo(TEN.replace("5\n", "50\n"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void appliesAndMentionsSmallOffsets(int lines) throws Exception {
        write("f", "new\n".repeat(lines) + TEN);
        assertThat(check(FIVE_TO_FIFTY).notes())
                .containsExactly(
                        "The hunk of f applies "
                                + (lines == 1 ? "1 line" : lines + " lines")
                                + " further down.");
        apply(FIVE_TO_FIFTY);
        assertThat(read("f")).isEqualTo("new\n".repeat(lines) + TEN.replace("5\n", "50\n"));
    }

    @Test
    void refusesLargeOffsetsAndSaysWhereTheHunkFits() throws Exception {
        write("f", "new\n".repeat(4) + TEN);
        assertThat(check(FIVE_TO_FIFTY).problems())
                .containsExactly(
                        new Problem(
                                "the hunk of f (line 2) only fits at line 6, 4 lines further down."
                                        + " --fuzz applies it there.",
                                List.of()));
        apply(FIVE_TO_FIFTY, Allowance.FUZZ);
        assertThat(read("f")).isEqualTo("new\n".repeat(4) + TEN.replace("5\n", "50\n"));
    }

    @Test
    void showsBothSidesOfAHunkThatDoesNotFit() throws Exception {
        write("f", TEN.replace("7", "seven"));
        assertThat(check(FIVE_TO_FIFTY).problems())
                .containsExactly(
                        new Problem(
                                "the hunk of f (line 2) differs from the file.",
                                List.of("line 7, patch: 7", "line 7, file:  seven")));
    }

    @Test
    void ignoresContextOnlyOnRequest() throws Exception {
        write("f", TEN.replace("8", "eight"));
        assertThat(check(FIVE_TO_FIFTY).fits()).isFalse();
        assertThat(check(FIVE_TO_FIFTY, Allowance.FUZZ).notes())
                .containsExactly(
                        "The hunk of f applies with 1 line of context ignored at each end.");
        apply(FIVE_TO_FIFTY, Allowance.FUZZ);
        assertThat(read("f")).isEqualTo(TEN.replace("8", "eight").replace("5\n", "50\n"));
    }

    @Test
    void keepsTheLineEndingsOfTheFileOnRequest() throws Exception {
        write("f", TEN.replace("\n", "\r\n"));
        assertThat(check(FIVE_TO_FIFTY).problems().getFirst().what())
                .isEqualTo(
                        "the hunk of f (line 2) differs from the file only in line endings. --fuzz"
                                + " applies it with those of the file.");
        apply(FIVE_TO_FIFTY, Allowance.FUZZ);
        assertThat(read("f")).isEqualTo(TEN.replace("5\n", "50\n").replace("\n", "\r\n"));
    }

    @Test
    void neverJoinsLinesAfterAMissingLineFeed() throws Exception {
        write("f", "a\nb\nd\ne\n");
        String diff =
                """
                --- a/f
                +++ b/f
                @@ -1,3 +1,3 @@
                 a
                -b
                +c
                 d
                \\ No newline at end of file
                """;
        assertThat(check(diff).fits()).isFalse();
        write("f", "a\nb\nd");
        apply(diff);
        assertThat(read("f")).isEqualTo("a\nc\nd");
    }

    @Test
    void insertsWithoutContextOnlyAtTheExactPlace() throws Exception {
        write("f", TEN);
        assertThat(check("--- a/f\n+++ b/f\n@@ -8,0 +9 @@\n+x\n").fits()).isFalse();
        apply("--- a/f\n+++ b/f\n@@ -10,0 +11 @@\n+x\n");
        assertThat(read("f")).isEqualTo(TEN + "x\n");
    }

    @Test
    void countsTheLinesOfAHunkAgain() throws Exception {
        write("f", TEN);
        String wrong = FIVE_TO_FIFTY.replace("-2,7 +2,7", "-2,3 +2,9");
        assertThat(check(wrong).notes())
                .containsExactly("The line counts of hunk 1 of f were corrected.");
        apply(wrong);
        assertThat(read("f")).isEqualTo(TEN.replace("5\n", "50\n"));
    }

    @Test
    void rejectsOneHunkAndAppliesTheRest() throws Exception {
        write("f", TEN + TEN);
        Patch patch =
                Patch.read(
                        """
                        --- a/f
                        +++ b/f
                        @@ -1,2 +1,6 @@
                         1
                        +a
                        +b
                        +c
                        +d
                         2
                        @@ -19,2 +23,3 @@
                         9
                         10
                        +end
                        """);
        assertThat(patch.parts()).isEqualTo(2);
        PatchPlan plan =
                new PatchTarget.Disk(Optional::empty).plan(patch.without(1), root, root, Set.of());
        assertThat(plan.notes()).isEmpty();
        new PatchWriter(plan).write();
        assertThat(read("f")).isEqualTo(TEN + TEN + "end\n");
    }

    @Test
    void createsRenamesCopiesAndDeletesTogether() throws Exception {
        write("old/gone", "gone\n");
        write("from", TEN);
        apply(
                """
                diff --git a/from b/sub/to
                similarity index 90%
                rename from from
                rename to sub/to
                diff --git a/from b/copied
                copy from from
                copy to copied
                diff --git a/new.sh b/new.sh
                new file mode 100755
                --- /dev/null
                +++ b/new.sh
                @@ -0,0 +1 @@
                +echo
                diff --git a/old/gone b/old/gone
                deleted file mode 100644
                --- a/old/gone
                +++ /dev/null
                @@ -1 +0,0 @@
                -gone
                """);
        assertThat(root.resolve("old")).doesNotExist();
        assertThat(root.resolve("from")).doesNotExist();
        assertThat(read("sub/to")).isEqualTo(TEN);
        assertThat(read("copied")).isEqualTo(TEN);
        assertThat(Files.isExecutable(root.resolve("new.sh"))).isTrue();
        assertThat(names()).containsExactlyInAnyOrder("sub", "copied", "new.sh");
    }

    @Test
    void keepsTheModeOfAFile() throws Exception {
        Path file = write("f", TEN);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r-xr-x---"));
        apply(FIVE_TO_FIFTY);
        assertThat(Files.getPosixFilePermissions(file))
                .isEqualTo(PosixFilePermissions.fromString("r-xr-x---"));
    }

    @Test
    void keepsBytesThatAreNotText() throws Exception {
        Files.write(root.resolve("f"), new byte[] {'x', '\n', 'y', '\n', (byte) 0xff, 0});
        apply("--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n-x\n+z\n y\n");
        assertThat(Files.readAllBytes(root.resolve("f")))
                .containsExactly('z', '\n', 'y', '\n', (byte) 0xff, 0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../outside",
                "/etc/outside",
                ".git/config",
                "sub/.GIT/hooks/x",
                "link/f",
                "deep/../../aside"
            })
    void refusesPathsOutsideUnlessAllowed(String name) throws Exception {
        Files.createDirectories(home.resolve("elsewhere"));
        Files.createSymbolicLink(root.resolve("link"), home.resolve("elsewhere"));
        String diff = "--- /dev/null\n+++ " + name + "\n@@ -0,0 +1 @@\n+x\n";
        assertThat(check(diff).problems()).hasSize(1);
        assertThat(check(diff, Allowance.ANYWHERE).problems()).isEmpty();
        assertThat(check(diff, Allowance.ANYWHERE).outside()).hasSize(1);
    }

    @Test
    void refusesToWriteThroughALink() throws Exception {
        write("real", TEN);
        Files.createSymbolicLink(root.resolve("f"), Path.of("real"));
        assertThat(check(FIVE_TO_FIFTY).fits()).isFalse();
    }

    @Test
    void undoRestoresEveryFile() throws Exception {
        write("f", TEN);
        write("old/gone", "gone\n");
        UndoStore undo =
                new UndoStore(
                        home.resolve("undo"), 1 << 20, Duration.ofDays(1), InstantSource.system());
        PatchPlan plan =
                check(
                        FIVE_TO_FIFTY
                                + "--- /dev/null\n+++ b/new/n\n@@ -0,0 +1 @@\n+two\n"
                                + "--- a/old/gone\n+++ /dev/null\n@@ -1 +0,0 @@\n-gone\n");
        Optional<UndoStore.SavedFiles> saved =
                AppliedPatch.apply(plan, Optional.of(undo), "patch-001", root);
        assertThat(root.resolve("old")).doesNotExist();
        assertThat(read("new/n")).isEqualTo("two\n");
        UndoStore.UndoEntry entry = undo.find("patch-001").orElseThrow();
        assertThat(entry.id()).isEqualTo(saved.orElseThrow().id());
        undo.undo(entry, UndoStore.Changed.KEPT);
        assertThat(read("f")).isEqualTo(TEN);
        assertThat(read("old/gone")).isEqualTo("gone\n");
        assertThat(root.resolve("new")).doesNotExist();
    }

    @Test
    void noticesChangesSinceTheCheck() throws Exception {
        write("f", TEN);
        write("g", "one\n");
        PatchPlan plan = check(FIVE_TO_FIFTY + "--- a/g\n+++ b/g\n@@ -1 +1 @@\n-one\n+two\n");
        write("g", "other\n");
        assertThatThrownBy(() -> new PatchWriter(plan).write())
                .hasMessage("g changed after the patch was checked. Nothing was changed.");
        assertThat(read("f")).isEqualTo(TEN);
    }

    @Test
    void takesEverythingBackIfOneFileCannotBeWritten() throws Exception {
        write("f", TEN);
        PatchPlan plan = check(FIVE_TO_FIFTY + "--- /dev/null\n+++ b/d/n\n@@ -0,0 +1 @@\n+two\n");
        // a dangling link in the place of the new directory
        Files.createSymbolicLink(root.resolve("d"), Path.of("nowhere"));
        assertThatThrownBy(() -> new PatchWriter(plan).write())
                .isInstanceOf(PatchException.class)
                .hasMessageEndingWith("Nothing was changed.");
        assertThat(read("f")).isEqualTo(TEN);
        assertThat(names()).containsExactlyInAnyOrder("f", "d");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no diff at all",
                "@@ -1 +1 @@\n-a\n+b\n",
                "--- a/f\n+++ b/f\n@@ ... @@\n-a\n+b\n",
                "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n-a\n+b\nnot a line of a hunk\n+c\n",
                "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n a\n b\n",
                "diff --git a/f b/f\nindex 1..2 100644\n",
                "diff --git a/f b/f\nnew file mode 100644\n--- /dev/null\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n",
                "diff --git a/f b/f\n--- a/other\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n",
            })
    void refusesCorruptPatches(String text) {
        assertThatThrownBy(() -> Patch.read(text)).isInstanceOf(PatchException.class);
    }

    @Test
    void refusesBinaryPatches() throws Exception {
        write("f", TEN);
        String diff =
                "diff --git a/f b/f\nindex 1..2 100644\nGIT binary patch\nliteral 3\nKcmb\n\nliteral 0\n";
        assertThat(check(diff).problems())
                .containsExactly(
                        new Problem(
                                "f is a binary file, which a patch cannot change here", List.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--- f.orig\t2024-01-02 03:04:05.000000000 +0100\n+++ f\t2024-01-02 03:05:05 +0100\n",
                "--- f 2024-01-02 03:04:05.000000000 +0100\n+++ f 2024-01-02 03:05:05 +0100\n",
                "--- f\n+++ f.new\n",
                "diff -u a/f b/f\n--- a/f\n+++ b/f\n",
                "diff --git i/f w/f\n--- i/f\n+++ w/f\n",
                "--- \"a/\\146\"\n+++ \"b/f\"\n",
                "--- a/f\r\n+++ b/f\r\n",
            })
    void readsTheNamesOfFiles(String header) throws Exception {
        write("f", "x\n");
        apply(header + "@@ -1 +1 @@\n-x\n+y\n");
        assertThat(read("f")).isEqualTo("y\n");
    }

    @Test
    void namesMayBeRelativeToTheCurrentDirectory() throws Exception {
        write("sub/f", TEN);
        PatchPlan plan =
                new PatchTarget.Disk(Optional::empty)
                        .plan(Patch.read(FIVE_TO_FIFTY), root, root.resolve("sub"), Set.of());
        assertThat(plan.paths()).containsExactly(root.resolve("sub/f"));
    }
}
