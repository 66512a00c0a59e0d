package aish.app;

import module java.base;

import aish.commands.session.Fleet;
import aish.exec.fleet.Hosts;
import aish.exec.fleet.TargetWords;
import aish.process.Cancellation;
import aish.settings.Config;
import aish.shell.remote.RemoteFiles;
import aish.shell.remote.Transports;
import aish.workspace.names.SshHosts;

/** Builds what reaches other hosts. */
record HostsModule(Core core, FrontEnd front) {
    Transports transports() {
        return transports(core.launch().config());
    }

    static Transports transports(Config config) {
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

    /** Returns what completes targets; its programs end with the session. */
    TargetWords words() {
        Path home = core.launch().home();
        TargetWords words = new TargetWords(this::hosts, () -> SshHosts.of(home));
        core.closeFirst(words::end);
        return words;
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
