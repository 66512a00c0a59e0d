package aish.norris;

import aish.event.Interrupts;
import aish.model.Cancellation;
import aish.model.Message;
import aish.model.ModelRequest;
import aish.model.ModelRoster;
import aish.model.Purpose;
import aish.model.Reply;
import java.util.List;

/** Has a model cut a goal into tasks, once, before another model works on them. */
final class GoalPlanner {
    private static final String MARK = "TASK: ";
    private static final int MOST = 20;

    private static final String INSTRUCTIONS =
            """
            You plan work that another, smaller model will carry out in a shell. Cut the goal into a few tasks, in \
            order, each small enough for a handful of commands and each checkable by itself. Write one line per task, \
            starting exactly with "TASK: ". Write nothing else.""";

    private final ModelRoster models;
    private final Interrupts interrupts;

    GoalPlanner(ModelRoster models, Interrupts interrupts) {
        this.models = models;
        this.interrupts = interrupts;
    }

    /**
     * What came of it.
     *
     * @param goal with its tasks, if there are any
     */
    record Plan(Goal goal, Reply reply) {}

    Plan make(String planner, String goal, String surroundings) {
        ModelRequest request =
                ModelRequest.of(
                                List.of(
                                        new Message.Instructions(INSTRUCTIONS),
                                        new Message.User(surroundings + "\nGoal: " + goal)))
                        .with(Purpose.PREPLAN);
        Cancellation cancellation = new Cancellation();
        Reply reply;
        try (Interrupts.Scope _ = interrupts.during(cancellation::cancel)) {
            reply = models.client(planner).ask(request, _ -> {}, cancellation);
        }
        List<GoalTask> tasks =
                reply.text()
                        .lines()
                        .filter(line -> line.startsWith(MARK))
                        .map(line -> line.substring(MARK.length()).strip())
                        .filter(task -> !task.isEmpty())
                        .limit(MOST)
                        .map(task -> new GoalTask(task, false))
                        .toList();
        return new Plan(new Goal(goal, tasks), reply);
    }
}
