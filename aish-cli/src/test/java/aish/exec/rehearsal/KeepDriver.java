package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Rehearsals.Conflicting;
import aish.exec.rehearsal.Rehearsals.Limits;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.shell.ShellSession;
import aish.testing.RealShell;
import aish.undo.UndoStore;

/**
 * Keeps rehearsals in a process of its own, which can be killed. {@code KeepDriver STATE} waits for
 * a line and keeps the newest rehearsal.
 */
final class KeepDriver {
    private KeepDriver() {}

    public static void main(String... arguments) throws Exception {
        Rehearsals rehearsals = rehearsals(Path.of(arguments[0]));
        Rehearsal rehearsal = rehearsals.find("");
        IO.println("ready");
        IO.readln();
        IO.println("keeping");
        rehearsals.keep(rehearsal, rehearsal.changes(), Conflicting.REFUSED);
        IO.println("kept");
    }

    static Rehearsals rehearsals(Path state) {
        return new Rehearsals(
                state,
                () -> new Limits(1 << 28, Duration.ofSeconds(60), 3),
                () -> Optional.of(undo(state)),
                InstantSource.system());
    }

    static UndoStore undo(Path state) {
        return new UndoStore(
                state.resolve("undo"), 1 << 28, Duration.ofDays(1), InstantSource.system());
    }

    /** Rehearses a command in a directory. */
    static Rehearsal rehearse(Path state, Path directory, String command) throws Exception {
        try (ShellSession shell =
                RealShell.start(directory, Map.of("HOME", directory.toString()))) {
            return rehearsals(state).run(shell, command, command, Network.OFF).rehearsal();
        }
    }
}
