package aish.offline;

import module java.base;

import aish.offline.Ranking.Candidate;

/**
 * Finds the next step towards a goal. A goal is a list of tasks joined by "then" or "and then".
 * Each task is one recipe, and the conversation shows how many have been done.
 */
record GoalPursuit(Helper helper, Machine machine) {
    private static final String COMPLETE = "GOAL: complete";
    private static final String BLOCKED = "GOAL: blocked";

    String next(HelperRequest conversation, String goal) {
        Optional<List<String>> plan = plan(goal);
        if (plan.isEmpty()) {
            return "I have no recipe for this goal.\n\n" + BLOCKED;
        }
        int step = 0;
        for (String command : plan.get()) {
            step++;
            Optional<ExecOutput> ran = lastRun(conversation, command);
            if (ran.isEmpty()) {
                return conversation.proposed().contains(command)
                        ? "The command was not run, and I have no other way.\n\n" + BLOCKED
                        : "Step %d of %d:\n\n%s%s"
                                .formatted(step, plan.get().size(), HelperRequest.COMMAND, command);
            }
            if (ran.get().failed()) {
                return withoutCommands(helper.explainFailure(ran.get(), conversation))
                        + "\n\n"
                        + BLOCKED;
            }
        }
        return "Every command succeeded.\n\n" + COMPLETE;
    }

    /** Returns the commands in order; empty if part of the goal has no recipe or lacks a name. */
    private Optional<List<String>> plan(String goal) {
        Optional<List<String>> whole = commands(goal);
        List<String> parts = parts(goal);
        if (parts.size() < 2) {
            return parts.isEmpty() ? whole : commands(parts.getFirst());
        }
        List<String> plan = new ArrayList<>();
        for (String part : parts) {
            Optional<List<String>> commands = commands(part);
            if (commands.isEmpty()) {
                return whole;
            }
            plan.addAll(commands.get());
        }
        return Optional.of(plan);
    }

    private static List<String> parts(String goal) {
        Pattern joint =
                Pattern.compile(
                        "(?i)\\s*(?:,\\s*)?\\b(?:and then|then|and afterwards)\\b\\s*|\\s*;\\s*");
        List<String> parts = new ArrayList<>();
        for (String part : joint.splitAsStream(goal).filter(one -> !one.isBlank()).toList()) {
            if (!parts.isEmpty() && refersBack(part)) {
                // "them" refers to what was named before, so both parts are one task
                parts.add(parts.removeLast() + " and " + part);
            } else {
                parts.add(part);
            }
        }
        return parts;
    }

    private static boolean refersBack(String part) {
        return Pattern.compile("(?i)\\b(?:them|those|these)\\b").matcher(part).find();
    }

    private Optional<List<String>> commands(String task) {
        Optional<Candidate> likely = helper.best(task, Helper.MIN_SCORE);
        if (likely.isEmpty()) {
            return Optional.empty();
        }
        Candidate best = likely.get();
        List<Template> commands =
                Stream.concat(
                                best.recipe().looks(machine).stream(),
                                best.recipe().commands(machine).stream())
                        .toList();
        boolean complete =
                !commands.isEmpty()
                        && commands.stream()
                                .allMatch(command -> command.missing(best.values()).isEmpty());
        return complete
                ? Optional.of(commands.stream().map(one -> one.filled(best.values())).toList())
                : Optional.empty();
    }

    private static Optional<ExecOutput> lastRun(HelperRequest conversation, String command) {
        return conversation.ran().reversed().stream()
                .filter(ran -> ran.command().strip().equals(command.strip()))
                .findFirst();
    }

    /** Drops suggested remedies: in an unattended run, deciding on them is left to the user. */
    private static String withoutCommands(String text) {
        return text.lines()
                .filter(line -> !line.startsWith(HelperRequest.COMMAND))
                .collect(Collectors.joining("\n"))
                .replaceAll("\n{3,}", "\n\n")
                .strip();
    }
}
