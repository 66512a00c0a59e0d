package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.Invocation;
import aish.safety.walk.PossibleDirectories;
import aish.safety.walk.Scope;
import aish.text.HomePath;

/**
 * Judges {@code cd} and {@code pushd}: determines the directory afterwards, for success and for
 * failure.
 */
final class DirectoryChange {
    private final Invocation invocation;
    private final CommandContext context;
    private final Scope scope;
    private final List<ExpandedWord> targets = new ArrayList<>();
    private boolean plain = true;

    DirectoryChange(Invocation invocation) {
        this.invocation = invocation;
        this.context = invocation.context();
        this.scope = context.scope();
    }

    void judge() {
        boolean options = true;
        for (ExpandedWord word : invocation.words().subList(1, invocation.words().size())) {
            String text = word.text();
            if (options && text.equals("--")) {
                options = false;
            } else if (options && text.length() > 1 && text.startsWith("-")) {
                plain &= text.equals("-L") || text.equals("-P");
            } else {
                targets.add(word);
            }
        }
        go();
        context.add(Effect.READS, "changes the directory", invocation.words().getFirst());
    }

    private void go() {
        String program = invocation.words().getFirst().text();
        if (targets.isEmpty() && program.equals("cd")) {
            home();
        } else if (targets.size() != 1 || targets.getFirst().text().equals("-")) {
            back(scope);
        } else if (plain && leadsWhereItSays(targets.getFirst(), program)) {
            to(targets.getFirst().text());
        } else {
            PossibleDirectories named = scope.directories().into(targets.getFirst().text());
            scope.setDirectoriesAfter(
                    named.or(PossibleDirectories.anywhere()), scope.directories());
        }
    }

    private void home() {
        if (scope.isSetByLine("HOME")) {
            to(scope.value("HOME").orElse(String.valueOf(ExpandedWord.UNKNOWN)));
        } else {
            scope.setDirectories(PossibleDirectories.of("~"));
        }
    }

    private void to(String path) {
        PossibleDirectories before = scope.directories();
        PossibleDirectories after = before.into(path);
        if (after.possible().stream().allMatch(this::isThere)) {
            scope.setDirectories(after);
        } else {
            scope.setDirectoriesAfter(after, before);
        }
    }

    /** Returns to a directory where the line, or the session, has been before. */
    static void back(Scope scope) {
        boolean moved = scope.visited().possible().size() > 1;
        PossibleDirectories earlier = moved ? scope.visited() : PossibleDirectories.anywhere();
        scope.setDirectoriesAfter(earlier, scope.directories());
    }

    private boolean isThere(String directory) {
        return WordLists.has("existing-directories", directory)
                || directory.matches("\\.\\.(/\\.\\.)*")
                || isOnDisk(directory);
    }

    /**
     * Whether the directory exists and the line has not put a link on the way, which may lead
     * elsewhere.
     */
    private boolean isOnDisk(String directory) {
        if (!ExpandedWord.isKnown(directory)) {
            return false;
        }
        try {
            Path path =
                    context.facts()
                            .home()
                            .map(home -> HomePath.expand(directory, home))
                            .orElseGet(() -> Path.of(directory));
            return !context.judgement().isLinked(directory)
                    && context.facts().directory().isPresent()
                    && Files.isExecutable(context.facts().directory().get().resolve(path))
                    && Files.isDirectory(context.facts().directory().get().resolve(path));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /**
     * Whether the target is taken literally: not through a search path, the directory stack or a
     * pattern.
     */
    private boolean leadsWhereItSays(ExpandedWord target, String program) {
        String text = target.text();
        boolean named = program.equals("cd") || program.equals("pushd");
        boolean searched =
                !text.startsWith("/")
                        && !text.startsWith(".")
                        && !target.path().startsAtHome()
                        && (scope.isUnknown("CDPATH")
                                || scope.value("CDPATH")
                                        .filter(path -> !path.isEmpty())
                                        .isPresent());
        boolean home = text.startsWith("~") == target.path().startsAtHome();
        return named
                && home
                && !searched
                && !target.glob()
                && !target.splits()
                && !text.startsWith("+");
    }
}
