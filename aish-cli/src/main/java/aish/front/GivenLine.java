package aish.front;

import module java.base;

import aish.bash.ShellQuoting;
import aish.route.Dispatch.Route;

/**
 * A line from the command line of aish: one argument, used as it is, or several words that another
 * shell has already split and unquoted.
 */
public record GivenLine(List<String> words) {
    /** Words that, first on a line, say where it goes. */
    private static final Set<String> PREFIXES = Set.of("$", "!", "?");

    private static final Pattern SPACE = Pattern.compile("\\s+");

    /** How many bytes of a file the kernel reads to find its interpreter. */
    private static final int INTERPRETER = 256;

    public GivenLine {
        words = List.copyOf(words);
    }

    public static GivenLine of(String line) {
        return new GivenLine(List.of(line));
    }

    /**
     * Opens the file that the first word names, if its first line names aish as its interpreter.
     * The shell would start aish again for it, with the same words. The other words become its
     * arguments.
     */
    public Optional<BufferedReader> script() throws IOException {
        File file = new File(words.getFirst());
        if (!file.isFile() || !isForAish(file)) {
            return Optional.empty();
        }
        List<String> arguments = words.subList(1, words.size());
        String first =
                arguments.isEmpty()
                        ? ""
                        : "$ set -- "
                                + String.join(
                                        " ", arguments.stream().map(ShellQuoting::quote).toList())
                                + "\n";
        InputStream lines =
                new SequenceInputStream(
                        new ByteArrayInputStream(first.getBytes(StandardCharsets.UTF_8)),
                        new FileInputStream(file));
        return Optional.of(
                new BufferedReader(new InputStreamReader(lines, StandardCharsets.UTF_8)));
    }

    private static boolean isForAish(File file) throws IOException {
        try (InputStream content = new FileInputStream(file)) {
            String start = new String(content.readNBytes(INTERPRETER), StandardCharsets.UTF_8);
            return start.startsWith("#!")
                    && SPACE.splitAsStream(start.lines().findFirst().orElse("").substring(2))
                            .anyMatch(word -> new File(word).getName().equals("aish"));
        } catch (FileNotFoundException e) {
            return false; // it may not be read, which the shell reports
        }
    }

    public boolean isBlank() {
        return String.join("", words).isBlank();
    }

    /**
     * Returns what to type at the prompt for it. The words of a command are quoted again, so that
     * each stays one argument and means nothing else; a question keeps its words as they are.
     *
     * @param router decides where a line goes
     */
    public String text(Function<String, Route> router) {
        if (words.size() == 1) {
            return words.getFirst();
        }
        return switch (router.apply(joined(GivenLine::grouped))) {
            case Route.Shell _ -> joined(ShellQuoting::quote);
            case Route.Ask _ -> hasPrefix() ? plain() : "? " + plain();
            case Route.Meta _ -> plain();
        };
    }

    /** Quotes only what would fall apart, so that a question still looks like one. */
    private static String grouped(String word) {
        boolean whole = !word.isEmpty() && !SPACE.matcher(word).find();
        return whole ? word : ShellQuoting.quote(word);
    }

    private String joined(UnaryOperator<String> quoting) {
        List<String> quoted = new ArrayList<>();
        for (String word : words) {
            boolean prefix = quoted.isEmpty() && hasPrefix();
            quoted.add(prefix ? word : quoting.apply(word));
        }
        return String.join(" ", quoted);
    }

    private boolean hasPrefix() {
        String first = words.getFirst();
        return PREFIXES.contains(first) || first.startsWith(":");
    }

    private String plain() {
        return SPACE.matcher(String.join(" ", words)).replaceAll(" ").strip();
    }
}
