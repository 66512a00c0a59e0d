package aish.secrets;

import module java.base;

/**
 * Decides whether the value beside a name is a secret, or a placeholder, a type, code or a word of
 * a sentence.
 */
final class SecretValueCheck {
    /** How a value is written, which says how likely it is to be a secret. */
    enum Style {
        /** {@code "x"}, in any language. */
        QUOTED,

        /** {@code NAME=x}. */
        ASSIGNED,

        /** {@code name = x}, as in settings and in programs. */
        SPACED,

        /** {@code name: x} with nothing after it. */
        LINE,

        /** {@code name: x and more}, as in prose. */
        PROSE
    }

    private static final Pattern PLACEHOLDER =
            Pattern.compile(
                    "(?i)\\$[a-z_{(0-9?@*!-].*|\\(.*|<.*|\\{.*|\\[.*|%[a-z_]+%|‹.*|(.)\\1*|[*•.x_…-]+"
                            + "|true|false|null|none|nil|undefined|yes|no|on|off|ok|n/a|tbd|todo|unset"
                            + "|(?:your|insert|enter|replace|redacted|masked|hidden)(?![a-z0-9]).*"
                            + "|(?:your|insert|enter|replace)(?:new|own|api|auth|access|secret|client"
                            + "|pass|password|passwd|token|key|me|with|here|your|the|a|an)+");

    /** A placeholder in a usage line: {@code --token TOKEN}. */
    private static final Pattern METAVARIABLE =
            Pattern.compile(
                    "(?:[A-Z]+_)*(?:KEY|TOKEN|PASSWORD|PASSWD|PASS|PW|PWD|SECRET|TEXT|STRING|STR|VALUE"
                            + "|FILE|NAME|PASSPHRASE|CREDENTIALS?|AUTH)(?:_HERE)?");

    private static final Pattern TYPE =
            Pattern.compile(
                    "(?i)(?:secure|secret|char|byte|opt|optional|nullable|non)?_?"
                            + "(?:string|str|text|varchar|char|bytes?|array|chararray|object|number|int"
                            + "|integer|bool|boolean|any|unknown|never|void|field|vec|option|maybe|type|uuid"
                            + "|keyword|date|buffer|literal|password|passwd|token|credential|key)!?\\??");

    /** Names of algorithms and versions: {@code sha256}, {@code oauth2}. */
    private static final Pattern ALGORITHM =
            Pattern.compile(
                    "(?i)(?:oauth|sha|md|aes|rs|hs|es|ps|ed|utf|base|v|ecdsa|rsa|tls|http|ipv|curve|x)"
                            + "-?[0-9]{1,5}(?:[-._/][a-z0-9]{1,8}){0,2}");

    private static final Pattern REFERENCE =
            Pattern.compile("[A-Za-z_$][A-Za-z_$]*(?:(?:\\.|->|::)[A-Za-z_$]+)*;?");
    private static final Pattern PLACE =
            Pattern.compile(
                    "(?:~|\\.{1,2})?/[\\w.@/-]*|[A-Za-z]:\\\\.*|[a-z][a-z0-9+.-]{1,12}://[^@]*");
    private static final Pattern FILE =
            Pattern.compile(
                    "[\\w./-]*\\.(?:pem|key|pub|crt|cer|txt|json|ya?ml|toml|js|ts|py|go|sh|xml|conf)");
    private static final Pattern KEYED = Pattern.compile("[a-z]+(?:[.:_-][a-z]+)+");

    private static final Pattern FINGERPRINT =
            Pattern.compile("(?:0x)?(?:[0-9A-F]{4} ?){4,10}|\\S+@\\S+");
    private static final Pattern SENTENCE = Pattern.compile("[\\p{L} ,.?!:;'-]+");
    private static final Pattern DIGIT = Pattern.compile("[0-9]");
    private static final Pattern HEX_NUMBER = Pattern.compile("0[xX][0-9a-fA-F]{1,16}");

    private static final int LONG_ENOUGH = 6;
    private static final int LONG_WORD = 8;
    private static final int LONG_MIXED = 12;
    private static final int RATHER_LONG = 16;
    private static final int LONG_NUMBER = 6;
    private static final int SHORT_NUMBER = 4;
    private static final int LONG_ALGORITHM = 14;

    private SecretValueCheck() {}

    static boolean isSecret(String name, String value, Style style) {
        SecretNameScore kind = SecretNameScore.of(name);
        String bare = value.strip();
        if (kind == SecretNameScore.HARMLESS || bare.isEmpty() || isHarmless(name, bare, style)) {
            return false;
        }
        if (SecretNameScore.isPlural(name)) {
            return isStrong(bare)
                    && bare.length() >= LONG_MIXED
                    && !FINGERPRINT.matcher(bare).matches();
        }
        return switch (kind) {
            case HARMLESS -> false;
            case PASSWORD -> isPassword(bare, style);
            case CREDENTIAL -> isCredential(bare, style);
            case VAGUE ->
                    isStrong(bare) && bare.length() >= (isKey(name) ? RATHER_LONG : LONG_ENOUGH);
            case PASS -> isPass(name, bare, style);
        };
    }

