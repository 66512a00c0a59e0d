package aish.event;

import java.util.List;
import java.util.Optional;

/** All that aish ever asks a person outside the prompt. */
public interface Operator {
    /** One of several answers, usually a constant of an enum that is named after its word. */
    interface Choice {
        String name();

        /** A person types this and Enter; empty if only a word will do. */
        default String key() {
            return ChoiceWord.valueOf(name()).letter();
        }

        /** A person may type this instead. */
        default String word() {
            return ChoiceWord.valueOf(name()).word();
        }

        /** What is shown of it, with the key marked. */
        default String label() {
            return ChoiceWord.valueOf(name()).label();
        }

        /** Whether it stands before the answer line: not if the question has named it already. */
        default boolean isListed() {
            return true;
        }
    }

    /** The answers to a question that has two. */
    enum YesNo implements Choice {
        YES,
        NO
    }

    /** What a person typed at a question. */
    sealed interface Answer<C extends Choice> {
        record Chosen<C extends Choice>(C choice) implements Answer<C> {}

        /** Words that are none of the choices. */
        record Reply<C extends Choice>(String words) implements Answer<C> {}

        /** The person dropped the question, or nobody is there. */
        record Dropped<C extends Choice>() implements Answer<C> {}
    }

    /** Nobody is there to be asked. */
    Operator NOBODY =
            new Operator() {
                @Override
                public boolean isAttended() {
                    return false;
                }

                @Override
                public <C extends Choice> Answer<C> ask(
                        String question, List<C> choices, C onEnter) {
                    return new Answer.Dropped<>();
                }

                @Override
                public void next(String line) {}

                @Override
                public Optional<String> edit(String text) {
                    return Optional.empty();
                }

                @Override
                public void copy(String text) {}
            };

    /** Whether somebody is there to answer; if not, questions are dropped without being shown. */
    default boolean isAttended() {
        return true;
    }

    /**
     * Asks for a line: the letter or the word of a choice, or a reply in the person's own words. A
     * line that was begun before the question was seen is never a choice.
     *
     * @param onEnter the choice that Enter alone makes: one that runs, allows and keeps nothing
     */
    <C extends Choice> Answer<C> ask(String question, List<C> choices, C onEnter);

    /**
     * Asks a question to which words are no answer: they are the person's next line at the prompt.
     *
     * @param onEnter as for {@link #ask}
     * @return empty if the person typed something else or dropped the question, or nobody is there
     */
    default <C extends Choice> Optional<C> choose(String question, List<C> choices, C onEnter) {
        return switch (ask(question, choices, onEnter)) {
            case Answer.Chosen<C>(C choice) -> Optional.of(choice);
            case Answer.Reply<C>(String words) -> {
                next(words);
                yield Optional.empty();
            }
            case Answer.Dropped<C> _ -> Optional.empty();
        };
    }

    /** Asks a question to which anything but yes is no. */
    default boolean agrees(String question) {
        return choose(question, List.of(YesNo.values()), YesNo.NO).equals(Optional.of(YesNo.YES));
    }

    /** The prompt that follows takes that line as if it had been typed there, Enter included. */
    void next(String line);

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

    /** Shows a text and puts it on the clipboard, as far as the terminal has one. */
    void copy(String text);
}
