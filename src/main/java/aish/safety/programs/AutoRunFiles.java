package aish.safety.programs;

import java.util.List;

/** Files that run later, or determine what does: hooks, tool settings, startup files. */
public final class AutoRunFiles {
    private AutoRunFiles() {}

    /** Whether a path leads to such a file, in the project, below it, or in the home directory. */
    public static boolean isNamed(String path) {
        List<String> steps = List.of(path.split("/", -1));
        String name = steps.getLast();
        List<String> above = steps.subList(0, steps.size() - 1);
        return above.stream().anyMatch(AutoRunFiles::isFolder)
                || isFolder(name)
                || isFile(name)
                || isUserBin(path);
    }

    private static boolean isFolder(String step) {
        return switch (step) {
            case ".git", ".husky", ".githooks", ".github", ".vscode", ".idea", ".circleci" -> true;
            case ".devcontainer", ".mvn", ".cargo", ".bundle", ".yarn", ".ssh", ".gnupg" -> true;
            case ".zed", ".windsurf", ".gemini", ".codex", ".continue", ".kiro", ".fleet" -> true;
            case ".aish", ".config", ".direnv", ".lefthook", ".claude", ".cursor" -> true;
            default -> false;
        };
    }

    private static boolean isFile(String name) {
        return switch (name) {
            case ".gitlab-ci.yml", ".pre-commit-config.yaml", ".travis.yml", "lefthook.yml" -> true;
            case ".aish.toml", ".npmrc", ".yarnrc", ".yarnrc.yml", ".pnpmfile.cjs" -> true;
            case ".pypirc", ".netrc", ".gitconfig", ".gitmodules", ".curlrc", ".wgetrc" -> true;
            case ".bashrc", ".bash_profile", ".bash_login", ".bash_logout", ".profile" -> true;
            case ".zshrc", ".zshenv", ".zprofile", ".zlogin", ".kshrc", ".inputrc" -> true;
            case ".vimrc", ".exrc", ".nvimrc", ".gdbinit", ".lldbinit", ".tmux.conf" -> true;
            case ".Rprofile", ".irbrc", ".pryrc", ".psqlrc", ".sqliterc", ".bazelrc" -> true;
            case ".mise.toml", "mise.toml", ".tool-versions", ".hgrc", ".screenrc" -> true;
            case ".mcp.json", ".pdbrc", ".dir-locals.el", ".emacs", ".ocamlinit", ".ghci" -> true;
            case ".lefthook.yml", ".drone.yml", ".woodpecker.yml", ".nvim.lua", ".lvimrc" -> true;
            case "azure-pipelines.yml", "bitbucket-pipelines.yml", ".latexmkrc" -> true;
            case "sitecustomize.py", "usercustomize.py", "conftest.py", "Jenkinsfile" -> true;
            default -> name.startsWith(".env") || name.endsWith(".pth");
        };
    }

    /** Whether a path is in a directory where a shell looks for the user's programs. */
    private static boolean isUserBin(String path) {
        boolean home =
                path.startsWith("~/") || path.startsWith("/home/") || path.startsWith("/Users/");
        return home && (path.contains("/bin/") || path.endsWith("/bin"));
    }
}
