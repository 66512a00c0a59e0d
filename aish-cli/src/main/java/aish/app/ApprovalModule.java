package aish.app;

import module java.base;

import aish.approval.BreachConsent;
import aish.approval.Gate;
import aish.approval.InteractiveGate;
import aish.approval.PatchConsent;
import aish.approval.RehearsalReview;
import aish.approval.ToolApprovals;
import aish.approval.ToolCallReader;
import aish.approval.ToolConsent;
import aish.approval.Trial;
import aish.event.EventSink;
import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.exec.PermissionRules;
import aish.norris.NorrisGate;
import aish.norris.OwnFilesCheck;
import aish.norris.SecondOpinion;
import aish.settings.Config;
import aish.settings.LoadedConfig;
import aish.settings.SettingsEdit;
import aish.tools.CallAssessment;
import aish.tools.ToolJudge;

/** Builds the gates that decide about the actions of models. */
final class ApprovalModule {
    private final Supplier<LoadedConfig> loaded;
    private final Path home;
    private final Operator operator;
    private final PermissionRules permissions;
    private final Supplier<Trial> trial;
    private final EventSink events;
    private final OwnFilesCheck ownFiles = new OwnFilesCheck();
    private final ToolApprovals tools;
    private final ToolCallReader reader;
    private final Gate interactive;

    /**
     * Without a user, confirmation is always required, so that no command runs.
     *
     * @param permissions what the user allows and forbids
     * @param assessor judges commands in the arguments of tools
     * @param builtin assesses the calls of built-in tools
     * @param trial rehearses commands
     * @param pager shows diffs
     */
    ApprovalModule(
            Launch launch,
            Operator operator,
            PermissionRules permissions,
            Supplier<CommandAssessor> assessor,
            CallAssessment.Assessor builtin,
            Supplier<Trial> trial,
            Supplier<RehearsalReview.Pager> pager,
            EventSink events) {
        this.loaded = launch::loaded;
        this.home = launch.home();
        this.operator = operator;
        this.permissions = permissions;
        this.trial = trial;
        this.events = events;
        Map<String, List<String>> approved = new HashMap<>();
        launch.config()
                .mcp()
                .servers()
                .forEach(each -> approved.put(each.name(), each.autoApprove()));
        this.tools = new ToolApprovals(approved, permissions);
        this.reader =
                new ToolCallReader(
                        new ToolJudge(command -> assessor.get().assess(command).verdict()),
                        builtin);
        this.interactive =
                new InteractiveGate(
                        operator,
                        new ToolConsent(operator, tools, this::keepApproval, events),
                        new PatchConsent(operator, pager, events),
                        operator.isAttended()
                                ? () -> launch.config().shell().confirm()
                                : () -> Config.Confirm.ALWAYS,
                        permissions,
                        trial,
                        events);
    }

    /** Whom the gates ask. */
    Operator operator() {
        return operator;
    }

    /** Reads and judges the calls of tools. */
    ToolCallReader reader() {
        return reader;
    }

    /** The gate of exchanges. */
    Gate interactive() {
        return interactive;
    }

    /**
     * Creates the gate of a pursuit.
     *
     * @param unattended what to do on a halt if there is no user to ask
     */
    NorrisGate norris(NorrisGate.Unattended unattended, Optional<SecondOpinion> opinion) {
        Config.Norris settings = loaded.get().config().norris();
        return new NorrisGate(
                operator,
                new NorrisGate.Policy(settings.wrappers(), unattended, opinion),
                ownFiles,
                tools,
                new BreachConsent(operator, permissions, events),
                trial,
                events);
    }

    /**
     * Adds to the settings that a tool may be called without asking; returns what to tell the user.
     */
    private String keepApproval(String server, String name) {
        Optional<Path> file = loaded.get().file();
        if (file.isEmpty()) {
            return "not saved: there is no settings file";
        }
        SettingsEdit settings = new SettingsEdit(file.get(), home);
        try {
            settings.addToExisting(List.of("mcp", "servers", server), "auto_approve", name);
            return "written to " + settings.shown();
        } catch (IOException e) {
            return "not saved: " + e.getMessage();
        }
    }
}
