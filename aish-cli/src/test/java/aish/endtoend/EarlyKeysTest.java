package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.WindowSize;
import aish.shell.pty.PtyChild;
import aish.testing.Key;
import aish.testing.Poll;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher draws the prompt while aish starts, and no key typed at it is lost or doubled. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class EarlyKeysTest {
    /** What the launcher writes before it draws a prompt, and aish never does. */
    private static final String DRAWN = "\u001b[?7l";

    private static final String SETTINGS =
            """
            [interaction]
            prompt = "aish> "
            suggestions = "off"
            [discovery]
            probe = false
            """;

    /** Long enough that no line wraps. */
    private static final WindowSize WIDE = new WindowSize(24, 300);

    private static final int SIGKILL = 9;
    private static final String AHEAD = "echo typed ahead";
    private static final String LAST = "\u0005~end";

    /** Said once a session. */
    private static final String HINT = "(aish:)? ?Alt-Enter sends your line to the model\\.";

    private static final int LONGEST_PAUSE_MILLIS = 300;
    private static final List<String> EDITING =
            List.of(
                    "\u007f",
                    "\u0001",
                    "\u0005",
                    "\u000b",
                    "\u0015",
                    "\u0017",
                    "\u0014",
                    "\u0003",
                    "\f",
                    "\u001b[A",
                    "\u001b[B",
                    "\u001b[C",
                    "\u001b[D",
                    "\u001b[H",
                    "\u001b[F",
                    "\u001b[3~",
                    "\u001bb",
                    "\u001bf",
                    "\u001bd",
                    "\u001b[I",
                    "\u001b[200~pasted two\r\necho lines\u001b[201~");
    private static final List<String> TEXT =
            List.of("echo ", "a", "b ", "foo", " ", "é", "漢字", "e\u0301", "🙂", "12", "/", "-x ");

    /** The first start makes no use of an instant prompt, and keeps what the next one draws. */
    @BeforeEach
    void prepare(Sandbox sandbox) throws Exception {
        sandbox.write(sandbox.configFile(), SETTINGS);
        // one of the many shells that are started here may keep a history, which would be offered
        sandbox.write(sandbox.state().resolve("import-offered"), "");
        try (TerminalSession first = sandbox.launch(WIDE)) {
            first.waitForScreen("^aish>");
            Path kept = sandbox.home().resolve(".cache/aish/instant/settings");
            Poll.until(() -> Files.exists(kept), () -> "no look is kept");
            assertThat(first.everything()).doesNotContain(DRAWN);
        }
    }

    @Test
    void keysMeanWhatTheyMeanLater(Sandbox sandbox) throws Exception {
        long seed = new Random().nextLong();
        Random chance = new Random(seed);
        try (Sandbox settled = new Sandbox()) {
            settled.write(settled.configFile(), SETTINGS);
            try (TerminalSession later = settled.launch(WIDE)) {
                later.waitForScreen("^aish>");
                for (int i = 0; i < Tier.times(3, 500); i++) {
                    List<String> keys = keys(chance);
                    assertThat(withoutMarks(early(sandbox, keys, chance)))
                            .as("seed %s, keys %s", seed, keys)
                            .isEqualTo(withoutMarks(late(later, keys)));
                }
            }
        }
    }

    /** The screen of the tests may drop an accent that comes after its letter. */
    private static String withoutMarks(String screen) {
        return Normalizer.normalize(screen, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    }

    /** Some text with editing keys between, and perhaps a line that is entered and one after it. */
    private static List<String> keys(Random chance) {
        List<String> keys = new ArrayList<>();
        for (int i = chance.nextInt(25); i > 0; i--) {
            List<String> kind = chance.nextInt(3) == 0 ? EDITING : TEXT;
            keys.add(kind.get(chance.nextInt(kind.size())));
        }
        if (chance.nextBoolean()) {
            // whatever is there becomes a command that only prints
            keys.addAll(List.of("\u0001", "$ echo ", "\u0005"));
            keys.add((chance.nextBoolean() ? "\r" : "\n") + AHEAD + LAST);
        } else {
            keys.add(LAST);
        }
        return keys;
    }

    private static String early(Sandbox sandbox, List<String> keys, Random chance)
            throws Exception {
        try (TerminalSession aish = sandbox.launch(WIDE)) {
            aish.waitForBytes(DRAWN.length());
            int pauses = 3;
            for (String key : keys) {
                if (pauses > 0 && chance.nextInt(4) == 0) {
                    pauses--;
                    Thread.sleep(chance.nextInt(LONGEST_PAUSE_MILLIS / 3));
                }
                aish.type(key);
            }
            assertThat(aish.everything()).contains(DRAWN);
            return ended(aish);
        }
    }

    private static String late(TerminalSession aish, List<String> keys) {
        aish.press(Key.CTRL_C).press(Key.CTRL_L);
        aish.waitForScreen("\\Aaish> *\\n\\z");
        keys.forEach(aish::type);
        return ended(aish);
    }

    /** What the screen shows when the last key has been drawn. */
    private static String ended(TerminalSession aish) {
        // the kernel, and the terminal of a command that still runs, would show Ctrl-E
        aish.waitForScreen("^[^^\n]*~end$");
        // whether that terminal gets them at all is a matter of moments, early and late
        return withoutEcho(aish.screen()).replaceAll(HINT, "").replaceAll("\n+", "\n");
    }

    /** Takes out what that terminal shows of them, perhaps in two parts with output between. */
    private static String withoutEcho(String screen) {
        String echo = AHEAD + "^E~end";
        String left = screen;
        int nearest = -1;
        for (int i = echo.length(); i > 0; i--) {
            String first = Pattern.quote(echo.substring(0, i));
            String second = Pattern.quote(echo.substring(i));
            Matcher torn =
                    Pattern.compile("(?s)(.*)" + first + "(.*?)" + second + "⏎?").matcher(screen);
            if (torn.find() && torn.end(1) > nearest) {
                nearest = torn.end(1);
                left = torn.replaceFirst("$1$2");
            }
        }
        return left;
    }

    @Test
    void takesAPasteThatIsLongerThanTheKernelEdits(Sandbox sandbox) throws Exception {
        String text = "0123456789".repeat(2000);
        try (TerminalSession aish = sandbox.launch(WIDE)) {
            aish.waitForBytes(DRAWN.length());
            aish.type("echo ").type(text).type(" | wc -c").press(Key.ENTER);
            aish.waitForScreen("^" + (text.length() + 1) + "$");
        }
    }

    @Test
    void leavesAtOnceWhenAsked(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.launch(WIDE)) {
            aish.waitForBytes(DRAWN.length());
            aish.press(Key.CTRL_D);
            assertThat(aish.exitCode()).isZero();
            assertThat(aish.modesAreRestored()).isTrue();
        }
    }

    @Test
    void restoresTheTerminalIfAishCannotStart(Sandbox sandbox) throws Exception {
        Path runtime = sandbox.packaged().resolve("runtime");
        Path release = runtime.resolve("release").toRealPath();
        Files.delete(runtime);
        sandbox.write(
                runtime.resolve("bin/java"), "#!/bin/sh\nsleep 0.1\necho no memory >&2\nexit 7\n");
        Files.copy(release, runtime.resolve("release"));
        Files.setPosixFilePermissions(
                runtime.resolve("bin/java"), PosixFilePermissions.fromString("rwx------"));
        try (TerminalSession aish = sandbox.launch(WIDE)) {
            aish.waitForBytes(DRAWN.length());
            aish.type("typed");
            assertThat(aish.exitCode()).isEqualTo(7);
            assertThat(aish.modesAreRestored()).isTrue();
            assertThat(aish.screen()).isEqualTo("no memory\n");
        }
    }

    @Test
    void restoresTheTerminalOfAnAishThatIsKilled(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.launch(WIDE)) {
            aish.waitForScreen("^aish>");
            aish.type("echo typed\r");
            aish.waitForScreen("^typed$");
            ProcessHandle.of(aish.pid())
                    .orElseThrow()
                    .children()
                    .forEach(java -> PtyChild.signal(java.pid(), SIGKILL));
            assertThat(aish.exitCode()).isEqualTo(128 + SIGKILL);
            assertThat(aish.modesAreRestored()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"instant = false", "screen_reader = true"})
    void isNotDrawnAgainstTheSettings(String setting, Sandbox sandbox) throws Exception {
        sandbox.write(sandbox.configFile(), SETTINGS.replace("suggestions = \"off\"", setting));
        assertThat(firstBytes(sandbox)).doesNotContain(DRAWN);
    }

    @Test
    void isNotDrawnOnATerminalThatCannotErase(Sandbox sandbox) throws Exception {
        assertThat(firstBytes(sandbox.with("TERM", "dumb"))).doesNotContain(DRAWN);
    }

    private static String firstBytes(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.launch(WIDE)) {
            aish.waitForScreen("^aish>");
            return aish.everything();
        }
    }
}
