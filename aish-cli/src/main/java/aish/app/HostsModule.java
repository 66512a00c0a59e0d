package aish.app;

import module java.base;

import aish.approval.Fleet;
import aish.exec.fleet.Hosts;
import aish.process.Cancellation;
import aish.settings.Config;
import aish.shell.remote.RemoteFiles;
import aish.shell.remote.Transports;

/** Builds what reaches other hosts. */
record HostsModule(Core core, FrontEnd front) {
    /** Returns the names of the groups in the settings, as they are typed. */
    static List<String> groups(Config config) {
        return config.hosts().groups().keySet().stream().sorted().map(name -> "@" + name).toList();
    }

    Transports transports() {
        Config config = core.launch().config();
        Map<String, Transports.Definition> own = new HashMap<>();
        config.on()
                .forEach(
                        (name, given) ->
                                own.put(
                                        name,
                                        new Transports.Definition(
                                                given.command(),
                                                given.control(),
                                                given.many(),
                                                given.names())));
        return new Transports(own, config.hosts().deny(), Transports::configurationOf);
    }

    private Hosts hosts(Cancellation cancellation) {
        Path here = core.directory().get();
        Hosts.Programs programs =
                new Hosts.Programs(
                        core.launch().environment(),
                        RemoteFiles.targetOf(here).isEmpty() && Files.isDirectory(here)
                                ? here
                                : core.launch().home(),
                        cancellation::onCancel);
        return new Hosts(transports(), core.launch().config().hosts().groups(), programs);
    }

    Fleet fleet(ShellModule shell) {
        return new Fleet(
                shell.executor(),
                shell.safety().elsewhere(),
                this::hosts,
                front.operator(),
                front.interrupts(),
                core.bus());
    }
}
