package aish.engine;

import aish.console.Operator;

/** For how long something is to be allowed without asking. */
enum Lasting implements Operator.Choice {
    SESSION,
    /** Written into the settings. */
    PERMANENTLY,
    NO
}
