package aish.app;

import aish.console.GitBranch;
import aish.context.Turn;
import aish.engine.SessionKeeper;
import aish.meta.ContextReport;
import aish.meta.PanelCommand.Row;
import aish.model.ModelProblem;
import aish.model.ServerFacts;
import aish.store.NewerVersionException;
import aish.store.SessionGlance;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds out what the panel shows. */
final class Panel {
    private final Wiring wiring;

    Panel(Wiring wiring) {
        this.wiring = wiring;
    }

    List<Row> rows() {
        return List.of(
                new Row("model", this::model),
                new Row("stance", () -> wiring.talk().turns().stance().toString()),
                new Row("shell", () -> wiring.config().shell().program()),
                new Row("directory", this::directory),
                new Row("project", this::project),
                new Row("session", this::session),
                new Row("transcript", () -> wiring.records().transcriptState()),
                new Row("memory", () -> wiring.records().memoryState(wiring.session().directory())),
                new Row("conversation", this::conversation),
                new Row("context", () -> report().glance()),
                new Row("next request", () -> report().request()),
                new Row("cost", () -> wiring.costs().command().glance()));
    }

    private String model() {
        String name = wiring.models().active();
        String described = name + " (" + wiring.models().describe(name) + ")";
        return wiring.models()
                .server(name)
                .map(server -> described + ", " + health(server.inspect()))
                .orElse(described);
    }

    private static String health(ServerFacts facts) {
        return switch (facts.health()) {
            case ServerFacts.Up _ -> "up, " + facts.latency().toMillis() + " ms";
            case ServerFacts.Loading _ -> "loading";
            case ServerFacts.Down(ModelProblem problem) -> "down: " + problem.describe();
        };
    }

    private ContextReport report() {
        Talk talk = wiring.talk();
        return talk.attaching().report(talk.turns());
    }

    private String directory() {
        Path here = wiring.session().directory();
        String branch = new GitBranch().of(here).strip();
        return branch.isEmpty() ? here.toString() : here + " on " + branch;
    }

    private String project() {
        String standing = wiring.projects().standing();
        return standing.isEmpty() ? "no project config" : standing;
    }

    private String session() {
        SessionKeeper keeper = wiring.keeper();
        Optional<String> id = keeper.current();
        if (id.isEmpty()) {
            return "not recorded";
        }
        try {
            SessionGlance glance = keeper.store().glance(id.get());
            return glance.name().isEmpty() ? id.get() : id.get() + " " + glance.name();
        } catch (IOException | NewerVersionException e) {
            return id.get();
        }
    }

    private String conversation() {
        List<Turn> turns = wiring.talk().conversation().turns();
        long questions = turns.stream().filter(Turn.User.class::isInstance).count();
        return questions == 1 ? "1 question" : questions + " questions";
    }
}
