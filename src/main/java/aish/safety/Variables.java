package aish.safety;

import aish.syntax.Span;

/** Variables that decide which code other programs run. */
final class Variables {
    private Variables() {}

    static void check(String name, Field value, Context context) {
        if (isPath(name)) {
            if (!value.text().isEmpty()) {
                defines(name, value.span(), context);
            }
        } else if (isProgram(name)) {
            program(name, value, context);
        } else if (isCompiler(name) && !isPlainTool(value)) {
            defines(name, value.span(), context);
        } else if (isCode(name) && !value.text().isEmpty()) {
            code(name, value, context);
        } else if (isOptions(name) && loadsCode(value.text())) {
            defines(name, value.span(), context);
        }
    }

    static void defines(String name, Span span, Context context) {
        context.add(Effect.EXEC_UNKNOWN, name + " decides which code later commands run", span);
    }

    private static boolean isPath(String name) {
        return switch (name) {
            case "PATH", "BASH_ENV", "ENV", "PYTHONSTARTUP", "PYTHONHOME", "PERL5LIB" -> true;
            case "PERL5DB", "BASH_ALIASES", "SHELLOPTS", "BASHOPTS", "GCONV_PATH" -> true;
            case "GIT_EXEC_PATH", "GIT_TEMPLATE_DIR", "ZDOTDIR", "RUBYLIB", "CLASSPATH" -> true;
            case "SHELL", "PYTHONPATH", "NODE_PATH", "INPUTRC", "BASH_XTRACEFD", "LUA_PATH" -> true;
            case "LUA_CPATH", "LUA_INIT", "R_PROFILE", "R_PROFILE_USER", "JULIA_LOAD_PATH" -> true;
            case "PHPRC", "PHP_INI_SCAN_DIR", "EMACSLOADPATH", "VIMINIT", "EXINIT", "MYVIMRC" ->
                    true;
            case "HGRCPATH", "GCC_EXEC_PREFIX", "COMPILER_PATH", "AWKPATH", "AWKLIBPATH" -> true;
            case "TCLLIBPATH", "GUILE_LOAD_PATH", "DOTNET_STARTUP_HOOKS", "CORECLR_PROFILER" ->
                    true;
            case "PYTEST_PLUGINS", "TF_CLI_CONFIG_FILE", "OPENSSL_CONF", "OPENSSL_MODULES" -> true;
            case "npm_config_script_shell", "NPM_CONFIG_SCRIPT_SHELL", "GEM_PATH", "LESSKEY" ->
                    true;
            default -> name.startsWith("LD_") || name.startsWith("DYLD_");
        };
    }

    private static boolean isProgram(String name) {
        return switch (name) {
            case "PAGER", "MANPAGER", "GIT_PAGER", "SYSTEMD_PAGER", "BAT_PAGER", "AWS_PAGER" ->
                    true;
            case "EDITOR", "VISUAL", "GIT_EDITOR", "GIT_SEQUENCE_EDITOR", "SUDO_EDITOR" -> true;
            case "GIT_SSH", "GIT_SSH_COMMAND", "GIT_ASKPASS", "SSH_ASKPASS", "SUDO_ASKPASS" -> true;
            case "GIT_EXTERNAL_DIFF", "GIT_PROXY_COMMAND", "BROWSER", "LESSOPEN", "LESSCLOSE" ->
                    true;
            case "FCEDIT", "HGEDITOR", "SVN_EDITOR", "KUBE_EDITOR", "RSYNC_RSH", "CVS_RSH" -> true;
            case "RUSTC_WORKSPACE_WRAPPER", "CARGO_BUILD_RUSTC_WRAPPER", "CCACHE_PREFIX" -> true;
            case "SVN_SSH", "JJ_EDITOR", "BZR_EDITOR", "TIG_EDITOR", "MANROFFSEQ", "GLAB_PAGER" ->
                    true;
            case "GH_BROWSER", "GH_EDITOR", "PIP_EDITOR", "FZF_DEFAULT_COMMAND", "GLAB_EDITOR" ->
                    true;
            case "GH_PAGER", "DELTA_PAGER", "PSQL_PAGER", "PSQL_EDITOR", "KUBECTL_EXTERNAL_DIFF" ->
                    true;
            default -> false;
        };
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

    private static boolean isCompiler(String name) {
        return switch (name) {
            case "CC", "CXX", "LD", "AR", "AS", "CPP", "FC", "RUSTC", "RUSTC_WRAPPER" -> true;
            case "CMAKE_COMMAND", "MAKE", "GO", "JAVA_HOME", "PYTHON", "NODE", "HOSTCC" -> true;
            case "AWK", "SED", "RM", "INSTALL", "STRIP", "CARGO", "RUSTDOC", "JAVA" -> true;
            default -> false;
        };
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

    private static boolean isCode(String name) {
        return switch (name) {
            case "PROMPT_COMMAND", "PS0", "PS1", "PS2", "PS4", "BASH_COMMAND" -> true;
            default -> false;
        };
    }

    private static void code(String name, Field value, Context context) {
        boolean runs =
                name.equals("PROMPT_COMMAND")
                        || !value.isKnown()
                        || value.text().contains("$(")
                        || value.text().contains("`");
        if (runs) {
            defines(name, value.span(), context);
        }
    }

    private static boolean isOptions(String name) {
        return switch (name) {
            case "NODE_OPTIONS", "RUBYOPT", "PERL5OPT", "GOFLAGS", "JAVA_TOOL_OPTIONS" -> true;
            case "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "MAVEN_OPTS", "MAKEFLAGS", "RUSTFLAGS" ->
                    true;
            case "JAVA_OPTS", "SBT_OPTS", "ANT_OPTS", "PYTEST_ADDOPTS", "ERL_FLAGS", "MAVEN_ARGS" ->
                    true;
            case "GRADLE_OPTS", "PYTHONBREAKPOINT", "PYTHONINSPECT", "LESS", "TAR_OPTIONS" -> true;
            default -> name.startsWith("GIT_CONFIG_");
        };
    }

    private static boolean loadsCode(String text) {
        return text.indexOf(Field.TOP) >= 0
                || text.contains("-r")
                || text.contains("--import")
                || text.contains("--loader")
                || text.contains("-toolexec")
                || text.contains("agent")
                || text.contains("-M")
                || text.contains("--eval")
                || text.contains("linker=")
                || text.contains("--to-command")
                || text.contains("checkpoint-action")
                || text.contains("command")
                || text.contains("pager")
                || text.contains("-p ")
                || text.contains("+!");
    }
}
