package aish.safety.walk;

import static org.assertj.core.api.Assertions.assertThat;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of descriptors are the files behind them. */
class OpenDescriptorsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            textBlock =
                    """
                    : < victim > /dev/stdin
                    truncate -s0 /dev/stdin < victim
                    tee /dev/stdin < victim
                    exec 3<victim; echo x >/dev/fd/3
                    echo hi >> victim > /dev/stdout
                    { : > /dev/fd/1; } >> victim
                    truncate -s 0 /dev/stdout >> victim
                    echo x > /dev/fd/3
                    echo x > /proc/self/fd/3
                    echo x > /proc/$$/fd/0
                    : < victim > /proc/self/fd/0
                    while read l; do : > /dev/stdin; done < victim
                    ( exec 4<victim; cat /dev/null > /dev/fd/4 )
                    cat 5<victim > /dev/fd/5
                    f=/dev/stdin; : <victim >$f
                    cd /dev; : </home/u/victim > stdin
                    cd /dev/fd && echo x > 3
                    : <victim >/dev/./stdin
                    : <victim >/dev/fd/../stdin
                    x=victim; echo hi >&$x
                    echo hi >&$x
                    exec 3<victim 4<&3; : > /dev/fd/4
                    cp /dev/null /dev/stdin < victim
                    cp a /dev/stdout >> victim
                    dd if=/dev/zero of=/dev/stdin count=1 < victim
                    sort -o /dev/stdin a < victim
                    curl -o /dev/stdout http://h >> victim
                    awk 'BEGIN{print > "/dev/fd/3"}' 3<victim
                    sed -n 'w /dev/stdin' < victim
                    sort a | tee /dev/fd/3 3<victim
                    bash -c ': > /dev/stdin' < victim
                    bash -c 'echo x > /dev/fd/7' 7<victim
                    exec <victim
                    exec >>victim
                    { tee /dev/stderr; } 2>>victim
                    (echo x >/dev/stderr) 2>> victim
                    echo x &>> victim > /dev/fd/2
                    cat <<< x 3< victim > /dev/fd/3
                    exec 3<>victim
                    sleep 9 <victim & : > /proc/$!/fd/0
                    find . -fprint /dev/stdin < victim
                    git diff --output=/dev/stdin < victim
                    """)
    void haltsOnWritingTheFileBehind(String command) {
        assertThat(judge(command)).isNotInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            textBlock =
                    """
                    printf x >&10
                    printf x 1>&11
                    exec 3>&10; echo x >&3
                    exec 3<&10
                    n=10; echo x >&$n
                    echo x >&$((5+5))
                    exec {a}>/dev/null; echo x >&$((5+5))
                    exec 10>&-
                    exec 10<&-
                    exec 10</tmp/commands
                    exec 10<<< 'rm victim'
                    exec 12>/dev/null
                    exec 255</tmp/commands
                    exec 10<&3
                    { ls; } 10</tmp/commands
                    cat <&10
                    __aish_prompt_command=('rm victim')
                    __aish_prompt_command[0]='rm victim'
                    __aish_input=victim
                    export __aish_input=victim
                    readonly __aish_status=abc
                    declare -g __aish_input=victim
                    printf -v __aish_input victim
                    read __aish_input < f
                    for __aish_input in victim; do ls; done
                    __aish_report() { :; }
                    unset -f __aish_report
                    unset __aish_input
                    __aish_query 1 'rm victim'
                    __aish_hush
                    alias __aish_report=true
                    """)
    void haltsOnWhatSteersTheSession(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Halt.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            textBlock =
                    """
                    exec {log}>/dev/null; echo x >&$log; exec {log}>&-
                    (flock -n 200 && ls) 200>/tmp/lock
                    exec 200>/tmp/lock; flock -n 200; exec 200>&-
                    exec 3>&1; ls >&3; exec 3>&-
                    ls 3>&1 1>&2 2>&3
                    echo $__aish_input
                    grep -rn __aish_report src
                    """)
    void clearsDescriptorsOfTheLine(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            textBlock =
                    """
                    echo err > /dev/stderr
                    echo x > /dev/stdout
                    echo hi > /dev/tty
                    ls | tee /dev/stderr | wc -l
                    ls | tee /dev/tty
                    while read l; do echo "$l" > /dev/stderr; done < victim
                    cat < victim > /dev/stdout
                    tee >(wc -l) < victim
                    ls > >(wc -l)
                    diff <(sort a) <(sort b)
                    exec 3<victim; cat <&3
                    exec 3<victim; read l <&3; exec 3<&-
                    ls 2>&1 | grep x
                    cmd=1; ls 2>&1 >/dev/null
                    grep x f 2>/dev/null >&2
                    echo x 1>&2
                    echo x >> /tmp/log > /dev/stdout
                    awk '{print > "/dev/stderr"}' f
                    curl -s -o /dev/stdout http://h
                    curl -fsS http://h -o /dev/null
                    cat /dev/stdin < victim
                    cat <&0
                    sort /dev/stdin < victim
                    exec 2>&1
                    ls >&2
                    read x <&3
                    echo hi | tee -a /dev/stderr
                    wc -l < victim >&2
                    """)
    void clearsTerminalsAndPipes(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Clear.class);
    }

    private static Verdict judge(String command) {
        return Analyser.judge(command, SafetyFacts.none());
    }
}
