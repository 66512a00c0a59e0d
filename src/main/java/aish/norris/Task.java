package aish.norris;

/** A part of a goal. */
record Task(String text, boolean done) {
    Task ticked() {
        return new Task(text, true);
    }

    String shown() {
        return (done ? "[x] " : "[ ] ") + text;
    }
}
