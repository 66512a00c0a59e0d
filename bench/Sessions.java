import aish.files.DiskSync;
import aish.session.SessionSearch;
import aish.session.SessionSearch.SearchQuery;
import aish.session.SessionStore;
import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongFunction;

/**
 * Makes records of sessions and measures searching and resuming them, each first cold and then
 * warm. Run as bench/README.md says: java … bench/Sessions.java make|search|resume DIRECTORY
 * [TEXT].
 */
public final class Sessions {
    private static final int SESSIONS = 1000;
    private static final int EVENTS = 1000;
    private static final int LONG = 100_000;
    private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
    private static final String[] WORDS =
            ("the server disk is full because of old logs find large files with du and sort them then remove"
                            + " what nobody needs git commit branch merge conflict docker container network port"
                            + " kubernetes pod restart python script error trace memory process kill signal")
                    .split(" ");

    private static final Random CHANCE = new Random(42);

    private Sessions() {}

    public static void main(String[] arguments) throws Exception {
        Path directory = Path.of(arguments[1]);
        switch (arguments[0]) {
            case "make" -> make(directory);
            case "search" -> search(directory, arguments[2]);
            case "resume" -> resume(directory, arguments[2]);
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }

    private static void make(Path directory) throws Exception {
        Files.createDirectories(directory);
        for (int i = 0; i < SESSIONS; i++) {
            write(directory.resolve(id(i) + ".jsonl"), EVENTS, i);
        }
        write(directory.resolve(id(SESSIONS) + ".jsonl"), LONG, SESSIONS);
        System.out.println("longest: " + id(SESSIONS));
    }

    private static String id(int number) {
        StringBuilder id = new StringBuilder();
        for (long left = 1_000_000_000_000_000L + number * 1_048_576L;
                id.length() < 12;
                left /= 32) {
            id.insert(0, DIGITS.charAt((int) (left % 32)));
        }
        return id.toString();
    }

    private static void write(Path file, int events, int session) throws Exception {
        long[] at = {1_700_000_000_000L + session * 3_600_000L};
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            LongFunction<String> start = time -> "\",\"at\":" + time;
            int[] written = {0};
            class Writer {
                void line(String kind, String rest) throws Exception {
                    at[0] += 1 + CHANCE.nextInt(900);
                    out.write("{\"v\":1,\"e\":\"" + kind + start.apply(at[0]) + rest + "}\n");
                    written[0]++;
                }
            }
            Writer writer = new Writer();
            writer.line(
                    "opened",
                    ",\"id\":\""
                            + id(session)
                            + "\",\"directory\":\"/home/me/p\",\"model\":\"m\",\"aish\":\"1\"");
            writer.line("instructed", ",\"text\":\"" + text(120) + "\"");
            int output = 1;
            while (written[0] < events) {
                for (int i = 0; i < 8; i++) {
                    String command = text(3 + CHANCE.nextInt(5));
                    writer.line("typed", ",\"line\":\"" + command + "\"");
                    writer.line(
                            "started",
                            ",\"command\":\""
                                    + command
                                    + "\",\"author\":\"person\",\"directory\":\"/home/me/p\",\"output\":"
                                    + output);
                    writer.line(
                            "ran",
                            ",\"command\":\""
                                    + command
                                    + "\",\"author\":\"person\",\"status\":"
                                    + (CHANCE.nextInt(10) == 0 ? 1 : 0)
                                    + ",\"nanos\":12345678,\"directory\":\"/home/me/p\",\"running\":0,\"stopped\":0,"
                                    + "\"output\":"
                                    + output++
                                    + ",\"file\":true");
                }
                String question = text(10);
                writer.line("typed", ",\"line\":\"" + question + "\"");
                writer.line(
                        "told",
                        ",\"question\":\"" + question + "\",\"attached\":\"" + text(150) + "\"");
                writer.line("asked", ",\"model\":\"m\"");
                StringBuilder answer = new StringBuilder();
                for (int i = 0; i < 60; i++) {
                    String piece = " " + text(1);
                    answer.append(piece);
                    writer.line("text", ",\"text\":\"" + piece + "\"");
                }
                writer.line("answered", ",\"text\":\"" + answer + "\",\"finish\":\"stop\"");
                writer.line("suggested", ",\"id\":\"cmd-001\",\"command\":\"" + text(4) + "\"");
            }
        }
    }

    private static String text(int words) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words; i++) {
            text.append(i == 0 ? "" : " ").append(WORDS[CHANCE.nextInt(WORDS.length)]);
        }
        return text.toString();
    }

    private static void search(Path directory, String text) throws Exception {
        SessionStore store = new SessionStore(directory, InstantSource.system(), new DiskSync());
        for (int i = 0; i < 5; i++) {
            long start = System.nanoTime();
            long used = used();
            boolean failed = text.equals("--failed");
            SearchQuery query =
                    new SearchQuery(
                            failed ? "zzz" : text,
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            failed);
            int hits = new SessionSearch(store, query, 41).run().size();
            report(hits + " hits", start, used);
        }
    }

    private static void resume(Path directory, String id) throws Exception {
        SessionStore store = new SessionStore(directory, InstantSource.system(), new DiskSync());
        for (int i = 0; i < 5; i++) {
            long start = System.nanoTime();
            long used = used();
            int exchanges = store.restore(id).conversation().exchanges().size();
            report(exchanges + " exchanges", start, used);
        }
    }

    /** Processor time tells more than the clock on a machine that has other work. */
    private static void report(String what, long start, long used) {
        long wall = (System.nanoTime() - start) / 1_000_000;
        System.out.println(
                what + ", " + wall + " ms, processor " + (used() - used) / 1_000_000 + " ms");
    }

    private static long used() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }
}
