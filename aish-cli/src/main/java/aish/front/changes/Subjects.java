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
 * What a command names, reads and runs, as far as its text tells, and where it does so.
 *
 * @param files by the names that the command has for them
 * @param programs where the shell finds each of them; empty if it does not
 */
record Subjects(
        Path directory, Path home, Map<String, Path> files, Map<String, Optional<Path>> programs) {
    /** More files of one command are not looked at. */
    private static final int MOST = 24;

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
        List<Call> calls = Analyser.read(command, facts).calls();
        Set<String> names = new LinkedHashSet<>();
        for (Call call : calls) {
            operands(call).forEach(name -> names.add(Paths.resolve(call.directory(), name)));
            names.addAll(new TreeSet<>(call.reads()));
        }
        Map<String, Optional<Path>> programs = new LinkedHashMap<>();
        for (Call call : calls) {
            program(call)
                    .ifPresent(name -> programs.put(name, places.find(name).map(Subjects::real)));
            buildFiles
                    .apply(call.program())
                    .forEach(name -> names.add(Paths.resolve(call.directory(), name)));
        }
        Map<String, Path> files = new LinkedHashMap<>();
        names.stream()
                .filter(Subjects::isKnown)
                .limit(MOST)
                .forEach(name -> files.put(name, directory.resolve(HomePath.expand(name, home))));
        return new Subjects(directory, home, files, programs);
    }

    /** Returns the words of a call that may name files, also those after an equals sign. */
    private static List<String> operands(Call call) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < call.words().size(); i++) {
            Call.Word word = call.words().get(i);
            String text = word.text();
            boolean operand = i == 0 ? text.contains("/") : !text.startsWith("-");
            if (word.known() && !word.splits()) {
                names.add(operand ? text : "");
                names.add(i > 0 && text.contains("=") ? text.split("=", 2)[1] : "");
            }
        }
        names.removeIf(String::isEmpty);
        return names;
    }

    private static Optional<String> program(Call call) {
        Call.Word first = call.words().getFirst();
        return Optional.of(first.text()).filter(name -> first.known() && !name.contains("/"));
    }

    private static boolean isKnown(String name) {
        return name.indexOf(ExpandedWord.UNKNOWN) < 0
                && name.indexOf(ExpandedWord.UNKNOWN_NAME) < 0
                && name.indexOf(0) < 0;
    }

    private static Path real(ProgramPath.Found program) {
        try {
            return program.file().toRealPath();
        } catch (IOException e) {
            return program.file();
        }
    }
}
