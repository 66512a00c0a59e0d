package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.text.PlainText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HelpTopicsTest {
    private final HelpTopics topics = new HelpTopics();

    @ParameterizedTest
    @MethodSource("names")
    void everyTopicIsThereAndFits(String name) {
        List<String> lines = topics.find(name).orElseThrow().lines().toList();
        assertThat(lines).hasSizeBetween(3, 24);
        assertThat(lines).allMatch(line -> line.length() <= 80 && line.equals(PlainText.of(line)));
    }

    static Stream<String> names() {
        return new HelpTopics().names().stream();
    }

    @Test
    void findsInAnyCaseAndOnlyTopics() {
        assertThat(topics.find("ROUTING")).isEqualTo(topics.find("routing")).isPresent();
        assertThat(topics.find("../help/keys")).isEmpty();
        assertThat(topics.find("")).isEmpty();
    }
}
