package aish.testing;

import module java.base;

import aish.route.RouteFacts;

/** A moment at an ordinary machine, made up. */
public record EverydayFacts(
        Set<String> commands,
        Set<String> variables,
        Set<String> files,
        Set<String> metaCommands,
        Set<String> always,
        Set<String> never)
        implements RouteFacts {
    /** What bash itself and a small installation offer. */
    private static final Set<String> USUAL =
            Set.of(
                    """
                    . : [ [[ alias apt apt-get at awk bash bg bind break builtin cal case cat cd
                    chmod chown command compgen coproc cp curl cut date declare df diff dig do
                    docker done du echo elif else env esac eval exec exit export false fg fi file
                    find for free function git grep head help history host htop id if in info
                    install jobs join journalctl jq kill killall last less let link ln local
                    logout look ls make man mkdir mount mv nano node nohup nproc npm open patch
                    ping pip printf ps pwd python3 read readonly return rm rsync scp sed select set
                    shift shopt sleep sort source split ssh strings sudo systemctl tail tar tee
                    test then time top touch trap true type ulimit umask unset until uptime vim w
                    wait watch wc wget which while who whoami write xargs yes zip { }
                    """
                            .strip()
                            .split("\\s+", -1));

    public static EverydayFacts usual() {
        return new EverydayFacts(
                USUAL,
                Set.of("HOME", "PATH", "EDITOR"),
                Set.of("./run.sh", "/usr/bin/env", "src"),
                Set.of("help", "quit", "out", "why"),
                Set.of(),
                Set.of());
    }

    /** A small machine with a home variable, one script and two meta commands. */
    public static EverydayFacts small() {
        return new EverydayFacts(
                Set.of(
                        "ls", "cat", "echo", "grep", "git", "cd", "env", "sudo", "export", "which",
                        "for", "if", "while", "case"),
                Set.of("HOME"),
                Set.of("./run.sh"),
                Set.of("help", "keys"),
                Set.of(),
                Set.of());
    }

    public EverydayFacts withFile(String path) {
        return new EverydayFacts(commands, variables, Set.of(path), metaCommands, always, never);
    }

    public EverydayFacts installing(Set<String> programs) {
        Set<String> all = new HashSet<>(commands);
        all.addAll(programs);
        return new EverydayFacts(all, variables, files, metaCommands, always, never);
    }

    public EverydayFacts configured(Set<String> known, Set<String> notKnown) {
        return new EverydayFacts(commands, variables, files, metaCommands, known, notKnown);
    }

    @Override
    public boolean isCommand(String word) {
        return commands.contains(word);
    }

    @Override
    public boolean isVariable(String name) {
        return variables.contains(name);
    }

    @Override
    public boolean isFile(String path) {
        return files.contains(path);
    }

    @Override
    public boolean isMeta(String name) {
        return metaCommands.contains(name);
    }

    @Override
    public boolean isAlwaysCommand(String word) {
        return always.contains(word);
    }

    @Override
    public boolean isNeverCommand(String word) {
        return never.contains(word);
    }
}
