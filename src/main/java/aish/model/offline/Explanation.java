package aish.model.offline;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellScanner;
import aish.model.Cancellation;

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
            if (word.role() == WordRole.COMMAND || word.role() == WordRole.ARGUMENT) {
                commands.computeIfAbsent(word.command(), _ -> new ArrayList<>()).add(word);
            }
        }
        commands.values().forEach(words -> command(words, 0));
        for (Token token : scan.tokens()) {
            if (token.kind() == TokenKind.OPERATOR || token.kind() == TokenKind.REDIRECTION) {
                String sign = scan.text().substring(token.start(), token.end()).strip();
                String about = guide.sign(sign);
                if (!about.isEmpty()) {
                    line(token.start(), sign, about);
                }
            }
        }
        return known ? Optional.of(String.join("\n", lines.values())) : Optional.empty();
    }

    private void command(List<Word> words, int from) {
        if (from >= words.size()) {
            return;
        }
        String name = scan.unquoted(words.get(from));
        String program = name.substring(name.lastIndexOf('/') + 1);
        Optional<CommandGuide.Entry> entry = guide.find(program);
        line(
                words.get(from).start(),
                name,
                entry.map(CommandGuide.Entry::about).orElseGet(() -> lookUp(program)));
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
        if (lookups++ >= MOST_LOOKUPS) {
            return "a command that I do not know";
        }
        Optional<Manual.Page> page = manual.about(program, cancellation);
        known |= page.isPresent();
        return page.map(Manual.Page::about).orElse("a command that I do not know");
    }

    /** Explains the options of a command that runs another command, then that command. */
    private void wrapped(List<Word> words, int from, CommandGuide.Entry entry) {
        int at = from + 1;
        while (at < words.size()) {
            String text = scan.unquoted(words.get(at));
            boolean leading = text.startsWith("-") || text.indexOf('=') > 0 || isAmount(text);
            if (!leading) {
                break;
            }
            at = option(words, at, List.of(entry));
        }
        command(words, at);
    }

    private static boolean isAmount(String text) {
        return !text.isEmpty() && Character.isDigit(text.charAt(0));
    }

    private void plain(List<Word> words, int from, String program, CommandGuide.Entry entry) {
        List<CommandGuide.Entry> entries = new ArrayList<>(List.of(entry));
        int at = from + 1;
        boolean first = true;
        while (at < words.size()) {
            String text = scan.unquoted(words.get(at));
            Optional<CommandGuide.Entry> sub =
                    first ? guide.find(program + " " + text) : Optional.empty();
            if (sub.isPresent()) {
                line(words.get(at).start(), program + " " + text, sub.get().about());
                entries.addFirst(sub.get());
                first = false;
                at++;
            } else if (program.equals(CHMOD) && text.matches("[0-7]{3,4}")) {
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
    private int option(List<Word> words, int at, List<CommandGuide.Entry> entries) {
        String text = scan.unquoted(words.get(at));
        int equals = text.indexOf('=');
        String name = equals > 0 ? text.substring(0, equals) : text;
        Optional<CommandGuide.Option> whole = lookUp(name, entries);
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
    private int letters(List<Word> words, int at, String text, List<CommandGuide.Entry> entries) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            String letter = "-" + text.charAt(i);
            Optional<CommandGuide.Option> option =
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

    private static Optional<CommandGuide.Option> lookUp(
            String name, List<CommandGuide.Entry> entries) {
        for (CommandGuide.Entry entry : entries) {
            CommandGuide.Option option = entry.options().get(name);
            if (option != null) {
                return Optional.of(option);
            }
        }
        return Optional.empty();
    }

    private static final String CHMOD = "chmod";

    /** Explains an octal mode: {@code 755} lets the owner do everything, the others look. */
    private static String mode(String digits) {
        String[] who = {"you (the owner)", "the group", "all others"};
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < who.length; i++) {
            int digit = digits.charAt(digits.length() - who.length + i) - '0';
            List<String> may = new ArrayList<>();
            if ((digit & 4) != 0) {
                may.add("read");
            }
            if ((digit & 2) != 0) {
                may.add("write");
            }
            if ((digit & 1) != 0) {
                may.add("execute");
            }
            parts.add(who[i] + " may " + (may.isEmpty() ? "do nothing" : String.join(", ", may)));
        }
        return String.join("; ", parts);
    }

    private void line(int start, String shown, String about) {
        lines.put(start, item(shown, about));
    }

    private static String item(String shown, String about) {
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
                    int colon = line.indexOf(": ");
                    guide.signs.put(line.substring(3, colon), line.substring(colon + 2));
                } else if (line.startsWith(" ")) {
                    for (String part : line.strip().split("; ", -1)) {
                        addOptions(part, options);
                    }
                } else {
                    options = new HashMap<>();
                    guide.addCommand(line, options);
                }
            }
            return guide;
        }

        private void addCommand(String line, Map<String, Option> options) {
            int colon = line.indexOf(": ");
            String name = line.substring(0, colon);
            boolean bundled = name.endsWith("*");
            boolean wraps = name.endsWith("+");
            String plain = bundled || wraps ? name.substring(0, name.length() - 1) : name;
            entries.put(plain, new Entry(line.substring(colon + 2), bundled, wraps, options));
        }

        /**
         * Splits at a colon and a space: some options contain colons, but none followed by a space.
         */
        private static void addOptions(String part, Map<String, Option> options) {
            int colon = part.indexOf(": ");
            String about = part.substring(colon + 2);
            String[] names = part.substring(0, colon).split(" ", -1);
            boolean valued = Arrays.stream(names).anyMatch(name -> name.endsWith("="));
            for (String name : names) {
                boolean marked = name.endsWith("=");
                options.put(
                        marked ? name.substring(0, name.length() - 1) : name,
                        new Option(about, valued));
            }
        }

        /** Returns what an operator of the shell does; empty if it is not known. */
        String sign(String operator) {
            return signs.getOrDefault(operator, "");
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
