package aish.safety.files;

import module java.base;

import aish.safety.ExpandedWord;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.AffectedFileSpec.Kind;

/** Names places in words that are worth a second look before they are deleted or moved. */
final class SpecialPlaces {
    private static final Set<Kind> KINDS = EnumSet.of(Kind.DELETE, Kind.MOVE_AWAY, Kind.PERMISSION);

    private final Path here;
    private final Path home;

    SpecialPlaces(Path here, SafetyFacts facts) {
        this.here = here;
        this.home = facts.home().orElse(here);
    }

    /** Returns what the places that a command deletes or moves are. */
    List<String> in(Verdict verdict) {
        Set<String> said = new LinkedHashSet<>();
        for (AffectedFileSpec files : verdict.touched()) {
            if (KINDS.contains(files.kind()) && files.search().isEmpty()) {
                files.words().forEach(word -> said.addAll(of(files, word)));
                said.addAll(of(files, files.path().text()));
            }
        }
        return List.copyOf(said);
    }

    private List<String> of(AffectedFileSpec files, String text) {
        String whole = text + files.directory();
        boolean open = whole.indexOf(ExpandedWord.UNKNOWN) >= 0;
        boolean names = text.chars().anyMatch(c -> c != ExpandedWord.UNKNOWN);
        if (whole.indexOf(ExpandedWord.UNKNOWN_NAME) >= 0 || !names) {
            return List.of();
        }
        String start = known(files.directory());
        String full = Paths.resolve(start.isEmpty() ? "." : start, known(text));
        boolean contents = full.endsWith("*") && Paths.base(full).matches("[.]?\\*");
        String place = contents ? Paths.normal(full.substring(0, full.lastIndexOf('*'))) : full;
        Path path = here.resolve(place.replaceFirst("^~(?=/|$)", home.toString())).normalize();
        List<String> words = words(path);
        if (words.isEmpty() && open && path.getNameCount() < 2) {
            words.add(path.toString());
        }
        String prefix =
                (open ? "if the variable is empty, this is " : "this is ")
                        + (contents ? "everything in " : "");
        return words.isEmpty() ? List.of() : List.of(prefix + String.join(", ", words));
    }

    private static String known(String text) {
        return text.replace(String.valueOf(ExpandedWord.UNKNOWN), "");
    }

    private List<String> words(Path path) {
        List<String> words = new ArrayList<>();
        if (path.getNameCount() == 0) {
            words.add("the root of the file system");
        } else if (path.equals(home)) {
            words.add("your home directory");
        } else if (path.equals(here)) {
            words.add("the directory you are in");
        } else if (here.startsWith(path)) {
            words.add("a directory above the one you are in");
        } else if (FileSurvey.isMount(path)) {
            words.add("a mount point");
        }
        return words;
    }
}
