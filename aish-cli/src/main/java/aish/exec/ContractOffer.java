package aish.exec;

import module java.base;

import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Rehearsal;
import aish.safety.Call;
import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.AffectedFiles;
import aish.safety.files.SurveyBudget;
import aish.safety.permissions.NetworkAccess;
import aish.safety.permissions.PermissionRule;
import aish.safety.permissions.StatedLimits;

/**
 * The rules that would allow a command from now on: within what it was seen or is known to do, if
 * limits can hold it to that.
 *
 * @param rules one for each command of the line
 * @param plain why they have no limits; empty if they have
 */
public record ContractOffer(List<PermissionRule> rules, String plain) {
    private static final Set<Effect> NETWORK = EnumSet.of(Effect.FETCHES, Effect.NETWORK_OUT);

    /** What a command does to files that the rules do not know by name. */
    private static final Set<Effect> SOMEWHERE = EnumSet.of(Effect.CREATES, Effect.BUILDS);

    /** More are not read. */
    private static final int MOST_PLACES = 4;

    public ContractOffer {
        rules = List.copyOf(rules);
    }

    /**
     * @param rules without limits
     * @param seen what the command did on a copy of the disk
     * @param obstacle why no command can be held here, if none can
     */
    static ContractOffer of(
            CommandAssessment command,
            List<PermissionRule> rules,
            Optional<StatedLimits> seen,
            Optional<String> obstacle) {
        Verdict verdict = command.verdict();
        if (obstacle.isPresent()) {
            return new ContractOffer(rules, obstacle.get());
        }
        if (verdict instanceof Verdict.Halt) {
            return new ContractOffer(rules, "a contract covers no command that needs your OK");
        }
        if (seen.isEmpty() && onlyConcernsTheShell(command)) {
            return new ContractOffer(rules, "it concerns only the shell itself");
        }
        StatedLimits limits = seen.orElseGet(() -> known(command));
        return new ContractOffer(rules.stream().map(rule -> rule.within(limits)).toList(), "");
    }

    /**
     * Whether it starts no program and writes nothing, so that only its effect on the shell counts.
     */
    private static boolean onlyConcernsTheShell(CommandAssessment command) {
        return command.verdict().isProvenReadOnly()
                && command.calls().stream()
                        .map(Call::program)
                        .allMatch(name -> command.facts().programs().find(name).isEmpty());
    }

    /** Code that nobody has looked at may write where it runs, but reaches nothing. */
    private static StatedLimits known(CommandAssessment command) {
        Verdict verdict = command.verdict();
        SafetyFacts facts = command.facts();
        boolean online = !Collections.disjoint(verdict.effects(), NETWORK);
        boolean somewhere =
                verdict instanceof Verdict.Unknown
                        || !Collections.disjoint(verdict.effects(), SOMEWHERE);
        AffectedFiles files = AffectedFiles.of(verdict, facts, SurveyBudget.brief(verdict));
        Stream<Path> paths =
                files.roots().stream().map(AffectedFiles.Root::path).map(ContractOffer::place);
        return about(
                somewhere || !files.complete() ? facts.directory().stream() : paths,
                online ? new NetworkAccess.On() : new NetworkAccess.Off(),
                facts.directory().orElse(Path.of("/")),
                facts.home().orElse(Path.of("/")));
    }

    private static Path place(Path path) {
        Path parent = path.getParent();
        return parent == null || Files.exists(path) ? path : parent;
    }

    /** Returns limits that allow what a command did on a copy of the disk. */
    public static StatedLimits of(Rehearsal done, NetworkAccess network, Path home) {
        List<Path> paths = new ArrayList<>();
        for (Change change : done.changes()) {
            Path path = change.path();
            Path parent = Objects.requireNonNullElse(path.getParent(), path);
            switch (change.kind()) {
                case CREATED -> paths.add(change.directory() ? path : parent);
                case DELETED -> paths.add(parent);
                // it may have been replaced, for which its directory must be writable
                case CHANGED -> paths.add(isDeeper(parent, done.directory()) ? parent : path);
                case ATTRIBUTES -> paths.addAll(change.directory() ? List.of() : List.of(path));
            }
        }
        return about(paths.stream(), network, done.directory(), home);
    }

    private static boolean isDeeper(Path path, Path directory) {
        return path.startsWith(directory) && !path.equals(directory);
    }

    /**
     * Returns limits that allow to write files that exist, and below other paths; fewer and larger
     * places than given if they are too many to read. The home itself and what contains it are left
     * out.
     *
     * @param directory where the command starts
     */
    private static StatedLimits about(
            Stream<Path> places, NetworkAccess network, Path directory, Path home) {
        TreeSet<Path> paths = places.collect(Collectors.toCollection(TreeSet::new));
        StatedLimits limits = stated(paths, network, directory, home);
        while (limits.places().size() > MOST_PLACES) {
            Path deepest = Collections.max(paths, Comparator.comparingInt(Path::getNameCount));
            paths.remove(deepest);
            paths.add(deepest.resolve("..").normalize());
            limits = stated(paths, network, directory, home);
        }
        return limits;
    }

    private static StatedLimits stated(
            Set<Path> paths, NetworkAccess network, Path directory, Path home) {
        return paths.stream()
                .filter(path -> !home.startsWith(path))
                .flatMap(path -> name(path, directory, home).stream())
                .map(place -> new StatedLimits(List.of(place), network))
                .reduce(new StatedLimits(List.of(), network), StatedLimits::or);
    }

    private static Optional<String> name(Path path, Path directory, Path home) {
        return StatedLimits.place(path, !Files.isRegularFile(path), directory, home);
    }
}
