package aish.engine;

import aish.engine.Proposal.ShellFamily;
import aish.safety.Analyser;
import aish.safety.BlastRadius;
import aish.safety.Effect;
import aish.safety.Effort;
import aish.safety.Permission;
import aish.safety.SafetyFacts;
import aish.safety.Touched;
import aish.safety.Unrolling;
import aish.safety.Verdict;
import aish.store.UndoException;
import aish.store.UndoProspect;
import aish.store.UndoStore;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** What is done before a command of a model runs, whoever lets it run. */
public final class Precautions {
    /** What bash reports of a job that Ctrl-Z stopped. */
    private static final int SUSPENDED = 148;

    private final Function<String, SafetyFacts> facts;
    private final Supplier<Optional<UndoStore>> store;
    private final PermissionBook permissions;

    /**
     * @param facts what is known of the session that matters for a command
     * @param store where files are set aside; nothing if that is not wanted
     */
    public Precautions(Function<String, SafetyFacts> facts, Optional<UndoStore> store) {
        this(facts, () -> store, PermissionBook.empty());
    }

    /**
     * @param store where files are set aside now; nothing if that is not wanted
     * @param permissions what the person allows and forbids
     */
    public Precautions(
            Function<String, SafetyFacts> facts,
            Supplier<Optional<UndoStore>> store,
            PermissionBook permissions) {
        this.facts = facts;
        this.store = store;
        this.permissions = permissions;
    }

    PermissionBook permissions() {
        return permissions;
    }

    /** Judges by the text alone and sets nothing aside. */
    public static Precautions textOnly() {
        return new Precautions(_ -> SafetyFacts.none(), Optional.empty());
    }

    /** Judges a command and looks, briefly, at what it would change. */
    public Outlook look(String command) {
        return look(command, Effort::glance);
    }

    /** The same for somebody who asked for nothing else and waits. */
    public Outlook lookClosely(String command) {
        return look(command, _ -> Effort.closeLook());
    }

    /** Everything to know about a suggestion before it runs: origin, verdict and stakes. */
    public List<String> describe(Suggestion suggestion) {
        List<String> lines = new ArrayList<>(suggestion.origin());
        if (suggestion.proposal().shell() == ShellFamily.POSIX) {
            lines.addAll(look(suggestion.command()).lines());
        } else {
            lines.add("unknown: aish does not judge commands of this shell");
        }
        return lines;
    }

    private Outlook look(String command, Function<Verdict, Effort> effort) {
        SafetyFacts before = facts.apply(command);
        SafetyFacts known = before.with(before.rules().with(permissions.rules().exact()));
        Analyser.Reading reading = Analyser.read(command, known);
        Verdict verdict = reading.verdict();
        Verdict resolved = resolved(command, verdict, known);
        BlastRadius radius = BlastRadius.of(resolved, known, effort.apply(resolved));
        UndoProspect undo =
                store.get()
                        .map(kept -> kept.prospect(resolved, known, radius, effort.apply(resolved)))
                        .orElse(new UndoProspect.Nothing());
        Permission permission = permissions.decide(command, reading.calls(), verdict);
        return new Outlook(
                command, known, verdict, resolved, reading.calls(), permission, radius, undo);
    }

    /** The verdict on the same command with its loops written out, if that names more files. */
    private static Verdict resolved(String command, Verdict verdict, SafetyFacts known) {
        if (verdict.touched().stream().allMatch(Touched::complete)) {
            return verdict;
        }
        return Unrolling.of(command, known, Effort.glance())
                .map(text -> Analyser.judge(text, known))
                .filter(other -> other.touched().stream().allMatch(Touched::complete))
                .filter(other -> other.effects().containsAll(acts(verdict)))
                .orElse(verdict);
    }

    private static Set<Effect> acts(Verdict verdict) {
        Set<Effect> acts = new HashSet<>(verdict.effects());
        acts.remove(Effect.READS);
        return acts;
    }

    /**
     * Copies what a command is about to change.
     *
     * @param id the name that the command has in the session
     * @return nothing if there is nothing to copy, or nobody wants it
     * @throws UndoException if it was to be expected that it can be undone, and it cannot
     */
    public Optional<UndoStore.Kept> setAside(String id, Outlook outlook) throws UndoException {
        Optional<UndoStore> undo = store.get();
        if (undo.isEmpty() || !(outlook.undo() instanceof UndoProspect.Possible)) {
            return Optional.empty();
        }
        return undo.get().setAside(id, outlook.command(), outlook.resolved(), outlook.facts());
    }

    /**
     * Takes note of how a command left the files that were set aside for it, unless it may still be
     * at work: stopped, or in the background. Without that note everything that is not as before is
     * undone.
     *
     * @param status nothing if the shell has ended with it
     */
    public static void ran(String command, OptionalInt status, Optional<UndoStore.Kept> kept) {
        boolean ended = status.isEmpty() || status.getAsInt() != SUSPENDED;
        if (kept.isEmpty() || !ended || mayGoOn(command)) {
            return;
        }
        try {
            kept.get().finished();
        } catch (IOException e) {
            // then nobody knows what the command made, and undoing says so
        }
    }

    /** Whether a part of it may still be at work when the shell is back: an ampersand by itself. */
    private static boolean mayGoOn(String command) {
        for (int i = command.indexOf('&'); i >= 0; i = command.indexOf('&', i + 1)) {
            char before = i > 0 ? command.charAt(i - 1) : ' ';
            char after = i + 1 < command.length() ? command.charAt(i + 1) : ' ';
            if ("&<>|".indexOf(before) < 0 && "&>".indexOf(after) < 0) {
                return true;
            }
        }
        return false;
    }
}
