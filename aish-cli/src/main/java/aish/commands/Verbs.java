package aish.commands;

import module java.base;

import aish.text.PlainText;

/**
 * The verbs of a command: what each takes and does. Usage, help, completion and the error about a
 * wrong verb all come from here.
 */
public final class Verbs {
    /** A usage longer than this omits the arguments, which help shows. */
    private static final int LONGEST = 80;

    @FunctionalInterface
    public interface Action {
        /**
         * @param rest what follows the verb
         */
        Next run(String rest) throws Exception;
    }

    /** Completes the arguments of a verb. */
    @FunctionalInterface
    public interface Completer {
        /**
         * @param earlier the arguments between the verb and the next
         */
        List<String> words(List<String> earlier);
    }

    /** The command was called in a way it does not understand. */
    public static final class UsageException extends Exception {
        private static final long serialVersionUID = 1L;

        private UsageException(String message) {
            super(message);
        }
    }

    /**
     * @param names the first is shown; an empty one stands for the command alone
     * @param arguments as usage shows them; in brackets if they can be left out
     */
    private record Verb(
            List<String> names,
            String arguments,
            String summary,
            Action action,
            Completer completer) {
        static Verb of(String usage, String summary, Action action, Completer completer) {
            String names = firstWord(usage);
            String arguments = usage.substring(names.length()).strip();
            return new Verb(List.of(names.split("\\|", -1)), arguments, summary, action, completer);
        }

        String name() {
            return names.getFirst();
        }

        String shown() {
            return (name() + " " + arguments).strip();
        }

        boolean accepts(String rest) {
            if (rest.isEmpty() || arguments.isEmpty()) {
                return rest.isEmpty() && (arguments.isEmpty() || arguments.startsWith("["));
            }
            boolean fixed = arguments.equals(arguments.toLowerCase(Locale.ROOT));
            return !fixed || literals(shown()).contains(rest);
        }
    }

    private final String command;
    private final List<Verb> verbs = new ArrayList<>();
    private Optional<Verb> other = Optional.empty();

    /**
     * @param command the name of the command
     */
    public Verbs(String command) {
        this.command = command;
    }

    /** Sets what the command does without arguments. */
    public Verbs alone(String summary, Action action) {
        return verb("", summary, action);
    }

    /** Adds a verb whose arguments are completed with the words in its usage. */
    public Verbs verb(String usage, String summary, Action action) {
        return verb(usage, summary, action, () -> literals(usage));
    }

    /**
     * @param words what the first argument may be completed with
     */
    public Verbs verb(String usage, String summary, Action action, Supplier<List<String>> words) {
        return verb(usage, summary, action, first(words));
    }

    /**
     * @param usage the verb, with other names for it after {@code |} (an empty one stands for the
     *     command alone), and what it takes: nothing is accepted if that is empty, nothing is
     *     needed if it is in brackets
     */
    public Verbs verb(String usage, String summary, Action action, Completer completer) {
        verbs.add(Verb.of(usage, summary, action, completer));
        return this;
    }

    /** Sets what the command does with arguments that start with none of the verbs. */
    public Verbs otherwise(
            String arguments, String summary, Action action, Supplier<List<String>> words) {
        other = Optional.of(Verb.of(" " + arguments, summary, action, first(words)));
        return this;
    }

    private static Completer first(Supplier<List<String>> words) {
        return earlier -> earlier.isEmpty() ? words.get() : List.of();
    }

    /** Returns the words that the first argument can be. */
    private static List<String> literals(String usage) {
        String first = firstWord(usage.substring(firstWord(usage).length()).strip());
        return Arrays.stream(first.replaceAll("[\\[\\]]", "").split("\\|"))
                .filter(word -> word.matches("[a-z-].*"))
                .toList();
    }

    Next run(String arguments) throws Exception {
        String line = arguments.strip();
        String name = firstWord(line);
        Optional<Verb> verb = find(name);
        if (verb.isEmpty()) {
            return other.orElseThrow(() -> unknown(name)).action().run(line);
        }
        String rest = line.substring(name.length()).strip();
        if (!verb.get().accepts(rest)) {
            throw misused(verb.get());
        }
        return verb.get().action().run(rest);
    }

    private Optional<Verb> find(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return verbs.stream().filter(verb -> verb.names().contains(lower)).findFirst();
    }

    public static String firstWord(String text) {
        int end = 0;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        return text.substring(0, end);
    }

    /** Splits arguments into words. */
    public static List<String> words(String rest) {
        return rest.isEmpty() ? List.of() : List.of(rest.split("\\s+"));
    }

    /** Returns a positive number; 0 if the text is none. */
    public static int number(String text) {
        return text.matches("\\d{1,9}") ? Integer.parseInt(text) : 0;
    }

    private UsageException unknown(String name) {
        String takes = listed(Verb::shown);
        return new UsageException(
                ":%s takes %s%s; see :help :%s"
                        .formatted(
                                command,
                                takes.length() > LONGEST ? listed(Verb::name) : takes,
                                name.isEmpty() ? "" : ", not " + PlainText.oneLine(name),
                                command));
    }

    private String listed(Function<Verb, String> part) {
        List<String> parts = new ArrayList<>(verbs.stream().map(part).toList());
        parts.removeIf(String::isEmpty);
        String last = parts.removeLast();
        return parts.isEmpty() ? last : String.join(", ", parts) + " or " + last;
    }

    /** Returns an error that says what a verb takes. */
    public UsageException misused(String verb) {
        return misused(find(verb).orElseThrow());
    }

    private UsageException misused(Verb verb) {
        String takes = verb.arguments().isEmpty() ? "nothing after it" : verb.arguments();
        return new UsageException(
                ":%s takes %s; see :help :%s"
                        .formatted((command + " " + verb.name()).strip(), takes, command));
    }

    List<String> complete(List<String> earlier) {
        if (!earlier.isEmpty()) {
            return find(earlier.getFirst())
                    .map(verb -> verb.completer().words(earlier.subList(1, earlier.size())))
                    .or(() -> other.map(verb -> verb.completer().words(earlier)))
                    .orElse(List.of());
        }
        List<String> words = new ArrayList<>();
        verbs.stream().map(verb -> verb.name()).filter(name -> !name.isEmpty()).forEach(words::add);
        other.ifPresent(verb -> words.addAll(verb.completer().words(earlier)));
        return words;
    }

    /** Returns a line for each verb. */
    List<String> usage() {
        List<Verb> all = new ArrayList<>(verbs);
        other.ifPresent(all::add);
        int width = all.stream().mapToInt(verb -> verb.shown().length()).max().orElse(0);
        String row = ":%s %-" + width + "s  %s";
        return all.stream()
                .map(verb -> row.formatted(command, verb.shown(), verb.summary()))
                .toList();
    }
}
