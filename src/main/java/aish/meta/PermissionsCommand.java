package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.exec.CommandAssessment;
import aish.exec.CommandAssessor;
import aish.exec.PermissionBook;
import aish.exec.PermissionBook.Entry;
import aish.safety.Permission;
import aish.safety.Permission.Kind;
import aish.safety.PermissionRule;
import aish.safety.PermissionRule.BadRuleException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code :permissions}: shows, changes and tries out the rules about what models may do. */
public final class PermissionsCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "permissions",
                    List.of("perms"),
                    "permissions [add|…]",
                    "what models may do unasked, or not at all",
                    "permissions");

    private static final String SAVE = "--save";
    private static final List<Kind> KINDS = List.of(Kind.DENY, Kind.ASK, Kind.ALLOW);

    private final PermissionBook book;
    private final CommandAssessor assessor;
    private final EventSink events;

    public PermissionsCommand(PermissionBook book, CommandAssessor assessor, EventSink events) {
        this.book = book;
        this.assessor = assessor;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        String verb = first(arguments);
        String rest = rest(arguments);
        return switch (verb) {
            case "", "list" -> list();
            case "add" -> add(rest);
            case "remove" -> remove(rest);
            case "test" -> test(rest);
            default -> wrong();
        };
    }

    private static String first(String text) {
        String bare = text.strip();
        int blank = bare.indexOf(' ');
        return blank < 0 ? bare : bare.substring(0, blank);
    }

    private static String rest(String text) {
        String bare = text.strip();
        int blank = bare.indexOf(' ');
        return blank < 0 ? "" : bare.substring(blank + 1).strip();
    }

    private Next list() {
        List<String> lines = new ArrayList<>();
        for (Kind kind : KINDS) {
            for (Entry entry : book.entries()) {
                if (entry.kind() == kind) {
                    lines.add(
                            kind.label()
                                    + "  "
                                    + entry.rule().text()
                                    + (entry.settings() ? "" : "  (this session)"));
                }
            }
        }
        events.emit(
                new Event.Answer(
                        lines.isEmpty()
                                ? "no rules; :permissions add allow|ask|deny RULE makes one"
                                : String.join("\n", lines)));
        return Next.PROMPT;
    }

    private Next add(String arguments) {
        boolean save = first(arguments).equals(SAVE);
        String bare = save ? rest(arguments) : arguments;
        Optional<Kind> kind =
                KINDS.stream().filter(one -> one.label().equals(first(bare))).findFirst();
        if (kind.isEmpty()) {
            return problem(":permissions add takes allow, ask or deny, and a rule");
        }
        String text = rest(bare);
        try {
            PermissionRule rule = PermissionRule.of(text);
            if (save) {
                String file = book.keep(kind.get(), rule);
                return said(kind.get().label() + " " + rule.text() + ", written to " + file);
            }
            book.add(kind.get(), rule);
            return said(kind.get().label() + " " + rule.text() + ", for this session");
        } catch (BadRuleException e) {
            return problem("the rule " + (text.isEmpty() ? "" : '"' + text + "\" ") + e.why());
        } catch (IOException e) {
            return problem(String.valueOf(e.getMessage()));
        }
    }

    private Next remove(String arguments) {
        boolean save = first(arguments).equals(SAVE);
        String text = save ? rest(arguments) : arguments;
        List<Entry> found =
                book.entries().stream().filter(e -> e.rule().text().equals(text)).toList();
        if (found.isEmpty()) {
            return problem(
                    text.isEmpty()
                            ? ":permissions remove takes a rule"
                            : "there is no rule \"" + text + "\"; :permissions lists them");
        }
        String file = "";
        try {
            for (Entry entry : found) {
                file = save && entry.settings() ? book.drop(entry) : file;
            }
        } catch (IOException e) {
            return problem(String.valueOf(e.getMessage()));
        }
        book.remove(text);
        boolean stays = file.isEmpty() && found.stream().anyMatch(Entry::settings);
        return said(
                text
                        + " is removed"
                        + (file.isEmpty() ? "" : " from " + file)
                        + (stays ? " for this session; with " + SAVE + " for good" : ""));
    }

    private Next test(String command) {
        if (command.isEmpty()) {
            return problem(":permissions test takes a command, or the name of a tool");
        }
        boolean tool = command.contains("__") && command.indexOf(' ') < 0;
        if (tool) {
            answer(book.decideTool(command, false), "its server's auto_approve decides");
            return Next.PROMPT;
        }
        CommandAssessment assessment = assessor.assess(command);
        boolean halts = assessment.permission().is(Kind.NONE) && !assessment.isClear();
        answer(
                assessment.permission(),
                "shell.confirm_cmd decides"
                        + (halts
                                ? "; "
                                        + assessment.verdict().word()
                                        + ": "
                                        + assessment.verdict().reason()
                                : ""));
        return Next.PROMPT;
    }

    private void answer(Permission permission, String otherwise) {
        events.emit(
                new Event.Answer(
                        permission.is(Kind.NONE)
                                ? "no rule decides: " + otherwise
                                : permission.kind().label() + ": " + permission.reason()));
    }

    private Next said(String text) {
        events.emit(new Event.Notice(text));
        return Next.PROMPT;
    }

    private Next wrong() {
        return problem(":permissions takes list, add KIND RULE, remove RULE or test CMD");
    }

    private Next problem(String text) {
        events.emit(new Event.Problem(text));
        return Next.FAILED;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        if (earlier.isEmpty()) {
            return List.of("list", "add", "remove", "test");
        }
        boolean saves = earlier.getLast().equals(SAVE);
        boolean next = earlier.size() == 1 || (earlier.size() == 2 && saves);
        List<String> words = new ArrayList<>();
        if (next && earlier.getFirst().equals("add")) {
            KINDS.forEach(kind -> words.add(kind.label()));
        } else if (next && earlier.getFirst().equals("remove")) {
            book.entries().forEach(entry -> words.add(entry.rule().text()));
        }
        if (!words.isEmpty() && !saves) {
            words.add(SAVE);
        }
        return words;
    }
}
