package aish.endtoend;

import module java.base;

import aish.testing.Poll;

/**
 * A checkout of its own for the launcher, so that nothing is ever written into the build from which
 * the tests run. Its Java and Maven are real, or scripts that write down what they were asked.
 */
final class LauncherTree {
    private static final Path ORIGINAL = Path.of("").toAbsolutePath();

    /** Says what it starts; makes the file that a training should make. */
    private static final String JAVA =
            """
            #!/bin/sh
            for word; do
                case $word in
                    -Dlibrary.jline.path=*) from=${word#*=} ;;
                    */start.aot | */ask.aot | */run.aot) cache=$word ;;
                    aish.app.training.AotTraining) training=yes ;;
                    wait) waits=yes ;;
                    --version | completion) echo "said $word" ;;
                esac
            done
            if [ "$training" ]; then
                echo trained >>"$TREE/log"
                echo cache >"${cache#*=}"
                exit
            fi
            from=${from%/native/*}
            [ "$from" ] || exit 0
            open=$(readlink /proc/$$/fd/0 /proc/$$/fd/1 /proc/$$/fd/2)
            echo "$open" >"$TREE/descriptors"
            echo "started ${from##*/} $(cat "$from/lib/aish.jar")" >>"$TREE/log"
            while [ "$waits" ] && [ ! -e "$TREE/go" ]; do sleep 0.05; done
            [ -z "$waits" ] || echo "still $(cat "$from/lib/aish.jar")" >>"$TREE/log"
            """;

    /** "Compiles" the one source into a jar; may fail or wait. */
    private static final String MAVEN =
            """
            #!/bin/sh
            echo "mvn begins" >>"$TREE/log"
            while [ -e "$TREE/slow" ]; do sleep 0.05; done
            mkdir -p target/dist/lib target/dist/native/jni target/dist/files
            cp aish-cli/src/main/source target/dist/lib/aish.jar
            echo "mvn ends" >>"$TREE/log"
            echo "[ERROR] no luck"
            [ ! -e "$TREE/broken" ]
            """;

    record Run(int status, String output, String error) {}

    private final Path root;
    private final Map<String, String> environment = new HashMap<>();

    private LauncherTree(Path root) throws IOException {
        this.root = root;
        Files.createDirectories(root);
        Files.copy(ORIGINAL.resolve("aish"), launcher(), StandardCopyOption.COPY_ATTRIBUTES);
        environment.put("HOME", root.toString());
    }

    /** With the real program as Maven has built it, and without its sources. */
    static LauncherTree built(Path root) throws IOException {
        LauncherTree tree = new LauncherTree(root);
        Path dist = Path.of(System.getProperty("aish.dist", "target/dist")).toAbsolutePath();
        for (String part : List.of("lib", "native", "files")) {
            copy(dist.resolve(part), root.resolve("target/dist").resolve(part));
        }
        return tree;
    }

    /** With one source, a Java and a Maven that only write down what happens. */
    static LauncherTree scripted(Path root) throws IOException {
        LauncherTree tree = new LauncherTree(root);
        tree.script("jdk/bin/java", JAVA);
        tree.write("jdk/release", "JAVA_VERSION=\"25\"\nJAVA_RUNTIME_VERSION=\"25+1\"\n");
        tree.script("bin/mvn", MAVEN);
        tree.write("pom.xml", "<project/>");
        tree.write("aish-cli/pom.xml", "<project/>");
        tree.write("aish-cli/src/main/source", "first\n");
        tree.write("log", "");
        tree.environment.put("TREE", root.toString());
        tree.environment.put("TMPDIR", Files.createDirectories(root.resolve("tmp")).toString());
        tree.environment.put("AISH_JAVA", root.resolve("jdk/bin/java").toString());
        tree.environment.put("PATH", root.resolve("bin") + ":" + System.getenv("PATH"));
        return tree;
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path path : all.toList()) {
                Path target = to.resolve(from.relativize(path).toString());
                if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(path, target);
                }
            }
        }
    }

    Path launcher() {
        return root.resolve("aish");
    }

    Path path(String name) {
        return root.resolve(name);
    }

    LauncherTree write(String name, String text) throws IOException {
        Files.createDirectories(path(name).resolveSibling(""));
        Files.writeString(path(name), text);
        return this;
    }

    private void script(String name, String text) throws IOException {
        write(name, text);
        Files.setPosixFilePermissions(path(name), PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Changes the source, a moment later than everything that is there. */
    LauncherTree edit(String text) throws IOException {
        write("aish-cli/src/main/source", text + "\n");
        // the clock of the file system ticks slowly
        Files.setLastModifiedTime(
                path("aish-cli/src/main/source"), FileTime.from(Instant.now().plusMillis(50)));
        Poll.until(
                () -> Instant.now().isAfter(modified("aish-cli/src/main/source").toInstant()),
                () -> "the clock stands still");
        return this;
    }

    FileTime modified(String name) {
        try {
            return Files.getLastModifiedTime(path(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<String> log() {
        try {
            return Files.readAllLines(path("log"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void forgetLog() throws IOException {
        write("log", "");
    }

    void await(String line) {
        Poll.until(() -> log().contains(line), () -> "no \"" + line + "\" in " + log());
    }

    LauncherTree with(String name, String value) {
        environment.put(name, value);
        return this;
    }

    Run run(String... arguments) throws Exception {
        return run(launcher(), arguments);
    }

    Run run(Path program, String... arguments) throws Exception {
        List<String> words = new ArrayList<>(List.of(program.toString()));
        words.addAll(List.of(arguments));
        return run(words);
    }

    /** Runs a line of the shell in which {@code $0} is the launcher. */
    Run shell(String line) throws Exception {
        return run(List.of("bash", "-c", line, launcher().toString()));
    }

    private Run run(List<String> command) throws Exception {
        Path error = Files.createTempFile("launcher", "stderr");
        Path output = Files.createTempFile("launcher", "stdout");
        try {
            int status =
                    builder(command)
                            .redirectOutput(output.toFile())
                            .redirectError(error.toFile())
                            .start()
                            .waitFor();
            return new Run(status, Files.readString(output), Files.readString(error));
        } finally {
            Files.delete(error);
            Files.delete(output);
        }
    }

    Process start(String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of(launcher().toString()));
        words.addAll(List.of(arguments));
        return builder(words)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private ProcessBuilder builder(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(root.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().putAll(environment);
        return builder.redirectInput(Path.of("/dev/null").toFile());
    }

    String read(String name) throws IOException {
        return Files.readString(path(name), StandardCharsets.UTF_8);
    }
}
