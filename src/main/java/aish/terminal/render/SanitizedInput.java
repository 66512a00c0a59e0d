package aish.terminal.render;

import aish.text.PlainTextStream;

/** Makes a model's text safe to print, and normalises its line breaks. */
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

    /** Returns what is left when no more text comes. */
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
