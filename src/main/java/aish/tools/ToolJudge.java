package aish.tools;

import module java.base;

import aish.bash.ShellQuoting;
import aish.json.Json;
import aish.safety.Effect;
import aish.safety.Verdict;

/**
 * Judges the risk of a call: by the tool's name, by what its server says about it, and by arguments
 * that are commands.
 */
public final class ToolJudge {
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

    /** Words in a tool's name that mean it changes something. */
    private static final Set<String> CHANGING =
            Set.of(
                    """
                    write edit delete remove rm unlink drop destroy purge wipe erase truncate \
                    overwrite replace patch move rename kill terminate stop shutdown reboot \
                    restart install uninstall deploy publish push merge force send transfer pay \
                    grant revoke chmod chown reset revert format"""
                            .split(" "));

    /** Words in a tool's name that mean it runs its arguments. */
    private static final Set<String> RUNNING =
            Set.of(
                    """
                    shell bash sh zsh exec execute run terminal command cmd eval script powershell \
                    python spawn ssh sudo"""
                            .split(" "));

    /** Names of arguments that are commands, whatever the tool is called. */
    private static final Set<String> COMMANDS =
            Set.of(
                    """
                    command commands cmd cmdline script shell bash exec execute run entrypoint \
                    argv"""
                            .split(" "));

    /** Names of arguments that are prose or search terms, whatever they contain. */
    private static final Set<String> PROSE =
            Set.of(
                    """
                    query q search pattern regex description title message comment question prompt \
                    text content body subject"""
                            .split(" "));

    /** Programs whose names are not words of a natural language. */
    private static final Set<String> PROGRAMS =
            Set.of(
                    """
                    rm mv dd chmod chown rmdir mkfs sudo doas git npm docker kubectl bash sh zsh \
                    systemctl apt curl wget ssh scp rsync sed awk pkill killall crontab psql mysql \
                    redis-cli terraform helm aws gcloud pip"""
                            .split(" "));

    private static final Set<String> SQL = Set.of("sql", "statement", "statements");
    private static final Set<String> SQL_VERBS =
            Set.of(
                    """
                    ALTER BEGIN CREATE DELETE DROP EXEC GRANT INSERT MERGE PRAGMA REPLACE REVOKE \
                    SELECT TRUNCATE UPDATE VACUUM WITH"""
                            .split(" "));
    private static final int DEEPEST = 8;

    private final Function<String, Verdict> analyser;

    /**
     * @param analyser judges a shell command
     */
    public ToolJudge(Function<String, Verdict> analyser) {
        this.analyser = analyser;
    }

    public Risk judge(Tool tool, Json arguments) {
        List<String> words = words(tool.name());
        boolean runs = words.stream().anyMatch(RUNNING::contains);
        return new Risk(naming(tool, words, runs), commands("", arguments, runs, 0));
    }

    private static Optional<String> naming(Tool tool, List<String> words, boolean runs) {
        Optional<String> changing = words.stream().filter(CHANGING::contains).findFirst();
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
        boolean isCommand = runs || words(key).stream().anyMatch(COMMANDS::contains);
        if (value instanceof Json.Str(String text)) {
            if (isCommand) {
                return halt(text);
            }
            return isSql(key, text)
                    ? halt("sqlite3 db " + ShellQuoting.quote(text))
                    : harmInText(key, text);
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
     * Checks a text under any other name for a harmful command. It must look like a command,
     * because sentences may start with "make" or "kill" as well.
     */
    private Optional<String> harmInText(String key, String text) {
        boolean prose = words(key).stream().anyMatch(PROSE::contains);
        if (prose || !looksLikeCommand(text.strip())) {
            return Optional.empty();
        }
        return analyser.apply(text) instanceof Verdict.Halt halt && doesHarm(halt)
                ? Optional.of(halt.reason())
                : Optional.empty();
    }

    private static boolean looksLikeCommand(String text) {
        List<String> words = List.of(text.split("\\s+", -1));
        boolean named = PROGRAMS.contains(words.getFirst().replaceFirst(".*/", ""));
        boolean option = words.stream().anyMatch(word -> word.matches("--?[A-Za-z][\\w=-]*"));
        boolean joined = text.matches("(?s).*(?:[;|&]\\s*[a-z/.]|\\$\\(|`|>\\s*[\\w./~]).*");
        return words.size() > 1 && (named || option || joined);
    }

    /** Whether there is a finding other than that the text is not understood. */
    private static boolean doesHarm(Verdict.Halt halt) {
        return halt.findings().stream()
                .anyMatch(finding -> finding.effect() != Effect.EXEC_UNKNOWN);
    }

    /**
     * Whether a text is SQL; under the name "query" it must start with a verb, because queries may
     * be search terms.
     */
    private static boolean isSql(String key, String text) {
        List<String> names = words(key);
        String first = text.strip().split("[^A-Za-z]", 2)[0].toUpperCase(Locale.ROOT);
        return names.stream().anyMatch(SQL::contains)
                || (names.contains("query") && SQL_VERBS.contains(first));
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

    /** Splits {@code write_file}, {@code writeFile} and {@code Write-File} into "write", "file". */
    private static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        char before = ' ';
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean starts = Character.isUpperCase(c) && Character.isLowerCase(before);
            if (!Character.isLetter(c) || starts) {
                finish(word, words);
            }
            if (Character.isLetter(c)) {
                word.append(c);
            }
            before = c;
        }
        finish(word, words);
        return words;
    }

    private static void finish(StringBuilder word, List<String> words) {
        if (!word.isEmpty()) {
            words.add(word.toString().toLowerCase(Locale.ROOT));
            word.setLength(0);
        }
    }
}
