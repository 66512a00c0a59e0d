package aish.tools.builtin;

import module java.base;

import aish.event.Event.Author;
import aish.exec.PreRunCheck;
import aish.exec.RefusedException;
import aish.json.Json;
import aish.patch.Allowance;
import aish.patch.FileChange;
import aish.patch.FileChange.Unit;
import aish.patch.Patch;
import aish.patch.PatchException;
import aish.patch.PatchPlan;
import aish.patch.PatchPlan.PlannedFile;
import aish.patch.PatchTarget;
import aish.secrets.SecretPlaceholders.SecretPlaceholder;
import aish.text.NumberedName;
import aish.text.PlainText;
import aish.text.ShownName;
import aish.tools.ToolServers.ToolException;
import aish.tools.builtin.ToolPlaces.Place;
import aish.workspace.SourceException;

/**
 * Carries out the tools that change files. A change is planned before the gate decides, and what is
 * done is that plan, or nothing if a file has changed since. Used by one thread.
 */
final class FileEditing {
    private static final int MOST_PLANS = 16;
    private static final int MOST_DETAILS = 40;

    private final ToolPlaces places;
    private final IntSupplier last;
    private final Supplier<PatchTarget> target;
    private final SequencedMap<Json, Planned> plans = new LinkedHashMap<>();
    private int count;

    /**
     * @param target the files that commands see now
     * @param last the number of the last change in the session, which may be an earlier one resumed
     */
    FileEditing(ToolPlaces places, Supplier<PatchTarget> target, IntSupplier last) {
        this.places = places;
        this.target = target;
        this.last = last;
    }

    /**
     * What a call would do.
     *
     * @param id the name by which the user refers to it
     */
    record Planned(String id, PatchPlan plan) {}

    /** Returns what a call would do; says why if it can do nothing. */
    Planned plan(BuiltinTool tool, ToolArguments arguments) throws ToolException {
        try {
            PatchPlan plan =
                    tool == BuiltinTool.EDIT_FILE
                            ? edit(arguments)
                            : checked(
                                    Patch.read(known(arguments.text("patch"))),
                                    places.directory().get(),
                                    Set.of());
            Planned before = plans.get(arguments.json());
            Planned planned = new Planned(before == null ? nextId() : before.id(), plan);
            plans.putLast(arguments.json(), planned);
            if (plans.size() > MOST_PLANS) {
                plans.pollFirstEntry();
            }
            return planned;
        } catch (PatchException e) {
            throw new ToolException(e.why());
        }
    }

    private String nextId() {
        count = Math.max(count, last.getAsInt()) + 1;
        return NumberedName.EDITS.of(count);
    }

    private PatchPlan edit(ToolArguments arguments) throws ToolException {
        Place place = places.of(arguments.text("path"));
        String before = known(arguments.text("old_text"));
        String after = known(arguments.text("new_text"));
        if (before.equals(after)) {
            throw new ToolException("old_text and new_text are the same");
        }
        Path root = places.project();
        String name =
                place.inProject()
                        ? root.relativize(place.real()).toString()
                        : place.real().toString();
        FileChange change =
                arguments.flag("all") && !before.isEmpty()
                        ? FileChange.whole(name, replaced(place, before, after))
                        : FileChange.replacement(Unit.TEXT, name, before, after);
        return checked(
                new Patch(List.of(change), List.of()),
                root,
                place.inProject() ? Set.of() : Set.of(Allowance.ANYWHERE));
    }

    private String replaced(Place place, String before, String after) throws ToolException {
        try {
            String text =
                    places.files()
                            .get()
                            .read(place.path(), 1, Long.MAX_VALUE)
                            .text()
                            .replace("\r\n", "\n");
            String wanted = before.replace("\r\n", "\n");
            if (!text.contains(wanted)) {
                throw new ToolException(
                        ShownName.of(place.shown()) + " does not contain the text to replace");
            }
            return text.replace(wanted, after.replace("\r\n", "\n"));
        } catch (SourceException e) {
            throw new ToolException(e.what());
        }
    }

    /** Refuses what a model cannot mean literally, because it is not shown the value. */
    private static String known(String text) throws ToolException {
        if (SecretPlaceholder.isIn(text)) {
            throw new ToolException(
                    "‹secret:…› stands for a value that you are not shown; choose text without it");
        }
        return text;
    }

    private PatchPlan checked(Patch patch, Path directory, Set<Allowance> allowed)
            throws ToolException {
        PatchPlan plan = target.get().plan(patch, places.project(), directory, allowed);
        if (!plan.fits()) {
            throw new ToolException(
                    plan.problems().stream()
                            .flatMap(
                                    problem ->
                                            Stream.concat(
                                                    Stream.of(problem.what()),
                                                    problem.details().stream()))
                            .limit(MOST_DETAILS)
                            .collect(Collectors.joining("\n")));
        }
        return plan;
    }

    /** What came of a change. */
    record Done(Planned planned, boolean undoable) {
        /** Returns the files and how many lines have changed. */
        String summary() {
            String all =
                    planned.plan().files().stream()
                            .map(Done::summary)
                            .collect(Collectors.joining(", "));
            return Character.toUpperCase(all.charAt(0)) + all.substring(1) + ".";
        }

        private static String summary(PlannedFile file) {
            String name = ShownName.of(file.name());
            String how =
                    file.before().isEmpty()
                            ? "created "
                            : file.after().isEmpty() ? "deleted " : "changed ";
            return how + name + " (+" + file.added() + " −" + file.removed() + ")";
        }
    }

    /**
     * @param check may refuse a change, as it may refuse a command
     */
    Done apply(BuiltinTool tool, ToolArguments arguments, PreRunCheck check) throws ToolException {
        Planned known = plans.get(arguments.json());
        Planned planned = known == null ? plan(tool, arguments) : known;
        plans.remove(arguments.json());
        try {
            check.clear("apply " + planned.id() + " to " + planned.plan().names(), Author.MODEL);
            boolean undoable =
                    target.get()
                            .apply(planned.plan(), planned.id(), places.directory().get())
                            .isPresent();
            return new Done(planned, undoable);
        } catch (PatchException e) {
            throw new ToolException(e.why());
        } catch (RefusedException e) {
            throw new ToolException(PlainText.oneLine(e.why()));
        }
    }
}
