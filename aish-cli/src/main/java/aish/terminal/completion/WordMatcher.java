package aish.terminal.completion;

import module java.base;

import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.LineReader;
import org.jline.reader.impl.CompletionMatcherImpl;

/** Also accepts completions that replace the word instead of continuing it. */
public final class WordMatcher extends CompletionMatcherImpl {
    @Override
    protected void defaultMatchers(
            Map<LineReader.Option, Boolean> options,
            boolean prefix,
            CompletingParsedLine line,
            boolean caseInsensitive,
            int errors,
            String originalGroupName) {
        super.defaultMatchers(options, prefix, line, caseInsensitive, errors, originalGroupName);
        if (line instanceof WordAtCursor word) {
            matchers.add(found -> replacing(found, word.replacing()));
        }
    }

    private static Map<String, List<Candidate>> replacing(
            Map<String, List<Candidate>> found, Set<String> values) {
        Map<String, List<Candidate>> kept = new LinkedHashMap<>(found);
        kept.keySet().retainAll(values);
        return kept;
    }
}
