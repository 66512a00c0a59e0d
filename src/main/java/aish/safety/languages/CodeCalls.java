package aish.safety.languages;

import module java.base;

import aish.safety.files.Paths.PathZone;
import aish.safety.languages.CodeNames.NameUse;
import aish.safety.rules.WordLists;
import aish.safety.walk.CallArguments;
import org.jspecify.annotations.Nullable;

/** Calls that are harmless with some arguments and harmful with others. */
final class CodeCalls {
    private CodeCalls() {}

    /**
     * Returns what is wrong with this use of a name; empty if nothing is, null if it does not
     * depend on the arguments.
     */
    static @Nullable String problem(Language language, NameUse use) {
        if (use.next() != '(') {
            return uncalled(language, use);
        }
        CallArguments arguments = CallArguments.at(use.code(), use.end());
        if (language.is("writes-scratch") && isScratch(use, arguments)) {
            return "";
        }
        return switch (language.name()) {
            case "python" -> PythonCalls.problem(language, use, arguments);
            case "js" -> js(use, arguments);
            case "php" -> php(use, arguments);
            case "ruby" -> ruby(use, arguments);
            case "perl" -> perl(use);
            case "lua" -> lua(use, arguments);
            case "groovy" -> groovy(use);
            default -> null;
        };
    }

    /** Whether the call writes to a fixed path in a scratch directory. */
    private static boolean isScratch(NameUse use, CallArguments arguments) {
        boolean named =
                switch (use.word()) {
                    case "open", "writeFileSync", "appendFileSync", "file_put_contents" -> true;
                    case "write" -> use.follows("File.") || use.follows("Bun.");
                    default -> false;
                };
        if (named && CallArguments.isLiteral(arguments.get(0)) && !arguments.areSpread()) {
            return PathZone.of(CallArguments.inside(arguments.get(0))) == PathZone.SCRATCH;
        }
        return use.word().startsWith("write_")
                && Patterns.SCRATCH_PATH.matcher(use.code().substring(0, use.start())).find();
    }

    private static @Nullable String uncalled(Language language, NameUse use) {
        return switch (language.name()) {
            case "php" -> use.follows("->") ? "" : null;
            case "perl" -> perl(use);
            case "ruby" -> loaded(use);
            case "powershell" -> cmdlet(use);
            case "gnuplot" ->
                    use.word().equals("output")
                                    && Patterns.SCRATCH_OUTPUT
                                            .matcher(use.code())
                                            .region(use.end(), use.code().length())
                                            .lookingAt()
                            ? ""
                            : null;
            case "python" -> PythonCalls.uncalled(use);
            default -> null;
        };
    }

    /**
     * Checks the mode of a call that opens a file: only reading is harmless, which is also the
     * default.
     */
    static String mode(String named, String placed, CallArguments arguments) {
        boolean keyword = placed.indexOf('=') > 0 && !CallArguments.isLiteral(placed);
        String mode = !named.isEmpty() || keyword ? named : placed;
        boolean reads =
                mode.isEmpty()
                        || (CallArguments.isLiteral(mode)
                                && CallArguments.inside(mode).startsWith("r")
                                && CallArguments.inside(mode).indexOf('+') < 0);
        return reads && !arguments.areSpread() ? "" : "opens a file for writing";
    }

    private static @Nullable String js(NameUse use, CallArguments arguments) {
        String first = arguments.get(0);
        return switch (use.word()) {
            case "fetch" ->
                    arguments.size() == 1 && CallArguments.isLiteral(first)
                            ? ""
                            : "sends a request that the text does not show";
            case "get" ->
                    webModule(use.code()) && !CallArguments.isLiteral(first)
                            ? "sends a request that the text does not show"
                            : null;
            case "lookup", "resolve4", "resolve6", "resolveMx", "resolveTxt" ->
                    CallArguments.isLiteral(first)
                            ? null
                            : "asks for a name that the text does not show";
            case "require", "import" ->
                    CallArguments.isLiteral(first) && isPlainModule(CallArguments.inside(first))
                            ? ""
                            : "loads " + first;
            default -> null;
        };
    }

    private static boolean webModule(String code) {
        return Patterns.WEB_MODULE.matcher(code).find();
    }

    private static boolean isPlainModule(String name) {
        String bare = name.startsWith("node:") ? name.substring(5) : name;
        return !name.startsWith("/")
                && !name.startsWith("data:")
                && !name.contains("://")
                && !name.contains("..")
                && !List.of("child_process", "cluster", "worker_threads", "vm", "inspector", "repl")
                        .contains(bare);
    }

    private static @Nullable String php(NameUse use, CallArguments arguments) {
        return switch (use.word()) {
            case "file_get_contents", "file", "readfile", "simplexml_load_file" ->
                    CallArguments.isLiteral(arguments.get(0)) || !use.code().contains("://")
                            ? arguments.size() == 1 ? "" : null
                            : "sends a request that the text does not show";
            case "fopen" ->
                    mode("", arguments.get(1).isEmpty() ? "x" : arguments.get(1), arguments);
            default -> null;
        };
    }

