package aish.app.doctor;

import module java.base;

import aish.keys.ApiKeys;
import aish.model.Cancellation;
import aish.model.Delta;
import aish.model.Message;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelRequest.ToolSpec;
import aish.model.ModelServer;
import aish.model.ModelServer.ServerFacts;
import aish.model.Reply;
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
    public List<Finding> findings() throws InterruptedException {
        List<Finding> findings = new ArrayList<>();
        try {
            secrets.key(preset);
        } catch (SecretException e) {
            return List.of(fail(e.describe(), "mend the key or the preset"));
        }
        Optional<ModelServer> server = connect.apply(preset);
        if (server.isEmpty()) {
            findings.add(ok("preset for " + preset.hostAndPort() + ", not asked"));
        } else if (isReachable(server.get().inspect(), findings)) {
            tryOut(server.get(), findings);
        }
        return findings;
    }

    private boolean isReachable(ServerFacts facts, List<Finding> findings) {
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
                        warn(preset.hostAndPort() + " is still loading" + said, "wait a little"));
                return false;
            }
            case ServerFacts.Down(ModelProblem problem) -> {
                findings.add(fail(problem.describe(), "start the server or mend the preset"));
                return false;
            }
        }
        findings.add(model(facts.models()));
        findings.add(context(facts.contextSize()));
        return true;
    }

    private Finding model(List<String> served) {
        if (served.isEmpty()) {
            return preset.model().isEmpty()
                    ? warn("the server names no model", "set model in the preset")
                    : ok("model " + preset.model() + " (the server lists none)");
        }
        if (preset.model().isEmpty()) {
            return ok("model " + served.getFirst());
        }
        List<String> some = served.subList(0, Math.min(MOST_NAMES, served.size()));
        String more = some.size() < served.size() ? ", …" : "";
        return served.contains(preset.model())
                ? ok("model " + preset.model())
                : fail(
                        "no model " + preset.model() + " on the server",
                        "set model to one of " + String.join(", ", some) + more);
    }

    private Finding context(OptionalInt told) {
        if (preset.context().isPresent() && told.isPresent()) {
            int wanted = preset.context().getAsInt();
            return wanted <= told.getAsInt()
                    ? ok("context of " + wanted + " tokens")
                    : warn(
                            "context = " + wanted + " but the server has " + told.getAsInt(),
                            "lower context in the preset");
        }
        OptionalInt size = preset.context().isPresent() ? preset.context() : told;
        return size.isPresent()
                ? ok("context of " + size.getAsInt() + " tokens")
                : warn("the size of its context is unknown", "set context in the preset");
    }

    private void tryOut(ModelServer server, List<Finding> findings) throws InterruptedException {
        AtomicInteger pieces = new AtomicInteger();
        Reply reply = ask(server, List.of(), pieces);
        if (reply.problem().isPresent()) {
            findings.add(unanswered(reply.problem().get()));
            return;
        }
        findings.add(
                pieces.get() > 0
                        ? ok("answers as it goes, " + count(pieces.get()))
                        : warn("a question got an empty answer", "look at the server's log"));
        findings.add(
                ask(server, List.of(TOOL), new AtomicInteger())
                        .problem()
                        .map(
                                problem ->
                                        warn(
                                                "tools are refused: " + problem.describe(),
                                                "use another model for tools"))
                        .orElse(ok("takes tools")));
    }

    private Finding unanswered(ModelProblem problem) {
        String why =
                problem instanceof ModelProblem.Cancelled
                        ? "no answer within " + patience.toSeconds() + " s"
                        : problem.describe();
        return fail("a question fails: " + why, "mend the preset or look at the server's log");
    }

    private static String count(int pieces) {
        return pieces == 1 ? "1 piece" : pieces + " pieces";
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

    private Finding ok(String what) {
        return Finding.ok(preset.name() + ": " + what);
    }

    private Finding warn(String what, String mend) {
        return Finding.warn(preset.name() + ": " + what, mend);
    }

    private Finding fail(String what, String mend) {
        return Finding.fail(preset.name() + ": " + what, mend);
    }
}
