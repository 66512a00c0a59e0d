package aish.event;

import module java.base;

/** Everything that aish asks the user outside the prompt. */
public interface Operator {
    /** One of several answers, usually a constant of an enum that is named after its word. */
    interface Choice {
        String name();

        /** What the user types before Enter; empty if only the word counts. */
        default String key() {
            return ChoiceWord.valueOf(name()).letter();
        }

        /** What the user may type instead. */
        default String word() {
            return ChoiceWord.valueOf(name()).word();
        }

        /** The text for display, which contains the key. */
        default String label() {
            return ChoiceWord.valueOf(name()).label();
        }

        /** Whether it is listed before the answer line; not if the question already names it. */
        default boolean isListed() {
            return true;
        }
    }

    /** The answers to a yes-or-no question. */
    enum YesNo implements Choice {
        YES,
        NO
    }

    /** What the user typed at a question. */
    sealed interface Answer<C extends Choice> {
        record Chosen<C extends Choice>(C choice) implements Answer<C> {}

        /** Words that are not one of the choices. */
        record Reply<C extends Choice>(String words) implements Answer<C> {}

        /** The user cancelled the question, or there is no user. */
        record Dropped<C extends Choice>() implements Answer<C> {}
    }

    /** What became of a line, typed at a question, that does not answer it. */
    enum Aside {
        /** It is no command: it is the user's reply. */
        REPLY,
        /** It has run, so the question is asked again. */
        DONE,
        /** It has to wait for the prompt, so the question is dropped. */
        LATER,
        /** It ends what asks. */
        END
    }

    /** There is no user to ask. */
    Operator NOBODY =
            new Operator() {
                @Override
                public boolean isAttended() {
                    return false;
                }

                @Override
                public <C extends Choice> Answer<C> ask(String question, Choices<C> choices) {
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
     * Asks for a line: the letter or the word of a choice, or a reply in the user's own words. A
     * line started before the question was visible is never a choice.
     */
    <C extends Choice> Answer<C> ask(String question, Choices<C> choices);

    /**
     * The same; a command typed at the question runs first.
     *
     * @param again shows what the question is about again, after such a command
     */
    default <C extends Choice> Answer<C> ask(Runnable again, String question, Choices<C> choices) {
        return ask(question, choices);
    }

    /**
     * Asks for one of several choices.
     *
     * @param onEnter the choice that Enter alone makes: one that runs, allows and keeps nothing
     */
    default <C extends Choice> Answer<C> ask(String question, List<C> choices, C onEnter) {
        return ask(question, new Choices<>(choices, onEnter));
    }

    /**
     * Asks a question that words cannot answer: they become the user's next line at the prompt.
     *
     * @param onEnter as for {@link #ask}
     * @return empty if the user typed something else or cancelled the question, or there is no user
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

    /** Passes a line to the next prompt as if it had been typed there, including Enter. */
    void next(String line);

    /**
     * Returns the lines that the user typed for the next step of a pursuit, or for the next round
     * of tool calls, only once.
     */
    default List<String> takeNextLines() {
        return List.of();
    }

    /** Lets the user edit a text; empty if they cancel. */
    Optional<String> edit(String text);

    /**
     * Asks for a secret, which is neither displayed nor kept.
     *
     * @return empty if the user cancels, or there is no user
     */
    default Optional<String> secret(String question) {
        return Optional.empty();
    }

    /** Shows a text and copies it to the clipboard, if the terminal supports that. */
    void copy(String text);
}
