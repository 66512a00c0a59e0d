package aish.offline;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellScanner;
import aish.offline.Explanation.CommandGuide.Entry;
import aish.process.Cancellation;
import aish.safety.Analyser;

/** Explains a command line word by word. */
final class Explanation {
    private static final int MOST_LOOKUPS = 2;

    private final CommandGuide guide;
    private final ManualPages manual;
    private final Cancellation cancellation;
    private final ScanResult scan;
    private final SortedMap<Integer, String> lines = new TreeMap<>();
    private int lookups;
    private boolean known;

    Explanation(CommandGuide guide, ManualPages manual, String command, Cancellation cancellation) {
        this.guide = guide;
        this.manual = manual;
        this.cancellation = cancellation;
        this.scan = ShellScanner.scan(command);
    }

    /** Returns a Markdown list; empty if nothing in the command line is known. */
    Optional<String> text() {
        Map<Integer, List<Word>> commands = new HashMap<>();
        for (Word word : scan.words()) {
            if (isOfCommand(word)) {
                commands.computeIfAbsent(word.command(), _ -> new ArrayList<>()).add(word);
            }
        }
        commands.values().forEach(this::command);
        for (Token token : scan.tokens()) {
            if (token.kind() == TokenKind.OPERATOR || token.kind() == TokenKind.REDIRECTION) {
                String sign = scan.text().substring(token.start(), token.end()).strip();
                tell(token.start(), sign, guide.signs.getOrDefault(sign, ""));
            }
        }
        return known ? Optional.of(String.join("\n", lines.values())) : Optional.empty();
    }

    static boolean isOfCommand(Word word) {
        return word.role() == WordRole.COMMAND || word.role() == WordRole.ARGUMENT;
    }

    private void command(List<Word> words) {
        String name = scan.unquoted(words.getFirst());
        String program = name.substring(name.lastIndexOf('/') + 1);
        Optional<Entry> entry = guide.find(program);
        known |= entry.isPresent();
        tell(
                words.getFirst().start(),
                name,
                entry.map(Entry::about).orElseGet(() -> lookUp(program)));
        int own =
                Analyser.commandStarts(words.stream().map(scan::unquoted).toList()).stream()
                        .skip(1)
                        .findFirst()
                        .orElse(words.size());
        entry.ifPresent(about -> options(words.subList(1, own), program, about));
        if (own < words.size()) {
            command(words.subList(own, words.size()));
        }
    }

    private String lookUp(String program) {
        Optional<ManualPages.Page> page =
                lookups++ < MOST_LOOKUPS ? manual.about(program, cancellation) : Optional.empty();
        known |= page.isPresent();
        return page.map(ManualPages.Page::about).orElse("a command that I do not know");
    }

    private void options(List<Word> words, String program, Entry entry) {
        List<Entry> entries = new ArrayList<>(List.of(entry));
        for (Word word : words) {
            String name = program + " " + scan.unquoted(word);
            Optional<Entry> sub = entries.size() > 1 ? Optional.empty() : guide.find(name);
            if (sub.isPresent()) {
                tell(word.start(), name, sub.get().about());
                entries.addFirst(sub.get());
            } else {
                option(word, entries);
            }
        }
    }

    /** Explains a word if it is an option, or several one-letter options written together. */
    private void option(Word word, List<Entry> entries) {
        String text = scan.unquoted(word);
        String about = about(text.replaceFirst("=.*", ""), entries);
        if (about.isEmpty() && text.matches("-\\w{2,}")) {
            String each =
                    text.chars()
                            .skip(1)
                            .mapToObj(letter -> "-" + (char) letter)
                            .filter(letter -> !about(letter, entries).isEmpty())
                            .map(letter -> item(letter, about(letter, entries)))
                            .collect(Collectors.joining("\n"));
            if (!each.isEmpty()) {
                lines.put(word.start(), each);
            }
        }
        tell(word.start(), text, about);
    }

    private static String about(String option, List<Entry> entries) {
        return entries.stream()
                .flatMap(entry -> Stream.ofNullable(entry.options().get(option)))
                .findFirst()
                .orElse("");
    }

    private void tell(int start, String shown, String about) {
        if (!about.isEmpty()) {
            lines.put(start, item(shown, about));
        }
    }

    private static String item(String shown, String about) {
        return "- `" + shown.replace('\n', ' ').replace('`', '\'') + "`: " + about;
    }

    /** What common commands and their options mean. */
    static final class CommandGuide {
        /** One command, or a subcommand such as {@code git commit}. */
        record Entry(String about, Map<String, String> options) {}

        private final Map<String, Entry> entries = new LinkedHashMap<>();
        private final Map<String, String> signs = new HashMap<>();

        static CommandGuide load() {
            CommandGuide guide = new CommandGuide();
            Map<String, String> options = new HashMap<>();
            for (String line : HelperTexts.lines("commands.txt")) {
                if (line.startsWith("op ")) {
                    HelperTexts.Field operator = HelperTexts.Field.of(line.substring(3));
                    guide.signs.put(operator.key(), operator.value());
                } else if (line.startsWith(" ")) {
                    for (String part : line.strip().split("; ", -1)) {
                        HelperTexts.Field field = HelperTexts.Field.of(part);
                        for (String name : field.key().split(" ", -1)) {
                            options.put(name, field.value());
                        }
                    }
                } else {
                    options = new HashMap<>();
                    HelperTexts.Field field = HelperTexts.Field.of(line);
                    guide.entries.put(field.key(), new Entry(field.value(), options));
                }
            }
            return guide;
        }

        Optional<Entry> find(String name) {
            return Optional.ofNullable(entries.get(name));
        }

        /** Returns the names of all commands, without subcommands. */
        Set<String> names() {
            return entries.keySet().stream()
                    .filter(name -> name.indexOf(' ') < 0)
                    .collect(Collectors.toCollection(LinkedHashSet::new));
        }
    }
}
