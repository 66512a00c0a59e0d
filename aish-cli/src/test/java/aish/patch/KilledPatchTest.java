package aish.patch;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Tier;
import aish.undo.UndoStore;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills a program that applies a patch, before each of its changes to the disk, and undoes the
 * patch in another one.
 */
@Tag("edge")
class KilledPatchTest {
    private static final int KILLED = 137;
    private static final String DIFF =
            """
            --- a/f
            +++ b/f
            @@ -1 +1 @@
            -one
            +1
            --- a/deep/er/gone
            +++ /dev/null
            @@ -1 +0,0 @@
            -gone
            diff --git a/program b/program
            old mode 100755
            new mode 100644
            diff --git a/moved b/new/place/moved
            rename from moved
            rename to new/place/moved
            diff --git a/new/file b/new/file
            new file mode 100644
            --- /dev/null
            +++ b/new/file
            @@ -0,0 +1 @@
            +new
            """;

    @TempDir private Path temporary;

    /** Applies the patch; the last argument says before which change the program ends. */
    public static void main(String[] arguments) throws Exception {
        Path home = Path.of(arguments[0]);
        Path root = home.resolve("root");
        int[] left = {Integer.parseInt(arguments[1])};
        PatchPlan plan = PatchCheck.check(Patch.read(DIFF), root, root, Set.of());
        AppliedPatch.apply(
                plan,
                Optional.of(store(home)),
                "patch-001",
                root,
                () -> {
                    if (left[0]-- == 0) {
                        Runtime.getRuntime().halt(KILLED);
                    }
                });
    }

    private static UndoStore store(Path home) {
        return new UndoStore(
                home.resolve("undo"), 1 << 20, Duration.ofDays(1), InstantSource.system());
    }

    @Test
    void undoRestoresEverythingWhereverItWasKilled() throws Exception {
        int step = 0;
        int status = KILLED;
        List<Set<String>> seen = new ArrayList<>();
        for (; status == KILLED; step += Tier.times(3, 1)) {
            Path home = Files.createDirectory(temporary.toRealPath().resolve("home" + step));
            prepare(home.resolve("root"));
            Map<String, String> before = state(home.resolve("root"));
            status = apply(home, step);
            Map<String, String> between = state(home.resolve("root"));
            seen.add(between.keySet());
            UndoStore.UndoEntry entry = store(home).find("").orElseThrow();
            assertThat(entry.commandId()).isEqualTo("patch-001");
            store(home).undo(entry, UndoStore.Changed.KEPT);
            assertThat(state(home.resolve("root"))).as("killed at " + step).isEqualTo(before);
        }
        assertThat(status).isZero();
        assertThat(seen.getLast())
                .containsExactlyInAnyOrder(
                        "f", "program", "new", "new/file", "new/place", "new/place/moved");
        assertThat(step).isGreaterThan(20);
    }

    private static void prepare(Path root) throws IOException {
        Files.createDirectories(root.resolve("deep/er"));
        Files.writeString(root.resolve("f"), "one\n");
        Files.writeString(root.resolve("deep/er/gone"), "gone\n");
        Files.writeString(root.resolve("moved"), "moved\n");
        Path program = Files.writeString(root.resolve("program"), "echo\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static Map<String, String> state(Path root) throws IOException {
        Map<String, String> state = new TreeMap<>();
        try (Stream<Path> found = Files.walk(root)) {
            for (Path path : found.filter(path -> !path.equals(root)).toList()) {
                String content = Files.isDirectory(path) ? "" : Files.readString(path);
                Set<PosixFilePermission> mode =
                        Files.getPosixFilePermissions(path, LinkOption.NOFOLLOW_LINKS);
                state.put(
                        root.relativize(path).toString(),
                        PosixFilePermissions.toString(mode) + " " + content);
            }
        }
        return state;
    }

    private static int apply(Path home, int step) throws IOException, InterruptedException {
        return new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledPatchTest.class.getName(),
                        home.toString(),
                        String.valueOf(step))
                .inheritIO()
                .start()
                .waitFor();
    }
}
