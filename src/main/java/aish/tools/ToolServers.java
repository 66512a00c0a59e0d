package aish.tools;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The servers that offer tools. Safe for many threads; whatever blocks is bounded in time. */
public interface ToolServers extends AutoCloseable {
    /**
     * Something to read that a server has.
     *
     * @param kind of content, perhaps empty
     */
    record Resource(String server, String address, String title, String kind) {}

    /**
     * A text that a server makes.
     *
     * @param arguments the names of what goes into it; those that must not be missing have a star
     */
    record Prompt(String server, String name, String description, List<String> arguments) {
        public Prompt {
            arguments = List.copyOf(arguments);
        }
    }

    /** The names of all servers, in the order in which they became known. */
    List<String> names();

    List<ServerStatus> list();

    Optional<ServerStatus> status(String server);

    /** The tools of all connected servers, always in the same order. */
    List<Tool> tools();

    /** The tool that models know by that name. */
    default Optional<Tool> find(String offered) {
        return tools().stream().filter(tool -> tool.offered().equals(offered)).findFirst();
    }

    /** Begins to connect all servers that are enabled; returns at once. */
    void begin();

    /** Waits until no server is on its way any more, or that much time has passed. */
    void await(Duration most) throws InterruptedException;

    /** Connects a server that is known. */
    ServerStatus connect(String server) throws ToolException, InterruptedException;

    /** Makes a server behind an address known, and connects it. */
    ServerStatus connectTo(String address) throws ToolException, InterruptedException;

    void disconnect(String server) throws ToolException;

    ServerStatus restart(String server) throws ToolException, InterruptedException;

    /** The last lines that a server, or aish about it, has written; oldest first. */
    List<String> log(String server) throws ToolException;

    /**
     * Calls a tool; returns at once.
     *
     * @param arguments a JSON object
     * @param progress told from any thread
     */
    ToolRun call(Tool tool, String arguments, Consumer<ToolProgress> progress);

    /** Has the questions of servers answered while it is open; at other times they are dropped. */
    Attention attend(Consumer<ServerQuestion> person);

    /** Says that somebody answers. */
    interface Attention extends AutoCloseable {
        @Override
        void close();
    }

    List<Resource> resources(String server) throws ToolException, InterruptedException;

    /** The text of a resource. */
    String read(String server, String address) throws ToolException, InterruptedException;

    List<Prompt> prompts(String server) throws ToolException, InterruptedException;

    /** The text of a prompt. */
    String prompt(String server, String name, Map<String, String> arguments)
            throws ToolException, InterruptedException;

    /** Ends all connections and programs. */
    @Override
    void close();
}
