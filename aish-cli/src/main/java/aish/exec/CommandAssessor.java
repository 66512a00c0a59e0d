package aish.exec;

import module java.base;

import aish.bash.ShellQuoting;
import aish.patch.PatchPlan;
import aish.patch.PatchPlan.PlannedFile;
import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.BlastRadius;
import aish.safety.files.SurveyBudget;
import aish.safety.permissions.Permission;
import aish.shell.remote.RemoteFiles;
import aish.undo.CopiesThere;
import aish.undo.UndoStore;
import aish.undo.UndoStore.UndoException;
import aish.undo.UndoStore.UndoProspect;

/** Assesses commands, and copies the files that they are about to change. */
public final class CommandAssessor {
    /** More parts of one command are not named. */
    private static final int MOST_ORIGINS = 2;

    private final Analyser.FactSource facts;
    private final Supplier<Optional<UndoStore>> store;
    private final Supplier<Optional<CopiesThere>> there;
    private final PermissionRules permissions;
    private final UnaryOperator<Path> root;
    private final Supplier<String> model;
    private final Function<List<String>, Optional<String>> origins;

    /**
     * @param facts returns what is known about the session
     * @param store where files are copied to; empty if undo is off
     */
    public CommandAssessor(Analyser.FactSource facts, Optional<UndoStore> store) {
        this(facts, () -> store, PermissionRules.empty());
    }

    /**
     * @param permissions what the user allows and forbids
     */
    public CommandAssessor(
            Analyser.FactSource facts,
            Supplier<Optional<UndoStore>> store,
            PermissionRules permissions) {
        this(
                facts,
                store,
                Optional::empty,
                permissions,
                UnaryOperator.identity(),
                () -> "",
                _ -> Optional.empty());
    }

    /**
     * @param store returns where files are copied to; empty if undo is off
     * @param there returns where they are copied to on the machine where the session is, if that is
     *     another one
     * @param permissions what the user allows and forbids
     * @param root returns the root of the project around a directory
     * @param model returns the model that gets what commands print; empty if that is not known
     * @param origins returns where one of several spellings was said, if not by the user
     */
    public CommandAssessor(
            Analyser.FactSource facts,
            Supplier<Optional<UndoStore>> store,
            Supplier<Optional<CopiesThere>> there,
            PermissionRules permissions,
            UnaryOperator<Path> root,
            Supplier<String> model,
            Function<List<String>, Optional<String>> origins) {
        this.facts = facts;
        this.store = store;
        this.there = there;
        this.permissions = permissions;
        this.root = root;
        this.model = model;
        this.origins = origins;
    }

    /** Creates an assessor that judges by the text alone and copies nothing. */
    public static CommandAssessor textOnly() {
        return new CommandAssessor(_ -> SafetyFacts.none(), Optional.empty());
    }

    /** Judges a command and looks briefly at what it would change. */
    public CommandAssessment assess(String command) {
        return assess(command, SurveyBudget::brief);
    }

    /**
     * Judges a change of files as the commands that would change the same ones.
     *
     * @param title stands for the commands
     */
    public CommandAssessment assess(PatchPlan plan, String title) {
        Optional<Path> here = facts.of("").directory();
        String commands =
                plan.files().stream()
                        .map(file -> equivalent(file, name(file.path(), here)))
                        .collect(Collectors.joining("\n"));
        CommandAssessment found = assess(commands);
        List<String> said = new ArrayList<>(List.of(plan.summary()));
        said.addAll(found.radius().remarks());
        return found.titled(title, String.join(", ", said));
    }

    private static String name(Path file, Optional<Path> here) {
        return here.filter(file::startsWith).map(at -> at.relativize(file)).orElse(file).toString();
    }

    /** Returns a command that changes the same file, under that name. */
    public static String equivalent(PlannedFile file, String name) {
        String word = ShellQuoting.quote(name);
        if (file.after().isEmpty()) {
            return "rm -- " + word;
        }
        return (file.before().isEmpty() ? "cat >> " : "tee -- ") + word;
    }

    /** Assesses a command with more time, for a user who is waiting for just that. */
    public CommandAssessment assessClosely(String command) {
        return assess(command, _ -> SurveyBudget.thorough());
    }

    /** Where files are copied to; empty if undo is off. */
    Optional<UndoStore> store() {
        return store.get();
    }

