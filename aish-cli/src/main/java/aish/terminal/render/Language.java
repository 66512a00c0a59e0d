package aish.terminal.render;

import module java.base;

import aish.text.Resource;

/**
 * The words, strings and comments of a language, as {@code languages.txt} describes them; read when
 * there is code to colour.
 *
 * @param marks what starts a string or a comment, the longest first
 * @param letters the characters that a word may contain besides letters and digits
 * @param isData whether strings before a colon are names
 */
record Language(
        Set<String> keywords,
        List<Mark> marks,
        String letters,
        boolean ignoresCase,
        boolean isData) {
    private static final String UNKNOWN = "unknown";
    private static final Map<String, Language> KNOWN = read();

    /**
     * A string or a comment.
     *
     * @param close empty if it ends with the line
     * @param escapes whether a backslash escapes the next character
     * @param spans whether it may continue on the next line
     */
    record Mark(String open, String close, Style style, boolean escapes, boolean spans) {
        /** Returns where it ends; -1 if it does not end in this line. */
        int end(String line, int from) {
            int at = from;
            while (at < line.length() && (close.isEmpty() || !line.startsWith(close, at))) {
                at += escapes && line.charAt(at) == '\\' ? 2 : 1;
            }
            return at < line.length() ? at + close.length() : -1;
        }
    }

    /** Returns the language with that name after a fence, in lower case. */
    static Language of(String name) {
        Language known = KNOWN.get(name);
        return known != null ? known : Objects.requireNonNull(KNOWN.get(UNKNOWN));
    }

    private static Map<String, Language> read() {
        Map<String, Language> languages = new HashMap<>();
        Map<String, List<String>> members = new HashMap<>();
        // backwards, so that the names come after what they have
        for (String line : Resource.entries(Language.class, "languages.txt").reversed()) {
            List<String> words = List.of(line.strip().split(" "));
            if (line.startsWith(" ")) {
                members.computeIfAbsent(words.getFirst(), _ -> new ArrayList<>())
                        .addAll(words.subList(1, words.size()));
            } else {
                Language language = of(members);
                words.forEach(name -> languages.put(name, language));
                members.clear();
            }
        }
        return languages;
    }

    private static Language of(Map<String, List<String>> members) {
        List<Mark> marks = new ArrayList<>();
        for (String mark : members.getOrDefault("line", List.of())) {
            marks.add(new Mark(mark, "", Theme.COMMENT, false, false));
        }
        for (String text : members.getOrDefault("strings", List.of())) {
            String mark = text.replaceAll("[-+]", "");
            boolean escapes = text.indexOf('-') < 0;
            marks.add(new Mark(mark, mark, Theme.STRING, escapes, text.indexOf('+') >= 0));
        }
        List<String> block = members.getOrDefault("block", List.of());
        if (!block.isEmpty()) {
            marks.add(new Mark(block.getFirst(), block.getLast(), Theme.COMMENT, false, true));
        }
        marks.sort(Comparator.comparingInt(mark -> -mark.open().length()));
        return new Language(
                Set.copyOf(members.getOrDefault("words", List.of())),
                List.copyOf(marks),
                String.join("", members.getOrDefault("letters", List.of())),
                members.containsKey("case"),
                members.containsKey("data"));
    }

    boolean isKeyword(String word) {
        return keywords.contains(ignoresCase ? word.toLowerCase(Locale.ROOT) : word);
    }

    boolean isInWords(int c) {
        return Character.isLetterOrDigit(c) || letters.indexOf(c) >= 0;
    }

    /** Returns what starts a string or a comment there; an apostrophe in a word does not. */
    Optional<Mark> markAt(String line, int at) {
        boolean inWord =
                line.charAt(at) == '\''
                        && at > 0
                        && Character.isLetterOrDigit(line.codePointBefore(at))
                        && !prefixesStrings(line.charAt(at - 1));
        return inWord
                ? Optional.empty()
                : marks.stream().filter(mark -> line.startsWith(mark.open(), at)).findFirst();
    }

    /** Whether a letter is a prefix of a string, as in Python. */
    private boolean prefixesStrings(char letter) {
        return "bfruBFRU".indexOf(letter) >= 0
                && marks.stream().anyMatch(mark -> mark.open().equals("'''"));
    }
}
