package aish.app;

import aish.config.Config;
import aish.config.LoadedConfig;
import aish.config.UserDirectories;
import aish.console.Event;
import aish.console.EventSink;
import aish.console.Interrupts;
import aish.console.Operator;
import aish.context.Attachment.Kind;
import aish.engine.ContextDesk;
import aish.engine.ProjectDesk;
import aish.engine.SessionKeeper;
import aish.engine.SkillShelf;
import aish.engine.ToolDispatch;
import aish.engine.TrustDesk;
import aish.exec.PermissionBook;
import aish.meta.AttachCommand;
import aish.meta.AttachCommand.Takes;
import aish.meta.ConfigCommand;
import aish.meta.ContextCommand;
import aish.meta.CopyCommand;
import aish.meta.DiscardCommand;
import aish.meta.EditCommand;
import aish.meta.ExplainCommand;
import aish.meta.FallbackCommand;
import aish.meta.HelpCommand;
import aish.meta.HelpTopics;
import aish.meta.KeysCommand;
import aish.meta.McpCommand;
import aish.meta.McpText;
import aish.meta.MetaCommand;
import aish.meta.MetaCommands;
import aish.meta.ModelCommand;
import aish.meta.ModelsCommand;
import aish.meta.NamedFiles;
import aish.meta.Next;
import aish.meta.NorrisCommand;
import aish.meta.NoteCommand;
import aish.meta.OutCommand;
import aish.meta.OutputCommand;
import aish.meta.PanelCommand;
import aish.meta.PermissionsCommand;
import aish.meta.ProjectCommand;
import aish.meta.RawCommand;
import aish.meta.ResetCommand;
import aish.meta.ResumeCommand;
import aish.meta.RouteCommand;
import aish.meta.RunCommand;
import aish.meta.SafetyCommand;
import aish.meta.SecretsCommand;
import aish.meta.SessionCommand;
import aish.meta.SessionsCommand;
import aish.meta.SkillCommand;
import aish.meta.StanceCommand;
import aish.meta.TrustCommand;
import aish.meta.UndoCommand;
import aish.meta.WhyCommand;
import aish.project.DirectorySource;
import aish.project.FileSource;
import aish.project.GitSource;
import aish.project.SearchSource;
import aish.route.Decision;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Builds each {@code :command} from exactly what it needs.
 *
 * @param directory where the shell is
 * @param commands the table that they are all part of
 * @param editing takes a new way of editing lines
 */
record CommandTable(
        Supplier<LoadedConfig> settings,
        UserDirectories directories,
        ProjectDesk projects,
        PermissionBook permissions,
        Presets models,
        Records records,
        Tools tools,
        Guards guards,
        Safeguards safeguards,
        Sessions sessions,
        SessionKeeper keeper,
        Costs costs,
        Talk talk,
        ToolDispatch calls,
        Supplier<Path> directory,
        Supplier<Optional<Decision>> lastDecision,
        Supplier<MetaCommands> commands,
        Consumer<Config.EditMode> editing,
        Operator person,
        Interrupts interrupts,
        EventSink events)
        implements MetaCommands.Maker {
    // a switch, because a lambda for each command would be made before the first prompt
    @Override
    public MetaCommand make(String name) {
        return switch (name) {
            case "help" -> new HelpCommand(commands, new HelpTopics(), events);
            case "quit" -> _ -> new Next.Quit();
            case "clear" -> _ -> clear();
            case "exec" -> Next.Run::new;
            case "out" -> new OutCommand(sessions.outputs(), events);
            case "why" -> new WhyCommand(lastDecision, events);
            case "multi" -> _ -> new Next.Collect();
            case "keys" -> new KeysCommand(new HelpTopics(), editing, events);
            case "jobs" -> _ -> new Next.Run("jobs -l");
            case "config" -> new ConfigCommand(settings, projects::standing, home(), events);
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
            case "add-output" -> new OutputCommand(sessions.outputs(), desk(), events);
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
                    attach(Kind.GIT_STATUS, _ -> GitSource.status(directory.get()), Takes.WORDS);
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
            case "transcript" -> records.transcriptCommand(files(), events);
            case "runbook" -> records.runbookCommand(files(), events);
            case "memory" -> records.memoryCommand(talk, directory, person, interrupts, events);
            case "history" ->
                    records.historyCommand(talk.conversation(), keeper, files(), directory, events);
            case "sessions" -> new SessionsCommand(keeper, events);
            case "session" -> new SessionCommand(keeper, events);
            case "resume" ->
                    new ResumeCommand(keeper, directory, person, sessions.screen(), events);
            case "project" ->
                    new ProjectCommand(projects, directory, home(), person, desk(), events);
            case "trust" -> trust(TrustCommand.Verb.TRUST);
            case "untrust" -> trust(TrustCommand.Verb.UNTRUST);
            case "skill" -> new SkillCommand(skills(), home(), desk(), events);
            case "secrets" -> new SecretsCommand(guards::secrets, person, events);
            case "permissions" ->
                    new PermissionsCommand(permissions, safeguards.assessor(), events);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private Next clear() {
        events.emit(new Event.ClearScreen());
        return Next.PROMPT;
    }

    private MetaCommand attach(
            Kind kind, AttachCommand.Source source, Takes takes, String... options) {
        return new AttachCommand(kind, source, takes, List.of(options), desk(), events);
    }

    private MetaCommand trust(TrustCommand.Verb verb) {
        TrustDesk trust = new TrustDesk(projects, home());
        return new TrustCommand(verb, trust, directory, home(), person, events);
    }

    private SkillShelf skills() {
        return new SkillShelf(
                () -> projects.loaded().map(file -> file.directory()),
                directories.config().resolve("skills"));
    }

    private Panel panel() {
        return new Panel(settings, models, talk, directory, projects, keeper, records, costs);
    }

    private NamedFiles files() {
        return new NamedFiles(directory, home(), person, events);
    }

    private ContextDesk desk() {
        return talk.attaching().desk();
    }

    private Rerouting rerouting() {
        return talk.rerouting();
    }

    private Path home() {
        return directories.home();
    }
}
