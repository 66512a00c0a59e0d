package aish.cli;

import module java.base;

import aish.route.Dispatch;
import aish.route.Dispatch.Route;
import aish.route.LineRouter;
import aish.route.LineRouter.WeighedFeature;
import aish.route.RouteFacts;
import aish.text.PlainText;

/** {@code aish classify}: reports where lines would go, without running them. */
public record ClassifySubcommand(LineRouter router, RouteFacts facts) {
    private static final int BUFFER = 1 << 16;
    private static final int FEATURES = 8;

    /** Writes each line unchanged, after its target and a tab. */
    public void each(InputStream input, OutputStream output) throws IOException {
        InputStream in = new BufferedInputStream(input, BUFFER);
        OutputStream out = new BufferedOutputStream(output, BUFFER);
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int next = in.read();
        while (next >= 0) {
            if (next == '\n') {
                write(line, out);
                line.reset();
            } else {
                line.write(next);
            }
            next = in.read();
        }
        if (line.size() > 0) {
            write(line, out);
        }
        out.flush();
    }

    private void write(ByteArrayOutputStream line, OutputStream out) throws IOException {
        Dispatch decision = router.route(line.toString(StandardCharsets.UTF_8), facts);
        out.write(target(decision).getBytes(StandardCharsets.UTF_8));
        out.write('\t');
        line.writeTo(out);
        out.write('\n');
    }

    private static String target(Dispatch decision) {
        return switch (decision.route()) {
            case Route.Shell _ -> "shell";
            case Route.Ask _ -> "ai";
            case Route.Meta _ -> "meta";
        };
    }

    /**
     * Explains the decision about one line: the rule that made it, and the features that the model
     * sees.
     */
    public String explain(String line) {
        Dispatch decision = router.route(line, facts);
        StringBuilder text = new StringBuilder();
        text.append(target(decision)).append('\t').append(PlainText.oneLine(line)).append('\n');
        text.append("rule: ").append(decision.rule()).append('\n');
        text.append("reason: ").append(PlainText.oneLine(decision.reason())).append('\n');
        List<WeighedFeature> features = router.features(line, facts);
        int sum = features.stream().mapToInt(WeighedFeature::weight).sum();
        text.append(features.isEmpty() ? "" : "model: " + number(sum) + " (above 0: shell)\n");
        features.stream().limit(FEATURES).forEach(feature -> append(feature, text));
        return text.toString();
    }

    private static void append(WeighedFeature feature, StringBuilder text) {
        String weight = number(feature.weight());
        text.append("  ").append(" ".repeat(Math.max(0, 6 - weight.length()))).append(weight);
        text.append("  ").append(PlainText.oneLine(feature.name())).append('\n');
    }

    private static String number(int hundredths) {
        return String.format(Locale.ROOT, "%+.2f", hundredths / 100.0);
    }
}
