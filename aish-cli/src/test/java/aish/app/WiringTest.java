package aish.app;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.cli.Arguments;
import aish.commands.HelpTopics;
import aish.commands.Manual;
import aish.commands.MetaCommand;
import aish.commands.MetaCommands;
import aish.commands.Next;
import aish.context.Stance;
import aish.event.Event;
import aish.event.EventBus;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.norris.NorrisGate;
import aish.settings.ConfigLoader.ConfigException;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.shell.WindowSize;
import aish.testing.FakeShell;
import aish.testing.RecordingSink;
import aish.testing.RecordingViewer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table of meta commands as it is really built. */
class WiringTest {
    private static final int WIDTH = 80;

    /** The verb that a command means when it stands alone. */
    private static final String ALONE = "list";

    @TempDir Path home;
    private final RecordingSink events = new RecordingSink();
    private Predicate<Arguments.Options> startup = _ -> false;
    private MetaCommands table = new MetaCommands(List::of, (_, _) -> _ -> Next.PROMPT);

    @BeforeEach
    void build() throws ConfigException {
        Map<String, String> environment = Map.of("HOME", home.toString());
        Launch launch = Launch.of(Optional.empty(), environment);
        EventBus bus = new EventBus();
        SecretsModule secrets = new SecretsModule(launch, SecretsModule.Typing.UNCHECKED, bus);
        Core core = new Core(launch, bus, secrets, events, SessionsModule.Recording.OFF);
        FrontEnd front =
                new FrontEnd(
                        Operator.NOBODY,
                        new Interrupts(),
                        new RecordingViewer(),
                        Stdio.PIPES,
                        TerminalKeys.USUAL,
                        new WindowSize(24, 80),
                        NorrisGate.Unattended.LEAVE,
                        ToolsModule.Connecting.ON_FIRST_USE,
                        new FakeShell(),
                        Optional.empty());
        Wiring wiring = new Wiring(core, front);
        startup = new Startup(core, wiring, true)::apply;
        table = wiring.commands;
    }

    @Test
    void thePanelShowsTheStanceOfTheCommandLine() {
        assertThat(apply("--stance", "audit")).isTrue();
        assertThat(events.events()).contains(new Event.StanceChanged(Stance.AUDIT));
        run("panel", "");
        assertThat(events.events().getLast())
                .isInstanceOfSatisfying(
                        Event.Answer.class,
                        panel ->
                                assertThat(panel.text().lines().map(line -> line.split(" ", -1)[0]))
                                        .contains("model", "stance", "shell", "directory", "cost"))
                .extracting(Object::toString)
                .asString()
                .containsPattern("stance +audit");
    }

    private boolean apply(String... words) {
        return Arguments.parse(List.of(words)) instanceof Arguments.Start start
                && startup.test(start.options());
    }

    @Test
    void knowsEveryCommandByAllItsNames() {
        assertThat(table.manuals())
                .extracting(Manual::name)
                .contains("help", "quit", "clear", "exec", "out", "why", "multi", "keys", "config");
        for (Manual manual : table.manuals()) {
            MetaCommand command = table.find(manual.name()).orElseThrow();
            manual.aliases().stream()
                    .filter(alias -> !alias.startsWith(manual.name() + "-"))
                    .forEach(alias -> assertThat(table.find(alias)).containsSame(command));
        }
        assertThat(table.names()).hasSameSizeAs(new HashSet<>(table.names()));
        assertThat(table.names()).allMatch(name -> name.equals(name.toLowerCase(Locale.ROOT)));
    }

    @Test
    void everyCommandHasHelp() {
        HelpTopics topics = new HelpTopics();
        for (Manual manual : table.manuals()) {
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
            assertThat(help(":" + name).lines()).allMatch(line -> line.length() <= WIDTH);
        }
    }

    @Test
    void theSimplestSayOnlyWhatIsNext() {
        assertThat(run("quit", "now")).isEqualTo(new Next.Quit());
        assertThat(run("multi", "")).isEqualTo(new Next.Collect());
        assertThat(run("exec", "ls  -l")).isEqualTo(new Next.Run("ls  -l"));
        assertThat(events.events()).isEmpty();
    }

    @Test
    void listsTheKeys() {
        assertThat(run("keys", "")).isEqualTo(Next.PROMPT);
        assertThat(events.events())
                .containsExactly(new Event.Answer(new HelpTopics().find("keys").orElseThrow()));
    }

    @Test
    void clearsTheScreen() {
        assertThat(run("clear", "")).isEqualTo(Next.PROMPT);
        assertThat(events.events()).containsExactly(new Event.ClearScreen());
    }

    /** A usage such as {@code [on|off|…]} names what completion offers. */
    @Test
    void usageNamesOnlyVerbsThatThereAre() {
        for (Manual manual : table.manuals()) {
            MetaCommand command = table.find(manual.name()).orElseThrow();
            List<String> usage = command.usage();
            if (!usage.isEmpty()) {
                assertThat(command.complete(List.of())).containsAll(verbs(manual.usage()));
            }
        }
        assertThat(verbs("undo [ID]|list|show ID")).containsExactly("list", "show");
    }

    @Test
    void helpNamesEveryVerb() {
        for (Manual manual : table.manuals()) {
            String help = help(":" + manual.name());
            List<String> verbs = new ArrayList<>();
            for (String usage : table.find(manual.name()).orElseThrow().usage()) {
                verbs.add(usage.split(" ", -1)[1]);
            }
            verbs.removeIf(verb -> !verb.matches("[a-z]+") || verb.equals(ALONE));
            assertThat(verbs).allMatch(help::contains);
        }
    }

    private static List<String> verbs(String usage) {
        return Arrays.stream(usage.split("[^a-zA-Z-]+", -1))
                .skip(1)
                .filter(word -> !word.isEmpty() && word.equals(word.toLowerCase(Locale.ROOT)))
                .toList();
    }

    private Next run(String name, String arguments) {
        return table.find(name).orElseThrow().run(arguments);
    }

    private String help(String arguments) {
        return ((Next.Show) run("help", arguments)).text();
    }
}
