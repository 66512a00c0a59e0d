package aish.bash.parser;

import aish.bash.Chars;
import aish.bash.ReservedWord;
import aish.bash.ShellNode;
import aish.bash.Span;
import java.util.ArrayList;
import java.util.List;
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
}
