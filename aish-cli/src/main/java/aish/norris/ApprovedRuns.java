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

    private static final String PROGRAM = "the program ";
    private static final String INHERITED = "what programs inherit";
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
        String inherited = exported.get();
        Run now = Run.of(command, inherited);
        Optional<String> unknown =
                Optional.of(INHERITED + " is not known").filter(_ -> inherited.isEmpty());
        return alike.stream()
                .map(
                        run ->
                                new Approval(
                                        run.hasWordsOf(command),
                                        unknown.or(() -> run.changeTo(now))))
                .min(
                        Comparator.comparing((Approval one) -> one.change().isPresent())
                                .thenComparing(one -> !one.sameWords()));
    }

    /**
     * A command when it was approved.
     *
     * @param state where it ran, the file of each of its programs, and what they inherited, by what
     *     each is called
     */
    private record Run(CommandAssessment command, SortedMap<String, String> state) {
        static Run of(CommandAssessment command, String exported) {
            SafetyFacts facts = command.facts();
            SortedMap<String, String> state = new TreeMap<>();
            state.put("the directory", facts.directory().toString());
            for (Call call : command.calls()) {
                state.put(PROGRAM + call.words().getFirst().text(), file(call, facts));
            }
            for (String line : exported.lines().toList()) {
                Matcher variable = VARIABLE.matcher(line);
                String name = variable.matches() ? "the variable " + variable.group(1) : INHERITED;
                state.merge(name, line + "\n", String::concat);
            }
            return new Run(command, state);
        }

        private static String file(Call call, SafetyFacts facts) {
            String name = call.words().getFirst().text();
            if (name.indexOf('/') < 0) {
                return facts.programs().find(name).map(ProgramPath.Found::file).toString();
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
            Set<String> names = new TreeSet<>(state.keySet());
            names.addAll(now.state.keySet());
            // another command with the same effects may have other programs besides
            names.removeIf(name -> name.startsWith(PROGRAM) && !isInBoth(name, now));
            return names.stream()
                    .filter(name -> !Objects.equals(state.get(name), now.state.get(name)))
                    .findFirst()
                    .map(name -> name + " has changed");
        }

        private boolean isInBoth(String name, Run now) {
            return state.containsKey(name) && now.state.containsKey(name);
        }
    }
}
