package aish.app;

import module java.base;

import aish.chat.SessionResumer;
import aish.commands.PanelCommand.Row;
import aish.context.Turn;
import aish.model.ModelProblem;
import aish.model.ModelRoster;
import aish.model.ModelServer.ServerFacts;
import aish.session.SessionSummary;
import aish.session.record.NewerVersionException;
import aish.text.HomePath;
import aish.workspace.GitSummary;

/** Collects what the panel shows. */
record PanelReader(Core core, ChatModule talk, SessionResumer keeper, CostModule costs) {
    List<Row> rows() {
        return List.of(
                new Row("model", this::model),
                new Row("stance", () -> talk.turns().stance().toString()),
                new Row("shell", () -> core.launch().config().shell().program()),
                new Row("directory", this::place),
                new Row("project", this::project),
                new Row("session", this::session),
                new Row("transcript", () -> core.records().transcriptState()),
                new Row("memory", () -> core.records().memoryState(core.workspace().root())),
                new Row("conversation", this::conversation),
                new Row("context", () -> talk.report().glance()),
                new Row("next request", () -> talk.report().request()),
                new Row("cost", () -> costs.command().glance()));
    }

    private String model() {
        ModelRoster models = core.models();
        String name = models.active();
        String described = name + " (" + models.describe(name) + ")";
        return models.server(name)
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

    private String place() {
        return shown(core.directory().get());
    }

    private String shown(Path path) {
        return HomePath.shorten(path.toString(), core.launch().home());
    }

    private String project() {
        Path root = core.workspace().root();
        List<String> lines = new ArrayList<>();
        if (Files.exists(root.resolve(".git"))) {
            lines.add(shown(root) + ", " + GitSummary.of(root));
        }
        String settings = core.launch().projects().status();
        lines.add(settings.isEmpty() ? "no settings of its own" : settings);
        return String.join("\n", lines);
    }

    private String session() {
        Optional<String> id = keeper.current();
        if (id.isEmpty()) {
            return "not recorded";
        }
        try {
            SessionSummary glance = keeper.store().summary(id.get());
            return glance.name().isEmpty() ? id.get() : id.get() + " " + glance.name();
        } catch (IOException | NewerVersionException e) {
            return id.get();
        }
    }

    private String conversation() {
        List<Turn> turns = talk.conversation().turns();
        long questions = turns.stream().filter(Turn.User.class::isInstance).count();
        return questions == 1 ? "1 question" : questions + " questions";
    }
}
