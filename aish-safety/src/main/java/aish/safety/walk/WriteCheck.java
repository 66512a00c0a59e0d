package aish.safety.walk;

import module java.base;

import aish.safety.walk.VerdictBuilder.Trait;
import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.AffectedFileSpec;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.files.Paths.PathZone;
import aish.safety.rules.OptionRule.Target;

/** Judges writes by the place that is written to. */
public record WriteCheck(CommandContext context) {
    public void to(ExpandedWord target, Target how, Span span) {
        context.judgement().noteName(target.text());
        if (OpenDescriptors.isName(context.path(target.text()))) {
            int reasons = context.judgement().haltCount();
            judge(target, how, span);
            if (context.judgement().haltCount() > reasons) {
                Kind kind = how == Target.APPEND ? Kind.APPEND : Kind.OVERWRITE;
                context.judgement()
                        .addAffectedFiles(
                                AffectedFileSpec.unknown(
                                        kind, String.valueOf(ExpandedWord.UNKNOWN)));
            }
            context.judgement().markFilesRecorded(reasons);
        } else if (isFile(target)) {
            int reasons = context.judgement().haltCount();
            judge(target, how, span);
            context.touch(how == Target.APPEND ? Kind.APPEND : Kind.OVERWRITE, target, false);
            context.judgement().markFilesRecorded(reasons);
        }
    }

    /**
     * Whether the target is a file: not standard output, and not a sink such as {@code /dev/null}.
     */
    private boolean isFile(ExpandedWord target) {
        String text = target.text();
        return !text.equals("-")
                && !text.isEmpty()
                && PathZone.of(context.path(text)) != PathZone.SINK;
    }

    /** Judges the write without recording the file. */
    public void judge(ExpandedWord target, Target how, Span span) {
        String named = context.path(target.text());
        if (!OpenDescriptors.isName(named)) {
            judge(target, named, how, span);
            return;
        }
        String file = context.scope().descriptors().fileOf(named);
        if (!file.isEmpty()) {
            judge(ExpandedWord.of(file, target.span()), file, how, span);
        }
    }

    private void judge(ExpandedWord target, String named, Target how, Span span) {
        String path = LinkedFiles.resolveLinks(named, context);
        PathZone zone = PathZone.of(path);
        if (zone == PathZone.SCRATCH && LinkedFiles.hasOtherHardLinks(path, context)) {
            context.add(
                    Effect.OVERWRITES, "writes to a file that has other names (hard links)", span);
            return;
        }
        if (context.judgement().isLinked(path)
                && (zone == PathZone.SCRATCH || zone == PathZone.PROJECT)) {
            context.add(Effect.OVERWRITES, VerdictBuilder.THROUGH_LINK, span);
            return;
        }
        switch (zone) {
            case SINK -> {}
            case SCRATCH -> {
                context.add(Effect.CREATES, "creates " + target.shown(), span);
                context.walk().noteWrite(span);
                context.judgement().noteWrite(path, Trait.WROTE_SCRATCH_CODE);
            }
            case PROJECT -> project(target, path, how, span);
            case DOTFILE ->
                    context.add(
                            Effect.CONFIGURES,
                            "writes " + target.shown() + ", which controls what runs later",
                            span);
            case SYSTEM ->
                    context.add(
                            Effect.CONFIGURES, "writes the system file " + target.shown(), span);
            case DEVICE -> context.add(Effect.DISK, "writes to the device " + target.shown(), span);
            case OUTSIDE ->
                    context.add(
                            Effect.OVERWRITES,
                            "writes " + target.shown() + " outside the project",
                            span);
            case UNKNOWN ->
                    context.add(
                            Effect.OVERWRITES,
                            "writes to a file, and aish cannot tell which",
                            span);
        }
    }

    private void project(ExpandedWord target, String path, Target how, Span span) {
        context.walk().noteWrite(span);
        context.judgement().noteWrite(path, Trait.WROTE_CODE);
        if (how == Target.APPEND && !target.glob()) {
            context.add(Effect.CREATES, "adds to " + target.shown(), span);
        } else if (isNew(path) && !target.glob()) {
            context.add(Effect.CREATES, "creates " + target.shown(), span);
        } else {
            context.add(Effect.OVERWRITES, "may overwrite " + target.shown(), span);
        }
    }

    /** Whether the file certainly does not exist yet; only known in a live session. */
    public boolean isNew(String path) {
        try {
            return context.facts().directory().isPresent()
                    && context.scope().certainDirectory().indexOf(ExpandedWord.UNKNOWN) < 0
                    && path.indexOf(ExpandedWord.UNKNOWN_NAME) < 0
                    && isAbsent(context.facts().directory().get().resolve(path));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static boolean isAbsent(Path path) {
        return !Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }
}
