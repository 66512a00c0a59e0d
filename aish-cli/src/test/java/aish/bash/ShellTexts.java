package aish.bash;

import module java.base;

/** Texts made of pieces of the shell language, most of them wrong. */
final class ShellTexts {
    private static final String[] PIECES = {
        "ls", "rm -rf x", "a=1", "a=(1 2)",
        "echo", "'q q'", "\"d $x\"", "$x",
        "${x:-y}", "$(ls)", "`ls`", "$((1+2))",
        "((1+2))", "[[ -f a ]]", "[[ a == b* ]]", "[ -f a ]",
        "{ ls; }", "(ls)", "if a; then b; fi", "while a; do b; done",
        "for i in 1 2; do b; done", "case a in b) c;; esac", "f() { ls; }", "function g { ls; }",
        "coproc ls", "time ls", "! ls", "<in",
        ">out", "2>&1", "&>log", ">>log",
        "<<<word", "<(ls)", ">(cat)", "{a,b}",
        "@(a|b)", "~/x", "*.txt", "\\x",
        "$'\\n'", "then", "do", "done",
        "fi", "esac", "}", "in",
        "# note", "'", "\"", "$(",
        "((", "))", "{", "!",
        "x=", "a[1]=2", "for ((i=0;i<3;i++))", "do ls; done",
        "case x in", "y) ;;", "select v in a b; do c; done", "until a; do b; done"
    };

    private static final String[] JOINTS = {
        " ", " ", " ", " ", "; ", " && ", " || ", " | ", " & ", "\n", "", ";;", " |& ", "(", ")"
    };

    private ShellTexts() {}

    static String random(Random random) {
        StringBuilder text = new StringBuilder();
        int pieces = 1 + random.nextInt(5);
        for (int i = 0; i < pieces; i++) {
            if (i > 0) {
                text.append(JOINTS[random.nextInt(JOINTS.length)]);
            }
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }
}
