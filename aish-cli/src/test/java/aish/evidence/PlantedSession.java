package aish.evidence;

import module java.base;

import aish.context.Attachment;
import aish.context.Attachment.Kind;
import aish.context.Attachment.Priority;
import aish.event.Event;
import aish.event.Event.Author;
import aish.session.RecordedSources;
import aish.session.TimedEvent;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.testing.Workspaces;

/** A session with files on disk, outputs and attachments, as planted.txt describes it. */
final class PlantedSession {
    private static final Instant SHOWN = Instant.parse("2026-01-02T03:00:00Z");
    private static final FileTime BEFORE = FileTime.from(SHOWN.minusSeconds(3600));
    private static final Pattern RUN =
            Pattern.compile("run out-(\\d+) status (\\d+)(?: cmd-(\\d+))?: (.*)");

    /** An answer with the marks that its citations deserve. */
    record Answer(String world, String text, List<String> marks) {}

    private final String name;
    private final Path root;
    private Instant now = SHOWN;
    private final List<TimedEvent> events = new ArrayList<>();
    private final List<Attachment> attachments = new ArrayList<>();
    private final Map<Path, FileTime> changed = new HashMap<>();
    private final List<Answer> answers = new ArrayList<>();

    private PlantedSession(String name, Path root) {
        this.name = name;
        this.root = root;
    }

    /** Reads all sessions, each into its own directory. */
    static List<PlantedSession> all(String text, Path directory) throws IOException {
        List<PlantedSession> sessions = new ArrayList<>();
        for (String part : text.split("(?m)^== world ", -1)) {
            if (!part.isBlank()) {
                String name = part.lines().findFirst().orElseThrow();
                Path root = directory.resolve(name.replace(' ', '-'));
                Files.createDirectories(root);
                PlantedSession session = new PlantedSession(name, root);
                session.build(part.substring(part.indexOf('\n') + 1));
                sessions.add(session);
            }
        }
        return sessions;
    }

    private void build(String text) throws IOException {
        String[] halves = text.split("(?m)^== answers\n", 2);
        for (String part : halves[0].split("(?m)^-- ", -1)) {
            if (!part.isBlank()) {
                int end = part.indexOf('\n');
                step(part.substring(0, end), part.substring(end + 1));
            }
        }
        // a directory changes when a file appears in it or goes, not when one is written again
        try (Stream<Path> all = Files.walk(root)) {
            for (Path directory : all.filter(Files::isDirectory).toList()) {
                Files.setLastModifiedTime(directory, BEFORE);
            }
        }
        for (Map.Entry<Path, FileTime> each : changed.entrySet()) {
            Files.setLastModifiedTime(each.getKey(), each.getValue());
        }
        for (String line : halves[1].lines().toList()) {
            String[] columns = line.split(" \\| ", 2);
            List<String> marks =
                    columns[0].equals("NONE") ? List.of() : List.of(columns[0].split(" "));
            answers.add(new Answer(name, columns[1].replace("\\n", "\n"), marks));
        }
    }

    private void step(String what, String content) throws IOException {
        now = now.plusSeconds(60);
        String argument = what.substring(what.indexOf(' ') + 1);
        Matcher run = RUN.matcher(what);
        if (run.matches()) {
            ran(run, content);
        } else if (what.startsWith("file ")) {
            write(argument, content, BEFORE);
        } else if (what.startsWith("change ")) {
            write(argument, content, FileTime.from(now));
        } else if (what.startsWith("append ")) {
            write(argument, Files.readString(path(argument)) + content, FileTime.from(now));
        } else if (what.startsWith("delete ")) {
            Files.delete(path(argument));
            changed.put(path(argument).getParent(), FileTime.from(now));
        } else if (what.startsWith("attach ")) {
            attach(argument.split(" ", 2));
        } else {
            String[] proposal = argument.split(": ", 2);
            events.add(new TimedEvent(now, new Event.Suggested(proposal[0], proposal[1])));
        }
    }

    private Path path(String file) {
        return root.resolve(file.startsWith("/") ? file.substring(1) : file);
    }

    private void write(String file, String content, FileTime at) throws IOException {
        Files.createDirectories(path(file).getParent());
        if (!at.equals(BEFORE) && Files.notExists(path(file))) {
            changed.put(path(file).getParent(), at);
        }
        Files.writeString(path(file), content);
        Files.setLastModifiedTime(path(file), at);
    }

    private void attach(String[] named) throws IOException {
        String content = Files.readString(path(named[1]));
        Attachment.Card card =
                new Attachment.Card(
                        named[0],
                        Kind.FILE,
                        named[1],
                        true,
                        false,
                        Priority.NORMAL,
                        now,
                        path(named[1]).toString(),
                        content.length(),
                        false);
        attachments.add(new Attachment(card, content));
    }

    private void ran(Matcher run, String content) throws IOException {
        boolean suggested = run.group(3) != null;
        if (suggested) {
            events.add(new TimedEvent(now, new Event.Decided("cmd-" + run.group(3), "approved")));
        }
        CommandResult result =
                new CommandResult(
                        run.group(4),
                        Integer.parseInt(run.group(2)),
                        Duration.ofSeconds(1),
                        root,
                        0,
                        0,
                        new CapturedOutput(
                                Integer.parseInt(run.group(1)),
                                printed(content),
                                0,
                                "",
                                false,
                                Optional.empty()));
        Author author = suggested ? Author.MODEL : Author.PERSON;
        events.add(new TimedEvent(now, new Event.Ran(result, author)));
    }

    private String printed(String content) throws IOException {
        if (content.startsWith("@n ")) {
            StringBuilder numbered = new StringBuilder();
            int number = 0;
            for (String line : Files.readAllLines(path(content.substring(3).strip()))) {
                numbered.append(String.format("%6d\t%s%n", ++number, line));
            }
            return numbered.toString();
        }
        return content.startsWith("@")
                ? Files.readString(path(content.substring(1).strip()))
                : content;
    }

    List<Answer> answers() {
        return answers;
    }

    /** Returns the marks of the citations of an answer. */
    List<String> marks(Answer answer) {
        Sources sources =
                new RecordedSources(
                        events,
                        attachments,
                        List.of(root),
                        root,
                        Workspaces.in(root, root)::ownFiles);
        return CitationChecker.check(answer.text(), () -> sources).stream()
                .map(checked -> checked.mark().name())
                .toList();
    }
}
