package aish.safety;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellParser;
import aish.bash.ShellQuoting;
import aish.bash.Span;
import aish.safety.rules.KnowledgeBase;
import aish.safety.rules.Rule;
import aish.safety.walk.CommandWalker;
import aish.safety.walk.Scope;
import aish.safety.walk.VerdictBuilder;
import aish.text.Ascii;
import org.jspecify.annotations.Nullable;

/**
 * Judges what a command would do, from its syntax tree and the rules about programs. It runs
 * nothing and asks no questions, and it never clears a command that it cannot prove harmless.
 */
public final class Analyser {
    /** No user reads a longer command before approving it. */
    private static final int LONGEST = 10_000;

    /** Characters besides those of names that mean only themselves in a word, and the space. */
    private static final String PLAIN = " ./-+,:@%";

    private Analyser() {}

    /**
     * The result of an analysis.
     *
     * @param calls the commands that the line would run, as far as the text tells
     */
    public record Reading(Verdict verdict, List<Call> calls, Flow flow) {
        public Reading {
            calls = List.copyOf(calls);
        }

        /** Returns the same reading, but clears nothing, because something could not be learned. */
        public Reading doubted(String why, Span span) {
            Finding doubt = new Finding(Effect.EXEC_UNKNOWN, why, span);
            List<Finding> findings = new ArrayList<>(verdict.findings());
            findings.add(doubt);
            return verdict instanceof Verdict.Halt || verdict.findings().contains(doubt)
                    ? this
                    : new Reading(
                            new Verdict.Unknown(
                                    findings,
                                    verdict.effects(),
                                    verdict.wrapped(),
                                    verdict.touched()),
                            calls,
                            flow);
        }
    }

    /** Knows the session in which commands run. */
    @FunctionalInterface
    public interface FactSource {
        /** Returns what matters for judging a command. */
        SafetyFacts of(String command);

        /** Called with what a command that was judged would do to variables. */
        default void judged(Flow flow) {}

        /**
         * Draws a conclusion from files. On another machine, what it has to know is asked for
         * between two attempts.
         */
        default <T> T settle(Supplier<T> conclusion) {
            return conclusion.get();
        }

        /** Returns why what is being concluded is not sure, if files could not be looked at. */
        default Optional<String> unseen() {
            return Optional.empty();
        }

        /** Judges a command by facts that were returned for it. */
        default Reading judge(String command, SafetyFacts facts) {
            return settle(
                    () -> {
                        Reading reading = read(command, facts);
                        judged(reading.flow());
                        return checked(command, reading);
                    });
        }

        /** Returns the same reading, or a doubted one if files could not be looked at. */
        default Reading checked(String command, Reading reading) {
            return unseen().map(why -> reading.doubted(why, new Span(0, command.length())))
                    .orElse(reading);
        }
    }

    /**
     * Whether a command loses nothing, which takes much less time to find out than to judge it: one
     * program that can only read, with plain words that no shell expands.
     */
    public static boolean isPlainReading(String command, SafetyFacts facts) {
        boolean plain =
                command.chars().allMatch(c -> Ascii.isName((char) c) || PLAIN.indexOf(c) >= 0);
        String name = command.strip().split(" ", 2)[0];
        @Nullable Rule rule = plain ? KnowledgeBase.get().find(name) : null;
        return rule != null
                && rule.onlyReads()
                && !facts.aliases().containsKey(name)
                && !facts.isZsh();
    }

    public static Verdict judge(String command, SafetyFacts facts) {
        return read(command, facts).verdict();
    }

    public static Reading read(String command, SafetyFacts facts) {
        Scope scope = Scope.of(facts);
        VerdictBuilder verdict = walk(command, facts, scope);
        Set<String> settled = new HashSet<>(scope.namesSetByLine());
        settled.removeAll(scope.data());
        return new Reading(verdict.verdict(), verdict.calls(), new Flow(scope.data(), settled));
    }

    /**
     * Returns where in the words of a command the commands start of which it consists: at 0, 1 and
     * 3 in {@code sudo timeout 5 ls}.
     */
    public static List<Integer> commandStarts(List<String> words) {
        String command = words.stream().map(ShellQuoting::quote).collect(Collectors.joining(" "));
        List<Call> calls = read(command, SafetyFacts.none()).calls();
        List<Integer> starts = new ArrayList<>(List.of(0));
        int last = 0;
        for (int i = 1; i < calls.size(); i++) {
            List<String> outer = calls.get(last).texts();
            List<String> inner = calls.get(i).texts();
            int start = Math.max(calls.get(i).offset(), outer.size() - inner.size());
            if (start > 0
                    && calls.get(i).outer() == last
                    && outer.get(start).equals(inner.getFirst())) {
                starts.add(starts.getLast() + start);
                last = i;
            }
        }
        return starts;
    }

    /**
     * What a command does to the variables of its session.
     *
     * @param data variables that hold file contents or command output afterwards
     * @param settled variables that the command sets to anything else
     */
    public record Flow(Set<String> data, Set<String> settled) {
        public Flow {
            data = Set.copyOf(data);
            settled = Set.copyOf(settled);
        }
    }

    /** Fails closed: a command that breaks the analysis is unknown, whatever was found before. */
    private static VerdictBuilder walk(String command, SafetyFacts facts, Scope scope) {
        try {
            return walkOrThrow(command, facts, scope);
        } catch (RuntimeException | StackOverflowError e) {
            VerdictBuilder verdict = new VerdictBuilder();
            StackTraceElement[] trace = e.getStackTrace();
            Optional<StackTraceElement> own =
                    Stream.of(trace).filter(f -> f.getClassName().startsWith("aish.")).findFirst();
            // the text of the exception may quote the command, and with it a secret
            String where =
                    own.map(f -> " in " + f.getFileName() + ":" + f.getLineNumber()).orElse("");
            doubt(
                    verdict,
                    "aish could not judge this: internal error, "
                            + e.getClass().getSimpleName()
                            + where,
                    new Span(0, command.length()));
            return verdict;
        }
    }

    private static VerdictBuilder walkOrThrow(String command, SafetyFacts facts, Scope scope) {
        VerdictBuilder verdict = new VerdictBuilder();
        Span whole = new Span(0, command.length());
        if (command.length() > LONGEST) {
            verdict.add(
                    Effect.EXEC_UNKNOWN,
                    String.format(Locale.ROOT, "is longer than %,d characters", LONGEST),
                    whole);
            return verdict;
        }
        int hidden = HiddenCharacters.find(command);
        if (hidden >= 0) {
            verdict.add(
                    Effect.EXEC_UNKNOWN,
                    "contains an invisible or misleading character",
                    new Span(hidden, hidden + 1));
            return verdict;
        }
        facts.rules()
                .reasons(command, List.of())
                .forEach(why -> verdict.add(Effect.RULED, why, whole));
        ShellNode tree = ShellParser.parse(command);
        CommandWalker walk = new CommandWalker(verdict, facts);
        walk.line(tree, scope);
        if (facts.isZsh()) {
            ZshDifferences.in(command, facts)
                    .ifPresent(span -> doubt(verdict, "zsh may read this in its own way", span));
        }
        return verdict;
    }

    /** Nothing else that was read of the text is certain then, nor which files it affects. */
    private static void doubt(VerdictBuilder verdict, String reason, Span span) {
        verdict.addUnknown(reason, span);
        verdict.markFilesUnknown(0);
    }
}
