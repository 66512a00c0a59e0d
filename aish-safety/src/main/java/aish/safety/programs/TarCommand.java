package aish.safety.programs;

import module java.base;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths.PathZone;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.Invocation;
import aish.safety.walk.OptionReader;

/** Judges {@code tar} by its options, which may come in any order. */
final class TarCommand {
    private TarCommand() {}

    static void judge(Invocation invocation) {
        CommandContext context = invocation.context();
        Span span = invocation.words().getFirst().span();
        Set<String> modes = new HashSet<>();
        Optional<ExpandedWord> archive = Optional.empty();
        String directory = ".";
        for (OptionReader.Given option : invocation.given()) {
            String mode = mode(option.name());
            modes.add(mode);
            if (option.value() != null && mode.equals("file")) {
                archive = Optional.of(option.value());
            } else if (option.value() != null && mode.equals("directory")) {
                directory = option.value().text();
            }
        }
        if (modes.contains("program")) {
            context.judgement().addUnknown("tar -I runs a program", span);
        }
        if (modes.contains("extract") && !modes.contains("print")) {
            extract(context.resolve(directory), span, context);
        } else if (modes.contains("create") && archive.isPresent()) {
            context.write(archive.get());
        } else if (modes.contains("change") && archive.isPresent()) {
            context.add(Effect.OVERWRITES, "changes the archive", archive.get());
        } else {
            context.add(Effect.READS, "reads an archive", span);
        }
    }

    /** Returns what an option or its abbreviation means, as {@code words.txt} groups them. */
    private static String mode(String option) {
        return WordLists.get("tar-options").stream()
                .filter(known -> isMeant(option, known.substring(known.indexOf(':') + 1)))
                .map(known -> known.substring(0, known.indexOf(':')))
                .findFirst()
                .orElse("");
    }

    private static boolean isMeant(String option, String known) {
        return option.length() > 3 ? known.startsWith(option) : known.equals(option);
    }

    /** Judges unpacking an archive into a directory. */
    static void extract(String into, Span span, CommandContext context) {
        boolean scratch = PathZone.of(into + "/x") == PathZone.SCRATCH;
        context.judgement().addLinkDirectory(into);
        context.add(
                scratch ? Effect.CREATES : Effect.OVERWRITES,
                "unpacks files and overwrites those with the same names",
                span);
    }
}
