package aish.safety.walk;

import static org.assertj.core.api.Assertions.assertThat;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A word for help clears nothing but a plain question to a program that is known. */
class HelpRequestTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            textBlock =
                    """
                    eval 'rm victim;' --help
                    python3 -c 'import os; os.remove("victim")' --help
                    awk 'BEGIN{system("rm victim")}' --help
                    perl -e 'unlink "victim"' x --version
                    node -e 'require("fs").unlinkSync("victim")' x --help
                    source /tmp/evil.sh --help
                    trap 'rm victim' EXIT --help
                    alias ls='rm victim' --help
                    export PATH=/tmp/evil:$PATH --help
                    xargs sh -c 'rm victim' --help < f
                    find . -name victim -exec sh -c 'rm victim' --help \\;
                    sqlite3 -cmd '.shell rm victim' app.db --help
                    git -c alias.z='!rm victim;:' z --version
                    kill %1 --help
                    ./x.sh --help
                    ./x.sh --version
                    python3 x.py --help
                    source ./x.sh --help
                    bash x.sh --help
                    redis-cli del k --help
                    redis-cli del --help
                    docker run -v /:/h alpine sh -c 'rm -rf /h' --help
                    env rm victim --help
                    ruby -e 'File.delete("victim")' --help
                    php -r 'unlink("victim");' --help
                    sed -i s/a/b/ victim --help
                    node x.js --help
                    perl x.pl --version
                    go run x.go --help
                    npm run deploy --help
                    yarn deploy --help
                    frobnicate version
                    make deploy --help
                    . ./x.sh --version
                    command rm x --help
                    nohup ./x.sh --help
                    timeout 5 ./x.sh --help
                    ssh h 'rm x' --help
                    su -c 'rm x' --help
                    vim -c '!rm x' --help
                    printf -v PATH /tmp/e --help
                    declare PATH=/tmp/e --help
                    tar cf a.tar --to-command=x --help
                    foo --help
                    foo --version
                    /tmp/foo --help
                    java -jar x.jar --help
                    java X --help
                    mapfile -C 'rm victim;' -c1 a --help < f
                    ls --help $(rm victim)
                    ls --help > victim
                    psql -c 'drop table x' --help
                    gradle help deploy
                    rake help deploy
                    mv a b --help
                    enable -f ./x.so ls --help
                    complete -C 'rm victim' ls --help
                    find . -delete --help
                    fd x -x rm --help
                    parallel rm {} --help ::: victim
                    watch 'rm victim' --help
                    script -c 'rm victim' --help
                    yarn deploy --help
                    frobnicate version
                    """)
    void judgesWhatStandsBesideTheWord(String command) {
        assertThat(judge(command)).isNotInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            textBlock =
                    """
                    git push --help
                    git push -h
                    git --help push
                    docker run --help
                    docker compose up --help
                    kubectl delete --help
                    kubectl delete -h
                    terraform destroy -help
                    rm --help
                    rm --version
                    cargo help publish
                    npm help install
                    npm publish --help
                    systemctl --help
                    python3 --help
                    python3 --version
                    python3 -V
                    bash --version
                    make --help
                    ssh -V
                    java -version
                    docker version
                    terraform version
                    gcc --version
                    node --version
                    xargs --help
                    sudo --version
                    find --help
                    git commit --help
                    env --help
                    eval --help
                    cargo publish --help
                    helm upgrade --help
                    aws s3 rm --help
                    aws s3 rm help
                    gh pr create --help
                    grep x --help
                    ./gradlew --help
                    kubectl version
                    pip install --help
                    cp --help | head
                    gcloud compute instances delete --help
                    yarn add --help
                    cargo clippy --fix --help
                    git commit --amend --help
                    fsck_hfs --version
                    """)
    void clearsPlainQuestions(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Clear.class);
    }

    @Test
    void showsPermissionsEveryCommandInside() {
        assertThat(Analyser.read("eval 'rm victim;' --help", SafetyFacts.none()).calls())
                .anyMatch(call -> call.words().getFirst().text().equals("rm"));
    }

    private static Verdict judge(String command) {
        return Analyser.judge(command, SafetyFacts.none());
    }
}
