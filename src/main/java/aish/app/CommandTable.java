package aish.app;

import aish.chat.AttachmentService;
import aish.chat.SessionResumer;
import aish.chat.SkillFiles;
import aish.chat.tools.ToolDispatch;
import aish.commands.ConfigCommand;
import aish.commands.CopyCommand;
import aish.commands.DiscardCommand;
import aish.commands.EditCommand;
import aish.commands.ExplainCommand;
import aish.commands.HelpCommand;
import aish.commands.HelpTopics;
import aish.commands.KeysCommand;
import aish.commands.MetaCommand;
import aish.commands.MetaCommands;
import aish.commands.NamedFiles;
import aish.commands.Next;
import aish.commands.NorrisCommand;
import aish.commands.PanelCommand;
import aish.commands.PermissionsCommand;
import aish.commands.ProjectCommand;
import aish.commands.RunCommand;
import aish.commands.SafetyCommand;
import aish.commands.SecretsCommand;
import aish.commands.TrustCommand;
import aish.commands.WhyCommand;
import aish.commands.context.AttachCommand;
import aish.commands.context.AttachCommand.Takes;
import aish.commands.context.ContextCommand;
import aish.commands.context.NoteCommand;
import aish.commands.context.OutputCommand;
import aish.commands.context.SkillCommand;
import aish.commands.context.StanceCommand;
import aish.commands.model.FallbackCommand;
import aish.commands.model.McpCommand;
import aish.commands.model.McpText;
import aish.commands.model.ModelCommand;
import aish.commands.model.ModelsCommand;
import aish.commands.model.RawCommand;
import aish.commands.model.RouteCommand;
import aish.commands.session.OutCommand;
import aish.commands.session.ResetCommand;
import aish.commands.session.ResumeCommand;
import aish.commands.session.SessionCommand;
import aish.commands.session.SessionsCommand;
import aish.commands.session.UndoCommand;
import aish.context.Attachment.Kind;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.exec.PermissionRules;
import aish.front.LastLine;
import aish.model.ModelRoster;
import aish.settings.Config;
import aish.trust.ProjectSettings;
import aish.trust.TrustPrompt;
import aish.workspace.DirectorySource;
import aish.workspace.FileSource;
import aish.workspace.GitSource;
import aish.workspace.SearchSource;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Builds each {@code :command} from exactly what it needs.
 *
 * @param editing takes a new way of editing lines
 */
