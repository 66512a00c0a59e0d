package aish.trust;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.event.Operator;
import aish.settings.LoadedConfig;
import aish.testing.NewFile;
import aish.testing.ProjectHome;
import aish.testing.RecordingSink;
import aish.testing.ScriptedOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProjectSettingsTest {
    private static final String QUESTION =
            "Use these settings? Type trust and Enter to accept, Enter to decline.";
    private static final Event UNTRUSTED =
            new Event.Notice(
                    "UNTRUSTED. This file came with the project. Loading it can run programs and send data elsewhere.");
    private static final Event OVERLAID =
            new Event.Notice(
                    "Project settings: ~/a/.aish.toml (on top of ~/.config/aish/config.toml)");
    private static final Event DECLINED =
            new Event.Notice("Not using ~/a/.aish.toml in this session.");

    @TempDir Path directory;
    private ProjectHome home = new ProjectHome(Path.of(""));
    private final RecordingSink events = new RecordingSink();
    private final List<LoadedConfig> applied = new ArrayList<>();

    @BeforeEach
    void configure() throws IOException {
        home = ProjectHome.in(directory);
        home.config("[memory]\nmax_chars = 5\n");
    }

    private Path settingsOf(String project) {
        return home.path().resolve(project).resolve(".aish.toml");
    }

    private Event found() {
        return new Event.Notice("Found project settings: ~/a/.aish.toml", List.of(settingsOf("a")));
    }

    @Test
    void withoutAProjectNothingIsSaid() throws Exception {
        ProjectSettings projects = home.deskIn("");
        projects.reportAtStart(new ScriptedOperator(), events);
        assertThat(events.events()).isEmpty();
        assertThat(projects.status()).isEmpty();
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(5);
    }

    @Test
    void tellsOnceOfInstructionsWithoutSettings() throws Exception {
        Path root = home.path().resolve("a");
        Files.createDirectories(root.resolve(".aish"));
        Path told = home.path().resolve("state/aish/told");
        ProjectSettings projects = home.deskIn("a");
        assertThat(projects.newInstructions(root, told)).isEmpty();
        Path file = Files.writeString(root.resolve("AGENTS.md"), "Use make.\n");
        Optional<Event.Notice> notice =
                Optional.of(
                        new Event.Notice(
                                "Found instructions for models: ~/a/AGENTS.md. :project"
                                        + " instructions shows them and asks whether to send them.",
                                List.of(file)));
        assertThat(projects.newInstructions(root, told)).isEqualTo(notice);
        assertThat(projects.newInstructions(root, told)).isEmpty();
        Files.writeString(file, "Use ninja.\n");
        assertThat(projects.newInstructions(root, told)).isEqualTo(notice);
        Path hidden = Files.writeString(root.resolve(".aish/AGENTS.md"), "Be brief.\n");
        assertThat(projects.newInstructions(root, told).orElseThrow().files())
                .containsExactly(hidden);
        assertThat(Files.getPosixFilePermissions(told))
                .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n", "\u00ff"})
    void saysNothingOfInstructionsThatCannotBeSent(String text) throws Exception {
        Path root = Files.createDirectories(home.path().resolve("a"));
        Files.writeString(root.resolve("AGENTS.md"), text, StandardCharsets.ISO_8859_1);
        Path told = home.path().resolve("told");
        assertThat(home.deskIn("a").newInstructions(root, told)).isEmpty();
        assertThat(told).doesNotExist();
    }

    @Test
    void saysNothingOfInstructionsThatAreTrusted() throws Exception {
        Path root = Files.createDirectories(home.path().resolve("a"));
        Path file = Files.writeString(root.resolve("AGENTS.md"), "Use make.\n");
        ProjectSettings projects = home.deskIn("a");
        ScriptedOperator person =
                new ScriptedOperator()
                        .answering(
                                "Send it with your questions? Type trust and Enter to accept, Enter"
                                        + " to decline.",
                                "trust");
        assertThat(projects.agreesToInstructions(file, "Use make.\n", person, events)).isTrue();
        assertThat(projects.newInstructions(root, home.path().resolve("told"))).isEmpty();
    }

    @Test
    void asksAboutWhatItDoesNotKnowAndUsesItAfterAYes() throws Exception {
        home.project("a", "[memory]\nmax_chars = 7\n");
        ProjectSettings projects = home.deskIn("a");
        assertThat(projects.hasQuestion()).isTrue();
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(5);
        projects.whenChanged(applied::add);
        projects.reportAtStart(new ScriptedOperator().answering(QUESTION, "trust"), events);
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice("Your settings: ~/.config/aish/config.toml"),
                        found(),
                        UNTRUSTED,
                        new Event.Answer(
                                "  23 bytes, owned by "
                                        + Files.getOwner(home.path()).getName()
                                        + """
                                        , not writable by others
                                          It changes:
                                                                ~ memory.max_chars = 7 (now 5)\
                                        """),
                        OVERLAID);
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(7);
        assertThat(applied).containsExactly(projects.config());
    }

    @Test
    void isSilentlyTrustedTheNextTime() throws Exception {
        trusted("a", "[memory]\nmax_chars = 7\n");
        Files.createDirectories(home.path().resolve("a/docs/deep"));
        ProjectSettings projects = home.deskIn("a/docs/deep");
        assertThat(projects.hasQuestion()).isFalse();
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(7);
        projects.reportAtStart(new ScriptedOperator(), events);
        assertThat(events.events()).containsExactly(OVERLAID);
    }

    @Test
    void anythingButAYesDeclines() throws Exception {
        home.project("a", "[memory]\nmax_chars = 7\n");
        for (ScriptedOperator person :
                List.of(
                        new ScriptedOperator().choosing(QUESTION, 'n'),
                        new ScriptedOperator().dropping(QUESTION))) {
            ProjectSettings projects = home.deskIn("a");
            projects.reportAtStart(person, events);
            assertThat(events.events()).endsWith(DECLINED);
            assertThat(projects.config().config().memory().maxChars()).isEqualTo(5);
            assertThat(projects.status()).isEqualTo("Not using ~/a/.aish.toml in this session");
            assertThat(home.trust().records()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"yarn build", "trust me", "yes please"})
    void wordsDeclineAndAreTheNextLine(String words) throws Exception {
        home.project("a", "");
        ScriptedOperator person = new ScriptedOperator().answering(QUESTION, words);
        home.deskIn("a").reportAtStart(person, events);
        assertThat(events.events()).endsWith(DECLINED);
        assertThat(home.trust().records()).isEmpty();
        assertThat(person.nextLines()).containsExactly(words);
    }

    @Test
    void enterDeclines() throws Exception {
        home.project("a", "");
        home.deskIn("a").reportAtStart(new ScriptedOperator().answering(QUESTION, ""), events);
        assertThat(events.events()).endsWith(DECLINED);
    }

    @Test
    void aChangedByteIsAskedAboutAgainWithTheDifference() throws Exception {
        trusted("a", "[memory]\nmax_chars = 7\n");
        home.project("a", "[memory]\nmax_chars = 8\n[shell]\nrc = \"./x\"\n");
        ProjectSettings projects = home.deskIn("a");
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(5);
        projects.reportAtStart(new ScriptedOperator().choosing(QUESTION, 'n'), events);
        assertThat(answer())
                .contains("Changed since you trusted it (2026-05-16 ")
                .contains("  ! runs code           + shell.rc = \"./x\"\n")
                .contains("                        ~ memory.max_chars = 8 (was 7)\n")
                .contains("It changes:", "~ memory.max_chars = 8 (now 5)");
    }

    @Test
    void aChangedCommentIsAskedAboutToo() throws Exception {
        trusted("a", "[memory]\nmax_chars = 7\n");
        home.project("a", "[memory]\nmax_chars = 7 \n");
        home.deskIn("a").reportAtStart(new ScriptedOperator().choosing(QUESTION, 'n'), events);
        assertThat(answer()).contains("), but no setting did.\n");
    }

    @Test
    void whereNobodyCanBeAskedNothingIsTrustedAndThatIsSaidOnce() throws Exception {
        home.project("a", "[memory]\nmax_chars = 7\n");
        ProjectSettings projects = home.deskIn("a");
        projects.reportAtStart(Operator.NOBODY, events);
        projects.reportAtStart(Operator.NOBODY, events);
        assertThat(events.events())
                .containsExactly(
                        new Event.Problem(
                                "Ignoring project settings ~/a/.aish.toml: not trusted, and there is"
                                        + " nobody to ask. Use aish trust add ~/a/.aish.toml."));
        assertThat(projects.config().project()).isEmpty();
        assertThat(home.trust().records()).isEmpty();
    }

    @Test
    void aBrokenFileIsIgnoredWithoutAQuestion() throws Exception {
        home.project("a", "[memory\n");
        ProjectSettings projects = home.deskIn("a");
        projects.reportAtStart(new ScriptedOperator(), events);
        assertThat(events.events()).hasSize(1);
        assertThat(problems().getFirst())
                .startsWith("Ignoring project settings ~/a/.aish.toml: line 1: ");
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(5);
    }

    @Test
    void aDirectoryOfThatNameIsIgnoredWithOneLine() throws Exception {
        Files.createDirectories(home.path().resolve("a/.aish.toml"));
        home.deskIn("a").reportAtStart(new ScriptedOperator(), events);
        assertThat(events.events())
                .containsExactly(
                        new Event.Problem("~/a/.aish.toml: is a directory; it is ignored"));
    }

    @Test
    void aRecordThatIsOpenToOthersTrustsNothing() throws Exception {
        trusted("a", "[memory]\nmax_chars = 7\n");
        Files.setPosixFilePermissions(
                home.trust().file(), PosixFilePermissions.fromString("rw-r--r--"));
        ProjectSettings projects = home.deskIn("a");
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(5);
        projects.reportAtStart(new ScriptedOperator().answering(QUESTION, "trust"), events);
        assertThat(problems())
                .hasSize(2)
                .allMatch(line -> line.contains("can be read or changed by others (mode 644)"))
                .allMatch(line -> line.endsWith("chmod 600 " + home.trust().file()));
        assertThat(problems().getLast()).startsWith("Trusted for this session only, ");
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(7);
    }

    @Test
    void whatWasAgreedToIsUsedEvenIfTheFileIsSwappedMeanwhile() throws Exception {
        Path file = home.project("a", "[memory]\nmax_chars = 7\n");
        ProjectSettings projects = home.deskIn("a");
        Files.writeString(file, "[memory]\nmax_chars = 666\n");
        projects.reportAtStart(new ScriptedOperator().answering(QUESTION, "trust"), events);
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(7);
        assertThat(home.deskIn("a").hasQuestion()).isTrue();
    }

    @Test
    void anotherProjectIsOfferedAndNothingChanges() throws Exception {
        trusted("a", "[memory]\nmax_chars = 7\n");
        trusted("b", "[memory]\nmax_chars = 9\n");
        ProjectSettings projects = home.deskIn("a");
        projects.whenChanged(applied::add);
        Files.createDirectories(home.path().resolve("b/sub"));
        projects.directoryChanged(home.path().resolve("b/sub"), events);
        projects.directoryChanged(home.path().resolve("b"), events);
        projects.directoryChanged(home.path(), events);
        projects.directoryChanged(home.path().resolve("a"), events);
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice(
                                "Found project settings: ~/b/.aish.toml. :project load uses them instead of ~/a/.aish.toml.",
                                List.of(settingsOf("b"), settingsOf("a"))),
                        new Event.Notice(
                                "Project settings: ~/a/.aish.toml (still loaded; :project unload stops using them)"));
        assertThat(applied).isEmpty();
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(7);
    }

    @Test
    void whatIsLoadedTakesThePlaceOfTheOther() throws Exception {
        trusted("a", "[memory]\nmax_chars = 7\n[shell]\nfollow_up = true\n");
        trusted("b", "[memory]\nmax_chars = 9\n");
        ProjectSettings projects = home.deskIn("a");
        assertThat(projects.load(home.path().resolve("b"), new ScriptedOperator(), events))
                .isTrue();
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(9);
        assertThat(projects.config().config().shell().followUp()).isFalse();
        assertThat(projects.unload(events)).isTrue();
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(5);
        assertThat(projects.unload(events)).isFalse();
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice(
                                "Project settings: ~/b/.aish.toml (on top of ~/.config/aish/config.toml)"),
                        new Event.Notice(
                                "Stopped using ~/b/.aish.toml; back to ~/.config/aish/config.toml."),
                        new Event.Problem(
                                "No project settings are loaded. :project load loads them."));
    }

    @Test
    void whatIsComparedIsWhatIsInForce() throws Exception {
        trusted("a", "[shell]\nrc = \"./x\"\n");
        home.project("b", "[memory]\nmax_chars = 9\n");
        home.deskIn("a")
                .load(
                        home.path().resolve("b"),
                        new ScriptedOperator().choosing(QUESTION, 'n'),
                        events);
        assertThat(answer())
                .contains("- shell.rc = \"./x\" (now in use)", "~ memory.max_chars = 9 (now 5)");
    }

    @Test
    void withoutAProjectThereIsNothingToLoad() throws Exception {
        ProjectSettings projects = home.deskIn("");
        assertThat(projects.load(home.path(), new ScriptedOperator(), events)).isFalse();
        assertThat(problems())
                .containsExactly(
                        "No .aish.toml here or in the directories above, up to your home.");
        projects.load(Path.of("/usr"), new ScriptedOperator(), events);
        assertThat(problems().getLast())
                .isEqualTo("/usr is not in your home directory, where aish looks for projects.");
    }

    @Test
    void trustsAndUsesTheProjectHere() throws Exception {
        home.project("a", "[memory]\nmax_chars = 7\n");
        ProjectSettings projects = home.deskIn("a");
        projects.reportAtStart(new ScriptedOperator().choosing(QUESTION, 'n'), _ -> {});
        Path here = home.path().resolve("a");
        ScriptedOperator person = new ScriptedOperator().answering(QUESTION, "trust");
        assertThat(projects.trust(Optional.empty(), here, person, events)).isTrue();
        assertThat(events.events()).endsWith(OVERLAID);
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(7);
    }

    @Test
    void trustsAnotherWithoutUsingIt() throws Exception {
        Path other = home.project("b", "[memory]\nmax_chars = 9\n");
        ProjectSettings projects = home.deskIn("");
        ScriptedOperator person = new ScriptedOperator().answering(QUESTION, "trust");
        assertThat(projects.trust(Optional.of(other), home.path(), person, events)).isTrue();
        assertThat(events.events())
                .endsWith(new Event.Notice("Trusting ~/b/.aish.toml.", List.of(settingsOf("b"))));
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(5);
        assertThat(home.deskIn("b").config().config().memory().maxChars()).isEqualTo(9);
    }

    @Test
    void trustsNothingOutsideTheHome() throws Exception {
        Path outside = Path.of("/tmp/.aish.toml");
        ProjectSettings projects = home.deskIn("");
        assertThat(
                        projects.trust(
                                Optional.of(outside), home.path(), new ScriptedOperator(), events))
                .isFalse();
        assertThat(problems())
                .containsExactly(
                        "/tmp/.aish.toml is not in your home directory, where aish looks for"
                                + " projects.");
    }

    @Test
    void whatIsTrustedNoLongerIsUsedNoLonger() throws Exception {
        trusted("a", "[memory]\nmax_chars = 7\n");
        ProjectSettings projects = home.deskIn("a");
        Path here = home.path().resolve("a");
        assertThat(projects.untrust(Optional.empty(), here, events)).isTrue();
        assertThat(projects.untrust(Optional.empty(), here, events)).isFalse();
        assertThat(events.events())
                .containsExactly(
                        new Event.Notice("Stopped trusting ~/a/.aish.toml."),
                        new Event.Notice(
                                "Stopped using ~/a/.aish.toml; back to ~/.config/aish/config.toml."),
                        new Event.Problem("~/a/.aish.toml is not trusted."));
        assertThat(projects.config().config().memory().maxChars()).isEqualTo(5);
        assertThat(home.deskIn("a").hasQuestion()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"AGENTS.md", ".aish/AGENTS.md"})
    void whatAProjectWantsModelsToKnowIsOffered(String name) throws Exception {
        trusted("a", "");
        Path file = home.path().resolve("a").resolve(name);
        NewFile.write(file, "Be kind.\n");
        home.deskIn("a").reportAtStart(new ScriptedOperator(), events);
        assertThat(events.events())
                .containsExactly(
                        OVERLAID,
                        new Event.Notice(
                                ":project instructions sends " + name + " with your questions."));
    }

    @Test
    void problemsInWhatIsUsedAreReported() throws Exception {
        home.project("a", "[memry]\nx = 1\n");
        home.deskIn("a").reportAtStart(new ScriptedOperator().answering(QUESTION, "trust"), events);
        assertThat(problems())
                .hasSize(1)
                .allMatch(line -> line.startsWith("~/a/.aish.toml:1:1: unknown key memry"));
    }

    private void trusted(String name, String toml) throws Exception {
        home.project(name, toml);
        home.deskIn(name)
                .reportAtStart(new ScriptedOperator().answering(QUESTION, "trust"), _ -> {});
    }

    private String answer() {
        return events.events().stream()
                .filter(Event.Answer.class::isInstance)
                .map(event -> ((Event.Answer) event).text())
                .findFirst()
                .orElseThrow();
    }

    private List<String> problems() {
        return events.events().stream()
                .filter(Event.Problem.class::isInstance)
                .map(event -> ((Event.Problem) event).text())
                .toList();
    }
}
