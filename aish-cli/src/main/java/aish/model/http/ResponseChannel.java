package aish.model.http;

import module java.base;

import aish.model.ModelProblem;
import aish.model.ModelProblem.Failure;
import aish.model.ModelProblem.ModelException;
import aish.model.http.Connection.ConnectionListener;
import org.jspecify.annotations.Nullable;

/**
 * Passes a response from the thread that reads it to the thread that asked, which can leave at any
 * moment without waiting for the other. The asking thread also enforces the timeouts, because name
 * lookups and writes have none.
 */
public final class ResponseChannel implements ConnectionListener {
    private static final int MOST_WAITING = 64;
    private static final long LINGER_MILLIS = 250;

    /** How long to wait for more once the answer is whole. */
    private static final Duration AFTERTHOUGHT = Duration.ofSeconds(1);

    private static final long NANOS_PER_MILLI = 1_000_000;

    private final String where;
    private final RequestTimeouts timeouts;

    /** Guards the fields below. */
    private final Object lock = new Object();

    private final Deque<byte[]> arrived = new ArrayDeque<>();
    private @Nullable ResponseHead head;
    private @Nullable ModelProblem problem;
    private @Nullable Socket socket;
    private boolean dialling;
    private boolean whole;
    private boolean stopped;
    private boolean abandoned;
    private boolean over;
    private long lastSign = System.nanoTime();
    private long deadline;

    ResponseChannel(String where, RequestTimeouts timeouts) {
        this.where = where;
        this.timeouts = timeouts;
        this.deadline = lastSign + timeouts.total().toNanos();
    }

    /** Waits for the head of the response. */
    public ResponseHead head() throws ModelException {
        synchronized (lock) {
            await(Wanted.HEAD);
            if (head != null) {
                return head;
            }
            throw new ModelException(
                    problem == null ? new ModelProblem.Protocol("no answer") : problem);
        }
    }

    /** Waits for more of the body; returns all that has arrived, or null at its end. */
    public byte @Nullable [] next() throws ModelException {
        synchronized (lock) {
            await(Wanted.BYTES);
            byte[] bytes = arrived.size() < 2 ? arrived.poll() : joined();
            lastSign = System.nanoTime();
            lock.notifyAll();
            if (bytes == null && problem != null) {
                throw new ModelException(problem);
            }
            return bytes;
        }
    }

    private byte[] joined() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] each : arrived) {
            all.writeBytes(each);
        }
        arrived.clear();
        return all.toByteArray();
    }

    /** Notes that the answer is whole although the server may not end the connection. */
    public void expectLittle() {
        synchronized (lock) {
            whole = true;
        }
    }

    /**
     * Returns as much of the body as arrives soon, up to a limit. Does not fail if the body breaks
     * off.
     */
    byte[] rest(int limit, Duration soon) throws ModelException {
        synchronized (lock) {
            deadline = Math.min(deadline, System.nanoTime() + soon.toNanos());
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try {
            byte[] bytes = next();
            while (bytes != null && all.size() < limit) {
                all.writeBytes(bytes);
                bytes = next();
            }
        } catch (ModelException e) {
            if (e.problem() instanceof ModelProblem.Cancelled) {
                throw e;
            }
        }
        return all.toByteArray();
    }

    private enum Wanted {
        HEAD,
        BYTES
    }

    /** Returns when the wanted part has arrived or cannot arrive any more. */
    private void await(Wanted wanted) throws ModelException {
        while (!stopped && !over && (wanted == Wanted.HEAD ? head == null : arrived.isEmpty())) {
            Duration patience = dialling ? timeouts.connect() : timeouts.idle();
            long silence = (whole ? AFTERTHOUGHT : patience).toNanos();
            long left = Math.min(lastSign + silence, deadline) - System.nanoTime();
            if (left <= 0) {
                throw new ModelException(silent());
            }
            try {
                lock.wait(left / NANOS_PER_MILLI + 1);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                stopped = true;
            }
        }
        if (stopped) {
            throw new ModelException(new ModelProblem.Cancelled());
        }
    }

    private ModelProblem silent() {
        Failure failure = dialling ? Failure.TIMEOUT_CONNECT : Failure.TIMEOUT_IDLE;
        return new ModelProblem.Transport(failure, where, "");
    }

    /** Ends the exchange at once. Any thread. */
    public void stop() {
        synchronized (lock) {
            stopped = true;
            lock.notifyAll();
        }
        hangUp();
    }

    /**
     * Called when nothing more is wanted. After the last event a server may get a moment to end the
     * response properly, so that the connection can be reused.
     */
    public void leave(Ending ending) {
        boolean done;
        synchronized (lock) {
            abandoned = true;
            arrived.clear();
            lock.notifyAll();
            done = over;
        }
        if (done) {
            return;
        }
        if (ending == Ending.AT_ONCE) {
            hangUp();
            return;
        }
        Thread thread = new Thread(this::linger, "model-linger");
        thread.setDaemon(true);
        thread.start();
    }

    /** How to end the exchange. */
    public enum Ending {
        AT_ONCE,
        PROPERLY
    }

    private void linger() {
        try {
            Thread.sleep(LINGER_MILLIS);
        } catch (InterruptedException _) {
            // then it has had its moment
        }
        boolean ended;
        synchronized (lock) {
            ended = over;
        }
        if (!ended) {
            hangUp();
        }
    }

    private void hangUp() {
        Socket open;
        synchronized (lock) {
            open = socket;
        }
        if (open != null) {
            try {
                open.close();
            } catch (IOException _) {
                // it is gone either way
            }
        }
    }

    void deliver(ResponseHead received) {
        synchronized (lock) {
            head = received;
            lastSign = System.nanoTime();
            lock.notifyAll();
        }
    }

    /** Adds bytes, waiting while the asking thread has enough of them. */
    void deliver(byte[] bytes) throws IOException {
        synchronized (lock) {
            while (arrived.size() >= MOST_WAITING && !abandoned && !stopped) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new SocketException("interrupted");
                }
            }
            lastSign = System.nanoTime();
            if (!abandoned && !stopped) {
                arrived.add(bytes);
                lock.notifyAll();
            }
        }
    }

    /** Lets go of the socket. Returns false if it must be closed. */
    boolean release() {
        synchronized (lock) {
            socket = null;
            return !stopped;
        }
    }

    /**
     * Called when nothing more will arrive.
     *
     * @param failure why; null if the response is complete
     */
    void end(@Nullable ModelProblem failure) {
        synchronized (lock) {
            over = true;
            problem = failure;
            lock.notifyAll();
        }
        if (failure != null) {
            hangUp();
        }
    }

    @Override
    public void attach(Socket opened) throws IOException {
        synchronized (lock) {
            socket = opened;
            if (!stopped && !abandoned) {
                return;
            }
        }
        opened.close();
        throw new SocketException("not wanted any more");
    }

    /**
     * Called when connecting starts; wakes the waiting thread, because from now on there is less
     * time.
     */
    void dialling() {
        synchronized (lock) {
            dialling = true;
            lastSign = System.nanoTime();
            lock.notifyAll();
        }
    }

    /** Called when connected; from now on the idle timeout applies. */
    void connected() {
        synchronized (lock) {
            dialling = false;
            lastSign = System.nanoTime();
        }
    }

    @Override
    public void active() {
        synchronized (lock) {
            lastSign = System.nanoTime();
        }
    }
}
