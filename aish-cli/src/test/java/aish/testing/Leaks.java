package aish.testing;

import module java.base;

import net.jqwik.api.lifecycle.AroundContainerHook;
import net.jqwik.api.lifecycle.ContainerLifecycleContext;
import net.jqwik.api.lifecycle.PropagationMode;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Fails a test class that leaves threads, processes, mounts or temporary files behind. Classes may
 * run side by side: what appears meanwhile is held against all of them, once the last has ended.
 */
public final class Leaks
        implements BeforeAllCallback, AroundContainerHook, LauncherSessionListener {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final Duration LOOK_EVERY = Duration.ofMillis(20);
    private static final Path TEMPORARY = Path.of(System.getProperty("java.io.tmpdir"));

    /** Only a directory of these tests alone can be told from what others leave. */
    private static final boolean OWN_DIRECTORY =
            TEMPORARY.getFileName().toString().matches("aish-\\d{9}");

    /**
     * What the platform, the test runner and the library start once and keep, and the directories
     * that JUnit itself removes after this has looked.
     */
    private static final Pattern KEPT =
            Pattern.compile(
                    "file .*/(jlinenative|junit-).*|thread (process reaper|Cleaner|Common-Cleaner|ForkJoinPool|junit-|surefire-|"
                            + "JUnit|pool-1-thread|VirtualThread|.*-Unparker|(Read-|Write-|Master)Poller|Timer|"
                            + "parallel-\\d|Attach Listener).*");

    /** Whether tests run here that start programs. */
    private static volatile boolean edges;

    private static final Set<String> known = new HashSet<>();
    private static final Map<String, Set<String>> suspects = new TreeMap<>();
    private static final Set<String> running = new TreeSet<>();

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        if (OWN_DIRECTORY) {
            try {
                Files.createDirectories(TEMPORARY);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Override
    public void launcherSessionClosed(LauncherSession session) {
        if (OWN_DIRECTORY) {
            for (File file : Objects.requireNonNull(TEMPORARY.toFile().listFiles())) {
                file.delete();
            }
            TEMPORARY.toFile().delete(); // stays if it is not empty
        }
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        if (context.getParent().flatMap(ExtensionContext::getTestClass).isEmpty()) {
            String name = context.getRequiredTestClass().getSimpleName();
            edges |= context.getTags().contains("edge");
            begin(name);
            // the first in the store of the class is closed last
            context.getStore(ExtensionContext.Namespace.create(Leaks.class))
                    .put(name, (AutoCloseable) () -> end(name));
        }
    }

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public void beforeContainer(ContainerLifecycleContext context) {
        nameOf(context).ifPresent(Leaks::begin);
    }

    @Override
    public void afterContainer(ContainerLifecycleContext context) {
        nameOf(context).ifPresent(Leaks::end);
    }

    /** The name of a class of properties that is not part of another. */
    private static Optional<String> nameOf(ContainerLifecycleContext context) {
        return context.optionalContainerClass()
                .filter(container -> container.getEnclosingClass() == null)
                .map(Class::getSimpleName);
    }

    private static synchronized void begin(String name) {
        if (known.isEmpty()) {
            known.addAll(present());
        }
        look();
        running.add(name);
    }

    private static void end(String name) {
        Set<String> left = left(name);
        if (!left.isEmpty()) {
            // the library of MCP leaves its clients, each with a thread, to the collector
            System.gc();
        }
        for (Instant end = Instant.now().plus(PATIENCE);
                !left.isEmpty() && Instant.now().isBefore(end);
                left.retainAll(present())) {
            LockSupport.parkNanos(LOOK_EVERY.toNanos());
        }
        if (!left.isEmpty()) {
            throw new AssertionError("left behind: " + blamed(left));
        }
    }

    /** Returns what is still there of the classes that have ended. */
    private static synchronized Set<String> left(String name) {
        look();
        running.remove(name);
        Set<String> left = new TreeSet<>();
        suspects.forEach(
                (thing, who) -> {
                    if (who.contains(name) && Collections.disjoint(who, running)) {
                        left.add(thing);
                    }
                });
        return left;
    }

    private static synchronized String blamed(Set<String> left) {
        known.addAll(left);
        return left.stream()
                .map(thing -> thing + " (" + String.join(" or ", suspects.get(thing)) + ")")
                .collect(Collectors.joining("; "));
    }

    private static void look() {
        Set<String> now = present();
        suspects.keySet().retainAll(now);
        now.removeAll(known);
        now.forEach(thing -> suspects.putIfAbsent(thing, new TreeSet<>(running)));
    }

    /** Whether a process that is nobody's child any more has a home of these tests. */
    private static boolean isOfTests(ProcessHandle process) {
        try {
            return OWN_DIRECTORY
                    && edges
                    && process.pid() != ProcessHandle.current().pid()
                    && Files.readString(
                                    Path.of("/proc/" + process.pid() + "/environ"),
                                    StandardCharsets.ISO_8859_1)
                            .contains("HOME=" + TEMPORARY + "/");
        } catch (IOException e) {
            return false; // it has ended, or is another user's
        }
    }

    private static Set<String> present() {
        Set<String> found = new TreeSet<>();
        Thread.getAllStackTraces().keySet().stream()
                .map(thread -> "thread " + thread.getName() + " #" + thread.threadId())
                .forEach(found::add);
        Stream.concat(
                        ProcessHandle.current().descendants(),
                        ProcessHandle.allProcesses().filter(Leaks::isOfTests))
                .map(child -> "process " + child.pid() + child.info().command().orElse(""))
                .forEach(found::add);
        try {
            for (String line : Files.readAllLines(Path.of("/proc/self/mountinfo"))) {
                found.add("mount " + line.split(" ", -1)[4]);
            }
            if (OWN_DIRECTORY) {
                try (Stream<Path> files = Files.list(TEMPORARY)) {
                    files.forEach(file -> found.add("file " + file));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        found.removeIf(thing -> KEPT.matcher(thing).matches());
        return found;
    }
}
