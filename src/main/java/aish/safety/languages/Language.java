package aish.safety.languages;

import module java.base;

import aish.text.Resource;

/**
 * Names that may be called in a programming language without doing harm, and how its code is read.
 *
 * @param comment what starts a comment
 * @param marks features of the language: {@code barewords}, {@code regex}, {@code backtick-runs},
 *     {@code backtick-quotes}, {@code lisp}, {@code computed-calls} and {@code string-calls}, where
 *     a function may be called by a name that is computed or quoted; {@code commands}, where a
 *     statement starts with a command's name; {@code dots} and {@code dashes}, which may be part of
 *     names; {@code references}, where {@code ::} passes a method on; those for operators are in
 *     {@link CodeOperators}
 * @param allowed names that may be called
 * @param risky names that may not even be mentioned, unless the language's file allows it
 */
record Language(
        String name, String comment, Set<String> marks, Set<String> allowed, Set<String> risky) {
    private static final Map<String, Language> KNOWN = new ConcurrentHashMap<>();

    static Language named(String name) {
        return KNOWN.computeIfAbsent(name, Language::load);
    }

    private static Language load(String name) {
        String comment = "";
        Set<String> marks = new HashSet<>();
        Set<String> allowed = new HashSet<>();
        Set<String> risky = new HashSet<>(words(file("common"), "risky"));
        String text = file(name);
        for (String mark : words(text, "comment")) {
            comment = mark;
        }
        marks.addAll(words(text, "marks"));
        allowed.addAll(words(text, "allow"));
        risky.addAll(words(text, "risky"));
        risky.removeAll(allowed);
        words(text, "mention").forEach(risky::remove);
        return new Language(name, comment, marks, allowed, risky);
    }

    private static List<String> words(String text, String key) {
        return text.lines()
                .filter(line -> line.startsWith(key + " "))
                .flatMap(
                        line ->
                                List.of(line.substring(key.length() + 1).strip().split(" +", -1))
                                        .stream())
                .toList();
    }

    private static String file(String name) {
        return Resource.text(Language.class, "code/" + name + ".txt");
    }

    boolean is(String mark) {
        return marks.contains(mark);
    }
}
