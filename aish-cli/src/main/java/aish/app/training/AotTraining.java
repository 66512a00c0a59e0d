package aish.app.training;

import module java.base;

import aish.app.Main;
import aish.bash.ShellQuoting;
import aish.event.ExitCode;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.shell.ShellSession.Keeping;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.shell.TerminalView;
import aish.shell.WindowSize;
import aish.shell.WorkingDirectory;
import aish.shell.pty.PtyHost;

/**
 * Creates the AOT cache that makes aish start fast: runs aish once, as a command of a shell session
 * on a pseudo-terminal, and types what a user might type first, so that the JVM can record what it
 * loads. Run by the launcher after a build.
 */
public final class AotTraining implements TerminalView {
    private static final String PROMPT = "train> ";

    private static final String SETTINGS =
            """
            [models.trained]
            endpoint = "ENDPOINT"
            model = "none"
            temperature = 0.5
            [interaction]
            prompt = "[{model}{norris}{status} {count} {cwd}{git}{jobs}{duration}] train> "
            greeting = false
            [shell]
            rc = ""
            confirm_cmd = "never"
            """;

    /**
     * What a cache is for.
     *
     * @param arguments what follows the settings, as a shell reads it
     * @param lines what is typed, each after a prompt
     */
    private record Use(Class<?> program, String arguments, List<String> lines) {
        static Use of(String name) {
            return switch (name) {
                // the first commands, editing, the menu, completion, search, questions, exit
                case "start" ->
                        new Use(
                                Main.class,
                                "",
                                List.of(
                                        ":w\u007f\u007ftru\u007fue\r",
                                        "ech\t x | cat\r",
                                        "ls -la /\r",
                                        "git status\r",
                                        "cd /\r",
                                        "lss\r",
                                        "\u0012ls\r\r",
                                        "? what is this\r",
                                        "? and that\r",
                                        "exit\r"));
                case "ask" -> new Use(TrainingQuestions.class, "", List.of());
                default -> new Use(Main.class, "-c 'ls | cat' </dev/null | cat", List.of());
            };
        }
    }

    /** What an earlier session leaves: a line and its status. */
    private static final String HISTORY = "1 d=/ s=a\tfalse\n1 s=a x=1\t\n";

    /** The records of earlier sessions, which are sorted by their age. */
    private static final List<String> RECORDS = List.of("1jjya922dv89.jsonl", "1jjya984dja1.jsonl");

    /** Where the launcher has opened the directory of the jars. */
    private static final Path JARS = Path.of("/proc/self/fd/8");

    /** What the launcher says of a prompt that it has drawn, up to its file. */
    private static final String DRAWN = "4500:5:bf:8a3b 80 6 0 ";

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /**
     * Ends a program that shows no prompt: Ctrl-C and Ctrl-D. Not one that has been left, which
     * still writes the cache.
     */
    private static final byte[] LEAVE = {0x03, 0x04};

    /** The time limit, because the launcher must not wait for ever. */
    private static final Duration LONGEST = Duration.ofMinutes(3);

    private final Use use;
    private final Semaphore prompts = new Semaphore(0);
    private final StringBuilder shown = new StringBuilder();

    private AotTraining(Use use) {
        this.use = use;
    }

    /**
     * Arguments: {@code start}, {@code ask} or {@code run}, the file to write (a cache if it ends
     * in {@code .aot}, otherwise a list of classes), then the java command that starts aish up to
     * the class path.
     */
    public static void main(String[] arguments)
            throws IOException, ShellException, InterruptedException {
        Thread.ofPlatform().daemon().name("limit").start(AotTraining::giveUpInTime);
        List<String> words = List.of(arguments).subList(1, arguments.length);
        Path home = Files.createTempDirectory("aish-training");
        try (TrainingModel model = new TrainingModel()) {
            Path settings = home.resolve("config.toml");
            Files.writeString(settings, SETTINGS.replace("ENDPOINT", model.endpoint()));
            Path state = Files.createDirectories(home.resolve(".local/state/aish"));
            Files.writeString(state.resolve("history"), HISTORY);
            Path records = Files.createDirectories(state.resolve("sessions"));
            for (String name : RECORDS) {
                Files.createFile(records.resolve(name));
            }
            AotTraining training = new AotTraining(Use.of(arguments[0]));
            training.train(List.of(training.command(words, settings), assembly(words)), home);
        } finally {
            Files.deleteIfExists(home.resolve("config.toml"));
        }
        System.exit(Files.exists(Path.of(words.getFirst())) ? ExitCode.OK : ExitCode.FAILED);
    }