record CommandTable(
        Core core,
        PermissionRules permissions,
        SafetyModule safeguards,
        CostModule costs,
        ToolsModule tools,
        ToolDispatch calls,
        ChatModule talk,
        SessionResumer keeper,
        LastLine lastLine,
        Consumer<Config.EditMode> editing,
        Operator person,
        Interrupts interrupts)
        implements MetaCommands.Maker {
    // a switch, because a lambda for each command would be made before the first prompt
    @Override
    public MetaCommand make(String name, MetaCommands commands) {
        EventSink events = core.bus();
        ModelRoster models = core.models();
        Supplier<Path> directory = core.directory();
        return switch (name) {
            case "help" -> new HelpCommand(commands, new HelpTopics(), events);
            case "quit" -> _ -> new Next.Quit();
            case "clear" -> _ -> clear();
            case "exec" -> Next.Run::new;
            case "out" -> new OutCommand(core.sessions().outputs(), events);
            case "why" -> new WhyCommand(lastLine::decision, events);
            case "multi" -> _ -> new Next.Collect();
            case "keys" -> new KeysCommand(new HelpTopics(), editing, events);
            case "jobs" -> _ -> new Next.Run("jobs -l");
            case "config" ->
                    new ConfigCommand(core.launch()::loaded, projects()::status, home(), events);
            case "panel" -> new PanelCommand(panel().rows(), events);
            case "model" -> new ModelCommand(models, events);
            case "models" -> new ModelsCommand(models, events);
            case "route" -> new RouteCommand(rerouting().routing(), rerouting().models(), events);
            case "fallback" -> new FallbackCommand(rerouting().fallback(), events);
            case "cost" -> costs.command();
            case "run" -> new RunCommand(talk.suggestions(), events);
            case "edit" -> new EditCommand(talk.suggestions(), events);
            case "explain" -> new ExplainCommand(talk.suggestions(), safeguards.assessor(), events);
            case "copy" -> new CopyCommand(talk.suggestions(), person, events);
            case "discard" -> new DiscardCommand(talk.suggestions(), events);
            case "reset" -> new ResetCommand(talk.turns(), events);
            case "raw" -> new RawCommand(talk.turns(), events);
            case "safety" -> new SafetyCommand(safeguards.assessor(), safeguards::rules, events);
            case "undo" -> new UndoCommand(safeguards.store(), person, events);
            case "norris" -> new NorrisCommand();
            case "stance" -> new StanceCommand(talk.turns(), events);
            case "context" -> new ContextCommand(talk.turns(), desk(), talk.report(), events);
            case "add-note" -> new NoteCommand(desk(), events);
            case "add-output" -> new OutputCommand(core.sessions().outputs(), desk(), events);
            case "add-file" ->
                    attach(
                            Kind.FILE,
                            path -> FileSource.read(directory.get(), home(), path),
                            Takes.FILES);
            case "add-dir" ->
                    attach(
                            Kind.DIRECTORY,
                            path -> DirectorySource.list(directory.get(), home(), path),
                            Takes.FILES);
            case "add-git-status" ->
                    attach(
                            Kind.GIT_STATUS,
                            rest -> GitSource.status(directory.get(), rest),
                            Takes.WORDS);
            case "add-diff" ->
                    attach(
                            Kind.DIFF,
                            rest -> GitSource.diff(directory.get(), rest),
                            Takes.FILES,
                            "--staged");
            case "add-commits" ->
                    attach(
                            Kind.COMMITS,
                            rest -> GitSource.commits(directory.get(), rest),
                            Takes.FILES,
                            "--count",
                            "--author");
            case "search" ->
                    attach(
                            Kind.SEARCH,
                            text -> SearchSource.text(directory.get(), text),
                            Takes.WORDS);
            case "search-path" ->
                    attach(
                            Kind.SEARCH,
                            text -> SearchSource.paths(directory.get(), text),
                            Takes.WORDS);
            case "mcp" ->
                    new McpCommand(
                            tools::servers,
                            calls,
                            talk::attach,
                            new McpText(costs.tokens()::count),
                            events);
            case "transcript" -> core.records().transcriptCommand(files(), events);
            case "runbook" -> core.records().runbookCommand(files(), events);
            case "memory" ->
                    core.records()
                            .memoryCommand(
                                    talk, directory, person, interrupts, core.screen(), events);
            case "history" ->
                    core.records()
                            .historyCommand(
                                    talk.conversation(), keeper, files(), directory, events);
            case "sessions" -> new SessionsCommand(keeper, InstantSource.system(), events);
            case "session" -> new SessionCommand(keeper, InstantSource.system(), events);
            case "resume" ->
                    new ResumeCommand(
                            keeper,
                            directory,
                            person,
                            InstantSource.system(),
                            core.screen(),
                            events);
            case "project" ->
                    new ProjectCommand(projects(), directory, home(), person, desk(), events);
            case "trust" -> trust(TrustCommand.Verb.TRUST);
            case "untrust" -> trust(TrustCommand.Verb.UNTRUST);
            case "skill" -> new SkillCommand(skills(), home(), desk(), events);
            case "secrets" -> new SecretsCommand(core.secrets()::secrets, person, events);
            case "permissions" ->
                    new PermissionsCommand(permissions, safeguards.assessor(), events);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private Next clear() {
        core.bus().emit(new Event.ClearScreen());
        return Next.PROMPT;
    }

    private MetaCommand attach(
            Kind kind, AttachCommand.Source source, Takes takes, String... options) {
        return new AttachCommand(kind, source, takes, List.of(options), desk(), core.bus());
    }

    private MetaCommand trust(TrustCommand.Verb verb) {
        TrustPrompt trust = new TrustPrompt(projects(), home());
        return new TrustCommand(verb, trust, core.directory(), home(), person, core.bus());
    }

    private SkillFiles skills() {
        return new SkillFiles(
                () -> projects().loaded().map(file -> file.directory()),
                core.launch().directories().config().resolve("skills"));
    }

    private PanelReader panel() {
        return new PanelReader(core, talk, keeper, costs);
    }

    private NamedFiles files() {
        return new NamedFiles(core.directory(), home(), person, core.bus());
    }

    private AttachmentService desk() {
        return talk.attaching().desk();
    }

    private ModelRoutingModule rerouting() {
        return talk.rerouting();
    }

    private Path home() {
        return core.launch().home();
    }

    private ProjectSettings projects() {
        return core.launch().projects();
    }
}
