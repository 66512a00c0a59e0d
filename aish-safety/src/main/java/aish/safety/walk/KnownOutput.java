package aish.safety.walk;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.Span;
import aish.safety.ExpandedWord;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext.StandardInput;
import aish.text.Resource;
import org.jspecify.annotations.Nullable;

/** Commands whose output is known well enough without running them. */
final class KnownOutput {
    /** Formats of git that show nothing but a name. */
    private static final Pattern NAME_FORMAT =
            Pattern.compile("--format=(%\\((refname|objectname)[\\w:=]*\\)|%[hH])");

    /** Arguments that cannot bring code into the output. */
    private static final Pattern PLAIN = Pattern.compile("[-\\w+%:.,/= @]*");

    /** Calls of {@code mktemp} that certainly succeed. */
    private static final Pattern SCRATCH =
            Pattern.compile(
                    "mktemp( -[dq]+| --directory| --suffix=[-\\w.]*| /tmp/[-\\w.]*X{3,})*"
                            + "|mktemp( -[dq]*t| --tmpdir| -[dq]+)+ [-\\w.]*X{3,}");

    private static final String SCRATCH_NAME =
            "/tmp/" + ExpandedWord.UNKNOWN_NAME + ExpandedWord.FRESH;

    /** A longer command is not matched. */
    private static final int LONGEST = 300;

    /** Commands that print a number, in which {@link ExpandedWord#UNKNOWN} is an expansion. */
    private static final Pattern NUMBER_COMMAND =
            Pattern.compile(String.join("|", Resource.entries(KnownOutput.class, "numbers.txt")));

    /** Commands that pass on some of their input. */
    private static final Pattern FILTER =
            Pattern.compile("(head|tail)( -n ?\\d+| -\\d+)?|sort( -[nru]+)?|uniq|tr -d \\S+|xargs");

    private KnownOutput() {}

    /** Returns the output, with unknown parts marked; null if nothing is known about it. */
    static @Nullable String of(ShellNode body, WordExpander expander) {
        List<ShellWord> words = onlyCommand(body);
        if (words.isEmpty()) {
            return null;
        }
        List<ExpandedWord> fields = expander.fields(words);
        if (fields.isEmpty()) {
            return null;
        }
        boolean plain = fields.stream().allMatch(field -> isPlain(field));
        return switch (fields.getFirst().text()) {
            case "mktemp" -> isScratch(fields) && expander.isScratchUsual() ? SCRATCH_NAME : null;
            case "pwd" -> ".";
            case "git" ->
                    fields.size() == 3
                                    && fields.get(1).text().equals("rev-parse")
                                    && fields.get(2).text().equals("--show-toplevel")
                            ? "."
                            : null;
            case "nproc", "date", "arch", "hostname", "uname", "seq", "getconf" ->
                    plain && fields.stream().noneMatch(KnownOutput::determinesOutput)
                            ? String.valueOf(ExpandedWord.UNKNOWN_NAME)
                            : null;
            default -> null;
        };
    }

    private static boolean isPlain(ExpandedWord field) {
        return field.isKnown() && PLAIN.matcher(field.text()).matches();
    }

    /** Whether an argument determines the output: a path, or a format without directives. */
    private static boolean determinesOutput(ExpandedWord field) {
        String text = field.text();
        boolean format = text.startsWith("+") || text.startsWith("-f") || text.startsWith("-s");
        boolean path = text.indexOf('/') >= 0;
        return path || (format && text.indexOf('%') < 0);
    }

    private static boolean isScratch(List<ExpandedWord> fields) {
        String text =
                fields.stream()
                        .map(
                                field ->
                                        field.text()
                                                .replace(' ', '/')
                                                .replace(ExpandedWord.UNKNOWN_NAME, '1')
                                                .replace(ExpandedWord.FRESH, '1'))
                        .collect(Collectors.joining(" "));
        boolean plain = text.equals("mktemp") || text.contains(" -") || text.contains(" /tmp/");
        return plain && text.length() < LONGEST && SCRATCH.matcher(text).matches();
    }

