package aish.safety.programs;

import aish.safety.walk.ExpandedWord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds {@code -t DIRECTORY}, with which all operands are sources. */
final class TargetDirectoryOption {
    private static final String LONG = "--target-directory";

    private TargetDirectoryOption() {}

    static @Nullable ExpandedWord of(List<ExpandedWord> words) {
        for (int i = 1; i < words.size(); i++) {
            ExpandedWord word = words.get(i);
            String text = word.text();
            if (text.equals("--")) {
                return null;
            }
            boolean next = isLong(text) || (isCluster(text) && text.endsWith("t"));
            if (next) {
                return i + 1 < words.size() ? words.get(i + 1) : null;
            }
            int cut = isCluster(text) ? text.indexOf('t') : text.indexOf('=');
            if (cut > 0 && (isCluster(text) || isLong(text.substring(0, cut)))) {
                return word.part(cut + 1, text.length());
            }
        }
        return null;
    }

    private static boolean isLong(String text) {
        return text.length() > 3 && LONG.startsWith(text);
    }

    private static boolean isCluster(String text) {
        return text.length() > 1 && text.charAt(0) == '-' && text.charAt(1) != '-';
    }
}
