package aish.terminal.render;

/** Shows a part of an answer in its own way. The text it receives is already safe to print. */
interface AnswerSection {
    void read(CharSequence text);

    void end();
}
