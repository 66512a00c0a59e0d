package aish.exec.confinement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.exec.Refusal;
import aish.event.Event;
import aish.event.Operator;
import aish.exec.ShellKeeper;
import aish.safety.permissions.NetworkAccess;
import aish.settings.ConfinementProfile;
import aish.shell.CommandResult;
import aish.shell.RunOutcome;
import aish.shell.ShellSession;
import aish.shell.ShellSession.Keeping;
import aish.testing.RealShell;
import aish.testing.Tier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What confined commands leave in repositories for the user's next git commands. */
@Tag("edge")
class PlantedRepositoryTest {
    /** The user's next commands. */
    private static final String USE =
            "cd ~/project; git status; echo x > changed; git -C b status; git -C b log; git -C sub"
                    + " status; git add -A; git commit -qm next; git push -q origin HEAD; git fetch -q;"
                    + " GIT_EDITOR=true git rebase --continue; GIT_EDITOR=true git rebase --abort;"
                    + " true";

    @TempDir Path directory;
    private Path home;
    private Path project;
    private ShellSession shell;
    private ConfinedShell confined;
    private final List<Event> events = new CopyOnWriteArrayList<>();

    @BeforeEach
    void setUp() throws Exception {
        assumeTrue(KernelLimits.detect().suffice());
        home = Files.createDirectory(directory.toRealPath().resolve("home"));
        project = Files.createDirectory(home.resolve("project"));
        Files.writeString(
                home.resolve(".gitconfig"),
                "[user]\n\tname = A\n\temail = a@example.org\n[init]\n\tdefaultBranch = main\n");
        Files.writeString(project.resolve("evil.sh"), "#!/bin/sh\ntouch ~/ran\n");
        shell =
                RealShell.start(
                        project, Map.of("HOME", home.toString(), "GIT_CONFIG_NOSYSTEM", "1"));
        run(
                "chmod +x evil.sh; git init -q --bare ../up.git; git init -q .; git remote add"
                        + " origin ../up.git; git add .; git commit -qm one; git push -q -u origin"
                        + " main; printf '#!/bin/sh\\n"
                        + "~/project/evil.sh\\n"
                        + "' > .git/hooks/post-index-change");
        confined =
                new ConfinedShell(
                        new ShellKeeper(shell, () -> {}, Operator.NOBODY, events::add),
                        shell,
                        ConfinedShell.Need.WANTED,
                        () ->
                                new Confinement.Scope(
                                        ConfinementProfile.PROJECT,
                                        new NetworkAccess.On(),
                                        home,
                                        project,
                                        project,
                                        List.of(),
                                        System.getenv()),
                        events::add);
    }

    @AfterEach
    void close() {
        if (shell != null) {
            shell.close();
        }
    }

    static List<String> plants() {
        List<String> all =
                List.of(
                        "git config core.fsmonitor $PWD/evil.sh",
                        "cp -r .git e; git config -f e/config core.fsmonitor $PWD/evil.sh; echo ../e >"
                                + " .git/commondir",
                        "git config extensions.worktreeConfig true; git config -f .git/config.worktree"
                                + " core.fsmonitor $PWD/evil.sh",
                        "cp evil.sh .git/hooks/pre-commit",
                        "chmod +x .git/hooks/post-index-change",
                        "mkdir h; cp evil.sh h/pre-commit; rm -r .git/hooks; ln -s ../h .git/hooks",
                        "mkdir h; cp evil.sh h/pre-commit; git config core.hooksPath h",
                        "printf '[core]\\nfsmonitor = %s' $PWD/evil.sh > x; git config include.path ../x",
                        "echo '* filter=x' > .git/info/attributes; git config filter.x.clean $PWD/evil.sh",
                        "mv .git g; git config -f g/config core.fsmonitor $PWD/evil.sh; echo 'gitdir: g' >"
                                + " .git",
                        "mv .git g; git config -f g/config core.fsmonitor $PWD/evil.sh; ln -s g .git",
                        "rm -rf .git; git init -q .; git config core.fsmonitor $PWD/evil.sh",
                        "git init -q sub; git -C sub commit -q --allow-empty -m x; git -C sub config"
                                + " core.fsmonitor $PWD/evil.sh; git update-index --add --cacheinfo"
                                + " 160000,$(git -C sub rev-parse HEAD),sub",
                        "git init -q $'odd\\xff'; cd odd*; git commit -q --allow-empty -m x; git config"
                                + " core.fsmonitor ~/project/evil.sh; cd ..; git add odd*",
                        "cp -r .git b; git config -f b/config core.worktree $PWD; git config -f b/config"
                                + " core.fsmonitor $PWD/evil.sh",
                        "mkdir b; cp .git/HEAD b; cp -r .git c; git config -f c/config core.pager"
                                + " $PWD/evil.sh; echo ../c > b/commondir",
                        "git init -q --bare x.git; cp evil.sh x.git/hooks/pre-receive; git config"
                                + " remote.origin.url x.git",
                        "git init -q --bare x.git; cp evil.sh x.git/hooks/pre-receive; git config"
                                + " url.x.git.insteadOf ../up.git",
                        "mkdir .git/rebase-merge; cp .git/refs/heads/main .git/rebase-merge/onto; cd"
                                + " .git/rebase-merge; cp onto orig-head; echo refs/heads/main > head-name;"
                                + " touch interactive done; echo 1 > msgnum; echo 1 > end; echo 'exec"
                                + " ~/project/evil.sh' > git-rebase-todo; git checkout -q --detach");
        return Tier.sample(all, 2);
    }

