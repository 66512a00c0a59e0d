package aish.model.offline;

import module java.base;

import aish.model.Cancellation;
import aish.model.offline.Explanation.CommandGuide;
import aish.model.offline.HelperTexts.FileTypes;
import aish.model.offline.OfflineModel.Lazy;
import aish.model.offline.Ranking.Candidate;

/** Decides what kind of help is wanted, and gives it. Used by one thread at a time. */
final class Helper {
    /** Below this score a recipe is more likely wrong than right. */
    static final double MIN_SCORE = 0.63;

    /** Below this score a recipe is not even mentioned as near. */
    private static final double NEAR = 0.35;

    private static final String INTRODUCTION =
            """
            I am aish's built-in offline helper: no language model, no network. I look up recipes for \
            tasks in a terminal, explain common commands, and read error messages. Describe a task \
            ("find files larger than 100 MB"), say `explain: tar xzf a.tgz`, or ask "why did that \
            fail?" after a command. For free conversation configure a model (`:help config`).""";
    private static final String COURTESY =
            "Hello. I am the offline helper, not a language model: describe a task and I look for a"
                    + " command.";

    private final Supplier<RecipeBook> book = new Lazy<>(RecipeBook::load);
    private final Supplier<FileTypes> types = new Lazy<>(FileTypes::load);
    private final Supplier<CommandGuide> guide = new Lazy<>(CommandGuide::load);
    private final Supplier<Diagnosis> diagnosis;
    private final Machine machine;
    private final Manual manual;
    private final Answers answers;

    Helper(Machine machine, Manual manual) {
        this.machine = machine;
        this.manual = manual;
        this.answers = new Answers(machine, manual);
        this.diagnosis = new Lazy<>(() -> new Diagnosis(machine, guide.get()));
    }

    String answer(HelperRequest conversation, Cancellation cancellation) {
        if (conversation.goal().isPresent()) {
            return new GoalPursuit(this, machine).next(conversation, conversation.goal().get());
        }
        return switch (HelpKind.of(conversation.question())) {
            case HelpKind.Task _ -> task(conversation.question(), cancellation);
            case HelpKind.Explain(Optional<String> command) ->
                    explain(command, conversation, cancellation);
            case HelpKind.Failure _ -> failure(conversation);
            case HelpKind.Introduction _ -> INTRODUCTION;
            case HelpKind.Courtesy _ -> COURTESY;
            case HelpKind.Again _ -> again(conversation);
        };
    }

    private String task(String text, Cancellation cancellation) {
        ReadQuestion reading = new Reader(book.get(), types.get()).read(Question.of(text));
        List<Candidate> ranked = new Ranking(book.get(), types.get()).rank(reading);
        if (ranked.isEmpty() || ranked.getFirst().score() < MIN_SCORE) {
            List<Candidate> near = ranked.stream().filter(one -> one.score() >= NEAR).toList();
            return answers.noRecipe(reading, near, cancellation);
        }
        return answers.recipe(ranked.getFirst(), ranked.subList(1, ranked.size()));
    }

    /** Returns the recipes that fit the question, best first. */
    List<Candidate> rank(String question) {
        ReadQuestion reading = new Reader(book.get(), types.get()).read(Question.of(question));
        return new Ranking(book.get(), types.get()).rank(reading);
    }

    private String explain(
            Optional<String> command, HelperRequest conversation, Cancellation cancellation) {
        Optional<String> meant = command.or(() -> lastCommand(conversation));
        if (meant.isEmpty()) {
            return "There is no command yet to explain; write `explain: ` and the command.";
        }
        return explain(meant.get(), cancellation)
                .orElseGet(
                        () ->
                                command.isPresent()
                                        ? task(conversation.question(), cancellation)
                                        : "I do not know that command.");
    }

    Optional<String> explain(String command, Cancellation cancellation) {
        return new Explanation(guide.get(), manual, command, cancellation).text();
    }

    private static Optional<String> lastCommand(HelperRequest conversation) {
        if (conversation.ranNow() > 0) {
            return Optional.of(conversation.ran().getLast().command());
        }
        return conversation.proposed().isEmpty()
                ? conversation.ran().stream().reduce((_, last) -> last).map(ExecOutput::command)
                : Optional.of(conversation.proposed().getLast());
    }

    private String failure(HelperRequest conversation) {
        if (conversation.ran().isEmpty()) {
            return "I see no command that ran: run it in aish, then ask again.";
        }
        List<ExecOutput> ran = conversation.ran();
        ExecOutput meant =
                ran.reversed().stream()
                        .filter(ExecOutput::failed)
                        .findFirst()
                        .orElse(ran.getLast());
        return explainFailure(meant, conversation);
    }

    String explainFailure(ExecOutput ran, HelperRequest conversation) {
        return diagnosis.get().explain(ran, conversation.directory());
    }

    private static String again(HelperRequest conversation) {
        if (conversation.proposed().isEmpty()) {
            return "Yes to what? Describe a task and I look for a command.";
        }
        return "Once more:\n\n" + HelperRequest.COMMAND + conversation.proposed().getLast();
    }

    /**
     * Finds the next step towards a goal. A goal is a list of tasks joined by "then" or "and then".
     * Each task is one recipe, and the conversation shows how many have been done.
     */
    private static final class GoalPursuit {
        private static final String COMPLETE = "GOAL: complete";
        private static final String BLOCKED = "GOAL: blocked";

        private final Helper helper;
        private final Machine machine;

        GoalPursuit(Helper helper, Machine machine) {
            this.helper = helper;
            this.machine = machine;
        }

        String next(HelperRequest conversation, String goal) {
            Optional<List<String>> plan = plan(goal);
            if (plan.isEmpty()) {
                return "I have no recipe for this goal.\n\n" + BLOCKED;
            }
            int done = 0;
            for (String command : plan.get()) {
                Optional<ExecOutput> ran = lastRun(conversation, command);
                if (ran.isEmpty()) {
                    return conversation.proposed().contains(command)
                            ? "The command was not run, and I have no other way.\n\n" + BLOCKED
                            : "Step "
                                    + (done + 1)
                                    + " of "
                                    + plan.get().size()
                                    + ":\n\n"
                                    + HelperRequest.COMMAND
                                    + command;
                }
                if (ran.get().failed()) {
                    return withoutCommands(helper.explainFailure(ran.get(), conversation))
                            + "\n\n"
                            + BLOCKED;
                }
                done++;
            }
            return "Every command succeeded.\n\n" + COMPLETE;
        }

        /**
         * Returns the commands in order; empty if part of the goal has no recipe or lacks a name.
         */
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
            List<Candidate> ranked = helper.rank(task);
            if (ranked.isEmpty() || ranked.getFirst().score() < Helper.MIN_SCORE) {
                return Optional.empty();
            }
            Candidate best = ranked.getFirst();
            List<Template> commands = best.recipe().commands(machine);
            boolean complete =
                    commands.stream().allMatch(command -> command.missing(best.values()).isEmpty());
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
            return String.join(
                            "\n",
                            text.lines()
                                    .filter(line -> !line.startsWith(HelperRequest.COMMAND))
                                    .toList())
                    .replaceAll("\n{3,}", "\n\n")
                    .strip();
        }
    }
}
