package aish.tools.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/**
 * Talks to a program on its standard streams, a message a line. The library has such a transport
 * too, but it runs programs only where aish runs, does not tell when they end, buffers without
 * bounds, gives up at the first line that is no message, and waits for ever for a program that does
 * not want to end.
 */
final class StdioTransport implements McpClientTransport {
    private static final int WAITING_MESSAGES = 256;
    private static final long GRACE_MILLIS = 1000;

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
     * @param environment all of it
     * @param longest a message of more bytes ends the connection
     * @param lost told once why the connection is over, unless it was closed
     */
    StdioTransport(
            List<String> command,
            Map<String, String> environment,
            Path directory,
            McpJsonMapper mapper,
            int longest,
            ServerLog log,
            Consumer<String> lost) {
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
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process started;
        try {
            started = builder.start();
        } catch (IOException e) {
            // the library does not pass on what goes wrong here
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
                if (lines.wasTooLong()) {
                    end = "it sent a message of more than " + (longest >> 20) + " MiB";
                    break;
                }
                receive(line.get(), handler);
                line = lines.next();
            }
        } catch (UncheckedIOException e) {
            end = "its output could not be read";
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
                            _ -> {}, problem -> log.note("a message came to nothing: " + problem));
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
                return "it has ended with status " + started.exitValue();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "it has closed its output";
    }

    private void readErrors(Process started) {
        BoundedLines lines = new BoundedLines(started.getErrorStream(), 1 << 16);
        try {
            for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                log.add(line.get());
            }
        } catch (UncheckedIOException e) {
            // the program is over, and so are its errors
        }
    }

    /** A program that does not read its input blocks this thread and no other. */
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
            // its reader will notice that it has ended
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
                throw new UncheckedIOException(new IOException("it does not read its input"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Mono<Void> closeGracefully() {
        return Mono.fromRunnable(this::end);
    }

    /** First the end of its input, which a good program takes as a request to leave. */
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

    /** Apart, as closing waits for a write that is under way. */
    private static void closeInput(Process running) {
        try {
            running.getOutputStream().close();
        } catch (IOException e) {
            // it is closed one way or the other
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
}
