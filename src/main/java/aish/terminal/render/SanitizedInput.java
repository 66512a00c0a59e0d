package aish.terminal.render;

import aish.text.PlainTextStream;

/** Text of a model on its way in: made harmless, with one sign for the end of a line. */
final class SanitizedInput {
    private final PlainTextStream stream = new PlainTextStream();
    private boolean returned;

    String take(String piece) {
        String text = returned ? "\r" + piece : piece;
        returned = text.endsWith("\r");
        StringBuilder safe = new StringBuilder(text.length() + 16);
        int end = text.length() - (returned ? 1 : 0);
        stream.append(text.substring(0, end).replace("\r\n", "\n"), safe);
        return safe.toString();
    }

    /** What is left when nothing more comes. */
    String rest() {
        StringBuilder safe = new StringBuilder();
        if (returned) {
            returned = false;
            stream.append("\r", safe);
        }
        stream.end(safe);
        return safe.toString();
    }
}
