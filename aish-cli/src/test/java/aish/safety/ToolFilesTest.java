package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files that options of common tools write, and code that they run beside their work. */
class ToolFilesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            textBlock =
                    """
                    mv -nf f victim
                    mv -n --force f victim
                    ln -b f victim
                    ln -sb f victim
                    ln --backup=simple f victim
                    ln -S.x f victim
                    env --split='rm victim'
                    env --spl 'rm victim'
                    env -i --split-strin='rm victim'
                    vim -es -V9victim f -c q
                    zip -qm /tmp/n.zip victim
                    zip -qmT /tmp/n.zip victim
                    echo victim | zip -qm -@ /tmp/n.zip
                    ar vx v.a
                    ar xv v.a victim
                    ar -xo v.a
                    ar vd v.a x.o
                    gcc -Wl,-Map=victim x.c -o /tmp/x
                    gcc -Wl,-z,now,-Map,victim x.c -o /tmp/x
                    gcc -Xlinker -Map -Xlinker victim x.c -o /tmp/x
                    gcc -Wa,-alh=victim -c x.c -o /tmp/x.o
                    gcc -Wp,-MD,victim -c x.c -o /tmp/x.o
                    clang -Wl,--dependency-file=victim x.c -o /tmp/x
                    as -a=victim -o /tmp/x.o x.s
                    rustc --print cfg=victim
                    rustc --print=sysroot=victim
                    JDK_JAVA_OPTIONS=-Xlog:gc:file=victim java -version
                    JAVA_TOOL_OPTIONS=-XX:StartFlightRecording=filename=victim java -version
                    keytool -list -J-Xlog:all:file=victim
                    python3 -m pydoc /tmp/x.py
                    python3 -m inspect /tmp/x.py
                    python3 -c 'import py_compile; py_compile.compile("x.py", "victim")'
                    perl -c /tmp/x.pl
                    perl -wc /tmp/x.pl
                    node --test /tmp/x.test.js
                    node --cpu-prof --cpu-prof-name=victim -e 1
                    node --heap-prof --heap-prof-name=victim -e 1
                    node --trace-event-categories=v8 --trace-event-file-pattern=victim -e 1
                    node --env-file=/tmp/env -e 1
                    pip --python=./x.sh list
                    cmake --help-full victim
                    cmake --help-command if victim
                    cmake --help-command-list victim
                    cmake --system-information victim
                    ctest --help-full victim
                    make -nf /tmp/mk
                    make -sf/tmp/mk
                    make -kC/tmp/m
                    make -n SHELL=/bin/sh 'x!=rm victim'
                    patch --dry-run -o victim f p.diff
                    pip install --dry-run --report victim requests
                    groff -F /tmp/fonts -Tx f
                    ctags --options=/tmp/x f.c
                    terraform -chdir=/tmp/x plan
                    gh repo clone a/b -- -u 'rm victim'
                    gh repo clone a/b -- --upload-pack='rm victim'
                    tar --create --file=victim f
                    tar --create --file victim f
                    tar --cr --fil=victim f
                    tar -cfvictim /tmp/x
                    tar -czfvictim /tmp/x
                    tar -tf a.tar --us=./x.sh
                    sed --file=x.sed f
                    vim -es -c 'set verbosefile=victim verbose=9' -c q f
                    NODE_OPTIONS=--trace-event-file-pattern=victim node -e 1
                    VALGRIND_OPTS=--log-file=victim valgrind true
                    GROFF_BIN_PATH=/tmp/x groff f
                    LESSEDIT='rm victim' less f
                    HOSTALIASES=/tmp/x getent hosts h
                    node --test --test-reporter=./x.js
                    java -Xlog:gc:victim -version
                    cp -n tasks.json .zed/tasks.json
                    cp -n x.json .mcp.json
                    """)
    void haltsOnFilesAndCodeOfOptions(String command) {
        assertThat(judge(command)).isNotInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            textBlock =
                    """
                    mv -n f /tmp/g
                    ln -s f g
                    env --split='ls -l'
                    ar rcs lib.a x.o
                    ar tv lib.a
                    ar p lib.a x.o
                    gcc -Wl,-rpath,/opt/x -Wl,--gc-sections -O2 -c x.c -o /tmp/x
                    gcc -Wl,-Map=/tmp/x.map x.c -o /tmp/x
                    gcc -Wall -Wextra -Werror -ansi -c x.c -o /tmp/x.o
                    rustc --print cfg
                    rustc --print=sysroot
                    JAVA_OPTS=-Xmx1g mvn test
                    keytool -list -keystore k.jks
                    javac -J-Xmx512m -d /tmp/out A.java
                    python3 -m pydoc json
                    perl -c lib/x.pl
                    perl -wc x.pl
                    node --test
                    node --test test/a.test.js
                    node --check x.js
                    pip --python .venv/bin/python list
                    pip --python=.venv list
                    cmake --help-command if
                    cmake --help-command-list
                    cmake --system-information
                    make -kj4 all
                    make -nC sub all
                    make -j8 -C sub
                    tar --create --file=/tmp/a.tar f
                    tar -cf/tmp/a.tar f
                    tar --list --file=a.tar
                    tar --create --gzip --files-from=list --file /tmp/a.tgz
                    sed --expression=p f
                    VALGRIND_OPTS=--leak-check=full valgrind true
                    node --test --test-name-pattern=foo --test-reporter=spec
                    java -Xmx512m -version
                    java -XX:+PrintFlagsFinal -version
                    patch --dry-run -p1 -i p.diff
                    pip install --dry-run -r requirements.txt
                    terraform -chdir=infra plan
                    gh repo clone a/b -- --depth=1
                    """)
    void clearsEverydayUseOfTheSameTools(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Clear.class);
    }

    private static Verdict judge(String command) {
        return Analyser.judge(command, SafetyFacts.none());
    }
}