    private static @Nullable String ruby(NameUse use, CallArguments arguments) {
        if (use.word().equals("new") && use.follows("File.")) {
            return mode("", arguments.get(1), arguments);
        }
        if (!use.word().equals("open")) {
            return loaded(use);
        }
        String first = arguments.get(0);
        boolean plain =
                CallArguments.isLiteral(first) && !CallArguments.inside(first).startsWith("|");
        boolean owned = use.follows("File.") || use.follows("URI.");
        return plain && owned ? mode("", arguments.get(1), arguments) : null;
    }

    /** Checks what Ruby loads: libraries by name are allowed, code files by path are not. */
    private static @Nullable String loaded(NameUse use) {
        return switch (use.word()) {
            case "load" -> use.follows("YAML.") || use.follows("JSON.") ? null : "loads code";
            case "require", "require_relative" ->
                    Patterns.RUBY_PATH
                                    .matcher(use.code())
                                    .region(use.end(), use.code().length())
                                    .lookingAt()
                            ? "loads code"
                            : null;
            default -> net(use);
        };
    }

    private static @Nullable String net(NameUse use) {
        boolean gets =
                use.word().equals("Net")
                        && Patterns.RUBY_GET
                                .matcher(use.code())
                                .region(use.start(), use.code().length())
                                .lookingAt();
        return gets ? "" : null;
    }

    private static @Nullable String perl(NameUse use) {
        boolean reads =
                use.word().equals("open")
                        && Patterns.PERL_READ
                                .matcher(use.code())
                                .region(use.start(), use.code().length())
                                .lookingAt();
        return reads ? "" : null;
    }

    /** Checks uses of {@code File} in Groovy: reading is allowed, writing is not. */
    private static @Nullable String groovy(NameUse use) {
        return use.word().equals("File")
                ? Patterns.GROOVY_WRITE.matcher(use.code()).find() ? "writes a file" : ""
                : null;
    }

    /** Allows some harmless cmdlets whose verb is not allowed in general. */
    private static @Nullable String cmdlet(NameUse use) {
        return Patterns.CMDLET
                        .matcher(use.code())
                        .region(use.start(), use.code().length())
                        .lookingAt()
                ? ""
                : null;
    }

    private static @Nullable String lua(NameUse use, CallArguments arguments) {
        return use.word().equals("open") && use.follows("io.")
                ? mode("", arguments.get(1), arguments)
                : null;
    }

    /** Patterns that are compiled when first needed. */
    private static final class Patterns {
        static final Pattern WEB_MODULE =
                Pattern.compile(
                        "[\"'](node:)?(https?|axios|got|undici|superagent|node-fetch)[\"']");
        static final Pattern SCRATCH_PATH =
                Pattern.compile("Path\\([\"']/tmp/[\\w./-]*[\"']\\)\\.$");
        static final Pattern SCRATCH_OUTPUT = Pattern.compile("\\s*[\"']/tmp/[\\w.-]+[\"']");
        static final Pattern CMDLET =
                Pattern.compile(
                        "(Out-(Null|String|Host|Default)|New-(TimeSpan|Guid)|Set-(Location|StrictMode))\\b");
        static final Pattern GROOVY_WRITE =
                Pattern.compile("\\.(text|bytes)\\s*=[^=~]|<<|\\.with[A-Z]|newWriter|setBytes");
        static final Pattern RUBY_PATH = Pattern.compile("\\s*\\(?\\s*[\"'](/|\\.\\.)");
        static final Pattern RUBY_GET =
                Pattern.compile(
                        "Net::HTTP\\.(get|get_response|get_print)\\(\\s*URI(\\.parse)?\\(?\\s*"
                                + "([\"'])[^\"'#]*\\3\\s*\\)?\\s*\\)");
        static final Pattern PERL_READ =
                Pattern.compile(
                        "open\\s*\\(?\\s*(my\\s+)?\\$?\\w+\\s*,\\s*([\"'])<(:[\\w():-]*)?\\2\\s*,");
    }

    /** Python calls that are harmless with some arguments and harmful with others. */
    static final class PythonCalls {

        private static final List<String> SIMPLE_OPTIONS =
                List.of("timeout", "verify", "allow_redirects", "stream", "follow_redirects");

        private PythonCalls() {}

        /**
         * Whether an import makes this name an alias of an allowed name, one whose calls do not
         * depend on their arguments.
         */
        static boolean isRenamed(Language language, NameUse use) {
            Matcher matcher = PythonPatterns.RENAMED.matcher(use.code().substring(0, use.start()));
            return language.name().equals("python")
                    && matcher.find()
                    && language.allowed().contains(matcher.group(1))
                    && switch (matcher.group(1)) {
                        case "open",
                                "copy",
                                "urlopen",
                                "connect",
                                "execute",
                                "get",
                                "head",
                                "load" ->
                                false;
                        case "ZipFile", "TarFile", "input", "timeit", "repeat", "replace" -> false;
                        default -> true;
                    };
        }

