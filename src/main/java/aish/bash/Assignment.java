package aish.bash;

import java.util.List;

/**
 * {@code NAME=value}, {@code NAME[index]=value} or {@code NAME=(items)}.
 *
 * @param index the parts between the brackets; empty without brackets
 * @param values one word, or the items of an array
 */
public record Assignment(
        String name,
        List<WordPart> index,
        boolean appends,
        boolean array,
        List<ShellWord> values,
        Span span) {
    public Assignment {
        index = List.copyOf(index);
        values = List.copyOf(values);
    }
}
