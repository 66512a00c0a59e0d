package aish.route;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.Dispatch.Route;
import aish.testing.EverydayFacts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineRouterTest {
    private static final EverydayFacts FACTS = EverydayFacts.usual();

    private final LineRouter router = new LineRouter();

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '\0',
            textBlock =
                    """
                    $ ls -l           => ls -l
                    $   ls            => ls
                    $ls -l            => ls -l
                    $why is it slow   => why is it slow
                    $./run.sh         => ./run.sh
                    $/usr/bin/env     => /usr/bin/env
                    $~/bin/x          => ~/bin/x
                    $(date)           => $(date)
                    $((1 + 2))        => $((1 + 2))
                    ${HOME}/bin/x     => ${HOME}/bin/x
                    $HOME/bin/x       => $HOME/bin/x
                    $EDITOR notes.txt => $EDITOR notes.txt
                    $EDITORS x        => EDITORS x
                    $UNSET x          => UNSET x
                    $_                => _
                    $?                => $?
                    $$                => $$
                    $1                => $1
                    $@                => $@
                    $'a b'            => $'a b'
                    $"a b"            => $"a b"
                    :exec ls -l       => ls -l
                    :exec why me?     => why me?
                    :EXEC ls          => ls
                    /exec ls          => ls
                    ! ls              => ls
                    ! grep -q x f     => grep -q x f
                    !!                => !!
                    !$                => !$
                    !ls:p             => !ls:p
                    !-2               => !-2
                    %1                => %1
                    %vim &            => %vim &
                    %%                => %%
                    >file             => >file
                    >>file            => >>file
                    :                 => :
                    : comment         => : comment
                    :>file            => :>file
                    :(){ :|:& };:     => :(){ :|:& };:
                    /usr/bin/env      => /usr/bin/env
                    /tmp              => /tmp
                    /usr/help/x       => /usr/help/x
                    /help/x           => /help/x
                    """)
    void prefixesOfTheShell(String line, String command) {
        assertThat(router.route(line, FACTS).route()).isEqualTo(new Route.Shell(command));
    }

    @ParameterizedTest
    @ValueSource(strings = {"$", "$ ", ":exec", ":exec  ", "/exec", "! "})
    void aPrefixAloneRunsNothingHarmful(String line) {
        assertThat(router.route(line, FACTS).route())
                .isIn(new Route.Shell(""), new Route.Shell("!"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '\0',
            textBlock =
                    """
                    ? ls             => ls
                    ? how are you?   => how are you?
                    ?what            => what
                    :ask ls -l       => ls -l
                    /ask ls -l       => ls -l
                    :Ask me          => me
                    """)
    void prefixesOfTheModel(String line, String text) {
        assertThat(router.route(line, FACTS).route()).isEqualTo(new Route.Ask(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '\0',
            nullValues = "-",
            textBlock =
                    """
                    :help              => help    => @
                    :help routing      => help    => routing
                    :out   3           => out     => 3
                    :nonsense x y      => nonsense => x y
                    :add-note a        => add-note => a
                    :42                => 42      => @
                    /help              => help    => @
                    /help routing      => help    => routing
                    /quit              => quit    => @
                    """)
    void metaCommandsInBothDialects(String line, String name, String arguments) {
        assertThat(router.route(line, FACTS).route())
                .isEqualTo(new Route.Meta(name, arguments.replace("@", "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"% of the users like vim, why?", "> he said that it is slow, why?"})
    void aMarkDoesNotMakeACommandOfASentence(String line) {
        assertThat(router.route(line, FACTS).route()).isEqualTo(new Route.Ask(line));
    }

    @Test
    void aSlashNameGivesWayToAFile() {
        assertThat(router.route("/help me", FACTS.withFile("/help")).route())
                .isEqualTo(new Route.Shell("/help me"));
        assertThat(router.route("/nothing", FACTS).route()).isEqualTo(new Route.Shell("/nothing"));
        assertThat(router.route(":help", FACTS.withFile("/help")).route())
                .isEqualTo(new Route.Meta("help", ""));
    }

    @Test
    void tellsTheRule() {
        assertThat(router.route("$ ls", FACTS))
                .isEqualTo(new Dispatch(new Route.Shell("ls"), "prefix $", "it starts with $"));
        assertThat(router.route("? ls", FACTS))
                .isEqualTo(new Dispatch(new Route.Ask("ls"), "prefix ?", "it starts with ?"));
        assertThat(router.route("/help x", FACTS))
                .isEqualTo(
                        new Dispatch(
                                new Route.Meta("help", "x"), "prefix /", "it starts with /help"));
        assertThat(router.route("ls", FACTS))
                .isEqualTo(new Dispatch(new Route.Shell("ls"), "command", "ls is a command"));
    }

    @Test
    void theConfigurationDecidesFirst() {
        RouteFacts facts = FACTS.configured(Set.of("jarvis"), Set.of("make"));
        assertThat(router.route("jarvis what is the time?", facts))
                .isEqualTo(
                        new Dispatch(
                                new Route.Shell("jarvis what is the time?"),
                                "known_commands",
                                "jarvis is listed in shell.known_commands"));
        assertThat(router.route("make -j8 && ls", facts))
                .isEqualTo(
                        new Dispatch(
                                new Route.Ask("make -j8 && ls"),
                                "never_commands",
                                "make is listed in shell.never_commands"));
        assertThat(router.route("$ make", facts).route()).isEqualTo(new Route.Shell("make"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t\n "})
    void nothingGoesToTheShellAsNothing(String line) {
        assertThat(router.route(line, FACTS))
                .isEqualTo(new Dispatch(new Route.Shell(""), "empty", "nothing was typed"));
    }

    @Test
    void keepsABlankThatABackslashMakesPartOfAWord() {
        assertThat(router.route("ls foo\\ ", FACTS).route())
                .isEqualTo(new Route.Shell("ls foo\\ "));
    }

    @Test
    void leavesWhatContinuesACommandWithIt() {
        String text = "cat <<EOF\nwho is it that you are?\nEOF";
        assertThat(router.route(text, FACTS))
                .isEqualTo(
                        new Dispatch(
                                new Route.Shell(text),
                                "block",
                                "its first line is an unfinished shell command"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "frobnicate the thing",
                "gs",
                "gs what is new",
                "ll in the morning",
                "twice ho",
                "/bin/echo path"
            })
    void whatIsSurelyThereIsACommand(String line) {
        assertThat(router.route(line, new Owner()).route()).isEqualTo(new Route.Shell(line));
    }

    @Test
    void twoDotsGoUp() {
        assertThat(router.route(" .. ", FACTS))
                .isEqualTo(
                        new Dispatch(
                                new Route.Shell("cd .."),
                                "parent",
                                ".. goes to the parent directory"));
        assertThat(router.route("../x", FACTS).route()).isEqualTo(new Route.Shell("../x"));
    }

    @Test
    void anAliasOfTwoDotsIsTheUsersOwn() {
        assertThat(router.route("..", new Owner("..")).route()).isEqualTo(new Route.Shell(".."));
    }

    @Test
    void aDirectoryIsACommandIfTheShellChangesToIt() {
        String line = "what";
        assertThat(router.route(line, new Owner()).route()).isEqualTo(new Route.Ask(line));
        assertThat(router.route(line, new Owner(line)).route()).isEqualTo(new Route.Shell(line));
    }

    @Test
    void aSentenceMayBeginWithTheNameOfAFunction() {
        String line = "find all the files that are large";
        assertThat(router.route(line, new Owner()).route()).isEqualTo(new Route.Ask(line));
    }

    /** A person with aliases and functions. */
    private static final class Owner implements RouteFacts {
        private static final Set<String> OWN = Set.of("frobnicate", "gs", "ll", "find", "twice");

        private final String place;

        Owner() {
            this("");
        }

        /**
         * @param place an alias if it is dots, otherwise a directory
         */
        Owner(String place) {
            this.place = place;
        }

        @Override
        public boolean isOwnCommand(String word) {
            return OWN.contains(word) || (word.equals("..") && place.equals(".."));
        }

        @Override
        public boolean isDirectoryCommand(String line) {
            return line.equals(place);
        }

        @Override
        public boolean isCommand(String word) {
            return OWN.contains(word) || FACTS.isCommand(word);
        }

        @Override
        public boolean isVariable(String name) {
            return FACTS.isVariable(name);
        }

        @Override
        public boolean isFile(String path) {
            return path.equals("/bin/echo") || FACTS.isFile(path);
        }

        @Override
        public boolean isMeta(String name) {
            return FACTS.isMeta(name);
        }

        @Override
        public boolean isAlwaysCommand(String word) {
            return FACTS.isAlwaysCommand(word);
        }

        @Override
        public boolean isNeverCommand(String word) {
            return FACTS.isNeverCommand(word);
        }
    }
}
