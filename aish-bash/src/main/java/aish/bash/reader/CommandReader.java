package aish.bash.reader;

import module java.base;

import aish.bash.ReservedWord;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellNode;
import aish.bash.ShellNode.Sequence;
import org.jspecify.annotations.Nullable;

/**
 * Reads lists and pipelines. After a mistake each method returns some node and leaves the position
 * where reading can go on.
 */
final class CommandReader implements Commands {
    private static final int LONGEST_RESERVED = "function".length();

    private final Source source;
    private final WordReader words;
    private final SimpleCommandReader simple;
    private final CompoundReader compound;

    /** Where {@link #reserved} looked last, and what it found. */
    private int reservedAt = -1;

    private @Nullable ReservedWord reserved;

    CommandReader(Source source, WordReader words) {
        this.source = source;
        this.words = words;
        RedirectReader redirects = new RedirectReader(source, words);
        this.compound = new CompoundReader(source, words, redirects, this);
        this.simple = new SimpleCommandReader(source, words, redirects, compound);
    }

    /** Reads the whole text. */
    @Override
    public ShellNode all() {
        ShellNode list = list();
        while (!source.ended()) {
            source.wrong("unexpected " + source.current());
            skipStray();
            list();
        }
        return list;
    }

    /** Reads commands up to something that cannot start a command. */
    Sequence list() {
        int start = source.at();
        List<ShellNode> items = new ArrayList<>();
        source.skipNewlines();
        while (!atEnd()) {
            int from = source.at();
            ShellNode item = chain();
            source.skipBlanks();
            char c = source.current();
            if (c == '&') {
                source.acceptOperator("&");
                item = new ShellNode.Background(item, source.since(from));
            } else if (c == ';' && !atClauseEnd()) {
                source.acceptOperator(";");
            } else if (c != '\n' && endsList(from)) {
                items.add(item);
                break;
            }
            items.add(item);
            source.skipNewlines();
        }
        return new Sequence(items, source.since(start));
    }

    /** Whether the list ends after a command that no separator follows. */
    private boolean endsList(int from) {
        if (atEnd() && !(closes(reserved()) && compound.endedWithRedirect())) {
            return true;
        }
        boolean stuck = source.at() == from;
        if (closes(reserved())) {
            source.wrong("unexpected " + source.current());
            skipStray();
        } else {
            words.unexpected("unexpected " + source.current());
        }
        return stuck;
    }

    private boolean atClauseEnd() {
        return source.looksAt(";;") || source.looksAt(";&");
    }

    private boolean atEnd() {
        char c = source.current();
        return source.ended() || c == ')' || c == ';' || closes(reserved());
    }

    private static boolean closes(@Nullable ReservedWord word) {
        return word != null
                && switch (word) {
                    case THEN, ELIF, ELSE, FI, DO, DONE, ESAC, RIGHT_BRACE -> true;
                    default -> false;
                };
    }

    /** Skips an operator or reserved word that closes nothing here. */
    void skipStray() {
        ReservedWord word = reserved();
        if (word != null) {
            keyword(word);
        } else if (source.atWord()) {
            simple.read();
        } else if (!source.acceptOperator(";;&")
                && !source.acceptOperator(";;")
                && !source.acceptOperator(";&")) {
            source.acceptOperator(String.valueOf(source.current()));
        }
    }

    /** Reads a list that must not be empty. */
    ShellNode nonEmptyList(OpenConstruct open) {
        Sequence list = list();
        if (list.items().isEmpty()) {
            source.missing(open, "a command is missing");
        }
        return list;
    }

    /** Reads a list up to one of the words that may end it, which is not consumed. */
    ShellNode section(OpenConstruct open, ReservedWord first, ReservedWord... others) {
        ShellNode list = nonEmptyList(open);
        while (!source.ended()) {
            ReservedWord word = reserved();
            if (word == first || Arrays.asList(others).contains(word)) {
                return list;
            }
            source.wrong("expected " + first.text());
            if (source.current() == ')' && source.insideParentheses()) {
                return list;
            }
            skipStray();
            list();
        }
        source.missing(open, "expected " + first.text());
        return list;
    }

