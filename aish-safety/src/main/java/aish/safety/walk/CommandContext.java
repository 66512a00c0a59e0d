package aish.safety.walk;

import module java.base;

import aish.safety.walk.VerdictBuilder.Trait;
import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.SafetyFacts;
import aish.safety.files.AffectedFileSpec;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.files.Paths;
import aish.safety.files.Paths.PathZone;
import aish.safety.rules.OptionRule.Target;
import org.jspecify.annotations.Nullable;

/** Everything needed to judge one command, besides its words. */
public record CommandContext(
        Walk walk, Scope scope, StandardInput stdin, Span span, List<AffectedFileSpec> found) {
    CommandContext(Walk walk, Scope scope, StandardInput stdin, Span span) {
        this(walk, scope, stdin, span, List.of());
    }

    public VerdictBuilder judgement() {
        return walk.verdict();
    }

    public SafetyFacts facts() {
        return walk.facts();
    }

    /**
     * Records an effect. A secret whose output is captured is shown only if it is printed later.
     */
    public void add(Effect effect, String reason, Span place) {
        boolean shown = effect != Effect.REVEALS || walk.output() == Output.SHOWN;
        if (!shown && walk.output() == Output.CAPTURED) {
            judgement().note(Trait.HOLDS_SECRET);
        }
        judgement().add(shown ? effect : Effect.READS, reason, place);
    }

    public void add(Effect effect, String reason, ExpandedWord cause) {
        add(effect, reason, cause.span());
    }

    /** Records that the current call uses the network, whatever else it does. */
    public void addNetwork() {
        judgement().addNetwork();
    }

    /** Records something that the rules do not know. */
    public void addUnknown(String reason, ExpandedWord cause) {
        judgement().addUnknown(reason, cause.span());
    }

    public void write(ExpandedWord file) {
        new WriteCheck(this).to(file, Target.WRITE, file.span());
    }

    /** A copy for a separate process, whose assignments are not visible outside. */
    public CommandContext forSeparateProcess() {
        return new CommandContext(walk, scope.copy(), stdin, span, found);
    }

    public CommandContext withStdin(StandardInput other) {
        return new CommandContext(walk, scope, other, span, found);
    }

    /** A copy for a command that runs on the results of a search. */
    public CommandContext withFound(List<AffectedFileSpec> searches) {
        return new CommandContext(walk, scope, stdin, span, searches);
    }

    /**
     * Returns the path of a word relative to where the line starts, for finding its zone; if
     * several directories are possible, the path in the riskiest zone.
     */
    public String path(String text) {
        String worst = "";
        for (String directory : scope.directories().possible()) {
            String path = facts().zonePath(Paths.resolve(directory, text));
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
                            judgement()
                                    .addAffectedFiles(
                                            search.withKind(kind, recursive).with(beside)));
        } else {
            judgement().addAffectedFiles(touched(kind, file, recursive).with(beside));
        }
    }

    public AffectedFileSpec touched(Kind kind, ExpandedWord file, boolean recursive) {
        return file.splits()
                ? AffectedFileSpec.unknown(kind, scope.certainDirectory())
                        .with(List.of(file.text()))
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
        return !(stdin instanceof StandardInput.Terminal || stdin instanceof StandardInput.Empty);
    }

    /** Returns the path of a word relative to where the line starts. */
    public String resolve(String text) {
        return Paths.resolve(scope.directory(), text);
    }

    /** Where the output of a command goes. */
    public enum Output {
        SHOWN,
        /** Into a variable or the words of another command. */
        CAPTURED,
        /** To a program that prints none of it, or nowhere. */
        HIDDEN
    }

    public sealed interface StandardInput {
        record Terminal() implements StandardInput {}

        /** Empty input, such as {@code /dev/null}. */
        record Empty() implements StandardInput {}

        /** Text from the command line; unknown parts are {@link ExpandedWord#UNKNOWN}. */
        record Text(String text) implements StandardInput {}

        record File(String path) implements StandardInput {}

        /**
         * The output of another command.
         *
         * @param names whether it consists of names or numbers that cannot be options
         */
        record Piped(boolean names) implements StandardInput {}

        StandardInput TERMINAL = new Terminal();
        StandardInput EMPTY = new Empty();
        StandardInput PIPED = new Piped(false);
        StandardInput NAMES = new Piped(true);
    }

    /** A position among the words of a command, initially after its name. */
    public static final class WordCursor {
        private final List<ExpandedWord> words;
        private int at = 1;

        public WordCursor(List<ExpandedWord> words) {
            this.words = words;
        }

        public boolean hasNext() {
            return at < words.size();
        }

        public ExpandedWord next() {
            return words.get(at++);
        }

        /** Returns the text of the next word without consuming it; null if there is none. */
        @Nullable
        public String peek() {
            return hasNext() ? words.get(at).text() : null;
        }

        /** The index of the next word. */
        public int position() {
            return at;
        }
    }
}