        /** Judges a name that is not called here; an imported name is judged where it is called. */
        static @Nullable String uncalled(NameUse use) {
            return switch (use.word()) {
                case "copy" -> use.code().contains("shutil") ? "hands on copy" : null;
                case "urlopen", "connect" -> use.previousWord().equals("import") ? "" : null;
                default -> null;
            };
        }

        static @Nullable String problem(Language language, NameUse use, CallArguments arguments) {
            return switch (use.word()) {
                case "open" -> opened(use, arguments);
                case "write" -> use.previous() == '.' && !use.follows("os.") ? "" : "writes a file";
                case "ZipFile", "TarFile", "GzipFile", "BZ2File", "LZMAFile" ->
                        CodeCalls.mode(arguments.named("mode"), arguments.get(1), arguments);
                case "connect" -> use.follows("sqlite3.") ? "" : "connects to something";
                case "execute" -> query(use, arguments);
                case "load" ->
                        use.follows("torch.") || use.code().contains("allow_pickle")
                                ? "loads objects that may run code"
                                : null;
                case "gethostbyname", "getaddrinfo", "gethostbyaddr" ->
                        CallArguments.isLiteral(arguments.get(0))
                                        || arguments.get(0).equals("socket.gethostname()")
                                ? ""
                                : "asks for a name that the text does not show";
                case "urlopen" -> fetched(arguments);
                case "get", "head" -> client(use) ? fetched(arguments) : null;
                case "input", "FileInput" ->
                        arguments.all().stream()
                                        .anyMatch(argument -> argument.startsWith("inplace"))
                                ? "changes files in place"
                                : null;
                case "copy" -> arguments.size() > 0 ? "copies a file" : null;
                case "timeit", "repeat" -> timed(language, use, arguments);
                case "to_csv", "to_json", "to_html", "to_markdown", "to_latex", "to_xml" ->
                        printed(arguments);
                default -> null;
            };
        }

        private static String opened(NameUse use, CallArguments arguments) {
            boolean method =
                    use.previous() == '.'
                            && WordLists.get("modules-that-open").stream().noneMatch(use::follows);
            if (!method) {
                return arguments.size() == 0
                        ? "opens a file for writing"
                        : CodeCalls.mode(arguments.named("mode"), arguments.get(1), arguments);
            }
            String first = arguments.get(0);
            boolean name = CallArguments.isLiteral(first) && !isMode(CallArguments.inside(first));
            return name
                    ? CodeCalls.mode(arguments.named("mode"), arguments.get(1), arguments)
                    : CodeCalls.mode(arguments.named("mode"), first, arguments);
        }

        private static boolean isMode(String text) {
            return text.length() <= 3 && text.chars().allMatch(c -> "rwaxbtU+".indexOf(c) >= 0);
        }

        /** Judges a query; reading from a SQLite database is allowed. */
        private static String query(NameUse use, CallArguments arguments) {
            String text = arguments.get(0);
            String sql =
                    CallArguments.isLiteral(text)
                            ? CallArguments.inside(text).strip().toLowerCase(Locale.ROOT)
                            : "";
            boolean asks =
                    (sql.startsWith("select ") && !sql.contains("load_extension"))
                            || sql.startsWith("explain ")
                            || (sql.startsWith("pragma ") && sql.indexOf('=') < 0);
            return use.code().contains("sqlite3") && asks && sql.indexOf(';') < 0
                    ? ""
                    : "runs SQL that may change a database";
        }

        private static boolean client(NameUse use) {
            return use.code().contains("requests")
                    || use.code().contains("httpx")
                    || use.code().contains("urllib3");
        }

        private static @Nullable String timed(
                Language language, NameUse use, CallArguments arguments) {
            if (!use.code().contains("timeit")) {
                return null;
            }
            for (String argument : arguments.all()) {
                boolean number = argument.startsWith("number") || argument.startsWith("repeat");
                if (!number && !CallArguments.isLiteral(argument)) {
                    return "runs code that is not shown";
                }
                if (!number
                        && !ProgramReader.problem(language, CallArguments.inside(argument))
                                .isEmpty()) {
                    return "runs code in a string";
                }
            }
            return "";
        }

        private static String printed(CallArguments arguments) {
            String first = arguments.get(0);
            boolean named = first.indexOf('=') > 0 && !first.startsWith("path");
            return first.isEmpty() || first.equals("sys.stdout") || named ? "" : "writes a file";
        }

        /** Judges a request; one to a fixed address reveals nothing. */
        private static String fetched(CallArguments arguments) {
            return CallArguments.isLiteral(arguments.get(0))
                            && arguments.othersAreNamed(SIMPLE_OPTIONS)
                    ? ""
                    : "sends a request that the text does not show";
        }

        /** A pattern that is compiled when first needed. */
        private static final class PythonPatterns {
            static final Pattern RENAMED =
                    Pattern.compile("\\bimport\\b[^;\\n]*?(\\w+)\\s+as\\s+$");
        }
    }
}
