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
 * What is at stake: the files that a command would change, as they are now. They are looked at and
 * never opened for writing; how long that takes is bounded, and what was cut is said.
 *
 * @param shares what would be deleted, overwritten and so on
 * @param complete whether nothing else is affected as far as rules can tell
 * @param cut whether there are more than were counted
 */
public record BlastRadius(List<Share> shares, boolean complete, boolean cut) {
    /**
     * The files to which the same would happen.
     *
     * @param bytes of the files
     * @param untracked how many git does not know
     * @param ignored how many git was told not to know
     * @param dirty how many have changes that are not committed
     * @param outside how many are not in the project
     * @param links how many are symbolic links, which are not followed
     * @param mounts directories on which something else is mounted
     * @param inexact whether it may be fewer
     * @param inGit whether git knows of this place at all
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

        /** How many git could not bring back. */
        public long unrecoverable() {
            return untracked + ignored + dirty;
        }
    }

    /** Nobody knows where the command would run. */
    private static final BlastRadius NOT_LOOKED = new BlastRadius(List.of(), true, false);

    public BlastRadius {
        shares = List.copyOf(shares);
    }

    /** Looks at what a command would change; nothing without a directory to start from. */
    public static BlastRadius of(Verdict verdict, SafetyFacts facts, SurveyBudget effort) {
        Path directory = facts.directory().orElse(null);
        if (directory == null) {
            return NOT_LOOKED;
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
        surveyor.tellIgnored(tallies.values());
        List<Share> shares = new ArrayList<>();
        tallies.forEach((kind, tally) -> shares.add(tally.share(kind)));
        shares.removeIf(share -> share.files() + share.directories() == 0);
        boolean cut = effort.isSpent();
        return new BlastRadius(shares, affected.complete() && !cut, cut);
    }

    private static FileCounts tally(Map<Kind, FileCounts> tallies, Kind kind) {
        return tallies.computeIfAbsent(kind, _ -> new FileCounts());
    }

    /** Whether there is something to say. */
    public boolean isEmpty() {
        return shares.isEmpty();
    }

    /** In one line; empty if nothing that exists is affected. */
    public String summary() {
        return BlastRadiusText.of(this);
    }
}
