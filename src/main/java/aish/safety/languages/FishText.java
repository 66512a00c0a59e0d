package aish.safety.languages;

import module java.base;

/** Translates fish syntax to bash, as far as one-liners need it. */
public final class FishText {
    private FishText() {}

    /** Whether code changes settings that outlive the shell. */
    public static boolean isLasting(String code) {
        return Patterns.LASTING.matcher(code).find();
    }

    /** Translates code to bash; whatever is not understood stays unchanged and will not parse. */
    public static String toBash(String code) {
        String joined = Patterns.AND.matcher(code).replaceAll(" && ");
        joined = Patterns.OR.matcher(joined).replaceAll(" || ");
        joined = Patterns.SET.matcher(joined).replaceAll("$1=$2");
        Matcher block = Patterns.BLOCK.matcher(joined);
        if (block.matches() && !Patterns.NESTED.matcher(block.group(4)).find()) {
            String opening = block.group(2).equals("if") ? "then" : "do";
            String closing = block.group(2).equals("if") ? "fi" : "done";
            String rest = block.group(5) == null ? "" : block.group(5);
            joined =
                    "%s%s %s; %s %s; %s%s"
                            .formatted(
                                    block.group(1),
                                    block.group(2),
                                    block.group(3),
                                    opening,
                                    block.group(4),
                                    closing,
                                    rest);
        }
        return joined;
    }

    /** Patterns that are compiled when first needed. */
    private static final class Patterns {
        static final Pattern LASTING =
                Pattern.compile(
                        "\\bset\\s+(-\\w+\\s+)*(-\\w*U|--universal)|\\bfish_(add_path|config|update_completions)"
                                + "|\\bfuncsave|\\babbr\\b|\\balias\\s+(-s|--save)|\\bfisher\\b|\\bomf\\b"
                                + "|\\bset\\s+-\\w*[gx]\\w*\\s+(PATH|fish_user_paths|LD_\\w+)");
        static final Pattern AND = Pattern.compile("\\s*[;\n]\\s*and\\s+");
        static final Pattern OR = Pattern.compile("\\s*[;\n]\\s*or\\s+");
        static final Pattern SET =
                Pattern.compile("\\bset\\s+-[lg]\\w*\\s+(\\w+)\\s+([\\w./-]+)(?=\\s*(;|\n|$))");
        static final Pattern BLOCK =
                Pattern.compile(
                        "(?s)((?:[^;]*;\\s*)?)\\b(for|while|if)\\s+([^;\n]+)[;\n]\\s*(.*?)[;\n]\\s*end\\b(.*)");
        static final Pattern NESTED = Pattern.compile("\\b(for|while|if|switch|begin|function)\\b");
    }
}
