package aish.approval;

import aish.event.Operator;

/** How long something is allowed without asking. */
public enum ApprovalScope implements Operator.Choice {
    SESSION,
    /** Permanently, in the settings. */
    PERMANENTLY,
    NO
}
