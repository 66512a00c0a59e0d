package aish.route;

import static org.assertj.core.api.Assertions.assertThat;

import aish.route.TaskClassifier.TaskClass;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TaskClassifierTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "explain this Python traceback ...",
                "what does ```x = 1``` do",
                "TRACEBACK (most recent call last)",
                "here is a stack trace",
                "here is a stacktrace",
                "error: cannot find symbol",
                "TypeError: x is not a function",
                "java.lang.IllegalStateException: no",
                "I get Error: ENOENT from npm",
                "what is wrong with ./main.py",
                "what is wrong with ./main.py?",
                "look at ~/src/app/server.go please",
                "look at /usr/lib/python3/dist-packages/x.py, line 3",
                "look at '../lib/a.rs'",
                "why does ./a.lua:12 fail",
                "./x.c",
                "./x.JS",
                "a\n  b\nc\nd\ne",
                "a\n\tb\nc\nd\ne\n",
            })
    void recognisesCode(String question) {
        assertThat(TaskClassifier.classify(question).task()).isEqualTo(TaskClass.CODE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "explain how tar works",
                "Explain: ls -la",
                "why is the sky blue",
                "WHY?",
                "how does a B-tree work",
                "how\ndoes that go",
                "compare ext4 and xfs",
                "I have been thinking about moving all my dot files to one repository, do you think"
                        + " that is a good idea at all?",
            })
    void recognisesThinking(String question) {
        assertThat(TaskClassifier.classify(question).task()).isEqualTo(TaskClass.REASONING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ls /tmp",
                "what time is it?",
                "delete the explainer video",
                "unexplained files",
                "who is why-not",
                "show me package.json",
                "open ./package.json",
                "open ./notes.cpp",
                "what is in ~/notes.txt",
                "main.py",
                "no errors here",
                "comparison of shells",
                "a\nb\nc\nd\ne",
                "a\n  b\nc\nd",
                "one\n\n\n\n  ",
            })
    void takesTheRestForUsual(String question) {
        assertThat(TaskClassifier.classify(question))
                .isEqualTo(new TaskClassifier.Finding(TaskClass.DEFAULT, "nothing special"));
    }

    @Test
    void looksForErrorsOnlyNearTheBeginning() {
        String far = "x ".repeat(60) + "error: no";
        assertThat(TaskClassifier.classify(far).task()).isEqualTo(TaskClass.DEFAULT);
        assertThat(TaskClassifier.classify("x ".repeat(40) + "error: no").task())
                .isEqualTo(TaskClass.CODE);
    }

    @Test
    void needsMoreThanAHundredCharactersForALongQuestion() {
        assertThat(TaskClassifier.classify("x".repeat(99) + "?").task())
                .isEqualTo(TaskClass.DEFAULT);
        assertThat(TaskClassifier.classify("x".repeat(100) + "?").task())
                .isEqualTo(TaskClass.REASONING);
        assertThat(TaskClassifier.classify("x".repeat(200)).task()).isEqualTo(TaskClass.DEFAULT);
    }

    @Test
    void saysWhatDecided() {
        assertThat(TaskClassifier.classify("why does ./a.py fail"))
                .isEqualTo(new TaskClassifier.Finding(TaskClass.CODE, "a source file"));
        assertThat(TaskClassifier.classify("why not"))
                .isEqualTo(new TaskClassifier.Finding(TaskClass.REASONING, "\"why\""));
    }

    @Property(tries = 300)
    void isTheSameEveryTimeAndAFenceAlwaysMeansCode(@ForAll @StringLength(max = 300) String text) {
        assertThat(TaskClassifier.classify(text)).isEqualTo(TaskClassifier.classify(text));
        assertThat(TaskClassifier.classify(text + "```").task()).isEqualTo(TaskClass.CODE);
    }

    @Test
    void isQuickWithWhateverIsPasted() {
        for (String piece : new String[] {"./", "a", " \n", "/usr", "stack ", "```".substring(1)}) {
            String text = piece.repeat(200_000 / piece.length());
            assertThat(TaskClassifier.classify(text)).isNotNull();
        }
    }
}
