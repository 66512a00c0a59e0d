package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;

import aish.event.Event;
import org.junit.jupiter.api.Test;

class SuggestionsTest {
    private final Suggestions suggestions = new Suggestions();

    @Test
    void namesEachOnce() {
        Suggestion first = add("ls");
        Suggestion second = add("ls");
        assertThat(suggestions.ids()).containsExactly("cmd-001", "cmd-002");
        for (String name : new String[] {"cmd-001", "001", "1"}) {
            assertThat(suggestions.find(name)).contains(first);
        }
        suggestions.discard(second.id());
        assertThat(suggestions.newest()).contains(first);
        assertThat(add("pwd").id()).isEqualTo("cmd-003");
        assertThat(suggestions.find("cmd-002")).isEmpty();
        assertThat(suggestions.find("cmd-x")).isEmpty();
    }

    @Test
    void aCommandIsTheNewestSuggestionOfIt() {
        add("make test");
        add("ls");
        Suggestion newest = add(" make test\n");
        assertThat(suggestions.idOf("make test")).isEqualTo("cmd-003");
        suggestions.discard(newest.id());
        assertThat(suggestions.idOf("make test ")).isEqualTo("cmd-001");
        assertThat(suggestions.idOf("make")).isEmpty();
    }

    private Suggestion add(String command) {
        String id = suggestions.nextId();
        suggestions.emit(new Event.Suggested(id, command));
        return suggestions.find(id).orElseThrow();
    }
}
