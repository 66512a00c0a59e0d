package aish.app;

import aish.console.PlainText;
import aish.json.JsonWriter;
import aish.safety.Analyser;
import aish.safety.Effect;
import aish.safety.Finding;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** {@code aish check}: says what a command would do, without running it. */
final class Check {
    private final PrintStream out;

    Check(PrintStream out) {
        this.out = out;
    }

    /** Judges one command and returns the exit code. */
    int one(String command, boolean json) {
        Verdict verdict = Analyser.judge(command, SafetyFacts.none());
        if (json) {
            out.println(json(verdict));
        } else {
            print(command, verdict);
        }
        out.flush();
        return code(verdict);
    }

    private static int code(Verdict verdict) {
        return verdict instanceof Verdict.Clear ? ExitCode.OK : ExitCode.HALTED;
    }

    private void print(String command, Verdict verdict) {
        out.println(verdict.word() + (verdict.wrapped() ? " (wrapped)" : ""));
        out.println("effects: " + effects(verdict));
        for (Finding finding : findings(verdict)) {
            out.println(finding.effect().label() + ": " + PlainText.oneLine(finding.reason()));
            underline(command, finding);
        }
    }

    private void underline(String command, Finding finding) {
        int start = finding.span().start();
        int from = command.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
        int to = command.indexOf('\n', start);
        String line = command.substring(from, to < 0 ? command.length() : to);
        int end = Math.min(finding.span().end(), from + line.length());
        if (start > end || start < from) {
            return;
        }
        out.println("  " + PlainText.oneLine(line));
        out.println("  " + " ".repeat(start - from) + "^".repeat(Math.max(1, end - start)));
    }

    private static String effects(Verdict verdict) {
        return verdict.effects().stream()
                .sorted()
                .map(Effect::label)
                .collect(Collectors.joining(", "));
    }

    private static List<Finding> findings(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Clear _ -> List.of();
            case Verdict.Halt halt -> halt.findings();
            case Verdict.Unknown unknown -> unknown.findings();
        };
    }

    private static String json(Verdict verdict) {
        JsonWriter writer = new JsonWriter().beginObject();
        writer.name("verdict").value(verdict.word()).name("wrapped").value(verdict.wrapped());
        writer.name("effects").beginArray();
        verdict.effects().stream().sorted().forEach(effect -> writer.value(effect.label()));
        writer.endArray().name("findings").beginArray();
        for (Finding finding : findings(verdict)) {
            writer.beginObject()
                    .name("effect")
                    .value(finding.effect().label())
                    .name("reason")
                    .value(finding.reason())
                    .name("start")
                    .value(finding.span().start())
                    .name("end")
                    .value(finding.span().end())
                    .endObject();
        }
        return writer.endArray().endObject().toString();
    }

    /** Judges {@code id<TAB>command} lines; the exit code tells whether all of them are clear. */
    int batch(InputStream in) throws IOException {
        int code = ExitCode.OK;
        BufferedReader reader =
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        StringBuilder text = new StringBuilder();
        String line = reader.readLine();
        while (line != null) {
            int tab = line.indexOf('\t');
            if (tab > 0) {
                Verdict verdict =
                        Analyser.judge(decoded(line.substring(tab + 1)), SafetyFacts.none());
                code = Math.max(code, code(verdict));
                text.append(line, 0, tab + 1)
                        .append(verdict.word())
                        .append('\t')
                        .append(PlainText.oneLine(verdict.reason()))
                        .append('\n');
            }
            line = reader.readLine();
        }
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        out.flush();
        return code;
    }

    /** Undoes the escapes of a column: backslash, newline, tab and carriage return. */
    private static String decoded(String field) {
        StringBuilder decoded = new StringBuilder();
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c != '\\' || i + 1 == field.length()) {
                decoded.append(c);
                continue;
            }
            char escaped = field.charAt(++i);
            decoded.append(
                    switch (escaped) {
                        case 'n' -> '\n';
                        case 't' -> '\t';
                        case 'r' -> '\r';
                        default -> escaped;
                    });
        }
        return decoded.toString();
    }
}
