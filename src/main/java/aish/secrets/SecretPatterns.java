package aish.secrets;

import aish.secrets.Redactor.Secret;
import aish.secrets.SecretValueCheck.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognises secrets in commands, output and answers by how they look: keys of well-known services,
 * headers, passwords in URLs and options, password hashes, values with the name of a secret. Finds
 * them even if they contain escape sequences or invisible characters, and in JSON strings. Each
 * pattern takes time linear in the text.
 */
final class SecretPatterns {
    private static final Pattern NETRC =
            Pattern.compile(
                    "\\b(?:machine\\s+\\S{1,200}|default)(?=\\s+(?:\\S+\\s+\\S+\\s+){0,2}login\\s)((?:\\s+(?:login|account|password)\\s+\\S{1,200}+){1,3})");
    private static final Pattern NETRC_PASSWORD = Pattern.compile("\\bpassword\\s+(\\S+)");

    private static final Pattern COOKIES =
            Pattern.compile(
                    "(?:(?i:\\b(?:set-)?cookie\\\\?[\"']?\\s?[:=]\\s?\\\\?[\"']?)"
                            + "|\\bcurl\\b[^\\n]{0,300}?\\s(?:-b|--cookie)[ =]?[\"']?)([^\\r\\n\"'\\\\]{3,4000})");
    private static final Pattern COOKIE = Pattern.compile("([\\w.$-]{1,100}+)=([^;\\s,]{1,2000}+)");
    private static final Pattern SECRET_COOKIE_NAME =
            Pattern.compile("(?i).*(?:sess|sid|auth|token|jwt|csrf|xsrf|login|remember|secret).*");
    private static final int SHORT_COOKIE = 6;
    private static final int LONG_COOKIE = 12;

    /** A secret mentioned in a sentence; accepts only values that do not look like a word. */
    private static final Pattern IN_SENTENCE =
            Pattern.compile(
                    "(?i)\\b(?:password|passphrase|passcode|passwd|token|secret|api key|key)\\s+(?:is|was|to|will be)\\s+"
                            + "[\"'`]?([^\\s\"'`<>()&]{6,200}?)[.,;:!?]*(?=[\\s\"'`<>()&]|\\z)");

    private static final Pattern KUBERNETES =
            Pattern.compile("\\bkind\\\\?[\"']?\\s{0,4}:\\s{0,4}\\\\?[\"']?Secret\\b");

    private SecretPatterns() {}

    static List<Secret> find(String text) {
        List<Secret> found = new ArrayList<>();
        findAsWritten(text, found);
        if (DecodedText.hasInvisible(text)) {
            findIn(DecodedText.of(text).visible(), found);
        }
        if (text.indexOf('\\') >= 0) {
            findIn(DecodedText.of(text).visible().unescaped().visible(), found);
        }
        return found;
    }

    private static void findIn(DecodedText view, List<Secret> found) {
        List<Secret> seen = new ArrayList<>();
        findAsWritten(view.text(), seen);
        for (Secret secret : seen) {
            found.add(view.original(secret));
        }
    }

    private static void findAsWritten(String text, List<Secret> found) {
        String lower = text.toLowerCase(Locale.ROOT);
        SecretPatternList.find(text, lower, found);
        new NamedSecrets(text, found).find();
        if (lower.contains("password")) {
            findNetrc(text, found);
        }
        if (lower.contains("cookie") || lower.contains("curl")) {
            findCookies(text, found);
        }
        if (lower.contains(" is ")
                || lower.contains(" was ")
                || lower.contains(" to ")
                || lower.contains(" will be ")) {
            findInSentences(text, found);
        }
        if (lower.contains("secret") && KUBERNETES.matcher(text).find()) {
            new KubernetesSecrets(text, found).find();
        }
    }

    private static void findNetrc(String text, List<Secret> found) {
        Matcher entries = NETRC.matcher(text);
        while (entries.find()) {
            Matcher password =
                    NETRC_PASSWORD.matcher(text).region(entries.start(1), entries.end(1));
            while (password.find()) {
                if (!SecretValueCheck.isPlaceholder(password.group(1))) {
                    found.add(new Secret(password.start(1), password.end(1), "PASSWORD"));
                }
            }
        }
    }

    private static void findCookies(String text, List<Secret> found) {
        Matcher headers = COOKIES.matcher(text);
        while (headers.find()) {
            Matcher cookie = COOKIE.matcher(text).region(headers.start(1), headers.end(1));
            while (cookie.find()) {
                if (isSecretCookie(cookie.group(1), cookie.group(2))) {
                    found.add(new Secret(cookie.start(2), cookie.end(2), "COOKIE"));
                }
            }
        }
    }

    private static boolean isSecretCookie(String name, String value) {
        if (SecretValueCheck.isPlaceholder(value) || value.length() < SHORT_COOKIE) {
            return false;
        }
        return SECRET_COOKIE_NAME.matcher(name).matches()
                || (value.length() >= LONG_COOKIE && SecretValueCheck.isStrong(value));
    }

    private static void findInSentences(String text, List<Secret> found) {
        Matcher said = IN_SENTENCE.matcher(text);
        while (said.find()) {
            if (SecretValueCheck.isSecret("token", said.group(1), Style.PROSE)) {
                found.add(new Secret(said.start(1), said.end(1), "SECRET"));
            }
        }
    }
}
