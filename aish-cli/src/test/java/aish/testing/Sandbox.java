package aish.testing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.bash.ShellQuoting;
import aish.files.PrivateFiles;
import aish.shell.ShellException;
import aish.shell.WindowSize;
import aish.shell.pty.InterruptSignal;
import aish.shell.pty.PtyChild;
import org.jspecify.annotations.Nullable;

/**
 * A home of its own in which aish can be started, alone or several at once. Closing it kills
 * whatever was started in it and removes it.
 */
public final class Sandbox implements AutoCloseable {
    public static final WindowSize USUAL_SIZE = new WindowSize(24, 80);

    private static final int SIGKILL = 9;
    private static final String MARK = "AISH_TEST_MARK";

    /** Numbered, so that a prompt that is awaited cannot be mistaken for an earlier one. */
    private static final String NUMBERED_PROMPT =
            """
            [interaction]
            prompt = "aish#{count}{status}> "
            """;

    private final Path root;
    private final Map<String, String> environment;
    private final boolean isZsh;
    private @Nullable SshServer server;

    public Sandbox() throws IOException {
        this(false);
    }

    /** A home whose sessions continue on a host, which has the same files. */
    public static Sandbox onHost() throws IOException, InterruptedException {
        Sandbox sandbox = new Sandbox();
        Map<String, String> there = new HashMap<>(sandbox.environment);
        there.remove("TERM");
        SshServer server = new SshServer(sandbox.root.resolve("ssh"), there);
        sandbox.server = server;
        sandbox.with("PATH", server.bin() + ":" + sandbox.environment.get("PATH"));
        return sandbox;
    }

    /** The server of the host, if there is one. */
    public SshServer server() {
        return Objects.requireNonNull(server);
    }

    /** A home whose settings name zsh as the shell. */
    public static Sandbox withZsh() throws IOException {
        return new Sandbox(true);
    }

    private Sandbox(boolean isZsh) throws IOException {
        this.isZsh = isZsh;
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        String name = UUID.randomUUID().toString().replace("-", "").substring(0, 17);
        root = Files.createDirectory(temporary.resolve(name)).toRealPath();
        environment = new HashMap<>();
        environment.put(MARK, UUID.randomUUID().toString());
        environment.put("PATH", System.getenv().getOrDefault("PATH", "/usr/bin:/bin"));
        environment.put("TERM", "xterm-256color");
        environment.put("LANG", "C.UTF-8");
        environment.put("PAGER", "cat");
        environment.put("HOME", home().toString());
        environment.put("XDG_CONFIG_HOME", home().resolve(".config").toString());
        environment.put("XDG_STATE_HOME", home().resolve(".local/state").toString());
        environment.put("XDG_DATA_HOME", home().resolve(".local/share").toString());
        environment.put("XDG_CACHE_HOME", home().resolve(".cache").toString());
        Files.createDirectories(home());
        Files.createDirectories(work());
        PrivateFiles.createDirectories(state());
        Files.createFile(greeted());
        Files.writeString(said(), "rehearsal\n");
        config("");
    }

    /** There once aish has introduced itself. */
    public Path greeted() {
        return state().resolve("greeted");
    }

    /** There once aish has said why commands cannot be rehearsed. */
    public Path said() {
        return state().resolve("said");
    }

    public Path home() {
        return root.resolve("home");
    }

    /** Where aish starts. */
    public Path work() {
        return root.resolve("work");
    }

    /** Where aish keeps what outlives it. */
    public Path state() {
        return home().resolve(".local/state/aish");
    }

    /** The records of all sessions. */
    public List<Path> records() throws IOException {
        try (Stream<Path> files = Files.list(state().resolve("sessions"))) {
            return files.filter(file -> file.toString().endsWith(".jsonl")).toList();
        }
    }

    public Path configFile() {
        return home().resolve(".config/aish/config.toml");
    }

    /** Settings besides the prompt, which this driver needs for itself. */
    public Sandbox config(String toml) throws IOException {
        return write(configFile(), NUMBERED_PROMPT + (isZsh ? inZsh(toml) : toml));
    }

    private static String inZsh(String toml) {
        String program = "[shell]\nprogram = \"zsh\"\n";
        return toml.contains("program = ")
                ? toml
                : toml.contains("[shell]\n") ? toml.replace("[shell]\n", program) : toml + program;
    }

    /** The start-up file of the shell. */
    public Sandbox rc(String text) throws IOException {
        return write(home().resolve(isZsh ? ".zshrc" : ".bashrc"), text);
    }

    public Sandbox write(Path file, String text) throws IOException {
        Files.createDirectories(file.resolveSibling(""));
        Files.writeString(file, text);
        return this;
    }

    public Sandbox with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    /** Starts aish at a terminal. */
    public TerminalSession start(String... arguments) throws ShellException {
        return start(USUAL_SIZE, arguments);
    }

    public TerminalSession start(WindowSize size, String... arguments) throws ShellException {
        return TerminalSession.start(
                AishProgram.command(List.of(arguments)), environment, work(), size);
    }

    /**
     * Starts aish at a terminal by its launcher, which belongs to a package in {@link #packaged}.
     */
    public TerminalSession launch(WindowSize size, String... arguments) throws Exception {
        Path launcher = packaged().resolve("aish");
        if (!Files.exists(launcher)) {
            AishProgram.launcher(packaged());
        }
        List<String> words = new ArrayList<>(List.of(launcher.toString()));
        words.addAll(List.of(arguments));
        return TerminalSession.start(words, environment, work(), size);
    }

    /** Where a package is that {@link #launch} starts. */
    public Path packaged() {
        return root.resolve("packaged");
    }

