package aish.exec.confinement;

import module java.base;

/**
 * Knows the few changes of a repository's own files after which git runs nothing, reads nothing and
 * connects to nothing else than before: what git writes for a new repository, for a new branch that
 * follows one of the same name, and for a rebase that waits.
 */
final class InertChange {
    private static final String CORE =
            "\\[core]\n(?:\t(?:repositoryformatversion|filemode|bare|logallrefupdates|symlinks"
                    + "|ignorecase|precomposeunicode) = \\w++\n)++";
    private static final String USER = "\\[user]\n(?:\t(?:name|email) = [^\\\\\n\"#;]++\n)++";

    /** Not a path, where a repository may have hooks of its own. */
    private static final String URL =
            "(?:(?:https?|ssh|git)://[\\w.@:/~%+-]++|[\\w.-]++@[\\w.-]++:[\\w./~-]++)";

    private static final String REMOTE =
            "\\[remote \"origin\"]\n\turl = "
                    + URL
                    + "\n(?:\ttagOpt = --no-tags\n)?\tfetch = \\+?refs/[\\w./*-]++:refs/[\\w./*-]++\n";
    private static final Pattern BRANCH =
            Pattern.compile(
                    "\\[branch \"([\\w./-]++)\"]\n\tremote = ([\\w-]++)\n\tmerge = refs/heads/\\1\n");
    private static final Pattern NEW_SETTINGS =
            Pattern.compile("(?:" + String.join("|", CORE, USER, REMOTE, BRANCH.pattern()) + ")++");

    /** Files whose text is inert if it matches, whatever it was before. */
    private static final Map<String, Pattern> TEXTS =
            Map.of(
                    "rebase-merge/git-rebase-todo",
                    Pattern.compile("(?:(?![ \t]*(?:x|exec)\\b).*\n?)*"),
                    "rebase-merge/strategy",
                    Pattern.compile("[\\w-]*\n?"));

    private InertChange() {}

    /**
     * @param name of the file in the repository
     * @param old its text; empty if there was no such file
     */
    static boolean is(String name, String old, String now) {
        Pattern text = TEXTS.get(name);
        if (text != null) {
            return text.matcher(now).matches();
        }
        return name.equals("config")
                && (old.isEmpty()
                        ? NEW_SETTINGS.matcher(now).matches()
                        : now.startsWith(old) && addsBranches(old, now.substring(old.length())));
    }

    /** Whether only branches without settings get some, and follow remotes that are known. */
    private static boolean addsBranches(String old, String added) {
        Matcher branches = BRANCH.matcher(added);
        int end = 0;
        while (branches.find() && branches.start() == end) {
            String name = Pattern.quote(branches.group(1));
            boolean known = old.contains("[remote \"" + branches.group(2) + "\"]\n");
            if (!known || Pattern.compile("(?i)\\[\\s*branch.*" + name).matcher(old).find()) {
                return false;
            }
            end = branches.end();
        }
        return end == added.length();
    }
}
