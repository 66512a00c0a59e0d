package aish.safety.programs;

import module java.base;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.AffectedFileSpec;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.files.Paths;
import aish.safety.files.Paths.PathZone;
import aish.safety.rules.OptionRule.Target;
import aish.safety.walk.CommandContext;
import aish.safety.walk.Invocation;
import aish.safety.walk.OpenDescriptors;
import aish.safety.walk.OptionReader;
import aish.safety.walk.RevealCheck;
import aish.safety.walk.VerdictBuilder;
import aish.safety.walk.WriteCheck;
import aish.text.Counted;
import org.jspecify.annotations.Nullable;

/** Programs that put files in the place of others. */
final class MoveCommands {
    private MoveCommands() {}

    /** Judges {@code cp}, {@code mv} and {@code install}, whose last operand is the target. */
    static void copy(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> operands = invocation.operands();
        Span span = invocation.words().getFirst().span();
        boolean moves = invocation.rule().name().contains("mv");
        @Nullable ExpandedWord directory = targetDirectory(invocation);
        if (operands.size() < (directory == null ? 2 : 1)) {
            boolean makes = invocation.isExempt();
            invocation.add(makes ? Effect.CREATES : Effect.READS, "creates nothing");
            return;
        }
        ExpandedWord target = directory == null ? operands.getLast() : directory;
        List<ExpandedWord> sources =
                directory == null ? operands.subList(0, operands.size() - 1) : operands;
        // mv obeys the last of -n and -f; with -f anywhere, files may be replaced
        boolean forced = moves && has(invocation, "f", List.of("--force"));
        if (invocation.isExempt() && !forced) {
            judgeNewFile(target, span, context);
            if (moves) {
                sources.forEach(source -> context.touch(Kind.MOVE_AWAY, source, true));
                recordReplaced(sources, target, context);
            }
            noteLinks(invocation, target);
            return;
        }
        if (moves) {
            context.add(
                    isNewProjectFile(target, context) ? Effect.CREATES : Effect.OVERWRITES,
                    "moves " + shown(sources) + " to " + target.shown(),
                    target);
            sources.forEach(source -> context.touch(Kind.MOVE_AWAY, source, true));
        } else if (sources.getFirst().text().equals("/dev/null")) {
            context.add(Effect.OVERWRITES, "empties " + target.shown(), target);
        } else if (!target.text().isEmpty()) {
            new WriteCheck(context).judge(target, Target.WRITE, target.span());
        }
        recordReplaced(sources, target, context);
        invocation.markFilesRecorded();
        noteLinks(invocation, target);
    }

    private static String shown(List<ExpandedWord> words) {
        return Counted.list(words.stream().map(ExpandedWord::shown).toList());
    }

    private static void noteLinks(Invocation invocation, ExpandedWord target) {
        VerdictBuilder verdict = invocation.context().judgement();
        if (isLinking(invocation)) {
            verdict.markLinked();
        } else {
            verdict.addLinkDirectory(invocation.context().path(target.text()));
        }
    }

    /**
     * Whether links to existing files are created, through which a later write would change those
     * files.
     */
    private static boolean isLinking(Invocation invocation) {
        return has(invocation, "ls", List.of("--link", "--symbolic-link"));
    }

    /**
     * Whether an option is given, by one of the letters or by an abbreviation of one of the names.
     */
    private static boolean has(Invocation invocation, String letters, List<String> names) {
        return invocation.options().stream()
                .map(ExpandedWord::text)
                .anyMatch(
                        text ->
                                text.startsWith("--")
                                        ? names.stream().anyMatch(name -> name.startsWith(text))
                                        : text.chars().anyMatch(c -> letters.indexOf(c) >= 0));
    }

    /**
     * Judges a target that is only created: it replaces nothing, but it may determine what runs
     * later.
     */
    static void judgeNewFile(ExpandedWord target, Span span, CommandContext context) {
        String path = context.path(target.text());
        boolean values = Paths.base(path).startsWith(".env") && !path.endsWith(".envrc");
        switch (values ? PathZone.PROJECT : PathZone.of(path)) {
            case DOTFILE, SYSTEM, DEVICE, UNKNOWN ->
                    new WriteCheck(context).judge(target, Target.WRITE, target.span());
            case SINK, SCRATCH, PROJECT, OUTSIDE ->
                    context.add(Effect.CREATES, "creates " + target.shown(), span);
        }
    }

    /** Records that files replace others. */
    private static void recordReplaced(
            List<ExpandedWord> sources, ExpandedWord target, CommandContext context) {
        boolean splits = sources.stream().anyMatch(ExpandedWord::splits);
        AffectedFileSpec affected = context.touched(Kind.OVERWRITE, target, true);
        context.judgement()
                .addAffectedFiles(
                        splits
                                ? AffectedFileSpec.unknown(Kind.OVERWRITE, affected.directory())
                                : affected.withSources(
                                        sources.stream().map(ExpandedWord::path).toList()));
    }