    /** Halts after the time limit; closing the terminal ends whatever runs in it. */
    private static void giveUpInTime() {
        try {
            Thread.sleep(LONGEST);
            Runtime.getRuntime().halt(ExitCode.FAILED);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String command(List<String> words, Path settings) {
        String file = words.getFirst();
        String recording =
                isCache(file)
                        ? "-XX:AOTMode=record -XX:AOTConfiguration=" + recorded(file)
                        : "-XX:DumpLoadedClassList=" + ShellQuoting.quote(file);
        return java(words, recording)
                + " "
                + ShellQuoting.quote("-Daish.instant=" + DRAWN + settings.resolveSibling("start"))
                + " "
                + ShellQuoting.quote("-Daish.home=" + settings.getParent())
                + " "
                + use.program().getName()
                + " --config "
                + ShellQuoting.quote(settings.toString())
                + " "
                + use.arguments();
    }

    /** Makes the cache of what was recorded. */
    private static String assembly(List<String> words) {
        String file = words.getFirst();
        String options =
                "-XX:AOTMode=create -XX:AOTConfiguration="
                        + recorded(file)
                        + " -XX:AOTCache="
                        + ShellQuoting.quote(file);
        return isCache(file) ? java(words, options) + "; rm -f " + recorded(file) : ":";
    }

    private static boolean isCache(String file) {
        return file.endsWith(".aot");
    }

    private static String recorded(String cache) {
        return ShellQuoting.quote(cache + ".recorded");
    }

    /** The java command, with its options and some more. */
    private static String java(List<String> words, String options) {
        StringJoiner command = new StringJoiner(" ", jars(), "");
        command.add(ShellQuoting.quote(words.get(1))).add(options);
        words.subList(2, words.size()).forEach(word -> command.add(ShellQuoting.quote(word)));
        return command.toString();
    }

    /** Opens the directory of the jars as it is open here, because their path goes through it. */
    private static String jars() {
        try {
            Path directory = JARS.toRealPath();
            return Files.isDirectory(directory)
                    ? "8<" + ShellQuoting.quote(directory.toString()) + " "
                    : "";
        } catch (IOException e) {
            return "";
        }
    }

    private void train(List<String> commands, Path home)
            throws ShellException, InterruptedException {
        Map<String, String> environment = new HashMap<>(System.getenv());
        environment.put("HOME", home.toString());
        environment.put("TERM", "xterm-256color");
        environment.put("PS1", "");
        environment.put("PS2", "");
        environment.keySet().removeIf(name -> name.startsWith("XDG_"));
        ShellSession.Settings settings =
                new ShellSession.Settings(
                        "bash",
                        Optional.empty(),
                        environment,
                        TerminalKeys.USUAL,
                        Stdio.TERMINAL,
                        0);
        try (ShellSession session =
                new ShellSession(
                        new PtyHost(),
                        settings,
                        this,
                        _ -> {
                            throw new IOException("nothing is kept");
                        },
                        new WindowSize(24, 80),
                        new WorkingDirectory(home))) {
            session.start();
            for (String command : commands) {
                session.run(command, Keeping.OUTPUT);
            }
            session.run("rm -rf " + ShellQuoting.quote(home.toString()), Keeping.OUTPUT);
        }
    }

    @Override
    public void handOver(Keys keys) {
        Thread.ofPlatform().daemon().name("typist").start(() -> type(keys));
    }

    private void type(Keys keys) {
        try {
            for (String line : use.lines()) {
                if (!prompts.tryAcquire(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                    keys.type(LEAVE, 0, LEAVE.length);
                    return;
                }
                for (byte key : line.getBytes(StandardCharsets.UTF_8)) {
                    keys.type(new byte[] {key}, 0, 1);
                    Thread.sleep(5);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void show(ByteBuffer bytes) {
        shown.append(StandardCharsets.UTF_8.decode(bytes));
        for (int at = shown.indexOf(PROMPT); at >= 0; at = shown.indexOf(PROMPT)) {
            shown.delete(0, at + PROMPT.length());
            prompts.release();
        }
    }

    @Override
    public void takeBack(Supplier<byte[]> unread) {}

    @Override
    public void showError(ByteBuffer bytes) {}

    @Override
    public void showIdleOutput(ByteBuffer bytes) {}

    /** A server that gives the same answer to every request, for training runs. */
    private static final class TrainingModel implements AutoCloseable {
        private static final String LENGTH = "content-length:";

        /** How long an answer that is complete stays open, so that clients learn to leave. */
        private static final int OPEN_MILLIS = 500;

        private static final String[] PIECES = {
            "Some **bold** text",
            ", `code` and a [link](https://example.org).\\n",
            "\\n```sh\\nls -l | wc -l # lines\\n```\\n- one\\n- two\\n\\n",
            "| a | b |\\n|---|---|\\n| 1 | 2 |\\n\\nCMD: true\\nThat is all.",
        };

        private final ServerSocket server;

        TrainingModel() throws IOException {
            server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
            Thread.ofPlatform().daemon().name("model").start(this::serve);
        }

        String endpoint() {
            return "http://127.0.0.1:" + server.getLocalPort();
        }

        private void serve() {
            while (!server.isClosed()) {
                try {
                    Socket connection = server.accept();
                    Thread.ofVirtual().start(() -> serve(connection));
                } catch (IOException e) {
                    // there are no more requests
                }
            }
        }

        private static void serve(Socket connection) {
            try (connection) {
                InputStream in = new BufferedInputStream(connection.getInputStream());
                read(in);
                answer(connection.getOutputStream());
                connection.setSoTimeout(OPEN_MILLIS);
                in.transferTo(OutputStream.nullOutputStream());
            } catch (IOException e) {
                // the client has disconnected, or waits for the end
            }
        }

        private static void read(InputStream in) throws IOException {
            int length = 0;
            for (String line = line(in); !line.isEmpty(); line = line(in)) {
                if (line.startsWith(LENGTH)) {
                    length = Integer.parseInt(line.substring(LENGTH.length()).strip());
                }
            }
            in.readNBytes(length);
        }

        private static String line(InputStream in) throws IOException {
            StringBuilder line = new StringBuilder();
            for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
                line.append((char) c);
            }
            return line.toString().strip().toLowerCase(Locale.ROOT);
        }

        private static void answer(OutputStream out) throws IOException {
            write(
                    out,
                    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n");
            for (String piece : PIECES) {
                write(out, "data: {\"choices\":[{\"delta\":{\"content\":\"" + piece + "\"}}]}\n\n");
            }
            write(
                    out,
                    "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}],"
                            + "\"usage\":{\"prompt_tokens\":9,\"completion_tokens\":9}}\n\n"
                            + "data: [DONE]\n\n");
        }

        private static void write(OutputStream out, String text) throws IOException {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            out.flush();
        }

        @Override
        public void close() throws IOException {
            server.close();
        }
    }
}
