package aish.tools;

import module java.base;

import aish.bash.ShellQuoting;
import aish.json.Json;
import aish.safety.Effect;
import aish.safety.Finding;
import aish.safety.Verdict;
import aish.safety.rules.WordLists;
import aish.text.NameWords;

/**
 * Judges the risk of a call: by the tool's name, by what its server says about it, and by arguments
 * that are commands.
 *
 * @param analyser judges a shell command
 */
public record ToolJudge(Function<String, Verdict> analyser) {
    /**
     * The risk of a call.
     *
     * @param naming why the user must approve the tool itself, whatever its arguments
     * @param command why the user must look at an argument that is a command
     */
    public record Risk(Optional<String> naming, Optional<String> command) {
        public static final Risk NONE = new Risk(Optional.empty(), Optional.empty());

        public boolean isClear() {
            return naming.isEmpty() && command.isEmpty();
        }

        /** Returns the more serious of the two. */
        public Optional<String> reason() {
            return command.isPresent() ? command : naming;
        }
    }

    /** The beginning of a statement that changes a database; prose rarely starts so. */
    private static final Pattern STATEMENT =
            Pattern.compile(
                    "(?i)(?:(?:drop|alter|create|truncate)\\s+(?:table|database|schema|view|index"
                            + "|user|role)|(?:insert|replace|merge)\\s+into|delete\\s+from"
                            + "|update\\s+\\S+\\s+set|(?:grant|revoke)\\s.+\\son)\\s.*",
                    Pattern.DOTALL);

    /** Of a longer text, this many lines are judged one by one. */
    private static final int MOST_LINES = 200;

    private static final int DEEPEST = 8;

    public Risk judge(Tool tool, Json arguments) {
        List<String> words = NameWords.of(tool.name());
        boolean runs = WordLists.hasAny("tool-running", words);
        return new Risk(naming(tool, words, runs), commands("", arguments, runs, 0));
    }

    private static Optional<String> naming(Tool tool, List<String> words, boolean runs) {
        Optional<String> changing =
                words.stream().filter(word -> WordLists.has("tool-changing", word)).findFirst();
        if (runs) {
            return Optional.of("it runs commands");
        }
        if (changing.isPresent()) {
            return Optional.of("its name suggests that it changes things (" + changing.get() + ")");
        }
        return tool.hints().destructive()
                ? Optional.of("its server says that it may destroy data")
                : Optional.empty();
    }

    /** Returns the first reason to halt in any text that is a command. */
    private Optional<String> commands(String key, Json value, boolean runs, int depth) {
        if (depth > DEEPEST) {
            return Optional.of("its arguments are nested too deeply to check");
        }
        boolean isCommand = runs || WordLists.hasAny("tool-commands", NameWords.of(key));
        if (value instanceof Json.Str(String text)) {
            if (isCommand) {
                return halt(text);
            }
            return WordLists.hasAny("tool-sql", NameWords.of(key))
                    ? halt(sql(text))
                    : harmInText(text);
        }
        if (value instanceof Json.Arr(List<Json> items)) {
            return isCommand ? argv(items, depth) : first(key, items, runs, depth);
        }
        if (value instanceof Json.Obj(Map<String, Json> members)) {
            return members.entrySet().stream()
                    .map(member -> commands(member.getKey(), member.getValue(), runs, depth + 1))
                    .flatMap(Optional::stream)
                    .findFirst();
        }
        return Optional.empty();
    }

    /**
     * Checks a text under any other name, as a whole and line by line, for a harmful command or
     * statement. It must look like one, because sentences may start with "make" or "kill" as well.
     */
    private Optional<String> harmInText(String text) {
        Stream<String> commands =
                Stream.concat(Stream.of(text), text.lines().limit(MOST_LINES))
                        .map(String::strip)
                        .distinct()
                        .filter(ToolJudge::looksLikeCommand);
        Stream<String> statements =
                Stream.of(text.split(";", -1))
                        .map(String::strip)
                        .filter(part -> STATEMENT.matcher(part).matches())
                        .map(ToolJudge::sql);
        return Stream.concat(commands, statements)
                .filter(command -> doesHarm(command, analyser.apply(command)))
                .map(command -> analyser.apply(command).reason())
                .findFirst();
    }

    private static String sql(String text) {
        return "sqlite3 db " + ShellQuoting.quote(text);
    }

    private static boolean looksLikeCommand(String text) {
        List<String> words = List.of(text.split("\\s+", -1));
        boolean option = words.stream().anyMatch(word -> word.matches("--?[A-Za-z][\\w=-]*"));
        boolean joined = text.matches("(?s).*(?:[;|&]\\s*[a-z/.]|\\$\\(|`).*");
        return words.size() > 1 && (isNamed(text) || option || joined);
    }

    /** Whether it starts with a program whose name is not a word of a natural language. */
    private static boolean isNamed(String text) {
        String first = text.split("\\s+", 2)[0].replaceFirst(".*/", "");
        return WordLists.has("tool-programs", first);
    }

    /** Whether something is destroyed; an arrow in prose reads like a file that is written. */
    private static boolean doesHarm(String text, Verdict verdict) {
        return verdict.findings().stream()
                .map(Finding::effect)
                .anyMatch(
                        effect ->
                                effect != Effect.EXEC_UNKNOWN
                                        && (effect != Effect.OVERWRITES || isNamed(text)));
    }

    private Optional<String> first(String key, List<Json> items, boolean runs, int depth) {
        return items.stream()
                .map(item -> commands(key, item, runs, depth + 1))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /**
     * Judges a list, which may be the words of one command or several commands. Each item alone
     * counts only if it is known to do harm, because a single word is rarely a known command.
     */
    private Optional<String> argv(List<Json> items, int depth) {
        List<String> texts = new ArrayList<>();
        Optional<String> reason = Optional.empty();
        for (Json item : items) {
            Optional<String> found =
                    item instanceof Json.Str(String text)
                            ? harm(analyser.apply(text))
                            : commands("command", item, true, depth + 1);
            reason = reason.isPresent() ? reason : found;
            item.text().ifPresent(texts::add);
        }
        if (reason.isPresent() || texts.isEmpty()) {
            return reason;
        }
        boolean several = texts.stream().anyMatch(text -> text.strip().contains(" "));
        return several
                ? texts.stream().map(this::halt).flatMap(Optional::stream).findFirst()
                : halt(String.join(" ", texts.stream().map(ShellQuoting::quote).toList()));
    }

    private static Optional<String> harm(Verdict verdict) {
        return verdict instanceof Verdict.Halt ? Optional.of(verdict.reason()) : Optional.empty();
    }

    /**
     * Returns why the user must look at a command; also if it is merely not known to be harmless.
     */
    private Optional<String> halt(String command) {
        Verdict verdict = analyser.apply(command);
        return verdict instanceof Verdict.Clear ? Optional.empty() : Optional.of(verdict.reason());
    }
}
