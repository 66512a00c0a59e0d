package aish.app;

import static org.assertj.core.api.Assertions.assertThat;

import aish.config.ConfigException;
import aish.config.UserDirectories;
import aish.console.Event;
import aish.console.Interrupts;
import aish.console.Operator;
import aish.meta.HelpTopics;
import aish.meta.MetaCommand;
import aish.meta.MetaCommands;
import aish.meta.Next;
import aish.testing.RecordingSink;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table of meta commands as it is really built. */
class WiringTest {
    private static final int WIDTH = 80;

    @TempDir Path home;
    private final RecordingSink events = new RecordingSink();
    private MetaCommands table = new MetaCommands(List.of());

    @BeforeEach
    void build() throws ConfigException {
        Map<String, String> environment = Map.of("HOME", home.toString());
        Wiring wiring =
                new Wiring(
                        environment,
                        UserDirectories.from(environment),
                        Projects.open(
                                Optional.empty(), environment, UserDirectories.from(environment)));
        wiring.record(events, Sessions.Recording.OFF);
        wiring.buildMetaCommands(_ -> {}, Operator.NOBODY, new Interrupts(), events);
        table = wiring.metaCommands();
    }

    @Test
    void knowsEveryCommandByAllItsNames() {
        assertThat(table.all())
                .extracting(command -> command.manual().name())
                .contains(
                        "help", "quit", "clear", "exec", "out", "why", "multi", "keys", "jobs",
                        "config");
        for (MetaCommand command : table.all()) {
            assertThat(table.find(command.manual().name())).containsSame(command);
            command.manual()
                    .aliases()
                    .forEach(alias -> assertThat(table.find(alias)).containsSame(command));
        }
        assertThat(table.names()).hasSameSizeAs(new HashSet<>(table.names()));
        assertThat(table.names()).allMatch(name -> name.equals(name.toLowerCase(Locale.ROOT)));
    }

    @Test
    void everyCommandHasHelp() {
        HelpTopics topics = new HelpTopics();
        for (MetaCommand command : table.all()) {
            MetaCommand.Manual manual = command.manual();
            assertThat(manual.usage()).startsWith(manual.name());
            assertThat(manual.summary()).isNotBlank();
            assertThat(topics.names()).contains(manual.topic());
            assertThat(help(":" + manual.name())).isNotBlank();
        }
    }

    @Test
    void helpFitsTheNarrowestTerminal() {
        assertThat(help("").lines()).allMatch(line -> line.length() <= WIDTH);
        for (String name : table.names()) {
            assertThat(help(name).lines()).allMatch(line -> line.length() <= WIDTH);
        }
    }

    @Test
    void theOverviewNamesEveryCommandAndTopic() {
        String overview = help("");
        table.all()
                .forEach(command -> assertThat(overview).contains(":" + command.manual().usage()));
        new HelpTopics().names().forEach(topic -> assertThat(overview).contains(topic));
    }

    private String help(String arguments) {
        assertThat(table.find("help").map(command -> command.run(arguments))).contains(Next.PROMPT);
        return ((Event.Answer) events.events().getLast()).text();
    }
}
