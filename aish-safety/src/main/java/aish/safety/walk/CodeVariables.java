package aish.safety.walk;

import module java.base;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.programs.NetworkData;
import aish.safety.rules.KnowledgeBase;
import aish.safety.rules.Rule;
import aish.safety.rules.VariableNames;
import aish.safety.rules.WordLists;

/** Variables that determine which code other programs run. */
public final class CodeVariables {
    /**
     * Matches substitutions, including those written with octal escapes, and expansions such as
     * subscripts.
     */
    private static final Pattern PROMPT_CODE =
            Pattern.compile("\\$[(\\[]|`|\\$\\{(?!\\w+(\\}|:?[-+]))|\\\\[0-7]");

    private static final Pattern SWITCH = Pattern.compile("(?i)\\d*|true|false|yes|no|on|off");

    private CodeVariables() {}

    public static void check(String name, ExpandedWord value, CommandContext context) {
        boolean given = !value.text().isEmpty();
        switch (VariableNames.kind(name)) {
            case "path" -> definesIf(given, name, value, context);
            case "settings" -> definesIf(!isOwnSettings(value, context), name, value, context);
            case "file" -> {
                if (given && !value.text().matches("[0-9]|true|false")) {
                    context.write(value);
                }
            }
            case "program" -> program(name, value, context);
            case "compiler" -> definesIf(!isPlainTool(value), name, value, context);
            case "code" -> definesIf(given && runs(name, value), name, value, context);
            default -> {
                if (value.tainted() && isAddress(name)) {
                    NetworkData.check(value, context);
                }
                if (name.startsWith("GIT_CONFIG")) {
                    gitConfig(name, value, context);
                } else {
                    options(name, value, context);
                }
            }
        }
    }

    /**
     * Judges the variables that a program gets from the line: programs take files to write, code to
     * load and options from variables that no list names, so only those that are known to be
     * harmless are. What only prints variables takes nothing from them.
     */
    static void checkExported(ExpandedWord program, CommandContext context) {
        if (WordLists.has("listing-variables", program.text())
                || WordLists.has("printing-words", program.text())) {
            return;
        }
        for (String name : context.scope().exportedByLine()) {
            boolean known =
                    !VariableNames.kind(name).isEmpty()
                            || name.startsWith("GIT_CONFIG")
                            || KnowledgeBase.get().program("env:" + name) != null
                            || WordLists.has("inert-variables", name);
            boolean upper = name.equals(name.toUpperCase(Locale.ROOT));
            String value = context.scope().value(name).orElse("" + ExpandedWord.UNKNOWN);
            if (upper && !known && !SWITCH.matcher(value).matches()) {
                context.addUnknown(
                        "aish does not know what the variable " + name + " does", program);
            }
        }
    }

    /** Whether servers see the value as soon as a program contacts one of them. */
    private static boolean isAddress(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith("_proxy") || lower.equals("localdomain");
    }

    /** Whether the value is empty, or the path of the user's or the system's own settings. */
    private static boolean isOwnSettings(ExpandedWord value, CommandContext context) {
        String text = value.text();
        String path = context.path(text);
        return text.isEmpty()
                || text.equals("/dev/null")
                || path.equals("~")
                || path.equals(".git")
                || (path.startsWith("~/.") && !path.contains(".."))
                || path.startsWith("/etc/")
                || path.startsWith("/usr/");
    }

    /** Judges variables whose values a program reads as options, according to the rules. */
    private static void options(String name, ExpandedWord value, CommandContext context) {
        Rule rule = KnowledgeBase.get().program("env:" + name);
        if (rule == null || value.text().isBlank()) {
            return;
        }
        List<ExpandedWord> words = new ArrayList<>();
        words.add(value.withText(name));
        for (String word : value.text().strip().split("\\s+", -1)) {
            if (word.charAt(0) == ExpandedWord.UNKNOWN) {
                defines(name, value.span(), context);
            }
            words.add(value.withText(word));
        }
        context.walk().invocation(new Invocation(rule, words, context));
    }

    /** Judges settings that git takes from variables, one by one or as a file. */
    private static void gitConfig(String name, ExpandedWord value, CommandContext context) {
        boolean plain =
                name.equals("GIT_CONFIG_COUNT")
                        || name.equals("GIT_CONFIG_NOSYSTEM")
                        || value.text().isEmpty()
                        || value.text().equals("/dev/null");
        definesIf(!plain, name, value, context);
    }

    private static void definesIf(
            boolean does, String name, ExpandedWord value, CommandContext context) {
        if (does) {
            defines(name, value.span(), context);
        }
    }

    public static void defines(String name, Span span, CommandContext context) {
        context.add(Effect.EXEC_UNKNOWN, name + " controls which code later commands run", span);
    }

    private static void program(String name, ExpandedWord value, CommandContext context) {
        if (value.text().indexOf('_') < 0
                && WordLists.has("usual-programs", value.text().replace(' ', '_'))) {
            context.judgement().markWrapped();
        } else {
            defines(name, value.span(), context);
        }
    }

    /**
     * Whether the value is the name of a known build tool that is not in a scratch or relative
     * path.
     */
    private static boolean isPlainTool(ExpandedWord value) {
        String text = value.text();
        if (!value.isKnown() || text.startsWith("/tmp/") || text.startsWith("./")) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Character.isLetterOrDigit(c) && "+-._/ ".indexOf(c) < 0) {
                return false;
            }
        }
        int blank = text.indexOf(' ');
        String first = Paths.base(blank < 0 ? text : text.substring(0, blank));
        Rule rule = KnowledgeBase.get().find(first);
        return text.isEmpty()
                || text.startsWith("/usr/lib/jvm")
                || (rule != null && rule.effect() == Effect.BUILDS);
    }

    private static boolean runs(String name, ExpandedWord value) {
        return name.equals("PROMPT_COMMAND")
                || !value.isKnown()
                || PROMPT_CODE.matcher(value.text()).find();
    }
}
