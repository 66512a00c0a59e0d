package aish.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import aish.safety.Analyser;
import aish.safety.BlastRadius;
import aish.safety.Effort;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.store.UndoStore.Changed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Undoing real commands of bash and git on real trees. */
@Tag("edge")
class UndoStoreTest {
    private static final long CAP = 1 << 20;

    @TempDir private Path temporary;
    private Path project;
    private Path kept;
    private UndoStore store;

    @BeforeEach
    void prepare() throws IOException {
        project = Files.createDirectory(temporary.toRealPath().resolve("project"));
        kept = temporary.resolve("undo");
        store = new UndoStore(kept, CAP, Duration.ofDays(7), InstantSource.system());
    }

    private void write(String name, String content) throws IOException {
        Path file = project.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2020-02-02T02:02:02.123Z")));
    }

    private void tree() throws IOException {
        write("dir/a.txt", "alpha\n");
        write("dir/sub/b.bin", "\0\1\2");
        write("dir/.hidden", "h");
        Files.createDirectories(project.resolve("dir/empty"));
        Files.createSymbolicLink(project.resolve("dir/link"), Path.of("a.txt"));
        Files.createSymbolicLink(project.resolve("dir/dangling"), Path.of("nowhere"));
        Files.setPosixFilePermissions(
                project.resolve("dir/a.txt"), PosixFilePermissions.fromString("rwxr-x--x"));
        write("one", "1\n");
        write("two", "2\n");
        write("spaced name*", "s");
    }

    private void repository() throws Exception {
        tree();
        write(".gitignore", "*.o\nout/\n");
        run("git init -q -b main; git config user.name T; git config user.email t@t");
        run("git add .gitignore dir one two; git commit -qm first");
        write("second", "s\n");
        write("one", "committed later\n");
        run("git add second one; git commit -qm second");
        write("two", "dirty\n");
        write("one", "staged\n");
        run("git add one");
        write("staged-new", "sn\n");
        run("git add staged-new; rm dir/a.txt");
        write("untracked/x/y", "u\n");
        Files.createDirectories(project.resolve("untracked/empty"));
        write("lib.o", "obj");
        write("out/z", "zz");
    }

    private int run(String command) throws Exception {
        Process process =
                new ProcessBuilder("bash", "-c", command)
                        .directory(project.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        process.getOutputStream().close();
        return process.waitFor();
    }

    private SafetyFacts facts() {
        return SafetyFacts.at(project, temporary);
    }

    private Verdict judge(String command) {
        return Analyser.judge(command, facts());
    }

    private UndoEntry perform(String command) throws Exception {
        UndoStore.Kept aside =
                store.setAside("cmd-001", command, judge(command), facts()).orElseThrow();
        run(command);
        aside.finished();
        return store.find(aside.id()).orElseThrow();
    }

    /** Everything about the tree that a person could miss, git's objects apart. */
    private Map<String, String> snapshot() throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (var paths = Files.walk(project)) {
            for (Path path : paths.toList()) {
                String name = project.relativize(path).toString();
                if (!name.startsWith(".git/objects")) {
                    found.put(name, describe(path));
                }
            }
        }
        return found;
    }

