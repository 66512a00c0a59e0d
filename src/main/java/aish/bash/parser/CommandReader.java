package aish.bash.parser;

import module java.base;

import aish.bash.Chars;
import aish.bash.ReservedWord;
import aish.bash.ShellNode;
import aish.bash.ShellNode.Assignment;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.Span;
import aish.bash.parser.WordReader.Stop;
import org.jspecify.annotations.Nullable;

/** Parses lists, pipelines and commands; compound commands have their own reader. */
public final class CommandReader {
    private final ParserInput source;
    private final WordReader words;
    private final SimpleCommandReader simple;
    private final CompoundReader compound;

    public CommandReader(ParserInput source) {
        this.source = source;
        this.words = new WordReader(source);
        RedirectReader redirects = new RedirectReader(source, words);
        this.simple = new SimpleCommandReader(source, words, redirects);
        this.compound = new CompoundReader(source, words, redirects, this);
    }

    /** Parses the whole text. */
    public ShellNode all() {
        ShellNode list = list();
        if (!source.ended()) {
            throw source.fail("unexpected " + source.current());
        }
        source.dropPendingHeredocs();
        return list;
    }

    /** Parses commands up to something that cannot start a command. */
    ShellNode list() {
        int start = source.at();
        List<ShellNode> items = new ArrayList<>();
        while (true) {
            source.skipNewlines();
            if (atEnd()) {
                break;
            }
            int from = source.at();
            ShellNode item = chain();
            source.skipBlanks();
            char c = source.current();
            if (c == '&' && source.peek(1) != '&') {
                source.next();
                item = new ShellNode.Background(item, source.since(from));
                items.add(item);
            } else {
                items.add(item);
                if (c == ';' && source.peek(1) != ';' && source.peek(1) != '&') {
                    source.next();
                } else if (c != '\n') {
                    break;
                }
            }
        }
        return new ShellNode.Sequence(items, source.since(start));
    }

    /** Parses a list that must not be empty. */
    ShellNode nonEmptyList() {
        ShellNode list = list();
        if (list instanceof ShellNode.Sequence(List<ShellNode> items, Span _) && items.isEmpty()) {
            throw source.fail("a command is missing");
        }
        return list;
    }

    private boolean atEnd() {
        char c = source.current();
        if (source.ended() || c == ')' || c == ';') {
            return true;
        }
        return closes(reserved());
    }

    private static boolean closes(@Nullable ReservedWord word) {
        return word != null
                && switch (word) {
                    case THEN, ELIF, ELSE, FI, DO, DONE, ESAC, RIGHT_BRACE -> true;
                    default -> false;
                };
    }

    /** Returns the reserved word at this position without consuming it; null if there is none. */
    @Nullable ReservedWord reserved() {
        int end = source.at();
        while (source.has(end)
                && end - source.at() < 9
                && !Chars.endsWord(source.charAt(end))
                && !Chars.quotes(source.charAt(end))) {
            end++;
        }
        boolean whole = !source.has(end) || Chars.endsWord(source.charAt(end));
        return whole ? ReservedWord.of(source.slice(source.at(), end)) : null;
    }

    private ShellNode chain() {
        int start = source.at();
        ShellNode node = pipeline();
        while (true) {
            source.skipBlanks();
            boolean and = source.accept("&&");
            if (!and && !source.accept("||")) {
                return node;
            }
            source.skipNewlines();
            ShellNode.Link link = and ? ShellNode.Link.AND : ShellNode.Link.OR;
            node = new ShellNode.Chain(link, node, pipeline(), source.since(start));
        }
    }

    private ShellNode pipeline() {
        int start = source.at();
        int denials = negations();
        if (source.at() > start && atPipelineEnd()) {
            return new ShellNode.Sequence(List.of(), source.since(start));
        }
        ShellNode stages = stages(start);
        return denials % 2 == 0 ? stages : new ShellNode.Negated(stages, source.since(start));
    }

    private ShellNode stages(int start) {
        List<ShellNode> stages = new ArrayList<>();
        stages.add(command());
        while (true) {
            source.skipBlanks();
            if (source.current() != '|' || source.peek(1) == '|') {
                break;
            }
            source.next();
            source.accept("&");
            source.skipNewlines();
            if (reserved() == ReservedWord.TIME) {
                negations();
            }
            stages.add(command());
        }
        return stages.size() == 1
                ? stages.getFirst()
                : new ShellNode.Pipeline(stages, source.since(start));
    }

    /** Consumes {@code !} and {@code time} and returns the number of {@code !}. */
    private int negations() {
        int denials = 0;
        while (true) {
            ReservedWord word = reserved();
            if (word == ReservedWord.NOT) {
                source.next();
                denials++;
            } else if (word == ReservedWord.TIME) {
                source.moveTo(source.at() + 4);
                source.skipBlanks();
                if (source.looksAt("-p") && Chars.endsWord(peekOr(2))) {
                    source.moveTo(source.at() + 2);
                }
            } else {
                return denials;
            }
            source.skipBlanks();
        }
    }

    private char peekOr(int ahead) {
        char c = source.peek(ahead);
        return c == ParserInput.END ? '\n' : c;
    }

    private boolean atPipelineEnd() {
        char c = source.current();
        return source.ended() || c == '\n' || c == ';';
    }

