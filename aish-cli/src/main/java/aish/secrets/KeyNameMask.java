package aish.secrets;

import module java.base;

/**
 * Decides by a key's name whether its value may be shown, and hides it when in doubt; {@code
 * max_tokens}, {@code key_env} and {@code keyboard} are safe to show.
 */
public final class KeyNameMask {
    private static final String SET = "(set)";
    private static final String KEY_COMMAND = ".key_cmd";
    private static final String EMPTY = "(empty)";
    private static final Set<String> EMPTY_VALUES = Set.of("\"\"", "''", "[]", "{}");

    private KeyNameMask() {}

    /**
     * Returns the value, or {@code (set)} or {@code (empty)} in its place.
     *
     * @param key dotted, in any case
     * @param value as TOML or plain
     */
    public static String mask(String key, String value) {
        if (!isSecret(key) && SecretPatterns.find(value).isEmpty()) {
            return value;
        }
        return hidden(value);
    }

    /**
     * Like {@link #mask}, but also hides key commands, which need no review in a list of all
     * settings.
     */
    public static String listed(String key, String value) {
        return key.endsWith(KEY_COMMAND) ? hidden(value) : mask(key, value);
    }

    private static String hidden(String value) {
        String bare = value.strip();
        return bare.isEmpty() || EMPTY_VALUES.contains(bare) ? EMPTY : SET;
    }

    public static boolean isSecret(String key) {
        for (String part : key.split("\\.", -1)) {
            if (SecretNameScore.hides(part)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Recognises keys by their prefix, without the patterns of {@link SecretPatterns}, which would
     * slow the start.
     */
    public static final class KeyShape {
        /** Shorter words with such a beginning are ordinary words. */
        private static final Pattern KEY =
                Pattern.compile(
                        "(?<![\\w-])(?:sk[-_]|gsk_|xai-|hf_|gh[po]_|github_pat_|glpat-|xox[bp]-"
                                + "|AKIA|AIza|eyJ)[\\w-]{12}");

        private KeyShape() {}

        public static boolean isIn(String text) {
            return KEY.matcher(text).find();
        }
    }
}
