package aish.commands.model;

import module java.base;

import aish.chat.TaskRouting;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.commands.session.SessionText;
import aish.event.EventSink;
import aish.files.PrivateFiles;
import aish.memory.LearnedRoutes;
import aish.model.ModelRoster;
import aish.route.LearnedShapes.Habit;
import aish.route.TaskClassifier;
import aish.route.TaskClassifier.TaskClass;

/**
 * {@code :route}: shows or sets whether the kind of a question decides which model answers it, and
 * shows or erases what aish learned about where lines go.
 */
public record RouteCommand(
        TaskRouting routing,
        ModelRoster models,
        LearnedRoutes learned,
        InstantSource clock,
        EventSink events)
        implements VerbCommand {
    private static final String ALL = "all";

    @Override
    public Verbs verbs() {
        return new Verbs("route")
                .alone(
                        "show whether it is on",
                        _ -> answer(state() + " :route classes lists the kinds."))
                .verb("on", "let the kind of a question choose the model", _ -> turn(true))
                .verb("off", "send everything to the model in use", _ -> turn(false))
                .verb("classes", "list the kinds and their models", _ -> answer(classes()))
                .verb("check TEXT", "say which model would answer", this::check)
                .verb("learned", "list what you taught aish about lines", _ -> answer(lessons()))
                .verb("forget [N|WORD|all]", "erase some of it", this::forget, this::forgettable);
    }

    private String lessons() {
        String state =
                learned.isWanted()
                        ? ""
                        : "Learning is off, so none of this applies (route.learn in the settings).\n";
        List<Habit> habits = latestFirst();
        if (habits.isEmpty()) {
            return state
                    + "Nothing learned yet. Sending a line to the other side with Alt-Enter,"
                    + " `$ LINE` or `? LINE` teaches aish where such lines go.";
        }
        StringBuilder text = new StringBuilder(state);
        for (int i = 0; i < habits.size(); i++) {
            text.append("%3d  %s\n".formatted(i + 1, describe(habits.get(i))));
        }
        return text.append(":route forget N, WORD or all erases.").toString();
    }

    private List<Habit> latestFirst() {
        return learned.habits().reversed();
    }

    private String describe(Habit habit) {
        List<String> did = new ArrayList<>();
        if (habit.asked() > 0) {
            did.add("asked " + times(habit.asked()));
        }
        if (habit.ran() > 0) {
            did.add("ran " + times(habit.ran()));
        }
        return "you %s, last %s: %s"
                .formatted(
                        String.join(", ", did),
                        SessionText.ago(habit.last(), clock.instant()),
                        habit.shape().describe());
    }

    private static String times(int count) {
        return count == 1 ? "once" : count == 2 ? "twice" : count + " times";
    }

    private Next forget(String which) {
        if (which.isEmpty()) {
            return answer(lessons());
        }
        List<Habit> gone = chosen(which);
        if (gone.isEmpty()) {
            return fail("nothing learned is called " + which + "; see :route learned");
        }
        try {
            learned.forget(gone);
        } catch (IOException e) {
            return fail("cannot forget it: " + PrivateFiles.reason(e));
        }
        return notice(
                gone.size() == 1
                        ? "Forgot: " + gone.getFirst().shape().describe() + "."
                        : "Forgot " + gone.size() + " kinds of lines.");
    }

    private List<Habit> chosen(String which) {
        List<Habit> habits = latestFirst();
        if (which.equals(ALL)) {
            return habits;
        }
        for (int i = 0; i < habits.size(); i++) {
            if (which.equals(Integer.toString(i + 1))) {
                return List.of(habits.get(i));
            }
        }
        return habits.stream().filter(habit -> habit.shape().word().equals(which)).toList();
    }

    private List<String> forgettable() {
        Stream<String> words = learned.habits().stream().map(habit -> habit.shape().word());
        return Stream.concat(words.filter(word -> !word.isEmpty()), Stream.of(ALL))
                .distinct()
                .toList();
    }

    private Next turn(boolean on) {
        routing.turn(on);
        return notice(state());
    }

    private String state() {
        return routing.isOn()
                ? "Routing is on: the kind of question chooses the model."
                : "Routing is off: the model in use answers everything.";
    }

    private String classes() {
        StringBuilder text = new StringBuilder();
        for (TaskClass task : TaskClass.values()) {
            String meant = TaskClassifier.describe(task);
            text.append("%-11s→ %s  (%s)\n".formatted(task.label(), target(task), meant));
        }
        return text.append(state()).toString();
    }

    private String target(TaskClass task) {
        String preset = routing.preset(task);
        if (preset.isEmpty()) {
            return "the model in use";
        }
        return models.names().contains(preset) ? preset : preset + ", which does not exist";
    }

    private Next check(String text) {
        TaskClassifier.Finding finding = TaskClassifier.classify(text);
        return answer(
                finding.task().label()
                        + " ("
                        + finding.sign()
                        + ") → "
                        + answering(finding.task())
                        + (routing.isOn()
                                ? ""
                                : "; routing is off, so " + models.active() + " answers"));
    }

    private String answering(TaskClass task) {
        String preset = routing.preset(task);
        String active = models.active();
        if (preset.isEmpty() || preset.equals(active)) {
            return active + ", the model in use";
        }
        return models.names().contains(preset)
                ? preset
                : active + ", because there is no model " + preset;
    }
}
