package aish.settings;

import static aish.settings.type.ValueTypes.FLAG;
import static aish.settings.type.ValueTypes.TIME;

import aish.settings.Config.Server;
import aish.settings.Config.Transport;
import aish.settings.type.ListTypes;
import aish.settings.type.TextType;
import aish.settings.type.ValueType;
import aish.settings.type.ValueTypes;
import aish.settings.type.ValueTypes.Choice;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The settings of one server that offers tools, and the conditions for using it. */
final class ServerSchema {
    private static final ValueType<URI> URL = new ValueTypes.Url();
    private static final ValueType<String> TEXT = TextType.NOT_EMPTY;
    private static final ValueType<String> TEXT_OR_NONE = TextType.ANY;
    private static final ValueType<List<String>> WORDS = ListTypes.WORDS;
    private static final ValueType<List<String>> APPROVAL = new ListTypes.Approval();
    private static final ValueType<Transport> TRANSPORT = new Choice<>(Transport.values());
    private static final String IGNORED = "the server is ignored";
    private static final String LEFT_OUT = "it is left out";

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
                        in.read("connect_timeout", TIME, Server.CONNECT_TIMEOUT));
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
            wrong = Optional.of("has a transport that does not go with its command or url");
        }
        wrong.filter(text -> !text.isEmpty()).ifPresent(text -> in.report(text + "; " + IGNORED));
        return wrong.isEmpty();
    }

    private static Map<String, String> variables(TableReader in) {
        Map<String, String> variables = new LinkedHashMap<>();
        for (String name : in.table().children().keySet()) {
            in.find(name, TEXT_OR_NONE, LEFT_OUT).ifPresent(value -> variables.put(name, value));
        }
        return variables;
    }
}
