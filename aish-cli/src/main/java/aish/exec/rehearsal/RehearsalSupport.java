package aish.exec.rehearsal;

import module java.base;

import aish.files.FileOwner;
import aish.files.PrivateFiles;

/**
 * Whether this machine lets aish run commands on a copy of the disk. Tries it with an empty overlay
 * when first asked, and remembers what the kernel says. Thread-safe.
 */
public final class RehearsalSupport {
    private static final List<String> PROGRAMS =
            List.of("bash", "unshare", "mount", "pivot_root", "setpriv");

    /** Ends an attempt that hangs; its answer is not remembered. */
    private static final Duration HANGS = Duration.ofMinutes(1);

    private static final String TRIAL =
            "cd -- \"$1\" && exec mount -t overlay"
                    + " -o lowerdir=lower,upperdir=upper,workdir=work,userxattr overlay root";

    private final Path root;
    private final Map<String, String> environment;
    private final Path system;
    private Optional<String> obstacle = Optional.empty();
    private boolean known;

    /**
     * @param state where aish keeps its own files, and makes the copies
     */
    public static RehearsalSupport at(Path state, Map<String, String> environment) {
        return new RehearsalSupport(state.resolve("rehearsals"), environment, Path.of("/proc/sys"));
    }

    /**
     * @param root where the copies are made
     * @param system the settings of the kernel
     */
    RehearsalSupport(Path root, Map<String, String> environment, Path system) {
        this.root = root;
        this.environment = Map.copyOf(environment);
        this.system = system;
    }

    /** Says in sentences why commands cannot be rehearsed here, and what would change that. */
    public synchronized Optional<String> obstacle() {
        return known ? obstacle : missingPrograms().or(this::refusal);
    }

    private Optional<String> missingPrograms() {
        List<String> missing = PROGRAMS.stream().filter(name -> !isInstalled(name)).toList();
        return missing.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "Commands cannot be rehearsed here: "
                                + String.join(", ", missing)
                                + (missing.size() == 1 ? " is" : " are")
                                + " not installed. The package util-linux has what is needed.");
    }

    private boolean isInstalled(String name) {
        String path = environment.getOrDefault("PATH", "");
        return Stream.concat(Arrays.stream(path.split(":", -1)), Stream.of("/usr/sbin", "/sbin"))
                .filter(folder -> folder.startsWith("/"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
    }

    private Optional<String> refusal() {
        try {
            PrivateFiles.createDirectories(root);
            Path folder = Files.createTempDirectory(root, "probe-");
            try {
                for (String part : List.of("lower", "upper", "work", "root")) {
                    Files.createDirectory(folder.resolve(part));
                }
                return mountRefusal(folder);
            } finally {
                Rehearsals.remove(folder);
            }
        } catch (IOException e) {
            return Optional.of("Commands cannot be rehearsed here: " + PrivateFiles.reason(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of("Commands cannot be rehearsed here: the attempt was interrupted.");
        }
    }

    private Optional<String> mountRefusal(Path folder) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("unshare"));
        if (!FileOwner.isMe(0)) {
            words.addAll(List.of("--user", "--map-root-user"));
        }
        words.addAll(List.of("--mount", "--pid", "--ipc", "--uts", "--net", "--fork"));
        words.addAll(List.of("bash", "-c", TRIAL, "bash", folder.toString()));
        ProcessBuilder builder = new ProcessBuilder(words);
        builder.environment().keySet().removeAll(Set.of("BASH_ENV", "ENV"));
        builder.environment().put("LC_ALL", "C");
        builder.redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")));
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.redirectError(folder.resolve("said").toFile());
        Process process = builder.start();
        if (!process.waitFor(HANGS)) {
            process.destroyForcibly();
            return Optional.of("Commands cannot be rehearsed now: the kernel did not answer.");
        }
        obstacle =
                process.exitValue() == 0
                        ? Optional.empty()
                        : Optional.of(explained(Files.readString(folder.resolve("said"))));
        known = true;
        return obstacle;
    }

    /** Names the setting that forbids it, if one does. */
    String explained(String said) {
        String first = said.strip().lines().findFirst().orElse("unshare failed");
        if (first.contains("overlay") || first.startsWith("mount:")) {
            return "Commands cannot be rehearsed here: the kernel does not overlay the file system"
                    + " of "
                    + root
                    + " (Linux 5.11 or newer does, on most file systems).";
        }
        String start = "Commands cannot be rehearsed here: the system forbids ";
        if (is("user/max_user_namespaces", "0")) {
            return start + "user namespaces. sysctl user.max_user_namespaces=15000 allows them.";
        }
        if (is("kernel/unprivileged_userns_clone", "0")) {
            return start
                    + "user namespaces. sysctl kernel.unprivileged_userns_clone=1 allows them.";
        }
        if (is("kernel/apparmor_restrict_unprivileged_userns", "1")) {
            return start
                    + "user namespaces. sysctl kernel.apparmor_restrict_unprivileged_userns=0, or"
                    + " an AppArmor profile with \"userns\", allows them.";
        }
        return start
                + "namespaces, as most containers do ("
                + first
                + "). A container started with --privileged allows them.";
    }

    private boolean is(String setting, String value) {
        try {
            return Files.readString(system.resolve(setting)).strip().equals(value);
        } catch (IOException e) {
            return false;
        }
    }
}
