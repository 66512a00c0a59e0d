package aish.secrets;

import module java.base;

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

    private static final Set<String> PASSWORD_WORDS =
            Set.of("secret password passwd passphrase passcode passwort kennwort".split(" "));
    private static final List<String> PASSWORD_ENDINGS =
            List.of("password", "passwd", "passphrase", "secret", "pass", "pwd");
    private static final Set<String> SHORT_PASSWORD_WORDS = Set.of("pass", "pw", "pwd", "psk");
    private static final Set<String> CREDENTIAL_WORDS =
            Set.of("token", "key", "auth", "jwt", "signature", "sig", "credential", "cookie");
    private static final List<String> CREDENTIAL_ENDINGS =
            List.of("token apikey accesskey secretkey privatekey authkey masterauth".split(" "));
    private static final Set<String> VAGUE_WORDS =
            Set.of("phpsessid", "jsessionid", "sessionid", "sessid", "sid");

    /** Words that merely end like a secret. */
    private static final Set<String> OTHER_WORDS =
            Set.of(
                    """
                    oldpwd bypass compass encompass overpass underpass trespass surpass multipass \
                    minipass keepass lastpass askpass subpass prepass renderpass lowpass highpass \
                    bandpass allpass singlepass firstpass onepass testpass nopass"""
                            .split(" "));

    /** Look secret but are not: a directory, and the setting that names a vault entry. */
    private static final Set<String> HARMLESS_NAMES = Set.of("PWD", "key_secret");

    /** Words before "pass" that make it a step or a result. */
    private static final Set<String> PASS_QUALIFIERS =
            Set.of(
                    """
                    first second third last next final single multi one two render shadow depth \
                    color lighting geometry low high band all sub pre post test tests max min num \
                    opt by did will should must can to is boarding"""
                            .split(" "));

    /** Words before "key" or "token" that make it something that may be shown. */
    private static final Set<String> QUALIFIERS =
            Set.of(
                    """
                    primary foreign public cache sort partition index shortcut hot lookup dict map \
                    group row object translation message locale routing event record registry \
                    answer alt ctrl control shift arrow function home end enter return escape tab \
                    menu meta modifier composite candidate natural range order storage state query \
                    param field column unique any a the this which press left right up down delete \
                    space first last next prev previous parent child json host known min max by \
                    dedup idempotency cell tree node item current stop pad eos bos unk sep cls \
                    mask special page continuation num start lexer parser syntax unexpected \
                    expected invalid per input output prompt completion total cached reasoning \
                    text word sub operator design css color theme cancellation of no an"""
                            .split(" "));

    /** As the last word of a name, these say that the value only describes a secret. */
    private static final Set<String> DESCRIPTIVE_WORDS =
            Set.of(
                    """
                    file path dir directory command cmd env prompt name names id ids length type \
                    types stdin url uri endpoint policy field label hint title text message error \
                    description count size limit min max expiry expires expiration ttl date time \
                    age at regex pattern format version algorithm alg rotation strategy provider \
                    manager store service enabled disabled required reset change changed updated \
                    attempts retries ref arn region index column status strength mode method \
                    budget usage placeholder input form button link page check validator \
                    validation generator encoder scheme fingerprint engine backend mount namespace \
                    labels template rule rules kind class scope scopes issuer audience helper \
                    callback handler user username host port list group role found agent sock"""
                            .split(" "));

    static SecretNameScore of(String name) {
        List<String> words = KeyNameMask.words(name);
        if (words.isEmpty()) {
            return HARMLESS;
        }
        String last = singular(words.getLast());
        if (DESCRIPTIVE_WORDS.contains(last)
                || OTHER_WORDS.contains(last)
                || HARMLESS_NAMES.contains(name)) {
            return HARMLESS;
        }
        String before = words.size() > 1 ? words.get(words.size() - 2) : "";
        if (last.equals("pass")) {
            return before.isEmpty() ? PASS : PASS_QUALIFIERS.contains(before) ? HARMLESS : PASSWORD;
        }
        if (isPassword(words, last)) {
            return PASSWORD;
        }
        if (CREDENTIAL_WORDS.contains(last)) {
            return before.isEmpty() ? VAGUE : QUALIFIERS.contains(before) ? HARMLESS : CREDENTIAL;
        }
        return VAGUE_WORDS.contains(last)
                ? VAGUE
                : endsAs(last, CREDENTIAL_ENDINGS) ? CREDENTIAL : HARMLESS;
    }

    private static boolean isPassword(List<String> words, String last) {
        return SHORT_PASSWORD_WORDS.contains(last)
                || endsAs(last, PASSWORD_ENDINGS)
                || words.stream().anyMatch(PASSWORD_WORDS::contains);
    }

    private static boolean endsAs(String word, List<String> endings) {
        return endings.stream().anyMatch(word::endsWith);
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
}
