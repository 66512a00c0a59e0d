package aish.safety.walk;

import aish.safety.Effect;
import aish.safety.programs.ProgramHandlers;
import aish.safety.programs.ProgramHandlers.ProgramHandler;
import aish.safety.walk.OptionReader.Reading;

/** Judges what the arguments of a program cause, by its rule or by a handler of its own. */
record InvocationCheck(Invocation invocation) {
    /** Judges the command by each way in which its options can be read. */
    void judge() {
        judgeAsRead();
        VerdictBuilder verdict = invocation.context().judgement();
        for (Reading other : invocation.doubts()) {
            // the worst reading counts
            if (verdict.haltCount() == invocation.reasonsBefore()) {
                new InvocationCheck(invocation.readAs(other)).judgeAsRead();
            }
        }
    }

    private void judgeAsRead() {
        VerdictBuilder verdict = invocation.context().judgement();
        invocation.begin();
        int actsBefore = verdict.nonReadingEffects();
        int repeatsBefore = verdict.repeatedHalts();
        judgeWords();
        boolean acts = verdict.nonReadingEffects() > actsBefore;
        if (acts) {
            RevealCheck.copies(invocation);
        }
        TargetFiles.Found found =
                new TargetFiles.Found(
                        invocation.reasonsBefore(), acts, verdict.repeatedHalts() > repeatsBefore);
        TargetFiles.record(invocation, found);
        RevealCheck.standardOutput(invocation);
    }

    private void judgeWords() {
        if (HelpRequest.isIn(invocation.rule(), invocation.words())) {
            invocation.add(Effect.READS, "shows its help");
            return;
        }
        NamesAsOptions.check(invocation.rule(), invocation.words(), invocation.context());
        ProgramHandler early = ProgramHandlers.early(invocation.rule().handler());
        if (early != null) {
            invocation.readLeading();
            early.judge(invocation);
            return;
        }
        invocation.read();
        ProgramHandler late = ProgramHandlers.late(invocation.rule().handler());
        if (late != null) {
            late.judge(invocation);
        } else {
            invocation.applyRule();
        }
    }
}
