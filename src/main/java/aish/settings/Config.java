package aish.settings;

import aish.context.Stance;
import aish.model.Locality;
import java.net.URI;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * Every setting of aish, complete: what no file says has its default.
 *
 * @param defaultModel the name of the preset to begin with, or {@link #OFFLINE}
 * @param models presets in the order of the file
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
        SecondOpinion secondOpinion,
        Norris norris,
        Transcript transcript,
        Memory memory,
        Routing routing,
        Cost cost,
        Permissions permissions,
        Hooks hooks,
        Mcp mcp,
        Network network) {
    /** The built-in model, which needs no preset; no preset may be called so. */
    public static final String OFFLINE = "offline";

    public Config {
        models = List.copyOf(models);
    }

    /** The preset of that name. */
    public Optional<Preset> model(String name) {
        return models.stream().filter(preset -> preset.name().equals(name)).findFirst();
    }

    /** The settings that serve when there is no file. */
    public static Config defaults() {
        return ConfigSchema.read(SettingReader.ofDefaults());
    }

    /**
     * A model behind a server, and how to talk to it.
     *
     * @param model its name on the server; empty for whatever the server serves
     * @param context its size in tokens, if the server need not be asked
     * @param timeout how long the server may stay silent
     * @param priceIn of a million tokens sent
     * @param priceOut of a million tokens received
     * @param local whether the server counts as this machine, if not as its address tells
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

        /** A preset that says no more than what it must. */
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

        /** Whether what it is sent stays on this machine. */
        public boolean isLocal() {
            return local.isPresent() ? local.get() : Locality.isLocal(endpoint);
        }

        /** Host and port, as a person would name the server. */
        public String where() {
            return String.valueOf(endpoint.getRawAuthority());
        }

        /** Without headers and the rest of the address, which may hold secrets. */
        @Override
        public String toString() {
            return "Preset[" + name + " " + where() + " " + model + "]";
        }
    }

    /**
     * The shell behind the prompt.
     *
     * @param rc the file sourced at its start, still with a leading {@code ~}; empty for none
     * @param knownCommands first words that always mean a command
     * @param neverCommands first words that never do
     * @param followUp whether the model sees at once what its command printed, and goes on
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

    /** How the line editor looks and behaves; the prompts are templates. */
    public record Interaction(
            String prompt,
            String rightPrompt,
            EditMode editing,
            Suggestions suggestions,
            Colour colour,
            Reasoning reasoning,
            Stance stance) {}

    /**
     * What is kept of what was done.
     *
     * @param maxEntries lines of the prompt's history
     * @param keepSessions how long recorded sessions are kept
     * @param maxSessions how many of them
     */
    public record History(int maxEntries, Duration keepSessions, int maxSessions) {}

    /** How much of what commands print is kept: per command in memory, per session on disk. */
    public record Output(long memoryBytes, long quotaBytes) {}

    /**
     * What models are shown.
     *
     * @param execOutputChars how much of one command's output, in characters
     * @param maxTurns after which the oldest go
     * @param tokenBudget of a request; 0 for what the server can take in
     * @param maxCharacters of all that is attached; 0 for no limit
     * @param maxEstimatedTokens likewise
     * @param summarizeOnEvict whether a model sums up what goes
     * @param summarizerModel the preset that does
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
     * @param file still with a leading {@code ~}; empty for the usual one
     * @param hideTyped whether secrets that are typed stay out of history and records
     */
    public record Vault(String file, boolean hideTyped) {}

    /**
     * What the person adds to the rules about commands.
     *
     * @param allow commands that are cleared whatever the rules say, perhaps with a star at the end
     */
    public record Safety(List<ExtraRule> extraRules, List<String> allow) {
        public Safety {
            extraRules = List.copyOf(extraRules);
            allow = List.copyOf(allow);
        }
    }

    /**
     * A rule of the person's own.
     *
     * @param matchAll words or patterns, all of which a command must have
     * @param shell the shell that it is about; empty for any
     */
    public record ExtraRule(List<String> matchAll, String reason, String shell) {
        public ExtraRule {
            matchAll = List.copyOf(matchAll);
        }
    }

    /**
     * What is set aside before commands of a model run.
     *
     * @param maxBytes how much for one command
     * @param keep for how long
     */
    public record Undo(boolean enabled, long maxBytes, Duration keep) {}

    /**
     * Whether a model is asked about commands that run unattended.
     *
     * @param model the preset to ask
     * @param self whether the acting model may judge its own commands where there is no other
     */
    public record SecondOpinion(boolean wanted, String model, boolean self) {}

    /**
     * How goals are pursued.
     *
     * @param maxTokens 0 for no limit
     * @param maxCost in the currency of the prices; 0 for no limit
     * @param commandTimeout after which the person is asked about a command
     * @param maxOutput how many bytes a command may print before the person is asked
     * @param preplanner the preset that cuts a goal into tasks; empty for none
     * @param executor the preset that works on it; empty for the one in use
     */
    public record Norris(
            int maxSteps,
            Duration maxTime,
            int maxTokens,
            double maxCost,
            Wrappers wrappers,
            Duration commandTimeout,
            long maxOutput,
            String preplanner,
            String executor) {}

    /** What becomes of code that hides in a string which another program runs. */
    public enum Wrappers {
        /** A person reads it, whatever it does. */
        HALT,
        /** It is judged by what it does. */
        INSPECT
    }

    /**
     * Whether each session is told as markdown.
     *
     * @param directory still with a leading {@code ~}; empty for the usual one
     */
    public record Transcript(boolean enabled, String directory) {}

    /** Whether models are told what the person had aish remember, and how many characters of it. */
    public record Memory(boolean enabled, int maxChars) {}

    /**
     * Which model is asked when.
     *
     * @param auto whether the kind of a question decides
     * @param fallback whether another model is asked when one cannot be reached
     * @param fallbackModel that other one
     */
    public record Routing(boolean auto, Classes classes, boolean fallback, String fallbackModel) {}

    /** The preset for each kind of question; empty for the one in use. */
    public record Classes(String code, String reasoning, String usual) {}

    /**
     * What may be spent, in the currency of the prices; 0 for no limit.
     *
     * @param warnAt after which the person is told
     * @param stopAt before which requests are refused
     */
    public record Cost(double warnAt, double stopAt) {}

    /** Rules about what models propose: commands by their words, tools by their names. */
    public record Permissions(List<String> allow, List<String> ask, List<String> deny) {
        public Permissions {
            allow = List.copyOf(allow);
            ask = List.copyOf(ask);
            deny = List.copyOf(deny);
        }
    }

    /**
     * Commands that are run when something happens.
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
     * What holds for every connection to a server.
     *
     * @param caFile certificate authorities to trust besides the usual ones, still with a leading
     *     {@code ~}; empty for none
     * @param certFile who aish says it is; empty for nobody
     * @param keyFile belongs to it; empty if it is in the same file
     * @param insecure whether servers are believed whatever certificate they show
     * @param maxAnswer how many characters of an answer are taken
     */
    public record Network(
            String caFile, String certFile, String keyFile, boolean insecure, long maxAnswer) {}

    /**
     * Servers that offer tools to models.
     *
     * @param servers in the order of the file
     * @param maxRounds how often in a row a model may call tools before it must answer
     * @param resultChars how much of one result a model is sent
     * @param patience how long a single question waits for the servers to connect
     */
    public record Mcp(List<Server> servers, int maxRounds, int resultChars, Duration patience) {
        public Mcp {
            servers = List.copyOf(servers);
        }
    }

    /**
     * One of them.
     *
     * @param command a program that speaks on its standard streams, with its arguments; empty for a
     *     server behind an address
     * @param env what the program finds in its environment; values may name secrets
     * @param directory in which it runs, still with a leading {@code ~}; empty for the project
     * @param headers sent with each request; values may name secrets
     * @param autoApprove tools that are called without asking; a star stands for all
     * @param timeout how long a call may go on without a sign of life
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
            Duration connectTimeout) {
        static final Duration TIMEOUT = Duration.ofMinutes(2);
        static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(30);

        public Server {
            command = List.copyOf(command);
            env = Collections.unmodifiableMap(new LinkedHashMap<>(env));
            headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
            autoApprove = List.copyOf(autoApprove);
        }

        /** One behind an address, of which nothing else is said. */
        public static Server at(String name, URI url) {
            return new Server(
                    name,
                    true,
                    List.of(),
                    Map.of(),
                    "",
                    Optional.of(url),
                    Map.of(),
                    Transport.AUTO,
                    List.of(),
                    TIMEOUT,
                    CONNECT_TIMEOUT);
        }

        /** Without environment, headers and the rest of the address, which may hold secrets. */
        @Override
        public String toString() {
            return "Server[" + name + "]";
        }
    }

    /** How aish and a server exchange messages. */
    public enum Transport {
        /** As the other settings suggest. */
        AUTO,
        STDIO,
        /** Streamable HTTP. */
        HTTP,
        SSE
    }

    /** Which of the model's commands are asked about before they run. */
    public enum Confirm {
        ALWAYS,
        RISKY,
        NEVER
    }

    /** What becomes of what a model thinks before it answers. */
    public enum Reasoning {
        SHOWN,
        FOLDED
    }

    /** Whose keys the line editor obeys. */
    public enum EditMode {
        EMACS,
        VI
    }

    /** Where the dim text after the cursor comes from. */
    public enum Suggestions {
        HISTORY,
        OFF
    }

    /** When colours are used. */
    public enum Colour {
        AUTO,
        ALWAYS,
        NEVER
    }
}
