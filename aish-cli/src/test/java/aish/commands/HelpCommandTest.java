package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.testing.RecordingSink;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HelpCommandTest {
    private static final int ROWS = 22;
    private static final int COLUMNS = 78;

    private final RecordingSink events = new RecordingSink();
    private final HelpTopics topics = new HelpTopics();
    private final MetaCommands commands =
            new MetaCommands(Manuals::all, (_, _) -> _ -> Next.PROMPT);
    private final HelpCommand help = new HelpCommand(commands, topics, events);

    @Test
    void theOverviewFitsASmallScreen() {
        String overview = shown("");
        assertThat(overview.lines().count()).isLessThanOrEqualTo(ROWS);
        assertThat(overview.lines()).allMatch(line -> line.length() <= COLUMNS);
        assertThat(overview).contains("ls -la", "?", ":tour", ":help all", ":quit");
        topics.names().forEach(topic -> assertThat(overview).contains(topic));
        assertThat(shown("aish")).isEqualTo(overview);
    }

    @ParameterizedTest
    @ValueSource(strings = {"all", "commands", "topics"})
    void listsAllCommandsAndTopicsPageByPage(String name) {
        assertThat(help.run(name))
                .isInstanceOfSatisfying(
                        Next.Show.class,
                        all -> {
                            assertThat(all.text().lines())
                                    .allMatch(line -> line.length() <= COLUMNS);
                            commands.manuals()
                                    .forEach(
                                            each ->
                                                    assertThat(all.text())
                                                            .contains(":" + each.name() + " ")
                                                            .contains(each.summary()));
                            topics.names().stream()
                                    .skip(1)
                                    .forEach(
                                            each ->
                                                    assertThat(all.text())
                                                            .contains("  " + each + " "));
                        });
        assertThat(events.events()).isEmpty();
    }

    @Test
    void theColonMeansTheCommand() {
        assertThat(shown("undo")).isEqualTo(topics.find("undo").orElseThrow());
        assertThat(shown(":undo")).startsWith(":undo [ID]|list\n").contains("Examples:");
        assertThat(shown("/quit"))
                .isEqualTo(
                        """
                        :quit
                          leave aish

                        Ends aish and its shell, as exit and Ctrl-D do.

                        Also :q, :exit, :bye. See :help.""");
        assertThat(shown("goal")).isEqualTo(shown(":norris"));
        assertThat(shown("tutorial")).isEqualTo(shown(":tour"));
        assertThat(shown(":routing")).isEqualTo(topics.find("routing").orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    mdoels           | Try :help models.
                    snapshott        | :help all lists the commands and topics.
                    udno             | Try :help undo.
                    x                | :help all lists the commands and topics.
                    """)
    void suggestsWhatMayHaveBeenMeant(String wanted, String suggestion) {
        assertThat(help.run(wanted)).isEqualTo(Next.FAILED);
        assertThat(events.events())
                .containsExactly(new Event.Problem("No help on \"" + wanted + "\". " + suggestion));
    }

    @Test
    void everySectionBelongsToACommand() {
        Set<String> described = new TreeSet<>();
        for (Manual manual : commands.manuals()) {
            if (!topics.command(manual.name()).isEmpty()) {
                described.add(manual.name());
            }
        }
        assertThat(described)
                .containsExactlyInAnyOrderElementsOf(
                        commands.manuals().stream().map(Manual::name).toList());
    }

    @Test
    void summariesAreShort() {
        assertThat(commands.manuals()).allMatch(manual -> manual.summary().length() <= 60);
    }

    @Test
    void completesTopicsAndCommands() {
        assertThat(help.complete(List.of()))
                .contains("routing", "all", "quit", "q")
                .doesNotHaveDuplicates();
        assertThat(help.complete(List.of("quit"))).isEmpty();
    }

    private String shown(String arguments) {
        return ((Next.Show) help.run(arguments)).text();
    }
}
