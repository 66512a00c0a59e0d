package aish.norris;

import module java.base;

import aish.exec.CommandAssessment;
import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.AffectedFileSpec;
import aish.safety.files.AffectedFiles;
import aish.safety.files.SurveyBudget;

/**
 * Checks whether a command that no rule halts would still change files that the user had before.
 * Adding to a file is usually harmless, and an unknown program may only read; but what happens to
 * the user's own files is not for a model to decide. Files that commands of this pursuit created
 * may be changed.
 */
public final class OwnFilesCheck {
    private static final String BETWEEN_WORDS = " \t\n'\";|&()<>=,:";
    private static final String PATTERNS = "*?[{";

    private final Set<Path> made = new HashSet<>();
    private boolean written;

    /** Returns why the user should look first; empty if none of their files is at stake. */
    Optional<String> of(CommandAssessment assessment) {
        if (assessment.verdict() instanceof Verdict.Unknown) {
            return named(assessment.command(), assessment.facts())
                    .map(
                            word ->
                                    assessment.verdict().reason()
                                            + ", and one of its arguments is "
                                            + word);
        }
        if (assessment.verdict().touched().stream().anyMatch(affected -> !affected.complete())) {
            return Optional.of("writes to files, and aish cannot tell which");
        }
        boolean nothing = assessment.radius().isEmpty() && assessment.radius().complete();
        boolean own = nothing || existing(assessment).stream().allMatch(this::isOwn);
        return own ? Optional.empty() : Optional.of("changes files that existed before");
    }

    /** Whether anything was written in this session without the user's approval. */
    boolean hasWritten() {
        return written;
    }

    static boolean writes(Verdict verdict) {
        return verdict.effects().contains(Effect.CREATES)
                || verdict.effects().contains(Effect.FETCHES);
    }

    /** Called when a command is about to run without the user having been asked. */
    void running(CommandAssessment assessment) {
        written |= writes(assessment.verdict());
        for (AffectedFiles.Root root : affected(assessment).roots()) {
            if (!Files.exists(root.path(), LinkOption.NOFOLLOW_LINKS)) {
                made.add(root.path());
            }
        }
    }

    /**
     * Whether the file was created since, and is not another name for one that was there before.
     */
    private boolean isOwn(Path path) {
        try {
            return made.contains(path)
                    && !Files.isSymbolicLink(path)
                    && (Files.isDirectory(path)
                            || Files.getAttribute(path, "unix:nlink").equals(1));
        } catch (IOException e) {
            return false;
        }
    }

    private static List<Path> existing(CommandAssessment assessment) {
        AffectedFiles affected = affected(assessment);
        List<Path> paths =
                affected.roots().stream()
                        .filter(root -> root.kind() != AffectedFileSpec.Kind.TIMES)
                        .map(AffectedFiles.Root::path)
                        .filter(path -> Files.exists(path, LinkOption.NOFOLLOW_LINKS))
                        .toList();
        return affected.gitCommands().isEmpty() ? paths : List.of(Path.of("/"));
    }

    private static AffectedFiles affected(CommandAssessment assessment) {
        return AffectedFiles.of(assessment.verdict(), assessment.facts(), SurveyBudget.thorough());
    }

    /** Returns the first argument that names an existing file, or that may match several. */
    private Optional<String> named(String command, SafetyFacts facts) {
        StringTokenizer words = new StringTokenizer(command, BETWEEN_WORDS);
        if (facts.directory().isEmpty() || !words.hasMoreTokens()) {
            return Optional.empty();
        }
        words.nextToken();
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            boolean many = word.chars().anyMatch(c -> PATTERNS.indexOf(c) >= 0);
            if (many || isTheirs(word, facts)) {
                return Optional.of(word);
            }
        }
        return Optional.empty();
    }

    private boolean isTheirs(String word, SafetyFacts facts) {
        if (word.startsWith("~")) {
            return true;
        }
        try {
            Path path = facts.directory().orElseThrow().resolve(word).normalize();
            return Files.exists(path, LinkOption.NOFOLLOW_LINKS) && !isOwn(path.toRealPath());
        } catch (IOException e) {
            return true;
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
