package aish.safety;

import aish.syntax.ShellNode;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * What the walks of one judgement share: how much has been visited, which functions are being
 * followed, and which have been defined without being called.
 */
final class Course {
    /** A command that needs more than this to be followed is not followed. */
    private static final int MOST_STEPS = 6_000;

    private static final int DEEPEST_CALLS = 12;

    /** How far a function that calls itself is followed. */
    private static final int MOST_ROUNDS = 3;

    /** How a call is to be looked at. */
    enum Following {
        WITH_ARGUMENTS,
        /** It calls itself: what it is given may be anything by now. */
        WITHOUT_ARGUMENTS,
        /** It was looked at with any arguments already. */
        DONE,
        TOO_DEEP
    }

    private final Deque<ShellNode.Function> calls = new ArrayDeque<>();
    private final Map<ShellNode.Function, Scope> uncalled = new IdentityHashMap<>();
    private int steps;

    /** Counts one step; false if there must be no more. */
    boolean step() {
        return ++steps <= MOST_STEPS;
    }

    void define(ShellNode.Function function, Scope scope) {
        uncalled.put(function, scope);
    }

    Following enter(ShellNode.Function function) {
        uncalled.remove(function);
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

    /** Takes the functions that nothing has called, each with the scope of its definition. */
    Map<ShellNode.Function, Scope> takeUncalled() {
        Map<ShellNode.Function, Scope> taken = new IdentityHashMap<>(uncalled);
        uncalled.clear();
        return taken;
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(ShellNode.Function one, ShellNode.Function other) {
        return one == other;
    }
}
