package aish.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.settings.type.ValueTypes.TemplateType;
import aish.terminal.PromptTemplate.Part;
import aish.terminal.PromptTemplate.Piece;
import aish.terminal.PromptTemplate.PromptState;
import aish.terminal.PromptTemplate.Surroundings;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PromptTemplateTest {
    private static final Path HOME = Path.of("/home/me");
    private static final PromptState STATE =
            new PromptState(
                    "offline",
                    "operator",
                    2,
                    HOME.resolve("src"),
                    7,
                    Duration.ofMillis(1250),
                    3,
                    false);

    private static final Map<String, String> FILLED =
            Map.of("{{", "{", "}}", "}", "{model}", "offline", "{cwd}", "~/src", "{count}", "7");

    @Test
    void handsOverEachPieceWithItsPart() {
        assertThat(pieces("[aish:{model}{norris}]{status} {cwd}> ", STATE))
                .containsExactly(
                        new Piece(Part.TEXT, "[aish:"),
                        new Piece(Part.MODEL, "offline"),
                        new Piece(Part.TEXT, "]"),
                        new Piece(Part.STATUS, " 2"),
                        new Piece(Part.TEXT, " "),
                        new Piece(Part.DIRECTORY, "~/src"),
                        new Piece(Part.TEXT, ">"),
                        new Piece(Part.TEXT, " "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            textBlock =
                    """
                    {model}       => offline
                    <{norris}>    => <>
                    <{status}>    => < 2>
                    {cwd}         => ~/src
                    <{git}>       => <>
                    {stance}      => operator
                    {count}       => 7
                    {duration}    => 1.2s
                    {jobs}        => 3
                    {user}        => me
                    {host}        => here
                    {time}        => 12:34
                    <{venv}>      => <>
                    {red}a{reset} => a
                    {{model}}     => {model}
                    {{{model}}}   => {offline}
                    {{}}          => {}
                    {nonsense}    => {nonsense}
                    {Model}       => {Model}
                    {}            => {}
                    {             => {
                    }             => }
                    {model        => {model
                    a{b{model}    => a{boffline
                    """)
    void fillsPlaceholders(String template, String shown) {
        assertThat(rendered(template, STATE)).isEqualTo(shown);
    }

    @Test
    void isSilentAboutTheUsual() {
        PromptState calm =
                new PromptState("offline", "operator", 0, HOME, 1, Duration.ofMillis(99), 0, false);
        assertThat(rendered("<{status}{duration}{jobs}>", calm)).isEqualTo("<>");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            textBlock =
                    """
                    '[aish:{model}{norris}] {cwd} {git}{status}> '  => '[aish:offline] ~/src> '
                    '{cwd} {git} {status} > '                       => '~/src > '
                    '{cwd} {git} {venv} {jobs}$ '                   => '~/src$ '
                    '{git} {cwd}> '                                 => '~/src> '
                    '{git}{venv} {cwd}> '                           => '~/src> '
                    '{cwd} {git}{model}> '                          => '~/src offline> '
                    '{cwd} {git} {model}> '                         => '~/src offline> '
                    '{cwd} {git} in {model}> '                      => '~/src in offline> '
                    '{cwd} {git}(x)> '                              => '~/src (x)> '
                    '{cwd} {green}{git}{reset}{status}❯ '           => '~/src❯ '
                    '{model}> {git}'                                => 'offline> '
                    '{model} > '                                    => 'offline > '
                    '{model}  {cwd}> '                              => 'offline  ~/src> '
                    '{git}'                                         => ''
                    """)
    void leavesOutSpacesBesideWhatIsNotThere(String template, String shown) {
        assertThat(rendered(template, at(HOME.resolve("src")))).isEqualTo(shown);
    }

    @Test
    void separatesTheStatusOnce() {
        assertThat(rendered("{cwd} {git}{status}> ", STATE)).isEqualTo("~/src 2> ");
        assertThat(rendered("{cwd} {git} {status}> ", STATE)).isEqualTo("~/src 2> ");
        assertThat(rendered("{status}> ", STATE)).isEqualTo("2> ");
    }

    @Test
    void knowsWhatTheSettingsAllow() {
        assertThat(TemplateType.PLACEHOLDERS)
                .allSatisfy(
                        name -> assertThat(rendered("{" + name + "}", STATE)).doesNotContain("{"));
    }

    @ParameterizedTest
    @CsvSource({
        "100, 0.1s",
        "999, 0.9s",
        "1000, 1.0s",
        "59999, 59.9s",
        "60000, 1m0s",
        "3661000, 61m1s",
    })
    void showsDurationsInShort(long millis, String shown) {
        PromptState state =
                new PromptState(
                        "offline", "operator", 0, HOME, 1, Duration.ofMillis(millis), 0, false);
        assertThat(rendered("{duration}", state)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({
        "/home/me, ~",
        "/home/me/a b, ~/a b",
        "/home/meadow, /home/meadow",
        "/, /",
        "/etc, /etc",
    })
    void shortensTheHome(String directory, String shown) {
        assertThat(rendered("{cwd}", at(Path.of(directory)))).isEqualTo(shown);
    }

    @Test
    void doesNotShortenAHomeThatIsTheRoot() {
        assertThat(rendered(new PromptTemplate("{cwd}", around(Path.of("/"))), at(Path.of("/etc"))))
                .isEqualTo("/etc");
    }

    @Test
    void showsTheBranch(@TempDir Path repository) throws IOException {
        Files.createDirectory(repository.resolve(".git"));
        Files.writeString(repository.resolve(".git/HEAD"), "ref: refs/heads/fix/\u001b[31m\n");
        assertThat(pieces("{git}", at(repository)))
                .containsExactly(new Piece(Part.BRANCH, "fix/^[[31m"));
    }

    @Test
    void neutralisesHostileDirectories() {
        Path hostile = Path.of("/tmp/\u001b]0;owned\u0007\n$ rm -rf ~\r\u202e");
        assertThat(rendered("{cwd}", at(hostile)))
                .isEqualTo("/tmp/^[]0;owned^G^J$ rm -rf ~^M\\u202e");
    }

    @Test
    void doesNotFillWhatADirectorySays() {
        assertThat(rendered("{cwd}", at(Path.of("/tmp/{model}")))).isEqualTo("/tmp/{model}");
    }

    @Property
    void fillsEachPlaceholderOfAnyTemplate(@ForAll("tokens") List<String> tokens) {
        StringBuilder expected = new StringBuilder();
        tokens.forEach(token -> expected.append(FILLED.getOrDefault(token, token)));
        assertThat(rendered(String.join("", tokens), STATE)).isEqualTo(expected.toString());
    }

    @Provide
    Arbitrary<List<String>> tokens() {
        return Arbitraries.of("{{", "}}", "{model}", "{cwd}", "{count}", "x", " ", "é", "model")
                .list()
                .ofMaxSize(10);
    }

    private static PromptState at(Path directory) {
        return new PromptState("offline", "operator", 0, directory, 1, Duration.ZERO, 0, false);
    }

    private static Surroundings around(Path home) {
        return new Surroundings() {
            @Override
            public Path home() {
                return home;
            }

            @Override
            public String user() {
                return "me";
            }

            @Override
            public String host() {
                return "here";
            }

            @Override
            public String time() {
                return "12:34";
            }

            @Override
            public String venv() {
                return "";
            }
        };
    }

    private static List<Piece> pieces(String template, PromptState state) {
        return new PromptTemplate(template, around(HOME)).render(state);
    }

    private static String rendered(String template, PromptState state) {
        return rendered(new PromptTemplate(template, around(HOME)), state);
    }

    private static String rendered(PromptTemplate template, PromptState state) {
        return template.render(state).stream()
                .filter(piece -> piece.part() != Part.STYLE)
                .map(Piece::text)
                .collect(Collectors.joining());
    }
}
