package aish.cli;

import module java.base;

import aish.bash.Span;
import aish.event.Event;
import aish.event.ExitCode;
import aish.exec.CommandAssessment;
import aish.json.JsonWriter;
import aish.safety.Analyser;
import aish.safety.Effect;
import aish.safety.Finding;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.VerdictText;
import aish.safety.files.BlastRadius;
import aish.safety.files.SurveyBudget;
import aish.terminal.render.EventText;
import aish.text.PlainText;
import aish.undo.UndoStore.UndoProspect;

/**
 * {@code aish check}: says what a command would do, without running it. The verdict depends only on
 * the text, so that it is the same everywhere; the affected files are those in a directory.
 *
 * @param place where the command would run, and the user's own rules
 * @param texts how the verdict is shown to people
 */
public record CheckSubcommand(
        SafetyFacts place, EventText texts, PrintStream out, Consumer<String> complaints) {
    /** Judges one command and returns the exit code. */
    public int one(String command, boolean json) {
        Verdict verdict = judge(command);
        BlastRadius radius = BlastRadius.of(verdict, place, SurveyBudget.thorough());
        if (json) {
            out.println(json(verdict, radius));
        } else {
            VerdictText text = new VerdictText(verdict, radius);
            out.println(
                    texts.verdict(
                            new Event.Assessed(
                                    CommandAssessment.risk(verdict, new UndoProspect.Nothing()),
                                    text.sentence())));
            text.explanation(command).forEach(out::println);
        }
        out.flush();
        return code(verdict);
    }

    private Verdict judge(String command) {
        SafetyFacts facts = SafetyFacts.none().with(place.rules()).with(place.programs());
        return Analyser.judge(command, place.isZsh() ? facts.inZsh() : facts);
    }

    private static int code(Verdict verdict) {
        return verdict instanceof Verdict.Clear ? ExitCode.OK : ExitCode.HALTED;
    }

    private static String json(Verdict verdict, BlastRadius radius) {
        JsonWriter writer = new JsonWriter().beginObject();
        writer.member("verdict", verdict.word()).member("wrapped", verdict.wrapped());
        writer.name("effects").beginArray();
        verdict.effects().stream().sorted().forEach(effect -> writer.value(effect.label()));
        writer.endArray().name("findings").beginArray();
        for (Finding finding : verdict.findings()) {
            writer.beginObject()
                    .member("effect", finding.effect().label())
                    .member("reason", finding.reason())
                    .member("start", finding.span().start())
                    .member("end", finding.span().end())
                    .endObject();
        }
        writer.endArray().name("at_stake").beginObject();
        writer.member("complete", radius.complete()).member("cut", radius.cut());
        writer.member("summary", radius.summary()).name("files").beginArray();
        radius.shares().forEach(share -> json(share, writer));
        return writer.endArray().endObject().endObject().toString();
    }

    private static void json(BlastRadius.Share share, JsonWriter writer) {
        writer.beginObject()
                .member("what", share.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .member("files", share.files())
                .member("directories", share.directories())
                .member("bytes", share.bytes())
                .member("untracked", share.untracked())
                .member("ignored", share.ignored())
                .member("dirty", share.dirty())
                .member("outside", share.outside())
                .member("links", share.links())
                .member("mounts", share.mounts().size())
                .member("inexact", share.inexact())
                .endObject();
    }

    /** Judges {@code id<TAB>command} lines; the exit code says whether all of them are clear. */
    public int batch(InputStream in) throws IOException {
        boolean halted = false;
        boolean wrong = false;
        BufferedReader reader =
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        int number = 0;
        String line = reader.readLine();
        while (line != null) {
            number++;
            int tab = line.indexOf('\t');
            if (tab > 0) {
                StringBuilder command = new StringBuilder();
                Optional<Finding> unknown = decode(line.substring(tab + 1), command);
                Verdict verdict =
                        unknown.<Verdict>map(CheckSubcommand::unclear)
                                .orElseGet(() -> judge(command.toString()));
                halted |= printVerdict(line.substring(0, tab), verdict);
                if (unknown.isPresent()) {
                    wrong = true;
                    complaints.accept("line " + number + ": " + verdict.reason());
                }
            } else {
                wrong = true;
                complaints.accept("line " + number + " is not ID, a tab and a command");
            }
            // a program that waits for each verdict gets it at once; reading a file is not slowed
            // down
            if (!reader.ready()) {
                out.flush();
            }
            line = reader.readLine();
        }
        out.flush();
        return wrong ? ExitCode.USAGE : halted ? ExitCode.HALTED : ExitCode.OK;
    }

    /** Prints the verdict; returns whether the user must look. */
    private boolean printVerdict(String id, Verdict verdict) throws IOException {
        String line =
                id + "\t" + verdict.word() + "\t" + PlainText.oneLine(verdict.reason()) + "\n";
        out.write(line.getBytes(StandardCharsets.UTF_8));
        return !(verdict instanceof Verdict.Clear);
    }

    /** A command with an unknown escape is not judged, because its meaning is unclear. */
    private static Verdict unclear(Finding escape) {
        return new Verdict.Unknown(List.of(escape), Set.of(), false, List.of());
    }

    /**
     * Decodes the escapes of a column: backslash, newline, tab and carriage return.
     *
     * @return the first unknown escape, at which it stops
     */
    private static Optional<Finding> decode(String field, StringBuilder decoded) {
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c == '\\') {
                String escape = field.substring(i, Math.min(i + 2, field.length()));
                int known = escape.length() < 2 ? -1 : "\\ntr".indexOf(escape.charAt(1));
                if (known < 0) {
                    return Optional.of(
                            new Finding(
                                    Effect.EXEC_UNKNOWN,
                                    "unknown escape %s (a backslash is written as \\\\)"
                                            .formatted(escape),
                                    new Span(i, i + escape.length())));
                }
                c = "\\\n\t\r".charAt(known);
                i++;
            }
            decoded.append(c);
        }
        return Optional.empty();
    }
}
