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
        return new Start(earlier(session), Optional.empty(), false);
    }

    private static Arguments.Options earlier(Arguments.Earlier session) {
        return new Arguments.Options(
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.of(session),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    private static Start showing(Optional<Stance> stance, Arguments.Given... given) {
        return new Start(
                new Options(
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        Optional.empty(),
                        stance,
                        List.of(given),
                        Optional.empty(),
                        Optional.empty()),
                Optional.empty(),
                false);
    }

    static Stream<Case> cases() {
        return Stream.of(
                of(start()),
                of(
                        new Arguments.TakeOver(Optional.empty(), ForeignTool.CODEX, false),
                        "init",
                        "--from",
                        "codex"),
                of(
                        new Arguments.TakeOver(Optional.empty(), ForeignTool.CLAUDE, true),
                        "init",
                        "--yes",
                        "--from",
                        "claude"),
                of(new Arguments.Remove(true, false), "uninstall", "--purge"),
                of(
                        new Arguments.Wrong(
                                "--from must be one of claude, codex, gemini, opencode; see aish --help"),
                        "init",
                        "--from",
                        "x"),
                of(
                        new Arguments.Wrong("--purge cannot be used with doctor; see aish --help"),
                        "doctor",
                        "--purge"),
                of(new Version(), "--version"),
                of(new Version(), "-V"),
                of(new Version(), "-l", "-V"),
                of(new Version(), "--login", "-i", "-V"),
                of(new Help(""), "--help"),
                of(new Arguments.Judge("rm x", false), "check", "rm x"),
                of(new Arguments.Judge("rm x", true), "check", "--json", "rm x"),
                of(new Arguments.Judge("-x", false), "check", "--", "-x"),
                of(new Arguments.JudgeAll(), "check", "--batch"),
                of(new Arguments.Try(Optional.empty(), "rm x\nls", false), "try", "rm x\nls"),
                of(
                        new Arguments.Try(Optional.empty(), "--network --with docker -x", true),
                        "try",
                        "--json",
                        "--network",
                        "--with",
                        "docker",
                        "--",
                        "-x"),
                of(new Wrong("--with needs try; see aish --help"), "--with", "docker"),
                of(new Wrong("try needs a command; see aish --help"), "try", "--network"),
                of(
                        new Arguments.Rehearsals(
                                Optional.empty(), List.of("keep", "try-1", "3-5"), true),
                        "rehearsals",
                        "keep",
                        "try-1",
                        "3-5",
                        "--json"),
                of(new Wrong("check needs one command, or --batch; see aish --help"), "check"),
                of(new Wrong("--batch needs check; see aish --help"), "--batch"),
                of(showing(Optional.of(Stance.AUDIT)), "--stance", "audit"),
                of(
                        showing(
                                Optional.empty(),
                                new Arguments.Given.OfFile("a:1-2"),
                                new Arguments.Given.Note("mind the gap")),
                        "--context-file",
                        "a:1-2",
                        "--context-note",
                        "mind the gap"),
                of(
                        new Wrong(
                                "--stance must be one of operator, audit, teach, quiet, review, plan;"
                                        + " see aish --help"),
                        "--stance",
                        "loud"),
                of(new Wrong("--context-file needs a value; see aish --help"), "--context-file"),
                of(
                        new Wrong("--stance cannot be used with doctor; see aish --help"),
                        "doctor",
                        "--stance",
                        "quiet"),
                of(
                        new Wrong("--context-note cannot be used with init; see aish --help"),
                        "init",
                        "--context-note",
                        "x"),
                of(new Help(""), "-h"),
                of(new Help(""), "-c", "ls", "--help"),
                of(start("ls -l"), "-c", "ls -l"),
                of(start(""), "-c", ""),
                of(start("--help"), "-c", "--help"),
                of(
                        new Start(options("a.toml", null, false), Optional.empty(), false),
                        "--config",
                        "a.toml"),
                of(
                        new Start(
                                options("/a b", null, false),
                                Optional.of(GivenLine.of("ls")),
                                false),
                        "-c",
                        "ls",
                        "--config",
                        "/a b"),
                of(
                        new Start(options("b", null, false), Optional.of(GivenLine.of("2")), false),
                        "--config",
                        "a",
                        "-c",
                        "1",
                        "-c",
                        "2",
                        "--config",
                        "b"),
                of(start(new Arguments.Earlier.Newest()), "--continue"),
                of(start(new Arguments.Earlier.Chosen(Optional.empty())), "--resume"),
                of(start(new Arguments.Earlier.Chosen(Optional.of("1jg0"))), "--resume", "1jg0"),
                of(
                        new Ask(
                                earlier(new Arguments.Earlier.Chosen(Optional.empty())),
                                "why?",
                                List.of()),
                        "--resume",
                        "-p",
                        "why?"),
                of(new Help(""), "help"),
                of(new Arguments.Manual(), "help", "--man"),
                of(
                        new Wrong("--man cannot be used with doctor; see aish --help"),
                        "doctor",
                        "--man"),
                of(new Arguments.Settings(Optional.empty(), List.of("path")), "config", "path"),
                of(
                        new Arguments.Settings(Optional.of(Path.of("a")), List.of("edit")),
                        "--config",
                        "a",
                        "config",
                        "edit"),
                of(new Arguments.Completion(List.of("zsh")), "completion", "zsh"),
                of(new Help("completion"), "completion", "--help"),
                of(
                        new Arguments.Completion(List.of("words", "--model", "--help", "")),
                        "completion",
                        "words",
                        "--model",
                        "--help",
                        ""),
                of(
                        new Ask(keeping("a.md"), "why?", List.of()),
                        "-p",
                        "why?",
                        "--output-last",
                        "a.md"),
                of(
                        new Pursue(keeping("a.md"), "look", Unattended.LEAVE, List.of()),
                        "--output-last",
                        "a.md",
                        "--norris",
                        "look"),
                of(
                        new Start(keeping("a"), Optional.of(GivenLine.of("ls")), false),
                        "--output-last",
                        "a",
                        "-c",
                        "ls"),
                of(
                        new Wrong("--output-last needs a line, -p or --norris; see aish --help"),
                        "--output-last",
                        "a"),
                of(
                        new Wrong("--output-last needs a valid path; see aish --help"),
                        "--output-last",
                        "a\0"),
                of(new Ask(rooted("/"), "why?", List.of()), "--project-root", "/", "-p", "why?"),
                of(
                        new Wrong("--project-root: no such directory: /gone/no; see aish --help"),
                        "--project-root",
                        "/gone/no"),
                of(
                        new Wrong("unknown option --jsn (did you mean --json?); see aish --help"),
                        "--jsn"),
                of(words("git", "log", "--oneline", "-3"), "git", "log", "--oneline", "-3"),
                of(words("what", "is", "this", "--help"), "what", "is", "this", "--help"),
                of(words("docter"), "docter"),
                of(words("doctor"), "--", "doctor"),
                of(words("-x", "--model"), "--", "-x", "--model"),
                of(start(), "--"),
                of(
                        new Start(
                                options(null, "fast", true),
                                Optional.of(new GivenLine(List.of("why", "-c", "me"))),
                                false),
                        "--json",
                        "--model",
                        "fast",
                        "why",
                        "-c",
                        "me"),
                of(
                        new Start(
                                earlier(new Arguments.Earlier.Newest()),
                                Optional.of(GivenLine.of("why")),
                                false),
                        "--continue",
                        "why"),
                of(staying("why", "me"), "--stay", "why", "me"),
                of(staying("doctor"), "--stay", "doctor"),
                of(staying("ls -l"), "--stay", "-c", "ls -l"),
                of(staying("-x"), "--stay", "--", "-x"),
                of(words("why", "--stay"), "why", "--stay"),
                of(new Wrong("--stay needs a line; see aish --help"), "--stay"),
                of(
                        new Wrong("--stay cannot be used with doctor; see aish --help"),
                        "doctor",
                        "--stay"),
                of(
                        new Wrong("--stay cannot be used with -p; see aish --help"),
                        "--stay",
                        "-p",
                        "why"),
                of(
                        new Wrong("--json cannot be used with --stay; see aish --help"),
                        "--json",
                        "--stay",
                        "why"),
                of(
                        new Wrong("--stay cannot be used with --norris; see aish --help"),
                        "--norris",
                        "a",
                        "--stay"),
                of(new Wrong("unknown argument b; see aish --help"), "-c", "a", "b"),
                of(new Wrong("unknown argument b; see aish --help"), "-c", "a", "--", "b"),
                of(new Wrong("unknown argument b; see aish --help"), "--norris", "a", "b"),
                of(
                        new Wrong(
                                "unknown argument me; aish -- help me sends it as a line;"
                                        + " see aish --help"),
                        "help",
                        "me"),
                of(new Arguments.Trust(List.of()), "trust"),
                of(new Arguments.Trust(List.of("add", "x")), "trust", "add", "x"),
                of(new Arguments.Recordings(List.of()), "sessions"),
                of(new Arguments.Recordings(List.of("rm", "1jg0")), "sessions", "rm", "1jg0"),
                of(
                        new Wrong("--continue cannot be used with doctor; see aish --help"),
                        "doctor",
                        "--continue"),
                of(new Init(Optional.empty(), false, Optional.of("box:80")), "init", "box:80"),
                of(new Init(Optional.empty(), false, Optional.empty()), "init"),
                of(new Init(Optional.empty(), true, Optional.empty()), "init", "--force"),
                of(
                        new Init(Optional.of(Path.of("a")), true, Optional.empty()),
                        "--force",
                        "init",
                        "--config",
                        "a"),
                of(new Doctor(Optional.empty()), "doctor"),
                of(new Doctor(Optional.of(Path.of("a"))), "--config", "a", "doctor"),
                of(new Help("doctor"), "doctor", "--help"),
                of(new Classify(Optional.empty(), Optional.empty()), "classify"),
                of(
                        new Classify(Optional.of(Path.of("a")), Optional.of("find -x")),
                        "--config",
                        "a",
                        "classify",
                        "--explain",
                        "find -x"),
                of(new Wrong("--explain needs a value; see aish --help"), "classify", "--explain"),
                of(new Wrong("--explain needs classify; see aish --help"), "--explain", "ls"),
                of(
                        new Wrong(
                                "unknown argument ls; aish -- classify ls sends it as a line;"
                                        + " see aish --help"),
                        "classify",
                        "ls"),
                of(start("init"), "-c", "init"),
                of(new Wrong("--force needs init; see aish --help"), "--force"),
                of(
                        new Wrong("--force cannot be used with doctor; see aish --help"),
                        "doctor",
                        "--force"),
                of(
                        new Wrong("--force cannot be used with --from; see aish --help"),
                        "init",
                        "--from",
                        "codex",
                        "--force"),
                of(
                        new Wrong(
                                "unknown argument init; aish -- doctor init sends it as a line;"
                                        + " see aish --help"),
                        "doctor",
                        "init"),
                of(new Wrong("-c cannot be used with init; see aish --help"), "-c", "ls", "init"),
                of(new Ask(PLAIN, "why?", List.of()), "-p", "why?"),
                of(new Ask(PLAIN, "why?", List.of()), "--print", "why?"),
                of(
                        new Ask(options(null, "fast", true), "why?", paths("a", "-b")),
                        "--json",
                        "-p",
                        "why?",
                        "a",
                        "--model",
                        "fast",
                        "--",
                        "-b"),
                of(
                        new Start(
                                options(null, "deep", true),
                                Optional.of(GivenLine.of("ls")),
                                false),
                        "--model",
                        "deep",
                        "--json",
                        "-c",
                        "ls"),
                of(
                        new Pursue(PLAIN, "tidy up", Unattended.LEAVE, List.of()),
                        "--norris",
                        " tidy up "),
                of(
                        new Pursue(options(null, "deep", true), "look", Unattended.SKIP, List.of()),
                        "--norris",
                        "look",
                        "--halt=skip",
                        "--json",
                        "--model",
                        "deep"),
                of(
                        new Pursue(PLAIN, "look", Unattended.ABORT, List.of()),
                        "--halt",
                        "abort",
                        "--yes-clear",
                        "--norris",
                        "look"),
                of(
                        new Pursue(PLAIN, "look", Unattended.LEAVE, List.of("--try", "--network")),
                        "--norris",
                        "look",
                        "--try",
                        "--network"),
                of(
                        new Wrong("--try cannot be used with a line; see aish --help"),
                        "--try",
                        "-c",
                        "ls"),
                of(new Wrong("--try needs --norris; see aish --help"), "--try"),
                of(new Wrong("--norris needs a goal; see aish --help"), "--norris", ""),
                of(new Wrong("--halt must be skip or abort; see aish --help"), "--halt", "maybe"),
                of(new Wrong("--halt needs --norris; see aish --help"), "--halt=skip"),
                of(
                        new Wrong("-c cannot be used with --norris; see aish --help"),
                        "--norris",
                        "a",
                        "-c",
                        "b"),
                of(new Wrong("-p needs a question; see aish --help"), "-p", "  "),
                of(new Wrong("-p needs a value; see aish --help"), "-p"),
                of(
                        new Wrong(
                                "--json needs a line, -p, --norris, check, try or rehearsals; see aish --help"),
                        "--json"),
                of(new Wrong("-c cannot be used with -p; see aish --help"), "-p", "a", "-c", "b"),
                of(new Wrong("a file needs a valid path; see aish --help"), "-p", "a", "b\0"),
                of(new Wrong("-c needs a value; see aish --help"), "-c"),
                of(new Wrong("--config needs a value; see aish --help"), "-c", "ls", "--config"),
                of(new Wrong("unknown option --colour; see aish --help"), "--colour"),
                of(new Wrong("the line is empty; see aish --help"), ""),
                of(new Wrong("the line is empty; see aish --help"), "--", " ", ""),
                of(new Wrong("--config needs a valid path; see aish --help"), "--config", "a\0b"));
    }

    private static Options options(@Nullable String config, @Nullable String model, boolean json) {
        return new Options(
                Optional.ofNullable(config).map(Path::of), Optional.ofNullable(model), json);
    }

    private static Options keeping(String file) {
        return new Options(
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.of(Path.of(file)),
                Optional.empty());
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
        return new Start(options(null, null, false), Optional.empty(), false);
    }

    private static Start start(String line) {
        return new Start(options(null, null, false), Optional.of(GivenLine.of(line)), false);
    }

    private static Start words(String... words) {
        return new Start(PLAIN, Optional.of(new GivenLine(List.of(words))), false);
    }

    private static Start staying(String... words) {
        return new Start(PLAIN, Optional.of(new GivenLine(List.of(words))), true);
    }

    private static List<Path> paths(String... names) {
        return Stream.of(names).map(Path::of).toList();
    }

    private static Case of(Arguments understood, String... words) {
        return new Case(List.of(words), understood);
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
