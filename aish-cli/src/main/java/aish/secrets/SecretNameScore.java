package aish.secrets;

import module java.base;

import aish.text.NameWords;
import aish.text.Resource;

/** How strongly a name in a text suggests that the value beside it is secret. */
enum SecretNameScore {
    /**
     * Not at all: {@code user}, {@code max_tokens}, {@code password_policy}, {@code primary_key}.
     */
    HARMLESS,

    /**
     * Weakly, because the word has many other meanings: {@code key}, {@code token}, {@code auth}.
     */
    VAGUE,

    /** Weakly, because test results have this name too: {@code pass}. */
    PASS,

    /** A specific key or token: {@code api_key}, {@code GITHUB_TOKEN}. */
    CREDENTIAL,

    /** Any value is secret: {@code db_password}, {@code SMTP_PASS}, {@code pwd}. */
    PASSWORD;

    private static final Map<String, Set<String>> GROUPS =
            Resource.lists(SecretNameScore.class, "names.txt");

    /** Look secret but are not: a directory, and the setting that names a vault entry. */
    private static final Set<String> HARMLESS_NAMES = Set.of("PWD", "key_secret");

    static boolean isIn(String group, String word) {
        return GROUPS.getOrDefault(group, Set.of()).contains(word);
    }

    private static boolean endsAs(String group, String word) {
        return GROUPS.getOrDefault(group, Set.of()).stream().anyMatch(word::endsWith);
    }

    static SecretNameScore of(String name) {
        List<String> words = NameWords.of(name);
        if (words.isEmpty()) {
            return HARMLESS;
        }
        String last = singular(words.getLast());
        if (isIn("descriptive", last) || isIn("other", last) || HARMLESS_NAMES.contains(name)) {
            return HARMLESS;
        }
        String before = words.size() > 1 ? words.get(words.size() - 2) : "";
        if (last.equals("pass")) {
            return before.isEmpty() ? PASS : isIn("pass-qualifier", before) ? HARMLESS : PASSWORD;
        }
        if (isPassword(words, last)) {
            return PASSWORD;
        }
        if (isIn("credential", last)) {
            return before.isEmpty() ? VAGUE : isIn("qualifier", before) ? HARMLESS : CREDENTIAL;
        }
        return isIn("vague", last)
                ? VAGUE
                : endsAs("credential-ending", last) ? CREDENTIAL : HARMLESS;
    }

    private static boolean isPassword(List<String> words, String last) {
        return isIn("short-password", last)
                || endsAs("password-ending", last)
                || words.stream().anyMatch(word -> isIn("password", word));
    }

    /**
     * Whether the value of a setting with that name must be hidden: unlike in a text, a doubtful
     * one is, because its value is not needed to understand anything.
     */
    static boolean hides(String name) {
        List<String> words = NameWords.of(name);
        return words.stream().anyMatch(word -> isIn("password", word) || isIn("setting", word))
                || (of(name) == PASSWORD && !isPlural(name))
                || (!words.isEmpty()
                        && (isIn("credential", words.getLast())
                                || endsAs("setting", words.getLast())
                                || endsAs("credential-ending", words.getLast())));
    }

    /** Whether the name is plural, so that the value is often a count or a list of names. */
    static boolean isPlural(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith("tokens")
                || lower.endsWith("keys")
                || lower.endsWith("secrets")
                || lower.endsWith("passwords")
                || lower.endsWith("credentials");
    }

    private static String singular(String word) {
        return isPlural(word) ? word.substring(0, word.length() - 1) : word;
    }

    /** Returns the letters of a name in lower case. */
    static String letters(String name) {
        return String.join("", NameWords.of(name));
    }
}
