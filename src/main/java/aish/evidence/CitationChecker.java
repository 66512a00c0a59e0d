package aish.evidence;

import module java.base;

import aish.evidence.CheckedCitation.Mark;
import aish.evidence.Citation.Kind;
import aish.evidence.Citation.Lines;
import aish.evidence.Sources.Shown;
import org.jspecify.annotations.Nullable;

/**
 * Checks the citations of one answer, line by line as it arrives: does the source exist, does it
 * say so, and is it not older than the last change of the files it is about? Used by one thread.
 */
public final class CitationChecker {
    /** Prints what is never changed any more. */
    private static final Pattern HISTORY = Pattern.compile("^\\s*git (?:-\\S+ )*(?:show|log)\\b");

    /** Prints only names of files, whatever is in them. */
    private static final Pattern LISTING = Pattern.compile("^\\s*(?:ls|find|tree|fd)\\b");

    /** Prints the sizes and times of files. */
    private static final Pattern LONG_LISTING =
            Pattern.compile("^\\s*(?:ls (?:-\\S+ )*-\\w*l|ll\\b)");

    private static final int MOST_LISTED = 100;

    /** What may stand in front of a name, or behind it, in a list. */
    private static final Pattern LISTED = Pattern.compile("^.*\\s(?=\\S+$)|[*/=@|]$| -> .*");

    /** Prints what the project did when it ran, wherever its messages come from. */
    private static final Pattern TRIAL =
            Pattern.compile(
                    "(?<![/\\w.-])(?:test|run|make (?:\\S+ )*check|pytest|jest|vitest|mocha|rspec|phpunit|ctest|nextest|bench|valgrind|gdb)\\b(?![/.])|(?<!\\S)\\./[\\w/-]+(?!\\S)");

    /** Commands that say so themselves if they fail. */
    private static final Pattern ATTEMPT =
            Pattern.compile(
                    "^\\s*(?:\\w+ )?(?:make|\\w*latex(?:mk)?|biber|build|test|compile|deploy|apply|lint|vet|clippy)\\b");

    /** A message about a place that remains as long as the place does. */
    private static final Pattern DIAGNOSTIC =
            Pattern.compile("\\b(?:error|warning|note)\\b(?:\\[\\w+\\])?:|^ *-->");

    /** Says which rule of a makefile failed, not where. */
    private static final Pattern RULE = Pattern.compile("^g?make(?:\\[\\d+\\])?: \\*\\*\\*");

    private static final Pattern WORD = Pattern.compile("[^\\p{Ll}\\d]+");

