package aish.cli.doctor;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.shell.remote.Target;
import aish.shell.remote.Transport;
import aish.text.Resource;
import org.jspecify.annotations.Nullable;

/** Checks what works on another machine, by one program that runs a script of sh there. */
record HostCheck(Target target, Transport transport) implements Check {
    /** One line, because a login shell other than sh may read it. */
    private static final String SCRIPT =
            String.join("; ", Resource.entries(HostCheck.class, "host.sh"));

    private static final String MARK = "aish";
    private static final int MOST_LINES = 100;
    private static final int MOST_SAID = 4096;

    /** Far more than a program needs that has closed its output. */
    private static final int ENDING_SECONDS = 30;

    /** How many lines the script there prints of what it finds. */
    private static final int CHECKS = 5;

    private static final Remark NOT_THERE =
            Remark.note(
                    "no :try, no contracts and no limits of the kernel there",
                    "goals ask more often");

    @Override
    public List<Remark> findings() throws InterruptedException {
        List<String> words = transport.control(target, SCRIPT);
        try {
            Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
            try (BufferedReader lines = process.inputReader(UTF_8);
                    Writer input = process.outputWriter(UTF_8)) {
                return findings(process, lines, input);
            } finally {
                process.destroy();
            }
        } catch (IOException e) {
            return List.of(Remark.fail("cannot start " + words.getFirst(), "install it here"));
        }
    }

    private List<Remark> findings(Process process, BufferedReader lines, Writer input)
            throws IOException, InterruptedException {
        StringBuilder said = new StringBuilder();
        @Nullable String line = lines.readLine();
        for (; line != null && !line.equals(MARK); line = lines.readLine()) {
            said.append(line).append('\n');
            said.delete(0, Math.max(0, said.length() - MOST_SAID));
        }
        if (line == null) {
            String why = target.reason(said.toString());
            if (why.isEmpty() && process.waitFor(ENDING_SECONDS, TimeUnit.SECONDS)) {
                why = "exit status " + process.exitValue();
            }
            return List.of(Remark.fail("no shell on " + target + ": " + why, "see :help remote"));
        }
        long asked = System.nanoTime();
        input.write('\n');
        input.flush();
        lines.readLine();
        double millis = (System.nanoTime() - asked) / 1e6;
        List<Remark> remarks = new ArrayList<>(List.of(reached(millis)));
        lines.lines().limit(MOST_LINES).map(HostCheck::remark).forEach(remarks::addAll);
        if (remarks.size() <= CHECKS) {
            remarks.add(Remark.fail("the checks on " + target + " broke off", "try again"));
        }
        remarks.add(NOT_THERE);
        return remarks;
    }

    /**
     * Reads a line of a level, what there is, and how to fix it; what else it prints is left out.
     */
    private static List<Remark> remark(String line) {
        String[] cells = line.split("\t", 3);
        return Stream.of(Remark.Level.values())
                .filter(level -> cells.length == 3 && level.name().equals(cells[0]))
                .map(level -> new Remark(level, cells[1], cells[2]))
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
}
