package aish.app;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.cli.Arguments;
import aish.cost.Booking;
import aish.event.Choices;
import aish.event.Event;
import aish.event.EventBus;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.front.LineSource;
import aish.model.Delta;
import aish.norris.NorrisGate;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.shell.WindowSize;
import aish.terminal.Input;
import aish.terminal.PromptTemplate.PromptState;
import aish.testing.FakeShell;
import aish.testing.FakeTools;
import aish.testing.Golden;
import aish.testing.ModelStub;
import aish.testing.NewFile;
import aish.testing.RecordingViewer;
import aish.testing.SampleEvents;
import org.jspecify.annotations.Nullable;

/**
 * The whole program as it is built for a terminal, with a person, a shell and tool servers that
 * only pretend, and a model behind a real connection; tells what happened in the order in which it
 * did.
 */
final class Walk implements AutoCloseable {
    private static final String SETTINGS =
            """
            [norris]
            confine = "open"
            [discovery]
            probe = false
            """;

    private static final Pattern SYSTEM =
            Pattern.compile("\\{\"role\":\"system\",\"content\":\"((?:[^\"\\\\]|\\\\.)*+)");

    /** How long something took, and how much text the names of this machine are part of. */
    private static final Pattern MEASURES =
            Pattern.compile("\\b[0-9.]+ s\\b|\\b[0-9,]+(?= tokens\\b)");

    private static final Pattern KIND = Pattern.compile("\"e\":\"([a-z-]+)\"");

    final ModelStub model;
    final FakeShell shell = new FakeShell().on("exit", run -> run.leave(0));
    final FakeTools tools = new FakeTools();
    final Person person = new Person();
    private final List<String> journal = Collections.synchronizedList(new ArrayList<>());
    private final StringBuilder streamed = new StringBuilder();
    private final Path root;
    private final Path work;
    private final Core core;
    private final Wiring wiring;

    /** Answers planned questions in order, and fails on any other. */
    final class Person implements Operator {
        private final Deque<String> answers = new ArrayDeque<>();

        void answers(String... lines) {
            answers.addAll(List.of(lines));
        }

        @Override
        public <C extends Choice> Answer<C> ask(String question, Choices<C> choices) {
            journal.add("? " + question + "\n" + String.join("\n", choices.menu(80)));
            String line = answers.remove();
            journal.add("! " + line);
            return choices.read(line).orElseThrow();
        }

        @Override
        public void next(String line) {
            journal.add("! next: " + line);
        }

        @Override
        public Optional<String> edit(String text) {
            throw new AssertionError("asked to change: " + text);
        }

        @Override
        public void copy(String text) {
            throw new AssertionError("asked to copy: " + text);
        }
    }

    Walk(Path root, ModelStub model) throws Exception {
        this.root = root;
        this.model = model;
        this.work = Files.createDirectories(root.resolve("work"));
        Path settings = root.resolve(".config/aish/config.toml");
        NewFile.write(settings, SETTINGS + model.preset("stub"));
        Map<String, String> environment =
                Map.of("HOME", root.toString(), "PATH", programs("ls", "make", "rm", "touch"));
        shell.answering(
                question ->
                        question.contains("BASH_ALIASES[*]")
                                ? "\u0001\u0001cd echo pwd\u0001" + environment.get("PATH")
                                : "");
        Launch launch = Launch.of(Optional.empty(), environment);
        EventBus bus = new EventBus();
        SecretsModule secrets = new SecretsModule(launch, SecretsModule.Typing.UNCHECKED, bus);
        core = new Core(launch, bus, secrets, this::note, SessionsModule.Recording.ON);
        wiring =
                new Wiring(
                        core,
                        new FrontEnd(
                                person,
                                new Interrupts(),
                                new RecordingViewer(),
                                Stdio.TERMINAL,
                                TerminalKeys.USUAL,
                                new WindowSize(24, 80),
                                NorrisGate.Unattended.LEAVE,
                                ToolsModule.Connecting.AT_START,
                                shell,
                                Optional.of(tools)));
        wiring.shell.session().startIn(work);
        launch.reportProblems(bus);
    }

    /** Makes programs that are only there to be found. */
    private String programs(String... names) throws IOException {
        Path folder = Files.createDirectories(root.resolve("bin"));
        for (String name : names) {
            Path file = folder.resolve(name);
            Files.writeString(file, "");
            file.toFile().setExecutable(true);
        }
        return folder.toString();
    }

