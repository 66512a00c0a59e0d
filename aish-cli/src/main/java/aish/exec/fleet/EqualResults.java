package aish.exec.fleet;

import module java.base;

import aish.event.ExitCode;
import aish.exec.fleet.HostResult.Ending;
import aish.shell.CapturedOutput;
import aish.text.Counted;

/** Results of several hosts for display, equal ones together. */
public final class EqualResults {
    /** More hosts with the most frequent result are not named. */
    private static final int MOST_NAMED = 4;

    private static final int MOST_LINES = 20;
    private static final double MILLIS = 1000;

    private record Key(Ending ending, String digest) {}

    private final List<HostResult> all;
    private final List<List<HostResult>> groups;

    public EqualResults(List<HostResult> all) {
        this.all = List.copyOf(all);
        Map<Key, List<HostResult>> equal = new LinkedHashMap<>();
        for (HostResult each : all) {
            equal.computeIfAbsent(new Key(each.ending(), each.digest()), _ -> new ArrayList<>())
                    .add(each);
        }
        this.groups =
                equal.values().stream()
                        .sorted(Comparator.comparingInt(group -> -group.size()))
                        .toList();
    }

    public List<HostResult> rarestLast() {
        return groups.stream().flatMap(List::stream).toList();
    }

    /** Returns each group of equal results: its hosts, how they ended, and the output. */
    public String text() {
        return groups.stream().map(this::text).collect(Collectors.joining("\n"));
    }

    private String text(List<HostResult> group) {
        boolean many = group.size() > MOST_NAMED && group.equals(groups.getFirst());
        String names =
                many
                        ? group.size() + " hosts"
                        : group.stream().map(HostResult::host).collect(Collectors.joining(", "));
        List<String> outputs =
                group.stream()
                        .map(each -> each.result().output())
                        .filter(output -> output.number() > 0)
                        .map(CapturedOutput::name)
                        .toList();
        String kept = outputs.isEmpty() ? "" : " (" + Counted.list(outputs) + ")";
        String output = group.getFirst().result().output().text();
        return names + ": " + group.getFirst().said() + kept + shortened(output);
    }

    static String shortened(String output) {
        List<String> lines = output.stripTrailing().lines().toList();
        String start =
                lines.stream()
                        .limit(MOST_LINES)
                        .map(line -> "\n  " + line)
                        .collect(Collectors.joining());
        int more = lines.size() - MOST_LINES;
        return more > 0 ? start + "\n  … " + Counted.of(more, "more line") : start;
    }

    /** Returns how many hosts ended how, and which was the slowest. */
    public String summary() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (List<HostResult> group : groups) {
            HostResult first = group.getFirst();
            String how = first.ending() instanceof Ending.Exited ? first.said() : first.word();
            counts.merge(how, group.size(), Integer::sum);
        }
        List<String> parts = new ArrayList<>();
        counts.forEach((how, count) -> parts.add(count + " " + how));
        return Counted.of(all.size(), "host") + ": " + String.join(", ", parts) + "." + slowest();
    }

    /** Names the slowest host, if each was measured. */
    private String slowest() {
        Function<HostResult, Duration> time = each -> each.result().duration();
        if (all.stream().map(time).distinct().count() < 2) {
            return "";
        }
        HostResult last = Collections.max(all, Comparator.comparing(time));
        double seconds = time.apply(last).toMillis() / MILLIS;
        return String.format(Locale.ROOT, " The slowest was %s (%.1f s).", last.host(), seconds);
    }

    /** Returns 0 only if the command succeeded on all; that of the only host, if there is one. */
    public int status() {
        if (all.size() == 1) {
            return all.getFirst().result().status();
        }
        boolean good = all.stream().allMatch(HostResult::isGood);
        return good ? ExitCode.OK : ExitCode.FAILED;
    }
}
