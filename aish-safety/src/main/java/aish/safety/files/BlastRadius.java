package aish.safety.files;

import module java.base;

import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.files.FileSurvey.FileWalk;
import aish.safety.files.GitTree.GitIndex;
import org.jspecify.annotations.Nullable;

/**
 * What is at stake: the files that a command would change, in their current state. They are
 * inspected and never opened for writing. Their number is limited, and the result says whether it
 * was cut short.
 *
 * @param shares what would be deleted, overwritten and so on
 * @param complete whether nothing else is affected, as far as the rules can tell
 * @param cut whether there are more files than were counted
 * @param places what special places are among them, in words
 */
public record BlastRadius(List<Share> shares, boolean complete, boolean cut, List<String> places) {
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
            boolean inexact) {
        public Share {
            mounts = List.copyOf(mounts);
        }
    }

    /** The result if it is not known where the command would run. */
    private static final BlastRadius UNKNOWN_DIRECTORY =
            new BlastRadius(List.of(), true, false, List.of());

    public BlastRadius {
        shares = List.copyOf(shares);
        places = List.copyOf(places);
    }

    /** Nothing is at stake. */
    public static BlastRadius none() {
        return UNKNOWN_DIRECTORY;
    }

    /**
     * Surveys the files that a command would change; without a directory to start from, the result
     * is empty.
     */
    public static BlastRadius of(Verdict verdict, SafetyFacts facts, SurveyBudget budget) {
        Path directory = facts.directory().orElse(null);
        if (directory == null) {
            return UNKNOWN_DIRECTORY;
        }
        AffectedFiles affected = AffectedFiles.of(verdict, facts, budget);
        List<String> places = new SpecialPlaces(directory, facts).in(verdict);
        if (affected.roots().isEmpty() && affected.gitCommands().isEmpty()) {
            return new BlastRadius(List.of(), affected.complete(), budget.isSpent(), places);
        }
        FileSurvey surveyor = new FileSurvey(directory, budget);
        Map<Kind, FileCounts> tallies = new EnumMap<>(Kind.class);
        boolean complete = affected.complete();
        try {
            for (AffectedFiles.Root root : affected.roots()) {
                surveyor.survey(root, tally(tallies, root.kind()));
            }
            for (GitCommand command : affected.gitCommands()) {
                Kind kind = command.cleans() ? Kind.DELETE : Kind.GIT_TREE;
                complete &= new GitSurvey(surveyor, budget).survey(command, tally(tallies, kind));
            }
            surveyor.countIgnored(tallies.values());
        } catch (IOException e) {
            return new BlastRadius(List.of(), false, true, List.of());
        }
        List<Share> shares = new ArrayList<>();
        tallies.forEach((kind, counts) -> shares.add(counts.share(kind)));
        shares.removeIf(share -> share.files() + share.directories() == 0);
        boolean cut = budget.isSpent();
        return new BlastRadius(shares, complete && !cut, cut, places);
    }

    /** Returns the same, because something could not be looked at. */
    public BlastRadius incomplete() {
        return new BlastRadius(shares, false, cut, places);
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

    /** Returns what there is to know about the files, if the same happens to all of them. */
    public List<String> remarks() {
        return shares.size() == 1 ? BlastRadiusText.remarks(shares.getFirst()) : List.of();
    }

    /** Counts the files that a git command would take from a working tree. */
    private record GitSurvey(FileSurvey surveyor, SurveyBudget budget) {
        /** Returns false if there may be files that git did not list. */
        boolean survey(GitCommand command, FileCounts counts) throws IOException {
            GitTree tree = GitTree.around(command.directory()).orElse(null);
            if (tree == null) {
                return true;
            }
            GitTree.Untracked discards = command.discards().orElse(null);
            boolean untrackedKnown = discards == null || discarded(command, discards, tree, counts);
            boolean trackedKnown = !command.replaces() || changed(command, tree, counts);
            return untrackedKnown && trackedKnown;
        }

        /** Counts the untracked files that are gone afterwards. */
        private boolean discarded(
                GitCommand command, GitTree.Untracked kind, GitTree tree, FileCounts counts)
                throws IOException {
            List<String> others = tree.untracked(kind).orElse(null);
            if (others == null) {
                return false;
            }
            List<Path> within = command.cleans() ? named(command) : List.of();
            for (String name : others) {
                Path path = tree.root().resolve(name);
                boolean meant = within.isEmpty() || within.stream().anyMatch(path::startsWith);
                boolean taken = !command.cleans() || !name.endsWith("/") || command.has('d', "-d");
                if (meant && taken) {
                    new FileWalk(
                                    budget,
                                    (file, attributes) -> surveyor.count(file, attributes, counts))
                            .tree(path);
                }
            }
            return true;
        }

        /** Counts the files with changes that are not in the index. */
        private boolean changed(GitCommand command, GitTree tree, FileCounts counts) {
            GitIndex index = GitIndex.read(tree.gitDirectory()).orElse(null);
            if (index == null) {
                // without an index, git tracks nothing
                return !Files.exists(tree.gitDirectory().resolve("index"));
            }
            List<Path> within = named(command);
            for (String name : index.paths()) {
                Path path = tree.root().resolve(name);
                if (!within.isEmpty() && within.stream().noneMatch(path::startsWith)) {
                    continue;
                }
                if (!budget.countEntry()) {
                    return false;
                }
                @Nullable BasicFileAttributes attributes = FileWalk.attributes(path);
                if (attributes != null && index.isChanged(name, path, attributes)) {
                    surveyor.count(path, attributes, counts);
                }
            }
            return true;
        }

        /**
         * Returns the operands that are paths; if there are none, the command is about the whole
         * tree.
         */
        private static List<Path> named(GitCommand command) {
            List<Path> paths = new ArrayList<>();
            for (String operand : command.operands()) {
                Path path = command.directory().resolve(operand).normalize();
                if (FileWalk.attributes(path) != null) {
                    try {
                        paths.add(path.toRealPath());
                    } catch (IOException e) {
                        paths.add(path);
                    }
                }
            }
            return paths;
        }
    }

    /** Counts the files with the same kind of change, each file once. */
    static final class FileCounts {
        private final Set<Path> seen = new HashSet<>();
        private final List<String> unknownToGit = new ArrayList<>();
        private final List<Path> mounts = new ArrayList<>();
        private long files;
        private long directories;
        private long bytes;
        private long ignored;
        private long dirty;
        private long outside;
        private long links;
        private boolean inexact;

        /** Returns false if the path has been counted before. */
        boolean add(Path path, BasicFileAttributes attributes) {
            if (!seen.add(path)) {
                return false;
            }
            if (attributes.isDirectory()) {
                directories++;
            } else {
                files++;
                bytes += attributes.isRegularFile() ? attributes.size() : 0;
                links += attributes.isSymbolicLink() ? 1 : 0;
            }
            return true;
        }

        void outside() {
            outside++;
        }

        void dirty() {
            dirty++;
        }

        void inexact() {
            inexact = true;
        }

        void mount(Path path) {
            mounts.add(path);
        }

        /** Records a file that git does not track, named from the top of the working tree. */
        void unknownToGit(String name) {
            unknownToGit.add(name);
        }

        boolean hasUnknownToGit() {
            return !unknownToGit.isEmpty();
        }

        void countIgnored(Predicate<String> isIgnored) {
            ignored += unknownToGit.stream().filter(isIgnored).count();
        }

        BlastRadius.Share share(Kind kind) {
            return new BlastRadius.Share(
                    kind,
                    files,
                    directories,
                    bytes,
                    unknownToGit.size() - ignored,
                    ignored,
                    dirty,
                    outside,
                    links,
                    mounts,
                    inexact);
        }
    }
}
