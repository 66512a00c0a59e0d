package aish.shell.pty;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On a real terminal, whose modes a program changes by stty. Modes belong to one thread. */
@Tag("edge")
@Timeout(value = 900, threadMode = ThreadMode.SAME_THREAD)
class OutputPostprocessingBypassTest {
    private static final long MUCH = 1 << 20;

    /** Whoever has the new terminal, it is not this one. */
    private static final int SHELL = 1;

    private final ByteArrayOutputStream received = new ByteArrayOutputStream();
    private final AtomicLong keys = new AtomicLong();
    private Descriptor master;
    private Descriptor slave;
    private OutputRelay relay;
    private OutputPostprocessingBypass relief;

    @BeforeEach
    @Timeout(value = 900, threadMode = ThreadMode.SAME_THREAD)
    void open() throws Exception {
        master = Descriptor.newTerminal();
        master.setNonBlocking();
        slave = Descriptor.openTerminal(master.slaveName());
        relieve(SHELL);
    }

    private void relieve(int shell) {
        CarriageReturns returns = new CarriageReturns(this::receive);
        relay = new OutputRelay(returns);
        relief = new OutputPostprocessingBypass(master, shell, keys::get, relay, returns);
    }

    @AfterEach
    @Timeout(value = 900, threadMode = ThreadMode.SAME_THREAD)
    void close() {
        relay.close();
        relief.close();
        slave.close();
        master.close();
    }

    private void receive(ByteBuffer bytes, boolean escapes) {
        byte[] copy = new byte[bytes.remaining()];
        bytes.get(copy);
        received.writeBytes(copy);
    }

    /** The program writes much in no time. */
    private void flood() {
        relief.afterRead(MUCH);
        relief.afterRead(MUCH);
    }

    private void stty(String... modes) throws Exception {
        String[] command = new String[modes.length + 3];
        command[0] = "stty";
        command[1] = "-F";
        command[2] = master.slaveName();
        System.arraycopy(modes, 0, command, 3, modes.length);
        assertThat(new ProcessBuilder(command).start().waitFor()).isZero();
    }

    private boolean terminalEndsLines() throws Exception {
        return !modes("-a").contains("-opost");
    }

    /** The program pauses until all its output has been read. */
    private void pause() {
        relief.pause();
        relief.pause();
        assertThat(relief.patienceMillis()).isNegative();
    }

