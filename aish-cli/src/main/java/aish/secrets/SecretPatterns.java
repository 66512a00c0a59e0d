package aish.secrets;

import module java.base;

import aish.secrets.Redactor.Secret;
import aish.secrets.SecretValueCheck.Style;
import aish.text.Resource;

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

    private static void findIn(DecodedText decoded, List<Secret> found) {
        List<Secret> seen = new ArrayList<>();
        findAsWritten(decoded.text(), seen);
        for (Secret secret : seen) {
            found.add(decoded.original(secret));
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

    /** Finds all values of a Kubernetes secret, whatever their names, in YAML or JSON. */
    private static final class KubernetesSecrets {
        private static final Pattern YAML =
                Pattern.compile("(?m)^([ \\t]*)(?:data|stringData):[ \\t]*\\r?\\n");
        private static final Pattern ENTRY =
                Pattern.compile("([ \\t]*)[\\w.\"'-]{1,253}+:[ \\t]*([^\\r\\n]*)\\r?");
        private static final Pattern JSON =
                Pattern.compile("\"(?:data|stringData)\"\\s{0,4}:\\s{0,4}\\{([^{}]{1,100000}+)\\}");
        private static final Pattern MEMBER = Pattern.compile(":\\s{0,10}\"([^\"]{1,100000}+)\"");

        private final String text;
        private final List<Secret> found;

        KubernetesSecrets(String text, List<Secret> found) {
            this.text = text;
            this.found = found;
        }

        void find() {
            Matcher yaml = YAML.matcher(text);
            while (yaml.find()) {
                readEntries(yaml.end(), yaml.group(1).length());
            }
            Matcher json = JSON.matcher(text);
            while (json.find()) {
                Matcher member = MEMBER.matcher(text).region(json.start(1), json.end(1));
                while (member.find()) {
                    found.add(new Secret(member.start(1), member.end(1), "KUBERNETES_SECRET"));
                }
            }
        }

        /** Reads up to the first line that is not indented more than the heading. */
        private void readEntries(int from, int indent) {
            int line = from;
            while (line < text.length()) {
                int newline = text.indexOf('\n', line);
                int end = newline < 0 ? text.length() : newline;
                int first = line;
                while (first < end && (text.charAt(first) == ' ' || text.charAt(first) == '\t')) {
                    first++;
                }
                if (first < end && first - line <= indent) {
                    return;
                }
                Matcher entry = ENTRY.matcher(text).region(line, end);
                boolean named = entry.matches();
                int start = named ? entry.start(2) : first;
                int stop = named ? entry.end(2) : end;
                if (stop > start && !text.substring(start, stop).matches("[|>][+-]?\\s*|\\{\\}")) {
                    found.add(new Secret(start, stop, "KUBERNETES_SECRET"));
                }
                line = end + 1;
            }
        }
    }

    /**
     * The patterns of {@code secrets.txt}, each applied only if the text contains one of its anchor
     * words.
     */
    private static final class SecretPatternList {
        /**
         * @param name of a secret that matches; empty if the text names it
         * @param style how the value is written
         */
        private record Shape(String name, Style style, List<String> anchors, String regex) {
            boolean mayBeIn(String lower) {
                for (String anchor : anchors) {
                    if (lower.contains(anchor)) {
                        return true;
                    }
                }
                return false;
            }

            /** Few texts need a pattern, so it is compiled when one does. */
            Pattern pattern() {
                return PATTERNS.computeIfAbsent(regex, SecretPatternList::compiled);
            }
        }

        private static final Map<String, Pattern> PATTERNS = new ConcurrentHashMap<>();

        private static final Map<String, String> PARTS =
                Map.of(
                        // also after a newline written as an escape
                        "{START}", "(?:(?<![A-Za-z0-9_-])|(?<=\\\\[nrt]))",
                        // words contain hyphens, but neither digits nor capitals
                        "{REST}",
                                "(?:[A-Za-z0-9]{12}[A-Za-z0-9_-]*+|(?=[a-z_-]{0,60}[A-Z0-9])[A-Za-z0-9_-]{8,}+)",
                        // on a command line: not a variable, not the next option
                        "{OPERAND}",
                                "[\"']?((?<=[\"'])[^\\s\"'$][^\"'\\n]{0,500}"
                                        + "|(?<![\"'])[^\\s\"'$<|>&;-][^\\s\"'|<>&;]{0,500})",
                        "{QUOTED}", "(?:\"([^\"\\n]{1,300})\"|'([^'\\n]{1,300})')",
                        "{NAME}", "(?<name>[A-Za-z_][A-Za-z0-9_.-]{1,80}+)");

        private static final List<Shape> SHAPES = read();

        private SecretPatternList() {}

        private static List<Shape> read() {
            List<Shape> shapes = new ArrayList<>();
            for (String line : Resource.entries(SecretPatternList.class, "secrets.txt")) {
                shapes.add(shape(line));
            }
            return List.copyOf(shapes);
        }

        private static Shape shape(String line) {
            String[] columns = line.split("\t", 3);
            boolean named = columns[0].startsWith("=");
            return new Shape(
                    named ? "" : columns[0],
                    named ? Style.valueOf(columns[0].substring(1)) : Style.QUOTED,
                    List.of(columns[1].split(",", -1)),
                    columns[2]);
        }

        private static Pattern compiled(String regex) {
            String whole = regex;
            for (Map.Entry<String, String> part : PARTS.entrySet()) {
                whole = whole.replace(part.getKey(), part.getValue());
            }
            return Pattern.compile(whole);
        }

        /**
         * @param lower the text in lower case
         */
        static void find(String text, String lower, List<Secret> found) {
            for (Shape shape : SHAPES) {
                if (shape.mayBeIn(lower)) {
                    if (shape.name().isEmpty()) {
                        findNamed(shape, text, found);
                    } else {
                        findAlone(shape, text, found);
                    }
                }
            }
        }

        private static void findAlone(Shape shape, String text, List<Secret> found) {
            Matcher matcher = shape.pattern().matcher(text);
            while (matcher.find()) {
                int group = value(matcher, 0);
                // a hash starts like a shell variable
                if (shape.name().endsWith("HASH")
                        || !SecretValueCheck.isPlaceholder(matcher.group(group))) {
                    found.add(new Secret(matcher.start(group), matcher.end(group), shape.name()));
                }
            }
        }

        private static void findNamed(Shape shape, String text, List<Secret> found) {
            Matcher matcher = shape.pattern().matcher(text);
            int named = matcher.namedGroups().getOrDefault("name", 0);
            for (int from = 0; from <= text.length() && matcher.find(from); ) {
                int group = value(matcher, named);
                String name = matcher.group(named);
                String value = matcher.group(group).stripTrailing();
                // the next match may start inside a value that was not a secret
                from = Math.min(matcher.end(named), matcher.end(group));
                if (SecretValueCheck.isSecret(name, value, shape.style())) {
                    int end = matcher.start(group) + value.length();
                    found.add(new Secret(matcher.start(group), end, NamedSecrets.variable(name)));
                    from = end;
                }
            }
        }

        /** Returns the first group that matched, other than that of the name. */
        private static int value(Matcher matcher, int name) {
            int group = 1;
            while (group < matcher.groupCount() && (group == name || matcher.start(group) < 0)) {
                group++;
            }
            return group;
        }
    }
}
