package aish.terminal.completion;

import module java.base;

import aish.bash.CursorWord.Place;
import aish.bash.ScanResult.Word;
import aish.bash.ShellScanner;
import aish.safety.Analyser;
import aish.safety.Call;
import aish.shell.ShellCompletion;
import aish.shell.ShellFacts;
import aish.terminal.completion.WordAtCursor.WordContext;

import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/** Completes commands, files, variables and meta commands. */
public final class LineCompleter implements Completer {
    /** How a question mentions a symbol of the project. */
    private static final String SYMBOL = "@sym:";

    private final ShellView shell;
    private final CommandWords metaWords;
    private final FileCandidates files;
    private final ShellCandidates ofShell;

    public LineCompleter(ShellView shell, CommandWords metaWords) {
        this.shell = shell;
        this.metaWords = metaWords;
        this.files = new FileCandidates(shell);
        this.ofShell = new ShellCandidates(shell);
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        if (line instanceof WordAtCursor word) {
            candidates.addAll(find(word));
        }
    }

    /** On an empty line, offers only what the user has told the shell to offer there. */
    List<Candidate> find(WordAtCursor word) {
        if (word.line().isBlank()) {
            return ofShell(word, "").orElse(List.of());
        }
        if (word.word().startsWith(SYMBOL)) {
            return symbols(word);
        }
        return switch (word.context()) {
            case WordContext.Shell(Place place, boolean first) -> inShell(word, place, first);
            case WordContext.DollarName _ -> joined(variables(word), commands(word));
            case WordContext.MetaName _ -> metaNames(word.word());
            case WordContext.MetaArgument(String name, List<String> earlier) ->
                    metaArgument(word, name, earlier);
            case WordContext.Prose _ -> files.matching(word, FileCandidates.Wanted.ANY);
            case WordContext.None _ -> List.of();
        };
    }

    private List<Candidate> symbols(WordAtCursor word) {
        List<String> names =
                metaWords.arguments("symbol", List.of(), "").stream()
                        .map(name -> SYMBOL + name)
                        .toList();
        return candidates(names, word, Ending.SPACE);
    }

    /**
     * Also completes file names after an at sign, which questions and goals may contain; that of
     * {@code :on} starts a group of hosts.
     */
    private List<Candidate> metaArgument(WordAtCursor word, String name, List<String> earlier) {
        List<Candidate> words =
                metaWords.arguments(name, earlier, word.word()).stream()
                        .flatMap(found -> candidates(List.of(found), word, after(found)).stream())
                        .toList();
        boolean mention = word.word().startsWith("@") && !name.equals("on");
        boolean files = mention || metaWords.takesFiles(name, earlier);
        return files ? joined(words, this.files.matching(word, FileCandidates.Wanted.ANY)) : words;
    }

    /** An argument that ends with a colon, such as {@code docker:}, is only the start of one. */
    private static Ending after(String argument) {
        return argument.endsWith(":") ? Ending.NONE : Ending.SPACE;
    }

    private List<Candidate> inShell(WordAtCursor word, Place place, boolean first) {
        return switch (place) {
            case Place.Command _ -> commandOrMeta(word, first);
            case Place.Argument argument -> argument(word, argument);
            case Place.RedirectTarget _, Place.AssignmentValue _, Place.Plain _ ->
                    files.matching(word, FileCandidates.Wanted.ANY);
            case Place.Variable _ -> variables(word);
            case Place.Nothing _ -> List.of();
        };
    }

    /**
     * A slash starts a path; if no path matches, it may start a meta command instead of a colon.
     */
    private List<Candidate> commandOrMeta(WordAtCursor word, boolean first) {
        Optional<List<Candidate>> own =
                word.raw().isEmpty() ? Optional.empty() : ofShell(word, word.raw());
        List<Candidate> found = own.isPresent() ? own.get() : commands(word);
        return found.isEmpty() && first && word.raw().startsWith("/")
                ? metaNames(word.word())
                : found;
    }

    /** The shell's own completion comes first; without one, the command decides what is meant. */
    private List<Candidate> argument(WordAtCursor word, Place.Argument argument) {
        InnerCommand inner = InnerCommand.of(argument, word.raw());
        Optional<List<Candidate>> own =
                argument.command().isEmpty() ? Optional.empty() : ofShell(word, inner.text());
        return own.orElseGet(() -> argument(word, inner));
    }

    /** Returns empty if the shell leaves it to the editor what to offer. */
    private Optional<List<Candidate>> ofShell(WordAtCursor word, String command) {
        Optional<ShellCompletion> own = shell.complete(command);
        List<Candidate> found = own.map(offered -> ofShell.of(offered, word)).orElse(List.of());
        if (!found.isEmpty()) {
            return Optional.of(found);
        }
        boolean decided =
                own.isPresent()
                        && own.get().isSpecified()
                        && !own.get().has("default")
                        && !own.get().has("bashdefault");
        if (!decided) {
            return Optional.empty();
        }
        return Optional.of(
                own.get().has("dirnames")
                        ? files.matching(word, FileCandidates.Wanted.DIRECTORY)
                        : List.of());
    }