    /** Whether the output can only be a number or empty. */
    static boolean isNumber(ShellNode body) {
        return switch (body) {
            case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                    items.size() == 1 && isNumber(items.getFirst());
            case ShellNode.Pipeline(List<ShellNode> stages, Span _) -> isNumber(unfiltered(stages));
            case ShellNode.Simple simple ->
                    simple.assignments().isEmpty()
                            && simple.redirects().stream().allMatch(KnownOutput::isInput)
                            && matches(NUMBER_COMMAND, simple);
            default -> false;
        };
    }

    private static ShellNode unfiltered(List<ShellNode> stages) {
        int last = stages.size() - 1;
        while (last > 0
                && stages.get(last) instanceof ShellNode.Simple simple
                && simple.redirects().isEmpty()
                && matches(FILTER, simple)) {
            last--;
        }
        return stages.get(last);
    }

    /** Whether a redirection adds nothing to the output. */
    private static boolean isInput(Redirect redirect) {
        return redirect.kind() == Redirect.Kind.READ
                || redirect.kind() == Redirect.Kind.HERESTRING
                || redirect.kind() == Redirect.Kind.HEREDOC
                || redirect.target().isPlain("/dev/null");
    }

    private static boolean matches(Pattern commands, ShellNode.Simple simple) {
        String text = text(simple.words());
        return text.length() < LONGEST && commands.matcher(text).matches();
    }

    /**
     * Returns the words as one text, with a character that no command contains in place of each
     * expansion.
     */
    private static String text(List<ShellWord> words) {
        return words.stream()
                .map(word -> text(word.parts(), new StringBuilder()))
                .collect(Collectors.joining(" "));
    }

    private static String text(List<WordPart> parts, StringBuilder text) {
        for (WordPart part : parts) {
            switch (part) {
                case WordPart.Literal(String literal, Span _) -> text.append(literal);
                case WordPart.Quoted(String quoted, Span _) ->
                        text.append(quoted.replace(' ', '_'));
                case WordPart.DoubleQuoted(List<WordPart> inner, Span _) -> text(inner, text);
                default -> text.append(ExpandedWord.UNKNOWN);
            }
        }
        return text.toString();
    }

    /** Whether the command prints the current working directory. */
    static boolean isDirectory(ShellNode body) {
        List<ShellWord> words = onlyCommand(body);
        return words.size() == 1 && words.getFirst().isPlain("pwd");
    }

    /** Whether the output can only reveal the kind of machine and the time. */
    static boolean isHarmless(ShellNode body, WordExpander expander) {
        List<ShellWord> words = onlyCommand(body);
        boolean carried =
                expander.fields(words).stream()
                        .anyMatch(word -> word.tainted() || word.secret() || word.glob());
        if (words.isEmpty() || carried) {
            return false;
        }
        return WordLists.get("harmless-output").stream().anyMatch(words.getFirst()::isPlain);
    }

    /** Whether the command prints words of its own, one of which may be an option. */
    static boolean mayBeOption(ShellNode body, WordExpander expander) {
        List<ShellWord> words = onlyCommand(body);
        return !words.isEmpty()
                && (words.getFirst().isPlain("echo") || words.getFirst().isPlain("printf"))
                && expander.fields(words.subList(1, words.size())).stream()
                        .anyMatch(word -> (" " + word.text()).contains(" -"));
    }

    private static List<ShellWord> onlyCommand(ShellNode body) {
        if (body instanceof ShellNode.Sequence sequence && sequence.items().size() == 1) {
            return onlyCommand(sequence.items().getFirst());
        }
        return body instanceof ShellNode.Simple simple
                        && simple.redirects().isEmpty()
                        && simple.assignments().isEmpty()
                ? simple.words()
                : List.of();
    }

    /** Determines what a command sends to the next one in a pipe, if the text shows it. */
    static final class LiteralPipeOutput {
        private LiteralPipeOutput() {}

