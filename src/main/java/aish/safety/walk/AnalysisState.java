package aish.safety.walk;

import aish.bash.ShellNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * State shared by the walks of one analysis: how much has been visited, which functions are being
 * followed, and which have been defined but not called.
 */
public final class AnalysisState {
    /** A command that needs more steps is not analysed to its end. */
    private static final int MOST_STEPS = 6_000;

    private static final int DEEPEST_CALLS = 12;

    /** How many nested calls of a recursive function are followed. */
    private static final int MOST_ROUNDS = 3;

    /** How a call is followed. */
    enum Following {
        WITH_ARGUMENTS,
        /** The function calls itself, so its arguments may be anything by now. */
        WITHOUT_ARGUMENTS,
        /** It has already been followed with unknown arguments. */
        DONE,
        TOO_DEEP
    }

    /** A function and the scope at its definition. */
    record Definition(ShellNode.Function function, Scope scope) {}

    /** Code that runs at another time, and the scope where it was set. */
    record Trap(ExpandedWord code, Scope scope) {}

    private final Deque<ShellNode.Function> calls = new ArrayDeque<>();
    private final List<Definition> uncalled = new ArrayList<>();
    private final List<Trap> traps = new ArrayList<>();
    private int steps;

    /** Counts one step; returns false if the limit is exceeded. */
    boolean step() {
        return ++steps <= MOST_STEPS;
    }

    void define(ShellNode.Function function, Scope scope) {
        uncalled.add(new Definition(function, scope));
    }

    void trap(Trap trap) {
        traps.add(trap);
    }

    List<Trap> takeTraps() {
        List<Trap> taken = List.copyOf(traps);
        traps.clear();
        return taken;
    }

    Following enter(ShellNode.Function function) {
        uncalled.removeIf(definition -> isSame(definition.function(), function));
        long rounds = calls.stream().filter(call -> isSame(call, function)).count();
        if (rounds >= MOST_ROUNDS) {
            return Following.DONE;
        }
        if (calls.size() >= DEEPEST_CALLS) {
            return Following.TOO_DEEP;
        }
        calls.push(function);
        return rounds == MOST_ROUNDS - 1 ? Following.WITHOUT_ARGUMENTS : Following.WITH_ARGUMENTS;
    }

    void leave() {
        calls.pop();
    }

    boolean isInFunction() {
        return !calls.isEmpty();
    }

    /**
     * Returns and clears the functions that nothing has called, each with the scope of its
     * definition.
     */
    List<Definition> takeUncalled() {
        List<Definition> taken = List.copyOf(uncalled);
        uncalled.clear();
        return taken;
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(ShellNode.Function one, ShellNode.Function other) {
        return one == other;
    }
}
