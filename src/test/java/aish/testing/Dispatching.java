package aish.testing;

import aish.console.EventSink;
import aish.console.Interrupts;
import aish.console.Operator;
import aish.engine.ToolApprovals;
import aish.engine.ToolConsent;
import aish.engine.ToolDispatch;
import aish.engine.ToolQuestions;
import aish.engine.ToolResults;
import aish.exec.PermissionBook;
import aish.model.ModelRoster;
import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.shell.CapturedOutput;
import aish.tools.ToolJudge;
import aish.tools.ToolServers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tool calls with a scripted person, where nothing is left to chance. */
public final class Dispatching {
    public final List<String> kept = new ArrayList<>();
    public final List<String> written = new ArrayList<>();
    public final ToolDispatch dispatch;

    public Dispatching(
            ToolServers servers,
            Operator operator,
            Map<String, List<String>> approved,
            ModelRoster models,
            Interrupts interrupts,
            EventSink events) {
        this(servers, operator, approved, PermissionBook.empty(), models, interrupts, events);
    }

    public Dispatching(
            ToolServers servers,
            Operator operator,
            Map<String, List<String>> approved,
            PermissionBook rules,
            ModelRoster models,
            Interrupts interrupts,
            EventSink events) {
        dispatch =
                new ToolDispatch(
                        () -> servers,
                        new ToolConsent(
                                operator,
                                new ToolApprovals(approved),
                                rules,
                                new ToolJudge(
                                        command -> Analyser.judge(command, SafetyFacts.none())),
                                (server, name) -> {
                                    written.add(server + " " + name);
                                    return "written";
                                },
                                events),
                        new ToolQuestions(operator, () -> models, interrupts, events),
                        new ToolResults(this::keep, 200),
                        interrupts,
                        4,
                        events);
    }

    private CapturedOutput keep(String text) {
        kept.add(text);
        return new CapturedOutput(7, text, 0, "", false, Optional.empty());
    }
}
