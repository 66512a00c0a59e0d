package aish.norris;

import module java.base;

import aish.exec.CommandAssessment;
import aish.exec.CommandLimits;
import aish.safety.Call;
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
    private static final Set<Effect> CREATING = EnumSet.of(Effect.READS, Effect.CREATES);
    private static final Set<Effect> REWRITING =
            EnumSet.of(Effect.READS, Effect.CREATES, Effect.OVERWRITES);

    private final Set<Path> made = new HashSet<>();
    private boolean written;

    /** Returns why the user should look first; empty if none of their files is at stake. */
    Optional<String> of(CommandAssessment assessment) {
        if (assessment.verdict() instanceof Verdict.Unknown) {
            return named(assessment.calls(), assessment.facts())
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

    /** Whether it does no more than read and create, and creates only what may be written. */
    boolean onlyCreates(CommandAssessment assessment, CommandLimits limits) {
        return assessment.isClear()
                && CREATING.containsAll(assessment.verdict().effects())
                && affected(assessment).roots().stream()
                        .allMatch(root -> limits.allowsWriting(root.path()));
    }

    /**
     * Whether it halts only because it writes files again that commands created. A program that
     * overwrites files, such as truncate, is for the user to judge.
     */
    boolean onlyRewrites(CommandAssessment assessment) {
        Verdict verdict = assessment.verdict();
        boolean redirects =
                !assessment.change().isEmpty()
                        || assessment.calls().stream().allMatch(Call::onlyLooks);
        return verdict instanceof Verdict.Halt
                && !verdict.wrapped()
                && redirects
                && REWRITING.containsAll(verdict.effects())
                && verdict.touched().stream().allMatch(AffectedFileSpec::complete)
                && assessment.radius().complete()
                && existing(assessment).stream().allMatch(this::isOwn);
    }

    /** Whether anything that could be run was written without the user's approval. */
    boolean hasWritten() {
        return written || made.stream().anyMatch(path -> !Files.isDirectory(path));
    }

    static boolean writes(Verdict verdict) {
        return verdict.effects().contains(Effect.CREATES)
                || verdict.effects().contains(Effect.FETCHES);
    }

    /** Called when a command is about to run without the user having been asked. */
    void running(CommandAssessment assessment) {
        List<Path> fresh =
                affected(assessment).roots().stream()
                        .map(AffectedFiles.Root::path)
                        .filter(path -> !Files.exists(path, LinkOption.NOFOLLOW_LINKS))
                        .toList();
        made.addAll(fresh);
        boolean named =
                !fresh.isEmpty() && !assessment.verdict().effects().contains(Effect.FETCHES);
        written |= writes(assessment.verdict()) && !named;
    }

    /**
     * Whether the file was created since, and is not another name for one that was there before.
     */
    private boolean isOwn(Path path) {
        return made.contains(path) && hasOneName(path);
    }

    /** Whether a file, if it is there, has no other name by which it might be elsewhere. */
    static boolean hasOneName(Path path) {
        try {
            return !Files.isSymbolicLink(path)
                    && (Files.isDirectory(path)
                            || Files.getAttribute(path, "unix:nlink").equals(1));
        } catch (NoSuchFileException e) {
            return true;
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

    /** Returns the first argument that names an existing file, or that may name any. */
    private Optional<String> named(List<Call> calls, SafetyFacts facts) {
        return facts.directory().isEmpty()
                ? Optional.empty()
                : calls.stream()
                        .flatMap(call -> call.words().stream().skip(1))
                        .filter(word -> !word.known() || word.splits() || isTheirs(word, facts))
                        .map(word -> word.known() ? word.text() : "known only when it runs")
                        .findFirst();
    }

    /** Also looks at the value in {@code --option=value}. */
    private boolean isTheirs(Call.Word word, SafetyFacts facts) {
        return Stream.of(word.text(), word.text().substring(word.text().indexOf('=') + 1))
                .anyMatch(name -> isTheirs(name, facts));
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
