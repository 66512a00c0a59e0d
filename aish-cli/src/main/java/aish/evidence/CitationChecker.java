package aish.evidence;

import module java.base;

import aish.evidence.CheckedCitation.Mark;
import aish.evidence.Citation.Kind;
import aish.evidence.Citation.Lines;
import aish.evidence.Sources.Shown;
import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import org.jspecify.annotations.Nullable;

/**
 * Checks the citations of one answer, line by line as it arrives: does the source exist, does it
 * have what is quoted from it, and is it not older than the last change of the files it is about?
 * Each result can be explained in a phrase. Used by one thread.
 */
public final class CitationChecker {
    /** What a check found. */
    private record Finding(Mark mark, String reason) {
        static final Finding HOLDS = new Finding(Mark.HOLDS, "");

        static Finding notFound(String reason) {
            return new Finding(Mark.NOT_FOUND, reason);
        }

        static Finding changed(Path file) {
            return new Finding(Mark.STALE, file.getFileName() + " has changed since");
        }
    }

    private final Supplier<Sources> loading;
    private final CitationReader reader =
            new CitationReader(name -> sources().locate(name).isPresent());
    private @Nullable Sources loaded;

    /**
     * @param sources called at the first citation, because most answers have none
     */
    public CitationChecker(Supplier<Sources> sources) {
        this.loading = sources;
    }

    private Sources sources() {
        Sources known = loaded;
        if (known == null) {
            known = loading.get();
            loaded = known;
        }
        return known;
    }

    /** Checks a whole answer. */
    public static List<CheckedCitation> check(String answer, Supplier<Sources> sources) {
        if (!mayCite(answer)) {
            return List.of();
        }
        CitationChecker checker = new CitationChecker(sources);
        return answer.lines().flatMap(line -> checker.line(line).stream()).toList();
    }

    /** Whether a text may contain a citation, found out cheaply. */
    public static boolean mayCite(String text) {
        int open = text.indexOf('[');
        return open >= 0 && text.indexOf(']', open) > 0;
    }

    /** Checks the citations in the next line of the answer. */
    public List<CheckedCitation> line(String line) {
        List<Citation> citations = reader.read(line);
        if (citations.isEmpty()) {
            return List.of();
        }
        List<Claim> claims = Claim.of(line, citations);
        List<CheckedCitation> checked = new ArrayList<>();
        for (int i = 0; i < citations.size(); i++) {
            Citation citation = citations.get(i);
            Finding finding = find(citation, claims.get(i));
            checked.add(new CheckedCitation(citation.text(), finding.mark(), finding.reason()));
        }
        return checked;
    }

    private Finding find(Citation citation, Claim claim) {
        return switch (citation.kind()) {
            case OUTPUT -> shown(sources().output(citation.number()), citation, claim);
            case CONTEXT -> shown(sources().context(citation.number()), citation, claim);
            case COMMAND -> command(sources().command(citation.number()), citation, claim);
            case FILE -> file(citation, claim);
        };
    }

    private Finding shown(Optional<Shown> source, Citation citation, Claim claim) {
        if (source.isEmpty()) {
            return Finding.notFound("there is no " + citation.name());
        }
        Optional<String> problem =
                status(source.get(), citation, claim).or(() -> says(source.get(), citation, claim));
        return problem.map(Finding::notFound).orElseGet(() -> staleness(source.get(), citation));
    }

    private static Optional<String> status(Shown source, Citation citation, Claim claim) {
        return source.status().isPresent() && citation.lines().isAll()
                ? ClaimCheck.problem(claim, source.status().getAsInt())
                : Optional.empty();
    }

    /** Returns why a source does not say what is claimed. */
    private Optional<String> says(Shown source, Citation citation, Claim claim) {
        String label = source.label() + referenced(source, citation.lines());
        // the lines of a part of a file are counted in the file or in the part
        List<Passage> passages =
                IntStream.of(1, source.firstLine())
                        .distinct()
                        .mapToObj(
                                first -> Passage.of(label, source.lines(), first, citation.lines()))
                        .flatMap(Optional::stream)
                        .toList();
        return passages.isEmpty()
                ? Optional.of("it has " + source.lines().size() + " lines")
                : says(passages, claim);
    }

