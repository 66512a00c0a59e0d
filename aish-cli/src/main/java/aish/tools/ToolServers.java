package aish.tools;

import module java.base;

/** The servers that offer tools. Thread-safe; blocking methods have time limits. */
public interface ToolServers extends AutoCloseable {
    /**
     * Something that a server offers for reading.
     *
     * @param kind the type of content; may be empty
     */
    record Resource(String server, String address, String title, String kind) {}

    /**
     * A prompt template of a server.
     *
     * @param arguments the names of its arguments; required ones are marked with a star
     */
    record Prompt(String server, String name, String description, List<String> arguments) {
        public Prompt {
            arguments = List.copyOf(arguments);
        }
    }

    /** Tools that need no server. */
    interface OwnTools {
        List<Tool> tools();

        /** Calls a tool; returns immediately if it only reads. */
        ToolRun call(Tool tool, String arguments);
    }

    /** Returns the names of all servers in the order in which they were added. */
    List<String> names();

    /** Returns the status of each server, and of the built-in tools as if they were one. */
    List<ServerStatus> list();

    Optional<ServerStatus> status(String server);

    /** Returns the tools of all connected servers, always in the same order. */
    List<Tool> tools();

    /** Finds a tool by the name that models use. */
    default Optional<Tool> find(String offered) {
        return tools().stream().filter(tool -> tool.offered().equals(offered)).findFirst();
    }

    /** Starts connecting all enabled servers; returns immediately. */
    void begin();

    /** Waits until no server is connecting any more, at most for that time. */
    void await(Duration most) throws InterruptedException;

    ServerStatus connect(String server) throws ToolException, InterruptedException;

    /** Adds a server with that address, and connects it. */
    ServerStatus connectTo(String address) throws ToolException, InterruptedException;

    void disconnect(String server) throws ToolException;

    ServerStatus restart(String server) throws ToolException, InterruptedException;

    /** Returns the last log lines of a server and of aish about it, oldest first. */
    List<String> log(String server) throws ToolException;

    /**
     * Calls a tool; returns immediately.
     *
     * @param arguments a JSON object
     * @param progress called on any thread
     */
    ToolRun call(Tool tool, String arguments, Consumer<ToolProgress> progress);

    /** Passes the questions of servers on until it is closed; at other times they are dropped. */
    Attention answerQuestions(Consumer<ServerQuestion> person);

    /** While open, questions of servers are answered. */
    interface Attention extends AutoCloseable {
        @Override
        void close();
    }

    List<Resource> resources(String server) throws ToolException, InterruptedException;

    /** Returns the text of a resource. */
    String read(String server, String address) throws ToolException, InterruptedException;

    List<Prompt> prompts(String server) throws ToolException, InterruptedException;

    /** Returns the text of a prompt. */
    String prompt(String server, String name, Map<String, String> arguments)
            throws ToolException, InterruptedException;

    /** Closes all connections and ends all programs. */
    @Override
    void close();

    /**
     * The progress of a call as reported by the server.
     *
     * @param message may be empty
     */
    record ToolProgress(double done, OptionalDouble total, String message) {}

    /** A running call. Thread-safe. */
    interface ToolRun {
        /** Completed once, and never with an exception. */
        CompletableFuture<ToolOutcome> outcome();

        /** Cancels the call soon and tells the server; later results are ignored. */
        void cancel();

        /** A call that has ended before anyone can cancel it. */
        static ToolRun ended(ToolOutcome result) {
            return new Ended(CompletableFuture.completedFuture(result));
        }

        /** A call that has ended. */
        record Ended(CompletableFuture<ToolOutcome> outcome) implements ToolRun {
            @Override
            public void cancel() {}
        }
    }

    /**
     * A server could not do what it was asked; the message says in one line what failed and what to
     * do.
     */
    final class ToolException extends Exception {
        private static final long serialVersionUID = 1L;

        public ToolException(String message) {
            super(message);
        }

        /** Returns the message, which is never null. */
        public String describe() {
            return String.valueOf(getMessage());
        }
    }

    /**
     * The result of a call.
     *
     * @param text what the tool returned, or why it returned nothing
     */
    record ToolOutcome(Kind kind, String text) {
        /** How a call can end. */
        public enum Kind {
            DONE,
            /** The tool reported an error. */
            FAILED,
            /** The server could not be reached, died, or sent an invalid response. */
            BROKEN,
            TIMED_OUT,
            CANCELLED
        }

        public boolean isGood() {
            return kind == Kind.DONE;
        }
    }

    /**
     * A snapshot of a server's status.
     *
     * @param where the program or the address, without secrets
     * @param note why it is in that state, or what it is waiting for; may be empty
     * @param protocol the negotiated protocol version; empty before it is connected
     * @param tools the tools it offers; empty before it is connected
     */
    record ServerStatus(
            String name,
            String where,
            State state,
            String note,
            String protocol,
            List<Tool> tools) {
        /** Whether the server can be used. */
        public enum State {
            DISABLED,
            DISCONNECTED,
            CONNECTING,
            CONNECTED,
            /** The connection was lost and will be retried. */
            WAITING,
            FAILED
        }

        public ServerStatus {
            tools = List.copyOf(tools);
        }

        public boolean isConnected() {
            return state == State.CONNECTED;
        }
    }
}
