package aish.exec.fleet;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.exec.fleet.HostResult.Ending;
import aish.exec.fleet.Hosts.Host;
import aish.exec.fleet.Hosts.Programs;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.shell.OutputCapture;
import aish.shell.remote.Target.TargetException;
import aish.shell.remote.Transports;
import aish.text.Counted;
import aish.text.PlainText;

/** Runs programs that each run one command on one host, some of them at the same time. */
public final class FleetRun {
    private static final int MOST_AT_ONCE = 16;
    private static final int BUFFER = 1 << 16;

    /** Far more than a program needs that has closed its output. */
    private static final int ENDING_SECONDS = 30;

    /** Keeps Ctrl-C, and questions about passwords, away from what has no terminal to use. */
    private static final Path APART = Path.of("/usr/bin/setsid");

    private final Transports transports;
    private final Programs programs;
    private final MarkedCommand command;
    private final Map<String, Process> running = new LinkedHashMap<>();
    private boolean stopped;

    FleetRun(Transports transports, Programs programs, MarkedCommand command) {
        this.transports = transports;
        this.programs = programs;
        this.command = command;
    }

    /** Ends all that run and starts no more. Any thread. */
    public void stop() {
        synchronized (running) {
            stopped = true;
            running.values().forEach(FleetRun::end);
        }
    }

    private static void end(Process process) {
        List<ProcessHandle> family = process.descendants().toList();
        process.destroyForcibly();
        family.forEach(ProcessHandle::destroyForcibly);
        // a program of another user cannot be killed, but ends with its input
        close(process.getOutputStream());
    }

    private static void close(Closeable stream) {
        try {
            stream.close();
        } catch (IOException e) {
            // nothing was written to it
        }
    }

    /**
     * Returns the results in the order of the hosts.
     *
     * @param captures returns what keeps the output of the next host
     */
    public List<HostResult> run(
            List<Host> hosts, Supplier<OutputCapture> captures, EventSink events)
            throws TargetException, InterruptedException {
        Map<Host, List<String>> words = new LinkedHashMap<>();
        for (Host host : hosts) {
            words.put(host, transports.of(host.target()).plain(host.target(), command.watched()));
        }
        BlockingQueue<HostResult> ended = new LinkedBlockingQueue<>();
        Map<String, HostResult> results = new LinkedHashMap<>();
        try (ExecutorService pool =
                Executors.newFixedThreadPool(MOST_AT_ONCE, Thread.ofVirtual().factory())) {
            words.forEach(
                    (host, program) -> {
                        OutputCapture capture = captures.get();
                        results.put(host.name(), unstarted(host.name()));
                        pool.execute(() -> ended.add(run(host, program, capture)));
                    });
            boolean done = false;
            try {
                for (int i = 0; i < hosts.size(); i++) {
                    events.emit(new Event.Busy(progress(i, hosts.size())));
                    HostResult next = ended.take();
                    results.put(next.host(), next);
                    events.emit(next.event());
                }
                done = true;
            } finally {
                if (!done) {
                    stop();
                }
            }
        }
        return List.copyOf(results.values());
    }

    private String progress(int ended, int all) {
        List<String> open;
        synchronized (running) {
            open = List.copyOf(running.keySet());
        }
        String waiting = open.isEmpty() ? "" : ", waiting for " + Counted.list(open);
        return ended + " of " + Counted.of(all, "host") + " ended" + waiting;
    }

    private HostResult run(Host host, List<String> program, OutputCapture capture) {
        long start = System.nanoTime();
        MessageDigest digest = digest();
        MarkedCommand.Reader reader =
                new MarkedCommand.Reader(
                        command.mark(),
                        bytes -> {
                            digest.update(bytes.duplicate());
                            capture.add(bytes, true);
                        });
        Ending ending;
        try {
            ending = ending(host, program, reader);
        } catch (IOException e) {
            ending = new Ending.Unreachable(PlainText.oneLine(String.valueOf(e.getMessage())));
        }
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        String equal = HexFormat.of().formatHex(digest.digest());
        return result(host.name(), ending, took, equal, programs.directory(), capture.finish());
    }

    private Ending ending(Host host, List<String> program, MarkedCommand.Reader reader)
            throws IOException {
        Path said = Files.createTempFile("aish-on-", ".txt");
        try {
            Optional<Process> process = start(host.name(), program, said);
            if (process.isEmpty()) {
                return new Ending.Unstarted();
            }
            String status = "";
            try {
                read(process.get(), reader);
                status = reader.hasStarted() ? "" : status(process.get());
            } finally {
                end(process.get());
                synchronized (running) {
                    running.remove(host.name());
                }
            }
            String text = Files.readString(said, StandardCharsets.ISO_8859_1);
            return ending(reader, host.target().reason(text.isBlank() ? status : text));
        } finally {
            Files.delete(said);
        }
    }

    /** Starts a program; empty if the user has stopped the run. */
    private Optional<Process> start(String host, List<String> program, Path said)
            throws IOException {
        List<String> words = new ArrayList<>(program);
        if (Files.isExecutable(APART)) {
            words.addFirst(APART.toString());
        }
        ProcessBuilder builder = programs.builder(words).redirectError(said.toFile());
        synchronized (running) {
            if (stopped) {
                return Optional.empty();
            }
            Process process = builder.start();
            running.put(host, process);
            return Optional.of(process);
        }
    }

    /** Does not wait for the end of the output, which something in the background may hold open. */
    private static void read(Process process, MarkedCommand.Reader reader) {
        byte[] buffer = new byte[BUFFER];
        try (InputStream in = process.getInputStream()) {
            int count = in.read(buffer);
            while (count >= 0) {
                reader.add(buffer, count);
                count = reader.status().isPresent() ? -1 : in.read(buffer);
            }
        } catch (IOException e) {
            // it was ended
        }
        reader.end();
    }

    private static String status(Process process) {
        try {
            return process.waitFor(ENDING_SECONDS, TimeUnit.SECONDS)
                    ? "exit status " + process.exitValue()
                    : "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    private Ending ending(MarkedCommand.Reader reader, String why) {
        if (reader.status().isPresent()) {
            return new Ending.Exited(reader.status().getAsInt());
        }
        synchronized (running) {
            if (stopped) {
                return reader.hasStarted() ? new Ending.Stopped() : new Ending.Unstarted();
            }
        }
        return reader.hasStarted() ? new Ending.Lost(why) : new Ending.Unreachable(why);
    }

    /** Returns the result of a host on which the command does not run. */
    public HostResult unstarted(String host) {
        return result(
                host,
                new Ending.Unstarted(),
                Duration.ZERO,
                "",
                programs.directory(),
                CapturedOutput.NOTHING);
    }

    static HostResult result(
            String host,
            Ending ending,
            Duration took,
            String digest,
            Path directory,
            CapturedOutput output) {
        int status =
                switch (ending) {
                    case Ending.Exited(int own) -> own;
                    case Ending.Unreachable _, Ending.Lost _ -> HostResult.NO_CONNECTION;
                    case Ending.Stopped _, Ending.Unstarted _ -> ExitCode.INTERRUPTED;
                };
        return new HostResult(
                host, ending, new CommandResult("", status, took, directory, 0, 0, output), digest);
    }

    static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }
}
