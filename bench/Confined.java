import aish.exec.confinement.Confinement;
import aish.exec.confinement.KernelLimits;
import aish.exec.confinement.NetworkAccess;
import aish.settings.ConfinementProfile;
import aish.shell.OutputSpill;
import aish.shell.ShellSession;
import aish.shell.ShellStart.Stdio;
import aish.shell.ShellWorld;
import aish.shell.TerminalKeys;
import aish.shell.TerminalView;
import aish.shell.WindowSize;
import aish.shell.WorkingDirectory;
import aish.shell.pty.PtyHost;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Measures what limits cost: a command in the user's shell and in a confined one, in turns, and
 * entering the latter.
 *
 * <pre>
 * java --enable-native-access=ALL-UNNAMED -Djffi.boot.library.path=target/dist/native/jni \
 *     -cp target/dist/lib/aish.jar bench/Confined.java [COMMAND [RUNS]]
 * </pre>
 */
public final class Confined {
    private static final double MILLIS = 1e6;

    private static final class Unseen implements TerminalView, OutputSpill {
        @Override
        public void handOver(Keys keys) {}

        @Override
        public void takeBack(Supplier<byte[]> unread) {
            unread.get();
        }

        @Override
        public void show(ByteBuffer bytes) {}

        @Override
        public void showError(ByteBuffer bytes) {}

        @Override
        public void showIdleOutput(ByteBuffer bytes) {}

        @Override
        public void write(ByteBuffer bytes) {
            bytes.position(bytes.limit());
        }

        @Override
        public Optional<Path> file() {
            return Optional.empty();
        }

        @Override
        public void close() {}
    }

    private static ShellSession shell() throws Exception {
        ShellSession shell =
                new ShellSession(
                        new PtyHost(),
                        new ShellSession.Settings(
                                "bash",
                                Optional.empty(),
                                System.getenv(),
                                TerminalKeys.USUAL,
                                Stdio.TERMINAL,
                                1 << 20),
                        new Unseen(),
                        _ -> new Unseen(),
                        new WindowSize(24, 80),
                        new WorkingDirectory(Path.of("").toAbsolutePath()));
        shell.start();
        return shell;
    }

    public static void main(String[] arguments) throws Exception {
        String command = arguments.length > 0 ? arguments[0] : "/bin/true";
        int runs = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 300;
        Confinement.Scope scope =
                new Confinement.Scope(
                        ConfinementProfile.PROJECT,
                        new NetworkAccess.On(),
                        Path.of(System.getProperty("user.home")),
                        Path.of("").toAbsolutePath(),
                        List.of(),
                        System.getenv());
        List<Double> entering = new ArrayList<>();
        List<Double> plain = new ArrayList<>();
        List<Double> confined = new ArrayList<>();
        try (ShellSession free = shell();
                ShellSession limited = shell();
                Confinement limits = Confinement.of(KernelLimits.detect(), scope)) {
            for (int i = 0; i < 20; i++) {
                long start = System.nanoTime();
                limited.enter(ShellWorld.confined(limits, limits.variables()));
                entering.add((System.nanoTime() - start) / MILLIS);
                limited.leave();
            }
            limited.enter(ShellWorld.confined(limits, Map.of()));
            for (int i = 0; i < runs; i++) {
                plain.add(time(free, command));
                confined.add(time(limited, command));
            }
            limited.leave();
        }
        System.out.printf("enter      %6.2f ms%n", median(entering));
        System.out.printf("plain      %6.2f ms   %s%n", median(plain), command);
        System.out.printf("confined   %6.2f ms%n", median(confined));
        System.out.printf("overhead   %6.2f ms%n", median(confined) - median(plain));
    }

    private static double time(ShellSession shell, String command) throws Exception {
        long start = System.nanoTime();
        shell.run(command, ShellSession.Keeping.OUTPUT);
        return (System.nanoTime() - start) / MILLIS;
    }

    private static double median(List<Double> values) {
        Collections.sort(values);
        return values.get(values.size() / 2);
    }
}
