package aish.safety.files;

import aish.safety.walk.ExpandedWord;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@code find} looks for. Tests that are not understood are left out, so the result never
 * contains too few files.
 *
 * @param names patterns that the last element of a path must all match
 * @param type the letter after {@code -type}, or a space for any type
 * @param exact whether nothing was left out
 */
public record FileSearch(
        List<Name> names, char type, int leastDepth, int mostDepth, boolean empty, boolean exact) {
    /** A pattern given to {@code -name} or {@code -iname}. */
    public record Name(String pattern, boolean anyCase) {}

    /** Matches everything. */
    static final FileSearch ALL =
            new FileSearch(List.of(), ' ', 0, Integer.MAX_VALUE, false, false);

    public FileSearch {
        names = List.copyOf(names);
    }

    /** Reads the words after the directories. */
    public static FileSearch of(List<ExpandedWord> expression) {
        List<Name> names = new ArrayList<>();
        char type = ' ';
        int least = 0;
        int most = Integer.MAX_VALUE;
        boolean empty = false;
        boolean exact = true;
        for (int i = 0; i < expression.size(); i++) {
            ExpandedWord next =
                    i + 1 < expression.size() ? expression.get(i + 1) : expression.get(i);
            String value = next.text();
            switch (expression.get(i).text()) {
                case "-name", "-iname" -> {
                    exact &= next.isKnown();
                    if (next.isKnown()) {
                        names.add(new Name(value, expression.get(i).text().equals("-iname")));
                    }
                    i++;
                }
                case "-type" -> {
                    boolean one = value.length() == 1 && type == ' ' && next.isKnown();
                    exact &= one;
                    type = one ? value.charAt(0) : type;
                    i++;
                }
                case "-maxdepth", "-mindepth" -> {
                    int depth = number(value);
                    exact &= depth >= 0;
                    if (depth >= 0 && expression.get(i).text().equals("-maxdepth")) {
                        most = depth;
                    } else if (depth >= 0) {
                        least = depth;
                    }
                    i++;
                }
                case "-empty" -> empty = true;
                case "-delete", "-print", "-print0", "-depth", "-d", "-xdev", "-mount" -> {}
                case "-exec", "-execdir" -> {
                    return new FileSearch(names, type, least, most, empty, exact);
                }
                case "-o", "-or", ",", "(", ")", "!", "-not", "-prune", "-L", "-follow" -> {
                    return ALL;
                }
                default -> exact = false;
            }
        }
        return new FileSearch(names, type, least, most, empty, exact);
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return -1;
        }
    }
}