    @ParameterizedTest
    @MethodSource("plants")
    void nothingOfItRuns(String plant) throws Exception {
        confined.enter();
        CommandResult result = run(plant);
        assertThat(confined.refused(result).map(Refusal::wanted).orElse(""))
                .contains("to change ", "taken back");
        confined.leave();
        run(USE);
        assertThat(home.resolve("ran")).doesNotExist();
    }

    @ParameterizedTest
    @MethodSource("plants")
    void withoutLimitsItWould(String plant) throws Exception {
        run(plant);
        run(USE);
        assertThat(home.resolve("ran")).exists();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "echo $PWD/x > .git/objects/info/alternates",
                "git config submodule.s.url https://evil.example",
                "git config branch.main.remote https://evil.example",
                "git config branch.main.merge refs/heads/evil",
                "git config --unset branch.main.merge",
                "git config user.email evil@example.org",
                "mkdir -p .git/remotes; echo 'URL: x' > .git/remotes/other",
                "git worktree add -q ../project/w",
            })
    void gitReadsTheSameAsBefore(String plant) throws Exception {
        String look =
                "git config --list --show-origin; git worktree list; cat .git/objects/info/*"
                        + " .git/remotes/*";
        String before = run(look).output().text();
        confined.enter();
        assertThat(confined.refused(run(plant)).map(Refusal::wanted).orElse(""))
                .contains("to change ", "taken back");
        confined.leave();
        assertThat(run("git worktree prune; " + look).output().text()).isEqualTo(before);
    }

    @Test
    void filesThatSettingsNameAreKept() throws Exception {
        run("git config include.path ../shared; git config core.hooksPath .hooks; mkdir .hooks");
        confined.enter();
        CommandResult result =
                run(
                        "git config -f shared core.fsmonitor $PWD/evil.sh; cp evil.sh"
                                + " .hooks/pre-commit");
        assertThat(confined.refused(result).map(Refusal::wanted).orElse(""))
                .contains(
                        project.resolve("shared") + " (taken back", project + "/.hooks/pre-commit");
        confined.leave();
        run(USE);
        assertThat(home.resolve("ran")).doesNotExist();
    }

    @Test
    void nothingOutlivesIt() throws Exception {
        confined.enter();
        run(
                "(setsid bash -c 'while kill -0 '$$' 2>/dev/null; do sleep 0.01; done; cp evil.sh"
                        + " .git/hooks/pre-commit' &) ; (trap '' HUP TERM; exec -a late sleep 600 &)");
        run("(setsid python3 -c 'import os, time\nwhile not os.fork(): time.sleep(0.001)' &)");
        confined.leave();
        assertThat(
                        run("ls .git/hooks | grep -v sample; pgrep -af 'evil.sh|^late 600|os.fork'")
                                .output()
                                .text())
                .doesNotContain("pre-commit", "while kill", "late 600", "import os");
        assertThat(events.toString()).contains("Ended: ", "late 600");
    }

    @Test
    void whatRunsInsideWaitsWhileTheUserRunsACommandOutside() throws Exception {
        confined.enter();
        run("(setsid bash -c 'while :; do cp evil.sh .git/hooks/pre-commit; done' &) 2>/dev/null");
        confined.outside(
                () -> {
                    try {
                        return run(
                                "for i in 1 2 3 4 5 6 7 8; do git commit -q --allow-empty -m x;"
                                        + " done");
                    } catch (Exception e) {
                        throw new IllegalStateException(e);
                    }
                });
        confined.leave();
        assertThat(home.resolve("ran")).doesNotExist();
        assertThat(project.resolve(".git/hooks/pre-commit")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "echo x > file; git add file; git commit -qm two; git checkout -q -b other; git"
                        + " branch third",
                "echo x >> evil.sh; git stash -q; git stash pop -q; git tag v1; git gc -q",
                "git init -q new; cd new; git commit -q --allow-empty -m x; git config user.name B",
                "git branch -q gone; git push -q ../project gone:kept; git checkout -q kept",
                "git update-ref refs/remotes/origin/topic HEAD; git checkout -q topic",
            })
    void usualWorkGoesOn(String command) throws Exception {
        confined.enter();
        CommandResult result = run("set -e; " + command + "; set +e");
        assertThat(result.status()).isZero();
        assertThat(confined.refused(result)).isEmpty();
        confined.leave();
        assertThat(run("git status && git log -1").status()).isZero();
    }

    private CommandResult run(String command) throws Exception {
        RunOutcome outcome = shell.run(command, Keeping.OUTPUT);
        assertThat(outcome).isInstanceOf(RunOutcome.Finished.class);
        return ((RunOutcome.Finished) outcome).result();
    }
}
