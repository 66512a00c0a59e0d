package aish.session.transcript;

import module java.base;

import aish.bash.ShellQuoting;
import aish.bash.ShellScanner;
import aish.safety.Analyser;
import aish.safety.Call;
import aish.safety.SafetyFacts;
import aish.secrets.Redactor;
import aish.secrets.SecretPlaceholders.SecretPlaceholder;
import aish.session.TimedEvent;
import aish.shell.CommandResult;
import aish.text.PlainText;

import org.jspecify.annotations.Nullable;

/**
 * A session as a shell script to review: the commands that succeeded, in order, in the directories
 * where they ran. Those with secrets are left out.
 */
public final class Runbook {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss");

    private final Redactor redaction;
    private final ZoneId zone;

    /** Sections of the note about what was found out. */
    private final String findings;

    private final List<RunbookEntry> entries = new ArrayList<>();
    private final StringBuilder body = new StringBuilder();
    private @Nullable Path directory;
    private int leftOut;

    private Runbook(Redactor redaction, ZoneId zone, String findings) {
        this.redaction = redaction;
        this.zone = zone;
        this.findings = findings;
    }

    public static Runbook of(List<TimedEvent> events, Redactor redaction, ZoneId zone) {
        Runbook runbook =
                new Runbook(redaction, zone, new NotedFindings(events, redaction).markdown());
        for (RanCommand step : RanCommand.of(events)) {
            runbook.add(step);
        }
        return runbook;
    }

    /** Returns how many commands the script runs. */
    public int size() {
        return (int) entries.stream().filter(RunbookEntry::runs).count();
    }

    private void add(RanCommand step) {
        if (!step.succeeded()) {
            leftOut++;
            return;
        }
        if (step.ranElsewhere()) {
            comment(step, "ran on another machine (" + PlainText.oneLine(step.place()) + ")");
            return;
        }
        boolean drawn = step.result().map(result -> result.output().fullScreen()).orElse(false);
        if (drawn || needsTerminal(step.command())) {
            comment(step, "needs a terminal");
            return;
        }
        String command = step.command().strip();
        if (!ShellScanner.scan(command).complete()) {
            comment(step, "is incomplete");
            return;
        }
        if (!redaction.find(command).isEmpty() || !SecretPlaceholder.all(command).isEmpty()) {
            comment(step, "contains a secret");
            return;
        }
        run(step, command);
    }

    private void comment(RanCommand step, String why) {
        String safe = PlainText.of(redaction.of(step.command().strip()));
        int number = entries.size() + 1;
        entries.add(new RunbookEntry(step, safe, Optional.of(why)));
        body.append('\n').append(remark(number, step)).append("# Left out because it ").append(why);
        body.append(":\n").append(commented(safe));
    }

    private static String commented(String text) {
        return "#   " + text.replace("\n", "\n#   ") + "\n";
    }

    private void run(RanCommand step, String command) {
        int number = entries.size() + 1;
        entries.add(new RunbookEntry(step, command, Optional.empty()));
        body.append('\n');
        if (!step.directory().equals(directory)) {
            body.append("cd -- ").append(ShellQuoting.quote(step.directory().toString()));
            body.append("\n\n");
        }
        directory = step.result().map(CommandResult::directory).orElse(step.directory());
        body.append(remark(number, step)).append(command).append('\n');
    }

    private String remark(int number, RanCommand step) {
        ZonedDateTime at = step.at().atZone(zone);
        String line = number + ". " + TIME.format(at) + " · " + step.origin() + ended(step);
        return "# " + PlainText.oneLine(line) + "\n";
    }

    /** Describes how the command ended, for a line of text. */
    static String ended(RanCommand step) {
        return step.result()
                .map(
                        result ->
                                " · exit status %d · %s"
                                        .formatted(
                                                result.status(),
                                                TranscriptText.duration(result.duration())))
                .orElse(" · the shell ended");
    }

    /** Whether a command is useless without a user at a terminal, or outside this session. */
    private static boolean needsTerminal(String command) {
        List<Call> calls = Analyser.read(command, SafetyFacts.none()).calls();
        return calls.stream().anyMatch(call -> call.isIn("terminal-programs"))
                || (calls.stream().filter(call -> call.outer() < 0).count() == 1
                        && command.indexOf('<') < 0
                        && waits(calls.getLast()));
    }

    /** Whether a command on its own reads what somebody types. */
    private static boolean waits(Call call) {
        int words = call.program().equals("ssh") ? 2 : 1;
        return call.isIn("dialogues") && call.words().size() == words;
    }

    public String script() {
        StringBuilder text = new StringBuilder("#!/usr/bin/env bash\n");
        text.append("# Commands run in aish").append(between()).append(".\n");
        text.append(
                "# Review this script before running it. It does not contain your aliases and functions.\n");
        if (!failuresShown() && leftOut > 0) {
            text.append("# ").append(leftOutLine()).append('\n');
        }
        text.append("# shellcheck disable=all\nset -euo pipefail\n");
        return text.append(body).toString();
    }

    private boolean failuresShown() {
        return entries.stream().anyMatch(entry -> !entry.step().succeeded());
    }

    private String leftOutLine() {
        return leftOut == 1
                ? "1 failed command is left out."
                : leftOut + " failed commands are left out.";
    }

    private String between() {
        return entries.isEmpty()
                ? ""
                : " on " + TIME.format(entries.getFirst().step().at().atZone(zone));
    }

    /**
     * @param script the name of the script's file
     */
    public String note(String script) {
        StringBuilder text = new StringBuilder("# Runbook ");
        text.append(SafeMarkdown.code(script)).append("\n\n");
        text.append("Commands run in aish").append(between()).append(": ").append(size());
        text.append(size() == 1 ? " command." : " commands.");
        text.append(!failuresShown() && leftOut > 0 ? " " + leftOutLine() : "").append('\n');
        text.append(findings);
        for (int i = 0; i < entries.size(); i++) {
            text.append(entries.get(i).note(i + 1));
        }
        return text.toString();
    }

    /**
     * A command of a runbook.
     *
     * @param text the command without secrets
     * @param leftOut why the script does not run it; empty if it does
     */
    private record RunbookEntry(RanCommand step, String text, Optional<String> leftOut) {
        boolean runs() {
            return leftOut.isEmpty();
        }

        /** Returns the entry as a section of the note. */
        String note(int number) {
            return "\n## %d. %s%s\n\nIn %s%s:\n\n%s"
                    .formatted(
                            number,
                            SafeMarkdown.words(step.origin()),
                            Runbook.ended(step),
                            SafeMarkdown.code(step.place()),
                            leftOut.map(why -> "; left out because it " + why).orElse(""),
                            SafeMarkdown.fenced(text, "sh"));
        }
    }
}
