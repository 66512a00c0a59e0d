package aish.app;

import module java.base;

import aish.chat.AsideQuestion;
import aish.chat.AttachmentService;
import aish.chat.SessionResumer;
import aish.chat.SkillFiles;
import aish.chat.tools.ToolDispatch;
import aish.commands.ConfigCommand;
import aish.commands.HelpCommand;
import aish.commands.HelpTopics;
import aish.commands.MetaCommand;
import aish.commands.MetaCommands;
import aish.commands.NamedFiles;
import aish.commands.Next;
import aish.commands.NorrisCommand;
import aish.commands.PanelCommand;
import aish.commands.PatchCommand;
import aish.commands.PermissionsCommand;
import aish.commands.ProjectCommand;
import aish.commands.SafetyCommand;
import aish.commands.SecretsCommand;
import aish.commands.SuggestionCommand;
import aish.commands.Tour;
import aish.commands.TrustCommand;
import aish.commands.WhyCommand;
import aish.commands.context.AddCommand;
import aish.commands.context.AttachCommand;
import aish.commands.context.AttachCommand.Takes;
import aish.commands.context.AttachCommand.Use;
import aish.commands.context.AttachmentReplies;
import aish.commands.context.ContextCommand;
import aish.commands.context.MapCommand;
import aish.commands.context.NoteCommand;
import aish.commands.context.OutputCommand;
import aish.commands.context.SkillCommand;
import aish.commands.context.StanceCommand;
import aish.commands.context.SymbolCommand;
import aish.commands.model.FallbackCommand;
import aish.commands.model.McpCommand;
import aish.commands.model.McpText;
import aish.commands.model.ModelCommand;
import aish.commands.model.ModelsCommand;
import aish.commands.model.RawCommand;
import aish.commands.model.RouteCommand;
import aish.commands.notebook.NoteWriter;
import aish.commands.notebook.NotesCommand;
import aish.commands.notebook.SaveNoteCommand;
import aish.commands.notebook.SummarizeCommand;
import aish.commands.notebook.TaskCommand;
import aish.commands.session.ChangedCommand;
import aish.commands.session.HistoryCommand;
import aish.commands.session.HistorySearch;
import aish.commands.session.MemoryCommand;
import aish.commands.session.MemoryReview;
import aish.commands.session.OnCommand;
import aish.commands.session.OutCommand;
import aish.commands.session.RehearsalsCommand;
import aish.commands.session.ResetCommand;
import aish.commands.session.RunbookCommand;
import aish.commands.session.SessionCommand;
import aish.commands.session.TranscriptCommand;
import aish.commands.session.TryCommand;
import aish.commands.session.UndoCommand;
import aish.context.Attachment.Kind;
import aish.event.Event;
import aish.event.EventSink;
import aish.front.LastLine;
import aish.memory.MemoryBackground;
import aish.memory.MemoryBackground.MemoryPruning;
import aish.memory.MemoryItem;
import aish.memory.MemoryProposer;
import aish.model.ModelRoster;
import aish.notebook.SessionDigest;
import aish.secrets.Redactor;
import aish.session.transcript.Runbook;
import aish.trust.ProjectSettings;
import aish.workspace.DirectorySource;
import aish.workspace.FileSource;
import aish.workspace.GitSource;
import aish.workspace.ProjectListing;
import aish.workspace.SearchSource;
import aish.workspace.symbols.ProjectSymbols;
import aish.workspace.symbols.SymbolSource;

