package aish.front;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.LineRouter;
import aish.testing.EverydayFacts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is piped into aish without a word about what to do with it. */
class PipedLinesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n\n",
                "ls\n",
                "ls",
                "# only a comment\n",
                "  # an indented comment\nls\n",
                "echo one\n? well\necho two\n",
                "? q\n:history\n:context diff\n:raw\n:models\n",
                ":nonsense\ntrue\n",
                "true\n(exit 7)\n",
                "x=5\ncd /usr\necho $x; pwd\n",
                "x=5\n",
                "cd src\nwc -l *.c\nwhich of these is the longest?\n",
                "no-such-program --now\n",
                "no-such-program --now\necho after\n",
                "for n in 1 2; do\necho $n\ndone\ncat <<E\nhere $((1+1))\nis some text, not a command\nE\n",
                "#!/bin/bash\nset -eu\ngreet() {\n  echo \"hello $1\"\n}\ngreet you\ngreet me\n",
                "function greet {\n  echo hi\n}\ngreet you\n",
                "if [ -f a ]; then\n  cat a\nelse\n  echo none\nfi\n",
                "./configure --prefix=/usr\nmake\nmake install\n",
                "./run.sh\n",
                "  echo indented\n  ls\n",
                "export A=1\nA=2 make\n",
                "ls\npwd\ndate\nid\n"
            })
    void linesForAishAreTaken(String text) {
        assertThat(areForAish(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how many files are there\n",
                "This is a text.\nIt has two lines.\n",
                "hello\n",
                "1\n2\n3\n",
                "y\ny\ny\n",
                """
                diff --git a/run.sh b/run.sh
                index 83db48f..bf2a1c3 100644
                --- a/run.sh
                +++ b/run.sh
                @@ -1,5 +1,5 @@
                 cd src
                 make clean
                -rm -rf build
                +rm -rf out
                 make all
                 make install
                """,
                """
                total 12
                drwxr-xr-x 2 me me 4096 Nov 16 19:31 docs
                -rw-r--r-- 1 me me  120 Nov 16 19:31 README.md
                """,
                """
                commit 83db48f
                Author: Someone <a@example.com>
                Date:   Mon Nov 16 19:31:27 2026

                    Change it
                """,
                """
                On branch main
                nothing to commit, working tree clean
                """,
                """
                {
                  "name": "x",
                  "version": 1
                }
                """,
                """
                name: build
                on: push
                jobs:
                  test:
                    steps: []
                """,
                """
                import os
                for name in os.listdir("."):
                    print(name)
                """,
                """
                #include <stdio.h>
                int main(void) {
                    return 0;
                }
                """,
                """
                # Title

                Some words about the project.

                - make it
                - test it
                """,
                """
                root:x:0:0:root:/root:/bin/bash
                daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin
                """,
                """
                Filesystem 1K-blocks Used Available
                /dev/sda1 100 50 50
                tmpfs 10 0 10
                """,
                """
                HOME=/home/me
                PATH=/usr/bin
                TERM=xterm
                """,
                " 19:31:27 up 3 days,  1:02,  2 users,  load average: 0.00, 0.01, 0.05\n",
                "./a.sh\n./b.sh\n./c.sh\n",
                """
                function sum(a, b) {
                    return a + b;
                }
                const total = sum(1, 2);
                """,
                """
                SELECT name FROM users;
                """,
                "Traceback (most recent call last):\n  File \"a.py\", line 1\nNameError: name 'x'\n",
                "make: *** No rule to make target 'all'.  Stop.\n",
                "<html>\n<body>hi</body>\n</html>\n",
                "a,b,c\n1,2,3\n"
            })
    void otherTextIsRefused(String text) {
        assertThat(areForAish(text)).isFalse();
    }

    @Test
    void aListOfCommandsIsNoScript() {
        List<String> names = List.of("apt awk cat cp curl cut date df diff du env".split(" "));
        assertThat(areForAish(String.join("\n", names))).isFalse();
        assertThat(areForAish(String.join("\n", names) + "\nls -l\n")).isTrue();
    }

    @Test
    void theLastLineOfAStartMayGoOn() {
        PipedLines lines = lines();
        String start = "ls -l\n\"never closed\nor so\n";
        assertThat(lines.areForAish(start, false)).isTrue();
        assertThat(lines.areForAish(start, true)).isFalse();
    }

    private static boolean areForAish(String text) {
        return lines().areForAish(text, true);
    }

    private static PipedLines lines() {
        return new PipedLines(
                new LineRouter(), EverydayFacts.usual(), name -> name.endsWith(".sh"));
    }
}
