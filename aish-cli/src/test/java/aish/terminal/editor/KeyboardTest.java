package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.TerminalView;
import aish.testing.Poll;
import org.jline.utils.NonBlockingInputStream;
import org.junit.jupiter.api.Test;

class KeyboardTest {
    private static final int CTRL_C = 3;
    private static final int CTRL_X = 0x18;
    private static final long WAIT_MILLIS = 10_000;

    private final PipedOutputStream fingers = new PipedOutputStream();
    private final Keyboard keyboard = new Keyboard(terminal());

    private InputStream terminal() {
        try {
            return new PipedInputStream(fingers);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aWatchedKeyActsAtOnceAndForgetsWhatWasTypedBefore() throws Exception {
        AtomicInteger interrupts = new AtomicInteger();
        keyboard.start();
        try (Keyboard.Watch _ =
                keyboard.watch(CTRL_C, interrupts::incrementAndGet, Keyboard.NextLines.NONE)) {
            type("typed before\u0003after");
            Poll.until(() -> interrupts.get() == 1, () -> "no interrupt");
        }
        assertThat(read(5)).isEqualTo("after");
    }

    @Test
    void aKeyTypedJustBeforeTheWatchCountsToo() throws Exception {
        AtomicInteger interrupts = new AtomicInteger();
        keyboard.start();
        type("\u0003");
        Poll.until(() -> keyboard.available() == 1, () -> "nothing typed");
        try (Keyboard.Watch _ =
                keyboard.watch(CTRL_C, interrupts::incrementAndGet, Keyboard.NextLines.NONE)) {
            assertThat(interrupts).hasValue(1);
        }
        assertThat(keyboard.available()).isZero();
    }

    @Test
    void linesTypedDuringAPursuitWaitForItsNextStep() throws Exception {
        List<String> told = new CopyOnWriteArrayList<>();
        keyboard.start();
        try (Keyboard.Watch _ = watchLines(told)) {
            type("chek\u007fck\u001b[D\u000c the löög\u0008gs\r:undo\r\r");
            type("half");
            Poll.until(() -> keyboard.available() == 4, () -> "typed: " + told);
            assertThat(told).containsExactly("next check the löögs");
        }
        assertThat(keyboard.takeNextLines()).containsExactly("check the löögs");
        assertThat(keyboard.takeNextLines()).isEmpty();
        keyboard.release();
        assertThat(read(10)).isEqualTo(":undo\rhalf");
    }

    @Test
    void escapeTakesTheLastLineBackAndAnInterruptAll() throws Exception {
        List<String> told = new CopyOnWriteArrayList<>();
        keyboard.start();
        try (Keyboard.Watch _ = watchLines(told)) {
            type("one\rtwo\rthree\r");
            Poll.until(() -> told.size() == 3, () -> "typed: " + told);
            type("\u001b");
            Poll.until(() -> told.size() == 4, () -> "typed: " + told);
            assertThat(told.getLast()).isEqualTo("back three");
            assertThat(keyboard.takeNextLines()).containsExactly("one", "two");
            type("four\r\u0003");
            Poll.until(() -> told.contains("interrupted"), () -> "typed: " + told);
        }
        assertThat(keyboard.takeNextLines()).isEmpty();
    }

    @Test
    void linesWithoutANextStepWaitForThePrompt() throws Exception {
        List<String> told = new CopyOnWriteArrayList<>();
        keyboard.start();
        try (Keyboard.Watch _ = watchLines(told)) {
            type("one\r");
            Poll.until(() -> !told.isEmpty(), () -> "nothing typed");
        }
        keyboard.holdNextLines();
        keyboard.release();
        assertThat(read(4)).isEqualTo("one\r");
    }

    @Test
    void whatACommandLeftUnreadIsNoLineForTheNextStep() throws Exception {
        List<String> told = new CopyOnWriteArrayList<>();
        keyboard.start();
        keyboard.reclaim(() -> "secret\r".getBytes(StandardCharsets.UTF_8));
        try (Keyboard.Watch _ = watchLines(told)) {
            type("more\r");
            Poll.until(() -> keyboard.available() == 12, () -> "typed: " + told);
        }
        assertThat(told).isEmpty();
        assertThat(read(12)).isEqualTo("secret\rmore\r");
    }

    private Keyboard.Watch watchLines(List<String> told) {
        return keyboard.watch(
                CTRL_C,
                () -> told.add("interrupted"),
                (line, back) -> told.add((back ? "back " : "next ") + line));
    }

    @Test
    void saysWhetherKeysAreLeft() throws Exception {
        keyboard.start();
        assertThat(keyboard.hasUnread()).isFalse();
        type("x");
        Poll.until(keyboard::hasUnread, () -> "nothing typed");
        assertThat(read(1)).isEqualTo("x");
        assertThat(keyboard.hasUnread()).isFalse();
        keyboard.hold(new byte[] {'x'});
        assertThat(keyboard.hasUnread()).isTrue();
    }

    @Test
    void escapeIsAKeyOfItsOwnUnlessMoreArrivesWithIt() throws Exception {
        keyboard.start();
        type("\u001b");
        assertThat(read(1)).isEqualTo("\u001b");
        type("d");
        Poll.until(() -> keyboard.available() == 1, () -> "nothing typed");
        assertThat(keyboard.read(WAIT_MILLIS, true)).isEqualTo(NonBlockingInputStream.READ_EXPIRED);
        assertThat(keyboard.read(0, false)).isEqualTo('d');
        type("\u001bd");
        assertThat(read(1)).isEqualTo("\u001b");
        assertThat(keyboard.read(WAIT_MILLIS, true)).isEqualTo('d');
        assertThat(read(1)).isEqualTo("d");
    }

    @Test
    void aLineEndsWhatRunsWhoeverHasTheKeys() throws Exception {
        List<String> ended = Collections.synchronizedList(new ArrayList<>());
        StringBuilder command = new StringBuilder();
        keyboard.start();
        try (Keyboard.Chord _ = keyboard.chord(CTRL_X, CTRL_C, "stop"::equals, ended::add)) {
            keyboard.divertTo((keys, from, length) -> take(command, keys, from, length));
            type("stopx\u007f");
            Poll.until(() -> command.length() == 6, () -> "nothing typed");
            type("\rafter");
            Poll.until(() -> ended.size() == 1, () -> "not ended");
            assertThat(ended).containsExactly("stop");
            keyboard.reclaim(() -> "stop".getBytes(StandardCharsets.UTF_8));
            assertThat(command).doesNotContain("\r");
            assertThat(keyboard.isStruck()).isTrue();
        }
        assertThat(keyboard.isStruck()).isFalse();
    }

    private static int take(StringBuilder command, byte[] keys, int from, int length) {
        command.append(new String(keys, from, length, StandardCharsets.UTF_8));
        return length;
    }

    @Test
    void aLineTypedBeforeItCountedEndsItToo() throws Exception {
        List<String> ended = new ArrayList<>();
        keyboard.start();
        type("x\rstop\rafter");
        Poll.until(() -> keyboard.available() == 12, () -> "nothing typed");
        try (Keyboard.Chord _ = keyboard.chord(CTRL_X, CTRL_C, "stop"::equals, ended::add)) {
            assertThat(ended).containsExactly("stop");
            assertThat(read(5)).isEqualTo("after");
        }
    }

    /** Otherwise they would stay behind in its terminal, for whatever program reads there next. */
    @Test
    void keysTypedWhileACommandEndsDoNotGetToIt() throws Exception {
        StringBuilder taken = new StringBuilder();
        keyboard.start();
        keyboard.divertTo(
                (keys, offset, length) -> {
                    taken.append(new String(keys, offset, length, StandardCharsets.UTF_8));
                    return length;
                });
        type("a");
        Poll.until(() -> taken.length() == 1, () -> "nothing taken");
        keyboard.reclaim(
                () -> {
                    typeUnchecked("b");
                    return "a".getBytes(StandardCharsets.UTF_8);
                });
        assertThat(read(2)).isEqualTo("ab");
        assertThat(taken.toString()).isEqualTo("a");
    }

    private void typeUnchecked(String text) {
        try {
            type(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void isAKeyLikeOthersWhenTheWatchIsOver() throws Exception {
        AtomicInteger interrupts = new AtomicInteger();
        keyboard.start();
        keyboard.watch(CTRL_C, interrupts::incrementAndGet, Keyboard.NextLines.NONE).close();
        type("a\u0003");
        assertThat(read(2)).isEqualTo("a\u0003");
        assertThat(interrupts).hasValue(0);
    }

    @Test
    void keysPutBackComeFirst() throws Exception {
        keyboard.start();
        type("first");
        Poll.until(() -> keyboard.available() == 5, () -> "nothing typed");
        byte[] ahead = keyboard.takeAhead();
        assertThat(keyboard.available()).isZero();
        type("second");
        Poll.until(() -> keyboard.available() == 6, () -> "nothing typed");
        keyboard.putBack(ahead);
        assertThat(read(11)).isEqualTo("firstsecond");
    }

    @Test
    void keysHeldForThePromptComeFirstThereAndToNobodyElse() throws Exception {
        StringBuilder command = new StringBuilder();
        keyboard.start();
        keyboard.hold("one\r".getBytes(StandardCharsets.UTF_8));
        keyboard.hold("two\r".getBytes(StandardCharsets.UTF_8));
        keyboard.divertTo(taker(command));
        type("x");
        Poll.until(() -> command.toString().equals("x"), () -> "not typed: " + command);
        keyboard.reclaim(() -> new byte[0]);
        type("three");
        Poll.until(() -> keyboard.available() == 5, () -> "nothing typed");
        keyboard.release();
        assertThat(read(13)).isEqualTo("one\rtwo\rthree");
    }

    @Test
    void knowsThatALineWasBeingTypedToTheCommand() throws Exception {
        StringBuilder command = new StringBuilder();
        keyboard.start();
        keyboard.divertTo(taker(command));
        type("ye");
        Poll.until(() -> command.toString().equals("ye"), () -> "not typed: " + command);
        keyboard.borrow();
        assertThat(keyboard.wasTypingToCommand()).isTrue();
        keyboard.divertTo(taker(command));
        type("s\r");
        Poll.until(() -> command.toString().equals("yes\r"), () -> "not typed: " + command);
        keyboard.borrow();
        assertThat(keyboard.wasTypingToCommand()).isFalse();
    }

    @Test
    void whatACommandReadIsForgottenWhenItEnds() throws Exception {
        StringBuilder command = new StringBuilder();
        keyboard.start();
        keyboard.divertTo(taker(command));
        type("q");
        Poll.until(() -> command.toString().equals("q"), () -> "not typed: " + command);
        keyboard.reclaim(() -> new byte[0]);
        assertThat(keyboard.wasTypingToCommand()).isFalse();
    }

    private static TerminalView.Keys taker(StringBuilder command) {
        return (keys, offset, length) -> {
            command.append(new String(keys, offset, length, StandardCharsets.UTF_8));
            return length;
        };
    }

    private void type(String keys) throws IOException {
        fingers.write(keys.getBytes(StandardCharsets.UTF_8));
        fingers.flush();
    }

    private String read(int count) throws IOException {
        StringBuilder keys = new StringBuilder();
        for (int i = 0; i < count; i++) {
            keys.append((char) keyboard.read(5000L, false));
        }
        return keys.toString();
    }
}
