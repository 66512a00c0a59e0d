package aish.offline;

import module java.base;

import aish.process.Cancellation;
import aish.process.Subprocess;

/**
 * Queries the index of {@code man}. Only plain words are passed on, each as a separate argument and
 * without a shell.
 */
public record SystemManual(Machine machine) implements ManualPages {
    /** The description of a page of which the index knows nothing. */
    private static final String UNKNOWN = "(unknown subject)";

    private static final int MOST_KEYWORDS = 4;

    /** A page that has fewer of the keywords is about something else. */
    private static final int FEWEST_HITS = 2;

    /** The copies of a tool for another machine, such as aarch64-linux-gnu-nm. */
    private static final String CROSS_TOOL = ".*-(linux-gnu|elf|mingw32)-.*";

    private static final int MOST_BYTES = 200_000;

    @Override
    public List<Page> search(List<String> keywords, Cancellation cancellation) {
        List<String> plain =
                keywords.stream().filter(SystemManual::isPlain).limit(MOST_KEYWORDS).toList();
        if (plain.isEmpty() || !machine.has("man")) {
            return List.of();
        }
        List<String> command = new ArrayList<>(List.of("man", "-k", "-s", "1:8"));
        command.addAll(plain);
        return pages(run(command, cancellation)).stream()
                .filter(
                        page ->
                                hits(page, plain) >= FEWEST_HITS
                                        && !page.name().matches(CROSS_TOOL))
                .sorted(Comparator.comparingLong((Page page) -> -hits(page, plain)))
                .toList();
    }

    @Override
    public Optional<Page> about(String name, Cancellation cancellation) {
        if (!isPlain(name) || !machine.has("man")) {
            return Optional.empty();
        }
        return pages(run(List.of("man", "-f", "-s", "1:8", name), cancellation)).stream()
                .filter(page -> page.name().equals(name))
                .findFirst();
    }

    private static boolean isPlain(String word) {
        return word.matches("[\\p{L}\\p{Nd}][\\p{L}\\p{Nd}._+-]+");
    }

    /** Counts the keywords that are whole words of the page's own line. */
    private static long hits(Page page, List<String> keywords) {
        String line = (page.name() + " " + page.about()).toLowerCase(Locale.ROOT);
        Set<String> words =
                Arrays.stream(line.split("\\W+"))
                        .map(TermLexicon::stem)
                        .collect(Collectors.toSet());
        return keywords.stream().map(TermLexicon::stem).distinct().filter(words::contains).count();
    }

    /** Parses lines such as {@code tar (1) - an archiving utility}. */
    private static List<Page> pages(String index) {
        Map<String, Page> pages = new LinkedHashMap<>();
        for (String line : index.lines().toList()) {
            int bracket = line.indexOf('(');
            int dash = line.indexOf(" - ");
            if (bracket > 0 && dash > bracket && !line.endsWith(UNKNOWN)) {
                String name = line.substring(0, bracket).strip();
                pages.putIfAbsent(name, new Page(name, line.substring(dash + 3).strip()));
            }
        }
        return List.copyOf(pages.values());
    }

    /** Returns the program's output; empty if it could not be started or was cancelled. */
    private static String run(List<String> command, Cancellation cancellation) {
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().put("MANWIDTH", "300");
        try {
            String output =
                    Subprocess.run(
                                    builder,
                                    "",
                                    Subprocess.UNTIL_IT_ENDS,
                                    MOST_BYTES,
                                    cancellation::onCancel)
                            .output();
            return cancellation.isCancelled() ? "" : output;
        } catch (IOException e) {
            return "";
        }
    }
}
