package aish.exec.fleet;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.process.Subprocess;
import aish.shell.remote.Target;
import aish.shell.remote.Target.TargetException;
import aish.shell.remote.Transports;
import aish.text.PlainText;

/**
 * Finds the hosts that a user names, one by one or by group.
 *
 * @param groups those of the settings, which take precedence over those of Ansible's inventory
 * @param programs runs the user's own programs
 */
public record Hosts(Transports transports, Map<String, List<String>> groups, Programs programs) {
    /** What starts a group's name. */
    static final String GROUP = "@";

    /** A host under the name that the user knows it by. */
    public record Host(String name, Target target) {}

    /**
     * Runs programs of the user's own on this machine.
     *
     * @param started receives what ends one early
     */
    public record Programs(
            Map<String, String> environment, Path directory, Consumer<Runnable> started) {
        private static final int MOST_OUTPUT = 64 << 20;

        Subprocess.Result run(List<String> words) throws TargetException {
            return run(words, Subprocess.UNTIL_IT_ENDS);
        }

        /** Finds the program where the environment says, which Java itself would not. */
        private Subprocess.Result run(List<String> words, Duration patience)
                throws TargetException {
            List<String> found = new ArrayList<>(words);
            found.addFirst("env");
            try {
                return Subprocess.run(builder(found), "", patience, MOST_OUTPUT, started);
            } catch (IOException e) {
                throw new TargetException(
                        PlainText.oneLine(words.getFirst()) + " cannot be started");
            }
        }

        ProcessBuilder builder(List<String> words) {
            ProcessBuilder builder = new ProcessBuilder(words).directory(directory.toFile());
            builder.environment().clear();
            builder.environment().putAll(environment);
            return builder;
        }

        /** Returns what a program prints; it fails if the program does. */
        String ask(List<String> words) throws TargetException {
            return ask(words, Subprocess.UNTIL_IT_ENDS);
        }

        String ask(List<String> words, Duration patience) throws TargetException {
            Subprocess.Result result = run(words, patience);
            if (result.ending() != Subprocess.Ending.ENDED || result.status() != 0) {
                String why = Target.lastLine(result.errors());
                throw new TargetException(
                        String.join(" ", words) + " failed" + (why.isEmpty() ? "" : ": " + why));
            }
            return result.output();
        }
    }

    public Hosts {
        groups = Map.copyOf(groups);
    }

    /** Creates what runs a command on hosts. */
    public FleetRun run(String command) {
        return new FleetRun(transports, programs, MarkedCommand.of(command));
    }

    /**
     * Returns the hosts, each once, in the order in which they are named.
     *
     * @param text names and groups with commas between them
     */
    public List<Host> of(String text) throws TargetException {
        Map<String, Host> found = new LinkedHashMap<>();
        add(List.of(text.split(",", -1)), new HashSet<>(), found);
        if (found.isEmpty()) {
            throw new TargetException(PlainText.oneLine(text) + " names no hosts");
        }
        return List.copyOf(found.values());
    }

    /**
     * Returns the names with commas between them, for a transport that is given all of them.
     *
     * @param text as for {@link #of}
     */
    String expanded(String transport, String text) throws TargetException {
        List<String> names = new ArrayList<>();
        for (String name : text.split(",", -1)) {
            if (name.startsWith(GROUP)) {
                of(name).forEach(host -> names.add(host.name()));
            } else {
                names.add(transports.target(transport + ":" + name).name());
            }
        }
        return String.join(",", names);
    }

    private void add(List<String> names, Set<String> within, Map<String, Host> found)
            throws TargetException {
        for (String name : names) {
            String group = name.startsWith(GROUP) ? name.substring(GROUP.length()) : "";
            if (group.isEmpty()) {
                found.putIfAbsent(name, new Host(name, transports.target(name)));
            } else if (within.add(group)) {
                List<String> members = groups.get(group);
                if (members == null) {
                    inventory(group).forEach(host -> found.putIfAbsent(host.name(), host));
                } else {
                    add(members, within, found);
                }
            }
        }
    }

    private List<Host> inventory(String group) throws TargetException {
        Json inventory = inventoryWith(group);
        Set<String> names = new LinkedHashSet<>();
        members(inventory, group, names, new HashSet<>());
        if (names.isEmpty()) {
            throw new TargetException(
                    "the group %s of Ansible's inventory has no hosts"
                            .formatted(PlainText.oneLine(group)));
        }
        List<Host> hosts = new ArrayList<>();
        for (String name : names) {
            hosts.add(host(name, inventory.get("_meta").get("hostvars").get(name)));
        }
        return hosts;
    }

    private Json inventoryWith(String group) throws TargetException {
        String why = "Ansible's inventory has no such group";
        try {
            Json inventory = Json.parse(programs.ask(List.of("ansible-inventory", "--list")));
            if (!inventory.get(group).isNull()) {
                return inventory;
            }
        } catch (JsonException | TargetException e) {
            why = String.valueOf(e.getMessage());
        }
        throw new TargetException(
                "no group %s: hosts.groups has %s, and %s"
                        .formatted(
                                PlainText.oneLine(group),
                                groups.isEmpty()
                                        ? "none"
                                        : String.join(", ", new TreeSet<>(groups.keySet())),
                                why));
    }

    private static void members(Json inventory, String group, Set<String> names, Set<String> seen) {
        if (seen.add(group)) {
            Json found = inventory.get(group);
            found.get("hosts").items().forEach(host -> host.text().ifPresent(names::add));
            for (Json child : found.get("children").items()) {
                child.text().ifPresent(name -> members(inventory, name, names, seen));
            }
        }
    }

    /** Connects where the inventory says; under its own name, the host may be forbidden too. */
    private Host host(String name, Json variables) throws TargetException {
        Target own = transports.target(name);
        String user = variables.get("ansible_user").text().map(given -> given + "@").orElse("");
        Optional<String> address = variables.get("ansible_host").text();
        OptionalInt port = variables.get("ansible_port").integer();
        if (user.isEmpty() && address.isEmpty() && port.isEmpty()) {
            return new Host(name, own);
        }
        String at = user + address.orElse(name);
        return new Host(
                name,
                transports.target(port.isPresent() ? "ssh://" + at + ":" + port.getAsInt() : at));
    }
}
