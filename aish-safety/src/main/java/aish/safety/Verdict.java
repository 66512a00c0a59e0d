package aish.safety;

import module java.base;

import aish.safety.files.AffectedFileSpec;

/** The judgement on a command before it runs. */
public sealed interface Verdict {
    /** Every effect the command may have, as far as it is known. */
    Set<Effect> effects();

    /** Whether another program runs code that is hidden in a string or in arguments. */
    boolean wrapped();

    /** The files that the command would change, as far as the text tells. */
    List<AffectedFileSpec> touched();

    /** Why it is not clear. */
    List<Finding> findings();

    /**
     * The command is proved harmless.
     *
     * @param acts what it does besides reading, in words
     */
    record Clear(
            Set<Effect> effects, boolean wrapped, List<AffectedFileSpec> touched, List<String> acts)
            implements Verdict {
        public Clear {
            acts = List.copyOf(acts);
            touched = List.copyOf(touched);
            effects = Set.copyOf(effects);
        }

        @Override
        public List<Finding> findings() {
            return List.of();
        }
    }

    /** The user must approve the command first. */
    record Halt(
            List<Finding> findings,
            Set<Effect> effects,
            boolean wrapped,
            List<AffectedFileSpec> touched)
            implements Verdict {
        public Halt {
            touched = List.copyOf(touched);
            findings = List.copyOf(findings);
            effects = Set.copyOf(effects);
        }
    }

    /** The command is neither proved harmless nor known to be harmful. */
    record Unknown(
            List<Finding> findings,
            Set<Effect> effects,
            boolean wrapped,
            List<AffectedFileSpec> touched)
            implements Verdict {
        public Unknown {
            touched = List.copyOf(touched);
            findings = List.copyOf(findings);
            effects = Set.copyOf(effects);
        }
    }

    /**
     * Whether the command is proved to read only: all of it is understood, no other program is
     * handed code, and no file is written, not even a new one.
     */
    default boolean isProvenReadOnly() {
        return this instanceof Clear
                && !wrapped()
                && touched().isEmpty()
                && Set.of(Effect.READS).containsAll(effects());
    }

    /** Returns one word for programs: clear, halt or unknown. */
    default String word() {
        return switch (this) {
            case Clear _ -> "clear";
            case Halt _ -> "halt";
            case Unknown _ -> "unknown";
        };
    }

    /** Returns the first reason in one line; the effects if the command is clear. */
    default String reason() {
        return findings().isEmpty() ? effectLabels() : findings().getFirst().reason();
    }

    /** The effects, in one line. */
    default String effectLabels() {
        return effects().isEmpty()
                ? "no effects"
                : effects().stream().sorted().map(Effect::label).collect(Collectors.joining(", "));
    }
}
