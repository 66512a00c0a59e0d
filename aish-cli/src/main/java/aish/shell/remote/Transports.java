package aish.shell.remote;

import module java.base;

import aish.process.Subprocess;
import aish.shell.remote.Target.TargetException;
import aish.text.Glob;
import aish.text.PlainText;
import aish.text.Resource;

/**
 * What reaches other machines: OpenSSH, some programs that run commands in containers, and what the
 * user's settings add.
 */
public final class Transports {
    /**
     * A transport as the settings write it; what is empty is not given.
     *
     * @param command starts a shell on a terminal there
     * @param control starts a shell without a terminal
     * @param many runs a command on many targets by itself
     * @param names prints the names of targets, one on each line
     */
    public record Definition(String command, String control, String many, String names) {}

    private static final List<String> BUILT_IN =
            Resource.entries(Transports.class, "transports.txt");

    private static final String NAME = "[A-Za-z0-9_.@%:/\\[\\]+~-]+";

    private final Map<String, Definition> definitions;
    private final List<String> denied;
    private final UnaryOperator<String> configuration;

    /** What is known without the user's configuration of OpenSSH. */
    public Transports(Map<String, Definition> own, List<String> denied) {
        this(own, denied, _ -> "");
    }

    /**
     * @param own the user's, by name, which take precedence
     * @param denied patterns of targets that must not be reached
     * @param configuration returns what {@code ssh -G} prints for a host
     */
    public Transports(
            Map<String, Definition> own, List<String> denied, UnaryOperator<String> configuration) {
        this.configuration = configuration;
        Map<String, Definition> all = new TreeMap<>();
        for (String line : BUILT_IN) {
            String[] cells = line.split("\\|", -1);
            all.put(cells[0].strip(), new Definition(cells[1].strip(), "", "", cells[2].strip()));
        }
        own.forEach((name, given) -> all.merge(name, given, Transports::completed));
        this.definitions = Collections.unmodifiableMap(all);
        this.denied = List.copyOf(denied);
    }

    /** Returns what is given, and of the other what is not. */
    private static Definition completed(Definition builtIn, Definition given) {
        return new Definition(
                given.command().isEmpty() ? builtIn.command() : given.command(),
                given.control(),
                given.many(),
                given.names().isEmpty() ? builtIn.names() : given.names());
    }

    /** Returns all but OpenSSH, by name. */
    public Map<String, Definition> definitions() {
        return definitions;
    }

    /**
     * Reads what a user writes: {@code host}, {@code user@host}, {@code ssh://user@host:22}, {@code
     * docker:web}.
     *
     * @throws TargetException if it is not a target, or one that must not be reached
     */
    public Target target(String text) throws TargetException {
        int colon = text.startsWith("ssh://") ? -1 : text.indexOf(':');
        String transport = colon < 0 ? Target.SSH : text.substring(0, colon);
        String name = text.substring(colon + 1);
        String shown = PlainText.oneLine(text);
        if (name.startsWith("-")) {
            throw new TargetException(shown + " would be taken for an option, not for a target");
        }
        if (!name.matches(NAME)) {
            throw new TargetException(
                    name.isEmpty() ? "no target is named" : shown + " is not the name of a target");
        }
        if (!transport.equals(Target.SSH) && !definitions.containsKey(transport)) {
            throw new TargetException(
                    "there is no transport "
                            + PlainText.oneLine(transport)
                            + "; there are ssh, "
                            + String.join(", ", definitions.keySet())
                            + ", and what [on.NAME] adds in the settings. A port is written"
                            + " ssh://HOST:PORT.");
        }
        Target target = new Target(transport, name);
        refuseDenied(target, target.name());
        return target;
    }

    private void refuseDenied(Target target, String named) throws TargetException {
        String host = named.replaceFirst("^ssh://", "").replaceFirst("^[^@]*@", "");
        List<String> spellings =
                List.of(
                        target.toString(),
                        target.name(),
                        host,
                        host.replaceFirst("[:/].*$", ""),
                        target.transport() + ":" + host);
        for (String pattern : denied) {
            if (spellings.stream()
                    .anyMatch(spelling -> Glob.ofText(pattern, Glob.Case.ANY).matches(spelling))) {
                throw new TargetException(
                        target + " is not to be reached: hosts.deny has " + pattern);
            }
        }
    }

    private Map<String, String> settings(Target target) {
        Map<String, String> settings = new HashMap<>();
        configuration
                .apply(target.name())
                .lines()
                .map(line -> line.split(" ", 2))
                .filter(words -> words.length == 2)
                .forEach(words -> settings.putIfAbsent(words[0], words[1]));
        return settings;
    }

    /** Returns what OpenSSH's configuration says about a host; empty if it says nothing. */
    public static String configurationOf(String host) {
        try {
            return Subprocess.run(
                            new ProcessBuilder("ssh", "-G", "--", host)
                                    .redirectError(ProcessBuilder.Redirect.DISCARD),
                            Duration.ofMinutes(1),
                            1 << 20)
                    .output();
        } catch (IOException e) {
            return "";
        }
    }

    /** Returns the command that prints the names of targets; empty if there is none. */
    public List<String> naming(String transport) throws TargetException {
        Definition given = definitions.get(transport);
        return given == null ? List.of() : Transport.plainWordsOf(given.names());
    }

    /** Returns what reaches a target, whose settings may be wrong. */
    public Transport of(Target target) throws TargetException {
        if (target.transport().equals(Target.SSH)) {
            Map<String, String> settings = settings(target);
            refuseDenied(target, settings.getOrDefault("hostname", target.name()));
            return new Transport.Ssh(
                    List.of(), !settings.getOrDefault("controlpath", "none").equals("none"));
        }
        Definition given = Objects.requireNonNull(definitions.get(target.transport()));
        if (given.command().isEmpty()) {
            throw new TargetException(
                    "on.%s has no command, so it cannot start a shell"
                            .formatted(target.transport()));
        }
        try {
            return Transport.Template.of(given.command(), given.control());
        } catch (TargetException e) {
            throw new TargetException("on." + target.transport() + ": " + e.why());
        }
    }
}
