package aish.model.offline;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellScanner;
import aish.model.Cancellation;
import aish.model.offline.Explanation.CommandGuide.Entry;
import aish.model.offline.Explanation.CommandGuide.Option;

/** Explains a command line word by word. */
final class Explanation {
    private static final int MOST_LOOKUPS = 2;

    private final CommandGuide guide;
    private final Manual manual;
    private final Cancellation cancellation;
    private final ScanResult scan;
    private final Map<Integer, String> lines = new TreeMap<>();
    private int lookups;
    private boolean known;

    Explanation(CommandGuide guide, Manual manual, String command, Cancellation cancellation) {
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
        commands.values().forEach(words -> command(words, 0));
        for (Token token : scan.tokens()) {
            if (token.kind() == TokenKind.OPERATOR || token.kind() == TokenKind.REDIRECTION) {
                String sign = scan.text().substring(token.start(), token.end()).strip();
                String about = guide.signs.getOrDefault(sign, "");
                if (!about.isEmpty()) {
                    line(token.start(), sign, about);
                }
            }
        }
        return known ? Optional.of(String.join("\n", lines.values())) : Optional.empty();
    }

    static boolean isOfCommand(Word word) {
        return word.role() == WordRole.COMMAND || word.role() == WordRole.ARGUMENT;
    }

    private void command(List<Word> words, int from) {
        if (from >= words.size()) {
            return;
        }
        String name = scan.unquoted(words.get(from));
        String program = name.substring(name.lastIndexOf('/') + 1);
        Optional<Entry> entry = guide.find(program);
        line(
                words.get(from).start(),
                name,
                entry.map(Entry::about).orElseGet(() -> lookUp(program)));
        if (entry.isEmpty()) {
            return;
        }
        known = true;
        if (entry.get().wraps()) {
            wrapped(words, from, entry.get());
        } else {
            plain(words, from, program, entry.get());
        }
    }

    private String lookUp(String program) {
        Optional<Manual.Page> page =
                lookups++ < MOST_LOOKUPS ? manual.about(program, cancellation) : Optional.empty();
        known |= page.isPresent();
        return page.map(Manual.Page::about).orElse("a command that I do not know");
    }

    /** Explains the options of a command that runs another command, then that command. */
    private void wrapped(List<Word> words, int from, Entry entry) {
        int at = from + 1;
        while (at < words.size() && scan.unquoted(words.get(at)).matches("(?s)-.*|\\d.*|.+=.*")) {
            at = option(words, at, List.of(entry));
        }
        command(words, at);
    }

    private void plain(List<Word> words, int from, String program, Entry entry) {
        List<Entry> entries = new ArrayList<>(List.of(entry));
        int at = from + 1;
        boolean first = true;
        while (at < words.size()) {
            String text = scan.unquoted(words.get(at));
            Optional<Entry> sub = first ? guide.find(program + " " + text) : Optional.empty();
            if (sub.isPresent()) {
                line(words.get(at).start(), program + " " + text, sub.get().about());
                entries.addFirst(sub.get());
                first = false;
                at++;
            } else if (program.equals("chmod") && text.matches("[0-7]{3,4}")) {
                line(words.get(at).start(), text, mode(text));
                at++;
            } else {
                boolean bundle = entry.bundled() && at == from + 1 && !text.startsWith("-");
                first &= text.startsWith("-");
                at = bundle ? letters(words, at, text, entries) : option(words, at, entries);
            }
        }
    }

    /** Explains the word if it is an option, and returns the index at which to continue. */
    private int option(List<Word> words, int at, List<Entry> entries) {
        String text = scan.unquoted(words.get(at));
        int equals = text.indexOf('=');
        String name = equals > 0 ? text.substring(0, equals) : text;
        Optional<Option> whole = lookUp(name, entries);
        if (whole.isPresent()) {
            boolean takesNext = whole.get().valued() && equals < 0 && at + 1 < words.size();
            String shown = takesNext ? text + " " + scan.unquoted(words.get(at + 1)) : text;
            line(words.get(at).start(), shown, whole.get().about());
            return at + (takesNext ? 2 : 1);
        }
        boolean bundle = text.length() > 2 && text.startsWith("-") && !text.startsWith("--");
        return bundle ? letters(words, at, text.substring(1), entries) : at + 1;
    }

