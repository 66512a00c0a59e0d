package aish.safety.walk;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.files.AffectedFileSpec;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.files.PathZone;
import aish.safety.files.Paths;
import java.util.List;

/** Everything needed to judge one command, besides its words. */
public record CommandContext(
        CommandWalker walk,
        VerdictBuilder judgement,
        SafetyFacts facts,
        Scope scope,
        StandardInput stdin,
        Span span,
        List<AffectedFileSpec> found) {
    CommandContext(
            CommandWalker walk,
            VerdictBuilder judgement,
            SafetyFacts facts,
            Scope scope,
            StandardInput stdin,
            Span span) {
        this(walk, judgement, facts, scope, stdin, span, List.of());
    }

    public void add(Effect effect, String reason, Span place) {
        judgement.add(effect, reason, place);
    }

    /** A copy for a separate process, whose assignments are not visible outside. */
    public CommandContext forSeparateProcess() {
        return new CommandContext(walk, judgement, facts, scope.copy(), stdin, span, found);
    }

    public CommandContext withStdin(StandardInput other) {
        return new CommandContext(walk, judgement, facts, scope, other, span, found);
    }

    /** A copy for a command that runs on the results of a search. */
    public CommandContext withFound(List<AffectedFileSpec> searches) {
        return new CommandContext(walk, judgement, facts, scope, stdin, span, searches);
    }

    /**
     * Returns the path of a word relative to where the line starts, for finding its zone; if
     * several directories are possible, the path in the riskiest zone.
     */
    public String path(String text) {
        String worst = "";
        for (String directory : scope.directories().possible()) {
            String path = facts.zonePath(Paths.resolve(directory, text));
            if (worst.isEmpty() || PathZone.of(path).compareTo(PathZone.of(worst)) > 0) {
                worst = path;
            }
        }
        return worst;
    }

    /** Records a file that is changed. */
    public void touch(Kind kind, ExpandedWord file, boolean recursive) {
        touch(kind, file, recursive, AffectedFileSpec.CompanionFile.NONE);
    }

    /** Records a file that is changed together with a companion file. */
    public void touch(
            Kind kind,
            ExpandedWord file,
            boolean recursive,
            AffectedFileSpec.CompanionFile beside) {
        if (file.path().isFound() && !found.isEmpty()) {
            found.forEach(
                    search ->
                            judgement.addAffectedFiles(
                                    search.withKind(kind, recursive).with(beside)));
        } else {
            judgement.addAffectedFiles(touched(kind, file, recursive).with(beside));
        }
    }

    public AffectedFileSpec touched(Kind kind, ExpandedWord file, boolean recursive) {
        return file.splits()
                ? AffectedFileSpec.unknown(kind, scope.certainDirectory())
                : AffectedFileSpec.of(kind, file.path(), scope.certainDirectory(), recursive);
    }

    /** Whether standard input is data that the text does not show. */
    public boolean readsData() {
        return switch (stdin) {
            case StandardInput.File _, StandardInput.Piped _ -> true;
            case StandardInput.Text(String text) -> text.indexOf(ExpandedWord.UNKNOWN) >= 0;
            case StandardInput.Terminal _, StandardInput.Empty _ -> false;
        };
    }

    /** Whether standard input may contain local data. */
    public boolean carriesData() {
        return switch (stdin) {
            case StandardInput.File _, StandardInput.Piped _, StandardInput.Text _ -> true;
            case StandardInput.Terminal _, StandardInput.Empty _ -> false;
        };
    }
}
