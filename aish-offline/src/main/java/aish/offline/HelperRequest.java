package aish.offline;

import module java.base;

import aish.offline.Helper.Said;

/**
 * A request, as far as the helper understands it.
 *
 * @param question what the user says now, without the blocks shown along with it
 * @param ran everything that ran, oldest first
 * @param ranNow how many of those the last message reports
 * @param proposed the commands suggested before, oldest first
 * @param goal what Norris pursues
 * @param before what was asked and answered before, oldest first
 * @param changes what is different since commands last worked, by command
 */
record HelperRequest(
        String question,
        List<ExecOutput> ran,
        int ranNow,
        List<String> proposed,
        List<Exchange> before,
        Optional<String> goal,
        Map<String, String> changes) {
    record Exchange(String question, String answer) {}

    /** How aish says what is different since a command last worked. */
    private static final Pattern CHANGED =
            Pattern.compile("(?m)^\\[aish\\] `(.*)`: (Last worked .*)\\R?");

    private static final String END = "[end ";
    static final String COMMAND = "CMD: ";
    private static final String NORRIS = "[NORRIS MODE]";
    private static final String PURSUED = "[norris] ";
    private static final String INDENT = "    ";
    private static final String TASK = "> [ ] ";

    static HelperRequest of(List<Said> conversation) {
        String question = "";
        String instructions = "";
        Optional<String> goal = Optional.empty();
        int ranNow = 0;
        List<ExecOutput> ran = new ArrayList<>();
        List<String> proposed = new ArrayList<>();
        List<Exchange> before = new ArrayList<>();
        Map<String, String> changes = new HashMap<>();
        for (Said said : conversation) {
            String text = said.text();
            switch (said.speaker()) {
                case AISH -> {
                    instructions = text;
                    goal = goal(text);
                }
                case USER -> {
                    Matcher changed = CHANGED.matcher(withoutBlocks(text));
                    changed.results().forEach(it -> changes.put(it.group(1), it.group(2)));
                    question = changed.replaceAll("").strip();
                    if (goal.isPresent() && opens(question, goal.get())) {
                        ran.clear();
                        proposed.clear();
                    }
                    List<ExecOutput> shown = ExecOutput.in(text);
                    ranNow = shown.size();
                    ran.addAll(shown);
                }
                case HELPER -> {
                    proposed.addAll(commands(text));
                    before.add(new Exchange(question, text.strip()));
                }
            }
        }
        Optional<String> goalNow = goal;
        boolean hasGoal = goal.isPresent();
        return new HelperRequest(
                question,
                ran,
                ranNow,
                proposed,
                before,
                task(instructions).filter(_ -> hasGoal).or(() -> goalNow),
                changes);
    }

    /**
     * Whether a question starts the pursuit of the goal; what ran before it was for something else.
     */
    private static boolean opens(String question, String goal) {
        return question.startsWith(PURSUED) && question.endsWith(goal);
    }

    static List<String> commands(String answer) {
        return answer.lines()
                .filter(line -> line.startsWith(COMMAND))
                .map(line -> line.substring(COMMAND.length()).strip())
                .toList();
    }

    /**
     * Returns the text without the blocks from {@code [name]} to {@code [end name]}; the opening
     * line may have more words after the name.
     */
    private static String withoutBlocks(String text) {
        StringBuilder kept = new StringBuilder();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            int end = blockEnd(lines, i);
            if (end > i) {
                i = end;
            } else {
                kept.append(lines.get(i)).append('\n');
            }
        }
        return kept.toString().strip();
    }

    private static int blockEnd(List<String> lines, int start) {
        String line = lines.get(start).strip();
        if (line.length() < 3 || line.charAt(0) != '[' || !line.endsWith("]")) {
            return -1;
        }
        String name = line.substring(1, line.length() - 1);
        for (int i = start + 1; i < lines.size(); i++) {
            String other = lines.get(i).strip();
            if (other.equals("[/" + name + "]") || ends(other, name)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean ends(String line, String name) {
        return line.startsWith(END)
                && line.endsWith("]")
                && (name + " ").startsWith(line.substring(END.length(), line.length() - 1) + " ");
    }

    /** Returns the goal pinned in the instructions: the indented lines after the marker. */
    private static Optional<String> goal(String instructions) {
        int start = instructions.indexOf(NORRIS);
        return start < 0
                ? Optional.empty()
                : Optional.of(
                        instructions
                                .substring(start)
                                .lines()
                                .skip(1)
                                .dropWhile(String::isBlank)
                                .takeWhile(line -> line.startsWith(INDENT))
                                .map(String::strip)
                                .collect(Collectors.joining("\n")));
    }

    /** Returns the task marked as current in the pinned plan, if there is a plan. */
    private static Optional<String> task(String instructions) {
        return instructions
                .lines()
                .filter(line -> line.startsWith(TASK))
                .map(line -> line.substring(TASK.length()))
                .findFirst();
    }
}
