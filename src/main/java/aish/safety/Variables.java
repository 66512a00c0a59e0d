package aish.safety;

import aish.syntax.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Variables that decide which code other programs run. */
final class Variables {
    /** Substitutions, also spelt with the number of a character, and subscripts and the like. */
    private static final Pattern PROMPT_CODE =
            Pattern.compile("\\$[(\\[]|`|\\$\\{(?!\\w+(\\}|:?[-+]))|\\\\[0-7]");

    private Variables() {}

    static void check(String name, Field value, Context context) {
        boolean given = !value.text().isEmpty();
        switch (VariableNames.kind(name)) {
            case "path" -> definesIf(given, name, value, context);
            case "settings" -> definesIf(!isOwn(value, context), name, value, context);
            case "file" -> {
                if (given && !value.text().matches("[0-9]|true|false")) {
                    new Writing(context).to(value, OptionRule.Target.WRITE, value.span());
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

    /** Whether servers get to see the value as soon as a program asks one of them. */
    private static boolean isAddress(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith("_proxy") || lower.equals("localdomain");
    }

    /** Nothing, or settings that are the person's or the system's. */
    private static boolean isOwn(Field value, Context context) {
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

    /** The rules know some variables whose values are read as a program's options. */
    private static void options(String name, Field value, Context context) {
        Rule rule = KnowledgeBase.get().programs().get("env:" + name);
        if (rule == null || value.text().isBlank()) {
            return;
        }
        List<Field> words = new ArrayList<>();
        words.add(value.withText(name));
        for (String word : value.text().strip().split("\\s+", -1)) {
            if (word.charAt(0) == Field.TOP) {
                defines(name, value.span(), context);
            }
            words.add(value.withText(word));
        }
        new Invocation(rule, words, context).judge();
    }

    /** Settings that git takes from variables, one by one or as a file. */
    private static void gitConfig(String name, Field value, Context context) {
        String text = value.text();
        boolean plain =
                switch (name) {
                    case "GIT_CONFIG_COUNT", "GIT_CONFIG_NOSYSTEM" -> true;
                    default -> text.isEmpty() || text.equals("/dev/null");
                };
        boolean runs =
                name.startsWith("GIT_CONFIG_KEY_")
                        ? !value.isKnown() || GitCommands.runsProgram(text.toLowerCase(Locale.ROOT))
                        : !name.startsWith("GIT_CONFIG_VALUE_") || text.startsWith("!");
        definesIf(!plain && runs, name, value, context);
    }

    private static void definesIf(boolean does, String name, Field value, Context context) {
        if (does) {
            defines(name, value.span(), context);
        }
    }

    static void defines(String name, Span span, Context context) {
        context.add(Effect.EXEC_UNKNOWN, name + " decides which code later commands run", span);
    }

    private static void program(String name, Field value, Context context) {
        switch (value.text()) {
            case "", "cat", "less", "more", "true", ":", "bat", "head", "less -R", "less -FRX" ->
                    context.judgement().wrap();
            case "vi", "vim", "nano", "emacs", "code --wait", "nvim", "delta", "most", "false" ->
                    context.judgement().wrap();
            default -> defines(name, value.span(), context);
        }
    }

    /** A bare program name that is not in a place for scratch. */
    private static boolean isPlainTool(Field value) {
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

    private static boolean runs(String name, Field value) {
        return name.equals("PROMPT_COMMAND")
                || !value.isKnown()
                || PROMPT_CODE.matcher(value.text()).find();
    }
}
