package aish.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CitationReaderTest {
    private static List<String> read(String answer) {
        CitationReader reader = new CitationReader(Set.of("bin/deploy", "notes")::contains);
        return answer.lines()
                .flatMap(line -> reader.read(line).stream())
                .map(
                        each ->
                                each.kind()
                                        + " "
                                        + each.name()
                                        + " "
                                        + each.lines().first()
                                        + "-"
                                        + each.lines().last())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    It fails [out-12:44].                        | OUTPUT out-12 44-44
                    It fails [out-12:40-44].                     | OUTPUT out-12 40-44
                    It fails [out-12:40–44].                     | OUTPUT out-12 40-44
                    It fails [out-12:L40-L44]                    | OUTPUT out-12 40-44
                    It fails [out-12, line 44]                   | OUTPUT out-12 44-44
                    It fails [out-12].                           | OUTPUT out-12 0-0
                    As [cmd-003] shows                           | COMMAND cmd-003 0-0
                    **Bold [ctx-002]**                           | CONTEXT ctx-002 0-0
                    See [path/File.java:17]                      | FILE path/File.java 17-17
                    See [conf/exports:2] and no more             | FILE conf/exports 2-2
                    See [/etc/fstab:3]                           | FILE /etc/fstab 3-3
                    See [path/File.java:17-20]: it is wrong      | FILE path/File.java 17-20
                    See [a/b.c:17:5]                             | FILE a/b.c 17-17
                    See [Makefile:3]                             | FILE Makefile 3-3
                    The hook is [.githooks/pre-commit:3]         | FILE .githooks/pre-commit 3-3
                    The proxy is in [etc/apt/apt.conf.d/01proxy:1] | FILE etc/apt/apt.conf.d/01proxy 1-1
                    See [.gitignore:3]                           | FILE .gitignore 3-3
                    See [bin/deploy:3]                           | FILE bin/deploy 3-3
                    See [notes:3]                                | FILE notes 3-3
                    See [~/x.sh:3] and [../y.py:4]               | FILE ~/x.sh 3-3,FILE ../y.py 4-4
                    Both [out-1:3][out-2:4]                      | OUTPUT out-1 3-3,OUTPUT out-2 4-4
                    Both [out-1:3, out-2:4]                      | OUTPUT out-1 3-3,OUTPUT out-2 4-4
                    Lines [a.py:3, 7-9]                          | FILE a.py 3-3,FILE a.py 7-9
                    - item ([out-1:3])                           | OUTPUT out-1 3-3
                    > quoted [out-1:3]                           | OUTPUT out-1 3-3
                    `code` and then [out-1:3]                    | OUTPUT out-1 3-3
                    An odd ` backtick and [out-1:3]              | OUTPUT out-1 3-3
                    """)
    void findsCitations(String line, String wanted) {
        assertThat(read(line)).containsExactly(wanted.split(","));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no brackets at all",
                "[1] and [^2] and [ ] and [x]",
                "at [12:30] or [2026-01-02T12:30]",
                "[localhost:8080] [example.com:443] [10.0.0.1:80] [::1]:80 [db.prod:5432]",
                "[library/redis:7] and [nginx:1]",
                "[error:404] [INFO:12] [Genesis:3]",
                "values[out-1:3] and list[1:3] and f()[a.py:1]",
                "[out-1:3](https://example.com)",
                "[src/a.py:3](src/a.py)",
                "[src/a.py:3]: https://example.com/a",
                "![out-1:3]",
                "\\[out-1:3]",
                "`[out-1:3]` and ``x ` [out-1:3]``",
                "[https://example.com/a.html:3]",
                "[out-:3] [out-x] [cmd] [ctx-]",
                "[out-1:3",
                "[out-1 3] [out 1:3]",
                "```\n[out-1:3]\n```",
                "~~~sh\n[out-1:3]\n```\n[out-2:3]\n~~~",
                "- text\n  ```\n  [out-1:3]\n  ```",
                "CMD: grep x [a.py:3]",
                "CMD: cat > x <<EOF\n[a.py:3]\nEOF",
            })
    void leavesOtherThingsAlone(String text) {
        assertThat(read(text)).isEmpty();
    }

    @Test
    void continuesAfterCodeAndCommands() {
        assertThat(read("```\n[out-1:3]\n```\n[out-2:3]")).containsExactly("OUTPUT out-2 3-3");
        assertThat(read("CMD: cat > x <<EOF\n[a.py:3]\nEOF\nDone [out-2:3]"))
                .containsExactly("OUTPUT out-2 3-3");
        assertThat(read("- item\n\n    still of the item [out-2:3]"))
                .containsExactly("OUTPUT out-2 3-3");
    }

    @Test
    void survivesAnyText() {
        Random random = new Random(7);
        String signs = "[]`:-,;()\\ \t\nabout-12cmd.py~#>*|🙂";
        for (int i = 0; i < 3000; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(80); n > 0; n--) {
                text.append(signs.charAt(random.nextInt(signs.length())));
            }
            read(text.toString());
        }
    }
}