    private static String describe(Path path) throws IOException {
        Object mode = Files.getAttribute(path, "unix:mode", LinkOption.NOFOLLOW_LINKS);
        if (Files.isSymbolicLink(path)) {
            return "link " + Files.readSymbolicLink(path);
        }
        if (Files.isDirectory(path)) {
            return "directory " + mode;
        }
        return "file "
                + mode
                + " "
                + Files.getLastModifiedTime(path)
                + " "
                + Arrays.toString(Files.readAllBytes(path));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rm -rf dir",
                "rm -r dir one two",
                "rm 'spaced name*'",
                "rm dir/*",
                "cd dir && rm -rf sub .hidden",
                "sed -i s/1/9/ one two",
                "perl -pi -e 's/1/9/' one",
                "mv one two",
                "mv one dir",
                "mv dir moved",
                "mv one new",
                "echo x > one",
                "echo x >| one; echo y > fresh",
                "echo x >> one",
                "echo x > dir/link",
                "echo x | tee one two",
                "cp one two",
                "cp -r dir copy",
                "sed -i.bak s/1/9/ one",
                "cp one dir/a.txt",
                "truncate -s 0 one",
                "dd if=/dev/null of=one",
                "chmod -R 700 dir",
                "ln -sf one two",
                "find dir -type f -delete",
                "find . -name 'a*' -exec rm {} +",
                "rm -rf dir && mkdir dir && echo x > dir/a.txt",
            })
    void bringsTreesBack(String command) throws Exception {
        tree();
        Map<String, String> before = snapshot();
        UndoEntry entry = perform(command);
        Map<String, String> changed = snapshot();
        assertThat(changed).isNotEqualTo(before);

        UndoStore.Undone undone = store.undo(entry, Changed.KEPT);

        assertThat(snapshot()).isEqualTo(before);
        UndoEntry redo = store.find(undone.redo().orElseThrow()).orElseThrow();
        store.undo(redo, Changed.KEPT);
        assertThat(contents(snapshot())).isEqualTo(contents(changed));
    }

    private static Map<String, String> contents(Map<String, String> snapshot) {
        Map<String, String> contents = new TreeMap<>();
        snapshot.forEach((name, text) -> contents.put(name, text.replaceAll(" 2\\S+Z ", " ")));
        return contents;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "git reset --hard",
                "git reset --hard HEAD~1",
                "git reset -q --hard HEAD~1 && git clean -fdx",
                "git clean -fdx",
                "git clean -fd",
                "git clean -fX",
                "git checkout -- .",
                "git checkout HEAD~1 -- one",
                "git checkout -f HEAD~1",
                "git restore .",
                "git restore --source=HEAD~1 --staged --worktree one",
                "git rm -rf --quiet dir",
                "rm -rf .git",
            })
    void bringsWorkingTreesBack(String command) throws Exception {
        repository();
        Map<String, String> before = snapshot();
        UndoEntry entry = perform(command);
        assertThat(snapshot()).isNotEqualTo(before);

        store.undo(entry, Changed.KEPT);

        assertThat(snapshot()).isEqualTo(before);
        assertThat(run("git fsck --connectivity-only")).isZero();
        assertThat(run("test \"$(git rev-parse --abbrev-ref HEAD)\" = main")).isZero();
        assertThat(
                        run(
                                "test \"$(git diff --cached --name-only | tr '\\n' ' ')\" = 'one staged-new '"))
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "git restore --source=HEAD~1 one",
                "git restore -s HEAD~1 one",
                "git checkout HEAD~1 -- one",
                "git checkout -f other",
                "git switch -f -",
                "git reset --hard HEAD~1",
                "git rm -q one",
                "git branch -D other",
                "git tag -d mark",
                "git stash drop",
                "git stash clear",
            })
    void bringsCleanTreesAndRefsBack(String command) throws Exception {
        tree();
        run("git init -q -b main; git config user.name T; git config user.email t@t");
        run("git add .; git commit -qm first; git tag mark; git branch other");
        write("one", "later\n");
        write("more/new", "n\n");
        run("git add .; git commit -qm second; git checkout -q other; git checkout -q main");
        write("two", "stashed\n");
        run("git stash; git status");
        Map<String, String> before = snapshot();
        UndoEntry entry = perform(command);
        assertThat(snapshot()).isNotEqualTo(before);

        store.undo(entry, Changed.KEPT);

        assertThat(snapshot()).isEqualTo(before);
        assertThat(run("git diff --quiet HEAD && git stash show && git rev-parse mark other"))
                .isZero();
    }

    @Test
    void goesOnAfterACrashInTheMiddle() throws Exception {
        tree();
        Map<String, String> before = snapshot();
        UndoEntry entry = perform("rm -rf dir one two");
        // half of it is back, and one file is half written beside its place
        write("one", "1\n");
        Files.writeString(project.resolve(".aish-undo-3"), "hal");
        Files.createDirectory(project.resolve("dir"));

        store.undo(entry, Changed.REPLACED);
        Files.deleteIfExists(project.resolve(".aish-undo-3"));

        assertThat(snapshot()).isEqualTo(before);
    }

    @Test
    void neverUsesWhatIsHalfMade() throws Exception {
        tree();
        UndoEntry entry = perform("rm -rf dir");
        Files.delete(kept.resolve(entry.id()).resolve("manifest.json"));

        assertThat(store.list()).isEmpty();
        assertThat(store.find("")).isEmpty();
        store.sweep();
        assertThat(kept.resolve(entry.id())).doesNotExist();
    }

    @Test
    void worksThoughTheCommandNeverEnded() throws Exception {
        tree();
        Map<String, String> before = snapshot();
        assertThat(store.setAside("cmd-001", "rm -rf dir", judge("rm -rf dir"), facts()))
                .isPresent();
        run("rm -rf dir");

        store.undo(store.find("").orElseThrow(), Changed.KEPT);

        assertThat(snapshot()).isEqualTo(before);
    }

    @Test
    void keepsWhatSomebodyChangedSince() throws Exception {
        tree();
        UndoEntry entry = perform("sed -i s/1/9/ one");
        write("one", "mine\n");

        assertThatThrownBy(() -> store.undo(entry, Changed.KEPT))
                .isInstanceOf(UndoException.class)
                .hasMessageContaining("one changed after the command");
        assertThat(project.resolve("one")).hasContent("mine\n");

        UndoStore.Undone undone = store.undo(entry, Changed.REPLACED);
        assertThat(project.resolve("one")).hasContent("1\n");
        store.undo(store.find(undone.redo().orElseThrow()).orElseThrow(), Changed.KEPT);
        assertThat(project.resolve("one")).hasContent("mine\n");
    }

    @Test
    void leavesAloneWhatTheCommandDidNotChange() throws Exception {
        tree();
        UndoEntry entry = perform("find . -name 'o*' -newer nothing -exec rm {} +");
        write("one", "mine\n");

        store.undo(entry, Changed.KEPT);

        assertThat(project.resolve("one")).hasContent("mine\n");
    }

    @Test
    void copiesNothingBeyondTheCap() throws Exception {
        write("big", "x".repeat((int) CAP + 1));

        assertThatThrownBy(() -> perform("rm big"))
                .isInstanceOf(UndoException.class)
                .hasMessageContaining("undo.max_bytes");
        assertThat(store.list()).isEmpty();
        assertThat(line("rm big")).startsWith("cannot be undone: it is more than");
    }

    @Test
    void saysWhatCannotBeUndone() throws Exception {
        tree();
        run("mkfifo pipe");

        assertThat(line("rm -rf dir")).isEqualTo("can be undone");
        assertThat(line("ls")).isEmpty();
        assertThat(line("git push --force"))
                .isEqualTo("cannot be undone: it publishes or changes something remote");
        assertThat(line("rm $x"))
                .isEqualTo("cannot be undone: which files it changes is not known");
        assertThat(line("sudo rm one"))
                .isEqualTo("cannot be undone: it runs with other privileges");
        assertThat(line("tar xf a.tar"))
                .isEqualTo("cannot be undone: which files it changes is not known");
        assertThatThrownBy(() -> perform("rm pipe")).hasMessageContaining("is a device");
    }

    private String line(String command) {
        Verdict verdict = judge(command);
        Effort effort = new Effort(Duration.ofMinutes(1), 10_000);
        return store.prospect(verdict, BlastRadius.of(verdict, facts(), effort)).line();
    }

    @Test
    void isPrivate() throws Exception {
        tree();
        perform("rm -rf dir");

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(kept)))
                .isEqualTo("rwx------");
    }

    @Test
    void keepsItsHandsOffItsOwnFiles() throws Exception {
        tree();
        kept = project.resolve("undo");
        store = new UndoStore(kept, CAP, Duration.ofDays(7), InstantSource.system());

        assertThatThrownBy(() -> perform("rm -rf undo"))
                .hasMessageContaining("what is kept for undoing");
    }

    @Test
    void servesSeveralAtOnce() throws Exception {
        int many = 8;
        for (int i = 0; i < many; i++) {
            write("d" + i + "/f", "content " + i);
        }
        Map<String, String> before = snapshot();
        try (ExecutorService threads = Executors.newFixedThreadPool(many)) {
            List<Future<UndoEntry>> entries = new ArrayList<>();
            for (int i = 0; i < many; i++) {
                String command = "rm -rf d" + i;
                entries.add(threads.submit(() -> perform(command)));
            }
            List<Future<UndoStore.Undone>> undone = new ArrayList<>();
            for (Future<UndoEntry> entry : entries) {
                UndoEntry made = entry.get();
                undone.add(threads.submit(() -> store.undo(made, Changed.KEPT)));
            }
            for (Future<UndoStore.Undone> each : undone) {
                each.get();
            }
        }
        assertThat(snapshot()).isEqualTo(before);
        assertThat(store.list()).hasSize(2 * many);
    }

    @Test
    void forgetsWhatIsOld() throws Exception {
        tree();
        perform("rm -rf dir");
        InstantSource later = () -> Instant.now().plus(Duration.ofDays(8));

        new UndoStore(kept, CAP, Duration.ofDays(7), later).sweep();

        assertThat(store.list()).isEmpty();
    }

    @Test
    void findsTheNewestThatIsNotUndone() throws Exception {
        tree();
        UndoEntry first = perform("rm one");
        UndoEntry second = perform("rm two");

        assertThat(store.find("").orElseThrow().id()).isEqualTo(second.id());
        store.undo(second, Changed.KEPT);
        assertThat(store.find("").orElseThrow().id()).isEqualTo(first.id());
        assertThat(store.find("cmd-001")).isPresent();
    }
}
