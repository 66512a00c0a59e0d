package aish.settings;

import static aish.settings.type.ValueTypes.COUNT;
import static aish.settings.type.ValueTypes.FLAG;
import static aish.settings.type.ValueTypes.TIME;

import module java.base;

import aish.context.Stance;
import aish.settings.Config.Colour;
import aish.settings.Config.Confirm;
import aish.settings.Config.Context;
import aish.settings.Config.Discovery;
import aish.settings.Config.EditMode;
import aish.settings.Config.ExtraRule;
import aish.settings.Config.History;
import aish.settings.Config.Interaction;
import aish.settings.Config.NotebookLocation;
import aish.settings.Config.Notify;
import aish.settings.Config.Output;
import aish.settings.Config.Preset;
import aish.settings.Config.Reasoning;
import aish.settings.Config.Server;
import aish.settings.Config.Shell;
import aish.settings.Config.Suggestions;
import aish.settings.Config.Transport;
import aish.settings.Config.World;
import aish.settings.Config.Wrappers;
import aish.settings.TableReader.SettingReader;
import aish.settings.toml.TomlNode;
import aish.settings.type.ListTypes;
import aish.settings.type.QuantityType;
import aish.settings.type.ValueType;
import aish.settings.type.ValueTypes;
import aish.settings.type.ValueTypes.Choice;
import aish.settings.type.ValueTypes.Count;
import aish.settings.type.ValueTypes.Decimal;
import aish.settings.type.ValueTypes.TemplateType;
import aish.settings.type.ValueTypes.TextType;

/**
 * The table of settings: one line gives a key, its type, its default and, by its place in the
 * constructor call, where the value goes. What is not read here is an unknown key.
 */
public final class ConfigSchema {
    private static final long MIB = 1 << 20;
    private static final ValueType<String> TEXT = TextType.NOT_EMPTY;
    private static final ValueType<String> TEXT_OR_NONE = TextType.ANY;
    private static final ValueType<List<String>> WORDS = ListTypes.WORDS;
    private static final ValueType<String> TEMPLATE = new TemplateType();
    private static final ValueType<Integer> COUNT_OR_NONE = new Count(0);

    private static final ValueType<Double> COST = new Decimal(0, Double.MAX_VALUE);
    private static final ValueType<Duration> AGE = new QuantityType.Age();
    private static final ValueType<Duration> DAYS = new QuantityType.Time(Duration.ofDays(365));
    private static final ValueType<Long> SIZE = new QuantityType.Size();
    private static final ValueType<EditMode> EDIT_MODE = new Choice<>(EditMode.values());
    private static final ValueType<Suggestions> SUGGESTIONS = new Choice<>(Suggestions.values());
    private static final ValueType<Notify> NOTIFY = new Choice<>(Notify.values());
    private static final ValueType<Duration> TIME_OR_OFF = QuantityType.Time.orOff();
    private static final ValueType<NotebookLocation> NOTEBOOK_LOCATION =
            new Choice<>(NotebookLocation.values());
    private static final ValueType<Colour> COLOUR = new Choice<>(Colour.values());
    private static final ValueType<Reasoning> REASONING = new Choice<>(Reasoning.values());
    private static final ValueType<Stance> STANCE = new Choice<>(Stance.values());
    private static final ValueType<Wrappers> WRAPPERS = new Choice<>(Wrappers.values());
    private static final ValueType<World> WORLD = new Choice<>(World.values());
    private static final ValueType<Confirm> CONFIRM = new ValueTypes.Confirmation();
    private static final ValueType<List<ExtraRule>> RULES = new ListTypes.Rules();
    private static final ValueType<List<String>> PERMISSIONS = new ListTypes.Permissions();
    private static final ValueType<List<String>> REACH = new ListTypes.Reach();
    private static final ValueType<ConfinementProfile> CONFINE =
            new Choice<>(ConfinementProfile.values());
    private static final ValueType<List<String>> LINES = new ListTypes.Lines();

    private ConfigSchema() {}

    /** Returns the settings that apply when there is no file. */
    public static Config defaults() {
        return read(SettingReader.ofDefaults());
    }

