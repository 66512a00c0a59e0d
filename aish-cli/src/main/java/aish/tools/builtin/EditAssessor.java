package aish.tools.builtin;

import module java.base;

import aish.bash.ShellQuoting;
import aish.exec.CommandAssessment;
import aish.exec.CommandAssessor;
import aish.patch.DiffText;
import aish.patch.PatchPlan;
import aish.patch.PatchPlan.PlannedFile;
import aish.safety.Effect;
import aish.safety.Finding;
import aish.safety.permissions.Permission;
import aish.text.PlainText;
import aish.tools.CallAssessment;
import aish.tools.ToolJudge.Risk;
import aish.tools.ToolServers.ToolException;
import aish.tools.builtin.ToolPlaces.Place;
import aish.undo.UndoStore.UndoProspect;

/**
 * Assesses the change of files by a call, about which the user's rules and places decide as well.
 *
 * @param rules returns the strictest of the user's rules about any of these commands
 */
record EditAssessor(
        ToolPlaces places,
        Supplier<CommandAssessor> assessor,
        Function<List<String>, Permission> rules) {
    /** What an edit may do by its nature. */
    private static final Set<Effect> EXPECTED =
            EnumSet.of(Effect.READS, Effect.CREATES, Effect.OVERWRITES, Effect.DELETES);

    private static final int LONGEST_DIFF = 20_000;

    CallAssessment assess(String tool, FileEditing.Planned planned) throws ToolException {
        PatchPlan plan = planned.plan();
        List<Place> changed = new ArrayList<>();
        List<String> calls = new ArrayList<>();
        for (PlannedFile file : plan.files()) {
            Place place = places.of(file.path().toString());
            changed.add(place);
            calls.add(tool + " " + place.word());
            calls.add(CommandAssessor.equivalent(file, place.shown()));
        }
        CommandAssessment assessment = assessor.get().assess(plan, title(tool, changed));
        Optional<String> needsOk =
                assessment.isClear()
                        ? Optional.empty()
                        : Optional.of(assessment.verdict().reason());
        return new CallAssessment(
                new Risk(needsOk, doubt(changed, assessment)),
                rules.apply(calls),
                Optional.of(new CallAssessment.FileChange(planned.id(), assessment, diff(plan))));
    }

    private static String title(String tool, List<Place> changed) {
        return PlainText.oneLine(
                tool
                        + " "
                        + changed.stream()
                                .map(place -> ShellQuoting.quote(place.shown()))
                                .collect(Collectors.joining(" ")));
    }

    /** Returns why the user must look even after allowing edits in general. */
    private static Optional<String> doubt(List<Place> changed, CommandAssessment assessment) {
        Optional<String> place =
                changed.stream().flatMap(each -> each.doubt().stream()).findFirst();
        Optional<String> effect =
                assessment.verdict().findings().stream()
                        .filter(finding -> !EXPECTED.contains(finding.effect()))
                        .map(Finding::reason)
                        .findFirst();
        Optional<String> lasting =
                assessment.undo() instanceof UndoProspect.Impossible(String why)
                        ? Optional.of("this cannot be undone: " + why)
                        : Optional.empty();
        return place.or(() -> effect).or(() -> lasting);
    }

    private static String diff(PatchPlan plan) {
        String text = DiffText.of(plan);
        return text.length() > LONGEST_DIFF
                ? text.substring(0, text.lastIndexOf('\n', LONGEST_DIFF) + 1)
                        + "… the rest is not shown …"
                : text;
    }
}
