package aish.terminal.completion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.route.LineRouter;
import aish.shell.ShellCompletion;
import aish.shell.ShellFacts;
import aish.shell.ShellSession;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.shell.WindowSize;
import aish.shell.WorkingDirectory;
import aish.shell.pty.PtyChild;
import aish.shell.pty.PtyHost;
import aish.testing.EverydayFacts;
import aish.testing.Poll;
import aish.testing.RecordingViewer;
import aish.testing.RecordingViewer.Seen;
import aish.testing.Tier;
import aish.text.Resource;
import org.jline.reader.Candidate;
import org.jline.reader.Parser.ParseContext;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tab offers what an interactive bash with bash-completion offers at the same place. */
@Tag("edge")
class CompletionAgreementTest {
    private static final Path BASH_COMPLETION =
            Path.of("/usr/share/bash-completion/bash_completion");
    private static final WindowSize SIZE = new WindowSize(50, 200);

    @TempDir Path root;

    @BeforeEach
    void makeProject() throws Exception {
        for (String folder :
                List.of("work/src/main", "work/src/more", "work/scripts", "home/.ssh")) {
            Files.createDirectories(root.resolve(folder));
        }
        for (String file : List.of("work/src/main/a.c", "work/src/b.tar", "work/start.py")) {
            Files.createFile(root.resolve(file));
        }
        Files.writeString(root.resolve("work/Makefile"), "test:\n\ttrue\ntest-all: test\nall:\n");
        Files.writeString(root.resolve("home/.ssh/config"), "Host alpha alpine\n  User me\n");
        Files.writeString(
                root.resolve("home/.bashrc"),
                """
                . %s
                complete -W 'alpha beta' foo
                _bar() { compopt -o nosort; COMPREPLY=(--zoo --apple); echo noise; echo noise >&2; }
                complete -F _bar bar
                """
                        .formatted(BASH_COMPLETION));
        run("git", "init", "-q", "-b", "main");
        run(
                "git",
                "-c",
                "user.name=x",
                "-c",
                "user.email=x@x",
                "commit",
                "-q",
                "--allow-empty",
                "-m",
                "x");
        run("git", "branch", "feature/one");
        run("git", "branch", "fix");
        run("git", "remote", "add", "origin", "nowhere");
    }

