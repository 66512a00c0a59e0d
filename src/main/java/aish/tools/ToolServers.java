package aish.tools;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

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

    /** Returns the names of all servers in the order in which they were added. */
    List<String> names();

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
}
