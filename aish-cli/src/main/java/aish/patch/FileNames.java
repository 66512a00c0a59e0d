package aish.patch;

import module java.base;

/** Recognises the name of a file on a line of an answer, which must consist of nothing else. */
final class FileNames {
    private static final Pattern DECORATED =
            Pattern.compile(
                    "(?:#{1,6}\\s+|[-*]\\s+|\\d+\\.\\s+)?(?:(?i:file|filename|path):?\\s+)?(.+?):?");
    private static final Pattern QUOTED = Pattern.compile("[`*_\"']+([^`*\"']+?)[`*_\"']+:?[`*_]*");
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}_.~/@+][^\\s`*\"'<>|:;,()]*");
    private static final Pattern WITH_ENDING = Pattern.compile(".*\\.[A-Za-z][A-Za-z0-9_+-]{0,11}");
    private static final Pattern ATTRIBUTE =
            Pattern.compile("(?:title|file|filename|path)=[\"']?([^\"'\\s}]+)[\"']?");

    private FileNames() {}

    /** Returns the name if the line is one, perhaps decorated and with a colon. */
    static Optional<String> beforeEdit(String line) {
        Matcher decorated = DECORATED.matcher(line.strip());
        if (!decorated.matches()) {
            return Optional.empty();
        }
        String text = decorated.group(1);
        Matcher quoted = QUOTED.matcher(text);
        String name = quoted.matches() ? quoted.group(1).strip() : text;
        boolean spaced = quoted.matches() && isPath(name.replace(' ', '_'));
        return spaced || NAME.matcher(name).matches() ? Optional.of(name) : Optional.empty();
    }

    private static boolean isPath(String name) {
        return NAME.matcher(name).matches()
                && !name.contains("://")
                && !name.endsWith("/")
                && (WITH_ENDING.matcher(name).matches() || name.indexOf('/') > 0);
    }

    /** Returns the name after the language of a fenced block, such as {@code java src/A.java}. */
    static Optional<String> inInfo(String info) {
        Matcher attribute = ATTRIBUTE.matcher(info);
        if (attribute.find()) {
            return Optional.of(attribute.group(1)).filter(FileNames::isPath);
        }
        String[] words = info.strip().split("\\s+|(?<=\\w):(?=\\S)", -1);
        String last = words[words.length - 1];
        boolean alone = words.length == 1 && last.indexOf('/') > 0;
        boolean second = words.length == 2 && words[0].matches("[\\w+#.-]+");
        return alone || second ? Optional.of(last).filter(FileNames::isPath) : Optional.empty();
    }
}
