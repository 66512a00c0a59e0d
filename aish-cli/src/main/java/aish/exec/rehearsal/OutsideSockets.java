package aish.exec.rehearsal;

import static java.util.stream.Collectors.joining;

import module java.base;

import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.text.PlainText;

/** Programs outside the copy that a command reaches only if the user asks for it. */
public enum OutsideSockets {
    DOCKER(
            Set.of("DOCKER_HOST", "CONTAINER_HOST"),
            "docker.sock",
            "podman/podman.sock",
            "user/%s/docker.sock",
            "user/%s/podman/podman.sock"),
    DBUS(
            Set.of("DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS"),
            "dbus/system_bus_socket",
            "user/%s/bus"),
    SSH_AGENT(Set.of("SSH_AUTH_SOCK", "SSH_AGENT_PID")),
    DISPLAY(Set.of("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY"), "user/%s/wayland-0");

    private static final Path RUN = Path.of("/run");

    /** Where X servers listen. */
    private static final Path X = Path.of("/tmp/.X11-unix");

    /** What leads to a socket in the value of a variable, before its path. */
    private static final Pattern ADDRESS = Pattern.compile("(?:unix://|unix:path=)?(/[^,;]+).*");

    @SuppressWarnings("ImmutableEnumChecker") // nothing changes it
    private final Set<String> variables;

    @SuppressWarnings("ImmutableEnumChecker") // nothing changes it
    private final List<String> places;

    OutsideSockets(Set<String> variables, String... places) {
        this.variables = variables;
        this.places = List.of(places);
    }

    /** The word for it in a command. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * Reads words such as {@code docker,ssh-agent}.
     *
     * @throws RehearsalException if one of them is none of these
     */
    public static Set<OutsideSockets> named(String words) throws RehearsalException {
        Set<OutsideSockets> named = EnumSet.noneOf(OutsideSockets.class);
        for (String word : words.split(",", -1)) {
            named.add(
                    Stream.of(values())
                            .filter(one -> one.word().equals(word))
                            .findFirst()
                            .orElseThrow(() -> unknown(word)));
        }
        return named;
    }

    private static RehearsalException unknown(String word) {
        String known = Stream.of(values()).map(OutsideSockets::word).collect(joining(", "));
        return new RehearsalException(
                "--with %s is not known. Use one or more of %s, separated by commas."
                        .formatted(PlainText.oneLine(word), known));
    }

    /** The variables that lead to it. */
    public Set<String> variables() {
        return variables;
    }

    /**
     * Finds its sockets and the files that they need.
     *
     * @param user the number of the user
     */
    List<Path> paths(String user, Map<String, String> environment) {
        SequencedSet<Path> found = new LinkedHashSet<>();
        for (String place : places) {
            found.add(RUN.resolve(place.formatted(user)));
        }
        if (this == DISPLAY) {
            found.add(X);
        }
        for (String variable : variables) {
            Matcher address = ADDRESS.matcher(environment.getOrDefault(variable, ""));
            if (address.matches()) {
                found.add(Path.of(address.group(1)).normalize());
            }
        }
        return found.stream().filter(Files::exists).toList();
    }
}
