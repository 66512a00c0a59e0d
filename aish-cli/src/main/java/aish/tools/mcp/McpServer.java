package aish.tools.mcp;

import module java.base;

import aish.tools.Tool;
import aish.tools.ToolServers.ServerStatus;
import aish.tools.ToolServers.ServerStatus.State;
import aish.tools.ToolServers.ToolException;
import aish.tools.mcp.McpHost.ServerLog;
import aish.tools.mcp.McpServers.ServerSpec;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one server connected as long as wanted: its own thread connects, notices when the
 * connection is lost, and retries with increasing delays. Thread-safe.
 */
final class McpServer {
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(1);
    private static final int MOST_FAILURES = 6;

    /** A connection that lasted this long resets the count of failures. */
    private static final Duration STABLE_AFTER = Duration.ofMinutes(1);

    /** The minimum interval between two listings of the tools, however often they change. */
    private static final Duration RELIST_DELAY = Duration.ofMillis(300);

    private final ServerSpec spec;
    private final McpHost host;
    private final ScheduledExecutorService clock;
    private final Runnable changed;
    private final ServerLog log = new ServerLog();
    private final Object lock = new Object();
    private State state;
    private String note = "";
    private List<Tool> tools = List.of();
    private String protocol = "";
    private @Nullable McpConnection connection;
    private @Nullable Thread connector;
    private boolean listing;

    /**
     * @param changed called whenever the status has changed
     */
    McpServer(ServerSpec spec, McpHost host, ScheduledExecutorService clock, Runnable changed) {
        this.spec = spec;
        this.host = host;
        this.clock = clock;
        this.changed = changed;
        this.state = spec.enabled() ? State.DISCONNECTED : State.DISABLED;
    }

    boolean isEnabled() {
        return spec.enabled();
    }

    ServerLog log() {
        return log;
    }

    ServerStatus status() {
        synchronized (lock) {
            return new ServerStatus(spec.name(), spec.where(), state, note, protocol, tools);
        }
    }

    /** Starts keeping it connected; returns immediately. */
    void begin() {
        synchronized (lock) {
            if (connector == null) {
                state = State.CONNECTING;
                note = "";
                connector =
                        Thread.ofVirtual().name("mcp-" + spec.name()).start(this::keepConnected);
            }
        }
        changed.run();
    }

    /** Stops keeping it connected. */
    void end() {
        Thread running;
        McpConnection open;
        synchronized (lock) {
            running = connector;
            open = connection;
            connector = null;
            connection = null;
        }
        if (running != null) {
            running.interrupt();
        }
        if (open != null) {
            open.close();
        }
        setState(State.DISCONNECTED, "");
    }

    /** Waits until it is connected or has failed once, at most for that time. */
    void await(Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        synchronized (lock) {
            long left = end - System.nanoTime();
            while (state == State.CONNECTING && left > 0) {
                lock.wait(Math.max(1, left / 1_000_000));
                left = end - System.nanoTime();
            }
        }
    }

    /** A little longer than connecting may take, so that its result is seen. */
    Duration patience() {
        int ways = McpConnection.ways(spec).size();
        return spec.connectTimeout().multipliedBy(ways).plusSeconds(1);
    }

    Optional<McpConnection> connection() {
        synchronized (lock) {
            return state == State.CONNECTED ? Optional.ofNullable(connection) : Optional.empty();
        }
    }

    private void keepConnected() {
        int failures = 0;
        String problem = "";
        Duration pause = FIRST_PAUSE;
        try {
            while (isWanted()) {
                long start = System.nanoTime();
                problem = session(problem);
                if (!isWanted()) {
                    return;
                }
                boolean good = System.nanoTime() - start > STABLE_AFTER.toNanos();
                failures = good ? 1 : failures + 1;
                pause = good ? FIRST_PAUSE : pause;
                log.note(problem);
                if (failures >= MOST_FAILURES) {
                    leave(problem);
                    return;
                }
                setState(State.WAITING, problem + "; retrying in " + pause.toSeconds() + " s");
                Thread.sleep(pause);
                pause = pause.multipliedBy(2);
                pause = pause.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : pause;
            }
        } catch (InterruptedException e) {
            // it is no longer wanted
        }
    }

    private boolean isWanted() {
        synchronized (lock) {
            return Thread.currentThread().equals(connector);
        }
    }

    private void leave(String problem) {
        synchronized (lock) {
            connector = null;
        }
        setState(State.FAILED, problem + "; :mcp restart " + spec.name() + " tries again");
    }

    /**
     * Runs one connection from start to loss, and returns why it ended.
     *
     * @param before why the last one ended; may be empty
     */
    private String session(String before) throws InterruptedException {
        setState(State.CONNECTING, before);
        McpConnection open;
        try {
            open = McpConnection.open(spec, host, log, clock, this::toolsChanged);
        } catch (ToolException e) {
            return e.describe();
        } catch (RuntimeException e) {
            return "cannot connect to " + spec.name() + ": " + e.getMessage();
        }
        try {
            List<Tool> listed = open.tools();
            synchronized (lock) {
                if (!isWanted()) {
                    return "";
                }
                connection = open;
                protocol = open.protocol();
                tools = listed;
            }
            log.note("connected, " + listed.size() + " tools");
            setState(State.CONNECTED, "");
            return "lost the connection to " + spec.name() + ": " + reason(open);
        } catch (ToolException e) {
            return e.describe();
        } finally {
            synchronized (lock) {
                tools = List.of();
                connection = null;
            }
            open.close();
        }
    }

    private static String reason(McpConnection open) throws InterruptedException {
        while (true) {
            try {
                return open.lost().get(1, TimeUnit.HOURS);
            } catch (TimeoutException e) {
                // still connected
            } catch (ExecutionException e) {
                return String.valueOf(e.getMessage());
            }
        }
    }

    /** Lists the tools again after a pause, so that many notifications lead to one listing. */
    private void toolsChanged() {
        synchronized (lock) {
            if (listing) {
                return;
            }
            listing = true;
        }
        ScheduledFuture<?> _ =
                clock.schedule(
                        () -> Thread.ofVirtual().name("mcp-tools").start(this::listAgain),
                        RELIST_DELAY.toMillis(),
                        TimeUnit.MILLISECONDS);
    }

    private void listAgain() {
        synchronized (lock) {
            listing = false;
        }
        Optional<McpConnection> open = connection();
        if (open.isEmpty()) {
            return;
        }
        try {
            List<Tool> listed = open.get().tools();
            synchronized (lock) {
                tools = listed;
            }
            changed.run();
        } catch (ToolException e) {
            log.note(e.describe());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void setState(State now, String why) {
        synchronized (lock) {
            state = now;
            note = why;
            lock.notifyAll();
        }
        changed.run();
    }
}
