package aish.safety.files;

import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.AffectedFileSpec.Kind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What is at stake: the files that a command would change, in their current state. They are
 * inspected and never opened for writing. The time for this is limited, and the result says whether
 * it was cut short.
 *
 * @param shares what would be deleted, overwritten and so on
 * @param complete whether nothing else is affected, as far as the rules can tell
 * @param cut whether there are more files than were counted
 */
public record BlastRadius(List<Share> shares, boolean complete, boolean cut) {
    /**
     * Counts of the files that suffer the same kind of change.
     *
     * @param bytes total size of the files
     * @param untracked how many git does not track and does not ignore
     * @param ignored how many git ignores
     * @param dirty how many have uncommitted changes
     * @param outside how many are outside the project
     * @param links how many are symbolic links, which are not followed
     * @param mounts directories that are mount points
     * @param inexact whether the true number may be lower
     * @param inGit whether any of them is in a git working tree
     */
    public record Share(
            Kind kind,
            long files,
            long directories,
            long bytes,
            long untracked,
            long ignored,
            long dirty,
            long outside,
            long links,
            List<Path> mounts,
            boolean inexact,
            boolean inGit) {
        public Share {
            mounts = List.copyOf(mounts);
        }

        /** How many files git could not bring back. */
        public long unrecoverable() {
            return untracked + ignored + dirty;
        }
    }

    /** The result if it is not known where the command would run. */
    private static final BlastRadius UNKNOWN_DIRECTORY = new BlastRadius(List.of(), true, false);

    public BlastRadius {
        shares = List.copyOf(shares);
    }

    /**
     * Surveys the files that a command would change; without a directory to start from, the result
     * is empty.
     */
    public static BlastRadius of(Verdict verdict, SafetyFacts facts, SurveyBudget effort) {
        Path directory = facts.directory().orElse(null);
        if (directory == null) {
            return UNKNOWN_DIRECTORY;
        }
        AffectedFiles affected = AffectedFiles.of(verdict, facts, effort);
        FileSurvey surveyor = new FileSurvey(directory, effort);
        Map<Kind, FileCounts> tallies = new EnumMap<>(Kind.class);
        try {
            for (AffectedFiles.Root root : affected.roots()) {
                surveyor.survey(root, tally(tallies, root.kind()));
            }
            for (GitCommand command : affected.gitCommands()) {
                Kind kind = command.cleans() ? Kind.DELETE : Kind.GIT_TREE;
                new GitSurvey(surveyor, effort).survey(command, tally(tallies, kind));
            }
        } catch (IOException e) {
            return new BlastRadius(List.of(), false, true);
        }
        surveyor.countIgnored(tallies.values());
        List<Share> shares = new ArrayList<>();
        tallies.forEach((kind, tally) -> shares.add(tally.share(kind)));
        shares.removeIf(share -> share.files() + share.directories() == 0);
        boolean cut = effort.isSpent();
        return new BlastRadius(shares, affected.complete() && !cut, cut);
    }

    private static FileCounts tally(Map<Kind, FileCounts> tallies, Kind kind) {
        return tallies.computeIfAbsent(kind, _ -> new FileCounts());
    }

    public boolean isEmpty() {
        return shares.isEmpty();
    }

    /** Summarises the files in one line; empty if no existing file is affected. */
    public String summary() {
        return BlastRadiusText.of(this);
    }
}
