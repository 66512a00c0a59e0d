package aish.norris;

import module java.base;

import aish.exec.rehearsal.Rehearsals.Network;
import aish.safety.Effect;
import aish.safety.Finding;
import aish.safety.Verdict;

/**
 * Decides which commands of a pursuit the user must look at although they run on a copy of the
 * disk. What happens to files there can be dropped later, so only what leaves the copy counts.
 * Without the network, the kernel lets nothing out, and code that aish cannot judge may run.
 */
final class CopyCheck {
    /** What is not meant for a copy: it leaves the machine, or concerns more than files. */
    private static final Set<Effect> OUTSIDE =
            EnumSet.of(
                    Effect.NETWORK_OUT,
                    Effect.REMOTE_PUBLISH,
                    Effect.CLUSTER,
                    Effect.PRIVILEGE,
                    Effect.SERVICE,
                    Effect.REVEALS,
                    Effect.EXHAUSTS,
                    Effect.RULED);

    /** What concerns only files and processes of the copy, whether there is a network or not. */
    private static final Set<Effect> INSIDE =
            EnumSet.of(
                    Effect.OVERWRITES,
                    Effect.DELETES,
                    Effect.KILLS,
                    Effect.PERMISSION,
                    Effect.HISTORY_REWRITE);

    private final Network network;

    /** Whether a command has written something that nobody has reviewed. */
    private boolean written;

    CopyCheck(Network network) {
        this.network = network;
    }

    /** Returns why the user must look first; empty if nothing leaves the copy. */
    Optional<String> doubt(Verdict verdict) {
        Optional<Effect> outside =
                verdict.effects().stream().filter(OUTSIDE::contains).min(Comparator.naturalOrder());
        if (outside.isPresent()) {
            boolean unreachable = network == Network.OFF && outside.get().isRemote();
            return Optional.of(
                    reason(verdict, outside.get())
                            + (unreachable ? ", and the copy has no network" : ""));
        }
        return network == Network.OFF ? Optional.empty() : mayLeave(verdict);
    }

    private static String reason(Verdict verdict, Effect effect) {
        return verdict.findings().stream()
                .filter(finding -> finding.effect() == effect)
                .map(Finding::reason)
                .findFirst()
                .orElse(effect.description());
    }

    private Optional<String> mayLeave(Verdict verdict) {
        boolean fetches = verdict.effects().contains(Effect.FETCHES);
        Optional<Effect> other =
                verdict.effects().stream()
                        .filter(Effect::halts)
                        // a deletion by a command that reaches other machines may be one there
                        .filter(effect -> fetches || !INSIDE.contains(effect))
                        .min(Comparator.naturalOrder());
        if (other.isPresent()) {
            return Optional.of(reason(verdict, other.get()) + ", and the copy has the network");
        }
        if (verdict instanceof Verdict.Unknown) {
            return Optional.of(verdict.reason() + ", and the copy has the network");
        }
        return written && verdict.effects().contains(Effect.BUILDS)
                ? Optional.of(
                        "runs code, after files were written that nobody has reviewed, and the"
                                + " copy has the network")
                : Optional.empty();
    }

    /** Whether a model should look at a command that the user need not look at. */
    boolean needsOpinion(Verdict verdict) {
        return network == Network.ON
                && (verdict.effects().contains(Effect.FETCHES)
                        || verdict.effects().contains(Effect.BUILDS));
    }

    /** Called when a command is about to run without the user having been asked. */
    void running(Verdict verdict) {
        written |= !verdict.isProvenReadOnly();
    }
}
