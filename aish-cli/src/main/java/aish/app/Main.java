package aish.app;

import module java.base;

import aish.approval.RehearsalJson;
import aish.cli.Arguments;
import aish.cli.CheckSubcommand;
import aish.cli.ClassifySubcommand;
import aish.cli.ManualPage;
import aish.cli.RehearsalsSubcommand;
import aish.cli.Subcommands;
import aish.cli.UsageText;
import aish.event.Event;
import aish.event.EventBus;
import aish.event.ExitCode;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.files.UserDirectories;
import aish.front.BatchJson;
import aish.front.BatchOutput;
import aish.front.BatchText;
import aish.front.EarlyExit;
import aish.front.GivenLine;
import aish.front.StandardStream;
import aish.front.facts.EnvironmentFacts;
import aish.keys.ApiKeys;
import aish.route.LineRouter;
import aish.safety.SafetyFacts;
import aish.safety.files.ProgramPath;
import aish.secrets.Redactor;
import aish.settings.Config;
import aish.settings.Config.Reasoning;
import aish.settings.ConfigLoader.ConfigException;
import aish.shell.remote.Target.TargetException;
import aish.shell.ShellDialect;
import aish.shell.pty.PtyHost;
import aish.terminal.editor.HostDevice;
import aish.terminal.render.AnswerStyle;
import aish.terminal.render.EventText;
import aish.text.WordWrap;

