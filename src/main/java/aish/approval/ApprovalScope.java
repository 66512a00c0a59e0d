package aish.approval;

import aish.event.Operator;

/** For how long something is to be allowed without asking. */
public enum ApprovalScope implements Operator.Choice {
    SESSION,
    /** Written into the settings. */
    PERMANENTLY,
    NO
}
