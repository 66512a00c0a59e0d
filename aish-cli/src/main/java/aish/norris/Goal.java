package aish.norris;

import module java.base;

/**
 * What is pursued. It is part of the instructions, which are never dropped.
 *
 * @param tasks its parts in order, if it was planned
 */
record Goal(String text, List<GoalTask> tasks) {
    private static final String HEAD =
            "[NORRIS MODE] You are operating autonomously toward the following goal:\n\n    ";

    private static final String HOW =
            """

            Plan and execute step by step using CMD: lines. Each one runs at once, unattended, unless the person must \
            look first. After each action you will see its result in the next turn. Re-plan based on what you observe.

            """;

    private static final String OTHERWISE =
            """


            If the goal is unreachable or you need the person's input, emit:
            GOAL: blocked
            with a one-line reason.

            Every reply must hold a CMD: line or a GOAL: line. Avoid destructive operations unless the goal explicitly \
            requires them. The person will be asked to confirm those; expect "[aish] action skipped by user" if they \
            decline. Commands must not wait for input.""";

    private static final String WHEN_DONE =
            """
            When the goal is achieved, emit a single line:
            GOAL: complete
            on its own line, optionally followed by a brief summary.""";

    private static final String WHEN_TASK_DONE =
            """
            Work on the task marked with > and on no other. When that task is achieved, emit a single line:
            GOAL: complete
            on its own line; the next task follows.""";

    Goal {
        tasks = List.copyOf(tasks);
    }

    static Goal of(String text) {
        return new Goal(text, List.of());
    }

    /**
     * Returns the instructions for the model.
     *
     * @param surroundings where its commands run, if that is not the user's own shell
     */
    String block(Optional<String> surroundings) {
        String list = tasks.isEmpty() ? "" : "\nTasks:\n" + String.join("\n", lines()) + "\n";
        return HEAD
                + text.replace("\n", "\n    ")
                + "\n"
                + list
                + HOW
                + surroundings.map(text -> text + "\n\n").orElse("")
                + (tasks.isEmpty() ? WHEN_DONE : WHEN_TASK_DONE)
                + OTHERWISE;
    }

    /** Returns the tasks, with check marks and a mark on the current one. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        boolean marked = false;
        for (GoalTask task : tasks) {
            boolean current = !marked && !task.done();
            marked |= current;
            lines.add((current ? "> " : "  ") + task.shown());
        }
        return lines;
    }

    /** Returns the goal with the current task done. */
    Goal ticked() {
        List<GoalTask> ticked = new ArrayList<>(tasks);
        for (int i = 0; i < ticked.size(); i++) {
            if (!ticked.get(i).done()) {
                ticked.set(i, ticked.get(i).ticked());
                break;
            }
        }
        return new Goal(text, ticked);
    }

    boolean isDone() {
        return tasks.stream().allMatch(GoalTask::done);
    }
}