    /** Reads a list and the parenthesis that ends it. */
    @Override
    public ShellNode parenthesised(OpenConstruct open, String why) {
        source.enterParenthesis();
        Sequence list = list();
        if (list.items().isEmpty() && open == OpenConstruct.PARENTHESIS) {
            source.missing(open, "a command is missing");
        }
        while (!source.acceptOperator(")")) {
            if (source.ended()) {
                source.missing(open, why);
                source.findings().cover(source.limit());
                break;
            }
            source.wrong(why);
            skipStray();
            list();
        }
        source.leaveParenthesis();
        return list;
    }

    /** Returns the reserved word at this position without consuming it; null if there is none. */
    @Nullable ReservedWord reserved() {
        if (source.at() != reservedAt) {
            reservedAt = source.at();
            char c = source.current();
            boolean may = (c >= 'a' && c <= 'z') || "{}[]!".indexOf(c) >= 0;
            reserved = may ? ReservedWord.of(source.plainWord(LONGEST_RESERVED)) : null;
        }
        return reserved;
    }

    /** Consumes a reserved word that is known to be here. */
    void keyword(ReservedWord word) {
        int start = source.at();
        source.accept(word.text());
        source.findings().keyword(start, source.end());
    }

    private ShellNode chain() {
        int start = source.at();
        ShellNode node = pipeline();
        while (true) {
            source.skipBlanks();
            boolean and = source.acceptOperator("&&");
            if (!and && !source.acceptOperator("||")) {
                return node;
            }
            ShellNode.Link link = and ? ShellNode.Link.AND : ShellNode.Link.OR;
            node = new ShellNode.Chain(link, node, followed(), source.since(start));
        }
    }

    /** Reads what follows {@code &&} or {@code ||}. */
    private ShellNode followed() {
        source.skipNewlines();
        if (source.ended()) {
            source.missing(OpenConstruct.PIPE, "a command is missing");
            return nothing();
        }
        return pipeline();
    }

    private ShellNode nothing() {
        return new Sequence(List.of(), source.since(source.at()));
    }

    private ShellNode pipeline() {
        int start = source.at();
        int denials = negations();
        if (source.at() > start && atPipelineEnd()) {
            return new Sequence(List.of(), source.since(start));
        }
        ShellNode stages = stages(start);
        return denials % 2 == 0 ? stages : new ShellNode.Negated(stages, source.since(start));
    }

    private ShellNode stages(int start) {
        List<ShellNode> stages = new ArrayList<>();
        stages.add(command());
        while (true) {
            source.skipBlanks();
            if (source.looksAt("||")
                    || (!source.acceptOperator("|&") && !source.acceptOperator("|"))) {
                break;
            }
            source.skipNewlines();
            if (source.ended()) {
                source.missing(OpenConstruct.PIPE, "a command is missing");
                break;
            }
            boolean timed = reserved() == ReservedWord.TIME;
            if (timed) {
                negations();
            }
            boolean none = timed && (atPipelineEnd() || source.current() == '|');
            stages.add(none ? nothing() : command());
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
            if (word != ReservedWord.NOT && word != ReservedWord.TIME) {
                return denials;
            }
            keyword(word);
            source.skipBlanks();
            if (word == ReservedWord.NOT) {
                denials++;
            } else if (source.plainWord(2).equals("-p")) {
                int command = source.findings().upcomingCommand();
                words.word(WordRole.ARGUMENT, TokenKind.OPTION, command);
                source.skipBlanks();
            }
        }
    }

    private boolean atPipelineEnd() {
        char c = source.current();
        return source.ended() || c == '\n' || c == ';';
    }

    ShellNode command() {
        source.deeper();
        source.skipBlanks();
        ReservedWord word = reserved();
        ShellNode node;
        if (source.current() == '(' || compound.begins(word)) {
            node = compound.read(word);
        } else if (word == null || word == ReservedWord.TIME) {
            node = simple.read();
        } else {
            source.wrong("unexpected " + word.text());
            if (!closes(word)) {
                keyword(word);
            }
            node = nothing();
        }
        source.shallower();
        return node;
    }
}
