package aish.bash.parser;

import aish.bash.ReservedWord;
import aish.bash.ShellNode;
import aish.bash.ShellWord;
import aish.bash.WordPart;
import aish.bash.parser.WordReader.Stop;
import java.util.ArrayList;
import java.util.List;

/** Parses {@code case}. */
final class CaseReader {
    private final ParserInput source;
    private final WordReader words;
    private final CommandReader commands;
    private final List<ShellWord> patterns = new ArrayList<>();
    private final List<ShellNode> bodies = new ArrayList<>();

    CaseReader(ParserInput source, WordReader words, CommandReader commands) {
        this.source = source;
        this.words = words;
        this.commands = commands;
    }

    ShellNode read() {
        int start = source.at();
        source.moveTo(start + "case".length());
        source.skipBlanks();
        ShellWord subject = words.word();
        source.skipNewlines();
        if (subject.parts().isEmpty() || commands.reserved() != ReservedWord.IN) {
            throw source.fail("expected in");
        }
        source.moveTo(source.at() + 2);
        while (true) {
            source.skipNewlines();
            if (commands.reserved() == ReservedWord.ESAC) {
                break;
            }
            if (!item()) {
                source.skipNewlines();
                if (commands.reserved() != ReservedWord.ESAC) {
                    throw source.fail("expected esac");
                }
                break;
            }
        }
        source.moveTo(source.at() + "esac".length());
        return new ShellNode.Case(subject, patterns, bodies, source.since(start));
    }

    /** Parses one clause; returns whether another may follow. */
    private boolean item() {
        source.accept("(");
        do {
            source.skipBlanks();
            int from = source.at();
            List<WordPart> parts = words.parts(Stop.WORD);
            if (parts.isEmpty()) {
                throw source.fail("a pattern is missing");
            }
            patterns.add(new ShellWord(parts, source.since(from)));
            source.skipBlanks();
        } while (source.accept("|"));
        source.expect(")");
        bodies.add(commands.list());
        source.skipBlanks();
        return source.accept(";;&") || source.accept(";;") || source.accept(";&");
    }
}