    ShellNode command() {
        source.deeper();
        source.skipBlanks();
        int start = source.at();
        ReservedWord word = reserved();
        ShellNode node;
        if (source.current() == '(' || compound.begins(word)) {
            node = compound.read(word);
        } else if (word != null && word != ReservedWord.TIME) {
            throw source.fail("unexpected " + word);
        } else {
            String function = simple.functionName();
            node =
                    function == null
                            ? simple.read()
                            : new ShellNode.Function(
                                    function, compound.functionBody(), source.since(start));
        }
        source.shallower();
        return node;
    }

    /** Parses simple commands: assignments, words and redirections. */
    private static final class SimpleCommandReader {
        private final ParserInput source;
        private final WordReader words;
        private final RedirectReader redirects;

        SimpleCommandReader(ParserInput source, WordReader words, RedirectReader redirects) {
            this.source = source;
            this.words = words;
            this.redirects = redirects;
        }

        ShellNode read() {
            int start = source.at();
            List<Assignment> assignments = new ArrayList<>();
            List<ShellWord> found = new ArrayList<>();
            List<Redirect> redirected = new ArrayList<>();
            int end = start;
            while (true) {
                end = source.at();
                source.skipBlanks();
                Redirect redirect = redirects.tryRead();
                if (redirect != null) {
                    redirected.add(redirect);
                    continue;
                }
                if (source.ended()) {
                    break;
                }
                boolean declares = !found.isEmpty() && isDeclaration(found.getFirst());
                Assignment assignment =
                        found.isEmpty() || declares ? tryAssignment(declares) : null;
                if (assignment != null) {
                    assignments.add(assignment);
                    continue;
                }
                ShellWord word = words.word();
                if (word.parts().isEmpty()) {
                    break;
                }
                found.add(word);
            }
            if (found.isEmpty() && assignments.isEmpty() && redirected.isEmpty()) {
                throw source.fail("a command is missing");
            }
            if (source.current() == '(') {
                throw source.fail("unexpected (");
            }
            int behind = source.at();
            source.moveTo(end);
            Span span = source.since(start);
            source.moveTo(behind);
            return new ShellNode.Simple(assignments, found, redirected, span);
        }

        private static boolean isDeclaration(ShellWord word) {
            return word.isPlain("declare")
                    || word.isPlain("local")
                    || word.isPlain("export")
                    || word.isPlain("readonly")
                    || word.isPlain("typeset");
        }

        /**
         * Returns the name of the function defined here and consumes its parentheses; null if there
         * is no definition.
         */
        @Nullable String functionName() {
            int start = source.at();
            int end = start;
            while (source.has(end)
                    && !Chars.endsWord(source.charAt(end))
                    && "$'\"\\`".indexOf(source.charAt(end)) < 0) {
                end++;
            }
            String name = source.slice(start, end);
            source.moveTo(end);
            source.skipBlanks();
            if (end > start
                    && name.indexOf('=') < 0
                    && !isPatternStart(name)
                    && source.accept("(")) {
                source.skipBlanks();
                if (source.accept(")")) {
                    return name;
                }
            }
            source.moveTo(start);
            return null;
        }

        private static boolean isPatternStart(String name) {
            return name.length() == 1 && "?*+@!".indexOf(name.charAt(0)) >= 0;
        }

        private @Nullable Assignment tryAssignment(boolean arrayNeeded) {
            int start = source.at();
            while (Chars.continuesName(source.current())) {
                source.next();
            }
            String name = source.slice(start, source.at());
            if (name.isEmpty() || Chars.isDigit(name.charAt(0))) {
                source.moveTo(start);
                return null;
            }
            List<WordPart> index = tryIndex();
            boolean appends = source.current() == '+' && source.peek(1) == '=';
            if (index == null || (!appends && source.current() != '=')) {
                source.moveTo(start);
                return null;
            }
            source.moveTo(source.at() + (appends ? 2 : 1));
            if (source.current() == '(') {
                int open = source.at();
                List<ShellWord> items = items();
                boolean array = source.ended() || Chars.endsWord(source.current());
                List<ShellWord> values = array ? items : List.of(bracketedText(items, open));
                return new Assignment(name, index, appends, array, values, source.since(start));
            }
            if (arrayNeeded) {
                source.moveTo(start);
                return null;
            }
            List<ShellWord> value = List.of(words.word());
            return new Assignment(name, index, appends, false, value, source.since(start));
        }

        /** Bash takes {@code a=(1 2)b} for a string, and in {@code a=(1)#} no comment starts. */
        private ShellWord bracketedText(List<ShellWord> items, int open) {
            List<WordPart> parts = new ArrayList<>();
            for (ShellWord item : items) {
                parts.add(new WordPart.Literal(parts.isEmpty() ? "(" : " ", item.span()));
                parts.addAll(item.parts());
            }
            parts.add(new WordPart.Literal(parts.isEmpty() ? "()" : ")", source.since(open)));
            parts.addAll(words.word().parts());
            return new ShellWord(parts, source.since(open));
        }

        /** Parses an index; null if there is a bracket but no index. */
        private @Nullable List<WordPart> tryIndex() {
            if (source.current() != '[') {
                return List.of();
            }
            source.next();
            List<WordPart> index = words.parts(Stop.BRACKET);
            if (source.ended()) {
                throw source.fail("a bracket is not closed");
            }
            return source.accept("]") ? index : null;
        }

        private List<ShellWord> items() {
            source.expect("(");
            List<ShellWord> items = new ArrayList<>();
            while (true) {
                source.skipNewlines();
                if (source.accept(")")) {
                    return items;
                }
                ShellWord word = words.word();
                if (word.parts().isEmpty()) {
                    throw source.fail("an array is not closed");
                }
                items.add(word);
            }
        }
    }
}