    /**
     * Explains one-letter options written together; a value follows the last one or is the rest of
     * the word.
     */
    private int letters(List<Word> words, int at, String text, List<Entry> entries) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            String letter = "-" + text.charAt(i);
            Optional<Option> option =
                    lookUp(letter, entries).or(() -> lookUp(letter.substring(1), entries));
            if (option.isEmpty()) {
                break;
            }
            boolean last = i == text.length() - 1;
            boolean takesNext = option.get().valued() && last && at + 1 < words.size();
            String value =
                    takesNext
                            ? " " + scan.unquoted(words.get(at + 1))
                            : option.get().valued() && !last ? " " + text.substring(i + 1) : "";
            shown.append(shown.isEmpty() ? "" : "\n")
                    .append(item(letter + value, option.get().about()));
            lines.put(words.get(at).start(), shown.toString());
            if (option.get().valued()) {
                return at + (takesNext ? 2 : 1);
            }
        }
        return at + 1;
    }

    private static Optional<Option> lookUp(String name, List<Entry> entries) {
        return entries.stream()
                .flatMap(entry -> Stream.ofNullable(entry.options().get(name)))
                .findFirst();
    }

    /** Explains an octal mode: {@code 755} lets the owner do everything, the others look. */
    private static String mode(String digits) {
        String[] who = {"you (the owner)", "the group", "all others"};
        String may = "do nothing;execute;write;write, execute;read;read, execute;read, write;";
        String[] rights = (may + "read, write, execute").split(";", -1);
        return IntStream.range(0, who.length)
                .mapToObj(
                        i ->
                                who[i]
                                        + " may "
                                        + rights[digits.charAt(digits.length() - 3 + i) - '0'])
                .collect(Collectors.joining("; "));
    }

    private void line(int start, String shown, String about) {
        lines.put(start, item(shown, about));
    }

    static String item(String shown, String about) {
        return "- `" + shown.replace('\n', ' ').replace('`', '\'') + "`: " + about;
    }

    /** What common commands and their options mean. */
    static final class CommandGuide {
        /**
         * One command, or a subcommand such as {@code git commit}.
         *
         * @param bundled whether its first word may be options without a dash
         * @param wraps whether its options are followed by another command
         */
        record Entry(String about, boolean bundled, boolean wraps, Map<String, Option> options) {}

        /**
         * @param valued whether the next word is its value
         */
        record Option(String about, boolean valued) {}

        private final Map<String, Entry> entries = new LinkedHashMap<>();
        private final Map<String, String> signs = new HashMap<>();

        static CommandGuide load() {
            CommandGuide guide = new CommandGuide();
            Map<String, Option> options = new HashMap<>();
            for (String line : HelperTexts.lines("commands.txt")) {
                if (line.startsWith("op ")) {
                    HelperTexts.Field operator = HelperTexts.Field.of(line.substring(3));
                    guide.signs.put(operator.key(), operator.value());
                } else if (line.startsWith(" ")) {
                    for (String part : line.strip().split("; ", -1)) {
                        addOptions(HelperTexts.Field.of(part), options);
                    }
                } else {
                    options = new HashMap<>();
                    guide.addCommand(HelperTexts.Field.of(line), options);
                }
            }
            return guide;
        }

        private void addCommand(HelperTexts.Field field, Map<String, Option> options) {
            boolean bundled = field.key().endsWith("*");
            boolean wraps = field.key().endsWith("+");
            String name = field.key().replaceFirst("[*+]$", "");
            entries.put(name, new Entry(field.value(), bundled, wraps, options));
        }

        private static void addOptions(HelperTexts.Field field, Map<String, Option> options) {
            boolean valued = (field.key() + " ").contains("= ");
            for (String name : field.key().split(" ", -1)) {
                options.put(name.replaceFirst("=$", ""), new Option(field.value(), valued));
            }
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
