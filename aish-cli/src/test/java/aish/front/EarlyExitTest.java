package aish.front;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Interrupts;
import org.junit.jupiter.api.Test;

class EarlyExitTest {
    private static final int INTERRUPTED = 130;
    private static final int UNREAD = 141;

    private final CompletableFuture<Integer> exited = new CompletableFuture<>();
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private final EarlyExit end = new EarlyExit(exited::complete, complaints::add);
    private final AtomicInteger stopped = new AtomicInteger();

    @Test
    void nothingChangesAUsualEnd() {
        assertThat(end.isDue()).isFalse();
        assertThat(end.codeOr(3)).isEqualTo(3);
    }

    @Test
    void whatIsUnderWayIsStoppedFirst() {
        try (Interrupts.Scope _ = end.interrupts().during(stopped::incrementAndGet)) {
            end.interrupted();
        }
        assertThat(stopped).hasValue(1);
        assertThat(exited).isNotDone();
        assertThat(end.codeOr(3)).isEqualTo(INTERRUPTED);
    }

    @Test
    void theSecondInterruptEndsIt() throws Exception {
        try (Interrupts.Scope _ = end.interrupts().during(stopped::incrementAndGet)) {
            end.interrupted();
            end.interrupted();
        }
        assertThat(exited.get(10, TimeUnit.SECONDS)).isEqualTo(INTERRUPTED);
    }

    @Test
    void withNothingUnderWayItEndsAtOnce() throws Exception {
        end.interrupted();
        assertThat(exited.get(10, TimeUnit.SECONDS)).isEqualTo(INTERRUPTED);
    }

    @Test
    void unreadOutputEndsItLikeABrokenPipe() throws Exception {
        end.outputUnread();
        assertThat(exited.get(10, TimeUnit.SECONDS)).isEqualTo(UNREAD);
    }

    @Test
    void outputThatCannotBeWrittenIsComplainedAboutOnce() throws Exception {
        end.outputFailed("No space left on device");
        end.outputFailed("No space left on device");
        assertThat(exited.get(10, TimeUnit.SECONDS)).isEqualTo(1);
        assertThat(complaints).containsExactly("cannot write the output: No space left on device");
    }

    @Test
    void unreadOutputIsNoticedOnce() {
        try (Interrupts.Scope _ = end.interrupts().during(stopped::incrementAndGet)) {
            end.outputUnread();
            end.outputUnread();
        }
        assertThat(stopped).hasValue(1);
        assertThat(exited).isNotDone();
        assertThat(end.isDue()).isTrue();
    }
}