    private void run(String... command) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(command).directory(work().toFile());
        assertThat(builder.inheritIO().start().waitFor()).isZero();
    }

    private Path work() {
        return root.resolve("work");
    }

    private Map<String, String> environment() {
        return Map.of(
                "HOME", root.resolve("home").toString(),
                "PATH", System.getenv().getOrDefault("PATH", "/usr/bin:/bin"),
                "TERM", "dumb",
                "LANG", "C.UTF-8",
                "INPUTRC", "/dev/null");
    }

    private Map<String, String> withoutPrompts() {
        Map<String, String> environment = new HashMap<>(environment());
        environment.put("PS1", "");
        environment.put("PS2", "");
        return environment;
    }

    @Test
    void agreesWithBash() throws Exception {
        assumeTrue(Files.exists(BASH_COMPLETION), "bash-completion is not installed");
        List<String> lines =
                Tier.sample(
                        Resource.text(CompletionAgreementTest.class, "completions.txt")
                                .lines()
                                .map(line -> line.substring(0, line.length() - 1))
                                .toList(),
                        8);
        List<String> expected = ofBash(lines);
        List<String> different = new ArrayList<>();
        try (ShellSession shell = session()) {
            shell.start();
            LineCompleter completer = new LineCompleter(new Live(shell), new NoCommands());
            for (int i = 0; i < lines.size(); i++) {
                Offer mine = offer(completer, lines.get(i));
                Offer theirs = Offer.read(lines.get(i), mine.word(), expected.get(i));
                if (!mine.equals(theirs)) {
                    different.add(lines.get(i) + "|\n  bash " + theirs + "\n  aish " + mine);
                }
            }
        }
        assertThat(different).isEmpty();
    }

    @Test
    void knowsCommonProgramsWithoutBashCompletion() throws Exception {
        Files.writeString(root.resolve("home/.bashrc"), "alias g=git\nPS1='$ '\n");
        Map<String, String> expected = new LinkedHashMap<>();
        expected.put("git che", "[checkout, cherry, cherry-pick]");
        expected.put("g checkout f", "[feature/one, fix]");
        expected.put("git push o", "[origin]");
        expected.put("git log --onel", "[--oneline]");
        expected.put("sudo -u root git che", "[checkout, cherry, cherry-pick]");
        expected.put("timeout -s KILL 5 git che", "[checkout, cherry, cherry-pick]");
        expected.put("make te", "[test, test-all]");
        expected.put("ssh al", "[alpha, alpine]");
        expected.put("ssh me@al", "[me@alpha, me@alpine]");
        expected.put("kill -HU", "[-HUP]");
        expected.put("kill -s HU", "[HUP]");
        expected.put("docker exe", "[exec]");
        expected.put("kubectl desc", "[describe]");
        expected.put("systemctl resta", "[restart]");
        expected.put("apt insta", "[install]");
        expected.put("npm run bu", "[build]");
        expected.put("cargo bui", "[build]");
        expected.put("pip unin", "[uninstall]");
        expected.put("ls --full-t", "[--full-time]");
        expected.put("nosuchprogram sta", "[start.py]");
        Files.writeString(
                work().resolve("package.json"),
                "{\"scripts\": {\"build\": \"x\", \"test\": \"y\"}}");
        Map<String, String> offered = new LinkedHashMap<>();
        try (ShellSession shell = session()) {
            shell.start();
            LineCompleter completer = new LineCompleter(new Live(shell), new NoCommands());
            expected.keySet()
                    .forEach(line -> offered.put(line, offer(completer, line).values().toString()));
        }
        assertThat(offered).isEqualTo(expected);
    }

    @Test
    void nothingThatACompletionFunctionDoesReachesTheSession() throws Exception {
        Files.writeString(
                root.resolve("home/.bashrc"),
                """
                _loud() { echo noise; echo noise >&2; cd /; changed=yes; COMPREPLY=(one); }
                complete -F _loud loud
                _slow() { sleep 60; }
                complete -F _slow slow
                """);
        RecordingViewer viewer = new RecordingViewer();
        try (ShellSession shell = session(viewer)) {
            shell.start();
            assertThat(new Live(shell).complete("loud ").orElseThrow().candidates())
                    .containsExactly("one");
            assertThat(shell.complete("slow ")).isEmpty();
            shell.run("echo \"$PWD|$changed|$!|$(jobs)\"", ShellSession.Keeping.NOTHING);
        }
        assertThat(viewer.seen())
                .filteredOn(Seen.Between.class::isInstance)
                .as("output between commands")
                .isEmpty();
        assertThat(viewer.seen()).contains(new Seen.Output(work() + "|||\r\n"));
    }

    /** What was offered for a word, without what follows a completed one. */
    private record Offer(String word, Set<String> values) {
        static Offer of(String word, Stream<String> values) {
            Set<String> plain = new TreeSet<>();
            values.map(value -> value.replaceFirst("/$", "")).forEach(plain::add);
            return new Offer(
                    word, plain.equals(Set.of(word.replaceFirst("/$", ""))) ? Set.of() : plain);
        }

        /** Reads a line in which bash has written all its completions. */
        static Offer read(String line, String word, String completed) {
            int start =
                    Math.max(
                                    line.lastIndexOf(' '),
                                    Math.max(line.lastIndexOf('='), line.lastIndexOf(':')))
                            + 1;
            String head = line.substring(0, start);
            if (!completed.startsWith(head)) {
                return new Offer(word, Set.of(completed));
            }
            String before =
                    word.endsWith(line.substring(start).replaceAll("[\"'\\\\]", ""))
                            ? word.substring(
                                    0,
                                    word.length()
                                            - line.substring(start)
                                                    .replaceAll("[\"'\\\\]", "")
                                                    .length())
                            : "";
            return of(
                    word,
                    Stream.of(completed.substring(start).split("(?<!\\\\) +"))
                            .filter(text -> !text.isEmpty())
                            .map(text -> before + text.replaceAll("[\"'\\\\]", "")));
        }
    }

    private Offer offer(LineCompleter completer, String line) {
        ShellLineParser parser =
                new ShellLineParser(new TargetFinder(new LineRouter(), EverydayFacts.small()));
        String shell = "$ " + line;
        if (parser.parse(shell, shell.length(), ParseContext.COMPLETE)
                instanceof WordAtCursor word) {
            return Offer.of(word.word(), completer.find(word).stream().map(Candidate::value));
        }
        return new Offer("", Set.of());
    }

    private ShellSession session() {
        return session(new RecordingViewer());
    }

    private ShellSession session(RecordingViewer viewer) {
        return new ShellSession(
                new PtyHost(),
                new ShellSession.Settings(
                        "bash",
                        Optional.of(root.resolve("home/.bashrc")),
                        withoutPrompts(),
                        TerminalKeys.USUAL,
                        Stdio.TERMINAL,
                        1 << 16),
                viewer,
                number -> {
                    throw new IOException("nothing is kept of out-" + number);
                },
                SIZE,
                new WorkingDirectory(work()));
    }

    /** Lets bash's line editor write all completions of each line into the line. */
    private List<String> ofBash(List<String> lines) throws Exception {
        Path seen = root.resolve("seen");
        Path rc = root.resolve("rc");
        Files.writeString(
                rc,
                """
                . %s
                bind 'set completion-query-items 0'
                bind 'set bell-style none'
                bind 'set enable-bracketed-paste off'
                bind '"\\e*": insert-completions'
                __seen() { printf '%%s\\0' "$READLINE_LINE" >>%s; READLINE_LINE=; READLINE_POINT=0; }
                bind -x '"\\C-x\\C-p": __seen'
                """
                        .formatted(root.resolve("home/.bashrc"), seen));
        Files.createFile(seen);
        List<String> command = List.of("bash", "--rcfile", rc.toString(), "-i");
        PtyChild bash = PtyChild.start(command, environment(), work(), SIZE, _ -> {});
        try {
            for (int i = 0; i < lines.size(); i++) {
                byte[] keys =
                        (lines.get(i) + "\u001b*\u0018\u0010").getBytes(StandardCharsets.UTF_8);
                bash.type(keys, 0, keys.length);
                int wanted = i + 1;
                String line = lines.get(i);
                Poll.until(() -> read(seen).size() >= wanted, () -> "bash completes " + line);
            }
        } finally {
            bash.hangUp();
        }
        return read(seen);
    }

    private static List<String> read(Path seen) {
        try {
            List<String> parts = List.of(Files.readString(seen).split("\0", -1));
            return parts.subList(0, parts.size() - 1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Presses Tab again where a crowded machine is too slow for the first one. */
    private record Live(ShellSession session) implements ShellView {
        @Override
        public Path directory() {
            return session.directory();
        }

        @Override
        public Path home() {
            return session.directory().resolveSibling("home");
        }

        @Override
        public ShellFacts shell() {
            return ask(() -> session.facts().orElseThrow());
        }

        @Override
        public Collection<String> programNames() {
            return ShellFacts.names(ask(() -> session.ask("compgen -c")));
        }

        @Override
        public Collection<String> variableNames() {
            return ShellFacts.names(ask(() -> session.ask("compgen -v")));
        }

        @Override
        public String valueOf(String variable) {
            return ask(() -> session.ask("printf %s \"${" + variable + "}\""));
        }

        @Override
        public Optional<ShellCompletion> complete(String command) {
            Optional<ShellCompletion> answer = Optional.empty();
            for (int tabs = 0; answer.isEmpty() && tabs < 100; tabs++) {
                answer = ask(() -> session.complete(command));
            }
            return answer;
        }

        private static <T> T ask(Callable<T> question) {
            try {
                return question.call();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private record NoCommands() implements LineCompleter.CommandWords {
        @Override
        public List<Name> names() {
            return List.of();
        }

        @Override
        public List<String> arguments(String name, List<String> earlier, String word) {
            return List.of();
        }

        @Override
        public boolean takesFiles(String name, List<String> earlier) {
            return false;
        }
    }
}
