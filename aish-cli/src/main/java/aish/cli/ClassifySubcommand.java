package aish.cli;

import module java.base;

import aish.route.Dispatch;
import aish.route.Dispatch.Route;
import aish.route.LineRouter;
import aish.route.RouteFacts;

/** {@code aish classify}: reports where lines would go, without running them. */
public record ClassifySubcommand(LineRouter router, RouteFacts facts) {
    private static final int BUFFER = 1 << 16;

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
}
