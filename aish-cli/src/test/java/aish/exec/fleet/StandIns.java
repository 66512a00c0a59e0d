package aish.exec.fleet;

import module java.base;

import aish.exec.fleet.Hosts.Programs;
import aish.shell.remote.Transports;
import aish.testing.NewFile;

/** Programs in a directory that stand in for those that reach hosts. */
public record StandIns(Path directory) {
    /** Runs a script on this machine, under the name of a host. */
    private static final String HOST =
            """
            HOST=$1; export HOST; shift
            case $HOST in
            refuse*) echo "connect to $HOST: Connection refused" >&2; exit 255;;
            silent*) exit 7;;
            wait*) exec sleep 1000;;
            noisy*) printf 'Welcome'; exec sh "$@";;
            cut*) sh "$@" | head -c 35; echo "client_loop: Broken pipe" >&2;;
            *) exec sh "$@";;
            esac
            """;

    public StandIns add(String name, String script) throws IOException {
        Path file = NewFile.write(directory.resolve("bin").resolve(name), "#!/bin/sh\n" + script);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        return this;
    }

    /** Returns hosts with a transport {@code on} and an engine {@code farm}. */
    public Hosts hosts(Consumer<Runnable> started) throws IOException {
        add("host", HOST);
        String bin = directory.resolve("bin").toString();
        Map<String, Transports.Definition> own =
                Map.of(
                        "on", new Transports.Definition(bin + "/host {target}", "", "", ""),
                        "farm",
                                new Transports.Definition(
                                        "", "", bin + "/farm {target} {command}", ""));
        String path = bin + ":" + System.getenv().getOrDefault("PATH", "/usr/bin:/bin");
        return new Hosts(
                new Transports(own, List.of("prod*")),
                Map.of("web", List.of("on:a", "on:b", "@db"), "db", List.of("on:b", "@web")),
                new Programs(Map.of("PATH", path), directory, started));
    }

    public Hosts hosts() throws IOException {
        return hosts(_ -> {});
    }
}