    /** What arrives of what a program writes. */
    private String shown(String written) throws Exception {
        received.reset();
        slave.write(written.getBytes(StandardCharsets.UTF_8));
        slave.awaitKernel();
        master.awaitKernel();
        relief.beforeRead();
        relay.transfer(master.number());
        relay.awaitPassed();
        return received.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aFloodRelievesTheTerminalAndLinesKeepTheirEnds() throws Exception {
        flood();
        assertThat(terminalEndsLines()).isFalse();
        assertThat(relief.patienceMillis()).isPositive();
        assertThat(shown("a\nb\n")).isEqualTo("a\r\nb\r\n");
    }

    @Test
    void littleDoesNot() throws Exception {
        relief.afterRead(MUCH - 1);
        relief.afterRead(-1);
        assertThat(terminalEndsLines()).isTrue();
    }

    @Test
    void muchInALongTimeDoesNot() throws Exception {
        relief.afterRead(MUCH);
        Thread.sleep(100);
        relief.afterRead(MUCH);
        assertThat(terminalEndsLines()).isTrue();
    }

    @Test
    void theShellItselfIsNoJob() throws Exception {
        relay.close();
        relieve(Libc.TCGETPGRP.number(master.number()));
        flood();
        assertThat(terminalEndsLines()).isTrue();
    }

    @Test
    void noneAfterAKeyUntilTheCommandHasEnded() throws Exception {
        keys.incrementAndGet();
        flood();
        assertThat(terminalEndsLines()).isTrue();
        relief.end();
        flood();
        assertThat(terminalEndsLines()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"-onlcr", "-opost", "raw", "-icanon", "ocrnl", "tab3", "onlret"})
    void noneInUnusualModes(String mode) throws Exception {
        stty(mode);
        String before = modes();
        flood();
        assertThat(modes()).isEqualTo(before);
    }

    @Test
    void aPauseGivesTheModesBack() throws Exception {
        flood();
        relief.pause();
        assertThat(terminalEndsLines()).isTrue();
        assertThat(relief.patienceMillis()).isZero();
        assertThat(shown("a\n")).isEqualTo("a\r\n");
        relief.pause();
        assertThat(relief.patienceMillis()).isNegative();
    }

    @Test
    void whatWasWrittenBeforeThePauseKeepsItsEnds() throws Exception {
        flood();
        slave.write("before\n".getBytes(StandardCharsets.UTF_8));
        relief.pause();
        assertThat(shown("after\n")).isEqualTo("before\r\nafter\r\n");
    }

    @Test
    void aKeyGivesTheModesBack() throws Exception {
        flood();
        keys.incrementAndGet();
        assertThat(shown("a\n")).isEqualTo("a\r\n");
        assertThat(terminalEndsLines()).isTrue();
    }

    @Test
    void theEndOfTheCommandGivesTheModesBack() throws Exception {
        flood();
        relief.end();
        assertThat(terminalEndsLines()).isTrue();
        assertThat(shown("a\n")).isEqualTo("a\r\n");
    }

    /** What a program finds now, to be set later. */
    private String modes() throws Exception {
        return modes("-g");
    }

    private String modes(String form) throws Exception {
        Process stty = new ProcessBuilder("stty", "-F", master.slaveName(), form).start();
        return new String(stty.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    @Test
    void modesThatAProgramKeptAreMended() throws Exception {
        flood();
        String lent = modes();
        pause();
        stty(lent);
        assertThat(shown("a\nb\n")).isEqualTo("a\r\nb\r\n");
        assertThat(terminalEndsLines()).isTrue();
    }

    @Test
    void modesThatAProgramKeptToTheEndAreMended() throws Exception {
        flood();
        String lent = modes();
        pause();
        stty(lent);
        relief.end();
        assertThat(terminalEndsLines()).isTrue();
    }

    @Test
    void modesThatAProgramKeptBeyondTheEndAreMended() throws Exception {
        String usual = modes();
        flood();
        String lent = modes();
        relief.end();
        stty(lent, "-icanon");
        relief.end();
        assertThat(terminalEndsLines()).isTrue();
        stty(lent);
        assertThat(shown("a\nb\n")).isEqualTo("a\r\nb\r\n");
        assertThat(modes()).isEqualTo(usual);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-icanon", "cbreak"})
    void whoMakesModesOfLentOnesGetsTheUsualOutput(String mode) throws Exception {
        flood();
        stty(mode);
        assertThat(shown("a\nb\n")).isEqualTo("a\r\nb\r\n");
        assertThat(terminalEndsLines()).isTrue();
        assertThat(shown("c\n")).isEqualTo("c\r\n");
    }

    @Test
    void whoWantsNoReturnsGetsNone() throws Exception {
        flood();
        pause();
        stty("-icanon", "-onlcr");
        assertThat(shown("a\nb")).isEqualTo("a\nb");
    }

    @Test
    void aPersonsWishIsNotMended() throws Exception {
        flood();
        pause();
        stty("-opost");
        assertThat(shown("a\nb")).isEqualTo("a\nb");
        relief.end();
        assertThat(terminalEndsLines()).isFalse();
    }

    @Test
    void afterTheEndAnyModesAreThePersons() throws Exception {
        flood();
        relief.end();
        stty("-opost");
        assertThat(shown("a\nb")).isEqualTo("a\nb");
        assertThat(terminalEndsLines()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"raw", "-icanon"})
    void whoReadsKeysKeepsTheModesAndTheNewlines(String mode) throws Exception {
        flood();
        assertThat(shown("a\n")).isEqualTo("a\r\n");
        pause();
        stty(mode, "-opost");
        assertThat(shown("b\nc")).isEqualTo("b\nc");
        assertThat(terminalEndsLines()).isFalse();
        stty("sane");
        assertThat(shown("d\n")).isEqualTo("d\r\n");
    }

    @Test
    void whatWasWrittenBeforeThatKeepsItsEnds() throws Exception {
        flood();
        slave.write("a\n".getBytes(StandardCharsets.UTF_8));
        stty("raw");
        assertThat(shown("b")).isEqualTo("a\r\nb");
        pause();
        assertThat(shown("c\nd")).isEqualTo("c\nd");
        assertThat(terminalEndsLines()).isFalse();
    }

    @Test
    void aSecondFloodOfTheSameCommandRelievesAgain() throws Exception {
        flood();
        pause();
        flood();
        assertThat(terminalEndsLines()).isFalse();
        assertThat(shown("a\n")).isEqualTo("a\r\n");
    }
}
