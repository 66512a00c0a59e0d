package aish.cli.doctor;

import module java.base;

import aish.keys.ApiKeys;
import aish.model.Delta;
import aish.model.Message;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelRequest.ToolSpec;
import aish.model.ModelServer;
import aish.model.ModelServer.ServerFacts;
import aish.model.Reply;
import aish.process.Cancellation;
import aish.secrets.SecretSubstitution.SecretException;
import aish.settings.Config.Preset;

/**
 * Checks one preset: its key, its server, its model, and whether a tiny question is answered.
 *
 * @param patience the time limit of one request
 */
record ModelCheck(
        Preset preset,
        ApiKeys secrets,
        Function<Preset, Optional<ModelServer>> connect,
        Duration patience)
        implements Check {
    private static final int FEW_TOKENS = 8;
    private static final int MOST_NAMES = 5;
    private static final ToolSpec TOOL =
            new ToolSpec("noop", "Does nothing.", "{\"type\":\"object\",\"properties\":{}}");

    @Override
    public List<Remark> findings() throws InterruptedException {
        List<Remark> findings = new ArrayList<>();
        try {
            secrets.key(preset);
        } catch (SecretException e) {
            return List.of(fail(e.describe(), "fix the key or the model's settings"));
        }
        Optional<ModelServer> server = connect.apply(preset);
        if (server.isEmpty()) {
            findings.add(ok("uses " + preset.hostAndPort() + " (not tried)"));
        } else if (isReachable(server.get().inspect(), findings)) {
            tryOut(server.get(), findings);
        }
        return findings;
    }

    private boolean isReachable(ServerFacts facts, List<Remark> findings) {
        switch (facts.health()) {
            case ServerFacts.Up _ ->
                    findings.add(
                            ok(
                                    preset.hostAndPort()
                                            + " answers in "
                                            + facts.latency().toMillis()
                                            + " ms"));
            case ServerFacts.Loading(String detail) -> {
                String said = detail.isBlank() ? "" : " (" + detail + ")";
                findings.add(
                        warn(
                                preset.hostAndPort() + " is still loading" + said,
                                "wait and try again"));
                return false;
            }
            case ServerFacts.Down(ModelProblem problem) -> {
                findings.add(fail(problem.describe(), "")); // which ends with advice
                return false;
            }
        }
        findings.add(model(facts.models()));
        findings.add(context(facts.contextSize()));
        return true;
    }

    private Remark model(List<String> served) {
        if (served.isEmpty()) {
            return preset.model().isEmpty()
                    ? warn("the server lists no models", "set model in the settings")
                    : ok("uses " + preset.model() + " (the server lists no models)");
        }
        if (preset.model().isEmpty()) {
            return ok("uses " + served.getFirst());
        }
        List<String> some = served.subList(0, Math.min(MOST_NAMES, served.size()));
        String more = some.size() < served.size() ? ", …" : "";
        return served.contains(preset.model())
                ? ok("uses " + preset.model())
                : fail(
                        "the server has no model " + preset.model(),
                        "set model to one of " + String.join(", ", some) + more);
    }

    private Remark context(OptionalInt told) {
        if (preset.context().isPresent() && told.isPresent()) {
            int wanted = preset.context().getAsInt();
            return wanted <= told.getAsInt()
                    ? ok(contextSize(wanted))
                    : warn(
                            "context is set to "
                                    + grouped(wanted)
                                    + " tokens, but the server has only "
                                    + grouped(told.getAsInt()),
                            "lower context in the settings");
        }
        OptionalInt size = preset.context().isPresent() ? preset.context() : told;
        return size.isPresent()
                ? ok(contextSize(size.getAsInt()))
                : warn(
                        "the server does not report its context size",
                        "set context in the settings");
    }

    private void tryOut(ModelServer server, List<Remark> findings) throws InterruptedException {
        AtomicInteger pieces = new AtomicInteger();
        Reply reply = ask(server, List.of(), pieces);
        if (reply.problem().isPresent()) {
            findings.add(unanswered(reply.problem().get()));
            return;
        }
        findings.add(
                pieces.get() > 0
                        ? ok("streams its answers (" + count(pieces.get()) + ")")
                        : warn(
                                "the answer to a test question was empty",
                                "check the server's log"));
        findings.add(
                ask(server, List.of(TOOL), new AtomicInteger())
                        .problem()
                        .map(
                                problem ->
                                        warn(
                                                "does not accept tools: " + problem.describe(),
                                                "use another model for tools"))
                        .orElse(ok("supports tool calls")));
    }

    private Remark unanswered(ModelProblem problem) {
        String what = "a test question failed: ";
        return problem instanceof ModelProblem.Cancelled
                ? fail(
                        what + "no answer within " + patience.toSeconds() + " s",
                        "check its settings and the server's log")
                : fail(what + problem.describe(), "");
    }

    private static String contextSize(int tokens) {
        return "context of " + grouped(tokens) + " tokens";
    }

    private static String grouped(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String count(int pieces) {
        return pieces == 1 ? "1 chunk" : pieces + " chunks";
    }

    private Reply ask(ModelServer server, List<ToolSpec> tools, AtomicInteger pieces)
            throws InterruptedException {
        Cancellation cancellation = new Cancellation();
        Thread watch = Thread.ofVirtual().start(() -> cancelLater(cancellation));
        try {
            return server.ask(
                    new ModelRequest(
                            List.of(new Message.User("Say ok.")),
                            tools,
                            OptionalInt.of(FEW_TOKENS)),
                    delta -> countPiece(delta, pieces),
                    cancellation);
        } finally {
            watch.interrupt();
            watch.join();
        }
    }

    private void cancelLater(Cancellation cancellation) {
        try {
            Thread.sleep(patience);
            cancellation.cancel();
        } catch (InterruptedException e) {
            // the answer came in time
        }
    }

    private static void countPiece(Delta delta, AtomicInteger pieces) {
        if (delta instanceof Delta.Text || delta instanceof Delta.Reasoning) {
            pieces.incrementAndGet();
        }
    }

    private Remark ok(String what) {
        return Remark.ok(preset.name() + ": " + what);
    }

    private Remark warn(String what, String fix) {
        return Remark.warn(preset.name() + ": " + what, fix);
    }

    private Remark fail(String what, String fix) {
        return Remark.fail(preset.name() + ": " + what, fix);
    }
}
