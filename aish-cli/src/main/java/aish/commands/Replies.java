package aish.commands;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;

/** Reports the result of a command and returns what happens next. */
public interface Replies {
    EventSink events();

    /** Shows what the user asked for. */
    default Next answer(String text) {
        events().emit(new Event.Answer(text));
        return Next.PROMPT;
    }

    /** Shows what the user asked for, with links to the files that it names. */
    default Next answer(String text, List<Path> files) {
        events().emit(new Event.Answer(text, files));
        return Next.PROMPT;
    }

    /** Shows a text that may be longer than a screen. */
    default Next page(String text) {
        return new Next.Show(text);
    }

    /** Shows text that the user may copy, such as a script; its lines are never broken. */
    default Next verbatim(String text) {
        events().emit(new Event.Verbatim(text));
        return Next.PROMPT;
    }

    /** Shows numbered lines of code in that language, and what is said about them. */
    default Next code(String text, String language) {
        events().emit(new Event.Verbatim(text, language));
        return Next.PROMPT;
    }

    /**
     * Shows a list.
     *
     * @param none what to say if it is empty
     */
    default Next answer(List<String> lines, String none) {
        return answer(lines.isEmpty() ? none : String.join("\n", lines));
    }

    /** Says what was done. */
    default Next notice(String text) {
        events().emit(new Event.Notice(text));
        return Next.PROMPT;
    }

    /** Says what was done, with links to the files that it names. */
    default Next notice(String text, List<Path> files) {
        events().emit(new Event.Notice(text, files));
        return Next.PROMPT;
    }

    /** Says why nothing was done. */
    default Next fail(String problem) {
        events().emit(new Event.Problem(problem));
        return Next.FAILED;
    }

    /** Says why something failed. */
    default Next fail(Exception failure) {
        return fail(String.valueOf(failure.getMessage()));
    }
}
