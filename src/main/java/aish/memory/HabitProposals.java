package aish.memory;

import module java.base;

import aish.memory.MemoryItem.Kind;
import aish.memory.MemoryProposer.MemoryProposal;
import aish.secrets.Redactor;
import aish.session.transcript.RanCommand;
import aish.settings.NearestName;
import aish.shell.CommandResult;

/** Finds habits in a session without a model: repeated and corrected commands. */
final class HabitProposals {
    private static final int OFTEN = 3;
    private static final int SOON = 3;
    private static final int LONGEST = 200;
    private static final int NOT_FOUND = 127;

    /** Commands so common that repeating them says nothing. */
    private static final Set<String> COMMON_COMMANDS =
            Set.of(
                    "ls", "ll", "la", "cd", "pwd", "cat", "echo", "clear", "exit", "grep", "less",
                    "man", "which", "vim", "vi", "nano", "history", "jobs", "fg", "bg", "true",
                    "false", "date", "whoami", "top", "htop");

    /** Programs whose second word says what they do. */
    private static final Set<String> WITH_SUBCOMMANDS =
            Set.of(
                    """
                    git docker podman kubectl npm yarn pnpm cargo go systemctl apt apt-get dnf \
                    brew pip pip3 gh mvn gradle terraform helm sudo"""
                            .split(" "));

    private final Redactor redaction;
    private final UnaryOperator<Path> rootOf;

    /**
     * @param rootOf returns the root of the project that a directory belongs to
     */
    HabitProposals(Redactor redaction, UnaryOperator<Path> rootOf) {
        this.redaction = redaction;
        this.rootOf = rootOf;
    }

    List<MemoryProposal> of(List<RanCommand> steps) {
        List<RanCommand> telling = steps.stream().filter(this::isTelling).toList();
        List<MemoryProposal> proposals = new ArrayList<>();
        for (int i = 0; i < telling.size(); i++) {
            addCorrection(telling, i, proposals);
        }
        addRepeated(telling, proposals);
        return proposals;
    }

    private boolean isTelling(RanCommand step) {
        String command = step.command().strip();
        return command.length() <= LONGEST
                && !command.contains("\n")
                && !command.contains("`")
                && !redaction.isIn(command);
    }

    /** Adds a command that failed together with a similar one that succeeded soon after. */
    private static void addCorrection(
            List<RanCommand> steps, int failed, List<MemoryProposal> proposals) {
        RanCommand wrong = steps.get(failed);
        if (wrong.succeeded() || wrong.result().isEmpty()) {
            return;
        }
        int status = wrong.result().get().status();
        int end = Math.min(steps.size(), failed + 1 + SOON);
        for (RanCommand right : steps.subList(failed + 1, end)) {
            if (!right.succeeded()) {
                continue;
            }
            if (status == NOT_FOUND && isMistyped(wrong.command(), right.command())) {
                proposals.add(
                        new MemoryProposal(
                                Kind.PREFERENCE,
                                "typed `"
                                        + program(wrong.command())
                                        + "` means `"
                                        + program(right.command())
                                        + "`"));
                return;
            }
            if (status != NOT_FOUND && isAnotherWay(wrong.command(), right.command())) {
                proposals.add(
                        new MemoryProposal(
                                Kind.PROJECT,
                                "`"
                                        + wrong.command().strip()
                                        + "` failed with status "
                                        + status
                                        + "; `"
                                        + right.command().strip()
                                        + "` worked"));
                return;
            }
        }
    }

    private static boolean isMistyped(String wrong, String right) {
        return !program(wrong).equals(program(right))
                && NearestName.of(program(wrong), List.of(program(right))).isPresent();
    }

    private static boolean isAnotherWay(String wrong, String right) {
        return !wrong.strip().equals(right.strip())
                && !COMMON_COMMANDS.contains(program(wrong))
                && subject(wrong).equals(subject(right));
    }

    private void addRepeated(List<RanCommand> steps, List<MemoryProposal> proposals) {
        Map<String, List<RanCommand>> byCommand =
                steps.stream()
                        .filter(RanCommand::succeeded)
                        .filter(step -> !COMMON_COMMANDS.contains(program(step.command())))
                        .collect(
                                Collectors.groupingBy(
                                        step -> step.command().strip(),
                                        LinkedHashMap::new,
                                        Collectors.toList()));
        byCommand.forEach(
                (command, runs) -> {
                    if (runs.size() >= OFTEN) {
                        proposals.add(repeated(command, runs));
                    }
                });
    }

    private MemoryProposal repeated(String command, List<RanCommand> runs) {
        Set<Path> projects =
                runs.stream()
                        .flatMap(step -> step.result().stream())
                        .map(CommandResult::directory)
                        .map(rootOf)
                        .collect(Collectors.toSet());
        return projects.size() == 1
                ? new MemoryProposal(Kind.PROJECT, "often run here: `" + command + "`")
                : new MemoryProposal(Kind.PREFERENCE, "often run: `" + command + "`");
    }

    private static String program(String command) {
        return command.strip().split("\\s+", 2)[0];
    }

    private static String subject(String command) {
        String[] words = command.strip().split("\\s+", 3);
        return words.length > 1 && WITH_SUBCOMMANDS.contains(words[0])
                ? words[0] + " " + words[1]
                : words[0];
    }
}
