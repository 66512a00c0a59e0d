package aish.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.safety.SafetyFacts;
import aish.testing.Bash;
import aish.testing.Tier;
import aish.undo.UndoStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TypedUndoTest {
    private static final TypedUndo.Limits LIMITS = new TypedUndo.Limits(20, 1000);

    @TempDir private Path temporary;
    private Path project;
    private UndoStore store;

    @BeforeEach
    void files() throws IOException {
        project = Files.createDirectory(temporary.toRealPath().resolve("project"));
        store =
                new UndoStore(
                        temporary.resolve("undo"),
                        1 << 20,
                        Duration.ofDays(1),
                        InstantSource.system());
        Files.createDirectories(project.resolve("dir/sub"));
        Files.writeString(project.resolve("dir/sub/b"), "b\n");
        Files.writeString(project.resolve("dir/a"), "a\n");
        Files.writeString(project.resolve("one"), "1\n");
        Files.writeString(project.resolve("two"), "2\n");
        Files.createSymbolicLink(project.resolve("link"), Path.of("one"));
    }

    private TypedUndo typed(TypedUndo.Limits limits) {
        return new TypedUndo(
                _ -> SafetyFacts.at(project, temporary), () -> Optional.of(store), () -> limits);
    }

    private void run(String command) throws Exception {
        Bash.run(project, command);
    }

    /** Runs a line as the executor does; returns what can be undone. */
    private Optional<UndoStore.UndoEntry> type(String line, TypedUndo.Limits limits)
            throws Exception {
        TypedUndo typed = typed(limits);
        Optional<UndoStore.SavedFiles> saved = typed.setAside(line);
        run(line);
        saved.ifPresent(typed::ended);
        return store.find("");
    }

    private Map<String, String> snapshot() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(project)) {
            for (Path path : all.toList()) {
                boolean file = Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
                files.put(
                        project.relativize(path).toString(),
                        (file ? Files.readString(path) : "")
                                + (Files.isSymbolicLink(path) ? Files.readSymbolicLink(path) : "")
                                + Files.getLastModifiedTime(path, LinkOption.NOFOLLOW_LINKS)
                                        .to(file ? TimeUnit.NANOSECONDS : TimeUnit.DAYS));
            }
        }
        return files;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rm one",
                "rm link",
                "rm -rf dir",
                "rm -r dir one link",
                "rm *",
                "echo new > one",
                "cp two one",
                "mv two one",
                "sed -i s/1/x/ one",
                "truncate -s 0 one two",
                "echo x | tee one two",
                "rm one; echo other > one; echo more >> one",
                "find dir -type f -delete",
                "cd dir && rm a",
                "ln -sf two link",
                "sh -c 'rm one'",
                "perl -pi -e s/1/x/ one",
            })
    void bringsBackWhatALineDestroyed(String line) throws Exception {
        Map<String, String> before = snapshot();
        UndoStore.UndoEntry entry = type(line, LIMITS).orElseThrow();
        assertThat(snapshot()).isNotEqualTo(before);
        assertThat(entry.command()).isEqualTo(line);
        store.undo(entry, UndoStore.Changed.KEPT);
        assertThat(snapshot()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ls", "cat one > /dev/null", "cp one three", "mv one three", "echo x >> one",
                "echo x > three", "rm three", "rm dir", "chmod 600 one", "shred -u one",
                "shred one && rm one", "./unknown one > dir/c; rm $(./unknown)"
            })
    void keepsNothingOfOtherLines(String line) throws Exception {
        assertThat(type(line, LIMITS)).isEmpty();
    }

    @Test
    void leavesAloneWhatIsTooMuch() throws Exception {
        assertThatThrownBy(() -> type("rm -rf dir", new TypedUndo.Limits(2, 1000)))
                .hasMessage("there are more than 2 files");
        assertThatThrownBy(() -> type("rm one", new TypedUndo.Limits(20, 1)))
                .hasMessage("the files are larger than undo.typed_bytes allows");
        assertThat(store.unsaved())
                .contains(
                        new UndoStore.Unsaved(
                                "rm one", "the files are larger than undo.typed_bytes allows"));
        assertThat(type("rm $(./unknown)", LIMITS)).isEmpty();
        assertThat(store.unsaved())
                .contains(
                        new UndoStore.Unsaved(
                                "rm $(./unknown)", "aish cannot tell which files it changes"));
        assertThat(store.find("")).isEmpty();
        assertThat(temporary.resolve("undo"))
                .satisfiesAnyOf(
                        folder -> assertThat(folder).doesNotExist(),
                        folder ->
                                assertThat(folder)
                                        .isDirectoryNotContaining(path -> Files.isDirectory(path)));
    }

    @Test
    void forgetsWhatWasNotSavedOnceSomethingIs() throws Exception {
        assertThat(type("rm $(./unknown)", LIMITS)).isEmpty();
        type("rm one", LIMITS);
        assertThat(store.unsaved()).isEmpty();
    }

    @Test
    void bringsBackWhatGitReplaced() throws Exception {
        run("git init -q . && git add . && git -c user.name=a -c user.email=a commit -qm x");
        run("echo mine > one");
        UndoStore.UndoEntry entry =
                type("git checkout .", new TypedUndo.Limits(500, 1 << 20)).orElseThrow();
        assertThat(project.resolve("one")).hasContent("1");
        store.undo(entry, UndoStore.Changed.KEPT);
        assertThat(project.resolve("one")).hasContent("mine");
    }

    @Test
    void bringsBackADeepTree() throws Exception {
        int depth = Tier.times(200, 900);
        run("p=$(printf 'd/%.0s' {1.." + depth + "}); mkdir -p $p; echo x > $p/leaf");
        Map<String, String> before = snapshot();
        UndoStore.UndoEntry entry = type("rm -r d", new TypedUndo.Limits(1000, 1000)).orElseThrow();
        store.undo(entry, UndoStore.Changed.KEPT);
        assertThat(snapshot()).isEqualTo(before);
    }

    @Test
    void copiesAFileThatHasAnotherName() throws Exception {
        Files.createLink(project.resolve("other"), project.resolve("one"));
        UndoStore.UndoEntry entry = type("rm one", LIMITS).orElseThrow();
        run("echo changed > other");
        store.undo(entry, UndoStore.Changed.KEPT);
        assertThat(project.resolve("one")).hasContent("1\n");
    }

    @Test
    void keepsOnlySoMany() throws Exception {
        TypedUndo typed = typed(LIMITS);
        for (int i = 0; i < 60; i++) {
            Files.writeString(project.resolve("one"), i + "\n");
            UndoStore.SavedFiles saved = typed.setAside("rm one").orElseThrow();
            Files.delete(project.resolve("one"));
            typed.ended(saved);
        }
        assertThat(store.list()).hasSize(50);
        store.undo(store.find("").orElseThrow(), UndoStore.Changed.KEPT);
        assertThat(project.resolve("one")).hasContent("59\n");
    }
}
