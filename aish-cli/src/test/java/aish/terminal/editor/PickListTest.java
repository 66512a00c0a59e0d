package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.session.PromptHistory.Entry;
import aish.session.PromptHistory.Origin;
import aish.testing.Golden;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PickListTest {
    private static final Instant NOW = Instant.parse("2026-05-01T12:00:00Z");

    private final List<String> deleted = new ArrayList<>();
    private final EditorHistory history = new EditorHistory(new Store());

    /** A user in {@code ~/src/aish}, in the session {@code now}. */
    private final class Store implements EditorHistory.Store {
        @Override
        public void deleted(Entry entry) {
            deleted.add(entry.line());
        }

        @Override
        public String session() {
            return "now";
        }

        @Override
        public String directory() {
            return "/home/me/src/aish";
        }

        @Override
        public Path home() {
            return Path.of("/home/me");
        }

        @Override
        public Instant now() {
            return NOW;
        }
    }

    private static Entry entry(String age, int status, String directory, String line) {
        Instant time = age.isEmpty() ? Instant.EPOCH : NOW.minus(Duration.parse(age));
        String session = age.equals("PT10S") ? "now" : "before";
        return new Entry(time, line, Origin.TYPED, directory, status, session);
    }

    private HistoryList list() {
        history.loadEarlier(
                List.of(
                        entry("", 0, "", "make from another shell"),
                        entry("P900D", 0, "/", "mount -a"),
                        entry("P120D", 0, "/home/me", "printf 'a\tb\n\u001b[2Jc\u202e'"),
                        entry("P8D", 127, "/home/me", "gti status"),
                        entry(
                                "PT5H",
                                0,
                                "/home/me/src/aish",
                                "find . -name '*.java' -newer pom.xml -exec grep -l Fuzzy {} + | sort"),
                        entry(
                                "PT59M",
                                1,
                                "/home/me/src/a/very/deep/tree/of/directories/somewhere",
                                "make test"),
                        entry("PT1M", 0, "/home/me/src/aish", "git commit -m 'größer 日本'")));
        // not of an earlier session, but typed in this one
        history.addProposed(entry("PT10S", 0, "/home/me/src/aish", "git status"));
        return new HistoryList(history);
    }

    private static PickList pick(HistoryList choices, String typed) {
        choices.filter(typed);
        return new PickList(choices);
    }

    private static String drawn(HistoryList choices, String typed, int rows, int columns) {
        return pick(choices, typed).draw(rows, columns).toString();
    }

    @ParameterizedTest
    @ValueSource(ints = {80, 40, 20})
    void theHistoryFitsIntoAnyWidth(int columns) {
        String shown = drawn(list(), "", 10, columns);
        assertThat(shown.lines()).allMatch(line -> line.codePointCount(0, line.length()) < columns);
        Golden.check("list-history-" + columns, shown);
    }

    @Test
    void marksWhatMatches() {
        PickList shown = pick(list(), "t st");
        Golden.check("list-marks", Golden.visible(shown.draw(5, 60).toAnsi()));
    }

    @Test
    void scopesChangeInTurn() {
        HistoryList list = list();
        StringBuilder scopes = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            scopes.append(drawn(list, "git", 5, 80)).append('\n');
            list.changeScope();
        }
        Golden.check("list-scopes", scopes.toString());
    }

    @Test
    void aDeletedLineIsGoneEverywhere() {
        HistoryList list = list();
        list.filter("gti status");
        list.delete(0);
        assertThat(new PickList(list).draw(5, 80).toString()).isEqualTo("\n  deleted: gti status");
        assertThat(drawn(list, "gti status", 5, 80))
                .isEqualTo("\n  0 everywhere · ^T: this directory · ^D: delete · Esc: back");
        assertThat(history.entries()).hasSize(7);
        assertThat(deleted).containsExactly("gti status");
    }

    @Test
    void aLongerTextIsLookedForInWhatWasFoundAndAShorterOneEverywhere() {
        HistoryList list = list();
        list.filter("gi");
        list.filter("git s");
        assertThat(list.line(0)).isEqualTo("git status");
        list.filter("mou");
        assertThat(list.line(0)).isEqualTo("mount -a");
    }

    @Test
    void theWindowFollowsTheSelection() {
        PickList shown = pick(list(), "");
        shown.draw(3, 80);
        shown.move(3);
        assertThat(shown.draw(3, 80).toString())
                .contains("> ", "make test")
                .doesNotContain("git status");
        shown.move(-1);
        assertThat(first(shown)).contains("git commit");
        shown.move(100);
        assertThat(shown.selected()).isEqualTo(7);
        shown.turn(1);
        assertThat(shown.selected()).isZero();
        assertThat(first(shown)).startsWith("> ").contains("git status");
        shown.turn(-1);
        assertThat(shown.selected()).isEqualTo(7);
    }

    private static String first(PickList shown) {
        return shown.draw(3, 80).toString().lines().skip(1).findFirst().orElse("");
    }

    @Test
    void nothingCanBeSelectedInAnEmptyList() {
        PickList shown = pick(list(), "zzz");
        shown.turn(1);
        shown.move(5);
        assertThat(shown.selected()).isEqualTo(PickList.NONE);
        assertThat(shown.draw(3, 80).toString()).startsWith("\n  0 everywhere");
    }
}
