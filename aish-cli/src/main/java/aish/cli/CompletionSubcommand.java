package aish.cli;

import module java.base;

import aish.cli.UsageText.Block.Entry;
import aish.context.Stance;
import aish.event.ExitCode;
import aish.text.PlainText;
import aish.text.Resource;

/**
 * {@code aish completion}: prints the script that makes another shell complete the arguments of
 * aish. The script calls {@code aish completion words}, which is answered here: one candidate per
 * line, with a tab and a description, or {@value #FILES} where files can follow, as in the words of
 * a line.
 *
 * @param names returns what exists only on this machine, by what the usage calls it
 */
record CompletionSubcommand(
        UsageText usage,
        Function<String, List<CompletionSubcommand.Candidate>> names,
        Consumer<String> out,
        Consumer<String> problems) {
    private static final String FILES = ":files";
    private static final String WORDS = "words";
    private static final List<String> SHELLS = List.of("bash", "zsh", "fish");
    private static final Pattern OPTION = Pattern.compile("--[a-z]+");

    /** Something that can be typed, and what it means. */
    record Candidate(String word, String description) {
        String line() {
            return PlainText.oneLine(word) + "\t" + PlainText.oneLine(description);
        }
    }

    /** Returns the exit code. */
    int run(List<String> words) {
        if (words.size() > 1 && words.getFirst().equals(WORDS)) {
            candidates(words.subList(1, words.size())).forEach(out);
            return ExitCode.OK;
        }
        if (words.size() != 1 || !SHELLS.contains(words.getFirst())) {
            problems.accept("completion needs the name of a shell: bash, zsh or fish");
            return ExitCode.USAGE;
        }
        out.accept(
                Resource.text(CompletionSubcommand.class, "completion." + words.getFirst())
                        .stripTrailing());
        return ExitCode.OK;
    }

    /**
     * @param words what has been typed after {@code aish}; the last one, which may be empty, is to
     *     be completed
     */
    private List<String> candidates(List<String> words) {
        String current = words.getLast();
        List<String> earlier = words.subList(0, words.size() - 1);
        List<Candidate> found = possible(earlier, current);
        return found.equals(files()) ? List.of(FILES) : fitting(found, current);
    }

    private static List<String> fitting(List<Candidate> found, String current) {
        return found.stream()
                .filter(candidate -> candidate.word().startsWith(current))
                .collect(
                        Collectors.toMap(
                                Candidate::word,
                                Candidate::line,
                                (first, _) -> first,
                                LinkedHashMap::new))
                .values()
                .stream()
                .toList();
    }

    private List<Candidate> possible(List<String> earlier, String current) {
        Optional<Entry> option = earlier.isEmpty() ? Optional.empty() : option(earlier.getLast());
        if (option.isPresent() && option.get().takesValue() && !skips(option.get(), current)) {
            return values(option.get());
        }
        if (earlier.contains("--")) {
            return files();
        }
        List<String> plain = withoutOptions(earlier);
        boolean asks = earlier.contains("-p") || earlier.contains("--print");
        if (asks || plain.isEmpty()) {
            return current.startsWith("-") ? all(usage.options()) : asks ? files() : commands();
        }
        return afterCommand(plain, current);
    }

    /** An optional value is not meant if an option is being typed. */
    private static boolean skips(Entry option, String current) {
        return option.term().endsWith("]") && current.startsWith("-");
    }

    private List<Candidate> commands() {
        return all(usage.commands());
    }

    private static List<Candidate> all(List<Entry> entries) {
        return entries.stream()
                .flatMap(entry -> entry.names().stream().map(name -> candidate(name, entry)))
                .toList();
    }

    private static Candidate candidate(String name, Entry entry) {
        return new Candidate(name, entry.text().split(";", 2)[0]);
    }

    private Optional<Entry> option(String word) {
        return usage.options().stream().filter(entry -> entry.names().contains(word)).findFirst();
    }

    private List<String> withoutOptions(List<String> words) {
        List<String> plain = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            Optional<Entry> option = option(words.get(i));
            if (option.isPresent() && option.get().takesValue()) {
                i++;
            } else if (option.isEmpty()) {
                plain.add(words.get(i));
            }
        }
        return plain;
    }

    /** Completes the arguments of a command: first what its entry lists, then what it names. */
    private List<Candidate> afterCommand(List<String> plain, String current) {
        List<Entry> entries =
                usage.commands().stream()
                        .filter(entry -> entry.names().contains(plain.getFirst()))
                        .toList();
        List<Candidate> found = new ArrayList<>(entries.isEmpty() ? files() : List.of());
        for (Entry entry : entries) {
            if (current.startsWith("-")) {
                OPTION.matcher(entry.term())
                        .results()
                        .forEach(option -> found.add(candidate(option.group(), entry)));
            } else if (areNext(entry, plain.getLast())) {
                entry.alternatives().forEach(word -> found.add(new Candidate(word, "")));
            } else if (entry.alternatives().contains(plain.getLast())) {
                found.addAll(values(entry.placeholder()));
            }
        }
        return found;
    }

    /** Whether the alternatives of an entry follow that word, the command or an option of it. */
    private static boolean areNext(Entry entry, String last) {
        String words = last + " " + String.join("|", entry.alternatives());
        return !entry.alternatives().isEmpty() && entry.term().replace("[", "").contains(words);
    }

    private List<Candidate> values(Entry option) {
        List<String> words = option.alternatives();
        return words.isEmpty()
                ? values(option.placeholder())
                : words.stream().map(word -> new Candidate(word, "")).toList();
    }

    private List<Candidate> values(String placeholder) {
        return switch (placeholder) {
            case "STANCE" ->
                    Arrays.stream(Stance.values())
                            .map(stance -> new Candidate(stance.toString(), stance.summary()))
                            .toList();
            case "FILE", "PATH" -> files();
            default -> names.apply(placeholder);
        };
    }

    private static List<Candidate> files() {
        return List.of(new Candidate(FILES, ""));
    }
}