    static boolean isPlaceholder(String value) {
        return PLACEHOLDER.matcher(value).matches() || METAVARIABLE.matcher(value).matches();
    }

    private static boolean isHarmless(String name, String value, Style style) {
        return isPlaceholder(value)
                || HEX_NUMBER.matcher(value).matches()
                || PLACE.matcher(value).matches()
                || FILE.matcher(value).matches()
                || SecretNameScore.isIn("sentence", value.toLowerCase(Locale.ROOT))
                || (style != Style.ASSIGNED
                        && value.length() < LONG_ALGORITHM
                        && ALGORITHM.matcher(value).matches())
                || (style != Style.ASSIGNED && TYPE.matcher(value).matches())
                || isLabel(name, value)
                || (style != Style.ASSIGNED && isSame(name, value))
                || (style == Style.SPACED && isReference(value))
                || (style != Style.ASSIGNED && style != Style.QUOTED && isMember(value));
    }

    /** Whether a constant contains its own name: {@code ACCESS_TOKEN = "accessToken"}. */
    private static boolean isSame(String name, String value) {
        return SecretNameScore.letters(name).equals(SecretNameScore.letters(value))
                && !DIGIT.matcher(value).find();
    }

    /** Whether it is a label, such as that of a field in a form. */
    private static boolean isLabel(String name, String value) {
        String lower = value.toLowerCase(Locale.ROOT);
        boolean capital = Character.isUpperCase(value.charAt(0));
        if (capital && name.toLowerCase(Locale.ROOT).endsWith(lower)) {
            return true;
        }
        int space = value.indexOf(' ');
        if (space < 0) {
            return false;
        }
        boolean about =
                lower.contains("password") || lower.contains("token") || lower.contains("secret");
        return (SecretNameScore.isIn("sentence", lower.substring(0, space))
                        && SENTENCE.matcher(value).matches())
                || (capital && (about || ".?!:".indexOf(value.charAt(value.length() - 1)) >= 0));
    }

    /** Whether it is another variable: {@code password = new_password}. */
    private static boolean isReference(String value) {
        if (!REFERENCE.matcher(value).matches()) {
            return false;
        }
        boolean compound = value.indexOf('.') > 0 || value.indexOf('_') > 0 || value.contains("->");
        return compound
                || value.endsWith(";")
                || SecretNameScore.of(value) != SecretNameScore.HARMLESS;
    }

    /** Whether it is a member: {@code process.env.API_KEY}. */
    private static boolean isMember(String value) {
        return (value.indexOf('.') > 0 || value.contains("->"))
                && REFERENCE.matcher(value).matches();
    }

    private static boolean isPassword(String value, Style style) {
        if (isNumber(value)) {
            return value.length() >= SHORT_NUMBER;
        }
        return style != Style.PROSE || isStrong(value);
    }

    private static boolean isCredential(String value, Style style) {
        if (isNumber(value)) {
            return value.length() >= LONG_NUMBER;
        }
        if (isStrong(value)) {
            return true;
        }
        if (style == Style.LINE || style == Style.PROSE) {
            return value.length() >= LONG_MIXED && isMixed(value);
        }
        return value.length() >= LONG_WORD
                && !KEYED.matcher(value).matches()
                && value.indexOf(' ') < 0;
    }

    private static boolean isPass(String name, String value, Style style) {
        boolean result = name.equals("PASS") && style != Style.ASSIGNED && style != Style.QUOTED;
        if (result || isNumber(value)) {
            return false;
        }
        return isStrong(value)
                || (style == Style.QUOTED
                        && value.length() >= LONG_ENOUGH
                        && value.indexOf(' ') < 0);
    }

    private static boolean isKey(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith("key");
    }

    /** Whether it looks unlike anything written for another purpose. */
    static boolean isStrong(String value) {
        if (value.length() < LONG_ENOUGH || value.indexOf(' ') >= 0) {
            return false;
        }
        boolean digit = false;
        boolean letter = false;
        boolean symbol = false;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            digit |= Character.isDigit(c);
            letter |= Character.isLetter(c);
            symbol |= "!#$%^&*?+~@=".indexOf(c) >= 0;
        }
        return letter && (digit || symbol);
    }

    private static boolean isMixed(String value) {
        String inner = value.substring(1);
        return !inner.equals(inner.toLowerCase(Locale.ROOT))
                && !inner.equals(inner.toUpperCase(Locale.ROOT));
    }

    private static boolean isNumber(String value) {
        for (int i = 0; i < value.length(); i++) {
            if (!Character.isDigit(value.charAt(i)) && ".,_-+%".indexOf(value.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }
}
