package aish.safety.walk;

import aish.bash.Redirect;
import aish.bash.ShellNode;
import java.util.List;
import java.util.stream.Collectors;

/** Determines what a command sends to the next one in a pipe, if the text shows it. */
final class LiteralPipeOutput {
    private LiteralPipeOutput() {}

    static StandardInput of(ShellNode stage, WordExpander resolver, StandardInput input) {
        if (!(stage instanceof ShellNode.Simple simple) || simple.words().isEmpty()) {
            return StandardInput.PIPED;
        }
        List<ExpandedWord> fields = resolver.fields(simple.words());
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
                    fields.size() == 1 ? heredoc(simple, resolver, input) : StandardInput.PIPED;
            default -> StandardInput.PIPED;
        };
    }

    private static StandardInput echo(List<ExpandedWord> fields) {
        List<ExpandedWord> words = fields.subList(1, fields.size());
        boolean plain =
                words.stream().allMatch(field -> field.isKnown() && !field.glob())
                        // some shells interpret backslashes
                        && words.stream().noneMatch(field -> field.text().indexOf('\\') >= 0)
                        && (words.isEmpty() || !words.getFirst().text().matches("-[neE]*|--.*"));
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
                fields.get(1).text().replace("\\n", "\n").replace("\\r", "\r").replace("\\t", "\t");
        return text.indexOf('%') < 0 && text.indexOf('\\') < 0
                ? new StandardInput.Text(text)
                : StandardInput.PIPED;
    }

    private static StandardInput heredoc(
            ShellNode.Simple cat, WordExpander resolver, StandardInput input) {
        if (cat.redirects().isEmpty()) {
            return input;
        }
        Redirect redirect = cat.redirects().getFirst();
        if (cat.redirects().size() > 1 || redirect.descriptor() != 0) {
            return StandardInput.PIPED; // of several the last one counts
        }
        return switch (redirect.kind()) {
            case HEREDOC ->
                    new StandardInput.Text(
                            resolver.text(redirect.heredoc().orElseThrow().parts(), redirect.span())
                                    .text());
            case HERESTRING -> new StandardInput.Text(resolver.single(redirect.target()).text());
            case READ, WRITE, APPEND, CLOBBER, READ_WRITE, DUPLICATE -> StandardInput.PIPED;
        };
    }
}
