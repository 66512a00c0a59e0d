package aish.bash.reader;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ShellNode;
import aish.bash.Span;
import aish.bash.reader.Findings.Failure;

/**
 * One pass over a text, by recursive descent. Each construct records its tokens and words as it is
 * read and returns its node; a mistake is noted and reading goes on, so that wrong and half-typed
 * text has tokens too. The time is linear in the length of the text: nesting is limited, and text
 * is read again only a limited number of times.
 */
public final class BashReader {
    private final String text;
    private final Source source;
    private final ShellNode tree;

    public BashReader(String text) {
        this.text = text;
        this.source = new Source(text, CommandReader::new);
        this.tree = source.commands(new WordReader(source)).all();
    }

    public ScanResult result() {
        Findings findings = source.findings();
        return new ScanResult(
                text,
                findings.tokens(),
                findings.words(),
                findings.completeness(source.heredocs().unfinished()),
                tree());
    }

    /** Returns the tree; after any mistake nothing may be concluded from a part of it. */
    private ShellNode tree() {
        Optional<Failure> failure = source.findings().failure();
        if (failure.isEmpty()) {
            return tree;
        }
        Span rest = new Span(failure.get().place(), text.length());
        return new ShellNode.Unparsed(failure.get().why(), rest);
    }

    /** Whether this is the innermost construct that the text leaves open. */
    public boolean isOpen(OpenConstruct construct) {
        return construct == OpenConstruct.HEREDOC
                ? source.heredocs().insideBody()
                : source.findings().isOpen(construct);
    }
}