    /** Returns the root of the project around a directory. */
    Path root(Path directory) {
        return root.apply(directory);
    }

    private CommandAssessment assess(String command, Function<Verdict, SurveyBudget> effort) {
        SafetyFacts before = facts.of(command);
        SafetyFacts known = before.with(before.rules().withExact(permissions.rules().exact()));
        return facts.settle(() -> assess(command, known, effort));
    }

    private CommandAssessment assess(
            String command, SafetyFacts known, Function<Verdict, SurveyBudget> effort) {
        Analyser.Reading judged = facts.judge(command, known);
        BlastRadius found = BlastRadius.of(judged.verdict(), known, effort.apply(judged.verdict()));
        BlastRadius radius = facts.unseen().isPresent() ? found.incomplete() : found;
        Analyser.Reading reading = facts.checked(command, judged);
        Verdict verdict = reading.verdict();
        UndoProspect undo =
                store.get()
                        .map(kept -> kept.prospect(verdict, known, radius, effort.apply(verdict)))
                        .orElseGet(() -> elsewhere(verdict, known));
        Permission permission = permissions.decide(command, reading.calls(), verdict);
        return new CommandAssessment(
                command,
                known,
                verdict,
                reading.calls(),
                permission,
                radius,
                undo,
                "",
                model.get(),
                origin(command, reading, known));
    }

    private UndoProspect elsewhere(Verdict verdict, SafetyFacts known) {
        if (there.get().isPresent()) {
            return there.get().get().prospect(verdict, known, facts::unseen);
        }
        return known.directory()
                .flatMap(RemoteFiles::targetOf)
                .map(
                        host ->
                                UndoProspect.of(verdict)
                                        .orElse(
                                                new UndoProspect.Impossible(
                                                        "aish copies no files on " + host)))
                .orElse(new UndoProspect.Nothing());
    }

    /** Returns which parts of a command are not the user's. */
    private String origin(String command, Analyser.Reading reading, SafetyFacts known) {
        if (known.directory().isEmpty() || known.home().isEmpty()) {
            return "";
        }
        Path here = known.directory().get();
        List<String> said = new ArrayList<>();
        for (CommandParts.Part part :
                CommandParts.of(command, reading, here, root.apply(here), known.home().get())
                        .all()) {
            origins.apply(part.spellings())
                    .ifPresent(
                            place ->
                                    said.add(
                                            "the %s %s comes from %s, not from you"
                                                    .formatted(
                                                            part.kind(),
                                                            part.spellings().getFirst(),
                                                            place)));
        }
        return said.stream().limit(MOST_ORIGINS).collect(Collectors.joining(", "));
    }

    /** Returns what the user's rules say about a command, without looking at files. */
    public Permission permission(String command) {
        if (permissions.rules().isEmpty()) {
            return Permission.NONE;
        }
        Analyser.Reading reading = facts.judge(command, facts.of(command));
        return permissions.decide(command, reading.calls(), reading.verdict());
    }

    /**
     * Copies what a command is about to change.
     *
     * @param id the command's name in the session
     * @return empty if there is nothing to copy, or undo is off
     * @throws UndoException if the assessment says that the command can be undone, but copying
     *     fails
     */
    Optional<? extends UndoStore.Saved> capture(String id, CommandAssessment assessment)
            throws UndoException {
        Optional<CopiesThere> copies = there.get();
        if (copies.isPresent()) {
            return captureThere(copies.get(), id, assessment);
        }
        Optional<UndoStore> undo = store.get();
        if (undo.isEmpty() || !(assessment.undo() instanceof UndoProspect.Possible)) {
            return Optional.empty();
        }
        return undo.get()
                .setAside(id, assessment.command(), assessment.verdict(), assessment.facts());
    }

    private Optional<UndoStore.Saved> captureThere(
            CopiesThere copies, String id, CommandAssessment assessment) throws UndoException {
        SafetyFacts known = assessment.facts();
        CopiesThere.Affected affected =
                facts.settle(() -> copies.affected(assessment.verdict(), known, facts::unseen));
        return copies.setAside(id, assessment.command(), known.directory().orElseThrow(), affected);
    }

    /** Where files are copied on the machine where the session is, if that is another one. */
    Optional<CopiesThere> there() {
        return there.get();
    }
}
