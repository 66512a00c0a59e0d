package aish.console;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** All that aish ever asks a person outside the prompt. */
public interface Operator {
    /** One of several answers, usually a constant of an enum. */
    interface Choice {
        String name();

        /** Holds the key's letter, which is shown marked. */
        default String label() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Chooses it. */
        default char key() {
            return label().charAt(0);
        }
    }

    /** The answers to a question that has two. */
    enum YesNo implements Choice {
        YES,
        NO
    }

    /** Nobody is there to be asked. */
    Operator NOBODY =
            new Operator() {
                @Override
                public <C extends Choice> Optional<C> choose(
                        String question, List<C> choices, C onEnter) {
                    return Optional.empty();
                }

                @Override
                public <C extends Choice> Optional<C> insist(String question, List<C> choices) {
                    return Optional.empty();
                }

                @Override
                public Optional<String> edit(String text) {
                    return Optional.empty();
                }

                @Override
                public void copy(String text) {}
            };

    /**
     * Asks until one of the choices is made. What was typed before the question was seen is no
     * answer to it.
     *
     * @param onEnter the choice that Enter makes, which should be one that does no harm
     * @return empty if the person drops the question, or nobody is there
     */
    <C extends Choice> Optional<C> choose(String question, List<C> choices, C onEnter);

    /**
     * Asks and waits, for ever if need be, until one of the choices is made; other keys do nothing.
     * For questions that nobody may answer by accident.
     *
     * @return empty if the person interrupts, or nobody is there
     */
    <C extends Choice> Optional<C> insist(String question, List<C> choices);

    /** Whether the person is busy typing, and a question that can be left out should be. */
    default boolean isTyping() {
        return false;
    }

    /** Lets the person change a text; empty if they drop it. */
    Optional<String> edit(String text);

    /**
     * Asks for a text that nobody may see: nothing of it is shown or kept.
     *
     * @return empty if the person drops the question, or nobody is there
     */
    default Optional<String> secret(String question) {
        return Optional.empty();
    }

    /** Puts a text where the person can paste it from, as far as their terminal plays along. */
    void copy(String text);
}
