package aish.undo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.testing.Bash;
import aish.testing.Tier;
import aish.undo.UndoStore.Changed;
import aish.undo.UndoStore.Saved;
import aish.undo.UndoStore.UndoException;
import aish.undo.UndoStore.UndoProspect;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A bash of this machine answers for the one there. */
class CopiesThereTest {
    @TempDir Path folder;
    private Path here;
    private boolean answers = true;
    private CopiesThere copies;

    @BeforeEach
    void fill() throws Exception {
        here = Files.createDirectory(folder.toRealPath().resolve("here"));
        Files.createDirectory(folder.resolve("channel"));
        copies = new CopiesThere(this::answer, 1000, Duration.ofDays(1), InstantSource.system());
        run(
                "mkdir -p d/e; echo one > d/one; echo two > 'd/e/two words'; chmod 750 d/one; ln -s one d/link");
        run("echo three > three; ln -s three through");
    }

    private Optional<String> answer(String question) {
        String channel = "__aish_channel=" + folder.resolve("channel") + "\n";
        try {
            return answers ? Optional.of(run(channel + question)) : Optional.empty();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private String run(String line) throws IOException, InterruptedException {
        return Bash.run(here, line).output();
    }

    private String state() throws Exception {
        return run("find . -printf '%p %m %l\\n' | sort; cat three d/one d/e/* 2>&1");
    }

    private SafetyFacts facts() {
        return SafetyFacts.at(here, folder);
    }

    private UndoProspect prospect(String command) {
        return copies.prospect(Analyser.judge(command, facts()), facts(), Optional::empty);
    }

    private Saved saved(String command) throws UndoException {
        CopiesThere.Affected affected =
                copies.affected(Analyser.judge(command, facts()), facts(), Optional::empty);
        return copies.setAside("cmd-001", command, here, affected).orElseThrow();
    }

    static List<String> commands() {
        return Tier.sample(
                List.of(
                        "rm -r d",
                        "find . -type f -delete",
                        "rm -r d/*",
                        "mkdir copy && cp -r d copy",
                        "echo more >> through",
                        "mv three d/e",
                        "mkdir -p new/er && echo x > new/er/file",
                        "cp -r d copy",
                        "echo new > three",
                        "chmod -R 700 d",
                        "ln -sf other through",
                        "sed -i s/one/two/ d/one"),
                3);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void restoresWhatWasThereAndRedoesIt(String command) throws Exception {
        String before = state();
        assertThat(prospect(command)).isEqualTo(new UndoProspect.Possible());
        Saved saved = saved(command);
        run(command);
        saved.finished();
        String after = state();
        assertThat(after).isNotEqualTo(before);
        UndoStore.Undone undone = copies.undo(copies.find("").orElseThrow(), Changed.KEPT);
        assertThat(state()).isEqualTo(before);
        assertThat(copies.find("cmd-001").orElseThrow().undoes()).isPresent();
        copies.undo(copies.find(undone.redo().orElseThrow()).orElseThrow(), Changed.KEPT);
        assertThat(state()).isEqualTo(after);
    }

    @Test
    void keepsWhatChangedSinceUnlessItIsForced() throws Exception {
        Saved saved = saved("echo new > three");
        run("echo new > three");
        saved.finished();
        run("echo mine > three");
        UndoStore.UndoEntry entry = copies.find("").orElseThrow();
        assertThatThrownBy(() -> copies.undo(entry, Changed.KEPT))
                .hasMessage(
                        "The files changed after the command. :undo there-1 force restores them"
                                + " anyway.");
        copies.undo(entry, Changed.REPLACED);
        assertThat(here.resolve("three")).hasContent("three\n");
        assertThat(copies.find("there-1").orElseThrow().undone()).isTrue();
    }

    @Test
    void forgetsWhatChangedNothing() throws Exception {
        saved("rm three").finished();
        assertThat(copies.list()).isEmpty();
        assertThat(folder.resolve("channel/u")).isEmptyDirectory();
    }

    @Test
    void saysWhatItCannotCopy() throws Exception {
        Files.write(here.resolve("large"), new byte[1001]);
        assertThat(prospect("rm large"))
                .isEqualTo(new UndoProspect.Impossible(UndoCapture.TOO_MUCH));
        assertThat(prospect("git clean -fd")).isInstanceOf(UndoProspect.Impossible.class);
        assertThat(prospect("rm three | kill 1")).isInstanceOf(UndoProspect.Impossible.class);
        assertThat(prospect("ls")).isEqualTo(new UndoProspect.Nothing());
        assertThat(
                        copies.prospect(
                                Analyser.judge("rm three", facts()),
                                facts(),
                                () -> Optional.of("unseen")))
                .isEqualTo(new UndoProspect.Impossible("unseen"));
        answers = false;
        assertThatThrownBy(() -> saved("rm three")).hasMessage("aish cannot copy its files there");
    }

    @Test
    void dropsTheOldestWhenTheyAreTooMuchTogether() throws Exception {
        for (int i = 1; i <= 3; i++) {
            Files.write(here.resolve("three"), new byte[400]);
            Saved saved = saved("rm three");
            run("rm three");
            saved.finished();
        }
        assertThat(copies.list())
                .extracting(UndoStore.UndoEntry::id)
                .containsExactly("there-2", "there-3");
        assertThat(folder.resolve("channel/u/1.tar")).doesNotExist();
        assertThat(run("stat -c %a ../channel/u ../channel/u/2.tar")).isEqualTo("700\n600\n");
    }
}
