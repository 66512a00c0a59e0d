package aish.safety.rules;

import aish.safety.Effect;
import aish.safety.Finding;
import aish.safety.walk.CommandContext;
import java.util.ArrayList;
import java.util.List;

/** What options do by their presence, held back until it is known whether all is a dry run. */
final class OptionEffects {
    private final List<Finding> findings = new ArrayList<>();
    private boolean rehearses;

    boolean isEmpty() {
        return findings.isEmpty();
    }

    void add(Finding finding) {
        findings.add(finding);
    }

    /** An option that lets nothing happen; a listing takes back less than a dry run. */
    void exempt(String option) {
        rehearses |=
                switch (option) {
                    case "-n", "--dry-run", "--dryrun", "--dry", "-dry-run", "-dryrun" -> true;
                    case "--just-print", "--recon" -> true;
                    case "--simulate", "--no-act", "--noop", "--pretend", "--whatif" -> true;
                    case "--what-if" -> true;
                    default -> false;
                };
    }

    /** In a dry run only what is run all the same, or sent, counts. */
    void report(CommandContext context) {
        for (Finding finding : findings) {
            boolean real =
                    finding.effect() == Effect.EXEC_UNKNOWN
                            || finding.effect() == Effect.NETWORK_OUT;
            if (real || !rehearses) {
                context.add(finding.effect(), finding.reason(), finding.span());
            }
        }
    }
}
