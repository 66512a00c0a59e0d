package aish.safety.languages;

import aish.safety.walk.CallArguments;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Python calls that are harmless with some arguments and harmful with others. */
final class PythonCalls {
    private static final List<String> MODULES_THAT_OPEN =
            List.of("io.", "gzip.", "bz2.", "lzma.", "codecs.", "tarfile.", "Image.", "tokenize.");

    private static final List<String> SIMPLE_OPTIONS =
            List.of("timeout", "verify", "allow_redirects", "stream", "follow_redirects");

    private PythonCalls() {}

    /**
     * Whether an import makes this name an alias of an allowed name, one whose calls do not depend
     * on their arguments.
     */
    static boolean isRenamed(Language language, NameUse mention) {
        Matcher matcher = Patterns.RENAMED.matcher(mention.code().substring(0, mention.start()));
        return language.name().equals("python")
                && matcher.find()
                && language.allowed().contains(matcher.group(1))
                && switch (matcher.group(1)) {
                    case "open", "copy", "urlopen", "connect", "execute", "get", "head", "load" ->
                            false;
                    case "ZipFile", "TarFile", "input", "timeit", "repeat", "replace" -> false;
                    default -> true;
                };
    }

    /** Judges a name that is not called here; an imported name is judged where it is called. */
    static @Nullable String uncalled(NameUse mention) {
        return switch (mention.word()) {
            case "copy" -> mention.code().contains("shutil") ? "hands on copy" : null;
            case "urlopen", "connect" -> mention.previousWord().equals("import") ? "" : null;
            default -> null;
        };
    }

    static @Nullable String problem(Language language, NameUse mention, CallArguments arguments) {
        return switch (mention.word()) {
            case "open" -> opened(mention, arguments);
            case "write" ->
                    mention.previous() == '.' && !mention.follows("os.") ? "" : "writes a file";
            case "ZipFile", "TarFile", "GzipFile", "BZ2File", "LZMAFile" ->
                    CodeCalls.mode(arguments.named("mode"), arguments.get(1), arguments);
            case "connect" -> mention.follows("sqlite3.") ? "" : "connects to something";
            case "execute" -> query(mention, arguments);
            case "load" ->
                    mention.follows("torch.") || mention.code().contains("allow_pickle")
                            ? "loads objects that may run code"
                            : null;
            case "gethostbyname", "getaddrinfo", "gethostbyaddr" ->
                    CallArguments.isLiteral(arguments.get(0))
                                    || arguments.get(0).equals("socket.gethostname()")
                            ? ""
                            : "asks for a name that the text does not show";
            case "urlopen" -> fetched(arguments);
            case "get", "head" -> client(mention) ? fetched(arguments) : null;
            case "input", "FileInput" ->
                    arguments.all().stream().anyMatch(argument -> argument.startsWith("inplace"))
                            ? "changes files in place"
                            : null;
            case "copy" -> arguments.size() > 0 ? "copies a file" : null;
            case "timeit", "repeat" -> timed(language, mention, arguments);
            case "to_csv", "to_json", "to_html", "to_markdown", "to_latex", "to_xml" ->
                    printed(arguments);
            default -> null;
        };
    }

    private static String opened(NameUse mention, CallArguments arguments) {
        boolean method =
                mention.previous() == '.' && MODULES_THAT_OPEN.stream().noneMatch(mention::follows);
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
    private static String query(NameUse mention, CallArguments arguments) {
        String text = arguments.get(0);
        String sql =
                CallArguments.isLiteral(text)
                        ? CallArguments.inside(text).strip().toLowerCase(Locale.ROOT)
                        : "";
        boolean asks =
                (sql.startsWith("select ") && !sql.contains("load_extension"))
                        || sql.startsWith("explain ")
                        || (sql.startsWith("pragma ") && sql.indexOf('=') < 0);
        return mention.code().contains("sqlite3") && asks && sql.indexOf(';') < 0
                ? ""
                : "runs SQL that may change a database";
    }

    private static boolean client(NameUse mention) {
        return mention.code().contains("requests")
                || mention.code().contains("httpx")
                || mention.code().contains("urllib3");
    }

    private static @Nullable String timed(
            Language language, NameUse mention, CallArguments arguments) {
        if (!mention.code().contains("timeit")) {
            return null;
        }
        for (String argument : arguments.all()) {
            boolean number = argument.startsWith("number") || argument.startsWith("repeat");
            if (!number && !CallArguments.isLiteral(argument)) {
                return "runs code that is not shown";
            }
            if (!number
                    && !ProgramReader.problem(language, CallArguments.inside(argument)).isEmpty()) {
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
        return CallArguments.isLiteral(arguments.get(0)) && arguments.othersAreNamed(SIMPLE_OPTIONS)
                ? ""
                : "sends a request that the text does not show";
    }

    /** A pattern that is compiled when first needed. */
    private static final class Patterns {
        static final Pattern RENAMED = Pattern.compile("\\bimport\\b[^;\\n]*?(\\w+)\\s+as\\s+$");
    }
}
