package aish.terminal.completion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import module java.base;

import aish.route.LineRouter;
import aish.shell.ShellCompletion;
import aish.shell.ShellFacts;
import aish.terminal.completion.LineCompleter.CommandWords;
import aish.testing.EverydayFacts;
import org.jline.reader.Candidate;
import org.jline.reader.Parser.ParseContext;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineCompleterTest {
    private static final String CURSOR = "^";

    @TempDir Path directory;

    private final ShellLineParser parser =
            new ShellLineParser(new TargetFinder(new LineRouter(), EverydayFacts.small()));

    @BeforeEach
    void makeFiles() throws IOException {
        for (String folder : List.of("src/main", "my dir", ".git", "home/docs", "many")) {
            Files.createDirectories(directory.resolve(folder));
        }
        for (String file :
                List.of(
                        "my file",
                        "it's",
                        "say \"hi\"",
                        "cost$",
                        "new\nline",
                        "größe",
                        "日本",
                        "-dash",
                        ".hidden",
                        "tilde~",
                        "home/notes",
                        "my dir/in side",
                        "src/a.c",
                        "semi;colon",
                        "back\\slash",
                        "#hash")) {
            Files.createFile(directory.resolve(file));
        }
        Path script = Files.createFile(directory.resolve("script"));
        assertThat(script.toFile().setExecutable(true)).isTrue();
        Files.createSymbolicLink(directory.resolve("link"), directory.resolve("src"));
    }

    private static ShellCompletion offer(String replaced, String options, String... candidates) {
        return new ShellCompletion(
                replaced,
                Set.of(options.split(" ")),
                List.of(candidates),
                Map.of("checkout", "Switch branches"));
    }

    private static final Map<String, ShellCompletion> SPECIFIED =
            Map.of(
                    "git ch", offer("ch", "nospace", "checkout ", "cherry-", "checkout "),
                    "git --color=a", offer("a", "x", "always"),
                    "git 'my d", offer("my d", "filenames", "my dir"),
                    "git raw", offer("raw", "x", "raw:$(x)", "raw\\ a"),
                    "git scr", offer("scr", "x"),
                    "git -f scr", offer("scr", "default"),
                    "git -d s", offer("s", "dirnames"),
                    "git x:s", offer("s", "filenames", "src"),
                    "git z", offer("z", "nosort", "z2", "z1"));

    private record Session(Path directory) implements ShellView {
        @Override
        public Optional<ShellCompletion> complete(String command) {
            return Optional.ofNullable(SPECIFIED.get(command));
        }

        @Override
        public Path home() {
            return directory.resolve("home");
        }

        @Override
        public ShellFacts shell() {
            return new ShellFacts(
                    Set.of("gs"), Set.of("greet", "_private"), Set.of("cd", "export"), "");
        }

        @Override
        public List<String> variableNames() {
            return List.of("HOME", "HOST", "_");
        }

        @Override
        public List<String> programNames() {
            return List.of("git", "grep", "cat");
        }

        @Override
        public String valueOf(String variable) {
            return Map.of("HOME", home().toString()).getOrDefault(variable, "");
        }
    }

    private static final class TwoCommands implements CommandWords {
        @Override
        public List<Name> names() {
            return List.of(new Name("help", "what there is"), new Name("keys", "the keys"));
        }

        @Override
        public List<String> arguments(String name, List<String> earlier, String word) {
            return switch (earlier.isEmpty() ? name : "") {
                case "keys" -> List.of("emacs", "vi");
                case "help" -> List.of(word + ":");
                case "on" -> List.of("@web");
                case "symbol" -> List.of("Parser", "parse", "$jq");
                default -> List.of();
            };
        }

        @Override
        public boolean takesFiles(String name, List<String> earlier) {
            return name.equals("help");
        }
    }

    private WordAtCursor word(String typed) {
        int cursor = typed.contains(CURSOR) ? typed.indexOf(CURSOR) : typed.length();
        String line = typed.replace(CURSOR, "");
        return (WordAtCursor)
                parser.parse(line, line.codePointCount(0, cursor), ParseContext.COMPLETE);
    }

    private List<Candidate> candidates(String typed) {
        return new LineCompleter(new Session(directory), new TwoCommands()).find(word(typed));
    }

    /** What is shown for a line, in order. */
    private List<String> shown(String typed) {
        return candidates(typed).stream().sorted().map(Candidate::displ).toList();
    }

    /** The line after each possible completion; a bar marks the cursor. */
    private List<String> completed(String typed) {
        WordAtCursor word = word(typed);
        String before = word.line().substring(0, word.cursor() - word.raw().length());
        String after = word.line().substring(word.cursor());
        return new LineCompleter(new Session(directory), new TwoCommands())
                .find(word).stream()
                        .sorted()
                        .map(
                                candidate ->
                                        before
                                                + word.escape(
                                                        candidate.value(), candidate.complete())
                                                + (candidate.complete() ? " |" : "|")
                                                + after)
                        .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "cat s/a => ``",
                "cat src/*.c => ``",
                "git ch => git checkout | / git cherry-|",
                "$ git ch => $ git checkout | / $ git cherry-|",
                "git --color=a => git --color=always |",
                "git 'my d => git 'my dir/|",
                "git raw => git raw:\\$\\(x\\) | / git raw\\ a |",
                "git scr => ``",
                "git -f scr => git -f script |",
                "git -d s => git -d src/|",
                "git x:s => git x:src/|",
            })
    void offersWhatTheShellsOwnCompletionOffers(String typed, String lines) {
        assertThat(String.join(" / ", completed(typed))).isEqualTo(lines);
    }

    @Test
    void describesWhatIsKnownAndKeepsTheShellsOrder() {
        assertThat(candidates("git ch").getFirst().descr()).isEqualTo("Switch branches");
        assertThat(shown("git z")).containsExactly("z2", "z1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "cat my\\ f => cat my\\ file |",
                "cat \"my f => cat \"my file\" |",
                "cat 'my f => cat 'my file' |",
                "cat $'my f => cat $'my file' |",
                "cat \"my f^\" => cat \"my file|\"",
                "cat my\\ d => cat my\\ dir/|",
                "cat sr\\ => cat src/|",
                "cat 'my d => cat 'my dir/|",
                "cat \"my dir\"/ => cat \"my dir\"/in\\ side |",
                "cat it => cat it\\'s |",
                "cat 'it => cat 'it'\\''s' |",
                "cat \"it => cat \"it's\" |",
                "cat say => cat say\\ \\\"hi\\\" |",
                "cat \"say => cat \"say \\\"hi\\\"\" |",
                "cat cost => cat cost\\$ |",
                "cat \"cost => cat \"cost\\$\" |",
                "cat new => cat new$'\\nline' |",
                "cat grö => cat größe |",
                "cat 日 => cat 日本 |",
                "cat -d => cat -dash |",
                "cat semi => cat semi\\;colon |",
                "cat back => cat back\\\\slash |",
                "cat \\# => cat \\#hash |",
                "cat .h => cat .hidden |",
                "cat sr => cat src/|",
                "cat lin => cat link/|",
                "cat ~/n => cat ~/notes |",
                "cat ~ => cat ~/|",
                "cat ~roo => cat ~root/|",
                "~roo => ~root/|",
                "X=~roo => X=~root/|",
                "cat $HOME/n => cat $HOME/notes |",
                "cat \"${HOME}/n => cat \"${HOME}/notes\" |",
                "cat < scr => cat < script |",
                "echo x >src/a => echo x >src/a.c |",
                "cat --file=scr => cat --file=script |",
                "X=scr => X=script |",
                "X=/nowhere:scr => X=/nowhere:script |",
                "./scr => ./script |",
                "cat src/a^ x => cat src/a.c | x",
                "$ cat scr => $ cat script |",
                ":exec cat scr => :exec cat script |",
                "what's in scr => what's in script |",
                "git; gs => git; gs |",
                "env -u X gi => env -u X git |",
                "which gi => which git |",
                "echo $HOM => echo $HOME|",
                "echo ${HOM => echo ${HOME}|",
                "echo ${HOM^} => echo ${HOME|}",
                "echo \"$HOM => echo \"$HOME|",
                "$HOM => $HOME|",
                "export HOM => export HOME |",
                ":he => :help |",
                "/he => /help |",
                ":keys v => :keys vi |",
                ":help do => :help do:|",
            })
    void aUniqueWordIsWrittenOut(String typed, String line) {
        assertThat(String.join("|", completed(typed))).isEqualTo(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cat nowhere/x", "cat ~no.such.one/x", "cat '~roo", "cat '~/n", "cat '$HOME/n",
                "cat src/a.c/", "cat new\u0000", "# comm", "cat <<EOF\nscr", "_nothing",
                ":nosuch x", ":keys vi e"
            })
    void whereNothingFitsNothingIsOffered(String typed) {
        assertThat(candidates(typed)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            value = {
                "why is @sym:Pa => why is @sym:Parser |",
                "? what does @sym:pa => ? what does @sym:parse |",
                ":ask @sym:Pars => :ask @sym:Parser |",
            })
    void completesTheSymbolsThatAQuestionMentions(String typed, String line) {
        assertThat(completed(typed)).containsExactly(line);
    }

    @Test
    void directoriesAreAllThatCdIsOffered() {
        assertThat(shown("cd ")).containsExactly("home/", "link/", "many/", "my dir/", "src/");
        assertThat(shown("sudo -u me cd s")).containsExactly("src/");
    }

    @Test
    void onlyWhatCanBeRunCompletesAPathAtTheStart() {
        assertThat(shown("./s")).containsExactly("script", "src/");
    }

    @Test
    void aDirectoryIsOfferedForACommandIfNoCommandFits() {
        assertThat(shown("sr")).containsExactly("src/");
    }

    @Test
    void namesForScriptsAreOfferedOnlyWhenAskedFor() {
        assertThat(shown("g")).containsExactly("git", "greet", "grep", "gs");
        assertThat(shown("_p")).containsExactly("_private");
    }

    @Test
    void anAtSignAfterOnStartsAGroup() {
        assertThat(shown(":on @")).containsExactly("@web");
        assertThat(shown(":keys @")).isNotEmpty();
    }

    @Test
    void hiddenFilesAreOfferedOnlyWhenAskedFor() {
        assertThat(shown("cat ")).doesNotContain(".hidden", ".git/");
        assertThat(shown("cat .")).containsExactly(".git/", ".hidden");
        assertThat(shown("cat ..")).containsExactly("../");
    }

    @Test
    void aNameWithALeadingDashDoesNotBecomeAnOption() {
        assertThat(completed("cat ")).contains("cat ./-dash |");
    }

    @Test
    void theMenuShowsPlainNames() {
        assertThat(shown("cat my\\ ")).containsExactly("my dir/", "my file");
        assertThat(shown("cat src/")).containsExactly("a.c", "main/");
        assertThat(shown("cat new")).containsExactly("$'new\\nline'");
    }

    @Test
    void metaCommandsAreOfferedWithWhatTheyDo() {
        assertThat(candidates(":"))
                .extracting(Candidate::value, Candidate::descr)
                .containsExactly(tuple(":help", "what there is"), tuple(":keys", "the keys"));
    }

    @Test
    void aHugeDirectoryIsCutButKeepsWhatAllHaveInCommon() throws IOException {
        for (int i = 0; i < 3000; i++) {
            Files.createFile(directory.resolve("many/part" + i));
        }
        Files.createFile(directory.resolve("many/pz"));

        List<String> shown = shown("cat many/p");

        assertThat(shown).hasSize(1000).startsWith("part0").endsWith("pz");
    }
}
