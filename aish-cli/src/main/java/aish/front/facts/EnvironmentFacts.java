package aish.front.facts;

import module java.base;

import aish.files.UserDirectories;
import aish.settings.Config;
import aish.shell.CommandIndex;

/** Facts that are known without a shell: the environment, its search path and the settings. */
public final class EnvironmentFacts extends DirectoryFacts {
    /** The keywords and builtins of bash. */
    static final Set<String> BASH_WORDS =
            Set.of(
                    """
                    . : [ [[ alias bg bind break builtin caller case cd command compgen complete
                    compopt continue coproc declare dirs disown do done echo elif else enable esac
                    eval exec exit export false fc fg fi for function getopts hash help history if
                    in jobs kill let local logout mapfile popd printf pushd pwd read readarray
                    readonly return select set shift shopt source suspend test then time times trap
                    true type typeset ulimit umask unalias unset until wait while { } !
                    """
                            .strip()
                            .split("\\s+", -1));

    private final Map<String, String> environment;
    private final Path directory;
    private final CommandIndex index = new CommandIndex();

    public EnvironmentFacts(Config.Shell config, Map<String, String> environment, Path directory) {
        super(() -> config, UserDirectories.from(environment).home());
        this.environment = environment;
        this.directory = directory;
        index.refresh(environment.getOrDefault("PATH", ""));
    }

    @Override
    public boolean isCommand(String word) {
        return BASH_WORDS.contains(word) || index.contains(word);
    }

    @Override
    public Path directory() {
        return directory;
    }

    @Override
    public boolean isVariable(String name) {
        return environment.containsKey(name);
    }
}
