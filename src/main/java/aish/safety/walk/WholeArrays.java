package aish.safety.walk;

import aish.bash.ShellWord;
import aish.bash.Span;
import aish.bash.WordPart;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Words that expand to all items of an array or to all positional parameters. */
final class WholeArrays {
    private WholeArrays() {}

    /**
     * Returns the words that a double-quoted word expands to; null if it is not an array or its
     * items are not known.
     */
    static @Nullable List<String> items(ShellWord word, Scope scope) {
        if (word.parts().size() == 1
                && word.parts().getFirst()
                        instanceof WordPart.DoubleQuoted(List<WordPart> inner, Span _)
                && inner.size() == 1
                && inner.getFirst() instanceof WordPart.Parameter parameter
                && isAll(parameter)) {
            return isPlain(parameter) ? scope.array(parameter.name()).orElse(null) : null;
        }
        return null;
    }

    private static boolean isPlain(WordPart.Parameter parameter) {
        return parameter.operator().isEmpty()
                || (parameter.operator().equals("[") && text(parameter.operand()).equals("[@]"));
    }

    /** Whether it expands to one word for each item even in quotes. */
    static boolean isAll(WordPart.Parameter parameter) {
        String operand = text(parameter.operand());
        return parameter.name().equals("@")
                || operand.startsWith("[@]")
                || (parameter.isIndirect() && !operand.startsWith("["));
    }

    private static String text(List<WordPart> parts) {
        StringBuilder text = new StringBuilder();
        for (WordPart part : parts) {
            switch (part) {
                case WordPart.Literal(String literal, Span _) -> text.append(literal);
                case WordPart.Glob(String glob, Span _) -> text.append(glob);
                default -> text.append(ExpandedWord.UNKNOWN);
            }
        }
        return text.toString();
    }
}
