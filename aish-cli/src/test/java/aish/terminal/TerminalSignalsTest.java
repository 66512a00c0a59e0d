package aish.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.settings.Config.Notify;
import aish.settings.Config.Signals;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.terminal.TerminalKind.Alert;
import aish.terminal.TerminalKind.Layer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TerminalSignalsTest {
    private static final Path HOME = Path.of("/home/me");
    private static final Signals ALL =
            new Signals(true, true, true, Notify.DESKTOP, Duration.ofSeconds(10));

    private final StringWriter written = new StringWriter();
    private static final Duration AWAY = Duration.ofMinutes(1);

    private final AtomicReference<Duration> idle = new AtomicReference<>(Duration.ZERO);
    private final AtomicLong nanos = new AtomicLong();

    private TerminalSignals signals(TerminalKind kind, Signals wanted) {
        return new TerminalSignals(
                kind,
                "box",
                HOME,
                new PrintWriter(written),
                wanted,
                line -> line.replace("hunter2", "***"),
                idle::get,
                nanos::get);
    }

    private TerminalSignals inWindow() {
        return inWindow(ALL);
    }

    private TerminalSignals inWindow(Signals wanted) {
        return signals(new TerminalKind(Layer.WINDOW, Alert.OSC_9), wanted);
    }

    /** What was written since the last call, with ^[ for escape and ^G for the bell. */
    private String bytes() {
        String text = written.toString();
        written.getBuffer().setLength(0);
        return text.replace("\u001b", "^[").replace("\u0007", "^G");
    }

    private void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    private static Event.Started started(String command) {
        return new Event.Started(command, Event.Author.PERSON, HOME, 1);
    }

    private static Event.Ran ran(String command, Path directory) {
        return new Event.Ran(
                new CommandResult(
                        command, 0, Duration.ZERO, directory, 0, 0, CapturedOutput.NOTHING),
                Event.Author.PERSON);
    }

    @Test
    void marksAPromptACommandAndItsEnd() {
        TerminalSignals signals = inWindow();
        assertThat(signals.beforePrompt()).isEqualTo("\u001b]133;A\u001b\\");
        assertThat(signals.afterPrompt()).isEqualTo("\u001b]133;B\u001b\\");
        assertThat(signals.beforeContinuation()).isEqualTo("\u001b]133;P;k=s\u001b\\");
        signals.prompting(HOME.resolve("src"));
        assertThat(bytes()).isEqualTo("^[]7;file://box/home/me/src^[\\^[[22;2t^[]2;~/src^[\\");
        signals.entered(new Input.Line("make all"));
        assertThat(bytes()).isEqualTo("^[]133;C^[\\");
        signals.emit(started("make all"));
        assertThat(bytes()).isEqualTo("^[]2;make all^[\\");
        signals.emit(ran("make all", HOME.resolve("src")));
        assertThat(bytes()).isEqualTo("^[]2;~/src^[\\");
        signals.ended(2);
        assertThat(bytes()).isEqualTo("^[]133;D;2^[\\");
        signals.prompting(HOME.resolve("src"));
        assertThat(bytes()).isEmpty();
    }

    @Test
    void aLineThatIsEmptyOrDroppedHasNoOutputAndNoStatus() {
        TerminalSignals signals = inWindow();
        for (Input input : List.of(new Input.Line(" "), new Input.Dropped())) {
            signals.entered(input);
            signals.ended(0);
            assertThat(bytes()).isEqualTo("^[]133;D^[\\");
        }
    }

    @Test
    void aPromptThatIsDrawnAgainForTheShellIsNoNewLine() {
        TerminalSignals signals = inWindow();
        signals.entered(new Input.Woken());
        signals.ended(0);
        assertThat(bytes()).isEmpty();
    }

    @Test
    void leavingByControlDIsACommand() {
        TerminalSignals signals = inWindow();
        signals.entered(new Input.Ended());
        signals.ended(0);
        assertThat(bytes()).isEqualTo("^[]133;C^[\\^[]133;D;0^[\\");
    }

    @Test
    void namesTheDirectoryOnlyWhenItChanges() {
        TerminalSignals signals =
                inWindow(new Signals(true, false, true, Notify.OFF, Duration.ZERO));
        signals.prompting(Path.of("/tmp"));
        signals.prompting(Path.of("/tmp"));
        signals.emit(ran("cd", Path.of("/tmp/a b%;é\u001b]0;x\u0007")));
        assertThat(bytes())
                .isEqualTo(
                        "^[]7;file://box/tmp^[\\"
                                + "^[]7;file://box/tmp/a%20b%25%3B%C3%A9%1B%5D0%3Bx%07^[\\");
    }

    @Test
    void aTitleHasOneSafeLineWithoutSecrets() {
        TerminalSignals signals = inWindow();
        signals.emit(started("login hunter2 \u001b]0;owned\u0007\nsecond"));
        assertThat(written.toString())
                .isEqualTo("\u001b[22;2t\u001b]2;login *** ^[]0;owned^G…\u001b\\");
    }

    @Test
    void aTitleIsShort() {
        TerminalSignals signals = inWindow();
        signals.emit(started("x".repeat(100)));
        signals.emit(ran("", Path.of("/" + "y".repeat(100))));
        assertThat(bytes())
                .isEqualTo(
                        "^[[22;2t^[]2;"
                                + "x".repeat(80)
                                + "…^[\\^[]7;file://box/"
                                + "y".repeat(100)
                                + "^[\\^[]2;…"
                                + "y".repeat(80)
                                + "^[\\");
    }

    @Test
    void theTitleIsWrittenAgainAfterAProgramThatMayHaveSetAnother() {
        TerminalSignals signals = inWindow();
        signals.prompting(HOME);
        bytes();
        signals.entered(new Input.Line(" ssh box"));
        signals.ended(0);
        signals.prompting(HOME);
        assertThat(bytes()).isEqualTo("^[]133;C^[\\^[]133;D;0^[\\^[]2;~^[\\");
    }

    @Test
    void leavesTheTerminalAsItWas() {
        TerminalSignals signals = inWindow();
        signals.prompting(HOME);
        bytes();
        signals.leave();
        assertThat(bytes()).isEqualTo("^[[23;2t");
        signals.resumed(HOME);
        assertThat(bytes()).isEqualTo("^[]7;file://box/home/me^[\\^[[22;2t^[]2;~^[\\");
    }

    @Test
    void aTitleThatIsTurnedOffIsRestored() {
        TerminalSignals signals = inWindow();
        signals.prompting(HOME);
        bytes();
        signals.use(new Signals(true, false, true, Notify.DESKTOP, Duration.ofSeconds(10)));
        signals.prompting(HOME);
        assertThat(bytes()).isEqualTo("^[[23;2t");
    }

    @Test
    void aLongCommandIsAnnouncedOnlyToAUserWhoPressesNoKey() {
        TerminalSignals signals = inWindow();
        assertThat(after(signals, Duration.ofMinutes(2), 0)).isEmpty();
        idle.set(AWAY);
        assertThat(after(signals, Duration.ofSeconds(9), 0)).isEmpty();
        assertThat(after(signals, Duration.ofSeconds(10), 0))
                .isEqualTo("^G^[]9;make finished after 10 s^G");
        assertThat(after(signals, Duration.ofSeconds(75), 3))
                .isEqualTo("^G^[]9;make failed with status 3 after 1 min 15 s^G");
        idle.set(Duration.ZERO);
        assertThat(after(signals, Duration.ofMinutes(2), 0)).isEmpty();
    }

    /** What is written beyond the marks when a line takes that long. */
    private String after(TerminalSignals signals, Duration time, int status) {
        signals.entered(new Input.Line("make"));
        pass(time);
        signals.ended(status);
        return bytes().replaceAll("\\^\\[]133;.*?\\^\\[\\\\", "");
    }

    @ParameterizedTest
    @CsvSource({"DESKTOP, 0, ''", "BELL, 10, ^G", "OFF, 10, ''"})
    void announcementsCanBeTurnedOff(Notify how, int seconds, String bytes) {
        TerminalSignals signals =
                inWindow(new Signals(true, true, true, how, Duration.ofSeconds(seconds)));
        idle.set(AWAY);
        assertThat(after(signals, Duration.ofMinutes(1), 0)).isEqualTo(bytes);
    }

    @Test
    void aCommandThatIsNotToBeKeptIsNotNamed() {
        TerminalSignals signals = inWindow();
        idle.set(AWAY);
        signals.entered(new Input.Line(" make secret"));
        pass(Duration.ofSeconds(20));
        signals.ended(0);
        assertThat(bytes()).endsWith("^G^[]9;A command finished after 20 s^G");
    }

    @Test
    void aQuestionRingsTheBellAndIsAnnouncedToAUserWhoIsAway() {
        TerminalSignals signals = inWindow();
        signals.needsUser("Run it?");
        assertThat(bytes()).isEqualTo("^G");
        idle.set(AWAY);
        signals.needsUser("Run it; now?");
        assertThat(bytes()).isEqualTo("^G^[]9;aish needs your answer: Run it, now?^G");
    }

    @ParameterizedTest
    @CsvSource({
        "WINDOW, OSC_9, '^[]9;aish needs your answer: Go?^G'",
        "WINDOW, OSC_777, '^[]777;notify;aish;aish needs your answer: Go?^G'",
        "WINDOW, OSC_99, '^[]99;i=aish:d=0;aish^G^[]99;i=aish:d=1:p=body;aish needs your answer: Go?^G'",
        "TMUX, OSC_9, '^[Ptmux;^[^[]9;aish needs your answer: Go?^G^[\\'",
        "TMUX, OSC_99, '^[Ptmux;^[^[]99;i=aish:d=0;aish^G^[\\^[Ptmux;^[^[]99;i=aish:d=1:p=body;aish needs your answer: Go?^G^[\\'",
        "SCREEN, OSC_777, '^[P^[]777;notify;aish;aish needs your answer: Go?^G^[\\'",
    })
    void anAnnouncementSpeaksAsTheTerminalDoes(Layer layer, Alert alert, String bytes) {
        TerminalSignals signals = signals(new TerminalKind(layer, alert), ALL);
        idle.set(AWAY);
        signals.needsUser("Go?");
        assertThat(bytes()).isEqualTo("^G" + bytes);
    }

    @Test
    void screenGetsItsOwnTitleAndNoMarks() {
        TerminalSignals signals = signals(new TerminalKind(Layer.SCREEN, Alert.OSC_9), ALL);
        assertThat(signals.beforePrompt()).isEmpty();
        signals.prompting(HOME);
        signals.entered(new Input.Line("make"));
        signals.emit(started("make"));
        signals.ended(0);
        signals.leave();
        assertThat(bytes()).isEqualTo("^[k~^[\\^[kmake^[\\");
    }

    @Test
    void aTerminalThatCannotBeToldGetsNothingButTheBellOfAQuestion() {
        TerminalSignals signals = signals(TerminalKind.UNTOLD, ALL);
        assertThat(signals.beforePrompt() + signals.beforeContinuation() + signals.afterPrompt())
                .isEmpty();
        idle.set(Duration.ofMinutes(1));
        signals.prompting(HOME);
        assertThat(after(signals, Duration.ofMinutes(1), 0)).isEmpty();
        signals.emit(started("make"));
        signals.emit(ran("make", HOME));
        signals.leave();
        assertThat(bytes()).isEmpty();
        signals.needsUser("Go?");
        assertThat(bytes()).isEqualTo("^G");
    }

    @ParameterizedTest
    @EnumSource(Layer.class)
    void everythingCanBeTurnedOff(Layer layer) {
        TerminalSignals signals =
                signals(
                        new TerminalKind(layer, Alert.OSC_9),
                        new Signals(false, false, false, Notify.OFF, Duration.ZERO));
        idle.set(AWAY);
        signals.prompting(HOME);
        signals.emit(started("make"));
        assertThat(after(signals, Duration.ofMinutes(1), 0)).isEmpty();
        signals.emit(ran("make", HOME));
        signals.needsUser("Go?");
        assertThat(bytes() + signals.beforePrompt() + signals.afterPrompt()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Wrote ~/a.md. | Wrote <a.md>~/a.md</>.",
                "Wrote ~/a.md | Wrote <a.md>~/a.md</>",
                "~/a.md:12: wrong | <a.md>~/a.md</>:12: wrong",
                "~/a.md and /home/me/a.md | <a.md>~/a.md</> and <a.md>/home/me/a.md</>",
                "in ~/a/b, (~/a) | in <a/b>~/a/b</>, (<a>~/a</>)",
                "~/a.md.bak x~/a.md ~/a/c ~/ab | ~/a.md.bak x~/a.md ~/a/c ~/ab",
                "^[[2m~/a.md^[[0m | ^[[2m<a.md>~/a.md</>^[[0m",
                "nothing of it | nothing of it",
            })
    void filesThatAishNamesAreLinks(String text, String linked) {
        List<Path> files = List.of(HOME.resolve("a.md"), HOME.resolve("a"), HOME.resolve("a/b"));
        assertThat(inWindow().linked(text.replace("^[", "\u001b"), files))
                .isEqualTo(
                        linked.replace("^[", "\u001b")
                                .replace("</>", "\u001b]8;;\u001b\\")
                                .replaceAll(
                                        "<(\\S+?)>", "\u001b]8;;file://box/home/me/$1\u001b\\\\"));
    }

    @Test
    void linksAreForTerminalsThatKnowThemAndUsersWhoWantThem() {
        List<Path> files = List.of(HOME.resolve("a"));
        assertThat(signals(TerminalKind.UNTOLD, ALL).linked("~/a", files)).isEqualTo("~/a");
        Signals unlinked = new Signals(true, true, false, Notify.DESKTOP, Duration.ofSeconds(10));
        assertThat(inWindow(unlinked).linked("~/a", files)).isEqualTo("~/a");
        assertThat(inWindow().linked("~/a", List.of())).isEqualTo("~/a");
    }

    @ParameterizedTest
    @CsvSource({
        "TERM=dumb, NONE, OSC_9",
        "'', NONE, OSC_9",
        "TERM=linux, NONE, OSC_9",
        "TERM=vt100, NONE, OSC_9",
        "TERM=eterm-color, NONE, OSC_9",
        "TERM=xterm-256color, WINDOW, OSC_9",
        "TERM=xterm-256color TERM_PROGRAM=iTerm.app, WINDOW, OSC_9",
        "TERM=xterm-256color WT_SESSION=1, WINDOW, OSC_9",
        "TERM=xterm-256color VTE_VERSION=7600, WINDOW, OSC_777",
        "TERM=xterm-256color TERM_PROGRAM=WezTerm, WINDOW, OSC_777",
        "TERM=xterm-ghostty, WINDOW, OSC_777",
        "TERM=foot, WINDOW, OSC_777",
        "TERM=rxvt-unicode-256color, WINDOW, OSC_777",
        "TERM=xterm-kitty, WINDOW, OSC_99",
        "TERM=xterm-256color KITTY_WINDOW_ID=1, WINDOW, OSC_99",
        "TERM=tmux-256color TMUX=/tmp/s, TMUX, OSC_9",
        "TERM=screen-256color TMUX=/tmp/s KITTY_WINDOW_ID=1, TMUX, OSC_99",
        "TERM=screen-256color STY=1.pts, SCREEN, OSC_9",
        "TERM=screen, SCREEN, OSC_9",
        "TERM=dumb TMUX=/tmp/s, NONE, OSC_9",
    })
    void theEnvironmentTellsWhatTheTerminalIs(String variables, Layer layer, Alert alert) {
        Map<String, String> environment = new HashMap<>();
        for (String each : variables.isEmpty() ? new String[0] : variables.split(" ", -1)) {
            environment.put(each.split("=", 2)[0], each.split("=", 2)[1]);
        }
        assertThat(TerminalKind.of(environment)).isEqualTo(new TerminalKind(layer, alert));
    }
}
