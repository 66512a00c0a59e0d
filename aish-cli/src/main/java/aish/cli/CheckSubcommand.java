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
 */
public final class CheckSubcommand {
    private final SafetyFacts place;
    private final EventText texts;
    private final PrintStream out;
    private final Consumer<String> complaints;

    /**
     * @param place where the command would run, and the user's own rules
     * @param texts how the verdict is shown to people
     */
    public CheckSubcommand(
            SafetyFacts place, EventText texts, PrintStream out, Consumer<String> complaints) {
        this.place = place;
        this.texts = texts;
        this.out = out;
        this.complaints = complaints;
    }

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
        writer.name("verdict").value(verdict.word()).name("wrapped").value(verdict.wrapped());
        writer.name("effects").beginArray();
        verdict.effects().stream().sorted().forEach(effect -> writer.value(effect.label()));
        writer.endArray().name("findings").beginArray();
        for (Finding finding : verdict.findings()) {
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
                Verdict verdict = read(line.substring(tab + 1));
                halted |= printVerdict(line.substring(0, tab), verdict);
                if (isEscapeUnknown(line.substring(tab + 1))) {
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

    /**
     * Judges an escaped command; one with an unknown escape is not judged, because its meaning is
     * unclear.
     */
    private Verdict read(String escaped) {
        int wrong = unknownEscape(escaped);
        if (wrong < 0) {
            return judge(decoded(escaped));
        }
        String escape = escaped.substring(wrong, Math.min(wrong + 2, escaped.length()));
        Finding finding =
                new Finding(
                        Effect.EXEC_UNKNOWN,
                        "unknown escape " + escape + " (a backslash is written as \\\\)",
                        new Span(wrong, wrong + escape.length()));
        return new Verdict.Unknown(List.of(finding), Set.of(), false, List.of());
    }

    private static boolean isEscapeUnknown(String escaped) {
        return unknownEscape(escaped) >= 0;
    }

    /** Returns the index of the first unknown escape, or -1. */
    private static int unknownEscape(String field) {
        for (int i = field.indexOf('\\'); i >= 0; i = field.indexOf('\\', i + 2)) {
            if (i + 1 == field.length() || "\\ntr".indexOf(field.charAt(i + 1)) < 0) {
                return i;
            }
        }
        return -1;
    }

    /** Decodes the escapes of a column: backslash, newline, tab and carriage return. */
    private static String decoded(String field) {
        StringBuilder decoded = new StringBuilder();
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c != '\\') {
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
