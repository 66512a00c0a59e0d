package aish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.cli.Arguments.Ask;
import aish.cli.Arguments.Classify;
import aish.cli.Arguments.Doctor;
import aish.cli.Arguments.Help;
import aish.cli.Arguments.Init;
import aish.cli.Arguments.Options;
import aish.cli.Arguments.Pursue;
import aish.cli.Arguments.Start;
import aish.cli.Arguments.Version;
import aish.cli.Arguments.Wrong;
import aish.cli.install.ForeignTool;
import aish.context.Stance;
import aish.front.GivenLine;
import aish.norris.NorrisGate.Unattended;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArgumentsTest {
    private static final Options PLAIN = options(null, null, false);

    record Case(List<String> words, Arguments understood) {}

    @ParameterizedTest
    @MethodSource("cases")
    void understandsTheCommandLine(Case given) {
        assertThat(Arguments.parse(given.words())).isEqualTo(given.understood());
    }

    private static Start start(Arguments.Earlier session) {
        return new Start(earlier(session), Optional.empty());
    }

    private static Options earlier(Arguments.Earlier session) {
        return with(Optional.of(session), Optional.empty(), List.of(), Optional.empty());
    }

    private static Start showing(Optional<Stance> stance, Arguments.Given... given) {
        Options options = with(Optional.empty(), stance, List.of(given), Optional.empty());
        return new Start(options, Optional.empty());
    }

    private static Options with(
            Optional<Arguments.Earlier> session,
            Optional<Stance> stance,
            List<Arguments.Given> given,
            Optional<Path> kept) {
        return new Options(
                Optional.empty(),
                Optional.empty(),
                false,
                session,
                stance,
                given,
                kept,
                Optional.empty());
    }

    static Stream<Case> cases() {
        return Stream.of(
                of(List.of(), start()),
                of(
                        "init --from codex",
                        new Arguments.TakeOver(Optional.empty(), ForeignTool.CODEX, false)),
                of(
                        "init --yes --from claude",
                        new Arguments.TakeOver(Optional.empty(), ForeignTool.CLAUDE, true)),
                wrong("init --from x", "--from must be one of claude, codex, gemini, opencode"),
                wrong("doctor --purge", "unknown option --purge"),
                of("--version", new Version()),
                of("-V", new Version()),
                of("-l -V", new Version()),
                of("--login -i -V", new Version()),
                of("--help", new Help("")),
                of(List.of("check", "rm x"), new Arguments.Judge("rm x", false)),
                of(List.of("check", "--json", "rm x"), new Arguments.Judge("rm x", true)),
                of("check -- -x", new Arguments.Judge("-x", false)),
                of("check --batch", new Arguments.JudgeAll()),
                of(
                        List.of("try", "rm x\nls"),
                        new Arguments.Try(Optional.empty(), "rm x\nls", false)),
                of(
                        "try --json --network -- -x",
                        new Arguments.Try(Optional.empty(), "--network -x", true)),
                wrong("--with docker", "unknown option --with"),
                wrong("try --network", "try needs a command"),
                of(
                        "rehearsals keep try-1 3-5 --json",
                        new Arguments.Rehearsals(
                                Optional.empty(), List.of("keep", "try-1", "3-5"), true)),
                of(
                        List.of("on", "a,@b", "ls -l\n| wc"),
                        new Arguments.On(Optional.empty(), ":on a,@b ls -l\n| wc", false)),
                of(
                        "on --json --first 2 --yes --slurm n1 id",
                        new Arguments.On(
                                Optional.empty(), ":on --first 2 --yes --slurm n1 id", true)),
                wrong("on a", "on needs hosts without spaces, and a command in quotes"),
                wrong(
                        List.of("on", "a b", "c"),
                        "on needs hosts without spaces, and a command in quotes"),
                wrong(
                        "on web1 uptime -p",
                        "on takes the command as one word: aish on HOSTS 'COMMAND'"),
                wrong("on --first 0 a b", "--first must be a number of hosts"),
                wrong("--ansible", "--ansible needs on"),
                wrong("check", "check needs one command, or --batch"),
                wrong("--batch", "--batch needs check"),
                of("--stance audit", showing(Optional.of(Stance.AUDIT))),
                of(
                        List.of("--context-file", "a:1-2", "--context-note", "mind the gap"),
                        showing(
                                Optional.empty(),
                                new Arguments.Given.OfFile("a:1-2"),
                                new Arguments.Given.Note("mind the gap"))),
                wrong(
                        "--stance loud",
                        "--stance must be one of operator, audit, teach, quiet, review, plan"),
                wrong("--context-file", "--context-file needs a value"),
                wrong("doctor --stance quiet", "--stance cannot be used with doctor"),
                wrong("init --context-note x", "--context-note cannot be used with init"),
                of("-h", new Help("")),
                of("-c ls --help", new Help("")),
                of(List.of("-c", "ls -l"), start("ls -l")),
                of(List.of("-c", ""), start("")),
                of("-c --help", start("--help")),
                of("--config a.toml", new Start(options("a.toml", null, false), Optional.empty())),
                of(
                        List.of("-c", "ls", "--config", "/a b"),
                        new Start(options("/a b", null, false), Optional.of(GivenLine.of("ls")))),
                of(
                        "--config a -c 1 -c 2 --config b",
                        new Start(options("b", null, false), Optional.of(GivenLine.of("2")))),
                of("--continue", start(new Arguments.Earlier.Newest())),
                of("--resume", start(new Arguments.Earlier.Chosen(Optional.empty()))),
                of("--resume 1jg0", start(new Arguments.Earlier.Chosen(Optional.of("1jg0")))),
                of(
                        "--resume -p why?",
                        new Ask(
                                earlier(new Arguments.Earlier.Chosen(Optional.empty())),
                                "why?",
                                List.of())),
                of("help", new Help("")),
                of("help --man", new Arguments.Manual()),
                wrong("doctor --man", "--man cannot be used with doctor"),
                of("config path", new Arguments.Settings(Optional.empty(), List.of("path"))),
                of(
                        "--config a config edit",
                        new Arguments.Settings(Optional.of(Path.of("a")), List.of("edit"))),
                of("completion zsh", new Arguments.Completion(List.of("zsh"))),
                of("completion --help", new Help("completion")),
                of(
                        List.of("completion", "words", "--model", "--help", ""),
                        new Arguments.Completion(List.of("words", "--model", "--help", ""))),
                of("-p why? --output-last a.md", new Ask(keeping("a.md"), "why?", List.of())),
                of(
                        "--output-last a.md --norris look",
                        new Pursue(keeping("a.md"), "look", Unattended.LEAVE, List.of())),
                of(
                        "--output-last a -c ls",
                        new Start(keeping("a"), Optional.of(GivenLine.of("ls")))),
                wrong("--output-last a", "--output-last needs a line, -p or --norris"),
                wrong(List.of("--output-last", "a\0"), "--output-last needs a valid path"),
                of("--project-root / -p why?", new Ask(rooted("/"), "why?", List.of())),
                wrong("--project-root /gone/no", "--project-root: no such directory: /gone/no"),
                wrong("--jsn", "unknown option --jsn (did you mean --json?)"),
                of("git log --oneline -3", words("git", "log", "--oneline", "-3")),
                of("what is this --help", words("what", "is", "this", "--help")),
                of("docter", words("docter")),
                of("-- doctor", words("doctor")),
                of("-- -x --model", words("-x", "--model")),
                of("--", start()),
                of(
                        "--json --model fast why -c me",
                        new Start(
                                options(null, "fast", true),
                                Optional.of(new GivenLine(List.of("why", "-c", "me"))))),
                of(
                        "--continue why",
                        new Start(
                                earlier(new Arguments.Earlier.Newest()),
                                Optional.of(GivenLine.of("why")))),
                wrong("-c a b", "unknown argument b"),
                wrong("-c a -- b", "unknown argument b"),
                wrong("--norris a b", "unknown argument b"),
                wrong("help me", "unknown argument me; aish -- help me sends it as a line"),
                of("trust", new Arguments.Trust(List.of())),
                of("trust add x", new Arguments.Trust(List.of("add", "x"))),
                of("sessions", new Arguments.Recordings(List.of())),
                of("sessions rm 1jg0", new Arguments.Recordings(List.of("rm", "1jg0"))),
                wrong("doctor --continue", "--continue cannot be used with doctor"),
                wrong(
                        "init box:80",
                        "unknown argument box:80; aish -- init box:80 sends it as a line"),
                of("init", new Init(Optional.empty(), false)),
                of("init --force", new Init(Optional.empty(), true)),
                of("--force init --config a", new Init(Optional.of(Path.of("a")), true)),
                of("doctor", new Doctor(Optional.empty(), Optional.empty())),
                of(
                        "--config a doctor --on me@web1",
                        new Doctor(Optional.of(Path.of("a")), Optional.of("me@web1"))),
                of("doctor --help", new Help("doctor")),
                of("--config a classify", new Classify(Optional.of(Path.of("a")))),
                wrong("classify ls", "unknown argument ls; aish -- classify ls sends it as a line"),
                of("-c init", start("init")),
                wrong("--force", "--force needs init"),
                wrong("doctor --force", "--force cannot be used with doctor"),
                wrong("init --from codex --force", "--force cannot be used with --from"),
                wrong(
                        "doctor init",
                        "unknown argument init; aish -- doctor init sends it as a line"),
                wrong("-c ls init", "-c cannot be used with init"),
                of("-p why?", new Ask(PLAIN, "why?", List.of())),
                of("--print why?", new Ask(PLAIN, "why?", List.of())),
                of(
                        "--json -p why? a --model fast -- -b",
                        new Ask(options(null, "fast", true), "why?", paths("a", "-b"))),
                of(
                        "--model deep --json -c ls",
                        new Start(options(null, "deep", true), Optional.of(GivenLine.of("ls")))),
                of(
                        List.of("--norris", " tidy up "),
                        new Pursue(PLAIN, "tidy up", Unattended.LEAVE, List.of())),
                of(
                        "--norris look --halt=skip --json --model deep",
                        new Pursue(
                                options(null, "deep", true), "look", Unattended.SKIP, List.of())),
                of(
                        "--halt abort --yes-clear --norris look",
                        new Pursue(PLAIN, "look", Unattended.ABORT, List.of())),
                of(
                        "--norris look --try --network",
                        new Pursue(PLAIN, "look", Unattended.LEAVE, List.of("--try", "--network"))),
                wrong("--try -c ls", "--try cannot be used with a line"),
                wrong("--try", "--try needs --norris"),
                wrong(List.of("--norris", ""), "--norris needs a goal"),
                wrong("--halt maybe", "--halt must be skip or abort"),
                wrong("--halt=skip", "--halt needs --norris"),
                wrong("--norris a -c b", "-c cannot be used with --norris"),
                wrong(List.of("-p", "  "), "-p needs a question"),
                wrong("-p", "-p needs a value"),
                wrong("--json", "--json needs a line, -p, --norris, check, try, on or rehearsals"),
                wrong("-p a -c b", "-c cannot be used with -p"),
                wrong(List.of("-p", "a", "b\0"), "a file needs a valid path"),
                wrong("-c", "-c needs a value"),
                wrong("-c ls --config", "--config needs a value"),
                wrong("--colour", "unknown option --colour"),
                wrong(List.of(""), "the line is empty"),
                wrong(List.of("--", " ", ""), "the line is empty"),
                wrong(List.of("--config", "a\0b"), "--config needs a valid path"));
    }

    private static Options options(@Nullable String config, @Nullable String model, boolean json) {
        return new Options(
                Optional.ofNullable(config).map(Path::of), Optional.ofNullable(model), json);
    }

    private static Options keeping(String file) {
        return with(Optional.empty(), Optional.empty(), List.of(), Optional.of(Path.of(file)));
    }

    private static Options rooted(String directory) {
        return new Options(
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.of(Path.of(directory)));
    }

    private static Start start() {
        return new Start(options(null, null, false), Optional.empty());
    }

    private static Start start(String line) {
        return new Start(options(null, null, false), Optional.of(GivenLine.of(line)));
    }

    private static Start words(String... words) {
        return new Start(PLAIN, Optional.of(new GivenLine(List.of(words))));
    }

    private static List<Path> paths(String... names) {
        return Stream.of(names).map(Path::of).toList();
    }

    private static Case of(String words, Arguments understood) {
        return of(List.of(words.split(" ")), understood);
    }

    private static Case of(List<String> words, Arguments understood) {
        return new Case(words, understood);
    }

    private static Case wrong(String words, String problem) {
        return wrong(List.of(words.split(" ")), problem);
    }

    private static Case wrong(List<String> words, String problem) {
        return of(words, new Wrong(problem + "; see aish --help"));
    }

    @Property
    void neverFails(@ForAll List<String> words) {
        assertThat(Arguments.parse(words)).isNotNull();
    }

    @Property
    void neverFailsOnAnyPath(@ForAll String path) {
        assertThat(Arguments.parse(List.of("--config", path)))
                .isInstanceOfAny(Start.class, Wrong.class);
    }
}
