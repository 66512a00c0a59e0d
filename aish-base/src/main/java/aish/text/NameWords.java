package aish.text;

import module java.base;

/** The words of a name in source code. */
public final class NameWords {
    private NameWords() {}

    /**
     * Splits {@code write_file}, {@code writeFile} and {@code Write-File} into "write" and "file",
     * and {@code APIKey} into "api" and "key".
     */
    public static List<String> of(String name) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= name.length(); i++) {
            boolean letter = i < name.length() && Character.isLetter(name.charAt(i));
            if (!letter || startsWord(name, i)) {
                if (start < i) {
                    words.add(name.substring(start, i).toLowerCase(Locale.ROOT));
                }
                start = letter ? i : i + 1;
            }
        }
        return words;
    }

    private static boolean startsWord(String name, int i) {
        if (i == 0 || !Character.isUpperCase(name.charAt(i))) {
            return false;
        }
        boolean afterLower = Character.isLowerCase(name.charAt(i - 1));
        return afterLower || (i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1)));
    }
}