    /** Returns why none of the passages says what is claimed. */
    private static Optional<String> says(List<Passage> passages, Claim claim) {
        List<Optional<String>> problems =
                passages.stream().map(passage -> ClaimCheck.problem(claim, passage)).toList();
        return problems.stream().anyMatch(Optional::isEmpty)
                ? Optional.empty()
                : problems.getFirst();
    }

    /** Returns the lines of files to which the cited messages refer, such as {@code a.c:24}. */
    private String referenced(Shown source, Lines cited) {
        int to = Math.clamp(cited.last(), 0, source.lines().size());
        StringBuilder text = new StringBuilder();
        for (String line : source.lines().subList(Math.clamp(cited.first() - 1L, 0, to), to)) {
            PlaceNames.places(line, (name, number) -> text.append('\n').append(at(name, number)));
        }
        return text.toString();
    }

    private String at(String name, int number) {
        return sources()
                .locate(name)
                .flatMap(file -> sources().read(file))
                .filter(lines -> number > 0 && number <= lines.size())
                .map(lines -> lines.get(number - 1))
                .orElse("");
    }

    /** A command that has not run can only be named, not be cited for what came of it. */
    private Finding command(Optional<Shown> source, Citation citation, Claim claim) {
        if (source.isEmpty() || source.get().status().isPresent()) {
            return shown(source, citation, claim);
        }
        return ClaimCheck.isReport(claim) || !citation.lines().isAll()
                ? Finding.notFound(citation.name() + " has not run")
                : Finding.HOLDS;
    }

    /** Whether a command prints what is never changed any more. */
    private static boolean printsHistory(String command) {
        return Analyser.read(command, SafetyFacts.none()).calls().stream()
                .anyMatch(call -> call.isIn("history-printers"));
    }

    /** Messages about places are about the files they name, everything else about what was read. */
    private Finding staleness(Shown shown, Citation citation) {
        List<Path> named =
                citation.kind() == Kind.CONTEXT || printsHistory(shown.label())
                        ? List.of()
                        : PlaceNames.in(shown.lines(), citation.lines()).stream()
                                .flatMap(name -> sources().locate(name).stream())
                                .toList();
        List<Path> files = named.isEmpty() || citation.lines().isAll() ? shown.files() : List.of();
        Optional<Path> changed =
                Stream.concat(named.stream(), files.stream())
                        .filter(file -> sources().hasChanged(file, shown))
                        .findFirst();
        if (changed.isPresent()) {
            return Finding.changed(changed.get());
        }
        return sources().isOutdated(shown)
                ? new Finding(Mark.STALE, "files of the project have changed since")
                : Finding.HOLDS;
    }

    /** A file counts as it is now; stale is what only the version says that the model was shown. */
    private Finding file(Citation citation, Claim claim) {
        Optional<Path> file = sources().locate(citation.name());
        if (file.isEmpty()) {
            return isMentioned(citation)
                    ? Finding.HOLDS
                    : Finding.notFound("there is no " + citation.name());
        }
        Optional<String> problem = problem(sources().read(file.get()), 1, citation, claim);
        if (problem.isEmpty()) {
            return Finding.HOLDS;
        }
        boolean wasSo =
                sources().shownOf(file.get()).stream()
                        .filter(view -> sources().hasChanged(file.get(), view))
                        .anyMatch(
                                view ->
                                        problem(
                                                        Optional.of(view.lines()),
                                                        view.firstLine(),
                                                        citation,
                                                        claim)
                                                .isEmpty());
        return wasSo ? Finding.changed(file.get()) : Finding.notFound(problem.get());
    }

    /** Returns why a version of a file does not say what is claimed. */
    private static Optional<String> problem(
            Optional<List<String>> lines, int first, Citation citation, Claim claim) {
        if (lines.isEmpty()) {
            return Optional.of(citation.name() + " cannot be read");
        }
        Optional<Passage> passage =
                Passage.of(citation.name(), lines.get(), first, citation.lines());
        return passage.isEmpty()
                ? Optional.of("it has " + (first + lines.get().size() - 1) + " lines")
                : ClaimCheck.problem(claim, passage.get());
    }

    /** Whether an output names the place, as compilers and searches do. */
    private boolean isMentioned(Citation citation) {
        return sources().outputs().stream()
                .flatMap(output -> output.lines().stream())
                .anyMatch(line -> PlaceNames.names(line, citation));
    }
}
