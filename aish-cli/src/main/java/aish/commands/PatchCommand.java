package aish.commands;

import module java.base;

import aish.approval.RehearsalReview;
import aish.chat.Patches;
import aish.event.Event.Patched.State;
import aish.event.EventSink;
import aish.exec.PatchExecutor;
import aish.patch.Allowance;
import aish.patch.DiffText;
import aish.patch.Patch;
import aish.patch.PatchException;
import aish.patch.PatchPlan;
import aish.text.HomePath;
import aish.text.PlainText;

/**
 * {@code :patch}: shows, checks, applies and rejects the patches of models.
 *
 * @param pager shows diffs
 * @param directory the current directory
 */
public record PatchCommand(
        Patches patches,
        PatchExecutor executor,
        Supplier<RehearsalReview.Pager> pager,
        Supplier<Path> directory,
        Path home,
        EventSink events)
        implements VerbCommand {
    private static final Map<String, Allowance> OPTIONS =
            Map.of("--fuzz", Allowance.FUZZ, "--anywhere", Allowance.ANYWHERE);

    @Override
    public Verbs verbs() {
        return new Verbs("patch")
                .verb("list|", "list the patches of this session", _ -> list())
                .verb("show [N]", "show a patch as a diff", this::show, this::ids)
                .verb(
                        "check [N] [--fuzz]",
                        "say whether a patch fits the files",
                        this::check,
                        this::words)
                .verb(
                        "apply [N] [--fuzz] [--anywhere]",
                        "apply a patch, after asking",
                        this::apply,
                        this::words)
                .verb(
                        "reject [N] [HUNK]",
                        "reject a patch, or one of its hunks",
                        this::reject,
                        this::ids)
                .verb("export [N] FILE", "write a patch to a file", this::export, this::ids);
    }

    private List<String> ids() {
        return patches.all().stream().map(Patches.Proposed::id).toList();
    }

    private List<String> words() {
        return Stream.concat(ids().stream(), OPTIONS.keySet().stream().sorted()).toList();
    }

    private Next list() {
        return answer(
                patches.all().stream().map(PatchCommand::line).toList(),
                "No patches yet. A model can propose changes to files as a diff.");
    }

    private static String line(Patches.Proposed patch) {
        return "%s  %-9s  %s  %s"
                .formatted(
                        patch.id(),
                        patch.state().word(),
                        patch.patch().summary(),
                        PlainText.oneLine(String.join(", ", patch.patch().names())));
    }

    /** Finds a patch; without a name, the newest. */
    private Patches.Proposed find(String name) throws PatchException {
        return patches.find(name)
                .orElseThrow(
                        () ->
                                new PatchException(
                                        patches.all().isEmpty()
                                                ? "No patches yet. Ask a question first."
                                                : "No patch %s. The newest is %s."
                                                        .formatted(
                                                                name,
                                                                patches.all().getLast().id())));
    }

    private Next show(String name) throws Exception {
        Patches.Proposed patch = find(name);
        PatchPlan plan = executor.check(patch.patch(), EnumSet.allOf(Allowance.class));
        pager.get().show(plan.fits() ? DiffText.of(plan) : patch.patch().source());
        return Next.PROMPT;
    }

    /** The words after a verb: a patch and options. */
    private record Named(String name, Set<Allowance> allowed) {}

    private static Named named(String rest) throws PatchException {
        String name = "";
        Set<Allowance> allowed = EnumSet.noneOf(Allowance.class);
        for (String word : Verbs.words(rest)) {
            Allowance option = OPTIONS.get(word);
            if (option != null) {
                allowed.add(option);
            } else if (word.startsWith("--") || !name.isEmpty()) {
                throw new PatchException("Unknown argument " + word + ". See :help :patch.");
            } else {
                name = word;
            }
        }
        return new Named(name, allowed);
    }

    private Next check(String rest) throws PatchException {
        Named named = named(rest);
        Patches.Proposed patch = find(named.name());
        PatchPlan plan = executor.check(patch.patch(), named.allowed());
        if (!plan.fits()) {
            executor.explain(patch.id(), plan);
            return Next.FAILED;
        }
        plan.notes().forEach(note -> notice(PlainText.oneLine(note)));
        events.emit(executor.assess(patch.id(), plan).assessed());
        return notice(patch.id() + " fits. :patch apply " + patch.id() + " applies it.");
    }

    private Next apply(String rest) throws PatchException {
        Named named = named(rest);
        return new Next.ApplyPatch(find(named.name()), named.allowed());
    }

    private Next reject(String rest) throws PatchException {
        List<String> words = Verbs.words(rest);
        Patches.Proposed patch = find(words.isEmpty() ? "" : words.getFirst());
        if (words.size() < 2) {
            executor.reject(patch.id(), patch.patch());
            return Next.PROMPT;
        }
        int hunk = Verbs.number(words.get(1));
        int most = patch.patch().parts();
        if (hunk < 1 || hunk > most) {
            return fail("No hunk %s: %s has %d.".formatted(words.get(1), patch.id(), most));
        }
        Patch left = patch.patch().without(hunk);
        if (left.files().isEmpty()) {
            executor.reject(patch.id(), patch.patch());
            return Next.PROMPT;
        }
        return changed(patch.id(), left);
    }

    private Next changed(String id, Patch patch) {
        events.emit(Patches.changed(new Patches.Proposed(id, patch, State.EDITED), State.EDITED));
        return Next.PROMPT;
    }

    private Next export(String rest) throws PatchException, IOException {
        List<String> words = Verbs.words(rest);
        boolean numbered = words.size() > 1 && patches.find(words.getFirst()).isPresent();
        Patches.Proposed patch = find(numbered ? words.getFirst() : "");
        String name = numbered ? rest.substring(words.getFirst().length()).strip() : rest;
        Path file = HomePath.resolve(directory.get(), name, home).normalize();
        try {
            Files.writeString(file, diff(patch.patch()), StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException e) {
            return fail(PlainText.oneLine(name) + " already exists.");
        }
        return notice(
                "Wrote " + patch.id() + " to " + PlainText.oneLine(name) + ".", List.of(file));
    }

    /** Returns a diff, as far as the files allow. */
    private String diff(Patch patch) {
        PatchPlan plan = executor.check(patch, Set.of());
        return patch.isDiff() || !plan.fits() ? patch.source() : DiffText.of(plan);
    }

    @Override
    public Next failed(Exception failure) {
        return failure instanceof IOException
                ? fail("cannot write the patch: " + failure.getMessage())
                : fail(failure);
    }
}
