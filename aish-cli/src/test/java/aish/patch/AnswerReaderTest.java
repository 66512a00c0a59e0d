package aish.patch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.patch.FileChange.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerReaderTest {
    private static final String DIFF =
            """
            --- a/src/A.java
            +++ b/src/A.java
            @@ -1,2 +1,2 @@
            -old
            +new
             ```
            """;

    private static List<FileChange> files(String answer) throws PatchException {
        return AnswerReader.read(answer).map(Patch::files).orElse(List.of());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Do this:\n```diff\n%s```\nand test it.",
                "```\n%s```",
                "~~~patch\n%s~~~\n",
                "This changes the line:\n\n%s\nThat is all.",
                "%s",
            })
    void findsDiffs(String answer) throws Exception {
        assertThat(files(answer.formatted(DIFF))).isEqualTo(Patch.read(DIFF).files());
    }

    @Test
    void mergesAllDiffsOfAnAnswer() throws Exception {
        String second = DIFF.replace("A.java", "B.java");
        assertThat(files("First\n```diff\n" + DIFF + "```\nthen\n```diff\n" + second + "```\n"))
                .extracting(FileChange::name)
                .containsExactly("src/A.java", "src/B.java");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "src/A.java\n```java\n<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE\n```\n",
                "```java\nsrc/A.java\n<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE\n```\n",
                "```java src/A.java\n<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE\n```\n",
                "**src/A.java**\n\n```\n<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE\n```\n",
                "Text.\n\n`src/A.java`:\n<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE\nText.",
            })
    void findsEditBlocks(String answer) throws Exception {
        assertThat(files(answer))
                .containsExactly(
                        FileChange.replacement(Unit.LINES, "src/A.java", "old\n", "new\n"));
    }

    @Test
    void severalEditBlocksMayShareTheNameAndContainFences() throws Exception {
        assertThat(
                        files(
                                """
                                README.md
                                ```markdown
                                <<<<<<< SEARCH
                                ```
                                one
                                =======
                                ```sh
                                one
                                >>>>>>> REPLACE
                                <<<<<<< SEARCH
                                two
                                =======
                                >>>>>>> REPLACE
                                ```
                                Makefile
                                ```
                                <<<<<<< SEARCH
                                =======
                                all:
                                >>>>>>> REPLACE
                                ```
                                """))
                .containsExactly(
                        FileChange.replacement(
                                Unit.LINES, "README.md", "```\none\n", "```sh\none\n"),
                        FileChange.replacement(Unit.LINES, "README.md", "two\n", ""),
                        FileChange.replacement(Unit.LINES, "Makefile", "", "all:\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Just text with src/A.java in it.",
                "```java\nclass A {}\n```\n",
                "src/A.java:\n```java\nclass A {}\n```\n",
                "```java src/A.java\nclass A {}\n```\n",
                "```sh\nmake test\n```\n",
                "```bash\ngit apply <<'E'\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\nE\n```\n",
                "```diff\n-old\n+new\n```\n",
                "```diff\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n",
                "CMD: ls\n",
                "",
            })
    void leavesEverythingElseAlone(String answer) throws Exception {
        assertThat(files(answer)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "```diff\n--- a/f\n+++ b/f\n@@ ... @@\n-a\n+b\n```\n",
                "<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE\n",
                "f.txt\n<<<<<<< SEARCH\nold\n=======\nnew\n",
            })
    void saysWhatCannotBeRead(String answer) {
        assertThatThrownBy(() -> AnswerReader.read(answer)).isInstanceOf(PatchException.class);
    }
}
