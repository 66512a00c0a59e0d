package aish.shell;

import module java.base;

import aish.bash.ShellQuoting;

/** The shells in which a session can run, and what has to be said differently to each. */
public enum ShellDialect {
    BASH,
    ZSH,
    /** Any shell of POSIX on another machine, which tells little about itself. */
    SH;

    /** Returns the dialect of a program such as {@code /usr/bin/zsh}, judged by its name. */
    public static ShellDialect of(String program) {
        String name = program.substring(program.lastIndexOf('/') + 1);
        return name.contains("zsh") && !name.contains("bash") ? ZSH : BASH;
    }

    /** Returns the name that users know. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Starts an interactive shell that reads no start-up files and edits no lines. */
    List<String> command(String path) {
        return this == BASH
                ? List.of(path, "--noediting", "--noprofile", "--norc", "-i")
                : List.of(
                        path,
                        "-fi",
                        "+Z",
                        "-o",
                        "nopromptsp",
                        "-o",
                        "nopromptcr",
                        "-o",
                        "histignorespace",
                        "-o",
                        "interactivecomments");
    }

    ShellScript script(String input, String redirection) {
        return switch (this) {
            case BASH -> new ShellScript(input, redirection);
            case ZSH -> new ZshScript(input, redirection);
            case SH -> new PosixScript(input, redirection);
        };
    }

    /** Prints what {@link ShellFacts} reads. */
    String facts() {
        return this == BASH ? ShellFacts.QUESTION : "__aish_facts";
    }

    /** Prints the names of all variables. */
    public String variables() {
        return this == BASH ? "builtin compgen -v" : "builtin print -r -- ${(k)parameters}";
    }

    /** Prints a variable's value, or an element's. */
    public String value(String variable) {
        return "builtin printf %s \"${" + variable + "}\"";
    }

    /** Prints what an alias stands for. */
    public String alias(String name) {
        return value((this == BASH ? "BASH_ALIASES[" : "aliases[") + name + "]");
    }

    /** Prints the letters of a variable's attributes, as {@code declare} knows them. */
    public String attributes(String variable) {
        return this == BASH ? value(variable + "@a") : "__aish_attributes " + variable;
    }

    /** Prints whether the shell itself can tell that a text is a whole command, or not. */
    public Optional<String> parses(String text) {
        return this == ZSH
                ? Optional.of("__aish_parses " + ShellQuoting.quote(text))
                : Optional.empty();
    }

    /** What a shell must read before it can complete words; zsh hands it to a bash. */
    String completionDefinitions() {
        return this == BASH
                ? ShellCompletion.DEFINITIONS
                : "__aish_completions=" + ShellQuoting.quote(ShellCompletion.DEFINITIONS) + "\n";
    }

    /** Prints the user's prompt, expanded as after a command with the given status. */
    public String prompt(int status) {
        return this == BASH
                ? "builtin unset IFS; __aish_set "
                        + status
                        + "; builtin printf %s \"${__aish_ps1[__aish_ps1_now]@P}\""
                : "__aish_expand_prompt " + status;
    }

    /** Prints a line with its references to earlier ones replaced, then \\1 and a status. */
    public String expandHistory(String line) {
        String quoted = ShellQuoting.quote(line);
        return this == BASH
                ? "if [[ -o histexpand ]]; then builtin history -p -- "
                        + quoted
                        + " 2>&1; builtin printf '\\1%s' $?; fi"
                : "__aish_expand_history " + quoted;
    }
}
