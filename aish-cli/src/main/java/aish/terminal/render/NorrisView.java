package aish.terminal.render;

import module java.base;

import aish.bash.Span;
import aish.event.Event.GoalEvent;
import aish.terminal.render.Style.TextAttribute;
import aish.text.PlainText;
import aish.text.WordWrap;

/** Shows the pursuit of a goal: its start and end, its steps, and its halts. */
public final class NorrisView {
    private static final Style CYAN = Style.of(TextAttribute.BOLD, TextAttribute.CYAN);
    private static final String MARK = "\u001b[1;31;4m";
    private static final String RESET = "\u001b[0m";
    private static final String MARGIN = "  ";
    private static final int LONGEST_RULE = 60;

    private final Consumer<String> lines;
    private final IntSupplier width;
    private final AnswerStyle look;
    private final EventText text;
    private List<String> shownTasks = List.of();

    /**
     * @param lines receives whole lines, without the final newline
     */
    public NorrisView(Consumer<String> lines, IntSupplier width, AnswerStyle look) {
        this.lines = lines;
        this.width = width;
        this.look = look;
        this.text = new EventText(width, look);
    }

    public void show(GoalEvent event) {
        switch (event) {
            case GoalEvent.Began(String goal, int steps) -> began(goal, steps);
            case GoalEvent.Stepped stepped -> stepped(stepped);
            case GoalEvent.Probing(String model) -> {
                // a live screen shows how long it takes
                if (!look.live()) {
                    String asking = "asking " + PlainText.oneLine(model) + " …";
                    lines.accept(text.notice(asking));
                }
            }
            case GoalEvent.Probed _ -> {}
            case GoalEvent.Halted halted -> lines.accept(String.join("\n", halt(halted)));
            case GoalEvent.Ended ended -> ended(ended);
        }
    }

    private void began(String goal, int steps) {
        shownTasks = List.of();
        List<String> frame = new ArrayList<>();
        frame.add(rule(look.unicode() ? "NORRIS ⚡" : "NORRIS", CYAN));
        add(frame, "Goal: " + goal);
        add(frame, "At most " + steps + " steps. Ctrl-C stops it.");
        lines.accept(String.join("\n", frame));
    }

    private void stepped(GoalEvent.Stepped stepped) {
        List<String> frame = new ArrayList<>();
        if (!stepped.tasks().equals(shownTasks)) {
            shownTasks = stepped.tasks();
            shownTasks.forEach(task -> add(frame, task));
        }
        frame.add(text.styled(Style.DIM, "Step " + stepped.step() + " of " + stepped.steps()));
        lines.accept(String.join("\n", frame));
    }

    private List<String> halt(GoalEvent.Halted halted) {
        List<String> frame = new ArrayList<>();
        frame.add(
                rule(
                        "NORRIS HALT at step " + halted.step() + " of " + halted.steps(),
                        Theme.DANGER));
        action(frame, halted.command(), halted.piece());
        frame.add(text.verdict(halted.verdict(), MARGIN.length()));
        return frame;
    }

    /** Shows the command unchanged, so that it can be copied, with the doubtful part marked. */
    private void action(List<String> frame, String command, Span piece) {
        int start = Math.clamp(piece.start(), 0, command.length());
        int end = Math.clamp(piece.end(), start, command.length());
        if (look.colours() && end > start) {
            String marked =
                    PlainText.of(command.substring(0, start))
                            + MARK
                            + PlainText.of(command.substring(start, end))
                            + RESET
                            + PlainText.of(command.substring(end));
            frame.add(MARGIN + marked.replace("\n", "\n" + MARGIN));
            return;
        }
        String shown = PlainText.of(command);
        frame.add(MARGIN + shown.replace("\n", "\n" + MARGIN));
        boolean fits = Widths.of(shown) + MARGIN.length() < room();
        if (fits && !shown.contains("\n") && end - start < command.length() && end > start) {
            String before = PlainText.of(command.substring(0, start));
            int marks = Widths.of(PlainText.of(command.substring(start, end)));
            frame.add(MARGIN + " ".repeat(Widths.of(before)) + "^".repeat(marks));
        } else if (end - start < command.length() && end > start) {
            add(frame, "Because of: " + command.substring(start, end));
        }
    }

    private void ended(GoalEvent.Ended ended) {
        boolean reached = ended.reached();
        List<String> frame = new ArrayList<>();
        frame.add(rule("NORRIS " + (reached ? "done" : "ended"), reached ? CYAN : Style.BOLD));
        if (!reached) {
            add(frame, ended.how());
        } else if (ended.support().equals(GoalEvent.Ended.CLAIMED)) {
            add(frame, "Claimed: no command has shown it since the last change.");
        } else if (!ended.support().isEmpty()) {
            add(frame, "Supported by " + ended.support() + ".");
        }
        add(frame, ended.summary());
        lines.accept(String.join("\n", frame));
    }

    /** Adds a text, wrapped to the width. */
    private void add(List<String> frame, String text) {
        String indented = MARGIN + PlainText.of(text).replace("\n", "\n" + MARGIN);
        frame.add(new WordWrap(room(), Widths::of).lines(indented));
    }

    private int room() {
        int columns = width.getAsInt();
        return columns > 0 ? columns : LONGEST_RULE;
    }

    private String rule(String title, Style style) {
        if (look.isSpoken()) {
            return title;
        }
        String dash = look.unicode() ? "─" : "-";
        String left = dash.repeat(3) + " " + title + " ";
        int rest = Math.min(LONGEST_RULE, room() - 1) - Widths.of(left);
        return text.styled(style, left + dash.repeat(Math.max(0, rest)));
    }
}