    public static Config read(SettingReader in) {
        String wanted = in.read("default_model", TEXT_OR_NONE, "");
        List<Preset> presets = presets(in.table("models"));
        return new Config(
                defaultModel(wanted, presets, in.root()),
                presets,
                shell(in),
                interaction(in),
                history(in),
                output(in),
                context(in),
                new Discovery(in.read("discovery.probe", FLAG, true)),
                new Config.Vault(
                        in.read("secrets.vault", TEXT_OR_NONE, ""),
                        in.read("secrets.hide_typed", FLAG, true)),
                safety(in),
                undo(in),
                new Config.Rehearsal(
                        in.read("rehearsal.max_bytes", SIZE, 2048 * MIB),
                        in.read("rehearsal.time", TIME, Duration.ofMinutes(30)),
                        in.read("rehearsal.keep", COUNT, 10)),
                new Config.Project(
                        in.read("project.root", TEXT_OR_NONE, ""),
                        in.read("project.ignore", WORDS, List.of())),
                new Config.SecondOpinion(
                        in.read("safety.llm_second_opinion", FLAG, true),
                        in.read("safety.llm_model", TEXT_OR_NONE, ""),
                        in.read("safety.llm_self_opinion", FLAG, false)),
                norris(in),
                new Config.Transcript(
                        in.read("transcript.enabled", FLAG, false),
                        in.read("transcript.directory", TEXT_OR_NONE, "")),
                new Config.Memory(
                        in.read("memory.enabled", FLAG, true),
                        in.read("memory.max_chars", COUNT, 2000)),
                new Config.Notebook(
                        in.read("notebook.location", NOTEBOOK_LOCATION, NotebookLocation.OUTSIDE)),
                routing(in),
                new Config.Cost(
                        in.read("cost.warn_at", COST, 0.0),
                        in.read("cost.stop_at", COST, 0.0),
                        in.read("cost.currency", TEXT_OR_NONE, "$")),
                new Config.Permissions(
                        in.read("permissions.allow", PERMISSIONS, List.of()),
                        in.read("permissions.ask", PERMISSIONS, List.of()),
                        in.read("permissions.deny", PERMISSIONS, List.of())),
                hooks(in),
                mcp(in),
                new Config.Tools(in.read("tools.builtin", FLAG, true)),
                network(in),
                highlight(in.table("highlight")),
                remotes(in.table("on")),
                new Config.Hosts(
                        in.read("hosts.deny", WORDS, List.of()),
                        groups(in.table("hosts").table("groups"))));
    }

    private static Map<String, List<String>> groups(TableReader in) {
        Map<String, List<String>> read = new LinkedHashMap<>();
        for (String name : in.table().children().keySet()) {
            in.find(name, WORDS, "it is ignored").ifPresent(hosts -> read.put(name, hosts));
        }
        return read;
    }

    private static Map<String, Config.Remote> remotes(TableReader in) {
        if (in.table().children().isEmpty()) {
            return Map.of();
        }
        ValueType<String> line = TextType.LINE;
        Map<String, Config.Remote> read = new LinkedHashMap<>();
        for (TableReader kind : in.tables("it is ignored")) {
            read.put(
                    kind.name(),
                    new Config.Remote(
                            kind.find("command", line, "it is ignored").orElse(""),
                            kind.find("control", line, "it is ignored").orElse(""),
                            kind.find("many", line, "it is ignored").orElse(""),
                            kind.find("names", line, "it is ignored").orElse("")));
        }
        return read;
    }

    private static Map<String, String> highlight(TableReader in) {
        if (in.table().children().isEmpty()) {
            return Map.of();
        }
        Map<String, String> commands = new LinkedHashMap<>();
        for (TableReader language : in.tables("it is ignored")) {
            language.find("command", TextType.LINE, "it is ignored")
                    .ifPresent(
                            command ->
                                    commands.put(
                                            language.name().toLowerCase(Locale.ROOT), command));
        }
        return commands;
    }

    private static Config.Network network(SettingReader in) {
        return new Config.Network(
                in.read("network.ca_file", TEXT_OR_NONE, ""),
                in.read("network.insecure", FLAG, false),
                in.read("model.max_answer", SIZE, MIB));
    }

    private static Config.Routing routing(SettingReader in) {
        return new Config.Routing(
                in.read("routing.auto", FLAG, false),
                new Config.Classes(
                        in.read("routing.classes.code", TEXT_OR_NONE, "deep"),
                        in.read("routing.classes.reasoning", TEXT_OR_NONE, ""),
                        in.read("routing.classes.default", TEXT_OR_NONE, "")),
                in.read("routing.fallback", FLAG, false),
                in.read("routing.fallback_model", TEXT_OR_NONE, "cloud"));
    }

    private static Config.Hooks hooks(SettingReader in) {
        return new Config.Hooks(
                in.read("hooks.before_command", LINES, List.of()),
                in.read("hooks.after_command", LINES, List.of()),
                in.read("hooks.before_request", LINES, List.of()),
                in.read("hooks.on_halt", LINES, List.of()),
                in.read("hooks.on_session_end", LINES, List.of()),
                in.read("hooks.max_time", TIME, Duration.ofSeconds(5)));
    }