    private static boolean isNewProjectFile(ExpandedWord target, CommandContext context) {
        String path = context.path(target.text());
        return PathZone.of(path) == PathZone.PROJECT && new WriteCheck(context).isNew(path);
    }

    static void link(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> operands = invocation.operands();
        ExpandedWord target =
                operands.isEmpty() ? invocation.words().getFirst() : operands.getLast();
        context.judgement().markLinked();
        PathZone zone = PathZone.of(context.path(target.text()));
        boolean elsewhere =
                zone == PathZone.DOTFILE || zone == PathZone.SYSTEM || zone == PathZone.UNKNOWN;
        context.add(
                elsewhere && operands.size() > 1 ? Effect.CONFIGURES : Effect.CREATES,
                "creates the link " + target.shown(),
                target);
        if (operands.size() > 1) {
            recordReplaced(operands.subList(0, operands.size() - 1), target, context);
            invocation.markFilesRecorded();
        }
    }

    /** Judges {@code git clone}; the tree may contain anything, including links. */
    static void unpack(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> operands = invocation.operands();
        if (operands.size() > 1) {
            context.judgement().addLinkDirectory(context.path(operands.getLast().text()));
            judgeNewFile(operands.getLast(), operands.getLast().span(), context);
        }
        String url = operands.isEmpty() ? "" : operands.getLast().text();
        String name = operands.size() > 1 ? url : Paths.base(url).replaceFirst("\\.git$", "");
        String path = context.resolve(name);
        context.judgement().addOwnRepository(context.facts().zonePath(path));
        invocation.applyRule();
    }

    /** Judges converters whose last operand is their output. */
    static void lastOutput(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> operands = invocation.operands();
        if (invocation.isExempt()) {
            invocation.add(Effect.READS, "shows only");
            return;
        }
        if (operands.isEmpty()) {
            boolean reads = invocation.rule().effect() == Effect.READS;
            invocation.add(
                    reads ? Effect.READS : Effect.OVERWRITES, "may overwrite what it converts");
            return;
        }
        ExpandedWord target = operands.getLast();
        String path = context.resolve(target.text());
        if (isOutput(target.text())) {
            invocation.add(Effect.READS, "prints what it converts");
        } else if (OpenDescriptors.isName(path)) {
            context.write(target);
        } else if (PathZone.of(path) == PathZone.SCRATCH || PathZone.of(path) == PathZone.SINK) {
            invocation.add(Effect.CREATES, "writes a temporary file");
        } else {
            context.add(Effect.OVERWRITES, "may overwrite " + target.shown(), target);
        }
    }

    /** Whether converters take the name for standard output, or for no output. */
    private static boolean isOutput(String text) {
        return text.equals("-")
                || text.endsWith(":-")
                || text.equals("info:")
                || text.equals("null:");
    }

    static void tee(Invocation invocation) {
        CommandContext context = invocation.context();
        boolean appends =
                invocation.has("-a") || invocation.has("--append") || invocation.has("-ai");
        for (ExpandedWord operand : invocation.operands()) {
            new WriteCheck(context)
                    .to(operand, appends ? Target.APPEND : Target.WRITE, operand.span());
        }
        invocation.add(Effect.READS, "passes its input on");
        RevealCheck.input(invocation.words().getFirst(), context);
    }

    /**
     * Judges {@code unzip} and the like, with the target directory in an option or the current
     * directory.
     */
    static void extract(Invocation invocation) {
        CommandContext context = invocation.context();
        Span span = invocation.words().getFirst().span();
        boolean shows =
                invocation.given().stream()
                        .anyMatch(option -> option.rule().exempts() && !option.name().equals("-n"));
        if (shows || (invocation.isExempt() && !invocation.has("-n"))) {
            invocation.add(Effect.READS, "shows only");
            return;
        }
        @Nullable ExpandedWord place = null;
        List<ExpandedWord> words = invocation.words();
        for (int i = 1; i < words.size(); i++) {
            String text = words.get(i).text();
            boolean named = text.equals("-d") || text.equals("-C") || text.equals("--outdir");
            if (named && i + 1 < words.size()) {
                place = words.get(i + 1);
            } else if (text.startsWith("-o") && text.length() > 3) {
                place = words.get(i).withText(text.substring(2));
            }
        }
        String into = context.resolve(place == null ? "." : place.text());
        if (invocation.isExempt()) {
            context.judgement().addLinkDirectory(into);
            judgeNewFile(invocation.words().getFirst().withText(into), span, context);
        } else {
            TarCommand.extract(into, span, context);
        }
    }

    /** Finds {@code -t DIRECTORY}, with which all operands are sources. */
    private static @Nullable ExpandedWord targetDirectory(Invocation invocation) {
        @Nullable ExpandedWord directory = null;
        for (OptionReader.Given option : invocation.given()) {
            String name = option.name();
            if (name.equals("-t") || (name.length() > 3 && "--target-directory".startsWith(name))) {
                directory = option.value();
            }
        }
        return directory;
    }
}
