package aish.exec;

import module java.base;

import aish.safety.Analyser;
import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.SurveyBudget;
import aish.undo.UndoStore;

/**
 * Saves the files that a typed command is about to delete or replace, without a word, if that is
 * quickly done. A command that is not known, or changes too much, simply runs. Used by one thread.
 */
public final class TypedUndo {
    /**
     * How much is done for one command.
     *
     * @param time without that for judging the command
     */
    public record Limits(int files, long bytes, Duration time) {}

    /** Saves nothing. */
    public static final TypedUndo OFF =
            new TypedUndo(
                    _ -> SafetyFacts.none(),
                    Optional::empty,
                    () -> new Limits(0, 0, Duration.ZERO));

    /** Only lines that contain one of these are judged, because judging takes time too. */
    private static final Pattern SUSPECT =
            Pattern.compile(
                    ">|\\b(?:rm|rmdir|unlink|mv|cp|ln|dd|tee|truncate|install|sed|find)\\b");

    /** What these destroy is not to be kept. */
    private static final Pattern DESTROYERS = Pattern.compile("\\b(?:shred|srm|wipe)\\b");

    private static final Duration COLD = Duration.ofMillis(200);

    /** More are not kept of one session. */
    private static final int MOST_KEPT = 50;

    private final Function<String, SafetyFacts> facts;
    private final Supplier<Optional<UndoStore>> store;
    private final Supplier<Limits> limits;
    private boolean first = true;
    private final Deque<UndoStore.SavedFiles> kept = new ArrayDeque<>();

    /**
     * @param facts returns what is known about the session
     * @param store where files are saved; empty if they are not
     */
    public TypedUndo(
            Function<String, SafetyFacts> facts,
            Supplier<Optional<UndoStore>> store,
            Supplier<Limits> limits) {
        this.facts = facts;
        this.store = store;
        this.limits = limits;
    }

    /** Whether a line may delete or replace files, by its words. */
    static boolean isSuspect(String line) {
        return SUSPECT.matcher(line).find() && !DESTROYERS.matcher(line).find();
    }

    Optional<UndoStore.SavedFiles> setAside(String command) {
        Optional<UndoStore> undo = store.get();
        if (undo.isEmpty()) {
            return Optional.empty();
        }
        SafetyFacts known = facts.apply(command);
        Verdict verdict = Analyser.judge(command, known);
        Set<Effect> effects = verdict.effects();
        if (!effects.contains(Effect.DELETES) && !effects.contains(Effect.OVERWRITES)) {
            return Optional.empty();
        }
        Limits most = limits.get();
        SurveyBudget budget = new SurveyBudget(time(most), most.files());
        return undo.get().setAsideQuickly(command, verdict, known, most.bytes(), budget);
    }

    /** The first time takes longer, because classes are loaded. */
    private Duration time(Limits most) {
        boolean longer = first && most.time().isPositive() && most.time().compareTo(COLD) < 0;
        first = false;
        return longer ? COLD : most.time();
    }

    /** Called when the command has ended; nothing is kept of one that changed nothing. */
    void ended(UndoStore.SavedFiles saved) {
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