/** Starts aish. The only place that uses the process's own streams and exit code. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler(
                (_, failure) -> complain("internal error: " + failure));
        if (StandardStream.INPUT.isMissing()) {
            System.setIn(InputStream.nullInputStream());
        }
        int code = ExitCode.FAILED;
        try {
            code = run(List.of(args));
        } catch (RuntimeException | Error e) {
            complain("internal error: " + e);
        }
        System.exit(code);
    }

    /** Returns the exit code. */
    public static int run(List<String> words) {
        Arguments arguments = Arguments.parse(words);
        // not in the switch, because a switch over types costs milliseconds the first time
        if (arguments instanceof Arguments.Start start) {
            return start(start, System.getenv());
        }
        if (arguments instanceof Arguments.Ask ask) {
            return ask(ask, System.getenv(), standardStreams());
        }
        return answer(arguments);
    }

    private static int answer(Arguments arguments) {
        return switch (arguments) {
            case Arguments.Version _ -> print(Resources.versions() + "\n");
            case Arguments.Help(String subcommand) ->
                    print(
                            subcommand.isEmpty()
                                    ? UsageText.text()
                                    : UsageText.own().about(subcommand));
            case Arguments.Manual _ -> print(ManualPage.of(UsageText.own(), Resources.version()));
            case Arguments.Wrong(String problem) -> complain(problem);
            case Arguments.Settings settings -> settings(settings, System.getenv());
            case Arguments.Completion(List<String> words) ->
                    errands().completion(words, Main::complain);
            case Arguments.Init init -> errands().init(init, Main::complain);
            case Arguments.TakeOver takeover -> takeOver(takeover);
            case Arguments.Remove(boolean purge, boolean yes) ->
                    errands().uninstall(purge, consent(yes), Main::complain);
            case Arguments.Doctor doctor -> examine(doctor);
            case Arguments.Recordings(List<String> words) ->
                    errands().sessions(words, Main::complain);
            case Arguments.Trust(List<String> words) -> trust(words);
            case Arguments.Classify classify -> classify(classify, System.getenv());
            case Arguments.Judge(String command, boolean json) -> check().one(command, json);
            case Arguments.JudgeAll _ -> judgeAll();
            case Arguments.Try wanted -> rehearse(wanted, System.getenv());
            case Arguments.On wanted -> elsewhere(wanted, System.getenv());
            case Arguments.Rehearsals wanted -> rehearsals(wanted, System.getenv());
            case Arguments.Pursue pursue -> pursue(pursue, System.getenv());
            case Arguments.Ask _, Arguments.Start _ ->
                    throw new IllegalArgumentException("not an answer");
        };
    }

    private static Subcommands errands() {
        Map<String, String> environment = System.getenv();
        return new Subcommands(
                environment,
                config -> Clients.of(config, environment),
                () -> SafetyModule.rehearsals(Launch.of(Optional.empty(), environment)),
                System.out::println);
    }

    private static int takeOver(Arguments.TakeOver takeover) {
        try {
            return errands().takeOver(takeover, consent(takeover.yes()), Main::complain);
        } catch (ConfigException e) {
            return complain(String.valueOf(e.getMessage()));
        }
    }

    /** Asks at the terminal; without one, nobody has agreed. */
    private static Predicate<String> consent(boolean given) {
        return question -> {
            if (given) {
                return true;
            }
            if (StandardStream.INPUT.isMissing() || !StandardStream.INPUT.isTerminal()) {
                System.out.println("Add --yes to do this without being asked.");
                return false;
            }
            System.out.print(question + " [y/N] ");
            System.out.flush();
            Scanner keys = new Scanner(System.in, StandardCharsets.UTF_8);
            String answer = keys.hasNextLine() ? keys.nextLine().strip() : "";
            return answer.equalsIgnoreCase("y") || answer.equalsIgnoreCase("yes");
        };
    }

    private static int trust(List<String> words) {
        try {
            return errands().trust(words, Main::complain);
        } catch (ConfigException e) {
            return complain(String.valueOf(e.getMessage()));
        }
    }

    private static int settings(Arguments.Settings wanted, Map<String, String> environment) {
        try {
            boolean shows = wanted.words().contains("show");
            // a file that is to be edited need not exist yet
            Launch launch = Launch.of(shows ? wanted.config() : Optional.empty(), environment);
            return errands()
                    .settings(wanted, launch::loaded, launch.projects()::status, Main::complain);
        } catch (ConfigException e) {
            return complain(String.valueOf(e.getMessage()));
        }
    }

    private static int examine(Arguments.Doctor doctor) {
        try {
            return errands().doctor(doctor, HostsModule::transports);
        } catch (ConfigException | TargetException e) {
            return complain(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.FAILED;
        }
    }

    /**
     * Without a terminal, nothing is made for one. Otherwise finds it and reads the settings in the
     * background while the editor is built, because both take time.
     */
    private static int start(Arguments.Start start, Map<String, String> environment) {
        try {
            if (start.options().json()
                    || StandardStream.INPUT.isNoTerminal()
                    || StandardStream.OUTPUT.isNoTerminal()) {
                return script(Launch.of(start.options(), environment), start);
            }
            FutureValue<Optional<HostDevice>> device = FutureValue.of("terminal", HostDevice::open);
            FutureValue<Launch> launch =
                    FutureValue.of("config", () -> Launch.of(start.options(), environment));
            TerminalFront front = new TerminalFront(environment);
            Optional<HostDevice> terminal = device.join();
            return terminal.isPresent()
                    ? prompt(front, terminal.get(), launch.join(), start)
                    : script(launch.join(), start);
        } catch (ConfigException e) {
            return complain(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.FAILED;
        } catch (Exception e) {
            complain("internal error: " + e);
            return ExitCode.FAILED;
        }
    }

    private static int prompt(
            TerminalFront front, HostDevice terminal, Launch launch, Arguments.Start start)
            throws IOException, InterruptedException {
        boolean typed = start.prompts();
        EventBus bus = new EventBus();
        SecretsModule secrets =
                new SecretsModule(
                        launch,
                        typed ? SecretsModule.Typing.CHECKED : SecretsModule.Typing.UNCHECKED,
                        bus);
        Core core =
                new Core(
                        launch,
                        bus,
                        secrets,
                        front.screen(),
                        typed ? SessionsModule.Recording.ON : SessionsModule.Recording.OFF);
        // the model may come from the project that the user is still to be asked about
        Optional<String> unknown =
                typed && launch.projects().hasQuestion()
                        ? Optional.empty()
                        : Clients.choose(start.options().model(), core.models());
        return unknown.isPresent() ? complain(unknown.get()) : front.run(terminal, core, start);
    }

    private static int script(Launch launch, Arguments.Start start) throws InterruptedException {
        if (start.stay()) {
            return complain("--stay needs a terminal; without it, aish exits after the line");
        }
        Thread.ofPlatform().daemon().name("calls").start(PtyHost::warmUp);
        BatchFront front = batch(launch, start.options(), SessionsModule.Recording.OFF);
        Optional<String> unknown = front.choose(start.options().model());
        return unknown.isPresent() ? complain(unknown.get()) : front.run(start);
    }

    /** At a terminal, the command has it; elsewhere, or for JSON, it has pipes. */
    private static int rehearse(Arguments.Try wanted, Map<String, String> environment) {
        String line = ":try " + wanted.command();
        Arguments.Options options = new Arguments.Options(wanted.config(), Optional.empty(), false);
        try {
            if (!wanted.json() && HostDevice.open().isPresent()) {
                return start(
                        new Arguments.Start(options, Optional.of(GivenLine.of(line)), false),
                        environment);
            }
            Launch launch = Launch.of(wanted.config(), environment);
            if (!wanted.json()) {
                return batch(launch, options, SessionsModule.Recording.OFF).rehearse(options, line);
            }
            EarlyExit end = new EarlyExit(System::exit, Main::complain);
            EventBus bus = new EventBus();
            SecretsModule secrets = new SecretsModule(launch, SecretsModule.Typing.UNCHECKED, bus);
            BatchText output =
                    new BatchText(System.err, System.err, end::unwritten, InstantSource.system());
            Core core = new Core(launch, bus, secrets, output, SessionsModule.Recording.OFF);
            bus.add("result", event -> document(event, launch, secrets));
            return new BatchFront(core, System.in, output, end).rehearse(options, line);
        } catch (ConfigException | IOException e) {
            return complain(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.FAILED;
        }
    }

    /** Runs a command on other hosts; a user at a terminal can be asked. */
    private static int elsewhere(Arguments.On wanted, Map<String, String> environment) {
        Arguments.Options options =
                new Arguments.Options(wanted.config(), Optional.empty(), wanted.json());
        boolean asks =
                !wanted.json()
                        && StandardStream.INPUT.isTerminal()
                        && StandardStream.OUTPUT.isTerminal();
        if (asks) {
            return start(
                    new Arguments.Start(options, Optional.of(GivenLine.of(wanted.line())), false),
                    environment);
        }
        try {
            Launch launch = Launch.of(wanted.config(), environment);
            return batch(launch, options, SessionsModule.Recording.OFF)
                    .rehearse(options, wanted.line());
        } catch (ConfigException e) {
            return complain(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.FAILED;
        }
    }

    /** Prints the result of a rehearsal. */
    private static void document(Event event, Launch launch, SecretsModule secrets) {
        if (event instanceof Event.Rehearsed rehearsed) {
            try {
                print(
                        new RehearsalJson(secrets.redaction()::of)
                                        .of(SafetyModule.rehearsals(launch).find(rehearsed.id()))
                                + "\n");
            } catch (RehearsalException e) {
                complain(e.why());
            }
        }
    }

    private static int rehearsals(Arguments.Rehearsals wanted, Map<String, String> environment) {
        try {
            Launch launch = Launch.of(wanted.config(), environment);
            EventText texts = texts(environment);
            return new RehearsalsSubcommand(
                            SafetyModule.rehearsals(launch),
                            launch.home(),
                            new Redactor(
                                    new ApiKeys(launch.config(), environment, launch.home())
                                            ::known),
                            diff -> errands().page(texts.diff(diff)),
                            System.out::println,
                            Main::complain)
                    .run(wanted.words(), wanted.json());
        } catch (ConfigException e) {
            return complain(String.valueOf(e.getMessage()));
        }
    }

    private static BatchFront batch(
            Launch launch, Arguments.Options options, SessionsModule.Recording recording) {
        EarlyExit end = new EarlyExit(System::exit, Main::complain);
        EventBus bus = new EventBus();
        SecretsModule secrets = new SecretsModule(launch, SecretsModule.Typing.UNCHECKED, bus);
        // not System.out, which does not report why a write failed
        OutputStream screen = new FileOutputStream(FileDescriptor.out);
        BatchOutput output =
                options.json()
                        ? new BatchJson(screen, end::unwritten, secrets.redaction())
                        : new BatchText(screen, System.err, end::unwritten, InstantSource.system());
        Core core = new Core(launch, bus, secrets, output, recording);
        return new BatchFront(core, System.in, output, end);
    }

    private static int pursue(Arguments.Pursue pursue, Map<String, String> environment) {
        try {
            Launch launch = Launch.of(pursue.options(), environment);
            BatchFront front = batch(launch, pursue.options(), SessionsModule.Recording.ON);
            Optional<String> unknown = front.choose(pursue.options().model());
            return unknown.isPresent() ? complain(unknown.get()) : front.pursue(pursue);
        } catch (ConfigException e) {
            return complain(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.FAILED;
        }
    }

    private static QuestionFront.Streams standardStreams() {
        return new QuestionFront.Streams(
                System.in,
                StandardStream.INPUT.isTerminal(),
                // not System.out, which does not report why a write failed
                new FileOutputStream(FileDescriptor.out),
                StandardStream.OUTPUT.isTerminal(),
                System.err);
    }

    /** Returns the exit code. */
    public static int ask(
            Arguments.Ask ask, Map<String, String> environment, QuestionFront.Streams streams) {
        try {
            Launch launch = Launch.of(ask.options(), environment);
            EarlyExit end = new EarlyExit(System::exit, Main::complain);
            return new QuestionFront(launch, streams, end).run(ask);
        } catch (ConfigException e) {
            return complain(String.valueOf(e.getMessage()));
        }
    }

    private static int classify(Arguments.Classify wanted, Map<String, String> environment) {
        try {
            Launch launch = Launch.of(wanted.config(), environment);
            ClassifySubcommand classify =
                    new ClassifySubcommand(
                            new LineRouter(),
                            new EnvironmentFacts(
                                    launch.config().shell(), environment, launch.directory()));
            if (wanted.explained().isPresent()) {
                return print(classify.explain(wanted.explained().get()));
            }
            classify.each(System.in, System.out);
            return System.out.checkError() ? ExitCode.FAILED : ExitCode.OK;
        } catch (ConfigException e) {
            return complain(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            complain("cannot read the lines: " + e.getMessage());
            return ExitCode.FAILED;
        }
    }

    private static CheckSubcommand check() {
        Map<String, String> environment = System.getenv();
        UserDirectories directories = UserDirectories.from(environment);
        Path here = Path.of("").toAbsolutePath();
        SafetyFacts place =
                SafetyFacts.at(here, directories.home())
                        .with(ProgramPath.of(environment, here, directories.home()));
        EventText texts = texts(environment);
        PrintStream out =
                new PrintStream(
                        new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)),
                        false,
                        StandardCharsets.UTF_8);
        try {
            Config config = Launch.of(Optional.empty(), environment).config();
            boolean isZsh = ShellDialect.of(config.shell().program()) == ShellDialect.ZSH;
            SafetyFacts known = (isZsh ? place.inZsh() : place).with(SafetyModule.rules(config));
            return new CheckSubcommand(known, texts, out, Main::complain);
        } catch (ConfigException e) {
            return new CheckSubcommand(place, texts, out, Main::complain);
        }
    }

    /** How text for people looks on standard output. */
    private static EventText texts(Map<String, String> environment) {
        boolean terminal = StandardStream.OUTPUT.isTerminal();
        AnswerStyle look = AnswerStyle.of(environment, terminal, Reasoning.FOLDED);
        return new EventText(terminal ? Main::columns : () -> AnswerStyle.UNLIMITED, look);
    }

    private static int columns() {
        try {
            Optional<HostDevice> device = HostDevice.open();
            return device.isPresent() ? device.get().windowSize().columns() : AnswerStyle.UNLIMITED;
        } catch (IOException e) {
            return AnswerStyle.UNLIMITED;
        }
    }

    private static int judgeAll() {
        try {
            return check().batch(System.in);
        } catch (IOException e) {
            complain("cannot read the commands: " + e.getMessage());
            return ExitCode.FAILED;
        }
    }

    private static int print(String text) {
        System.out.print(text);
        if (System.out.checkError()) {
            complain("cannot write the output");
            return ExitCode.FAILED;
        }
        return ExitCode.OK;
    }

    private static int complain(String problem) {
        String line = "aish: " + problem;
        System.err.println(StandardStream.ERROR.isTerminal() ? wrapped(line) : line);
        return ExitCode.USAGE;
    }

    private static String wrapped(String line) {
        try {
            Optional<HostDevice> device = HostDevice.open();
            int columns = device.isPresent() ? device.get().windowSize().columns() : 0;
            return new WordWrap(columns, String::length).lines(line);
        } catch (IOException e) {
            return line;
        }
    }
}
