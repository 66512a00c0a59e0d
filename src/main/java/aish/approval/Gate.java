package aish.approval;

import aish.exec.CommandAssessment;

/** Decides whether something that a model wants done is done, and asks the user where needed. */
@FunctionalInterface
public interface Gate {
    Decision decide(Action action, CommandAssessment assessment);
}
