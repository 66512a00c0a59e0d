package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.BatchRun;
import aish.testing.FileMode;
import aish.testing.Key;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Secrets stay on this machine, in the vault and in the commands that run here. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class SecretsTest {
    private static final String DATABASE = "correct-horse-4711";
    private static final String KEY = "cloud-key-31415926";
    private static final String TOKEN = "tok \"with\" blanks/and+more";
    private static final String SHAPED = "ghp_0123456789abcdefghijABCDEFGHIJ";

    private static final String FOUND = "correct-horse|Y29ycmVjdC1ob3JzZ|tok.{0,3}with|ghp_0123";

    @Test
    void whatIsTypedAsASecretIsKeptNowhere(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.config(TalkExtension.ALONE + model.preset("stub"));
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("export MY_PASS=" + DATABASE))
                    .contains("kept out of history and records: 1 secret (MY_PASS)");
            assertThat(aish.run("echo it is $MY_PASS")).contains("it is " + DATABASE);
            aish.run("true --password=pear");
            aish.run("history");
            model.says("Yes.");
            aish.run("? is " + DATABASE + " a good password");
        }
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("export MY_PASS=‹secret:my_pass›")).contains("has no known value");
        }
        try (Stream<Path> files = Files.walk(sandbox.home())) {
            assertThat(files.filter(Files::isRegularFile).map(SecretsTest::read))
                    .noneMatch(text -> text.contains(DATABASE) || text.contains("pear"))
                    .anyMatch(text -> text.contains("export MY_PASS=‹secret:my_pass›"))
                    .anyMatch(text -> text.contains("it is ‹secret:my_pass›"));
        }
    }

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void nothingSecretLeavesForAServerElsewhere(Sandbox sandbox, ModelStub model) throws Exception {
        prepare(sandbox, model);
        try (TerminalSession aish = sandbox.open()) {
            aish.run("echo pass " + DATABASE + " and " + SHAPED);
            aish.run("printf '%s' '" + DATABASE + "' | base64");
            aish.run("printf '%s' 'user:" + DATABASE + "' | base64");
            aish.run("printf 'correct-hor\\nse-4711\\n'");
            aish.run(
                    "printf '%s\\n' '"
                            + TOKEN
                            + "' '{\"t\":\"tok \\\"with\\\" blanks/and+more\"}'");
            aish.run("echo tok+%22with%22+blanks%2Fand%2Bmore");
            aish.run("echo " + KEY + "; ls /" + DATABASE);
            aish.run(":memory add the database password is not " + DATABASE);
            model.says("I see ‹secret:db›.");
            aish.run("? what about " + DATABASE);
            model.refuses("500 Oops", "", "{\"error\":{\"message\":\"no " + DATABASE + "\"}}");
            aish.run("? again " + DATABASE);
            model.says("CMD: echo \"value ‹secret:db›\" > out.txt; wc -c < out.txt\n");
            aish.enter("? write it down");
            aish.waitFor("\\[r\\]un[^>]*> ");
            aish.enter("r");
            aish.waitForPrompt();
            assertThat(sandbox.work().resolve("out.txt")).hasContent("value " + DATABASE);
            model.says("Done.");
            aish.run("? did it work");
            assertThat(model.question()).contains("$ echo \"value ‹secret:db›\" > out.txt");
            assertThat(aish.run(":raw")).contains("‹secret:db›").doesNotContain(DATABASE);
            assertThat(aish.run("history 9")).doesNotContain("value");
            aish.run(":transcript save t.md");
        }
        model.says("Piped.");
        assertThat(sandbox.batch("piped " + DATABASE + " " + SHAPED, "--json", "-p", "x").output())
                .isNotEmpty();
        String received = model.received();
        assertThat(received).contains("‹secret:db›", "‹secret:github_token›", "Bearer " + KEY);
        assertThat(received.replace("Authorization: Bearer " + KEY, "")).doesNotContain(KEY);
        assertThat(received).doesNotContainPattern(FOUND);
        assertThat(sandbox.work().resolve("t.md")).content().doesNotContainPattern(FOUND);
        assertThat(sandbox.records()).isNotEmpty();
        for (Path record : sandbox.records()) {
            assertThat(record).content().contains("‹secret:db").doesNotContain(DATABASE);
        }
    }

    @Test
    void theWireBeginsWithTheSameBytes(Sandbox sandbox, ModelStub model) throws Exception {
        prepare(sandbox, model);
        try (TerminalSession aish = sandbox.open()) {
            model.says("One.").says("Two.").says("Three.");
            aish.run("? first");
            aish.run("echo " + DATABASE + " " + SHAPED);
            aish.run("? second " + DATABASE);
            aish.run("? third " + SHAPED);
        }
        List<String> bodies = model.bodies();
        for (int i = 1; i < bodies.size(); i++) {
            String before = bodies.get(i - 1);
            assertThat(bodies.get(i)).startsWith(before.substring(0, before.length() - 2));
        }
        assertThat(bodies.getLast()).containsOnlyOnce("stands for a value");
    }

    @Test
    void aServerOnThisMachineIsToldAsItIs(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.with("DB_PASSWORD", DATABASE);
        model.says("ok");
        BatchRun run = sandbox.batch("piped " + DATABASE, "-p", "is it " + DATABASE);
        assertThat(run.output()).isEqualTo("ok\n");
        assertThat(model.question()).contains("piped " + DATABASE, "is it " + DATABASE);
        assertThat(sandbox.batch("", "-c", ":raw next " + DATABASE).output())
                .contains("‹secret:DB_PASSWORD›")
                .doesNotContain(DATABASE);
    }

    @Test
    void jsonEventsHoldNoSecretHoweverItIsCut(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.with("DB_PASSWORD", DATABASE);
        model.says("It is correct-ho", "rse-47", "11, and ", "ghp_0123456789", "abcdefghij.");
        String output = sandbox.batch("", "--json", "-p", "tell").output();
        assertThat(output).contains("[redacted]").doesNotContain("correct", "4711", "ghp_0");
        output = sandbox.batch("", "--json", "-c", "echo a $DB_PASSWORD; echo b").output();
        assertThat(output).contains("[redacted]", "b\\n").doesNotContain(DATABASE);
    }

    @Test
    void theVaultIsChangedUnseen(Sandbox sandbox) throws Exception {
        Path vault = sandbox.home().resolve(".config/aish/secrets.toml");
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run(":secrets")).containsIgnoringWhitespaces("is empty");
            aish.enter(":secrets set db");
            aish.waitFor("Value of db \\(not shown\\): $");
            aish.type("wrong").press(Key.CTRL_U).type("unseen-värluex").press(Key.BACKSPACE);
            aish.type("\r").waitForPrompt();
            assertThat(vault).content().isEqualTo("db = \"unseen-värlue\"\n");
            assertThat(FileMode.of(vault)).isEqualTo("rw-------");
            assertThat(aish.run(":secrets list")).contains("db").doesNotContain("unseen");
            assertThat(aish.run(":secrets set db value")).contains("asks for the value");
            aish.mark().enter(":secrets forget db");
            aish.waitFor("cannot be restored[^>]*> ");
            aish.enter("y").waitForPrompt();
            assertThat(vault).content().isEmpty();
            assertThat(aish.run(":secrets forget db")).contains("the vault has no entry db");
            assertThat(aish.everything()).doesNotContain("unseen");
            Files.setPosixFilePermissions(vault, PosixFilePermissions.fromString("rw-r--r--"));
            assertThat(aish.run(":secrets"))
                    .containsIgnoringWhitespaces("can be read or changed by others; chmod 600");
            aish.mark().enter(":secrets set db");
            aish.waitForPrompt();
            assertThat(aish.everything()).contains("can be read or changed by others");
        }
    }

    private static void prepare(Sandbox sandbox, ModelStub model) throws Exception {
        Path vault = sandbox.home().resolve(".config/aish/secrets.toml");
        sandbox.config(
                TalkExtension.ALONE
                        + model.cloudPreset(TalkExtension.MODEL)
                        + "key_cmd = \"echo "
                        + KEY
                        + "\"\n");
        sandbox.with("http_proxy", model.proxy());
        sandbox.write(vault, "db = \"" + DATABASE + "\"\ntoken = '" + TOKEN + "'\n");
        Files.setPosixFilePermissions(vault, PosixFilePermissions.fromString("rw-------"));
    }
}
