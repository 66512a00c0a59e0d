package aish.safety.languages;

import static org.assertj.core.api.Assertions.assertThat;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Inline code of programming languages: what is let through and what is not. */
class ProgramReaderTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '\0',
            textBlock =
                    """
                    python3 -c   ! print(1) # os.remove("x")
                    python3 -c   ! print("os.remove('x')")
                    python3 -c   ! print(f"{1+1} and {len([1])}")
                    python3 -c   ! def f(x): return x
                    python3 -c   ! print(open("a", "r").read())
                    python3 -c   ! print(open("a").read())
                    python3 -c   ! print(open("a", encoding="utf8").read())
                    python3 -c   ! import sys; sys.stdout.write("x")
                    python3 -c   ! import socket; print(socket.gethostname())
                    python3 -c   ! print(1 if "a" == "b" else 2)
                    perl -e      ! print "unlink\\n" # unlink "x"
                    perl -e      ! print join ",", map { $_ * 2 } 1..3
                    perl -ne     ! print if /rm -rf|unlink/
                    perl -pe     ! s/unlink/x/g
                    perl -pe     ! s{unlink}{x}g
                    perl -pe     ! tr/a-z/A-Z/
                    perl -e      ! print 6 / 2, "\\n"
                    perl -e      ! my @w = qw(unlink system); print scalar @w
                    perl -e      ! print 1 && $x
                    node -e      ! console.log(`${1+1} rm`)
                    node -e      ! console.log("a/b".split(/\\//).length) // unlinkSync
                    node -e      ! console.log([1,2][0])
                    ruby -e      ! puts "a#{1+1}b"
                    ruby -e      ! puts [1,2].map { |x| x * 2 }.sum
                    ruby -ne     ! puts $_ if /system/
                    php -r       ! echo "unlink";
                    php -r       ! echo strlen("x"), PHP_VERSION;
                    julia -e     ! println(1 + 1)
                    lua -e       ! print(("x"):rep(3)) -- os.remove
                    """)
    void letsThroughWhatOnlyComputes(String program, String code) {
        assertThat(judge(program, code)).isInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '\0',
            textBlock =
                    """
                    python3 -c   ! # a comment\\nimport os; os.remove("x")
                    python3 -c   ! print(f"{__import__('os').remove('x')}")
                    python3 -c   ! print(fr"{exec('x')}")
                    python3 -c   ! open("a", "w")
                    python3 -c   ! open("a", mode="a")
                    python3 -c   ! open("a", "r+")
                    python3 -c   ! f = open; f("a", "w")
                    python3 -c   ! x = {"f": 1}; x["f"]("y")
                    python3 -c   ! import socket; socket.socket()
                    python3 -c   ! import importlib; importlib.import_module("os")
                    python3 -c   ! import pickle; pickle.load(f)
                    python3 -c   ! write("x")
                    perl -e      ! unlink "x"
                    perl -e      ! print `rm x`
                    perl -e      ! print "@{[unlink 'x']}"
                    perl -e      ! print "${\\ unlink 'x'}"
                    perl -pe     ! s/x/unlink $_/e
                    perl -pe     ! s{x}{unlink $_}e
                    perl -ne     ! /${\\ unlink "x"}/
                    perl -e      ! &$f("x")
                    perl -e      ! &{"sys"."tem"}("x")
                    perl -e      ! $f("x")
                    perl -e      ! print <<"E"
                    node -e      ! console.log(`${require("fs").rmSync("x")}`)
                    node -e      ! x["rm" + "Sync"]("y")
                    node -e      ! f(1)
                    ruby -e      ! puts "#{File.delete('x')}"
                    ruby -e      ! puts `rm x`
                    ruby -e      ! frobnicate 1
                    ruby -e      ! puts <<~E
                    php -r       ! $f = "unlink"; $f("x");
                    php -r       ! array_map("unlink", glob("*"));
                    php -r       ! echo `rm x`;
                    julia -e     ! run(`rm x`)
                    lua -e       ! os["rem".."ove"]("x")
                    swift -e     ! print("\\(system("rm x"))")
                    """)
    void haltsOnWhatItCannotProve(String program, String code) {
        assertThat(judge(program, code.replace("\\n", "\n"))).isNotInstanceOf(Verdict.Clear.class);
    }

    @Test
    void namesWhatIsWrong() {
        assertThat(judge("python3 -c", "frobnicate()").reason())
                .contains("the python code calls frobnicate");
        assertThat(judge("php -r", "$f('x');").reason()).contains("calls what f holds");
    }

    private static Verdict judge(String program, String code) {
        return Analyser.judge(
                program + " " + aish.bash.ShellQuoting.quote(code), SafetyFacts.none());
    }
}
