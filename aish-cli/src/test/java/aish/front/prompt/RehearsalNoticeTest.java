package aish.front.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RehearsalNoticeTest {
    @TempDir Path home;

    private final RecordingSink screen = new RecordingSink();
    private final Event question =
            new Event.Proposed("ls", new Event.Assessed(Event.Risk.CLEAR, "reads"));

    private RehearsalNotice notice(Optional<String> obstacle) {
        return new RehearsalNotice(home.resolve("state"), () -> obstacle, screen);
    }

    @Test
    void aQuestionSaysOnceWhyNothingCanBeTried() {
        notice(Optional.empty()).emit(question);
        assertThat(screen.events()).isEmpty();
        for (int session = 0; session < 2; session++) {
            RehearsalNotice notice = notice(Optional.of("Commands cannot be rehearsed here."));
            notice.emit(question);
            notice.emit(question);
        }
        assertThat(screen.events())
                .containsExactly(new Event.Notice("Commands cannot be rehearsed here."));
    }
}
