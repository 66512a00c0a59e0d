package aish.tools.mcp;

import module java.base;

import aish.tools.ServerLauncher;
import aish.tools.mcp.McpHost.ServerLog;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/**
 * Exchanges messages with a program over its standard streams, one per line. The library's own
 * transport runs programs only in aish's directory, does not report when they end, buffers without
 * limit, gives up at the first line that is not a message, and waits for ever for a program that
 * does not end.
 */
final class StdioTransport implements McpClientTransport {
    private static final int WAITING_MESSAGES = 256;
    private static final long GRACE_MILLIS = 1000;

    private final ServerLauncher launcher;
    private final List<String> command;
    private final Map<String, String> environment;
    private final Path directory;
    private final McpJsonMapper mapper;
    private final int longest;
    private final ServerLog log;
    private final Consumer<String> lost;
    private final BlockingQueue<String> outgoing = new ArrayBlockingQueue<>(WAITING_MESSAGES);
    private volatile @Nullable Process process;
    private volatile boolean closing;

    /**
     * @param environment the complete environment of the program
     * @param longest the maximum message size in bytes; a larger one ends the connection
     * @param lost called once with the reason when the connection ends, unless it was closed
     */
    StdioTransport(
            ServerLauncher launcher,
            List<String> command,
            Map<String, String> environment,
            Path directory,
            McpJsonMapper mapper,
            int longest,
            ServerLog log,
            Consumer<String> lost) {
        this.launcher = launcher;
        this.command = command;
        this.environment = environment;
        this.directory = directory;
        this.mapper = mapper;
        this.longest = longest;
        this.log = log;
        this.lost = lost;
    }

    @Override
    public Mono<Void> connect(Function<Mono<JSONRPCMessage>, Mono<JSONRPCMessage>> handler) {
        return Mono.fromRunnable(() -> start(handler));
    }

    private void start(Function<Mono<JSONRPCMessage>, Mono<JSONRPCMessage>> handler) {
        Process started;
        try {
            started = launcher.start(command, environment, directory);
        } catch (IOException e) {
            // the library does not report errors from here
            lost.accept("cannot start " + command.getFirst() + ": " + e.getMessage());
            return;
        }
        process = started;
        thread("in", () -> read(started, handler));
        thread("err", () -> readErrors(started));
        thread("out", () -> write(started));
    }

    private static void thread(String name, Runnable work) {
        Thread.ofPlatform().daemon().name("mcp-" + name).start(work);
    }

    private void read(
            Process started, Function<Mono<JSONRPCMessage>, Mono<JSONRPCMessage>> handler) {
        BoundedLines lines = new BoundedLines(started.getInputStream(), longest);
        String end = "";
        try {
            Optional<String> line = lines.next();
            while (line.isPresent()) {
                if (lines.tooLong) {
                    end = "the server sent a message of more than " + (longest >> 20) + " MiB";
                    break;
                }
                receive(line.get(), handler);
                line = lines.next();
            }
        } catch (UncheckedIOException e) {
            end = "cannot read the server's output";
        }
        finish(started, end);
    }

    private void receive(
            String line, Function<Mono<JSONRPCMessage>, Mono<JSONRPCMessage>> handler) {
        if (line.isBlank()) {
            return;
        }
        try {
            JSONRPCMessage message = McpSchema.deserializeJsonRpcMessage(mapper, line);
            handler.apply(Mono.just(message))
                    .subscribe(
                            _ -> {}, problem -> log.note("could not handle a message: " + problem));
        } catch (IOException | RuntimeException e) {
            log.note("not a message: " + line);
        }
    }

    private void finish(Process started, String why) {
        if (closing) {
            return;
        }
        String reason = why.isEmpty() ? ended(started) : why;
        destroy(started);
        lost.accept(reason);
    }

    private static String ended(Process started) {
        try {
            if (started.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS)) {
                return "the server exited with status " + started.exitValue();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "the server closed its output";
    }

    private void readErrors(Process started) {
        BoundedLines lines = new BoundedLines(started.getErrorStream(), 1 << 16);
        try {
            for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                log.add(line.get());
            }
        } catch (UncheckedIOException e) {
            // the program has ended, and its error stream with it
        }
    }

    /** Writes the messages. A program that does not read its input blocks only this thread. */
    private void write(Process started) {
        try (OutputStream out = started.getOutputStream()) {
            while (started.isAlive()) {
                String message = outgoing.poll(GRACE_MILLIS, TimeUnit.MILLISECONDS);
                if (message != null) {
                    out.write((message + "\n").getBytes(StandardCharsets.UTF_8));
                    out.flush();
                }
            }
        } catch (IOException e) {
            // the reading thread notices that the program has ended
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public Mono<Void> sendMessage(JSONRPCMessage message) {
        return Mono.fromRunnable(() -> send(message));
    }

    private void send(JSONRPCMessage message) {
        try {
            if (!outgoing.offer(mapper.writeValueAsString(message))) {
                throw new UncheckedIOException(
                        new IOException("the server does not read its input"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Mono<Void> closeGracefully() {
        return Mono.fromRunnable(this::end);
    }

    /** Closes the program's input first, which well-behaved programs take as a request to exit. */
    private void end() {
        closing = true;
        Process running = process;
        if (running == null) {
            return;
        }
        thread("end", () -> closeInput(running));
        try {
            if (!running.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS)) {
                running.descendants().forEach(ProcessHandle::destroy);
                running.destroy();
                running.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        destroy(running);
    }

    /** Closes the input on its own thread, because closing waits for a write in progress. */
    private static void closeInput(Process running) {
        try {
            running.getOutputStream().close();
        } catch (IOException e) {
            // it is closed either way
        }
    }

    private static void destroy(Process running) {
        running.descendants().forEach(ProcessHandle::destroyForcibly);
        running.destroyForcibly();
    }

    @Override
    public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
        return mapper.convertValue(data, type);
    }

    /** Reads lines from a stream, keeping at most a fixed length of each. Used by one thread. */
    private static final class BoundedLines {
        private static final int BUFFER = 1 << 16;

        private final InputStream in;
        private final int longest;
        private final byte[] buffer = new byte[BUFFER];
        private int start;
        private int end;
        private byte[] line = new byte[BUFFER];
        private int length;
        private boolean tooLong;

        BoundedLines(InputStream in, int longest) {
            this.in = in;
            this.longest = longest;
        }

        /** Returns the next line, perhaps truncated; empty at the end. */
        Optional<String> next() {
            length = 0;
            tooLong = false;
            try {
                while (true) {
                    if (start == end) {
                        start = 0;
                        end = in.read(buffer);
                        if (end < 0) {
                            end = 0;
                            return length > 0 ? Optional.of(text()) : Optional.empty();
                        }
                    }
                    int at = start;
                    while (at < end && buffer[at] != '\n') {
                        at++;
                    }
                    keep(at);
                    if (at < end) {
                        start = at + 1;
                        return Optional.of(text());
                    }
                    start = end;
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private void keep(int to) {
            int more = Math.min(to - start, longest - length);
            tooLong |= more < to - start;
            if (length + more > line.length) {
                line =
                        Arrays.copyOf(
                                line, Math.max(length + more, Math.min(longest, 2 * line.length)));
            }
            System.arraycopy(buffer, start, line, length, more);
            length += more;
        }

        private String text() {
            String text = new String(line, 0, length, StandardCharsets.UTF_8);
            if (line.length > BUFFER * 16) {
                line = new byte[BUFFER];
            }
            return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
        }
    }
}
