package aish.norris;

/** A part of a goal. */
record GoalTask(String text, boolean done) {
    GoalTask ticked() {
        return new GoalTask(text, true);
    }

    String shown() {
        return (done ? "[x] " : "[ ] ") + text;
    }
}
