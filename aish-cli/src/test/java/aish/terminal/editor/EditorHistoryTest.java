package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.session.PromptHistory.Entry;

import org.jline.reader.History;
import org.junit.jupiter.api.Test;

class EditorHistoryTest {
    private final List<String> kept = new ArrayList<>();
    private final List<String> deleted = new ArrayList<>();
    private final EditorHistory history =
            new EditorHistory(
                    new EditorHistory.Store() {
                        @Override
                        public Entry typed(String line) {
                            kept.add(line);
                            return EditorHistory.Store.super.typed(line);
                        }

                        @Override
                        public void deleted(Entry entry) {
                            deleted.add(entry.line());
                        }
                    });

    private static List<Entry> entries(String... lines) {
        return Stream.of(lines).map(line -> new Entry(Instant.EPOCH, line)).toList();
    }

    private void type(String... lines) {
        for (String line : lines) {
            history.add(Instant.EPOCH, line);
        }
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (History.Entry entry : history) {
            lines.add(entry.line());
        }
        return lines;
    }

    @Test
    void linesAreInTheOrderInWhichTheyWereTypedLast() {
        type("one", "two", "one");

        assertThat(lines()).containsExactly("two", "one");
        assertThat(kept).containsExactly("one", "two", "one");
    }

    @Test
    void aLineThatStartsWithASpaceIsForgotten() {
        type(" secret", "", "  ");

        assertThat(lines()).isEmpty();
        assertThat(kept).isEmpty();
    }

    @Test
    void blanksAtTheEndMakeNoOtherLine() {
        type("ls", "ls  ");

        assertThat(lines()).containsExactly("ls");
    }

    @Test
    void linesOfEarlierSessionsComeBeforeThoseOfThisOne() {
        type("new");

        history.loadEarlier(entries("old", "older once, now old"));

        assertThat(lines()).containsExactly("old", "older once, now old", "new");
    }

    @Test
    void aLineTypedAgainIsNotTakenFromAnEarlierSession() {
        type("ls");

        history.loadEarlier(entries("ls", "cat"));

        assertThat(lines()).containsExactly("cat", "ls");
    }

    @Test
    void loadingLateDoesNotMoveWhoIsLookingBack() {
        type("one", "two");
        history.moveToEnd();
        history.previous();

        history.loadEarlier(entries("old"));

        assertThat(history.current()).isEqualTo("two");
        assertThat(history.previous()).isTrue();
        assertThat(history.current()).isEqualTo("one");
    }

    @Test
    void goingBackStopsAtTheFirstLineAndForwardBehindTheLast() {
        type("one", "two");

        assertThat(history.previous()).isTrue();
        assertThat(history.previous()).isTrue();
        assertThat(history.previous()).isFalse();
        assertThat(history.current()).isEqualTo("one");
        assertThat(history.next()).isTrue();
        assertThat(history.next()).isTrue();
        assertThat(history.next()).isFalse();
        assertThat(history.current()).isEmpty();
    }

    @Test
    void theNewestLongerLineIsSuggested() {
        type("git log", "git status", "git");

        assertThat(history.suggestion("git")).isEqualTo("git status");
        assertThat(history.suggestion("git l")).isEqualTo("git log");
        assertThat(history.suggestion("git log")).isEmpty();
        assertThat(history.suggestion("hg")).isEmpty();
    }

    @Test
    void suggestsNothingThatFailed() {
        history.loadEarlier(
                List.of(
                        ended("mkdir foo", 0),
                        ended("mkdri foo", 127),
                        ended("git status", 0),
                        ended("git stauts", 1),
                        ended("npm start", 130)));
        assertThat(history.suggestion("mkd")).isEqualTo("mkdir foo");
        assertThat(history.suggestion("mkdr")).isEmpty();
        assertThat(history.suggestion("git st")).isEqualTo("git status");
        assertThat(history.suggestion("npm")).isEqualTo("npm start");
    }

    private static Entry ended(String line, int status) {
        return new Entry(Instant.EPOCH, line).withStatus(status);
    }
}
