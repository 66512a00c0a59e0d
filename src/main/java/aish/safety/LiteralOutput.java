package aish.safety;

import aish.syntax.Redirect;
import aish.syntax.ShellNode;
import java.util.List;
import java.util.stream.Collectors;

/** What a command hands to the next one in a pipe, if the text says it. */
final class LiteralOutput {
    private LiteralOutput() {}

    static Stdin of(ShellNode stage, Resolver resolver, Stdin input) {
        if (!(stage instanceof ShellNode.Simple simple) || simple.words().isEmpty()) {
            return Stdin.PIPED;
        }
        List<Field> fields = resolver.fields(simple.words());
        if (fields.isEmpty()) {
            return Stdin.PIPED;
        }
        return switch (fields.getFirst().text()) {
            case "echo" -> echo(fields);
            case "printf" -> printf(fields);
            case "seq" ->
                    KnownOutput.isNumber(simple)
                            ? new Stdin.Text(String.valueOf(Field.NAME))
                            : Stdin.PIPED;
            case "cat" -> fields.size() == 1 ? heredoc(simple, resolver, input) : Stdin.PIPED;
            default -> Stdin.PIPED;
        };
    }

    private static Stdin echo(List<Field> fields) {
        List<Field> words = fields.subList(1, fields.size());
        boolean plain =
                words.stream().allMatch(field -> field.isKnown() && !field.glob())
                        // some shells take a backslash for the beginning of an escape
                        && words.stream().noneMatch(field -> field.text().indexOf('\\') >= 0)
                        && (words.isEmpty() || !words.getFirst().text().matches("-[neE]*|--.*"));
        return plain
                ? new Stdin.Text(words.stream().map(Field::text).collect(Collectors.joining(" ")))
                : Stdin.PIPED;
    }

    /** Only a format without directives is taken for what it is. */
    private static Stdin printf(List<Field> fields) {
        if (fields.size() != 2 || !fields.get(1).isKnown()) {
            return Stdin.PIPED;
        }
        String text =
                fields.get(1).text().replace("\\n", "\n").replace("\\r", "\r").replace("\\t", "\t");
        return text.indexOf('%') < 0 && text.indexOf('\\') < 0 ? new Stdin.Text(text) : Stdin.PIPED;
    }

    private static Stdin heredoc(ShellNode.Simple cat, Resolver resolver, Stdin input) {
        if (cat.redirects().isEmpty()) {
            return input;
        }
        Redirect redirect = cat.redirects().getFirst();
        if (cat.redirects().size() > 1 || redirect.descriptor() != 0) {
            return Stdin.PIPED; // of several the last one counts
        }
        return switch (redirect.kind()) {
            case HEREDOC ->
                    new Stdin.Text(
                            resolver.text(redirect.heredoc().orElseThrow().parts(), redirect.span())
                                    .text());
            case HERESTRING -> new Stdin.Text(resolver.single(redirect.target()).text());
            case READ, WRITE, APPEND, CLOBBER, READ_WRITE, DUPLICATE -> Stdin.PIPED;
        };
    }
}
