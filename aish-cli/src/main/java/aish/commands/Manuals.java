package aish.commands;

import module java.base;

/** The manual of each command; available without loading the commands. */
public final class Manuals {
    private static final String GAP = "  ";

    /**
     * Usage, summary, topic and aliases, with two spaces between them; a line without them is the
     * heading of those that follow.
     */
    private static final String TABLE =
            """
            Getting started
            help [TOPIC|:COMMAND|all]  show help on a topic or a command, or list all  aish  h
            tour [next|stop]  try aish out in five minutes  aish  tutorial
            quit  leave aish  aish  q exit bye
            panel  show model, directory, session and cost at a glance  aish
            config show [full]  show the settings and where each comes from  config
            keys  list the keys of the line editor  keys
            clear  clear the screen  aish  cls
            Shell
            exec COMMAND  run a line in the shell, whatever it looks like  routing
            why  say why the last line was run, or sent to the model  routing
            out [N]  show the last output again, or out-N, page by page  shell
            changed [COMMAND|out-N]  list what is different since a command last worked  shell
            on [--first N] [--ansible|--slurm] HOSTS [COMMAND]  continue on another machine, or run a command on many  remote
            off  come back from where :on went  remote
            try [--network] COMMAND  run a command on a copy of the disk and list what it did  rehearse
            rehearsals [list|show|diff|keep|drop]  keep or drop what :try did on its copy  rehearse
            multi  type several lines; a line with a single . ends them  aish
            Questions and models
            ask QUESTION  send a line to the model, whatever it looks like  routing
            plan QUESTION  ask for a plan; commands cannot change files  confine
            model [NAME]  show the model in use, or switch to another  models
            models  list models and their status  models
            route [on|off|…]  choose the model by the kind of question  models
            fallback [on|off]  use a backup model when a server is down  models
            stance [NAME]  answer style: operator, audit, teach, quiet, review, plan  stance
            cost [detail|total|…]  show tokens and money spent, set limits  cost
            history [N|search|…]  list the conversation; search, delete, export  sessions
            reset  start a new conversation  questions
            raw [--json|next [QUESTION]]  show the last request to the model, or the next  questions
            Suggested commands
            run [cmd-N]  run a suggestion  suggestions
            edit [cmd-N]  put a suggestion at the prompt to change it  suggestions
            explain [cmd-N|COMMAND]  explain a suggestion, or any command  suggestions
            copy [cmd-N]  copy a suggestion to the clipboard  suggestions
            discard [cmd-N]  discard a suggestion  suggestions
            patch [show|check|apply|…]  changes to files that models propose  patches
            undo [ID]|list  undo the changes of a command you approved  undo
            safety check|rules  say what a command would do, without running it  suggestions
            permissions [add|…]  rules: what models may run, ask for, or not run  permissions  perms
            Goals
            norris [--try] [GOAL|off]  give aish a goal; it works until done or needs you  norris  goal
            Context
            context [VERB ID...]  list and change what is attached to the conversation  context
            add KIND [WHAT]  attach a file, an output, a note, changes, a symbol …  context  add-file add-dir add-output add-note add-diff add-git-status add-commits add-symbol add-map
            search TEXT|/REGEX/  attach matching lines of the project  context
            search-path NAME  attach the names of matching files  context
            symbol NAME  show where a class, function … is defined  symbols
            symbols [FILE]  list what a file defines, or all files that do  symbols
            map [--tokens N]  show the project's most important symbols  symbols
            skill [NAME]  add a skill's instructions to your questions  projects  skills
            memory [add|forget|…]  facts about you and your projects that models are told  memory
            Notes and tasks
            note [--finding] TEXT  write a note, or what you found out, into your notebook  notes
            notes [search|show|…]  list, search, edit and attach notes  notes
            task [new|note|done|…]  what you are working on, with notes and links  notes
            summarize  write a summary of the session into your notebook  notes
            Sessions
            sessions [TEXT]  list recorded sessions, or those that match  sessions
            resume [ID|TEXT]  resume a recorded session  sessions
            session [name|fork]  show, rename or copy this session  sessions
            transcript [on|off|save]  write the session as Markdown  transcript
            runbook [FILE]  turn the session into a shell script  runbook
            Projects, tools and secrets
            project [VERB]  show the project here; load or unload its settings  projects
            tree [PATH] [--depth N]  list the project's directories, or attach the list  projects
            files [--ext X] [--path GLOB] …  list the project's files, or attach the list  projects
            trust [PATH]  trust a project's settings and use them  projects
            untrust [PATH]  stop trusting a project's settings  projects
            mcp [VERB [NAME …]]  list and use servers that offer tools to models  mcp
            secrets [set|forget]  list and change what the vault holds, by name  secrets  secret""";

    /** Commands under a heading, in the order of the table. */
    public record Group(String heading, List<Manual> manuals) {
        public Group {
            manuals = List.copyOf(manuals);
        }
    }

    /** Made when it is first needed. */
    private static final class Names {
        private static final Set<String> ALL = new HashSet<>();

        static {
            for (Manual manual : all()) {
                ALL.add(manual.name());
                ALL.addAll(manual.aliases());
            }
        }
    }

    private Manuals() {}

    /** Whether a command has that name or alias. */
    public static boolean isName(String name) {
        return Names.ALL.contains(name.toLowerCase(Locale.ROOT));
    }

    // no regular expressions: the table is read before the first prompt
    public static List<Manual> all() {
        List<Manual> manuals = new ArrayList<>();
        for (String line : TABLE.split("\n", -1)) {
            if (line.contains(GAP)) {
                manuals.add(manual(line));
            }
        }
        return manuals;
    }

    /** Returns the commands under their headings. */
    public static List<Group> groups() {
        Map<String, List<Manual>> groups = new LinkedHashMap<>();
        String heading = "";
        for (String line : TABLE.split("\n", -1)) {
            if (line.contains(GAP)) {
                groups.computeIfAbsent(heading, _ -> new ArrayList<>()).add(manual(line));
            } else {
                heading = line;
            }
        }
        return groups.entrySet().stream()
                .map(group -> new Group(group.getKey(), group.getValue()))
                .toList();
    }

    private static Manual manual(String line) {
        int summary = line.indexOf(GAP);
        int topic = line.indexOf(GAP, summary + GAP.length());
        int aliases = line.indexOf(GAP, topic + GAP.length());
        String usage = line.substring(0, summary);
        int space = usage.indexOf(' ');
        return new Manual(
                space < 0 ? usage : usage.substring(0, space),
                aliases < 0
                        ? List.of()
                        : List.of(line.substring(aliases + GAP.length()).split(" ")),
                usage,
                line.substring(summary + GAP.length(), topic),
                line.substring(topic + GAP.length(), aliases < 0 ? line.length() : aliases));
    }
}
