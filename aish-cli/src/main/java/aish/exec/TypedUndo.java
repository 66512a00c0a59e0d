package aish.exec;

import module java.base;

import aish.safety.Analyser;
import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.files.SurveyBudget;
import aish.safety.rules.WordLists;
import aish.undo.UndoStore;
import aish.undo.UndoStore.SavedFiles;
import aish.undo.UndoStore.UndoException;

/**
 * Saves the files that a typed command is about to delete or replace, without a word. A command
 * whose files are not known, or are more than the limits allow, runs all the same. Used by one
 * thread.
 */
public final class TypedUndo {
    /** How much is saved for one command. */
    public record Limits(int files, long bytes) {}

    /** Saves nothing. */
    public static final TypedUndo OFF =
            new TypedUndo(_ -> SafetyFacts.none(), Optional::empty, () -> new Limits(0, 0));

    private static final Set<Effect> LOSING =
            EnumSet.of(Effect.DELETES, Effect.OVERWRITES, Effect.HISTORY_REWRITE);

    /** More are not kept of one session. */
    private static final int MOST_KEPT = 50;

    private final Analyser.FactSource facts;
    private final Supplier<Optional<UndoStore>> store;
    private final Supplier<Limits> limits;
    private final Deque<SavedFiles> kept = new ArrayDeque<>();

    /**
     * @param facts returns what is known about the session
     * @param store where files are saved; empty if they are not
     */
    public TypedUndo(
            Analyser.FactSource facts,
            Supplier<Optional<UndoStore>> store,
            Supplier<Limits> limits) {
        this.facts = facts;
        this.store = store;
        this.limits = limits;
    }

    /**
     * @return empty if nothing would be lost, or it is to be destroyed for good
     * @throws UndoException if something would be lost that cannot be saved
     */
    Optional<SavedFiles> setAside(String command) throws UndoException {
        Optional<UndoStore> undo = store.get();
        if (undo.isEmpty()) {
            return Optional.empty();
        }
        SafetyFacts known = facts.of(command);
        if (Analyser.isPlainReading(command, known)) {
            return Optional.empty();
        }
        Analyser.Reading reading = facts.judge(command, known);
        if (Collections.disjoint(reading.verdict().effects(), LOSING) || destroys(reading)) {
            return Optional.empty();
        }
        Limits most = limits.get();
        SurveyBudget budget = new SurveyBudget(most.files());
        return undo.get().setAsideTyped(command, reading.verdict(), known, most.bytes(), budget);
    }

    /** Whether a program runs whose purpose is that nothing can be restored. */
    private static boolean destroys(Analyser.Reading reading) {
        return reading.calls().stream()
                .flatMap(call -> call.words().stream().limit(1))
                .map(name -> name.text().substring(name.text().lastIndexOf('/') + 1))
                .anyMatch(name -> WordLists.has("destroyers", name));
    }

    /** Called when the command has ended; nothing is kept of one that changed nothing. */
    void ended(SavedFiles saved) {
        try {
            saved.finished();
            if (!saved.mayHaveChanged()) {
                saved.discard();
                return;
            }
            kept.add(saved);
            if (kept.size() > MOST_KEPT) {
                kept.removeFirst().discard();
            }
        } catch (IOException e) {
            // :undo says what is missing
        }
    }
}