        static StandardInput of(ShellNode stage, WordExpander expander, StandardInput input) {
            if (!(stage instanceof ShellNode.Simple simple) || simple.words().isEmpty()) {
                return StandardInput.PIPED;
            }
            List<ExpandedWord> fields = expander.fields(simple.words());
            if (fields.isEmpty()) {
                return StandardInput.PIPED;
            }
            return switch (fields.getFirst().text()) {
                case "echo" -> echo(fields);
                case "printf" -> printf(fields);
                case "seq" ->
                        KnownOutput.isNumber(simple)
                                ? new StandardInput.Text(String.valueOf(ExpandedWord.UNKNOWN_NAME))
                                : StandardInput.PIPED;
                case "cat" ->
                        fields.size() == 1 ? heredoc(simple, expander, input) : StandardInput.PIPED;
                default -> printsNames(fields, input) ? StandardInput.NAMES : StandardInput.PIPED;
            };
        }

        /** Whether a command or pipeline prints nothing but names of files or objects. */
        static boolean printsNames(ShellNode body, WordExpander expander) {
            return switch (body) {
                case ShellNode.Sequence(List<ShellNode> items, Span _) ->
                        items.size() == 1 && printsNames(items.getFirst(), expander);
                case ShellNode.Pipeline(List<ShellNode> stages, Span _) -> {
                    StandardInput output = StandardInput.TERMINAL;
                    for (ShellNode stage : stages) {
                        output = of(stage, expander, output);
                    }
                    yield output.equals(StandardInput.NAMES);
                }
                default -> of(body, expander, StandardInput.TERMINAL).equals(StandardInput.NAMES);
            };
        }

        private static boolean printsNames(List<ExpandedWord> fields, StandardInput input) {
            String program = fields.getFirst().text();
            String verb = fields.size() > 1 ? fields.get(1).text() : "";
            boolean free =
                    fields.stream()
                            .map(ExpandedWord::text)
                            .filter(text -> text.contains("printf") || text.contains("format"))
                            .anyMatch(text -> !NAME_FORMAT.matcher(text).matches());
            boolean lists =
                    fields.stream()
                            .map(ExpandedWord::text)
                            .anyMatch(text -> text.equals("--name-only") || text.matches("-\\w*l"));
            return !free
                    && (WordLists.has("name-printers", program)
                            || WordLists.has("name-printers", program + ":" + verb)
                            || (lists && WordLists.has("name-searchers", program))
                            || (input.equals(StandardInput.NAMES)
                                    && WordLists.has("name-filters", program)));
        }

        private static StandardInput echo(List<ExpandedWord> fields) {
            List<ExpandedWord> words = fields.subList(1, fields.size());
            boolean plain =
                    words.stream().allMatch(field -> field.isKnown() && !field.glob())
                            // some shells interpret backslashes
                            && words.stream().noneMatch(field -> field.text().indexOf('\\') >= 0)
                            && (words.isEmpty()
                                    || !words.getFirst().text().matches("-[neE]*|--.*"));
            return plain
                    ? new StandardInput.Text(
                            words.stream().map(ExpandedWord::text).collect(Collectors.joining(" ")))
                    : StandardInput.PIPED;
        }

        /**
         * Returns the output of {@code printf} for a format without directives; otherwise it is
         * unknown.
         */
        private static StandardInput printf(List<ExpandedWord> fields) {
            if (fields.size() != 2 || !fields.get(1).isKnown()) {
                return StandardInput.PIPED;
            }
            String text =
                    fields.get(1)
                            .text()
                            .replace("\\n", "\n")
                            .replace("\\r", "\r")
                            .replace("\\t", "\t");
            return text.indexOf('%') < 0 && text.indexOf('\\') < 0
                    ? new StandardInput.Text(text)
                    : StandardInput.PIPED;
        }

        private static StandardInput heredoc(
                ShellNode.Simple cat, WordExpander expander, StandardInput input) {
            if (cat.redirects().isEmpty()) {
                return input;
            }
            Redirect redirect = cat.redirects().getFirst();
            if (cat.redirects().size() > 1 || redirect.descriptor() != 0) {
                return StandardInput.PIPED; // of several the last one counts
            }
            return expander.given(redirect)
                    .<StandardInput>map(StandardInput.Text::new)
                    .orElse(StandardInput.PIPED);
        }
    }
}