/** Builds each {@code :command} from exactly what it needs. */
record CommandTable(
        Core core,
        FrontEnd front,
        ShellModule shell,
        CostModule costs,
        ToolsModule tools,
        ToolDispatch calls,
        ChatModule chat,
        SessionResumer resumer,
        LastLine lastLine)
        implements MetaCommands.Maker {
    // switches, because a lambda for each command would be made before the first prompt
    @Override
    public MetaCommand make(String name, MetaCommands commands) {
        EventSink events = core.bus();
        return switch (name) {
            case "help" -> new HelpCommand(commands, new HelpTopics(), events);
            case "quit" -> _ -> new Next.Quit();
            case "clear" -> _ -> clear();
            case "tour" -> tour();
            case "exec" -> Next.Run::new;
            case "ask" -> Next.Ask::new;
            case "plan" -> Next.Plan::new;
            case "out" -> new OutCommand(core.sessions().outputs(), events);
            case "changed" ->
                    new ChangedCommand(
                            shell.lastWorked(chat.conversation()::attach)::describe,
                            core.records().session(),
                            core.sessions().outputs(),
                            core.directory(),
                            events);
            case "why" -> new WhyCommand(lastLine::decision, events);
            case "multi" -> _ -> new Next.Collect();
            case "keys" -> _ -> keys();
            case "config" ->
                    new ConfigCommand(
                            core.launch()::loaded,
                            core.launch()::reload,
                            projects()::status,
                            home(),
                            events);
            case "panel" -> new PanelCommand(panel().rows(), events);
            case "off" -> new OnCommand.Off(shell.keeper(), events);
            case "norris" ->
                    new NorrisCommand(() -> core.launch().config().norris().world(), events);
            default -> forModel(name, events);
        };
    }

    private MetaCommand forModel(String name, EventSink events) {
        ModelRoster models = core.models();
        return switch (name) {
            case "model" -> new ModelCommand(models, events);
            case "models" -> new ModelsCommand(models, events);
            case "route" -> new RouteCommand(rerouting().routing(), rerouting().models(), events);
            case "fallback" -> new FallbackCommand(rerouting().fallback(), events);
            case "cost" -> costs.command();
            case "run", "edit", "explain", "copy", "discard" ->
                    new SuggestionCommand(
                            SuggestionCommand.Verb.valueOf(name.toUpperCase(Locale.ROOT)),
                            chat.suggestions(),
                            safety().assessor(),
                            front.operator(),
                            events);
            case "patch" ->
                    new PatchCommand(
                            chat.suggestions().patches(),
                            shell.executor().patches(),
                            shell::pager,
                            core.directory(),
                            home(),
                            events);
            case "reset" -> new ResetCommand(chat.turns(), events);
            case "raw" -> new RawCommand(chat.turns(), events);
            case "stance" -> new StanceCommand(chat.turns(), events);
            case "mcp" -> new McpCommand(tools::servers, calls, chat::attach, serverText(), events);
            case "context" -> new ContextCommand(chat.turns(), desk(), chat.report(), events);
            case "add" -> new AddCommand(kind -> added(kind, events), events);
            default -> forProject(name, events);
        };
    }

    private MetaCommand added(String kind, EventSink events) {
        return switch (kind) {
            case "note" -> new NoteCommand(desk(), events);
            case "output" -> new OutputCommand(core.sessions().outputs(), desk(), events);
            case "file" ->
                    attach(
                            Kind.FILE,
                            path -> FileSource.read(here(), home(), path),
                            Takes.FILES,
                            AttachmentReplies.WHOLE);
            case "dir" ->
                    attach(
                            Kind.DIRECTORY,
                            path -> DirectorySource.list(here(), core.workspace(), path),
                            Takes.FILES);
            case "git-status" ->
                    attach(Kind.GIT_STATUS, rest -> GitSource.status(here(), rest), Takes.WORDS);
            case "diff" ->
                    attach(
                            Kind.DIFF,
                            rest -> GitSource.diff(here(), rest),
                            Takes.FILES,
                            "--staged");
            case "commits" ->
                    attach(
                            Kind.COMMITS,
                            rest -> GitSource.commits(here(), rest),
                            Takes.FILES,
                            "--count",
                            "--author");
            case "symbol" ->
                    listing(
                            Use.ATTACH,
                            Kind.SYMBOL,
                            rest -> new SymbolSource(symbols().current()).read(rest),
                            Takes.WORDS,
                            () -> List.copyOf(symbols().known().names()));
            case "map" -> attach(Kind.MAP, map()::read, Takes.WORDS, "--tokens");
            default -> throw new IllegalArgumentException(kind);
        };
    }

    private MetaCommand forProject(String name, EventSink events) {
        return switch (name) {
            case "tree" ->
                    listing(
                            Use.SHOW,
                            Kind.DIRECTORY,
                            rest -> ProjectListing.tree(core.workspace(), rest),
                            Takes.FILES,
                            () -> List.of("--depth"));
            case "files" ->
                    listing(
                            Use.SHOW,
                            Kind.SEARCH,
                            rest -> ProjectListing.files(core.workspace(), rest),
                            Takes.WORDS,
                            () -> List.of("--ext", "--path", "--larger"));
            case "search" ->
                    attach(
                            Kind.SEARCH,
                            text -> SearchSource.text(core.workspace(), text),
                            Takes.WORDS);
            case "search-path" ->
                    attach(
                            Kind.SEARCH,
                            text -> SearchSource.paths(core.workspace(), text),
                            Takes.WORDS);
            case "symbol" -> new SymbolCommand(chat.attachments()::symbols, events);
            case "map" -> map();
            case "symbols" ->
                    new SymbolCommand.Outline(
                            chat.attachments()::symbols, core.directory(), home(), events);
            case "note" -> new SaveNoteCommand(notes(), events);
            case "notes" -> new NotesCommand(notes(), home(), desk(), events);
            case "task" -> new TaskCommand(notes(), events);
            case "skill" -> new SkillCommand(skills(), home(), desk(), events);
            case "project" ->
                    new ProjectCommand(
                            projects(), core.workspace(), front.operator(), desk(), events);
            default -> forSession(name, events);
        };
    }

    private MetaCommand on(HostsModule hosts, EventSink events) {
        return new OnCommand(
                shell.keeper(),
                hosts::transports,
                new OnCommand.Many(hosts.fleet(shell), hosts.words()::completing, events),
                events);
    }

    private MetaCommand forSession(String name, EventSink events) {
        RecordingModule records = core.records();
        InstantSource clock = InstantSource.system();
        return switch (name) {
            case "safety" -> new SafetyCommand(safety().assessor(), safety()::rules, events);
            case "on" -> on(new HostsModule(core, front), events);
            case "try" -> new TryCommand(shell.rehearsing().rehearser(), events);
            case "rehearsals" ->
                    new RehearsalsCommand(
                            shell.rehearsing().rehearsals(),
                            shell.rehearsing().review(),
                            shell.rehearsing().pager(),
                            events);
            case "undo" ->
                    new UndoCommand(
                            safety().store(), safety()::undoThere, front.operator(), events);
            case "transcript" ->
                    new TranscriptCommand(
                            records.transcript(),
                            records.session(),
                            records::transcript,
                            files(),
                            events);
            case "runbook" ->
                    new RunbookCommand(
                            records.session(),
                            told -> Runbook.of(told, redaction(), ZoneId.systemDefault()),
                            files(),
                            clock,
                            events);
            case "summarize" -> summarize();
            case "memory" -> memory();
            case "history" ->
                    new HistoryCommand(
                            chat.conversation(),
                            resumer,
                            new HistorySearch(resumer.store(), clock, events),
                            files(),
                            records::transcript,
                            redaction()::of,
                            clock,
                            events);
            case "sessions" -> new SessionCommand.All(resumer, home(), clock, events);
            case "session" -> new SessionCommand(resumer, clock, events);
            case "resume" ->
                    new SessionCommand.Resume(
                            resumer,
                            home(),
                            core.directory(),
                            front.operator(),
                            clock,
                            core.screen(),
                            events);
            case "trust" -> trust(TrustCommand.Verb.TRUST);
            case "untrust" -> trust(TrustCommand.Verb.UNTRUST);
            case "secrets" -> new SecretsCommand(core.secrets()::secrets, front.operator(), events);
            case "permissions" ->
                    new PermissionsCommand(
                            safety().permissions(), safety().assessor(), front.operator(), events);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private Tour tour() {
        Tour tour =
                new Tour(
                        core.directory(),
                        core.models(),
                        () -> !chat.conversation().exchanges().isEmpty(),
                        chat.turns()::reset,
                        front.operator(),
                        core.bus());
        core.bus().add("tour", tour);
        core.closeFirst(tour::close);
        return tour;
    }

    private SummarizeCommand summarize() {
        return new SummarizeCommand(
                notes(),
                told -> new SessionDigest(told, redaction(), ZoneId.systemDefault(), home()),
                new AsideQuestion(
                        chat.turns(), chat.routing().models(), front.interrupts(), core.screen()),
                front.operator(),
                core.bus());
    }

    private MemoryCommand memory() {
        RecordingModule records = core.records();
        Consumer<MemoryItem> told =
                item -> {
                    if (records.tellsMemories()) {
                        chat.add(MemoryBackground.block(item));
                    }
                };
        MemoryProposer proposer =
                new MemoryProposer(
                        chat.turns(),
                        chat.routing().models(),
                        front.interrupts(),
                        records.session(),
                        redaction(),
                        core.screen());
        MemoryReview review =
                new MemoryReview(
                        records.memory(),
                        proposer,
                        new MemoryPruning(InstantSource.system()),
                        redaction(),
                        core.workspace()::root,
                        front.operator(),
                        told,
                        core.bus());
        return new MemoryCommand(
                records.memory(), review, redaction(), core.workspace()::root, told, core.bus());
    }

    private Redactor redaction() {
        return core.secrets().redaction();
    }

    private Next keys() {
        core.bus().emit(new Event.Answer(new HelpTopics().find("keys").orElseThrow()));
        return Next.PROMPT;
    }

    private Next clear() {
        core.bus().emit(new Event.ClearScreen());
        return Next.PROMPT;
    }

    private MetaCommand attach(
            Kind kind, AttachCommand.Source source, Takes takes, String... options) {
        return listing(Use.ATTACH, kind, source, takes, () -> List.of(options));
    }

    private MetaCommand listing(
            Use use,
            Kind kind,
            AttachCommand.Source source,
            Takes takes,
            Supplier<List<String>> options) {
        return new AttachCommand(use, kind, source, takes, options, desk(), core.bus());
    }

    private McpText serverText() {
        return new McpText(costs.tokens()::count);
    }

    private Path here() {
        return shell.session().directory();
    }

    private ProjectSymbols symbols() {
        return chat.attachments().symbols();
    }

    private MapCommand map() {
        return new MapCommand(chat.attachments()::symbols, chat.conversation(), desk(), core.bus());
    }

    private MetaCommand trust(TrustCommand.Verb verb) {
        return new TrustCommand(
                verb, projects(), core.directory(), home(), front.operator(), core.bus());
    }

    private SkillFiles skills() {
        return new SkillFiles(
                () -> projects().loaded().map(file -> file.directory()),
                core.launch().directories().config().resolve("skills"));
    }

    private NoteWriter notes() {
        return core.records().noteWriter(core.workspace());
    }

    private PanelReader panel() {
        return new PanelReader(core, chat, resumer, costs);
    }

    private NamedFiles files() {
        return new NamedFiles(core.directory(), home(), front.operator(), core.bus());
    }

    private AttachmentService desk() {
        return chat.attachments().desk();
    }

    private ModelRoutingModule rerouting() {
        return chat.routing();
    }

    private SafetyModule safety() {
        return shell.safety();
    }

    private Path home() {
        return core.launch().home();
    }

    private ProjectSettings projects() {
        return core.launch().projects();
    }
}
