package aish.settings;

import module java.base;

import aish.context.Stance;
import aish.model.Locality;

/**
 * All settings of aish; a setting that no file gives has its default.
 *
 * @param defaultModel the name of the preset to start with, or {@link #OFFLINE}
 * @param models presets in file order
 * @param highlight the command that colours code, by language
 * @param on what reaches other machines besides OpenSSH, by name
 */
public record Config(
        String defaultModel,
        List<Preset> models,
        Shell shell,
        Interaction interaction,
        History history,
        Output output,
        Context context,
        Discovery discovery,
        Vault vault,
        Safety safety,
        Undo undo,
        Rehearsal rehearsal,
        Project project,
        SecondOpinion secondOpinion,
        Norris norris,
        Transcript transcript,
        Memory memory,
        Notebook notebook,
        Routing routing,
        Cost cost,
        Permissions permissions,
        Hooks hooks,
        Mcp mcp,
        Tools tools,
        Network network,
        Map<String, String> highlight,
        Map<String, Remote> on,
        Hosts hosts) {
    /** The built-in model, which needs no preset; no preset may have this name. */
    public static final String OFFLINE = "offline";

    public Config {
        models = List.copyOf(models);
        highlight = Map.copyOf(highlight);
        on = Map.copyOf(on);
    }

    /**
     * How shells are started on targets of one kind; what is empty is not given.
     *
     * @param command starts one on a terminal
     * @param control starts one without a terminal
     * @param many runs a command on many targets by itself
     * @param names prints the names of targets
     */
    public record Remote(String command, String control, String many, String names) {}

    /**
     * Which other machines may be reached.
     *
     * @param deny patterns of those that may not
     * @param groups names for several of them
     */
    public record Hosts(List<String> deny, Map<String, List<String>> groups) {
        public Hosts {
            deny = List.copyOf(deny);
            groups = Map.copyOf(groups);
        }
    }

    /**
     * A model on a server, and how to reach it.
     *
     * @param model its name on the server; empty for the server's default
     * @param context its context size in tokens; empty to ask the server
     * @param timeout how long the server may stay silent
     * @param priceIn of a million tokens sent
     * @param priceOut of a million tokens received
     * @param local whether the server counts as this machine; empty to decide by its address
     * @param headers sent with each request; their values may be secret
     */
    public record Preset(
            String name,
            URI endpoint,
            String model,
            KeyLocation key,
            OptionalDouble temperature,
            OptionalInt maxTokens,
            OptionalInt context,
            Duration timeout,
            Duration connectTimeout,
            OptionalDouble priceIn,
            OptionalDouble priceOut,
            Optional<Boolean> local,
            Map<String, String> headers) {
        static final Duration TIMEOUT = Duration.ofMinutes(5);
        static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);

        public Preset {
            headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
        }

        /** Returns a preset with only the required settings. */
        public static Preset of(String name, URI endpoint, String model, KeyLocation key) {
            return new Preset(
                    name,
                    endpoint,
                    model,
                    key,
                    OptionalDouble.empty(),
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    TIMEOUT,
                    CONNECT_TIMEOUT,
                    OptionalDouble.empty(),
                    OptionalDouble.empty(),
                    Optional.empty(),
                    Map.of());
        }

        /** Whether what is sent to it stays on this machine. */
        public boolean isLocal() {
            return local.isPresent() ? local.get() : Locality.isLocal(endpoint);
        }

        /** The host and port of the server. */
        public String hostAndPort() {
            return String.valueOf(endpoint.getRawAuthority());
        }

        /** Leaves out headers and the rest of the address, which may contain secrets. */
        @Override
        public String toString() {
            return "Preset[" + name + " " + hostAndPort() + " " + model + "]";
        }
    }

    /**
     * The shell that runs commands.
     *
     * @param rc the file sourced at its start, {@code ~} not yet expanded; empty for none
     * @param knownCommands first words that always make a line a command
     * @param neverCommands first words that never do
     * @param followUp whether the model sees the output of its command at once and continues
     */
    public record Shell(
            String program,
            String rc,
            List<String> knownCommands,
            List<String> neverCommands,
            Confirm confirm,
            boolean followUp) {
        public Shell {
            knownCommands = List.copyOf(knownCommands);
            neverCommands = List.copyOf(neverCommands);
        }
    }

    /**
     * How the line editor looks and behaves; the prompts are templates.
     *
     * @param greeting whether the first start introduces aish
     * @param instant whether the launcher draws the first prompt
     * @param citations whether models are asked to cite, and what they cite is checked
     * @param screenReader whether to write each line once, and to say in words what happens
     * @param signals what the terminal is told
     */
    public record Interaction(
            String prompt,
            String rightPrompt,
            boolean greeting,
            boolean instant,
            EditMode editing,
            Suggestions suggestions,
            Colour colour,
            Reasoning reasoning,
            Stance stance,
            boolean citations,
            boolean screenReader,
            Signals signals) {
        public static final String USUAL_PROMPT = "[aish:{model}{norris}] {cwd} {git}{status}> ";

        /** Instead of a template: the user's own prompt, from the shell. */
        public static final String OWN_PROMPT = "PS1";
    }

    /**
     * What the terminal is told besides what it shows.
     *
     * @param marks whether prompts and commands are marked, and the directory is named
     * @param title whether the window's title names the directory and the running command
     * @param links whether the names of files are links
     * @param alerts how the user is called
     * @param notifyAfter how long a line takes before its end is announced; zero for never
     */
    public record Signals(
            boolean marks, boolean title, boolean links, Notify alerts, Duration notifyAfter) {}

    /**
     * How much history is kept.
     *
     * @param maxEntries lines of the prompt's history
     * @param keepSessions how long recorded sessions are kept
     * @param maxSessions how many recorded sessions are kept
     */
    public record History(int maxEntries, Duration keepSessions, int maxSessions) {}

    /** How much command output is kept: per command in memory, per session on disk. */
    public record Output(long memoryBytes, long quotaBytes) {}

    /**
     * What is sent to models.
     *
     * @param execOutputChars how many characters of one command's output
     * @param maxTurns beyond which the oldest turns are evicted; 0 for no limit
     * @param tokenBudget of a request; 0 for the server's limit
     * @param maxCharacters of all attachments together; 0 for no limit
     * @param maxEstimatedTokens of all attachments together; 0 for no limit
     * @param summarizeOnEvict whether a model summarizes evicted turns
     * @param summarizerModel the preset that summarizes
     */
    public record Context(
            int execOutputChars,
            int maxTurns,
            int tokenBudget,
            int maxCharacters,
            int maxEstimatedTokens,
            boolean summarizeOnEvict,
            String summarizerModel,
            int maxSummaryChars) {}

    /** Whether aish looks for servers on this machine. */
    public record Discovery(boolean probe) {}

    /**
     * Where keys are kept.
     *
     * @param file {@code ~} not yet expanded; empty for the default file
     * @param hideTyped whether typed secrets are kept out of history and records
     */
    public record Vault(String file, boolean hideTyped) {}

    /**
     * What the user adds to the safety rules.
     *
     * @param allow commands that are cleared whatever the rules say; may end in a star
     */
    public record Safety(List<ExtraRule> extraRules, List<String> allow) {
        public Safety {
            extraRules = List.copyOf(extraRules);
            allow = List.copyOf(allow);
        }
    }

    /**
     * A rule written by the user.
     *
     * @param matchAll words or patterns, all of which a command must match
     * @param shell the shell that the rule applies to; empty for any
     */
    public record ExtraRule(List<String> matchAll, String reason, String shell) {
        public ExtraRule {
            matchAll = List.copyOf(matchAll);
        }
    }

    /**
     * What is saved before commands run, so that they can be undone.
     *
     * @param maxBytes the most that is saved for one command
     * @param keep how long it is kept
     */
    public record Undo(boolean enabled, long maxBytes, Duration keep, TypedUndo typed) {}

    /** What is saved before a command runs that the user typed. */
    public record TypedUndo(boolean enabled, int maxFiles, long maxBytes) {}

    /**
     * What a command may do on a copy of the disk.
     *
     * @param maxBytes how much it may write
     * @param time how long it may run
     * @param keep how many rehearsals are kept
     */
    public record Rehearsal(long maxBytes, Duration time, int keep) {}

    /**
     * Where the project is, and which of its files do not count.
     *
     * @param root its directory while the shell is inside it; empty to look for it
     * @param ignore patterns as in a {@code .gitignore} at the root
     */
    public record Project(String root, List<String> ignore) {
        public Project {
            ignore = List.copyOf(ignore);
        }
    }

    /**
     * Whether a model is asked about commands that run unattended.
     *
     * @param model the preset to ask; empty for one that is no farther away than the acting one
     * @param self whether the acting model may judge its own commands if there is no other
     */
    public record SecondOpinion(boolean wanted, String model, boolean self) {}

    /**
     * How goals are pursued.
     *
     * @param maxTokens 0 for no limit
     * @param maxCost in the currency of the prices; 0 for no limit
     * @param commandTimeout after which the user is asked about a command
     * @param maxOutput how many bytes a command may print before the user is asked
     * @param confine what its commands may do with files, where the kernel can enforce it
     * @param network what its commands may reach: on, off, or names of hosts
     * @param preplanner the preset that splits a goal into tasks; empty for none
     * @param executor the preset that works on the goal; empty for the current one
     * @param world where its commands run unless the user says otherwise
     */
    public record Norris(
            int maxSteps,
            Duration maxTime,
            int maxTokens,
            double maxCost,
            Wrappers wrappers,
            Duration commandTimeout,
            long maxOutput,
            ConfinementProfile confine,
            List<String> network,
            String preplanner,
            String executor,
            World world) {
        public Norris {
            network = List.copyOf(network);
        }
    }

    /** Where the commands of a pursuit run. */
    public enum World {
        /** On the disk itself. */
        REAL,
        /** On a copy of the disk, whose changes the user keeps or drops at the end. */
        COPY
    }

    /** How to treat code in a string that another program runs, as in {@code sh -c}. */
    public enum Wrappers {
        /** Always asks the user. */
        HALT,
        /** Judges the code by what it does. */
        INSPECT
    }

    /**
     * Whether each session is written as markdown.
     *
     * @param directory {@code ~} not yet expanded; empty for the default directory
     */
    public record Transcript(boolean enabled, String directory) {}

    /** Whether models are sent the user's memories, and how many characters of them. */
    public record Memory(boolean enabled, int maxChars) {}

    /** Where the notes on a repository are. */
    public record Notebook(NotebookLocation location) {}

    /**
     * Which model is asked when.
     *
     * @param auto whether the kind of question decides
     * @param fallback whether another model is asked when one cannot be reached
     * @param fallbackModel the preset to fall back to
     */
    public record Routing(boolean auto, Classes classes, boolean fallback, String fallbackModel) {}

    /** The preset for each kind of question; empty for the current one. */
    public record Classes(String code, String reasoning, String usual) {}

    /**
     * Spending limits in the currency of the prices; 0 for no limit.
     *
     * @param warnAt the amount at which the user is warned
     * @param stopAt the amount that further requests may not exceed
     */
    public record Cost(double warnAt, double stopAt, String currency) {}

    /** Rules about what models propose: commands match by their words, tools by their names. */
    public record Permissions(List<String> allow, List<String> ask, List<String> deny) {
        public Permissions {
            allow = List.copyOf(allow);
            ask = List.copyOf(ask);
            deny = List.copyOf(deny);
        }
    }

    /**
     * Commands that run on events.
     *
     * @param maxTime how long each may take
     */
    public record Hooks(
            List<String> beforeCommand,
            List<String> afterCommand,
            List<String> beforeRequest,
            List<String> onHalt,
            List<String> onSessionEnd,
            Duration maxTime) {
        public Hooks {
            beforeCommand = List.copyOf(beforeCommand);
            afterCommand = List.copyOf(afterCommand);
            beforeRequest = List.copyOf(beforeRequest);
            onHalt = List.copyOf(onHalt);
            onSessionEnd = List.copyOf(onSessionEnd);
        }
    }

    /**
     * Settings of every connection to a server.
     *
     * @param caFile certificate authorities to trust besides the default ones, {@code ~} not yet
     *     expanded; empty for none
     * @param insecure whether any server certificate is accepted
     * @param maxAnswer how many characters of an answer are read
     */
    public record Network(String caFile, boolean insecure, long maxAnswer) {}

    /**
     * Servers that offer tools to models.
     *
     * @param servers in file order
     * @param maxRounds how often in a row a model may call tools before it must answer
     * @param resultChars how many characters of one result a model is sent
     * @param connectWait how long a single question waits for the servers to connect
     */
    public record Mcp(List<Server> servers, int maxRounds, int resultChars, Duration connectWait) {
        public Mcp {
            servers = List.copyOf(servers);
        }
    }

    /**
     * Tools that need no server.
     *
     * @param builtin whether models are offered aish's own tools
     */
    public record Tools(boolean builtin) {}

    /**
     * An MCP server.
     *
     * @param command a program that speaks on its standard streams, with its arguments; empty for a
     *     server with a URL
     * @param env added to the program's environment; values may name secrets
     * @param directory in which it runs, {@code ~} not yet expanded; empty for the project
     * @param headers sent with each request; values may name secrets
     * @param autoApprove tools that are called without asking; a star means all
     * @param timeout how long a call may go without any message
     * @param confine what the program may do with files
     */
    public record Server(
            String name,
            boolean enabled,
            List<String> command,
            Map<String, String> env,
            String directory,
            Optional<URI> url,
            Map<String, String> headers,
            Transport transport,
            List<String> autoApprove,
            Duration timeout,
            Duration connectTimeout,
            ConfinementProfile confine) {
        static final Duration TIMEOUT = Duration.ofMinutes(2);
        static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(30);

        public Server {
            command = List.copyOf(command);
            env = Collections.unmodifiableMap(new LinkedHashMap<>(env));
            headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
            autoApprove = List.copyOf(autoApprove);
        }

        /** Leaves out environment, headers and address, which may contain secrets. */
        @Override
        public String toString() {
            return "Server[" + name + "]";
        }
    }

    /** How aish and a server exchange messages. */
    public enum Transport {
        /** Follows from the other settings. */
        AUTO,
        STDIO,
        /** Streamable HTTP. */
        HTTP,
        SSE
    }

    /** Which of the model's commands need confirmation before they run. */
    public enum Confirm {
        ALWAYS,
        RISKY,
        NEVER
    }

    /** What happens to a model's reasoning, which precedes its answer. */
    public enum Reasoning {
        /** All of it, dim. */
        SHOWN,
        /** One line that says how long it took. */
        FOLDED
    }

    /** Which key bindings the line editor uses. */
    public enum EditMode {
        EMACS,
        VI
    }

    /** How a user who is not looking at the terminal is called. */
    public enum Notify {
        /** By the bell and by a notification of the desktop. */
        DESKTOP,
        BELL,
        OFF
    }

    /** The source of the dim suggestion after the cursor. */
    public enum Suggestions {
        HISTORY,
        OFF
    }

    /** Where the notes on a repository are. */
    public enum NotebookLocation {
        /** With the user's other notes. */
        OUTSIDE,
        /** In the repository's {@code .aish/notes}, for everyone who has a copy of it. */
        REPOSITORY
    }

    /** When colours are used. */
    public enum Colour {
        AUTO,
        ALWAYS,
        NEVER
    }
}