    private static Config.Mcp mcp(SettingReader in) {
        TableReader servers = in.table("mcp").table("servers");
        return new Config.Mcp(
                servers.table().children().isEmpty() ? List.of() : ServerSchema.read(servers),
                in.read("mcp.max_rounds", COUNT, 25),
                in.read("mcp.result_chars", COUNT, 16_000),
                in.read("mcp.wait", TIME, Duration.ofSeconds(10)));
    }

    /** Most starts have few presets or none, so the types of their settings wait for the first. */
    private static List<Preset> presets(TableReader models) {
        return models.table().children().isEmpty() ? List.of() : PresetSchema.read(models);
    }

    /** Returns the preset to start with; reports a default that does not exist. */
    private static String defaultModel(String wanted, List<Preset> presets, TableReader root) {
        List<String> names = new ArrayList<>();
        presets.forEach(preset -> names.add(preset.name()));
        names.add(Config.OFFLINE);
        if (names.contains(wanted)) {
            return wanted;
        }
        TomlNode node = root.table().children().get("default_model");
        if (!wanted.isEmpty() && node != null) {
            Optional<String> meant = NearestName.of(wanted, names);
            root.report(
                    node.at(),
                    "default_model is not the name of a model; "
                            + meant.map(name -> "did you mean \"" + name + "\"? ").orElse("")
                            + "using \""
                            + names.getFirst()
                            + "\"");
        }
        return names.getFirst();
    }

    private static Shell shell(SettingReader in) {
        String program = in.read("shell.program", TextType.SHELL, "bash");
        boolean isBash = program.substring(program.lastIndexOf('/') + 1).contains("bash");
        return new Shell(
                program,
                in.read("shell.rc", TEXT_OR_NONE, isBash ? "~/.bashrc" : "~/.zshrc"),
                in.read("shell.known_commands", WORDS, List.of()),
                in.read("shell.never_commands", WORDS, List.of()),
                in.read("shell.confirm_cmd", CONFIRM, Confirm.ALWAYS),
                in.read("shell.follow_up", FLAG, false));
    }

    private static Config.Safety safety(SettingReader in) {
        return new Config.Safety(
                in.read("safety.extra_rules", RULES, List.of()),
                in.read("safety.allow", WORDS, List.of()));
    }

    private static Config.Undo undo(SettingReader in) {
        return new Config.Undo(
                in.read("undo.enabled", FLAG, true),
                in.read("undo.max_bytes", SIZE, 256 * MIB),
                in.read("undo.keep", DAYS, Duration.ofDays(7)),
                new Config.TypedUndo(
                        in.read("undo.typed", FLAG, true),
                        in.read("undo.typed_files", COUNT, 2000),
                        in.read("undo.typed_bytes", SIZE, 64 * MIB)));
    }

    private static Interaction interaction(SettingReader in) {
        return new Interaction(
                in.read("interaction.prompt", TEMPLATE, Interaction.USUAL_PROMPT),
                in.read("interaction.right_prompt", TEMPLATE, ""),
                in.read("interaction.greeting", FLAG, true),
                in.read("interaction.instant", FLAG, true),
                in.read("interaction.editing", EDIT_MODE, EditMode.EMACS),
                in.read("interaction.suggestions", SUGGESTIONS, Suggestions.HISTORY),
                in.read("interaction.color", COLOUR, Colour.AUTO),
                in.read("interaction.reasoning", REASONING, Reasoning.SHOWN),
                in.read("interaction.stance", STANCE, Stance.OPERATOR),
                in.read("interaction.citations", FLAG, true),
                in.read("interaction.screen_reader", FLAG, false),
                new Config.Signals(
                        in.read("interaction.shell_integration", FLAG, true),
                        in.read("interaction.title", FLAG, true),
                        in.read("interaction.links", FLAG, true),
                        in.read("interaction.notify", NOTIFY, Notify.DESKTOP),
                        in.read("interaction.notify_after", TIME_OR_OFF, Duration.ofSeconds(10))));
    }

    private static Context context(SettingReader in) {
        return new Context(
                in.read("context.exec_output_chars", COUNT_OR_NONE, 8000),
                in.read("context.max_turns", COUNT_OR_NONE, 0),
                in.read("context.token_budget", COUNT_OR_NONE, 0),
                in.read("context.max_characters", COUNT_OR_NONE, 0),
                in.read("context.max_estimated_tokens", COUNT_OR_NONE, 0),
                in.read("context.summarize_on_evict", FLAG, false),
                in.read("context.summarizer_model", TEXT, "fast"),
                in.read("context.max_summary_chars", COUNT, 2000));
    }

