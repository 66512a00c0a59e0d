package aish.safety;

import aish.syntax.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

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
        } else if (name.startsWith("GIT_CONFIG")) {
            gitConfig(name, value, context);
        } else {
            options(name, value, context);
        }
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
        if (!plain && runs) {
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
            case "GEM_PATH", "LESSKEY", "LESSKEYIN", "LESSKEY_CONTENT", "MAKEFILES" -> true;
            case "PYTHONUSERBASE", "PYTHONEXECUTABLE", "PYTHONPLATLIBDIR", "PYTHONINSPECT" -> true;
            case "GOROOT", "GOTOOLDIR", "GOENV", "GCCGOTOOLDIR", "GOCACHEPROG" -> true;
            case "CMAKE_TOOLCHAIN_FILE", "CMAKE_PROJECT_TOP_LEVEL_INCLUDES", "CMAKE_MODULE_PATH" ->
                    true;
            case "NODE_REPL_EXTERNAL_MODULE", "YARN_PLUGINS" -> true;
            case "YARN_YARN_PATH", "YARN_RC_FILENAME", "ERL_LIBS" -> true;
            case "HARNESS_PERL", "PERL5SHELL", "RUBYSHELL" -> true;
            case "RUBYGEMS_GEMDEPS", "COR_PROFILER", "COR_PROFILER_PATH", "PSModulePath" -> true;
            case "CORECLR_PROFILER_PATH", "MSBuildSDKsPath", "GRADLE_INIT_SCRIPT", "TCL_LIBRARY" ->
                    true;
            case "GTK_MODULES", "QT_PLUGIN_PATH", "GIO_EXTRA_MODULES", "GIO_MODULE_DIR" -> true;
            case "JUPYTER_PATH", "JUPYTER_CONFIG_DIR", "IPYTHONDIR", "VIM", "VIMRUNTIME" -> true;
            default ->
                    name.startsWith("LD_")
                            || name.startsWith("DYLD_")
                            || name.startsWith("CARGO_ALIAS_")
                            || isNpmProgram(name);
        };
    }

    /** Settings of npm that name a program or a file of settings. */
    private static boolean isNpmProgram(String name) {
        String key = name.toLowerCase(Locale.ROOT);
        return key.startsWith("npm_config_")
                && switch (key.substring(11)) {
                    case "script_shell", "git", "editor", "viewer", "browser", "shell" -> true;
                    case "userconfig", "globalconfig", "init_module", "node_gyp" -> true;
                    case "onload_script", "node_options", "prefix" -> true;
                    default -> false;
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
            case "HGMERGE", "HG", "SVN_MERGE", "P4EDITOR", "P4DIFF", "P4MERGE", "P4PAGER" -> true;
            case "BZR_PAGER", "BZR_SSH", "FOSSIL_EDITOR", "DARCS_EDITOR", "DARCS_PAGER" -> true;
            case "DARCS_SSH", "DARCS_SCP", "BUNDLER_EDITOR" -> true;
            case "GEM_EDITOR",
                    "GOAUTH",
                    "CMAKE_C_COMPILER_LAUNCHER",
                    "CMAKE_CXX_COMPILER_LAUNCHER" ->
                    true;
            case "CARGO_BUILD_RUSTC",
                    "CARGO_BUILD_RUSTDOC",
                    "CARGO_BUILD_RUSTC_WORKSPACE_WRAPPER",
                    "CCACHE_COMPILER",
                    "CCACHE_PREFIX_CPP",
                    "DISTCC_SSH",
                    "CCC_CC",
                    "CCC_CXX" ->
                    true;
            case "PIPENV_SHELL", "RI_PAGER", "PERLDOC_PAGER" -> true;
            case "PYDOC_PAGER", "RUBY_PAGER", "ERL_EDITOR", "ELIXIR_EDITOR", "PLUG_EDITOR" -> true;
            case "REACT_EDITOR", "LAUNCH_EDITOR", "CMAKE_MAKE_PROGRAM" -> true;
            default ->
                    name.startsWith("CARGO_TARGET_")
                            && (name.endsWith("_RUNNER") || name.endsWith("_LINKER"));
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
}
