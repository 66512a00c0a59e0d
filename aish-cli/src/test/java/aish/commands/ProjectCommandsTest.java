package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.AttachmentService;
import aish.chat.SkillFiles;
import aish.commands.context.SkillCommand;
import aish.context.ContextBlock.ContentKeeper;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.Pruning;
import aish.event.Event;
import aish.event.Operator;
import aish.testing.NewFile;
import aish.testing.ProjectHome;
import aish.testing.RecordingSink;
import aish.testing.ScriptedOperator;
import aish.testing.Talk;
import aish.testing.Workspaces;
import aish.trust.ProjectSettings;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code :project}, {@code :trust}, {@code :untrust} and {@code :skill}. */
class ProjectCommandsTest {
    private static final String QUESTION =
            "Use these settings? Type trust and Enter to accept, Enter to decline.";

    private static final String SENDING =
            "Send it with your questions? Type trust and Enter to accept, Enter to decline.";

    @TempDir Path directory;
    private ProjectHome home = new ProjectHome(Path.of(""));
    private final RecordingSink events = new RecordingSink();
    private final ScriptedOperator person = new ScriptedOperator();
    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 100), Instant::now);
    private final AttachmentService context =
            new AttachmentService(
                    conversation,
                    new Pruning.Limits(0, 0),
                    String::length,
                    ContentKeeper.NOWHERE,
                    _ -> false,
                    Talk.follow(conversation, _ -> {}));

    @BeforeEach
    void place() throws IOException {
        home = ProjectHome.in(directory);
    }

    @Test
    void showsHowThingsStand() throws Exception {
        project(home.deskIn("")).run("");
        home.project("a", "");
        ProjectSettings projects = home.deskIn("a");
        project(projects).run("");
        person.answering(QUESTION, "trust");
        assertThat(project(projects).run("load")).isEqualTo(Next.PROMPT);
        write("a/AGENTS.md", "Be kind.");
        project(projects).run("");
        assertThat(
                        answers().stream()
                                .filter(
                                        text ->
                                                text.startsWith(
                                                        "root          ~/a\ngit           "))
                                .map(ProjectCommandsTest::settings))
                .containsExactly(
                        "No project settings (.aish.toml) here.",
                        "Project settings: ~/a/.aish.toml (not loaded)",
                        """
                        Project settings: ~/a/.aish.toml (on top of the defaults)
                        sha256        e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
                        instructions  ~/a/AGENTS.md; :project instructions sends it\
                        """);
        assertThat(project(projects).run("unload")).isEqualTo(Next.PROMPT);
        assertThat(project(projects).run("unload")).isEqualTo(Next.FAILED);
        assertThat(project(projects).run("what")).isEqualTo(Next.FAILED);
        assertThat(events.events())
                .endsWith(
                        new Event.Problem(
                                ":project takes load, unload or instructions, not what; see :help :project"));
    }

    @Test
    void instructionsGoAlongOnlyInAProjectThatIsTrusted() throws Exception {
        home.project("a", "");
        write("a/AGENTS.md", "Be kind.\n");
        ProjectSettings projects = home.deskIn("a");
        assertThat(project(projects).run("instructions")).isEqualTo(Next.FAILED);
        assertThat(attached()).isEmpty();
        person.answering(QUESTION, "trust");
        project(projects).run("load");
        assertThat(project(projects).run("instructions")).isEqualTo(Next.PROMPT);
        assertThat(attached()).containsExactly("instructions AGENTS.md|~/a/AGENTS.md|Be kind.\n");
        assertThat(events.events())
                .endsWith(
                        new Event.Notice("AGENTS.md is now sent with your questions, as ctx-001."));
    }

    @Test
    void instructionsNeedNoSettings() throws Exception {
        write("a/AGENTS.md", "Be kind.\n");
        write("a/.git/HEAD", "");
        ProjectSettings projects = home.deskIn("a");
        project(projects).run("");
        assertThat(answers().getFirst())
                .endsWith(
                        "No project settings (.aish.toml) here.\ninstructions  ~/a/AGENTS.md; :project instructions sends it");
        person.answering(SENDING, "");
        assertThat(project(projects).run("instructions")).isEqualTo(Next.FAILED);
        assertThat(attached()).isEmpty();
        person.answering(SENDING, "trust");
        assertThat(project(projects).run("instructions")).isEqualTo(Next.PROMPT);
        assertThat(attached()).containsExactly("instructions AGENTS.md|~/a/AGENTS.md|Be kind.\n");
        // the answer is remembered for exactly this text
        assertThat(project(home.deskIn("a")).run("instructions")).isEqualTo(Next.PROMPT);
        write("a/AGENTS.md", "Be evil.\n");
        person.answering(SENDING, "");
        assertThat(project(projects).run("instructions")).isEqualTo(Next.FAILED);
        assertThat(attached()).containsExactly("instructions AGENTS.md|~/a/AGENTS.md|Be kind.\n");
    }

    @Test
    void instructionsAreNotSentIfNobodyCanBeAsked() throws Exception {
        write("a/AGENTS.md", "Be kind.\n");
        write("a/.git/HEAD", "");
        ProjectCommand command =
                new ProjectCommand(
                        home.deskIn("a"),
                        Workspaces.in(here(), home.path()),
                        Operator.NOBODY,
                        context,
                        events);
        assertThat(command.run("instructions")).isEqualTo(Next.FAILED);
        assertThat(attached()).isEmpty();
        assertThat(events.events())
                .containsExactly(
                        new Event.Problem(
                                "Not sending ~/a/AGENTS.md: not trusted, and there is nobody to ask. Use :project instructions at a terminal once."));
    }

    @Test
    void aLinkOutOfTheProjectIsNotRead() throws Exception {
        home.project("a", "");
        write("secret", "s3cr3t");
        Files.createSymbolicLink(home.path().resolve("a/AGENTS.md"), home.path().resolve("secret"));
        ProjectSettings projects = home.deskIn("a");
        person.answering(QUESTION, "trust");
        project(projects).run("load");
        assertThat(project(projects).run("instructions")).isEqualTo(Next.FAILED);
        assertThat(attached()).isEmpty();
    }

    @Test
    void instructionsThatAreNoTextAreRefusedWithALine() throws Exception {
        home.project("a", "");
        ProjectSettings projects = home.deskIn("a");
        person.answering(QUESTION, "trust");
        project(projects).run("load");
        Path file = home.path().resolve("a/AGENTS.md");
        assertThat(project(projects).run("instructions")).isEqualTo(Next.FAILED);
        Files.write(file, new byte[] {(byte) 0xff});
        assertThat(project(projects).run("instructions")).isEqualTo(Next.FAILED);
        Files.writeString(file, " ");
        assertThat(project(projects).run("instructions")).isEqualTo(Next.FAILED);
        Files.writeString(file, "x".repeat((64 << 10) + 1));
        assertThat(project(projects).run("instructions")).isEqualTo(Next.FAILED);
        assertThat(attached()).isEmpty();
        assertThat(events.events().subList(events.events().size() - 4, events.events().size()))
                .containsExactly(
                        new Event.Problem("No AGENTS.md or .aish/AGENTS.md in this project."),
                        new Event.Problem(file + " is not UTF-8 text"),
                        new Event.Problem(file + " is empty"),
                        new Event.Problem(file + " is larger than 64 KB; shorten it"));
    }

    @Test
    void trustsByNameOfFileOrDirectory() throws Exception {
        home.project("a b", "");
        home.project("c", "");
        ProjectSettings projects = home.deskIn("");
        person.answering(QUESTION, "trust").answering(QUESTION, "trust");
        assertThat(trust(TrustCommand.Verb.TRUST, projects).run("'a b'")).isEqualTo(Next.PROMPT);
        assertThat(trust(TrustCommand.Verb.TRUST, projects).run("~/c/.aish.toml"))
                .isEqualTo(Next.PROMPT);
        assertThat(home.trust().records()).hasSize(2);
        assertThat(trust(TrustCommand.Verb.UNTRUST, projects).run("c/../c")).isEqualTo(Next.PROMPT);
        assertThat(home.trust().records()).hasSize(1);
        assertThat(trust(TrustCommand.Verb.TRUST, projects).run("nowhere")).isEqualTo(Next.FAILED);
        assertThat(trust(TrustCommand.Verb.TRUST, projects).run("a b")).isEqualTo(Next.FAILED);
        assertThat(events.events())
                .endsWith(
                        new Event.Problem("No project settings (.aish.toml) at nowhere."),
                        new Event.Problem("Usage: :trust [PATH]"));
    }

    @Test
    void whatIsGoneCanBeTrustedNoLonger() throws Exception {
        Path file = home.project("a", "");
        ProjectSettings projects = home.deskIn("");
        person.answering(QUESTION, "trust");
        trust(TrustCommand.Verb.TRUST, projects).run("a");
        assertThat(trust(TrustCommand.Verb.UNTRUST, projects).complete(List.of()))
                .containsExactly(file.toString());
        Files.delete(file);
        Files.delete(file.resolveSibling(""));
        assertThat(trust(TrustCommand.Verb.UNTRUST, projects).run("a/.aish.toml"))
                .isEqualTo(Next.PROMPT);
        assertThat(home.trust().records()).isEmpty();
    }

    @Test
    void listsAndAttachesSkills() throws Exception {
        home.project("a", "");
        write("a/.aish/skills/release.md", "Tag it.");
        write("a/.aish/skills/both.md", "project's");
        write(".config/aish/skills/both.md", "mine");
        write(".config/aish/skills/review.md", "Look twice.");
        write(".config/aish/skills/notes.txt", "no skill");
        ProjectSettings projects = home.deskIn("a");
        SkillCommand skill = skill(projects);
        skill.run("");
        person.answering(QUESTION, "trust");
        project(projects).run("load");
        skill.run("");
        assertThat(answers())
                .contains(
                        """
                        both                ~/.config/aish/skills/both.md
                        review              ~/.config/aish/skills/review.md\
                        """,
                        """
                        both                ~/a/.aish/skills/both.md
                        release             ~/a/.aish/skills/release.md
                        review              ~/.config/aish/skills/review.md\
                        """);
        assertThat(skill.run("both")).isEqualTo(Next.PROMPT);
        assertThat(skill.run("review")).isEqualTo(Next.PROMPT);
        assertThat(attached())
                .containsExactly(
                        "skill both|~/a/.aish/skills/both.md|project's",
                        "skill review|~/.config/aish/skills/review.md|Look twice.");
        assertThat(skill.complete(List.of())).containsExactly("both", "release", "review");
    }

    @Test
    void aSkillThatIsNotThereIsSaid() throws Exception {
        write(".config/aish/skills/review.md", "Look twice.");
        SkillCommand skill = skill(home.deskIn(""));
        assertThat(skill.run("reveiw")).isEqualTo(Next.FAILED);
        assertThat(skill.run("../../secret")).isEqualTo(Next.FAILED);
        assertThat(events.events())
                .containsExactly(
                        new Event.Problem("No skill named reveiw. Did you mean review?"),
                        new Event.Problem("No skill named ../../secret. :skill lists the skills."));
    }

    /** Without the lines about the place itself. */
    private static String settings(String answer) {
        return answer.lines()
                .dropWhile(line -> !line.contains("roject settings"))
                .collect(Collectors.joining("\n"));
    }

    private ProjectCommand project(ProjectSettings projects) {
        return new ProjectCommand(
                projects, Workspaces.in(here(), home.path()), person, context, events);
    }

    private TrustCommand trust(TrustCommand.Verb verb, ProjectSettings projects) {
        return new TrustCommand(verb, projects, home::path, home.path(), person, events);
    }

    private SkillCommand skill(ProjectSettings projects) {
        SkillFiles skills =
                new SkillFiles(
                        () -> projects.loaded().map(file -> file.directory()),
                        home.path().resolve(".config/aish/skills"));
        return new SkillCommand(skills, home.path(), context, events);
    }

    private Path here() {
        return home.path().resolve("a");
    }

    private List<String> attached() {
        return context.attachments().list().stream()
                .map(
                        each ->
                                each.card().describe()
                                        + "|"
                                        + each.card().provenance()
                                        + "|"
                                        + each.content())
                .toList();
    }

    private void write(String name, String text) throws IOException {
        NewFile.write(home.path().resolve(name), text);
    }

    private List<String> answers() {
        return events.events().stream()
                .filter(Event.Answer.class::isInstance)
                .map(event -> ((Event.Answer) event).text())
                .toList();
    }
}
