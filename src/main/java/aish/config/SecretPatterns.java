package aish.config;

import aish.config.Redaction.Secret;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How secrets look in commands, output and answers: keys of well-known services, headers, passwords
 * in addresses and options, values of what is named like a secret. Each pattern takes time linear
 * in the text.
 */
final class SecretPatterns {
    /** A pattern whose first group is the secret. */
    private record Shape(String name, Pattern pattern) {
        static Shape of(String name, String regex) {
            return new Shape(name, Pattern.compile(regex));
        }
    }

    /** Also behind a newline that is written as an escape. */
    private static final String WORD_START = "(?:(?<![A-Za-z0-9_-])|(?<=\\\\[nrt]))";

    private static final String KEY_REST =
            "(?:[A-Za-z0-9_-]{12,}|(?=[a-z-]*[0-9])[A-Za-z0-9_-]{8,})";
    private static final String HEADER_VALUE = "([A-Za-z0-9._~+/=-]{6,})";

    /** A value on a command line: not a variable, not the next option. */
    private static final String OPERAND =
            "[\"']?((?<=[\"'])[^\\s\"'$][^\"'\\n]{0,500}|(?<![\"'])[^\\s\"'$<-][^\\s\"']{0,500})";

    private static final List<Shape> SHAPES =
            List.of(
                    Shape.of(
                            "PRIVATE_KEY",
                            "(?s)(-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----.*?"
                                    + "(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|\\z))"),
                    Shape.of("GITHUB_TOKEN", key("gh[pousr]_|github_pat_")),
                    Shape.of("GITLAB_TOKEN", key("glpat-")),
                    Shape.of("SLACK_TOKEN", key("xox[abeoprs]-")),
                    Shape.of("AWS_ACCESS_KEY_ID", key("A[KS]IA")),
                    Shape.of("HF_TOKEN", key("hf_")),
                    Shape.of("NPM_TOKEN", key("npm_")),
                    Shape.of(
                            "API_KEY",
                            key(
                                    "sk-|[sr]k_(?:live|test)_|sk_|gsk_|xai-|AIza|pypi-|dop_v1_|whsec_"
                                            + "|shp(?:at|ss)_|ya29\\.|SG\\.(?:[A-Za-z0-9_-]{8,}\\.)?")),
                    Shape.of(
                            "TOKEN",
                            WORD_START + "(eyJ[A-Za-z0-9_-]{10,}(?:\\.[A-Za-z0-9_=-]+){0,2})"),
                    Shape.of(
                            "TOKEN",
                            "(?i)\\bauthorization[\"']?\\s?[:=]\\s?[\"']?(?:[a-z]+ +)?+"
                                    + HEADER_VALUE),
                    Shape.of("TOKEN", "(?i)\\bbearer +(?=[^\\s]*[0-9]|[^\\s]{20})" + HEADER_VALUE),
                    Shape.of(
                            "PASSWORD",
                            "[A-Za-z][A-Za-z0-9+.-]{1,20}+://[^\\s/:@'\"]{0,100}+:([^\\s/@'\"$]{1,200}+)@"),
                    Shape.of(
                            "PASSWORD",
                            "\\b(?:curl|wget|https?)\\b[^\\n]{0,300}?\\s(?:-u|--user)[ =]?[\"']?[^\\s:\"'$]{1,100}:"
                                    + "([^\\s\"'$]{1,200})"),
                    Shape.of("PASSWORD", "\\bsshpass\\s+-p ?" + OPERAND),
                    Shape.of(
                            "PASSWORD",
                            "\\b(?:mysql|mysqldump|mysqladmin|mariadb)\\b[^\\n]{0,300}?\\s-p"
                                    + OPERAND));

    /** {@code NAME=value}, {@code name: value}, {@code "name": "value"}. */
    private static final Pattern NAMED =
            Pattern.compile(
                    "(?<![A-Za-z0-9_])([A-Za-z][A-Za-z0-9_.-]{1,80}+)\\\\?[\"']?\\s?([=:])\\s?"
                            + "(?:(\\\\?[\"'])([^\"'\\\\\\n]{1,500}+)|([^\\s\"'\\\\`&;,|<>(){}]{1,500}+))");

    /** {@code --name value}. */
    private static final Pattern OPTION =
            Pattern.compile("(?<!\\S)--([a-z][a-z0-9-]{1,40}+) +" + OPERAND);

    private static final Pattern ABOUT_A_SECRET =
            Pattern.compile(".*(?:stdin|file|path|command|cmd|env|prompt|name|id|length|type)");
    private static final Pattern PLACEHOLDER =
            Pattern.compile("[$(<{%‹\\[].*|(.)\\1*|true|false|null|none|(?i:your).*");
    private static final Pattern DIGIT = Pattern.compile("[0-9]");

    private static final int LONG_ENOUGH = 6;
    private static final int RATHER_LONG = 16;

    private SecretPatterns() {}

    private static String key(String starts) {
        return WORD_START + "((?:" + starts + ")" + KEY_REST + ")";
    }

    static List<Secret> find(String text) {
        List<Secret> found = new ArrayList<>();
        for (Shape shape : SHAPES) {
            Matcher matcher = shape.pattern().matcher(text);
            while (matcher.find()) {
                found.add(new Secret(matcher.start(1), matcher.end(1), shape.name()));
            }
        }
        findNamed(text, found);
        findOptions(text, found);
        return found;
    }

    private static void findNamed(String text, List<Secret> found) {
        Matcher matcher = NAMED.matcher(text);
        for (int from = 0; matcher.find(from); ) {
            int group = matcher.group(4) == null ? 5 : 4;
            boolean secret =
                    isTelling(
                            matcher.group(1),
                            matcher.group(group),
                            matcher.group(2).equals("=") || group == 4);
            if (secret) {
                found.add(
                        new Secret(
                                matcher.start(group),
                                matcher.end(group),
                                variable(matcher.group(1))));
            }
            // what is no secret may itself hold one: env=PASSWORD=x
            from = secret ? matcher.end() : matcher.end(2);
        }
    }

    private static void findOptions(String text, List<Secret> found) {
        Matcher matcher = OPTION.matcher(text);
        while (matcher.find()) {
            if (isTelling(matcher.group(1), matcher.group(2), true)) {
                found.add(new Secret(matcher.start(2), matcher.end(2), variable(matcher.group(1))));
            }
        }
    }

    /**
     * Whether that value of that name is to be hidden. Prose has colons too, and {@code --key=2}
     * hides nothing.
     */
    private static boolean isTelling(String name, String value, boolean assigned) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (!Masking.isSecret(name)
                || lower.equals("authorization")
                || ABOUT_A_SECRET.matcher(lower).matches()
                || PLACEHOLDER.matcher(value).matches()) {
            return false;
        }
        boolean digit = DIGIT.matcher(value).find();
        if (lower.equals("key")) {
            return digit && value.length() >= RATHER_LONG;
        }
        boolean plain = lower.contains("pass") || lower.contains("secret");
        return plain || (value.length() >= LONG_ENOUGH && (assigned || digit));
    }

    private static String variable(String name) {
        return name.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]+", "_").replaceAll("^_|_$", "");
    }
}
