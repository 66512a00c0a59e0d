package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.files.Paths.PathZone;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.Invocation;
import org.jspecify.annotations.Nullable;

/** Judges {@code tar}, whose first word may be options without a dash. */
final class TarCommand {

    private TarCommand() {}

    static void judge(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        StringBuilder letters = new StringBuilder();
        @Nullable ExpandedWord archive = null;
        @Nullable ExpandedWord directory = null;
        boolean stdout = false;
        for (int i = 1; i < words.size(); i++) {
            ExpandedWord word = words.get(i);
            String text = word.text();
            boolean cluster = !text.startsWith("--") && (text.startsWith("-") || i == 1);
            if (cluster) {
                String flags = text.startsWith("-") ? text.substring(1) : text;
                letters.append(flags);
                stdout |= flags.indexOf('O') >= 0;
                int place = flags.indexOf('f');
                if (place >= 0 && text.startsWith("-") && place + 1 < flags.length()) {
                    archive = word.withText(flags.substring(place + 1));
                } else if (place >= 0 && i + 1 < words.size()) {
                    archive = words.get(++i);
                }
                if (flags.endsWith("C") && i + 1 < words.size()) {
                    directory = words.get(++i);
                }
            } else if (isFile(text)) {
                int cut = text.indexOf('=');
                boolean next = cut < 0 && i + 1 < words.size();
                archive = next ? words.get(++i) : word.withText(text.substring(cut + 1));
            } else {
                directory = longOption(word, words, i, letters, directory, context);
            }
        }
        effect(letters.toString(), archive, directory, stdout, invocation);
    }

    /** Whether the option is {@code --file} or an unambiguous abbreviation of it. */
    private static boolean isFile(String text) {
        int cut = text.indexOf('=');
        String name = cut < 0 ? text : text.substring(0, cut);
        return name.startsWith("--fi") && "--file".startsWith(name);
    }

    /** Returns the option that an abbreviation stands for. */
    private static String full(String name) {
        return name.length() < 4 || name.equals("--checkpoint")
                ? name
                : WordLists.get("tar-options").stream()
                        .filter(known -> known.startsWith(name))
                        .findFirst()
                        .orElse(name);
    }

    private static @Nullable ExpandedWord longOption(
            ExpandedWord word,
            List<ExpandedWord> words,
            int at,
            StringBuilder letters,
            @Nullable ExpandedWord directory,
            CommandContext context) {
        String text = word.text();
        int cut = text.indexOf('=');
        switch (full(cut < 0 ? text : text.substring(0, cut))) {
            case "--extract", "--get" -> letters.append('x');
            case "--create" -> letters.append('c');
            case "--list" -> letters.append('t');
            case "--append", "--update", "--catenate", "--concatenate" -> letters.append('r');
            case "--delete" ->
                    context.add(
                            Effect.DELETES, "tar --delete deletes files from the archive", word);
            case "--remove-files" ->
                    context.add(
                            Effect.DELETES, "tar --remove-files deletes the original files", word);
            case "--overwrite", "--unlink-first", "--recursive-unlink" ->
                    context.add(Effect.OVERWRITES, "tar " + text + " overwrites files", word);
            case "--to-command",
                    "--checkpoint-action",
                    "--use-compress-program",
                    "--rsh-command",
                    "--rmt-command",
                    "--info-script",
                    "--new-volume-script" ->
                    context.add(Effect.EXEC_UNKNOWN, "tar " + text + " runs a program", word);
            case "--directory" -> {
                return cut > 0
                        ? word.withText(text.substring(cut + 1))
                        : at + 1 < words.size() ? words.get(at + 1) : directory;
            }
            default -> {}
        }
        return directory;
    }

    private static void effect(
            String letters,
            @Nullable ExpandedWord archive,
            @Nullable ExpandedWord directory,
            boolean stdout,
            Invocation invocation) {
        CommandContext context = invocation.context();
        var span = invocation.words().getFirst().span();
        if (letters.indexOf('I') >= 0) {
            context.judgement().addUnknown("tar -I runs a program", span);
        }
        if (letters.indexOf('F') >= 0) {
            context.add(Effect.EXEC_UNKNOWN, "tar -F runs a program", span);
        }
        if (letters.indexOf('x') >= 0 && !stdout) {
            String into =
                    Paths.resolve(
                            context.scope().directory(),
                            directory == null ? "." : directory.text());
            boolean scratch = PathZone.of(into + "/x") == PathZone.SCRATCH;
            context.judgement().addLinkDirectory(into);
            context.add(
                    scratch ? Effect.CREATES : Effect.OVERWRITES,
                    "unpacks files and overwrites those with the same names",
                    span);
        } else if (letters.indexOf('c') >= 0 && archive != null) {
            context.write(archive);
        } else if ((letters.indexOf('r') >= 0 || letters.indexOf('u') >= 0) && archive != null) {
            context.add(Effect.OVERWRITES, "changes the archive", archive);
        } else {
            context.add(Effect.READS, "reads an archive", span);
        }
    }
}
