package aish.safety;

import aish.safety.Touched.Kind;
import aish.syntax.Span;
import java.util.List;

/** Everything that judging one command needs besides its words. */
record Context(
        Walk walk,
        Judgement judgement,
        SafetyFacts facts,
        Scope scope,
        Stdin stdin,
        Span span,
        List<Touched> found) {
    Context(
            Walk walk,
            Judgement judgement,
            SafetyFacts facts,
            Scope scope,
            Stdin stdin,
            Span span) {
        this(walk, judgement, facts, scope, stdin, span, List.of());
    }

    void add(Effect effect, String reason, Span place) {
        judgement.add(effect, reason, place);
    }

    Context withStdin(Stdin other) {
        return new Context(walk, judgement, facts, scope, other, span, found);
    }

    /** For a command that is run on what a search finds. */
    Context withFound(List<Touched> searches) {
        return new Context(walk, judgement, facts, scope, stdin, span, searches);
    }

    /** The path of a word as seen from where the line starts, for telling its zone. */
    String path(String text) {
        return facts.zonePath(Paths.resolve(scope.directory(), text));
    }

    /** Takes note of a file that is changed. */
    void touch(Kind kind, Field file, boolean recursive) {
        if (file.path().isFound() && !found.isEmpty()) {
            found.forEach(search -> judgement.touch(search.as(kind, recursive)));
        } else {
            judgement.touch(touched(kind, file, recursive));
        }
    }

    Touched touched(Kind kind, Field file, boolean recursive) {
        return file.splits()
                ? Touched.unknown(kind, scope.certainDirectory())
                : Touched.of(kind, file.path(), scope.certainDirectory(), recursive);
    }

    /** Whether what is read from standard input is data that the text does not say. */
    boolean readsData() {
        return switch (stdin) {
            case Stdin.File _, Stdin.Piped _ -> true;
            case Stdin.Text(String text) -> text.indexOf(Field.TOP) >= 0;
            case Stdin.Terminal _, Stdin.Empty _ -> false;
        };
    }

    /** Whether data of this machine could be on standard input. */
    boolean carriesData() {
        return switch (stdin) {
            case Stdin.File _, Stdin.Piped _, Stdin.Text _ -> true;
            case Stdin.Terminal _, Stdin.Empty _ -> false;
        };
    }
}