    private static Config.Norris norris(SettingReader in) {
        return new Config.Norris(
                in.read("norris.max_steps", COUNT, 16),
                in.read("norris.max_time", TIME, Duration.ofHours(1)),
                in.read("norris.max_tokens", COUNT_OR_NONE, 0),
                in.read("norris.max_cost", COST, 0.0),
                in.read("norris.wrappers", WRAPPERS, Wrappers.HALT),
                in.read("norris.command_timeout", TIME, Duration.ofMinutes(10)),
                in.read("norris.max_output", SIZE, 64 * MIB),
                in.read("norris.confine", CONFINE, ConfinementProfile.PROJECT),
                in.read("norris.network", REACH, List.of("on")),
                in.read("norris.preplanner", TEXT_OR_NONE, ""),
                in.read("norris.executor", TEXT_OR_NONE, ""),
                in.read("norris.world", WORLD, World.REAL));
    }

    private static History history(SettingReader in) {
        return new History(
                in.read("history.max_entries", COUNT, 10_000),
                in.read("history.keep_sessions", AGE, Duration.ofDays(90)),
                in.read("history.max_sessions", COUNT, 1000));
    }

    private static Output output(SettingReader in) {
        return new Output(
                in.read("output.memory", SIZE, MIB), in.read("output.quota", SIZE, 512 * MIB));
    }

    /** The settings of one server that offers tools, and the conditions for using it. */
    private static final class ServerSchema {
        private static final ValueType<URI> URL = new ValueTypes.Url();
        private static final ValueType<List<String>> APPROVAL = new ListTypes.Approval();
        private static final ValueType<Transport> TRANSPORT = new Choice<>(Transport.values());
        private static final String IGNORED = "the server is ignored";
        private static final String LEFT_OUT = "it is ignored";

        private ServerSchema() {}

        static List<Server> read(TableReader servers) {
            List<Server> read = new ArrayList<>();
            for (TableReader table : servers.tables(IGNORED)) {
                server(table).ifPresent(read::add);
            }
            return read;
        }

        private static Optional<Server> server(TableReader in) {
            int before = in.findings().problems().size();
            Optional<String> program = in.find("command", TEXT, IGNORED);
            List<String> command = new ArrayList<>();
            program.ifPresent(command::add);
            command.addAll(in.read("args", WORDS, List.of()));
            Optional<URI> url = in.find("url", URL, IGNORED);
            Server server =
                    new Server(
                            in.name(),
                            in.read("enabled", FLAG, true),
                            program.isPresent() ? command : List.of(),
                            variables(in.table("env")),
                            in.read("directory", TEXT_OR_NONE, ""),
                            url,
                            PresetSchema.headers(in.table("headers")),
                            in.read("transport", TRANSPORT, Transport.AUTO),
                            in.read("auto_approve", APPROVAL, List.of()),
                            in.read("timeout", TIME, Server.TIMEOUT),
                            in.read("connect_timeout", TIME, Server.CONNECT_TIMEOUT),
                            in.read("confine", CONFINE, ConfinementProfile.OPEN));
            boolean complained = in.findings().problems().size() > before;
            return isGood(in, server, complained) ? Optional.of(server) : Optional.empty();
        }

        private static boolean isGood(TableReader in, Server server, boolean complained) {
            boolean program = !server.command().isEmpty();
            boolean address = server.url().isPresent();
            Optional<String> wrong = Optional.empty();
            if (server.name().isBlank()) {
                wrong = Optional.of("has no name");
            } else if (program && address) {
                wrong = Optional.of("has both command and url");
            } else if (!program && !address) {
                wrong = complained ? Optional.of("") : Optional.of("has neither command nor url");
            } else if (program != (server.transport() == Transport.STDIO)
                    && server.transport() != Transport.AUTO) {
                wrong = Optional.of("has a transport that does not match its command or url");
            }
            wrong.filter(text -> !text.isEmpty())
                    .ifPresent(text -> in.report(text + "; " + IGNORED));
            return wrong.isEmpty();
        }

        private static Map<String, String> variables(TableReader in) {
            Map<String, String> variables = new LinkedHashMap<>();
            for (String name : in.table().children().keySet()) {
                in.find(name, TEXT_OR_NONE, LEFT_OUT)
                        .ifPresent(value -> variables.put(name, value));
            }
            return variables;
        }
    }
}
