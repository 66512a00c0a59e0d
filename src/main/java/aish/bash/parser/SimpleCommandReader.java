package aish.bash.parser;

import aish.bash.Assignment;
import aish.bash.Chars;
import aish.bash.Redirect;
import aish.bash.ShellNode;
import aish.bash.ShellWord;
import aish.bash.Span;
import aish.bash.WordPart;
import aish.bash.parser.WordReader.Stop;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses simple commands: assignments, words and redirections. */
final class SimpleCommandReader {
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
            Assignment assignment = found.isEmpty() || declares ? tryAssignment(declares) : null;
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
     * Returns the name of the function defined here and consumes its parentheses; null if there is
     * no definition.
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
        if (end > start && name.indexOf('=') < 0 && !isPatternStart(name) && source.accept("(")) {
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
            List<ShellWord> items = items();
            return new Assignment(name, index, appends, true, items, source.since(start));
        }
        if (arrayNeeded) {
            source.moveTo(start);
            return null;
        }
        List<ShellWord> value = List.of(words.word());
        return new Assignment(name, index, appends, false, value, source.since(start));
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
                // Bash takes `a=(1 2)b` for a string, and in `a=(1)#` nothing starts a comment.
                if (!source.ended() && !Chars.endsWord(source.current())) {
                    throw source.fail("text follows the closing bracket of an array");
                }
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
