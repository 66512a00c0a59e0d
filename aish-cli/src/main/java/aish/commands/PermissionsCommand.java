package aish.commands;

import module java.base;

import aish.event.EventSink;
import aish.event.Operator;
import aish.exec.CommandAssessment;
import aish.exec.CommandAssessor;
import aish.exec.PermissionRules;
import aish.exec.PermissionRules.Entry;
import aish.safety.permissions.Permission;
import aish.safety.permissions.Permission.Kind;
import aish.safety.permissions.PermissionRule;
import aish.safety.permissions.PermissionRule.BadRuleException;
import aish.settings.project.ProjectFinder;

/** {@code :permissions}: shows, changes and tests the rules about what models may do. */
public record PermissionsCommand(
        PermissionRules book, CommandAssessor assessor, Operator operator, EventSink events)
        implements VerbCommand {

    private static final String SAVE = "--save";
    private static final List<Kind> KINDS = List.of(Kind.DENY, Kind.ASK, Kind.ALLOW);

    @Override
    public Verbs verbs() {
        return new Verbs("permissions")
                .verb("list|", "list the rules", _ -> list())
                .verb(
                        "add [--save] allow|ask|deny RULE",
                        "add a rule",
                        this::add,
                        earlier -> offered(earlier, KINDS.stream().map(Kind::label)))
                .verb(
                        "remove [--save] RULE",
                        "remove a rule",
                        this::remove,
                        earlier ->
                                offered(earlier, book.entries().stream().map(e -> e.rule().text())))
                .verb(
                        "edit RULE",
                        "change a rule",
                        this::edit,
                        earlier ->
                                earlier.isEmpty()
                                        ? book.entries().stream().map(e -> e.rule().text()).toList()
                                        : List.of())
                .verb("test CMD|TOOL", "say which rule decides", this::test);
    }

    private static List<String> offered(List<String> earlier, Stream<String> words) {
        boolean saves = earlier.equals(List.of(SAVE));
        List<String> all = new ArrayList<>(saves || earlier.isEmpty() ? words.toList() : List.of());
        if (!all.isEmpty() && !saves) {
            all.add(SAVE);
        }
        return all;
    }

    private Next list() {
        List<String> lines = new ArrayList<>();
        for (Kind kind : KINDS) {
            for (Entry entry : book.entries()) {
                if (entry.kind() == kind) {
                    String from = entry.settings() ? "" : "  (this session)";
                    lines.add(kind.label() + "  " + entry.rule().text() + from);
                }
            }
        }
        return answer(lines, "No rules yet. :permissions add allow|ask|deny RULE adds one.");
    }

    private Next add(String arguments) throws IOException {
        LeadingOptions options = LeadingOptions.of(arguments, List.of(SAVE));
        boolean save = options.has(SAVE);
        String bare = options.rest();
        Optional<Kind> kind =
                KINDS.stream().filter(one -> one.label().equals(Verbs.firstWord(bare))).findFirst();
        if (kind.isEmpty()) {
            return fail("Usage: :permissions add [--save] allow|ask|deny RULE");
        }
        String text = bare.substring(Verbs.firstWord(bare).length()).strip();
        if (!save && text.endsWith(" " + SAVE)) {
            return misplaced("add");
        }
        try {
            PermissionRule rule = PermissionRule.of(text);
            String added = kind.get().label() + " " + rule.text();
            if (save) {
                return notice("Added to %s: %s".formatted(book.keep(kind.get(), rule), added));
            }
            book.add(kind.get(), rule);
            return notice("Added for this session: " + added);
        } catch (BadRuleException e) {
            return fail("The rule " + (text.isEmpty() ? "" : '"' + text + "\" ") + e.why() + ".");
        }
    }

    /** A rule may contain the word, so that it is not taken for the option there. */
    private Next misplaced(String verb) {
        return fail(SAVE + " comes first: :permissions " + verb + " " + SAVE + " …");
    }

    private Next remove(String arguments) throws IOException {
        LeadingOptions options = LeadingOptions.of(arguments, List.of(SAVE));
        boolean save = options.has(SAVE);
        String text = options.rest();
        List<Entry> found = book.named(text);
        if (found.isEmpty() && text.endsWith(" " + SAVE)) {
            return misplaced("remove");
        }
        if (found.isEmpty()) {
            return fail(
                    text.isEmpty()
                            ? "Usage: :permissions remove [--save] RULE"
                            : "No rule \"" + text + "\". :permissions lists the rules.");
        }
        String file = "";
        String stays = "";
        for (Entry entry : found) {
            if (save && book.isOwn(entry)) {
                file = book.drop(entry);
            } else if (entry.settings()) {
                stays = " for this session; " + holder(entry);
            }
        }
        book.remove(text);
        String from = file.isEmpty() ? "" : " from " + file;
        return notice("Removed \"" + text + "\"" + from + stays + ".");
    }

    /** Says where a rule still is. */
    private String holder(Entry entry) {
        return book.isOwn(entry)
                ? SAVE + " removes it from your settings"
                : ProjectFinder.NAME + " of the project still has it";
    }

    /** Puts a rule on an editable line; it stays where it is, in the settings or the session. */
    private Next edit(String text) throws IOException {
        List<Entry> found = book.named(text);
        if (found.size() != 1) {
            return fail(
                    found.isEmpty()
                            ? "No rule \"" + text + "\". :permissions lists the rules."
                            : "More than one rule is about that; name one as :permissions lists it.");
        }
        Entry entry = found.getFirst();
        Optional<String> edited =
                operator.edit(entry.rule().text()).filter(line -> !line.isBlank());
        if (edited.isEmpty()) {
            return notice("Not changed.");
        }
        try {
            PermissionRule rule = PermissionRule.of(edited.get());
            book.replace(entry, rule);
            return notice("Changed: " + entry.kind().label() + " " + rule.text());
        } catch (BadRuleException e) {
            return fail("The rule \"" + edited.get().strip() + "\" " + e.why() + ".");
        }
    }

    private Next test(String command) {
        boolean tool = command.contains("__") && command.indexOf(' ') < 0;
        if (tool) {
            return answer(book.decideTool(command, false), "auto_approve of its server decides.");
        }
        CommandAssessment assessment = assessor.assess(command);
        boolean halts = assessment.permission().is(Kind.NONE) && !assessment.isClear();
        String why = halts ? " " + assessment.assessed().line() : "";
        return answer(assessment.permission(), "shell.confirm_cmd decides." + why);
    }

    private Next answer(Permission permission, String otherwise) {
        return answer(
                permission.is(Kind.NONE)
                        ? "No rule applies; " + otherwise
                        : permission.kind().label() + ": " + permission.reason());
    }
}
