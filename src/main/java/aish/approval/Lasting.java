package aish.approval;

import aish.console.Operator;

/** For how long something is to be allowed without asking. */
public enum Lasting implements Operator.Choice {
    SESSION,
    /** Written into the settings. */
    PERMANENTLY,
    NO
}
