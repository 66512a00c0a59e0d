package aish.terminal.render;

import module java.base;

import aish.terminal.render.LanguageTable.Language.Case;
import aish.terminal.render.LanguageTable.Language.Comment;
import aish.terminal.render.LanguageTable.Language.Quote;
import aish.text.Resource;

/** The known languages, read from {@code languages.txt} when there is code to colour. */
final class LanguageTable {
    private static final String UNKNOWN = "unknown";
    private static final String INDENT = "  ";
    private static final Map<String, Language> LANGUAGES = read();

    private LanguageTable() {}

    /** Returns the language with that name after a fence, in lower case. */
    static Language of(String name) {
        Language known = LANGUAGES.get(name);
        return known != null ? known : Objects.requireNonNull(LANGUAGES.get(UNKNOWN));
    }

    private static Map<String, Language> read() {
        Map<String, Language> languages = new HashMap<>();
        String names = "";
        Map<String, List<String>> members = new HashMap<>();
        for (String line : Resource.entries(LanguageTable.class, "languages.txt")) {
            if (line.startsWith(INDENT)) {
                List<String> words = List.of(line.strip().split(" "));
                members.computeIfAbsent(words.getFirst(), _ -> new ArrayList<>())
                        .addAll(words.subList(1, words.size()));
            } else {
                add(names, members, languages);
                names = line;
                members = new HashMap<>();
            }
        }
        add(names, members, languages);
        return languages;
    }

    private static void add(
            String names, Map<String, List<String>> members, Map<String, Language> languages) {
        if (names.isEmpty()) {
            return;
        }
        List<String> block = members.getOrDefault("block", List.of());
        Language language =
                new Language(
                        Set.copyOf(members.getOrDefault("words", List.of())),
                        members.getOrDefault("line", List.of()),
                        block.isEmpty()
                                ? List.of()
                                : List.of(new Comment(block.getFirst(), block.getLast())),
                        members.getOrDefault("strings", List.of()).stream()
                                .map(LanguageTable::quote)
                                .toList(),
                        String.join("", members.getOrDefault("letters", List.of())),
                        members.containsKey("case") ? Case.IGNORED : Case.MATTERS);
        for (String name : names.split(" ", -1)) {
            languages.put(name, language);
        }
    }

    private static Quote quote(String text) {
        return new Quote(
                text.replaceAll("[-+]", ""), text.indexOf('-') < 0, text.indexOf('+') >= 0);
    }

    /**
     * Describes the words, strings and comments of a language.
     *
     * @param quotes what opens and closes a string
     * @param wordCharacters the characters that a word may contain besides letters and digits
     */
    record Language(
            Set<String> keywords,
            List<String> lineComments,
            List<Comment> comments,
            List<Quote> quotes,
            String wordCharacters,
            Case keywordCase) {
        /** A comment with an end mark of its own. */
        record Comment(String open, String close) {}

        /**
         * @param escapes whether a backslash escapes the next character
         * @param spans whether the string may continue on the next line
         */
        record Quote(String mark, boolean escapes, boolean spans) {}

        /** Whether keywords are case-sensitive. */
        enum Case {
            MATTERS,
            IGNORED
        }

        boolean isKeyword(String word) {
            return keywords.contains(
                    keywordCase == Case.IGNORED ? word.toLowerCase(Locale.ROOT) : word);
        }

        /** Whether an opening mark of a comment or string starts with this text. */
        boolean mayOpen(String start) {
            return lineComments.stream().anyMatch(mark -> mark.startsWith(start))
                    || comments.stream().anyMatch(comment -> comment.open().startsWith(start))
                    || quotes.stream().anyMatch(quote -> quote.mark().startsWith(start));
        }
    }
}
