package aish.safety.programs;

import aish.safety.rules.Invocation;

/** Judges a program whose arguments no rule can describe. */
public interface ProgramHandler {
    void judge(Invocation invocation);
}
