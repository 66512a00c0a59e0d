package aish.safety.walk;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.permissions.UserRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How words become options, values, verbs and operands. */
class InvocationTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '\0',
            textBlock =
                    """
                    sort -o x y             ! may overwrite x
                    sort -ox y              ! may overwrite x
                    sort -uo x y            ! may overwrite x
                    sort --output=x y       ! may overwrite x
                    sort --output x y       ! may overwrite x
                    sort --outp=x y         ! may overwrite x
                    exiftool -Artist=me x   ! exiftool -Artist may overwrite or change files
                    cp -t /etc x            ! writes the system file /etc
                    cp -at /etc x           ! writes the system file /etc
                    cp -t/etc x             ! writes the system file /etc
                    install --target-directory=/usr/bin x ! writes the system file /usr/bin
                    kubectl -n x delete pod y ! kubectl delete
                    kubectl apply --dry-run=none -f x ! kubectl apply
                    rsync --delete a/ b/    ! rsync --delete deletes
                    make -C /tmp/x          ! runs the makefile in /tmp/x
                    make --directory=/tmp/x ! runs the makefile in /tmp/x
                    scp -o ProxyCommand=x h:a /tmp/b ! this ssh option runs a command
                    mvn exec:exec           ! exec:exec runs code that aish cannot see
                    mvn versions:set        ! versions:set may overwrite or change files
                    sbt publishSigned       ! publishSigned changes something on a remote server
                    mvn clean deploy        ! deploy changes something on a remote server
                    gradle build dockerPush ! dockerPush changes something on a remote server
                    mvn flyway:clean        ! flyway:clean changes a database
                    svn resolve --accept theirs-full x ! svn resolve --accept may overwrite
                    svn resolve --accept=theirs-full x ! svn resolve --accept may overwrite
                    rustc -C linker=/tmp/x a.rs ! rustc -C runs code
                    cmake -DCMAKE_C_COMPILER_LAUNCHER=/tmp/x . ! runs code
                    nox -f /tmp/noxfile.py  ! uses /tmp/noxfile.py, which can run code
                    npm test -- -u          ! npm test -u may overwrite
                    git -C x push -h y      ! git push changes
                    NODE_OPTIONS='-r x' npm test ! NODE_OPTIONS -r runs code
                    MAVEN_OPTS=-XX:OnError=x mvn test ! runs code
                    GIT_CONFIG_KEY_0=core.pager git log ! GIT_CONFIG_KEY_0 controls
                    CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER=x cargo test ! _RUNNER controls
                    timeout --foreground 5 rm x ! rm deletes
                    read PATH               ! PATH controls which code later commands run
                    printf -v PATH x        ! PATH controls which code later commands run
                    """)
    void findsWhatArgumentsCause(String command, String reason) {
        assertThat(judge(command).reason()).contains(reason);
    }

    @Test
    void seesThatARemoteNameIsTaken(@TempDir Path directory) throws Exception {
        Files.createFile(directory.resolve("taken.zip"));
        SafetyFacts facts =
                new SafetyFacts(
                        Optional.of(directory),
                        Optional.empty(),
                        Map.of(),
                        Map.of(),
                        UserRules.none());
        assertThat(Analyser.judge("curl -O https://example.org/taken.zip?x=1", facts))
                .isInstanceOf(Verdict.Halt.class);
        assertThat(Analyser.judge("curl -sO https://example.org/free.zip", facts))
                .isInstanceOf(Verdict.Clear.class);
    }

    private static Verdict judge(String command) {
        return Analyser.judge(command, SafetyFacts.none());
    }
}
