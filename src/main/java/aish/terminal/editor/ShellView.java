package aish.terminal.editor;

import aish.shell.ShellFacts;
import java.nio.file.Path;
import java.util.Collection;

/** What completing and colouring need to know of the session; answers come from memory. */
public interface ShellView {
    Path directory();

    Path home();

    ShellFacts shell();

    /** The names of the programs on the search path. */
    Collection<String> programNames();

    /** The names of the shell's variables. May ask the shell, which must be idle. */
    Collection<String> variableNames();

    /** The value of a shell variable, or nothing. May ask the shell, which must be idle. */
    String valueOf(String variable);
}
