package aish.safety.files;

import module java.base;

import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.AffectedFileSpec.FileSearch;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.files.PathText.PathExpander;

/**
 * The places on the live file system that a command would change. Finding them reads directories
 * only.
 *
 * @param roots affected paths, some with everything in them
 * @param gitCommands commands on a git working tree
 * @param complete whether nothing else is affected, as far as the rules can tell
 */
public record AffectedFiles(List<Root> roots, List<GitCommand> gitCommands, boolean complete) {
    /**
     * One affected path.
     *
     * @param path a real path except for its last element
     * @param search selects among the files in the path
     * @param overlay a tree whose files replace those of the same names
     */
    public record Root(
            Kind kind,
            Path path,
            boolean recursive,
            Optional<FileSearch> search,
            Optional<Path> overlay) {
        static Root of(Kind kind, Path path, boolean recursive) {
            return new Root(kind, real(path), recursive, Optional.empty(), Optional.empty());
        }

        Root with(Optional<FileSearch> chosen) {
            return new Root(kind, path, recursive, chosen, overlay);
        }

        Root over(Path tree) {
            return new Root(kind, path, recursive, search, Optional.of(tree));
        }

        private static Path real(Path path) {
            Path parent = path.getParent();
            Path name = path.getFileName();
            try {
                boolean plain =
                        name != null
                                && !name.toString().equals("..")
                                && !name.toString().equals(".");
                return parent == null || !plain
                        ? path.toRealPath()
                        : parent.toRealPath().resolve(name);
            } catch (IOException e) {
                return path.toAbsolutePath().normalize();
            }
        }
    }

    public AffectedFiles {
        roots = List.copyOf(roots);
        gitCommands = List.copyOf(gitCommands);
    }

    public static AffectedFiles of(Verdict verdict, SafetyFacts facts, SurveyBudget budget) {
        PathExpander expander = new PathExpander(facts, budget);
        List<Root> roots = new ArrayList<>();
        List<GitCommand> git = new ArrayList<>();
        boolean complete =
                !(verdict instanceof Verdict.Unknown)
                        && !verdict.effects().contains(Effect.EXEC_UNKNOWN);
        for (AffectedFileSpec affected : verdict.touched()) {
            Path directory = expander.directory(affected.directory());
            boolean known =
                    affected.complete() && directory != null && Files.isDirectory(directory);
            complete &= known;
            if (known && directory != null) {
                if (affected.kind() == Kind.GIT_TREE) {
                    GitCommand command = GitCommand.of(affected.words(), directory);
                    git.add(command);
                    complete &= command.isUnderstood();
                } else {
                    add(affected, directory, expander, roots);
                }
            }
        }
        return new AffectedFiles(roots, git, complete && !budget.isSpent());
    }

    private static void add(
            AffectedFileSpec affected, Path directory, PathExpander expander, List<Root> roots) {
        for (Path path : expander.expand(affected.path(), directory)) {
            if (!affected.sources().isEmpty()) {
                put(affected, path, directory, expander, roots);
            } else {
                roots.add(
                        Root.of(affected.kind(), path, affected.recursive())
                                .with(affected.search()));
                beside(affected.companion(), path)
                        .ifPresent(other -> roots.add(Root.of(Kind.OVERWRITE, other, false)));
            }
        }
    }

    private static Optional<Path> beside(AffectedFileSpec.CompanionFile beside, Path path) {
        String name = String.valueOf(path.getFileName());
        return beside.isNone() || !name.endsWith(beside.removedEnding())
                ? Optional.empty()
                : Optional.of(
                        path.resolveSibling(
                                name.substring(0, name.length() - beside.removedEnding().length())
                                        + beside.addedEnding()));
    }

    /** Adds the roots for files that are put at a path, or into it if it is a directory. */
    private static void put(
            AffectedFileSpec affected,
            Path target,
            Path directory,
            PathExpander expander,
            List<Root> roots) {
        roots.add(Root.of(affected.kind(), target, false));
        if (!Files.isDirectory(target)) {
            return;
        }
        for (PathText source : affected.sources()) {
            for (Path moved : expander.expand(source, directory)) {
                Path name = moved.normalize().getFileName();
                if (name != null) {
                    Root root = Root.of(affected.kind(), target.resolve(name), false);
                    roots.add(Files.isDirectory(moved) ? root.over(moved) : root);
                }
            }
        }
    }
}
