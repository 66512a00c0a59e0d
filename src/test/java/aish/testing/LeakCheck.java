package aish.testing;

import module java.base;

import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/**
 * Fails a test class that leaves threads, child processes, mounts or temporary files behind.
 * Registered for all classes in {@code META-INF/services}. What a class has started may take a
 * moment to end, so that it waits for that.
 */
public final class LeakCheck implements BeforeAllCallback {
    private static final Namespace NAMESPACE = Namespace.create(LeakCheck.class);

    /** Threads that the platform and the libraries of the tests start once and keep. */
    private static final Pattern KEPT =
            Pattern.compile(
                    "process reaper.*|ForkJoinPool.*|Common-Cleaner|Cleaner-\\d+|.*-unparker"
                            + "|junit-.*|surefire-.*|HttpClient-\\d+-SelectorManager|Keep-Alive-Timer|Signal"
                            + " Dispatcher|SIG\\w+ handler|JFR.*|idle-connection-reaper");

    private record Found(Set<String> threads, Set<Long> processes, long mounts, Set<Path> files) {
        static Found now() {
            return new Found(threadsNow(), processesNow(), mountsNow(), filesNow());
        }

        /** What is there now and was not then. */
        List<String> since(Found before) {
            List<String> left = new ArrayList<>();
            threads.stream().filter(one -> !before.threads.contains(one)).forEach(left::add);
            processes.stream()
                    .filter(one -> !before.processes.contains(one))
                    .map(one -> "process " + one + " " + Processes.commandLine(one))
                    .forEach(left::add);
            if (mounts > before.mounts) {
                left.add(mounts - before.mounts + " mounts");
            }
            files.stream()
                    .filter(one -> !before.files.contains(one))
                    .forEach(one -> left.add("" + one));
            return left;
        }

        private static Set<String> threadsNow() {
            return Thread.getAllStackTraces().keySet().stream()
                    .filter(thread -> !KEPT.matcher(thread.getName()).matches())
                    .map(thread -> "thread " + thread.threadId() + " " + thread.getName())
                    .collect(Collectors.toSet());
        }

        private static Set<Long> processesNow() {
            return ProcessHandle.current()
                    .descendants()
                    .map(ProcessHandle::pid)
                    .collect(Collectors.toSet());
        }

        private static long mountsNow() {
            try (Stream<String> lines = Files.lines(Path.of("/proc/self/mounts"))) {
                return lines.count();
            } catch (IOException e) {
                return 0; // not Linux: nothing is mounted there either
            }
        }

        private static Set<Path> filesNow() {
            try (Stream<Path> files = Files.list(TemporaryDirectory.PATH)) {
                return files.filter(file -> !isOfJUnit(file)).collect(Collectors.toSet());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** JUnit removes its own directories, but later. */
        private static boolean isOfJUnit(Path file) {
            return file.getFileName().toString().startsWith("junit");
        }
    }

    /** Put into the store of its class first, so that it is closed after everything else there. */
    private record Check(Found before) implements AutoCloseable {
        @Override
        public void close() {
            Poll.until(
                    Duration.ofSeconds(Long.getLong("aish.leak.seconds", 20)),
                    () -> Found.now().since(before).isEmpty(),
                    () -> "left behind: " + Found.now().since(before));
        }
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        if (context.getRequiredTestClass().getEnclosingClass() == null) {
            context.getStore(NAMESPACE).put(Check.class, new Check(Found.now()));
        }
    }
}