    /** Only decides between two versions of a file that both may say so. */
    private static final double WEIGHT_OF_WORD = 0.001;

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
            checked.add(new CheckedCitation(citation.text(), mark(citation, claims.get(i))));
        }
        return checked;
    }

    private Mark mark(Citation citation, Claim claim) {
        return switch (citation.kind()) {
            case OUTPUT -> shown(sources().output(citation.number()), citation, claim);
            case CONTEXT -> shown(sources().context(citation.number()), citation, claim);
            case COMMAND -> command(sources().command(citation.number()), citation, claim);
            case FILE -> file(citation, claim);
        };
    }

    private Mark shown(Optional<Shown> source, Citation citation, Claim claim) {
        if (source.isEmpty() || !says(source.get(), citation, claim)) {
            return Mark.NOT_FOUND;
        }
        Shown shown = source.get();
        return isStale(shown, citation.lines()) ? Mark.STALE : Mark.HOLDS;
    }

    private boolean says(Shown source, Citation citation, Claim claim) {
        boolean printed = citation.kind() == Kind.OUTPUT || citation.kind() == Kind.COMMAND;
        int claimed = Outcome.claimed(claim.text());
        boolean whole = citation.lines().isAll() && source.status().isPresent();
        boolean well = source.status().orElse(0) == 0;
        boolean silent =
                source.lines().isEmpty()
                        || (citation.kind() == Kind.COMMAND
                                && source.lines().stream().noneMatch(Outcome::isTrouble));
        boolean troubled = source.lines().stream().anyMatch(Outcome::isTrouble);
        if (printed && well && claimed < 0 && !troubled && ATTEMPT.matcher(source.label()).find()) {
            return false;
        }
        boolean achieved = claimed > 0 || (claimed == 0 && Outcome.isAchieved(claim.text()));
        if (printed && whole && (well ? claimed < 0 && silent : achieved)) {
            return false;
        }
        if (printed && !well && Outcome.isOfAll(claim.text()) && !isSuccess(source, citation)) {
            return false;
        }
        boolean agrees = whole && claimed == (well ? 1 : -1) && (!well || !isFailure(source));
        String label =
                source.label()
                        + (printed ? " exit status " + source.status().orElse(0) : "")
                        + referenced(source, citation.lines());
        // the lines of a part of a file are counted in the file or in the part
        return IntStream.of(1, source.firstLine())
                .distinct()
                .mapToObj(first -> Passage.of(label, source.lines(), first, citation.lines()))
                .flatMap(Optional::stream)
                .anyMatch(passage -> share(claim, passage, printed && !agrees) > 0);
    }

    private double share(Claim claim, Passage passage, boolean report) {
        boolean log = Layout.isTimed(passage.citedLines());
        return ClaimCheck.share(claim, passage, report || log, sources()::mentions);
    }

    private static boolean isFailure(Shown source) {
        return Outcome.of(String.join("\n", source.lines())) < 0;
    }

    private static boolean isSuccess(Shown source, Citation citation) {
        return Outcome.of(String.join("\n", cited(source, citation.lines()))) > 0;
    }

    private static List<String> cited(Shown source, Lines cited) {
        int to = Math.clamp(cited.last(), 0, source.lines().size());
        return source.lines().subList(Math.clamp(cited.first() - 1L, 0, to), to);
    }

    /** Returns the lines of files to which the cited messages refer. */
    private String referenced(Shown source, Lines cited) {
        StringBuilder text = new StringBuilder();
        for (String line : cited(source, cited)) {
            PlaceNames.places(line, (name, number) -> text.append('\n').append(at(name, number)));
        }
        return text.toString();
    }

    private String at(String name, int number) {
        return sources()
                .locate(name)
                .flatMap(
                        file ->
                                sources().shownOf(file).stream()
                                        .filter(view -> view.firstLine() == 1)
                                        .map(Shown::lines)
                                        .findFirst()
                                        .or(() -> sources().read(file)))
                .filter(lines -> number > 0 && number <= lines.size())
                .map(lines -> lines.get(number - 1))
                .orElse("");
    }

    /** A command that has not run can only be named, not be cited for what came of it. */
    private Mark command(Optional<Shown> source, Citation citation, Claim claim) {
        boolean ran = source.isPresent() && source.get().status().isPresent();
        boolean reports = Outcome.isReport(claim.text()) || !citation.lines().isAll();
        if (source.isPresent() && !ran) {
            boolean results = Outcome.namesResult(claim.text(), source.get().label());
            return reports || results ? Mark.NOT_FOUND : Mark.HOLDS;
        }
        return shown(source, citation, claim);
    }

    private boolean isStale(Shown shown, Lines cited) {
        List<Path> named =
                HISTORY.matcher(shown.label()).find()
                        ? List.of()
                        : PlaceNames.in(shown.lines(), cited).stream()
                                .flatMap(name -> sources().locate(name).stream())
                                .toList();
        boolean told =
                !cited.isAll()
                        && CommandFiles.of(shown.label()).scripts().isEmpty()
                        && !named.isEmpty()
                        && (shown.files().size() > 1 || !shown.files().containsAll(named));
        return listsGone(shown, cited)
                || listsChanged(shown, cited)
                || Stream.concat(told ? Stream.of() : shown.files().stream(), named.stream())
                        .distinct()
                        .anyMatch(file -> sources().hasChanged(file, shown))
                || ((named.isEmpty() || cited.isAll() || isOfRun(shown, cited))
                        && sources().isOutdated(shown));
    }

    /** Whether cited lines list a file that is no longer there. */
    private boolean listsGone(Shown shown, Lines cited) {
        List<String> lines = cited.isAll() ? shown.lines() : cited(shown, cited);
        return LISTING.matcher(shown.label()).find()
                && lines.stream()
                        .limit(MOST_LISTED)
                        .map(line -> LISTED.matcher(line).replaceFirst(""))
                        .anyMatch(name -> sources().isGone(name, shown));
    }

    /** Whether cited lines give the size and the time of a file that has changed. */
    private boolean listsChanged(Shown shown, Lines cited) {
        return LONG_LISTING.matcher(shown.label()).find()
                && !cited.isAll()
                && cited(shown, cited).stream()
                        .map(line -> LISTED.matcher(line).replaceFirst(""))
                        .flatMap(name -> listed(name, shown))
                        .anyMatch(file -> sources().hasChanged(file, shown));
    }

    private Stream<Path> listed(String name, Shown shown) {
        return Stream.concat(Stream.of(""), CommandFiles.of(shown.label()).named().stream())
                .map(place -> place.isEmpty() ? name : place + "/" + name)
                .flatMap(path -> sources().locate(path).stream())
                .limit(1);
    }

    /** Whether lines tell what happened in a run, rather than what is wrong at a place. */
    private static boolean isOfRun(Shown shown, Lines cited) {
        List<String> lines = PlaceNames.messages(shown.lines(), cited);
        return lines.stream().anyMatch(line -> RULE.matcher(line).find())
                || (TRIAL.matcher(shown.label()).find()
                        && lines.stream().noneMatch(line -> DIAGNOSTIC.matcher(line).find()));
    }

    private Mark file(Citation citation, Claim claim) {
        Optional<Path> file = sources().locate(citation.name());
        Optional<Shown> mentioned = mentioning(citation, claim);
        if (file.isEmpty()) {
            return mentioned.isPresent() ? Mark.HOLDS : Mark.NOT_FOUND;
        }
        double now = shareNow(file.get(), citation, claim);
        double before = shareBefore(file.get(), citation, claim);
        if (before > now) {
            return Mark.STALE;
        }
        if (now > 0) {
            return Mark.HOLDS;
        }
        if (mentioned.isPresent()) {
            return sources().hasChanged(file.get(), mentioned.get()) ? Mark.STALE : Mark.HOLDS;
        }
        return Mark.NOT_FOUND;
    }

    private double shareNow(Path file, Citation citation, Claim claim) {
        return sources()
                .read(file)
                .flatMap(lines -> Passage.of(citation.name(), lines, 1, citation.lines()))
                .map(passage -> shareOfFile(claim, passage))
                .orElse(0.0);
    }

    /** Returns how much of a claim is there; a little more for each of its words that is cited. */
    private double shareOfFile(Claim claim, Passage passage) {
        double share = share(claim, passage, false);
        long told = WORD.splitAsStream(claim.text()).distinct().filter(passage::citesStem).count();
        return share > 0 ? share + told * WEIGHT_OF_WORD : 0;
    }

    /** Returns how much of a claim was in the cited lines as they were before they changed. */
    private double shareBefore(Path file, Citation citation, Claim claim) {
        List<Shown> views = sources().shownOf(file);
        if (views.isEmpty() || !sources().hasChanged(file, views.getFirst())) {
            return 0;
        }
        return views.stream()
                .mapToDouble(view -> shareShown(view, citation, claim))
                .max()
                .orElse(0);
    }

    private double shareShown(Shown view, Citation citation, Claim claim) {
        Optional<Passage> counted =
                Passage.of(citation.name(), view.lines(), view.firstLine(), citation.lines());
        if (counted.isPresent()) {
            return shareOfFile(claim, counted.get());
        }
        double share =
                Passage.of(citation.name(), view.lines(), 1, Lines.ALL)
                        .map(whole -> share(claim, whole, false))
                        .orElse(0.0);
        // a part of the file, whose lines have other numbers, must say something of it
        return share > ClaimCheck.UNDECIDED ? share : 0;
    }

    /** Finds an output that names the place, as compilers and searches do, and says so. */
    private Optional<Shown> mentioning(Citation citation, Claim claim) {
        for (Shown output : sources().outputs()) {
            for (int i = 0; i < output.lines().size(); i++) {
                if (PlaceNames.names(output.lines().get(i), citation)) {
                    Lines here = new Lines(i + 1, i + 1);
                    Optional<Passage> passage =
                            Passage.of(output.label(), output.lines(), 1, here)
                                    .filter(near -> share(claim, near, false) > 0);
                    if (passage.isPresent()) {
                        return Optional.of(output);
                    }
                }
            }
        }
        return Optional.empty();
    }
}
