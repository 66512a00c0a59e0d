package aish.front.changes;

import module java.base;

import aish.safety.Analyser;
import aish.safety.Call;
import aish.safety.ExpandedWord;
import aish.safety.SafetyFacts;
import aish.safety.files.Paths;
import aish.safety.files.ProgramPath;
import aish.text.HomePath;

/**
 * What a command names, reads and runs, as far as its text tells.
 *
 * @param files by the names that the command has for them
 * @param programs where the shell finds each of them; empty if it does not
 */
record Subjects(Map<String, Path> files, Map<String, Optional<Path>> programs) {
    /** More words and programs of one command are not looked at. */
    private static final int MOST = 24;

    private static final int LONGEST_NAME = 500;

    /**
     * @param directory where the command starts
     * @param searchPath the value of {@code PATH}
     * @param buildFiles the files that a program reads without being told to
     */
    static Subjects of(
            String command,
            Path directory,
            Path home,
            String searchPath,
            Function<String, List<String>> buildFiles) {
        ProgramPath places = new ProgramPath(Optional.of(searchPath), directory, home);
        SafetyFacts facts = SafetyFacts.at(directory, home).with(places);
        Subjects found = new Subjects(new LinkedHashMap<>(), new LinkedHashMap<>());
        List<Call> calls = Analyser.read(command, facts).calls();
        for (Call call : calls) {
            found.words(call, directory, home);
            call.reads().stream().sorted().forEach(read -> found.file(read, directory, home));
        }
        for (Call call : calls) {
            found.program(call, places);
            buildFiles
                    .apply(call.program())
                    .forEach(name -> found.file(call, name, directory, home));
        }
        return found;
    }

    private void words(Call call, Path directory, Path home) {
        for (int i = 0; i < call.words().size(); i++) {
            Call.Word word = call.words().get(i);
            String text = word.text();
            boolean option = text.startsWith("-");
            boolean named = i > 0 ? !option : text.contains("/");
            if (word.known() && !word.splits() && named) {
                file(call, text, directory, home);
            }
            int value = text.indexOf('=') + 1;
            if (word.known() && !word.splits() && i > 0 && value > 0) {
                file(call, text.substring(value), directory, home);
            }
        }
    }

    private void file(Call call, String name, Path directory, Path home) {
        if (!name.isEmpty()) {
            file(Paths.resolve(call.directory(), name), directory, home);
        }
    }

    private void file(String name, Path directory, Path home) {
        boolean known =
                name.indexOf(ExpandedWord.UNKNOWN) < 0
                        && name.indexOf(ExpandedWord.UNKNOWN_NAME) < 0;
        if (known && name.length() <= LONGEST_NAME && files.size() < MOST) {
            try {
                files.putIfAbsent(name, directory.resolve(HomePath.expand(name, home)));
            } catch (InvalidPathException e) {
                // such a word names no file
            }
        }
    }

    private void program(Call call, ProgramPath places) {
        Call.Word first = call.words().getFirst();
        String name = first.text();
        if (first.known() && !name.contains("/") && programs.size() < MOST) {
            programs.computeIfAbsent(
                    name, _ -> places.find(name).map(found -> resolved(found.file())));
        }
    }

    private static Path resolved(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException e) {
            return file;
        }
    }
}
