package aish.testing;

import module java.base;

import java.nio.channels.FileChannel;

/**
 * The one place that knows how the built program is started. The system property {@code aish.agent}
 * is an option for its JVM, with which the coverage profile measures it.
 */
final class AishProgram {
    private static final Path DIST =
            Path.of(System.getProperty("aish.dist", "target/dist")).toAbsolutePath();

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /** Where the JVM itself looks for classes, as in the launcher. */
    private static final List<String> JARS =
            List.of(
                    "-Xbootclasspath/a:" + String.join(":", jars()),
                    "-cp",
                    DIST.resolve("lib/aish-quiet.jar").toString());

    private static final List<String> OPTIONS = options();

    /** The options that make hundreds of starts fast, by the use of the cache; all made at once. */
    private static final Map<String, CompletableFuture<List<String>>> CACHES =
            Stream.of("start", "ask", "run")
                    .collect(
                            Collectors.toMap(
                                    use -> use,
                                    use ->
                                            CompletableFuture.supplyAsync(
                                                    () -> cache(use), Thread::startVirtualThread)));

    private AishProgram() {}

    static List<String> command(List<String> arguments) {
        String use = arguments.isEmpty() ? "start" : arguments.contains("-p") ? "ask" : "run";
        return Stream.of(
                        OPTIONS,
                        Objects.requireNonNull(CACHES.get(use)).join(),
                        JARS,
                        List.of("aish.app.Main"),
                        arguments)
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> jars() {
        List<String> jars = new ArrayList<>(List.of("aish-quiet.jar", "aish-quiet-too.jar"));
        String[] all = DIST.resolve("lib").toFile().list();
        Stream.of(Objects.requireNonNull(all))
                .filter(name -> name.endsWith(".jar") && !name.startsWith("aish-quiet"))
                .sorted()
                .forEach(jars::add);
        return jars.stream().map(jar -> DIST.resolve("lib").resolve(jar).toString()).toList();
    }

    /** Unpacks a package that starts this build by its launcher, which is returned. */
    static Path launcher(Path root) throws IOException {
        List<String> described = described();
        Files.createDirectories(root);
        Files.copy(Path.of("aish"), root.resolve("aish"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.writeString(root.resolve("packaged"), "test archive\n");
        Files.writeString(
                root.resolve("aot.key"),
                "test archive " + described.get(1) + " " + described.getLast() + "\n");
        Files.createSymbolicLink(root.resolve("runtime"), Path.of(described.getFirst()));
        for (String part : List.of("lib", "native", "files")) {
            Files.createSymbolicLink(root.resolve(part), DIST.resolve(part));
        }
        Objects.requireNonNull(CACHES.get("start")).join();
        Files.createSymbolicLink(root.resolve("start.aot"), DIST.resolve("test-start.aot"));
        return root.resolve("aish");
    }

    /** With the options of the launcher, so that what is tested starts as what is used. */
    private static List<String> options() {
        List<String> words = new ArrayList<>(List.of(JAVA));
        String agent = System.getProperty("aish.agent", "");
        if (!agent.isEmpty()) {
            words.add(agent);
        }
        // compiling early is for people: most sessions of tests end before it pays
        Stream.of(described().getLast().split(" ", -1))
                .filter(word -> !word.matches("-XX:Tier\\d.*"))
                .forEach(words::add);
        words.add("-XX:Tier3InvocationThreshold=1000");
        words.add("-XX:Tier3MinInvocationThreshold=500");
        words.add("-XX:Tier3CompileThreshold=5000");
        words.add("-Dlibrary.jline.path=" + DIST.resolve("native/org/jline/nativ"));
        words.add("-Djffi.boot.library.path=" + DIST.resolve("native/jni"));
        words.add("-Daish.files=" + DIST.resolve("files"));
        return words;
    }

    /** The Java, its version and its options, a line each. */
    private static List<String> described() {
        ProcessBuilder launcher = new ProcessBuilder("./aish");
        launcher.environment().put("AISH_DO", "describe");
        launcher.environment().put("AISH_JAVA", JAVA);
        launcher.redirectError(ProcessBuilder.Redirect.INHERIT);
        try (BufferedReader lines = launcher.start().inputReader()) {
            return lines.readAllLines();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A cache is made once per build, by the test JVM that needs it first; without one the program
     * starts as well, only slower.
     */
    private static List<String> cache(String use) {
        if (!System.getProperty("aish.agent", "").isEmpty()) {
            return List.of();
        }
        Path cache = DIST.resolve("test-" + use + ".aot");
        try (FileChannel lock =
                        FileChannel.open(
                                DIST.resolve("test-" + use + ".lock"),
                                StandardOpenOption.CREATE,
                                StandardOpenOption.WRITE);
                var _ = lock.lock()) {
            if (!Files.exists(cache) || modified(cache) < modified(DIST.resolve("lib/aish.jar"))) {
                Files.deleteIfExists(cache);
                train(use, cache);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw Poll.interrupted(e);
        }
        return Files.exists(cache) ? List.of("-XX:AOTCache=" + cache) : List.of();
    }

    private static void train(String use, Path cache) throws IOException, InterruptedException {
        List<String> training = List.of("aish.app.training.AotTraining", use, cache.toString());
        new ProcessBuilder(
                        Stream.of(
                                        OPTIONS,
                                        JARS,
                                        training,
                                        OPTIONS,
                                        List.of("-XX:-AOTRecordTraining"),
                                        JARS)
                                .flatMap(List::stream)
                                .toList())
                .redirectErrorStream(true)
                .redirectOutput(DIST.resolve("test-" + use + ".log").toFile())
                .redirectInput(Path.of("/dev/null").toFile())
                .start()
                .waitFor();
    }

    private static long modified(Path file) throws IOException {
        return Files.getLastModifiedTime(file).toMillis();
    }
}
