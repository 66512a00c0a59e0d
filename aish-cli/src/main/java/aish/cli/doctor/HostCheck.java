package aish.cli.doctor;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.shell.remote.Target;
import aish.shell.remote.Transport;
import aish.text.ByteSize;
import aish.text.Resource;
import org.jspecify.annotations.Nullable;

/** Checks what works on another machine, by one program that runs a script of sh there. */
record HostCheck(Target target, Transport transport) implements Check {
    /** One line, because a login shell other than sh may read it. */
    private static final String SCRIPT =
            String.join("; ", Resource.entries(HostCheck.class, "host.sh"));

    private static final String MARK = "aish";
    private static final int MOST_LINES = 100;

    /** In a line of df, in blocks of a kibibyte. */
    private static final Pattern FREE = Pattern.compile("(\\d{1,15}) +\\d+% ");

    private static final int[] OLDEST_BASH = {4, 4};

    @Override
    public List<Remark> findings() {
        List<String> words = transport.control(target, SCRIPT);
        try {
            Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
            try (BufferedReader lines = process.inputReader(UTF_8);
                    Writer input = process.outputWriter(UTF_8)) {
                return findings(lines, input);
            } finally {
                process.destroy();
            }
        } catch (IOException e) {
            return List.of(Remark.fail("cannot start " + words.getFirst(), "install it here"));
        }
    }

    private List<Remark> findings(BufferedReader lines, Writer input) throws IOException {
        String said = "";
        @Nullable String line = lines.readLine();
        for (; line != null && !line.equals(MARK); line = lines.readLine()) {
            said = line.isBlank() ? said : ": " + line;
        }
        if (line == null) {
            return List.of(Remark.fail("no shell on " + target + said, "see :help remote"));
        }
        long asked = System.nanoTime();
        input.write('\n');
        input.flush();
        lines.readLine();
        double millis = (System.nanoTime() - asked) / 1e6;
        Map<String, String> told =
                lines.lines()
                        .limit(MOST_LINES)
                        .map(each -> each.split("\t", 2))
                        .filter(cells -> cells.length == 2)
                        .collect(Collectors.toMap(c -> c[0], c -> c[1].strip(), (_, last) -> last));
        return Stream.concat(Stream.of(reached(millis)), judged(key -> told.getOrDefault(key, "")))
                .toList();
    }

    private Remark reached(double millis) {
        boolean shares = transport instanceof Transport.Ssh(_, boolean own) && own;
        return Remark.ok(
                String.format(
                        Locale.ROOT,
                        "%s answers in %.1f ms, over %s%s",
                        target,
                        millis,
                        target.transport(),
                        shares ? " and the connection that your configuration shares" : ""));
    }

    private Stream<Remark> judged(UnaryOperator<String> told) {
        return Stream.of(
                bash(told.apply("bash")),
                needed(told.apply("missing"), told.apply("directory"), told.apply("space")),
                programs(told.apply("programs")),
                files(told.apply("unlike")),
                told.apply("git").isEmpty()
                        ? Remark.note("no git", "whether files are in git is unknown there")
                        : Remark.ok(told.apply("git")),
                Remark.note(
                        "no :try, no contracts and no limits of the kernel there",
                        "goals ask more often"));
    }

    private static Remark bash(String version) {
        int[] parts =
                Pattern.compile("\\d{1,4}")
                        .matcher(version)
                        .results()
                        .mapToInt(part -> Integer.parseInt(part.group()))
                        .limit(OLDEST_BASH.length)
                        .toArray();
        return Arrays.compare(parts, OLDEST_BASH) >= 0
                ? Remark.ok("bash " + version)
                : Remark.fail(
                        version.isEmpty() ? "only sh, no bash" : "bash " + version + " is too old",
                        ":on HOST needs bash 4.4 or later there; :on HOST COMMAND works");
    }

    private static Remark needed(String missing, String directory, String space) {
        if (!missing.isEmpty() || directory.isEmpty()) {
            return Remark.fail(
                    missing.isEmpty()
                            ? "no directory can be made for temporary files"
                            : "no " + missing.replace(" ", " and no "),
                    ":on HOST needs a private directory with two pipes there");
        }
        Matcher free = FREE.matcher(space);
        return Remark.ok(
                "the session's private directory goes below "
                        + directory
                        + (free.find()
                                ? ", where "
                                        + ByteSize.of(Long.parseLong(free.group(1)) << 10)
                                        + " are free"
                                : ""));
    }

    private static Remark programs(String count) {
        return count.matches("[1-9]\\d*")
                ? Remark.ok(count + " names on its PATH")
                : Remark.warn("no names on its PATH", "commands there are judged as unknown");
    }

    private static Remark files(String unlike) {
        return unlike.isEmpty()
                ? Remark.ok("stat, find, readlink and base64 tell of its files")
                : Remark.warn(
                        "not as GNU's, or not there: " + unlike.replace(" ", ", "),
                        "what commands do to files is unknown there, and asks");
    }
}