    /** Goes on with the newest session that was here. */
    void resume() {
        Arguments.Options options =
                new Arguments.Options(
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        Optional.of(new Arguments.Earlier.Newest()),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        Optional.empty());
        assertThat(
                        new StartupResume(
                                        wiring.resumer,
                                        core.launch().home(),
                                        person,
                                        this::note,
                                        core.bus())
                                .begin(options, work, wiring.shell.session()::startIn))
                .isPresent();
    }

    /** Types those lines, one a prompt, and leaves. */
    int type(String... lines) throws InterruptedException {
        new Startup(core, wiring, true).awaitShell();
        wiring.shell.facts().awaitFirst();
        int code = wiring.repl(lines(lines)).run();
        assertThat(person.answers).isEmpty();
        return code;
    }

    private LineSource lines(String... lines) {
        Deque<String> left = new ArrayDeque<>(List.of(lines));
        return new LineSource() {
            @Override
            public Input read(PromptState prompt) {
                String line = left.poll();
                journal.add("> " + (line == null ? "(end)" : line));
                return line == null ? new Input.Ended() : new Input.Line(line);
            }

            @Override
            public Input readMore() {
                return new Input.Ended();
            }
        };
    }

    /** In how many pieces an answer arrives depends on the moment. */
    private void note(Event event) {
        if (event instanceof Event.Streamed(Delta.Text(String piece))) {
            streamed.append(piece);
            return;
        }
        if (!streamed.isEmpty()) {
            journal.add("Streamed | (" + streamed + ")");
            streamed.setLength(0);
        }
        journal.add(
                SampleEvents.name(event)
                        + values(event).stream().map(v -> " | " + v).collect(Collectors.joining()));
    }

    /** Without the names of types and members: what happened stays the same if they change. */
    private static List<String> values(Object value) {
        return Arrays.stream(value.getClass().getRecordComponents())
                // where a text leads is no part of what it says
                .filter(component -> !component.getName().equals("files"))
                .map(component -> value(value, component))
                .toList();
    }

    private static String value(Object owner, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return value(component.getAccessor().invoke(owner));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(component.getName(), e);
        }
    }

    private static String value(@Nullable Object value) {
        return switch (value) {
            case Optional<?> perhaps -> perhaps.map(Walk::value).orElse("-");
            case Collection<?> all -> all.stream().map(Walk::value).toList().toString();
            case Duration _, Instant _ -> "TIME";
            // how many tokens it took depends on names of this machine
            case Booking booking -> booking.model() + ", " + booking.purpose();
            case Record parts -> "(" + String.join(", ", values(parts)) + ")";
            case null, default -> String.valueOf(value);
        };
    }

    /** Everything that happened, without what differs from run to run. */
    String told() {
        return steady(
                "-- in this order\n"
                        + indented(journal)
                        + "-- the shell ran\n"
                        + indented(shell.last().commands())
                        + "-- the shell remembers\n"
                        + indented(shell.last().remembered())
                        + "-- tools were called\n"
                        + indented(tools.calls)
                        + "-- the record holds\n"
                        + recorded()
                        + "-- the model was sent\n"
                        + requests());
    }

    private static String indented(List<String> texts) {
        return texts.stream()
                .map(text -> text.replace("\n", "\n    ") + "\n")
                .collect(Collectors.joining());
    }

    /** Byte for byte, but each message on a line and the same instructions only once. */
    private String requests() {
        StringBuilder all = new StringBuilder();
        String instructions = "";
        for (String body : model.bodies()) {
            Matcher system = SYSTEM.matcher(body);
            String now = system.find() ? system.group(1) : "";
            String sent = now.equals(instructions) ? body.replace(now, "the same") : body;
            all.append(sent.replace("{\"role\":", "\n  {\"role\":")).append('\n');
            instructions = now;
        }
        return all.toString();
    }

    /** The kinds of its lines, each answer in one piece. */
    private String recorded() {
        try {
            String id = wiring.resumer.current().orElseThrow();
            Path file = root.resolve(".local/state/aish/sessions/" + id + ".jsonl");
            return Files.readAllLines(file).stream()
                    .map(KIND::matcher)
                    .filter(Matcher::find)
                    .map(kind -> kind.group(1))
                    .collect(Collectors.joining(" ", "", "\n"))
                    .replaceAll("(text )+", "text ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String steady(String text) {
        String named =
                text.replace(work.toString(), "WORK")
                        .replace(root.toString(), "HOME")
                        .replace(Platform.describe(), "PLATFORM");
        for (String id : ids()) {
            named = named.replace(id, "SESSION");
        }
        return Golden.visible(MEASURES.matcher(named).replaceAll("N"));
    }

    private List<String> ids() {
        try {
            return core.sessions().store().ids();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        core.close();
    }
}
