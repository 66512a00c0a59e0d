package aish.terminal.render;

/** A part of an answer that is shown in its own way. The text it is given is harmless already. */
interface AnswerSection {
    void read(CharSequence text);

    void end();
}