    private List<Candidate> argument(WordAtCursor word, InnerCommand inner) {
        if (inner.isName()) {
            return joined(commands(word), files.matching(word, FileCandidates.Wanted.ANY));
        }
        if (inner.isIn("takes-commands")) {
            return commands(word);
        }
        if (inner.isIn("takes-variables")) {
            return variables(word);
        }
        boolean directories = inner.isIn("takes-directories");
        return files.matching(
                word, directories ? FileCandidates.Wanted.DIRECTORY : FileCandidates.Wanted.ANY);
    }

    private List<Candidate> commands(WordAtCursor word) {
        if (word.word().contains("/") || word.raw().startsWith("~")) {
            return files.matching(word, FileCandidates.Wanted.PROGRAM);
        }
        ShellFacts facts = shell.shell();
        Collection<String> names = new TreeSet<>(shell.programNames());
        Stream.of(facts.aliases(), facts.functions(), facts.builtins()).forEach(names::addAll);
        List<Candidate> found = candidates(withoutPrivate(names, word.word()), word, Ending.SPACE);
        return found.isEmpty() ? files.matching(word, FileCandidates.Wanted.DIRECTORY) : found;
    }

    /** In braces, the completion includes the closing brace. */
    private List<Candidate> variables(WordAtCursor word) {
        Collection<String> names = withoutPrivate(shell.variableNames(), word.word());
        int start = word.cursor() - word.raw().length();
        boolean braced = word.line().startsWith("{", start - 1) && !followedBy(word, "}");
        if (!braced) {
            return candidates(names, word, ending(word));
        }
        return names.stream()
                .filter(name -> name.startsWith(word.word()))
                .map(name -> candidate(name + "}", name, "", Ending.NONE))
                .toList();
    }

    private static boolean followedBy(WordAtCursor word, String text) {
        return word.line().startsWith(text, word.cursor());
    }

    /**
     * A variable's value may be followed by more text; a variable name given to a builtin is
     * followed by a space.
     */
    private static Ending ending(WordAtCursor word) {
        boolean argument = word.context() instanceof WordContext.Shell(Place.Argument _, boolean _);
        return argument ? Ending.SPACE : Ending.NONE;
    }

    private List<Candidate> metaNames(String word) {
        String prefix = word.substring(0, 1);
        return metaWords.names().stream()
                .filter(name -> (prefix + name.name()).startsWith(word))
                .map(
                        name ->
                                candidate(
                                        prefix + name.name(),
                                        prefix + name.name(),
                                        name.summary(),
                                        Ending.SPACE))
                .toList();
    }

    /**
     * Leaves out names that start with an underscore, which are meant for scripts, unless the word
     * does too.
     */
    private static List<String> withoutPrivate(Collection<String> names, String word) {
        return names.stream()
                .filter(name -> word.startsWith("_") || !name.startsWith("_"))
                .filter(name -> !name.startsWith("*"))
                .toList();
    }

    private static List<Candidate> candidates(
            Collection<String> names, WordAtCursor word, Ending ending) {
        return names.stream()
                .filter(name -> name.startsWith(word.word()))
                .map(name -> candidate(name, name, "", word.isClosed() ? Ending.NONE : ending))
                .toList();
    }

    static Candidate candidate(String value, String shown, String description, Ending ending) {
        return new Candidate(
                value,
                shown,
                null,
                description.isEmpty() ? null : description,
                null,
                null,
                ending == Ending.SPACE);
    }

    private static List<Candidate> joined(List<Candidate> some, List<Candidate> others) {
        List<Candidate> all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }

    /** What follows a completed word. */
    enum Ending {
        SPACE,
        NONE
    }

    /**
     * The command to which a word belongs, without those such as sudo that run it.
     *
     * @param text as typed, up to the cursor
     * @param isName whether the word is its name
     */
    private record InnerCommand(List<String> words, String text, boolean isName) {
        static InnerCommand of(Place.Argument argument, String word) {
            List<String> words = new ArrayList<>(argument.earlier());
            words.addFirst(argument.command());
            words.add(word.isEmpty() ? "x" : word);
            int before = Analyser.commandStarts(words).getLast();
            boolean name = before > 0 && before == words.size() - 1;
            return new InnerCommand(
                    words.subList(before, words.size()),
                    name ? argument.text() : from(argument.text(), before),
                    name);
        }

        boolean isIn(String list) {
            return Call.isIn(list, words);
        }

        /** Returns the text of a command without its first words. */
        private static String from(String command, int words) {
            List<Word> all = ShellScanner.scan(command).words();
            return words > 0 && words < all.size()
                    ? command.substring(all.get(words).start())
                    : command;
        }
    }

    /** The names and arguments of meta commands, for completion. */
    public interface CommandWords {
        /** A command's name, without the colon, and what it does. */
        record Name(String name, String summary) {}

        List<Name> names();

        /**
         * Returns the possible values of a command's next argument.
         *
         * @param earlier the arguments before it
         * @param word what is typed of it
         */
        List<String> arguments(String name, List<String> earlier, String word);

        /** Whether the next argument of a command may also be a file. */
        boolean takesFiles(String name, List<String> earlier);
    }
}
