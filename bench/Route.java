import aish.route.LineRouter;
import aish.route.RouteFacts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Measures how long it takes to decide where a line goes: the first one, with everything that has
 * to be loaded, and the median and the slowest of all once warm.
 *
 * <pre>
 * java -cp target/dist/lib/aish.jar bench/Route.java [FILE]
 * </pre>
 */
public final class Route {
    private static final int ROUNDS = 60;

    private record Facts(Set<String> commands) implements RouteFacts {
        @Override
        public boolean isCommand(String word) {
            return commands.contains(word);
        }

        @Override
        public boolean isVariable(String name) {
            return false;
        }

        @Override
        public boolean isFile(String path) {
            return false;
        }

        @Override
        public boolean isMeta(String name) {
            return false;
        }

        @Override
        public boolean isAlwaysCommand(String word) {
            return false;
        }

        @Override
        public boolean isNeverCommand(String word) {
            return false;
        }
    }

    public static void main(String[] arguments) throws IOException {
        String file =
                arguments.length > 0
                        ? arguments[0]
                        : "aish-cli/src/test/resources/aish/route/everyday.tsv";
        List<String> lines =
                Files.readAllLines(Path.of(file)).stream()
                        .map(line -> line.substring(line.indexOf('\t') + 1))
                        .toList();
        LineRouter router = new LineRouter();
        RouteFacts facts = new Facts(Set.of("ls", "cd", "git", "find", "make", "sort", "kill"));
        long start = System.nanoTime();
        router.route("git status --short", facts);
        System.out.printf("first line    %8.1f µs%n", (System.nanoTime() - start) / 1e3);
        long[] best = new long[lines.size()];
        Arrays.fill(best, Long.MAX_VALUE);
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < best.length; i++) {
                long before = System.nanoTime();
                router.route(lines.get(i), facts);
                best[i] = Math.min(best[i], System.nanoTime() - before);
            }
        }
        Arrays.sort(best);
        System.out.printf("warm, median  %8.1f µs%n", best[best.length / 2] / 1e3);
        System.out.printf("warm, slowest %8.1f µs%n", best[best.length - 1] / 1e3);
    }
}
