package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.Invocation;
import aish.safety.walk.OptionReader;

/** Git verbs that do different things to branches and to files. */
public final class GitCommands {
    private GitCommands() {}

    /** Judges {@code git checkout}: switching branches loses nothing, but files are replaced. */
    static void checkout(Invocation invocation) {
        List<ExpandedWord> operands = invocation.operands();
        boolean creates =
                invocation.has("-b")
                        || invocation.has("-t")
                        || invocation.has("--track")
                        || invocation.has("--orphan");
        boolean dashes = invocation.words().stream().anyMatch(word -> word.text().equals("--"));
        boolean files =
                dashes
                        || (!creates
                                && (operands.size() > 1
                                        || operands.stream().anyMatch(GitCommands::isFile)));
        if (files) {
            invocation.add(Effect.HISTORY_REWRITE, "replaces files with their committed versions");
        } else {
            invocation.add(Effect.CREATES, "switches branches");
        }
    }

    private static boolean isFile(ExpandedWord operand) {
        String text = operand.text();
        if (!operand.isKnown()
                || operand.glob()
                || text.equals(".")
                || text.equals("..")
                || text.endsWith("/")) {
            return true;
        }
        if (text.startsWith("./") || text.startsWith("../") || text.startsWith(":")) {
            return true;
        }
        int dot = text.lastIndexOf('.');
        String base = Paths.base(text);
        return (dot > 0 && dot > text.lastIndexOf('/') && isExtension(text.substring(dot + 1)))
                || base.equals("Makefile")
                || base.equals("Dockerfile")
                || base.startsWith(".")
                || isSourceDirectory(text);
    }

    private static boolean isExtension(String text) {
        return text.matches("\\p{L}[\\p{L}\\p{N}]{0,4}");
    }

    private static boolean isSourceDirectory(String text) {
        String first = text.contains("/") ? text.substring(0, text.indexOf('/')) : text;
        return WordLists.has("source-directories", first);
    }

    /** Judges {@code git config}: reading, harmless keys, and keys that make git run programs. */
    static void config(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> operands = invocation.operands();
        if (invocation.isExempt() || operands.size() < 2) {
            invocation.add(Effect.READS, "reads settings");
            return;
        }
        String key = operands.getFirst().text().toLowerCase(Locale.ROOT);
        if (runsProgram(key) || !operands.getFirst().isKnown()) {
            context.add(Effect.CONFIGURES, key + " controls what git runs", operands.getFirst());
        } else if (invocation.has("--global") || invocation.has("--system")) {
            invocation.add(Effect.CONFIGURES, "changes git's settings for every project");
        } else {
            invocation.add(Effect.CREATES, "changes the project's settings");
        }
    }

    /** Judges {@code git reset}, which moves the branch to another commit or only unstages. */
    static void reset(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> operands = invocation.operands();
        boolean paths = invocation.words().stream().anyMatch(word -> word.text().equals("--"));
        boolean moves = operands.size() == 1 && !paths && !isStaged(operands.getFirst());
        if (moves) {
            context.add(
                    Effect.HISTORY_REWRITE,
                    "moves the branch to " + operands.getFirst().shown(),
                    operands.getFirst());
        }
        invocation.applyRule();
    }

    /** Whether the operand is the current commit or a file to unstage. */
    private static boolean isStaged(ExpandedWord operand) {
        return switch (operand.text()) {
            case "HEAD", "@", "HEAD~0", "HEAD^0" -> true;
            default -> operand.isKnown() && isFile(operand) && !isRevision(operand.text());
        };
    }

    private static boolean isRevision(String text) {
        return text.indexOf('~') >= 0 || text.indexOf('^') >= 0 || text.contains("@{");
    }

    /** Judges {@code gh api} by its method, its fields, and whether its query only reads. */
    static void api(Invocation invocation) {
        boolean fields = false;
        boolean query = false;
        String method = "";
        for (OptionReader.Given option : invocation.given()) {
            String value = option.value() == null ? "" : option.value().text();
            switch (option.name()) {
                case "-X", "--method" -> method = value;
                case "-f", "-F", "--field", "--raw-field" -> {
                    fields = true;
                    query |= value.startsWith("query=") && !value.contains("mutation");
                }
                default -> {}
            }
        }
        boolean graph = invocation.words().stream().anyMatch(word -> word.text().equals("graphql"));
        boolean reads = method.equals("GET") || (method.isEmpty() && (!fields || (graph && query)));
        invocation.add(
                reads ? Effect.READS : Effect.REMOTE_PUBLISH, "calls the API of a remote service");
    }

    /** Judges {@code git -c key=value}. */
    public static void setting(ExpandedWord setting, CommandContext context) {
        int cut = setting.text().indexOf('=');
        String key =
                (cut < 0 ? setting.text() : setting.text().substring(0, cut))
                        .toLowerCase(Locale.ROOT);
        String value = cut < 0 ? "true" : setting.text().substring(cut + 1);
        if (key.startsWith("alias.") && setting.isKnown() && !value.startsWith("!")) {
            context.walk().inlineCode("sh", setting.withText("git " + value), context);
            return;
        }
        boolean harmless = WordLists.has("harmless-pagers", value);
        if (!setting.isKnown()
                || value.startsWith("!")
                || (runsProgram(key) && (!harmless || key.startsWith("protocol.")))) {
            context.add(Effect.EXEC_UNKNOWN, key + " controls what git runs", setting);
        }
    }

    public static boolean runsProgram(String key) {
        return WordLists.has("git-program-settings", key);
    }
}
