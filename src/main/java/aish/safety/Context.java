package aish.safety;

import aish.syntax.Span;

/** Everything that judging one command needs besides its words. */
record Context(
        Walk walk, Judgement judgement, SafetyFacts facts, Scope scope, Stdin stdin, Span span) {
    void add(Effect effect, String reason, Span place) {
        judgement.add(effect, reason, place);
    }

    Context withStdin(Stdin other) {
        return new Context(walk, judgement, facts, scope, other, span);
    }

    /** Whether data of this machine could be on standard input. */
    boolean carriesData() {
        return switch (stdin) {
            case Stdin.File _, Stdin.Piped _, Stdin.Text _ -> true;
            case Stdin.Terminal _, Stdin.Empty _ -> false;
        };
    }
}
