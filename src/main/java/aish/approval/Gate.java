package aish.approval;

import aish.exec.CommandAssessment;

/** Decides whether a model's action is carried out, and asks the user if necessary. */
@FunctionalInterface
public interface Gate {
    Decision decide(Action action, CommandAssessment assessment);
}
