package aish.safety.rules;

import aish.safety.Effect;
import aish.safety.Finding;
import aish.safety.walk.CommandContext;
import java.util.ArrayList;
import java.util.List;

/**
 * The effects of options that are given, held back until it is known whether the command is a dry
 * run.
 */
final class OptionEffects {
    private final List<Finding> findings = new ArrayList<>();
    private boolean dryRun;

    boolean isEmpty() {
        return findings.isEmpty();
    }

    void add(Finding finding) {
        findings.add(finding);
    }

    /**
     * Records an option with which nothing happens; a listing cancels fewer effects than a dry run.
     */
    void exempt(String option) {
        dryRun |=
                switch (option) {
                    case "-n", "--dry-run", "--dryrun", "--dry", "-dry-run", "-dryrun" -> true;
                    case "--just-print", "--recon" -> true;
                    case "--simulate", "--no-act", "--noop", "--pretend", "--whatif" -> true;
                    case "--what-if" -> true;
                    default -> false;
                };
    }

    /** Reports the effects; in a dry run only code that runs anyway and data that is sent count. */
    void report(CommandContext context) {
        for (Finding finding : findings) {
            boolean real =
                    finding.effect() == Effect.EXEC_UNKNOWN
                            || finding.effect() == Effect.NETWORK_OUT;
            if (real || !dryRun) {
                context.add(finding.effect(), finding.reason(), finding.span());
            }
        }
    }
}
