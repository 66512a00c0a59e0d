package aish.safety.walk;

import aish.bash.ShellWord;
import aish.bash.Span;
import aish.bash.WordPart;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Words that stand for all words of an array or for all positional parameters. */
final class WholeArrays {
    private WholeArrays() {}

    /** The words that a word in double quotes becomes; null if it is no array or not known. */
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

    /** Whether it becomes one word for each item even in quotes. */
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
                default -> text.append(ExpandedWord.TOP);
            }
        }
        return text.toString();
    }
}
