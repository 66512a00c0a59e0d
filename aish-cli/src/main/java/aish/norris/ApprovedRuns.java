package aish.norris;

import module java.base;

import aish.exec.CommandAssessment;
import aish.safety.Call;
import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.ProgramPath;

/**
 * The runs of code that the user approved in a pursuit. The kernel holds their limits, so the files
 * that they run may change. An approval does not cover a command that anything else makes another
 * one: the directory, the variables that programs inherit, a program of the same name; an alias or
 * a function makes other words of it. Used by one thread.
 */
final class ApprovedRuns {
    /** What commands may do besides running code without being other commands. */
    private static final Set<Effect> HARMLESS = EnumSet.of(Effect.READS, Effect.CREATES);

    private static final Pattern VARIABLE = Pattern.compile("declare -\\S+ (\\w+).*");

    /**
     * An approval of a command, or of one with the same effects.
     *
     * @param sameWords whether the user has seen the same words
     * @param change why it does not hold now, in words that follow "but"
     */
    record Approval(boolean sameWords, Optional<String> change) {}

    private final List<Run> runs = new ArrayList<>();

    void clear() {
        runs.clear();
    }

    /**
     * @param exported the variables and functions that programs inherit; empty if they are not
     *     known
     */
    void add(CommandAssessment command, String exported) {
        runs.add(Run.of(command, exported));
    }

    /**
     * Returns the approval that covers a command best.
     *
     * @param exported what programs inherit now, asked for only if it matters
     */
    Optional<Approval> of(CommandAssessment command, Supplier<String> exported) {
        List<Run> alike =
                runs.stream()
                        .filter(run -> run.hasWordsOf(command) || run.hasEffectsOf(command))
                        .toList();
        if (alike.isEmpty()) {
            return Optional.empty();
        }
        Run now = Run.of(command, exported.get());
        return alike.stream()
                .map(run -> new Approval(run.hasWordsOf(command), run.changeTo(now)))
                .min(
                        Comparator.comparing((Approval one) -> one.change().isPresent())
                                .thenComparing(one -> !one.sameWords()));
    }

    /**
     * A command when it was approved.
     *
     * @param programs the file of each program by its name
     */
    private record Run(CommandAssessment command, Map<String, String> programs, String exported) {
        static Run of(CommandAssessment command, String exported) {
            SafetyFacts facts = command.facts();
            Map<String, String> programs = new HashMap<>();
            for (Call call : command.calls()) {
                programs.put(call.words().getFirst().text(), file(call, facts));
            }
            return new Run(command, programs, exported);
        }

        private static String file(Call call, SafetyFacts facts) {
            String name = call.words().getFirst().text();
            if (name.indexOf('/') < 0) {
                return facts.programs()
                        .find(name)
                        .map(ProgramPath.Found::file)
                        .map(Path::toString)
                        .orElse("");
            }
            try {
                Path here = facts.directory().orElse(Path.of("/"));
                return here.resolve(call.directory()).resolve(name).toRealPath().toString();
            } catch (IOException | InvalidPathException e) {
                return "";
            }
        }

        /** Whether another command has the same words, also after expansion. */
        boolean hasWordsOf(CommandAssessment other) {
            return CommandKey.of(command.command()).equals(CommandKey.of(other.command()))
                    && command.calls().stream()
                            .map(Call::words)
                            .toList()
                            .equals(other.calls().stream().map(Call::words).toList());
        }

        /** Whether the rules know that another command has no effects but those of this one. */
        boolean hasEffectsOf(CommandAssessment other) {
            Set<Effect> effects = new HashSet<>(other.verdict().effects());
            effects.removeAll(HARMLESS);
            List<Call> built = building(other);
            return isPlain(command.verdict())
                    && isPlain(other.verdict())
                    && command.verdict().effects().containsAll(effects)
                    && !built.isEmpty()
                    && built.stream()
                            .allMatch(call -> building(command).stream().anyMatch(call::varies));
        }

        private static boolean isPlain(Verdict verdict) {
            return verdict instanceof Verdict.Clear && !verdict.wrapped();
        }

        private static List<Call> building(CommandAssessment command) {
            return command.calls().stream()
                    .filter(call -> call.effects().contains(Effect.BUILDS))
                    .toList();
        }

        /** Returns what else makes a like command another one now. */
        Optional<String> changeTo(Run now) {
            if (!command.facts().directory().equals(now.command.facts().directory())) {
                return Optional.of("it now runs in another directory");
            }
            Optional<String> other =
                    now.programs.keySet().stream()
                            .filter(programs::containsKey)
                            .filter(
                                    name ->
                                            !Objects.equals(
                                                    now.programs.get(name), programs.get(name)))
                            .findFirst();
            return other.isPresent()
                    ? other.map(name -> name + " is another program now")
                    : variable(now.exported);
        }

        private Optional<String> variable(String others) {
            if (!others.isEmpty() && others.equals(exported)) {
                return Optional.empty();
            }
            Set<String> before = exported.lines().collect(Collectors.toSet());
            Set<String> after = others.lines().collect(Collectors.toSet());
            return Stream.concat(
                            others.lines().filter(line -> !before.contains(line)),
                            exported.lines().filter(line -> !after.contains(line)))
                    .map(VARIABLE::matcher)
                    .filter(Matcher::matches)
                    .map(found -> "the variable " + found.group(1) + " has changed")
                    .findFirst()
                    .or(() -> Optional.of("what programs inherit has changed"));
        }
    }
}
