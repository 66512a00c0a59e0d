package aish.undo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.BlastRadius;
import aish.safety.files.GitCommand;
import aish.safety.files.GitTree.GitIndex;
import aish.safety.files.SurveyBudget;
import aish.testing.Bash;
import aish.testing.FileMode;
import aish.testing.NewFile;
import aish.undo.UndoStore.Changed;
import aish.undo.UndoStore.UndoEntry;
import aish.undo.UndoStore.UndoException;
import aish.undo.UndoStore.UndoProspect;
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
        NewFile.write(file, content);
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
        return Bash.run(project, command).status();
    }

    private SafetyFacts facts() {
        return SafetyFacts.at(project, temporary);
    }

    private Verdict judge(String command) {
        return Analyser.judge(command, facts());
    }

    private UndoEntry perform(String command) throws Exception {
        UndoStore.SavedFiles aside =
                store.setAside("cmd-001", command, judge(command), facts()).orElseThrow();
        run(command);
        aside.finished();
        return store.find(aside.id()).orElseThrow();
    }

    /** Everything about the tree that a person could miss, git's objects apart. */
    private Map<String, String> snapshot() throws IOException {
        return snapshot(true);
    }

    private Map<String, String> snapshot(boolean content) throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (var paths = Files.walk(project)) {
            for (Path path : paths.toList()) {
                String name = project.relativize(path).toString();
                if (name.equals(".git/index")) {
                    // which git writes anew when it looks at the files
                    found.put(name, GitIndex.read(project.resolve(".git")).orElseThrow().digest());
                } else if (!name.startsWith(".git/objects")) {
                    found.put(name, describe(path, content));
                }
            }
        }
        return found;
    }

    private static String describe(Path path, boolean content) throws IOException {
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
                + (content && Files.isReadable(path)
                        ? Arrays.toString(Files.readAllBytes(path))
                        : "");
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
                "echo x > dir/dangling",
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
                "chmod 600 one; echo x > one",
                "chmod 000 one two",
                "touch one new",
                "touch -d 2001-01-01 dir/*",
                "gzip one",
                "gzip *o",
                "gzip one && gunzip one.gz && touch one",
                "xz -9 one two",
                "sed -i.bak s/1/9/ o*",
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
                "git stash",
                "git stash -q -u",
                "git stash push --all",
                "git stash push -m 'some words' -- one",
                "git config user.name Other",
                "rm -rf .git",
            })
    void bringsWorkingTreesBack(String command) throws Exception {
        repository();
        Map<String, String> before = snapshot();
        UndoEntry entry = perform(command);
        assertThat(snapshot()).isNotEqualTo(before);
        refreshIndex();

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
                "git stash pop",
                "git stash pop 1",
                "git stash apply",
                "git stash apply stash@{1}",
                "git stash branch from-stash",
            })
    void bringsCleanTreesAndRefsBack(String command) throws Exception {
        tree();
        run("git init -q -b main; git config user.name T; git config user.email t@t");
        run("git add .; git commit -qm first; git tag mark; git branch other");
        write("one", "later\n");
        write("more/new", "n\n");
        run("git add .; git commit -qm second; git checkout -q other; git checkout -q main");
        write("two", "stashed\n");
        write("unknown-to-git", "u\n");
        run("git stash -u");
        write("two", "stashed later\n");
        run("git stash; git status");
        Map<String, String> before = snapshot();
        UndoEntry entry = perform(command);
        assertThat(snapshot()).isNotEqualTo(before);
        refreshIndex();

        store.undo(entry, Changed.KEPT);

        assertThat(snapshot()).isEqualTo(before);
        assertThat(run("git diff --quiet HEAD && git stash show && git rev-parse mark other"))
                .isZero();
    }

    /** Makes git write its index anew though nothing in it is different. */
    private void refreshIndex() throws Exception {
        Path file = project.resolve("dir/.hidden");
        if (Files.exists(file)) {
            FileTime time = Files.getLastModifiedTime(file);
            run("touch dir/.hidden; git status");
            Files.setLastModifiedTime(file, time);
        }
    }

    @Test
    void aCommitThatWasAmendedComesBack() throws Exception {
        repository();
        run("git stash -q");
        Map<String, String> before = snapshot();
        UndoCapture capture = new UndoCapture(CAP, SurveyBudget.thorough());
        GitCommand amend = new GitCommand("commit", project, List.of("--amend"), List.of());
        new GitCapture(capture).add(amend);
        List<FileState> states = capture.copyInto(temporary.resolve("copies"));
        assertThat(run("git commit -q --amend -m other")).isZero();
        assertThat(snapshot()).isNotEqualTo(before);

        UndoRestore restore = new UndoRestore(temporary.resolve("copies"));
        restore.restore(states);

        Map<String, String> after = snapshot();
        after.keySet().removeIf(name -> name.equals(".git/COMMIT_EDITMSG"));
        before.keySet().removeIf(name -> name.equals(".git/COMMIT_EDITMSG"));
        assertThat(after).isEqualTo(before);
    }

    @Test
    void whatIsStagedAfterTheCommandIsNotLost() throws Exception {
        repository();
        UndoEntry entry = perform("git reset --hard");
        write("staged-later", "s\n");
        run("git add staged-later");

        assertThatThrownBy(() -> store.undo(entry, Changed.KEPT))
                .hasMessageContaining("index changed after the command");
    }

    @Test
    void sparseFilesComeBackSparse() throws Exception {
        run(
                "truncate -s 900K sparse; printf x >> sparse; printf y | dd of=sparse seek=300 bs=1K conv=notrunc");
        String content = Arrays.toString(Files.readAllBytes(project.resolve("sparse")));
        UndoEntry entry = perform("rm sparse");

        store.undo(entry, Changed.KEPT);

        assertThat(Arrays.toString(Files.readAllBytes(project.resolve("sparse"))))
                .isEqualTo(content);
        assertThat(run("test $(stat -c %b sparse) -lt 600")).isZero();
        run("ln sparse other");
        UndoEntry emptied = perform("truncate -s 0 sparse");
        store.undo(emptied, Changed.KEPT);
        assertThat(Arrays.toString(Files.readAllBytes(project.resolve("other"))))
                .isEqualTo(content);
        assertThat(run("test $(stat -c %b other) -lt 600")).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"rm pipe", "rm -rf d", "mv pipe x", "rm socket"})
    void pipesAndSocketsAreRefusedBeforeTheQuestionAndAfterIt(String command) throws Exception {
        run("mkfifo pipe; mkdir d; mkfifo d/inner");
        run("python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"socket\")'");

        assertThat(((UndoProspect.Impossible) prospect(command)).why())
                .endsWith("is a pipe, a socket or a device");
        assertThatThrownBy(() -> perform(command))
                .hasMessageEndingWith("is a pipe, a socket or a device");
    }

    @Test
    void modesOfManyFilesComeBackWithoutCopies() throws Exception {
        write("d/big", "x".repeat((int) CAP + 1));
        run("mkfifo d/pipe; for i in {1..500}; do : > d/f$i; done; chmod 640 d/*");
        Map<String, String> before = snapshot(false);
        assertThat(prospect("chmod -R 777 .")).isEqualTo(new UndoProspect.Possible());
        UndoEntry entry = perform("chmod -R 777 .");
        assertThat(kept.resolve(entry.id()).resolve("files")).isEmptyDirectory();
        write("d/f7", "written since\n");
        run("touch -d 2024-01-01 d/f7");

        store.undo(entry, Changed.KEPT);

        Map<String, String> after = snapshot(false);
        assertThat(after.remove("d/f7")).contains("2024-01-01");
        before.remove("d/f7");
        assertThat(after).isEqualTo(before);
        assertThat(project.resolve("d/f7")).hasContent("written since\n");
        assertThat(run("test $(stat -c %a d/f7) = 640")).isZero();
    }

    @Test
    void aModeThatSomebodyChangedSinceIsKept() throws Exception {
        tree();
        UndoEntry entry = perform("chmod 600 one");
        run("chmod 640 one");

        assertThatThrownBy(() -> store.undo(entry, Changed.KEPT))
                .hasMessageContaining("one changed after the command");
    }

    @Test
    void theLookIsBoundedByFilesAndSaysSo() throws Exception {
        run("mkdir d; for i in {1..60}; do : > d/f$i; done");
        Verdict verdict = judge("rm -rf d");
        SurveyBudget few = new SurveyBudget(50);

        assertThat(prospect(verdict, few))
                .isEqualTo(new UndoProspect.Impossible("there are more than 50 files"));
        assertThat(prospect(verdict, SurveyBudget.brief())).isEqualTo(new UndoProspect.Possible());
    }

    private UndoProspect prospect(Verdict verdict, SurveyBudget budget) {
        return store.prospect(
                verdict,
                facts(),
                BlastRadius.of(verdict, facts(), SurveyBudget.thorough()),
                budget);
    }

    @Test
    void aCopyThatFailsLeavesNothingHalfMade() throws Exception {
        tree();
        // a file whose reading fails
        Files.createSymbolicLink(project.resolve("broken"), Path.of("/proc/self/mem"));

        assertThatThrownBy(() -> perform("echo x > one; echo y > broken"))
                .isInstanceOf(UndoException.class)
                .hasMessageStartingWith("aish cannot copy its files: ");
        assertThat(store.list()).isEmpty();
        try (var folders = Files.list(kept)) {
            assertThat(folders.filter(Files::isDirectory)).isEmpty();
        }
    }

    @Test
    void aPlaceThatCannotBeWrittenIsSaid() throws Exception {
        tree();
        Files.writeString(temporary.resolve("full"), "");
        store =
                new UndoStore(
                        temporary.resolve("full/undo"),
                        CAP,
                        Duration.ofDays(7),
                        InstantSource.system());

        assertThatThrownBy(() -> perform("rm one"))
                .isInstanceOf(UndoException.class)
                .hasMessageStartingWith("aish cannot copy its files: ");
        assertThat(project.resolve("one")).exists();
    }

    @Test
    void whatThisSessionRanComesBeforeWhatOthersRan() throws Exception {
        tree();
        UndoEntry mine = perform("rm one");
        UndoStore other = new UndoStore(kept, CAP, Duration.ofDays(7), InstantSource.system());
        assertThat(other.isOwn(mine)).isFalse();
        String theirs =
                other.setAside("cmd-001", "rm two", judge("rm two"), facts()).orElseThrow().id();

        assertThat(store.find("")).contains(mine);
        assertThat(store.find("cmd-001")).contains(mine);
        assertThat(store.find(theirs).map(store::isOwn)).contains(false);
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
        assertThat(prospect("rm big")).isEqualTo(new UndoProspect.Impossible(UndoCapture.TOO_MUCH));
    }

    @Test
    void saysWhatCannotBeUndone() throws Exception {
        tree();

        String unknownFiles = "aish cannot tell which files it changes";
        assertThat(prospect("rm -rf dir")).isEqualTo(new UndoProspect.Possible());
        assertThat(prospect("ls")).isEqualTo(new UndoProspect.Nothing());
        assertThat(prospect("git push --force"))
                .isEqualTo(new UndoProspect.Impossible("it changes something on a remote server"));
        assertThat(prospect("rm $x")).isEqualTo(new UndoProspect.Impossible(unknownFiles));
        assertThat(prospect("sudo rm one"))
                .isEqualTo(new UndoProspect.Impossible("it runs commands as another user"));
        assertThat(prospect("tar xf a.tar")).isEqualTo(new UndoProspect.Impossible(unknownFiles));
    }

    private UndoProspect prospect(String command) {
        return prospect(judge(command), new SurveyBudget(10_000));
    }

    @Test
    void isPrivate() throws Exception {
        tree();
        perform("rm -rf dir");

        assertThat(FileMode.of(kept)).isEqualTo("rwx------");
    }

    @Test
    void keepsItsHandsOffItsOwnFiles() throws Exception {
        tree();
        kept = project.resolve("undo");
        store = new UndoStore(kept, CAP, Duration.ofDays(7), InstantSource.system());

        assertThatThrownBy(() -> perform("rm -rf undo"))
                .hasMessageContaining("the copies that aish keeps for :undo");
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
