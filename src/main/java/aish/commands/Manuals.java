package aish.commands;

import module java.base;

/**
 * The manual of each command, in the order of the overview; available without loading the commands.
 */
public final class Manuals {
    private static final String GAP = "  ";

    /** Usage, summary, topic and aliases, with two spaces between them. */
    private static final String TABLE =
            """
            help [topic|command]  what aish can do, or more about one thing  aish  h
            quit  leave aish  aish  q exit bye
            clear  wipe the screen  aish  cls
            exec COMMAND  run in the shell, whatever it looks like  routing
            out [N]  page the last output, or out-N  shell
            why  why the last line went where it went  routing
            multi  type several lines, ended by a line with a single .  aish
            keys [emacs|vi]  list the keys, or edit lines the other way  keys
            jobs  list the shell's jobs  shell
            config show [full]  the settings in force and their sources  config
            model [NAME]  the model in use, or use another one  models
            models  all models, and how they are  models
            route [on|off|…]  choose the model by the kind of question  models
            fallback [on|off]  ask another model when one is not there  models
            cost [detail|total|…]  tokens and money spent, and limits  cost
            run [cmd-N]  run a proposed command  suggestions
            edit [cmd-N]  put a proposed command at the prompt  suggestions
            explain [cmd-N]  explain a proposed command, or any other  suggestions
            copy [cmd-N]  copy a proposed command  suggestions
            discard [cmd-N]  forget a proposed command  suggestions
            reset  begin a new conversation  questions
            raw [next [QUESTION]]  show the last request as it was sent, or the next  questions
            safety check|rules  what a command would do  suggestions
            undo [ID]|list|show ID  bring back what a proposed command changed  undo
            norris [GOAL|off]  pursue a goal; alone, the next line is the goal  norris
            context [VERB ID...]  what is attached, and what the model would see next  context
            stance [operator|audit|teach|quiet|review]  how models are asked to help  stance
            add-note [TEXT]  attach a note; without a text, type lines  context
            add-output [out-N]  attach what a command printed, or paste it  context
            add-file PATH[:FROM-TO]  attach a file, or lines of it  context
            add-dir PATH  attach what is in a directory  context
            add-git-status [--local-only]  attach branch and changed files  context
            add-diff [--staged]  attach changes that are not committed  context
            add-commits [--count N]  attach the latest commits  context
            search TEXT|/REGEX/  attach matching lines of the project  context
            search-path NAME  attach matching file names  context
            mcp [WHAT [NAME …]]  servers that offer tools  mcp
            transcript [on|off|save]  write the session as markdown  transcript
            runbook [FILE]  turn the session into a shell script  runbook
            memory [add|forget|…]  what models are told of you and your projects  memory
            sessions [TEXT]  list recorded sessions, or those that match  sessions
            resume [ID|TEXT]  go on with a recorded session  sessions
            session [name|fork]  this session, its name, or a copy to go on with  sessions
            history [N|search|…]  list what was said; search, forget, export, prune  sessions
            project [VERB]  the project here, its settings and texts  projects
            trust [PATH]  trust a project's settings, and use them  projects
            untrust [PATH]  trust a project's settings no longer  projects
            skill [NAME]  send a skill with your questions  projects  skills
            secrets [set|forget]  what the vault holds; values are never shown  secrets  secret
            permissions [add|…]  what models may do unasked, or not at all  permissions  perms
            panel  where things stand, at a glance  aish""";

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
            manuals.add(manual(line));
        }
        return manuals;
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
