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
import aish.front.LastLine;
import aish.front.StandardStream;
import aish.front.facts.SessionFacts;
import aish.keys.ApiKeys;
import aish.route.LineRouter;
import aish.safety.SafetyFacts;
import aish.safety.files.ProgramPath;
import aish.secrets.Redactor;
import aish.settings.Config;
import aish.settings.Config.Reasoning;
import aish.settings.ConfigLoader.ConfigException;
import aish.shell.ShellDialect;
import aish.shell.WorkingDirectory;
import aish.shell.pty.PtyHost;
import aish.shell.remote.Target.TargetException;
import aish.terminal.editor.HostDevice;
import aish.terminal.render.AnswerStyle;
import aish.terminal.render.EventText;
import aish.text.WordWrap;

/** Starts aish. The only place that uses the process's own streams and exit code. */
public final class Main {
    private static final Map<String, String> ENVIRONMENT = System.getenv();

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
        Ending.now(code);
    }

    /** Returns the exit code. */
    public static int run(List<String> words) {
        Arguments arguments = Arguments.parse(words);
        return guarded(() -> answer(arguments));
    }

    /** Reports a failure; returns the exit code. */
    private static int guarded(Callable<Integer> work) {
        try {
            return work.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (ConfigException | TargetException | IOException e) {
            return complain(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.FAILED;
        } catch (Exception e) {
            complain("internal error: " + e);
            return ExitCode.FAILED;
        }
    }

    private static int answer(Arguments arguments) throws Exception {
        return switch (arguments) {
            case Arguments.Version _ -> print(Resources.versions() + "\n");
            case Arguments.Help(String subcommand) ->
                    print(
                            subcommand.isEmpty()
                                    ? UsageText.text()
                                    : UsageText.own().about(subcommand));
            case Arguments.Manual _ -> print(ManualPage.of(UsageText.own(), Resources.version()));
            case Arguments.Wrong(String problem) -> complain(problem);
            case Arguments.Settings settings -> settings(settings);
            case Arguments.Completion(List<String> words) -> errands().completion(words);
            case Arguments.Init init -> errands().init(init);
            case Arguments.TakeOver takeover ->
                    errands().takeOver(takeover, consent(takeover.yes()));
            case Arguments.Doctor doctor -> errands().doctor(doctor, HostsModule::transports);
            case Arguments.Recordings(List<String> words) -> errands().sessions(words);
            case Arguments.Trust(List<String> words) -> errands().trust(words);
            case Arguments.Classify classify -> classify(classify);
            case Arguments.Judge(String command, boolean json) -> check().one(command, json);
            case Arguments.JudgeAll _ -> judgeAll();
            case Arguments.Try wanted -> rehearse(wanted);
            case Arguments.On wanted -> elsewhere(wanted);
            case Arguments.Rehearsals wanted -> rehearsals(wanted);
            case Arguments.Pursue pursue -> pursue(pursue);
            case Arguments.Start start -> start(start);
            case Arguments.Ask ask -> ask(ask, standardStreams());
        };
    }

    private static Subcommands errands() {
        return new Subcommands(
                ENVIRONMENT,
                config -> Clients.of(config, ENVIRONMENT),
                () -> SafetyModule.rehearsals(Launch.of(Optional.empty(), ENVIRONMENT)),
                System.out::println,
                Main::complain);
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

    private static int settings(Arguments.Settings wanted) throws ConfigException {
        boolean shows = wanted.words().contains("show");
        // a file that is to be edited need not exist yet
        Launch launch = Launch.of(shows ? wanted.config() : Optional.empty(), ENVIRONMENT);
        return errands().settings(wanted, launch::loaded, launch.projects()::status);
    }

    /**
     * Without a terminal, nothing is made for one. Otherwise finds it and reads the settings in the
     * background while the editor is built, because both take time.
     */
    private static int start(Arguments.Start start) throws Exception {
        if (start.options().json()
                || StandardStream.INPUT.isNoTerminal()
                || StandardStream.OUTPUT.isNoTerminal()) {
            return script(() -> Launch.of(start.options(), ENVIRONMENT), start);
        }
        FutureValue<Optional<HostDevice>> device = FutureValue.of("terminal", HostDevice::open);
        FutureValue<Launch> launch =
                FutureValue.of("config", () -> Launch.of(start.options(), ENVIRONMENT));
        TerminalFront front = new TerminalFront(ENVIRONMENT);
        Optional<HostDevice> terminal = device.join();
        return terminal.isPresent()
                ? prompt(front, terminal.get(), launch.join(), start)
                : script(launch::join, start);
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

    private static int script(Callable<Launch> launch, Arguments.Start start) throws Exception {
        Thread.ofPlatform()
                .daemon()
                .name("calls")
                .start(
                        () -> {
                            PtyHost.warmUp();
                            LineRouter.load();
                        });
        BatchFront front = batch(launch.call(), start.options(), SessionsModule.Recording.OFF);
        Optional<String> unknown = Clients.choose(start.options().model(), front.core().models());
        return unknown.isPresent() ? complain(unknown.get()) : front.run(start);
    }

    /** At a terminal, the command has it; elsewhere, or for JSON, it has pipes. */
    private static int rehearse(Arguments.Try wanted) throws Exception {
        String line = ":try " + wanted.command();
        Arguments.Options options = new Arguments.Options(wanted.config(), Optional.empty(), false);
        if (!wanted.json() && HostDevice.open().isPresent()) {
            return start(new Arguments.Start(options, Optional.of(GivenLine.of(line))));
        }
        Launch launch = Launch.of(wanted.config(), ENVIRONMENT);
        EarlyExit end = new EarlyExit(System::exit, Main::complain);
        BatchFront front =
                wanted.json()
                        ? batch(
                                launch,
                                SessionsModule.Recording.OFF,
                                end,
                                _ ->
                                        new BatchText(
                                                System.err,
                                                System.err,
                                                end::unwritten,
                                                InstantSource.system()))
                        : batch(launch, options, SessionsModule.Recording.OFF);
        if (wanted.json()) {
            front.core().bus().add("result", event -> document(event, front.core()));
        }
        return front.rehearse(options, line);
    }

    /** Runs a command on other hosts; a user at a terminal can be asked. */
    private static int elsewhere(Arguments.On wanted) throws Exception {
        Arguments.Options options =
                new Arguments.Options(wanted.config(), Optional.empty(), wanted.json());
        boolean asks =
                !wanted.json()
                        && StandardStream.INPUT.isTerminal()
                        && StandardStream.OUTPUT.isTerminal();
        if (asks) {
            return start(new Arguments.Start(options, Optional.of(GivenLine.of(wanted.line()))));
        }
        Launch launch = Launch.of(wanted.config(), ENVIRONMENT);
        return batch(launch, options, SessionsModule.Recording.OFF)
                .rehearse(options, wanted.line());
    }

    /** Prints the result of a rehearsal. */
    private static void document(Event event, Core core) {
        if (event instanceof Event.Rehearsed rehearsed) {
            try {
                print(
                        new RehearsalJson(core.secrets().redaction()::of)
                                        .of(
                                                SafetyModule.rehearsals(core.launch())
                                                        .find(rehearsed.id()))
                                + "\n");
            } catch (RehearsalException e) {
                complain(e.why());
            }
        }
    }

    private static int rehearsals(Arguments.Rehearsals wanted) throws ConfigException {
        Launch launch = Launch.of(wanted.config(), ENVIRONMENT);
        EventText texts = texts();
        return new RehearsalsSubcommand(
                        SafetyModule.rehearsals(launch),
                        launch.home(),
                        new Redactor(
                                new ApiKeys(launch.config(), ENVIRONMENT, launch.home())::known),
                        diff -> System.out.println(texts.diff(diff).stripTrailing()),
                        System.out::println,
                        Main::complain)
                .run(wanted.words(), wanted.json());
    }

    private static BatchFront batch(
            Launch launch, Arguments.Options options, SessionsModule.Recording recording) {
        EarlyExit end = new EarlyExit(System::exit, Main::complain);
        // not System.out, which does not report why a write failed
        OutputStream screen = new FileOutputStream(FileDescriptor.out);
        return batch(
                launch,
                recording,
                end,
                secrets ->
                        options.json()
                                ? new BatchJson(screen, end::unwritten, secrets.redaction())
                                : new BatchText(
                                        screen,
                                        System.err,
                                        end::unwritten,
                                        InstantSource.system()));
    }

    private static BatchFront batch(
            Launch launch,
            SessionsModule.Recording recording,
            EarlyExit end,
            Function<SecretsModule, BatchOutput> making) {
        EventBus bus = new EventBus();
        SecretsModule secrets = new SecretsModule(launch, SecretsModule.Typing.UNCHECKED, bus);
        BatchOutput output = making.apply(secrets);
        Core core = new Core(launch, bus, secrets, output, recording);
        return new BatchFront(core, System.in, output, end);
    }

    private static int pursue(Arguments.Pursue pursue)
            throws ConfigException, InterruptedException {
        Launch launch = Launch.of(pursue.options(), ENVIRONMENT);
        BatchFront front = batch(launch, pursue.options(), SessionsModule.Recording.ON);
        Optional<String> unknown = Clients.choose(pursue.options().model(), front.core().models());
        return unknown.isPresent() ? complain(unknown.get()) : front.pursue(pursue);
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
    public static int ask(Arguments.Ask ask, QuestionFront.Streams streams) {
        EarlyExit end = new EarlyExit(System::exit, Main::complain);
        return guarded(
                () ->
                        new QuestionFront(Launch.of(ask.options(), ENVIRONMENT), streams, end)
                                .run(ask));
    }

    private static int classify(Arguments.Classify wanted) throws ConfigException {
        Launch launch = Launch.of(wanted.config(), ENVIRONMENT);
        SessionFacts facts =
                new SessionFacts(
                        () -> launch.config().shell(),
                        ENVIRONMENT,
                        launch.home(),
                        new WorkingDirectory(launch.directory()),
                        new LastLine(),
                        _ -> {});
        facts.useBuiltinsOnly();
        facts.listPrograms();
        ClassifySubcommand classify = new ClassifySubcommand(new LineRouter(), facts);
        try {
            classify.each(System.in, System.out);
            return System.out.checkError() ? ExitCode.FAILED : ExitCode.OK;
        } catch (IOException e) {
            complain("cannot read the lines: " + e.getMessage());
            return ExitCode.FAILED;
        }
    }

    private static CheckSubcommand check() {
        UserDirectories directories = UserDirectories.from(ENVIRONMENT);
        Path here = Path.of("").toAbsolutePath();
        SafetyFacts place =
                SafetyFacts.at(here, directories.home())
                        .with(ProgramPath.of(ENVIRONMENT, here, directories.home()));
        EventText texts = texts();
        PrintStream out =
                new PrintStream(
                        new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)),
                        false,
                        StandardCharsets.UTF_8);
        try {
            Config config = Launch.of(Optional.empty(), ENVIRONMENT).config();
            boolean isZsh = ShellDialect.of(config.shell().program()) == ShellDialect.ZSH;
            SafetyFacts known = (isZsh ? place.inZsh() : place).with(SafetyModule.rules(config));
            return new CheckSubcommand(known, texts, out, Main::complain);
        } catch (ConfigException e) {
            return new CheckSubcommand(place, texts, out, Main::complain);
        }
    }

    /** How text for people looks on standard output. */
    private static EventText texts() {
        boolean terminal = StandardStream.OUTPUT.isTerminal();
        AnswerStyle look = AnswerStyle.of(ENVIRONMENT, terminal, Reasoning.FOLDED);
        return new EventText(terminal ? Main::columns : () -> AnswerStyle.UNLIMITED, look);
    }

    /** The width of the terminal; unlimited without one. */
    static int columns() {
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
        return new WordWrap(columns(), String::length).lines(line);
    }
}
