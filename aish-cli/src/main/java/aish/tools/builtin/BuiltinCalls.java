package aish.tools.builtin;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.exec.PermissionRules;
import aish.exec.PreRunCheck;
import aish.json.Json;
import aish.patch.CopyTarget;
import aish.patch.PatchPlan.PlannedFile;
import aish.patch.PatchTarget;
import aish.safety.permissions.Permission;
import aish.safety.permissions.Permission.Kind;
import aish.tools.CallAssessment;
import aish.tools.Tool;
import aish.tools.ToolJudge.Risk;
import aish.tools.ToolServers.ToolException;
import aish.tools.ToolServers.ToolOutcome;
import aish.tools.builtin.ToolPlaces.Place;
import aish.undo.UndoStore;

/** Assesses and carries out the calls of built-in tools. */
public final class BuiltinCalls implements CallAssessment.Assessor {
    private final FileReading reading;
    private final FileEditing editing;
    private final EditAssessor edits;
    private final UserQuestion question;
    private final Supplier<Optional<CopyTarget>> copy;
    private final PreRunCheck check;
    private final EventSink events;
    private final Supplier<CommandAssessor> assessor;
    private final PermissionRules permissions;

    /**
     * @param directory the shell's current directory
     * @param root the root of the project around it
     * @param copy the files of the copy of the disk, or of the machine, on which the session is;
     *     empty if it is on the disk itself
     * @param undo where files are saved before they change; empty if they are not
     * @param assessor judges commands that do the same as a call
     * @param lastEdit the number of the last change that a tool made in the session
     */
    public BuiltinCalls(
            Supplier<Path> directory,
            Supplier<Path> home,
            Supplier<Path> root,
            Supplier<CommandAssessor> assessor,
            PermissionRules permissions,
            PreRunCheck check,
            Supplier<Optional<UndoStore>> undo,
            Supplier<Optional<CopyTarget>> copy,
            IntSupplier lastEdit,
            Operator operator,
            EventSink events) {
        PatchTarget disk = new PatchTarget.Disk(undo);
        this.copy = copy;
        ToolPlaces places =
                new ToolPlaces(
                        directory,
                        home,
                        root,
                        () -> copy.get().<WorldFiles>map(CopyFiles::new).orElse(new DiskFiles()));
        this.reading = new FileReading(places);
        this.editing =
                new FileEditing(
                        places,
                        () -> copy.get().<PatchTarget>map(there -> there).orElse(disk),
                        lastEdit);
        this.edits = new EditAssessor(places, assessor, this::rules);
        this.events = events;
        this.question = new UserQuestion(operator, events);
        this.assessor = assessor;
        this.permissions = permissions;
        this.check = check;
    }

    /** The user's rules apply to a call as if it were a command, and to commands like it. */
    @Override
    public CallAssessment assess(Tool tool, Json arguments) throws ToolException {
        BuiltinTool called = BuiltinTool.of(tool);
        ToolArguments read = new ToolArguments(arguments);
        return switch (called) {
            case READ_FILE, LIST_FILES, SEARCH -> {
                Place place = reading.place(called, read);
                yield new CallAssessment(
                        new Risk(Optional.empty(), place.doubt()),
                        rules(
                                List.of(
                                        tool.name() + " " + place.word(),
                                        reading.equivalent(called, place, read))),
                        Optional.empty());
            }
            case RUN_COMMAND -> {
                read.text("command");
                yield new CallAssessment(Risk.NONE, strictest(tool), Optional.empty());
            }
            case ASK_USER ->
                    new CallAssessment(Risk.NONE, rules(List.of(tool.name())), Optional.empty());
            case EDIT_FILE, APPLY_PATCH -> edits.assess(tool.name(), editing.plan(called, read));
        };
    }

    /** Returns the strictest rule about a tool, by either of its names. */
    private Permission strictest(Tool tool) {
        Permission named = permissions.decideTool(tool.ruleName(), false);
        Permission called = rules(List.of(tool.name()));
        return named.kind().compareTo(called.kind()) < 0 && !named.is(Kind.ALLOW) ? named : called;
    }

    /** Returns the strictest rule about any of these commands; rules that allow do not count. */
    private Permission rules(List<String> commands) {
        return commands.stream()
                .map(command -> assessor.get().permission(command))
                .filter(rule -> rule.is(Kind.DENY) || rule.is(Kind.ASK))
                .min(Comparator.comparing(Permission::kind))
                .orElse(Permission.NONE);
    }

    boolean isParallel(BuiltinTool tool) {
        return switch (tool) {
            case READ_FILE, LIST_FILES, SEARCH -> copy.get().isEmpty();
            case EDIT_FILE, APPLY_PATCH, RUN_COMMAND, ASK_USER -> false;
        };
    }

    ToolOutcome carryOut(BuiltinTool tool, ToolArguments arguments) throws ToolException {
        return switch (tool) {
            case READ_FILE, LIST_FILES, SEARCH -> done(reading.read(tool, arguments));
            case ASK_USER -> question.ask(arguments.text("question"), arguments.texts("options"));
            case EDIT_FILE, APPLY_PATCH -> done(change(tool, arguments));
            case RUN_COMMAND -> throw new ToolException("only a model runs commands by a tool");
        };
    }

    private String change(BuiltinTool tool, ToolArguments arguments) throws ToolException {
        FileEditing.Done done = editing.apply(tool, arguments, check);
        FileEditing.Planned planned = done.planned();
        String said = done.summary();
        String undo = done.undoable() ? " :undo " + planned.id() + " reverts this." : "";
        List<String> files = planned.plan().files().stream().map(PlannedFile::name).toList();
        events.emit(
                new Event.Patched(
                        planned.id(), Event.Patched.State.CHANGED, files, said + undo, ""));
        List<String> told = new ArrayList<>(planned.plan().notes());
        told.addFirst(said);
        return String.join("\n", told);
    }

    private static ToolOutcome done(String text) {
        return new ToolOutcome(ToolOutcome.Kind.DONE, text);
    }
}