    /** Starts aish at a terminal and waits for its first prompt. */
    public TerminalSession open(String... arguments) throws ShellException {
        TerminalSession session = start(arguments);
        try {
            session.waitForPrompt();
            if (server != null) {
                assertThat(session.run(":on there")).contains("On there");
                session.run("cd " + ShellQuoting.quote(work().toString()));
            }
            return session;
        } catch (AssertionError e) {
            session.close();
            throw e;
        }
    }

    /** Starts aish at a terminal from a shell in which Ctrl-C is ignored. */
    public TerminalSession startIgnoringInterrupts() throws ShellException {
        List<String> words = new ArrayList<>();
        words.addAll(List.of("sh", "-c", "trap '' INT; exec \"$0\" \"$@\""));
        words.addAll(AishProgram.command(List.of()));
        return TerminalSession.start(words, environment, work(), USUAL_SIZE);
    }

    /** Starts aish at a terminal in a directory of choice. */
    public TerminalSession startIn(Path directory, String... arguments) throws ShellException {
        return TerminalSession.start(
                AishProgram.command(List.of(arguments)), environment, directory, USUAL_SIZE);
    }

    /** Starts another program at a terminal, which finds aish on its search path. */
    public TerminalSession startOther(String... command) throws IOException, ShellException {
        String words =
                AishProgram.command(List.of()).stream()
                        .map(ShellQuoting::quote)
                        .collect(Collectors.joining(" "));
        Path program = root.resolve("bin/aish");
        write(program, "#!/bin/sh\nexec " + words + " \"$@\"\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        Map<String, String> variables = new HashMap<>(environment);
        variables.put("PATH", program.getParent() + ":" + environment.get("PATH"));
        return TerminalSession.start(List.of(command), variables, work(), USUAL_SIZE);
    }

    /** Starts aish without a terminal: its streams are pipes. */
    public Process process(String... arguments) throws IOException {
        return process(work(), arguments);
    }

    /** The same, but what it prints goes into a file. */
    public Process processInto(Path output, String... arguments) throws IOException {
        return builder(work(), arguments).redirectOutput(output.toFile()).start();
    }

    private Process process(Path directory, String... arguments) throws IOException {
        return builder(directory, arguments).start();
    }

    private ProcessBuilder builder(Path directory, String... arguments) {
        List<String> words = new ArrayList<>();
        if (InterruptSignal.isIgnored()) {
            // as under nohup; a batch run would rightly go on ignoring it
            words.addAll(List.of("env", "--default-signal=INT"));
        }
        words.addAll(AishProgram.command(List.of(arguments)));
        ProcessBuilder builder = new ProcessBuilder(words);
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.directory(directory.toFile());
    }

    /** Runs aish to its end without a terminal. */
    public BatchRun batch(String input, String... arguments)
            throws IOException, InterruptedException {
        return batchIn(work(), input, arguments);
    }

    /** The same in a directory of choice. */
    public BatchRun batchIn(Path directory, String input, String... arguments)
            throws IOException, InterruptedException {
        return ended(process(directory, arguments), input);
    }

    /** The same, but with standard input closed. */
    public BatchRun batchWithoutInput(String... arguments)
            throws IOException, InterruptedException {
        ProcessBuilder builder = builder(work(), arguments);
        builder.command().addAll(0, List.of("sh", "-c", "exec \"$0\" \"$@\" <&-"));
        return ended(builder.start(), "");
    }

    private static BatchRun ended(Process process, String input)
            throws IOException, InterruptedException {
        CompletableFuture<String> error = CompletableFuture.supplyAsync(() -> errors(process));
        try (var stdin = process.outputWriter(StandardCharsets.UTF_8)) {
            stdin.write(input);
        } catch (IOException e) {
            // it may end without having read everything
        }
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new BatchRun(output, error.join(), process.waitFor());
    }

    private static String errors(Process process) {
        try {
            return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }

    /** All processes that were started in here and still live. */
    public List<Long> processes() {
        return Processes.with(MARK + "=" + environment.get(MARK));
    }

    /** Fails unless they all end by themselves soon. */
    public void awaitNoProcesses() {
        Poll.until(
                () -> processes().isEmpty(),
                () -> "left behind: " + processes().stream().map(Processes::commandLine).toList());
    }

    /** Waits until a program runs that was started with exactly these words; its process id. */
    public long awaitProcess(String words) {
        Poll.until(() -> !running(words).isEmpty(), () -> words + " does not run");
        return running(words).getFirst();
    }

    /** Waits until a program runs and has the terminal. */
    public void awaitForeground(String words) {
        Poll.until(
                () -> Processes.isInForeground(awaitProcess(words)),
                () -> words + " has not the terminal");
    }

    public void awaitNoProcess(String words) {
        Poll.until(() -> running(words).isEmpty(), () -> words + " still runs");
    }

    private List<Long> running(String words) {
        return processes().stream()
                .filter(pid -> Processes.commandLine(pid).equals(words))
                .toList();
    }

    /** Every file below the home and its neighbours that contains the text. */
    public List<Path> filesContaining(String text) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile).filter(file -> contains(file, text)).toList();
        }
    }

    private static boolean contains(Path file, String text) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1).contains(text);
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        if (server != null) {
            server.close();
        }
        Poll.until(this::killAll, () -> "cannot kill " + processes());
        // the kernel leaves directories in a rehearsal that only root may read
        new ProcessBuilder("chmod", "-Rf", "u+rwX", root.toString()).start().onExit().join();
        try (Stream<Path> all = Files.walk(root)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        }
    }

    private boolean killAll() {
        List<Long> left = processes();
        left.forEach(pid -> PtyChild.signal(pid, SIGKILL));
        return left.isEmpty();
    }
}
