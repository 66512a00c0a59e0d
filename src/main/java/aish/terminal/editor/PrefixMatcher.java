package aish.terminal.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.CompletionMatcher;
import org.jline.reader.LineReader;
import org.jspecify.annotations.Nullable;

/**
 * Matches candidates that start with the word, as shells do. JLine's own matcher also accepts those
 * that merely contain or resemble it, and sees escape sequences in names.
 */
final class PrefixMatcher implements CompletionMatcher {
    private String word = "";
    private List<Candidate> matching = List.of();

    @Override
    public void compile(
            Map<LineReader.Option, Boolean> options,
            boolean prefix,
            CompletingParsedLine line,
            boolean caseInsensitive,
            int errors,
            @Nullable String originalGroupName) {
        word = line.word();
        matching = List.of();
    }

    @Override
    public List<Candidate> matches(List<Candidate> candidates) {
        matching =
                candidates.stream()
                        .filter(candidate -> candidate.value().startsWith(word))
                        .distinct()
                        .toList();
        return new ArrayList<>(matching);
    }

    @Override
    public @Nullable Candidate exactMatch() {
        return matching.stream()
                .filter(candidate -> candidate.value().equals(word))
                .findFirst()
                .orElse(null);
    }

    @Override
    public String getCommonPrefix() {
        return matching.stream()
                .map(Candidate::value)
                .reduce(PrefixMatcher::commonStart)
                .orElse("");
    }

    /** Returns the common prefix, without splitting a surrogate pair. */
    private static String commonStart(String a, String b) {
        int end = 0;
        while (end < a.length() && end < b.length() && a.codePointAt(end) == b.codePointAt(end)) {
            end += Character.charCount(a.codePointAt(end));
        }
        return a.substring(0, end);
    }
}
