package aish.workspace.symbols;

import module java.base;

import aish.text.Resource;

/**
 * A language, told by the end of a file's name.
 *
 * @param how what finds its symbols best
 */
record SourceLanguage(String name, How how) {
    /** What finds the symbols of a language. */
    enum How {
        GRAMMAR,
        PATTERNS,
        CTAGS
    }

    private static final Set<String> SHELL_FILES =
            Set.of(".bashrc", ".bash_profile", ".bash_aliases", ".profile", "PKGBUILD");
    private static final Set<String> MAKEFILES = Set.of("Makefile", "makefile", "GNUmakefile");

    /** Read when it is first needed. */
    private static final class Table {
        static final Map<String, Set<String>> SYNTAX =
                Resource.lists(SourceLanguage.class, "syntax.txt");
        static final Map<String, SourceLanguage> BY_NAME = new HashMap<>();
        static final Map<String, SourceLanguage> BY_ENDING = new HashMap<>();

        static {
            for (String line : Resource.entries(SourceLanguage.class, "languages.txt")) {
                String[] words = line.split(" ", -1);
                SourceLanguage language =
                        new SourceLanguage(
                                words[0], How.valueOf(words[1].toUpperCase(Locale.ROOT)));
                BY_NAME.put(language.name, language);
                for (int i = 2; i < words.length; i++) {
                    BY_ENDING.put(words[i], language);
                }
            }
        }
    }

    /** Whether the kind of a node in syntax trees is on a list. */
    static boolean isOn(String list, String word) {
        return Table.SYNTAX.getOrDefault(list, Set.of()).contains(word);
    }

    static Optional<SourceLanguage> ofFile(String name) {
        if (SHELL_FILES.contains(name)) {
            return named("bash");
        }
        if (MAKEFILES.contains(name)) {
            return named("make");
        }
        int dot = name.lastIndexOf('.');
        return dot < 1
                ? Optional.empty()
                : Optional.ofNullable(
                        Table.BY_ENDING.get(name.substring(dot + 1).toLowerCase(Locale.ROOT)));
    }

    static Optional<SourceLanguage> named(String name) {
        return Optional.ofNullable(Table.BY_NAME.get(name));
    }

    /** Returns the languages that a grammar is there for, by name. */
    static List<SourceLanguage> withGrammar() {
        return Table.BY_NAME.values().stream()
                .filter(language -> language.how == How.GRAMMAR)
                .sorted(Comparator.comparing(SourceLanguage::name))
                .toList();
    }

    /** Returns the language that people call by that name or ending, as after a code fence. */
    static Optional<SourceLanguage> called(String word) {
        String name = word.toLowerCase(Locale.ROOT);
        String known =
                switch (name) {
                    case "python3", "py3" -> "python";
                    case "node" -> "javascript";
                    case "golang" -> "go";
                    case "shell", "console" -> "bash";
                    default -> name;
                };
        return named(known).or(() -> Optional.ofNullable(Table.BY_ENDING.get(known)));
    }
}
