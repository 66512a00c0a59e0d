package aish.safety.programs;

import static org.assertj.core.api.Assertions.assertThat;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Links, hooks and settings, and what commands of git do to history. */
class AutoRunFilesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            textBlock =
                    """
                    cp -s "$PWD/victim" /tmp/l && echo x > /tmp/l
                    cp -l victim /tmp/l; : > /tmp/l
                    cp --link victim /tmp/l; : > /tmp/l
                    cp --symb "$PWD/victim" /tmp/l; : > /tmp/l
                    cp -al src /tmp/l; echo x > /tmp/l/a
                    link victim /tmp/l; : > /tmp/l
                    ln victim /tmp/l; : > /tmp/l
                    ln -s "$PWD/victim" /tmp/l; tee /tmp/l < a
                    cp -a link /tmp/l; echo x > /tmp/l
                    cp -P link /tmp/l; echo x > /tmp/l
                    cp -r src /tmp/s; echo x > /tmp/s/link
                    tar xf a.tar -C /tmp/t; echo x > /tmp/t/link
                    unzip a.zip -d /tmp/t; echo x > /tmp/t/link
                    rsync -a src/ /tmp/t; echo x > /tmp/t/link
                    git clone https://h/x /tmp/t; echo x > /tmp/t/link
                    mv -n link /tmp/l; echo x > /tmp/l
                    bash -c 'ln -s "$PWD/victim" /tmp/l'; echo x > /tmp/l
                    cp -n evil .git/hooks/post-index-change; git add f
                    cp -n x ~/.config/aish/config.toml
                    ln -s /tmp/e ~/bin/ls
                    ln -s /tmp/e ~/.local/bin/ls
                    echo x >> sub/.git/hooks/pre-commit
                    echo x >> .git/hooks/pre-commit
                    echo x >> .git/config
                    tee -a .git/hooks/pre-push < x
                    install -m 755 x .git/hooks/pre-commit
                    mv -n x .git/hooks/pre-commit
                    cp -n x .git/hooks/
                    cp -n x /etc/cron.d/x
                    cp -n x ~/.ssh/authorized_keys
                    ln -s x .git/hooks/pre-commit
                    link x .git/hooks/pre-commit
                    echo x >> .envrc
                    echo x >> sub/.envrc
                    echo x >> sub/.npmrc
                    echo x >> .pypirc
                    echo x >> .aish.toml
                    echo x >> .vscode/tasks.json
                    echo x >> packages/a/.vscode/tasks.json
                    echo x >> .husky/pre-commit
                    echo x >> .pre-commit-config.yaml
                    echo x >> ~/.bashrc
                    echo x >> ~/bin/ls
                    echo x >> /home/u/bin/ls
                    echo x >> .mvn/jvm.config
                    echo x >> .cargo/config.toml
                    echo x >> sub/.github/workflows/x.yml
                    dd if=x of=.git/hooks/pre-commit conv=notrunc
                    curl -o .git/hooks/pre-commit https://h/x
                    sort -o .envrc x
                    rsync x .git/hooks/pre-commit
                    read x < f; echo > "/tmp/k$x"
                    x=$(cat f); echo > /tmp/k$x
                    for x in $(cat f); do echo > /tmp/k$x.txt; done
                    echo > "/tmp/k$1"
                    git branch -d x
                    git branch --delete x
                    git branch -rd origin/x
                    git commit --amend -m x
                    git commit --amend --no-edit
                    git reset --soft HEAD~1
                    git reset HEAD~1
                    git reset --mixed HEAD^
                    git reset origin/main
                    git reset abc1234
                    git stash
                    git stash -u
                    git stash push -m x
                    git stash drop
                    git stash clear
                    git config --global user.name x
                    git config --global alias.x '!rm x'
                    git config --system core.editor x
                    wipefs /dev/sda
                    wipefs -n /dev/sda
                    unzip -n a.zip -d .git/hooks
                    date -s yesterday
                    date --set yesterday
                    date 01010000
                    """)
    void haltsOnWhatReachesFurtherThanItsName(String command) {
        assertThat(judge(command)).isNotInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            textBlock =
                    """
                    cp a /tmp/x
                    cp -r src /tmp/src-copy
                    cp -a src /tmp/src-copy && echo done > /tmp/log
                    cp -n a b
                    cp -n .env.example .env
                    mv -n a b
                    ln -s a b
                    git clone https://h/x /tmp/t && ls /tmp/t
                    tar xf a.tar -C /tmp/t && ls /tmp/t
                    echo x > "/tmp/out.$$"
                    echo x > "/tmp/$USER.log"
                    echo x > "/tmp/x-$RANDOM"
                    t=$(mktemp); echo x > "$t"
                    echo x >> notes.txt
                    echo x >> src/bin/run.txt
                    git branch
                    git branch -a
                    git branch testing
                    git branch --list 'f*'
                    git commit -m x
                    git reset
                    git reset HEAD
                    git reset HEAD file.txt
                    git reset -- file.txt
                    git reset file.txt
                    git stash list
                    git stash show -p
                    git config user.name x
                    git config --global --get user.name
                    git config --list
                    unzip -n a.zip -d /tmp/b
                    unzip -l a.zip
                    date --date yesterday
                    date --date=yesterday
                    date -d yesterday
                    date -d 'next friday' +%F
                    date --reference f
                    date -Iseconds
                    date -I
                    date +%s
                    wipefs --version
                    touch a
                    mkdir -p sub/.config
                    """)
    void clearsWhatStaysWhereItIs(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Clear.class);
    }

    private static Verdict judge(String command) {
        return Analyser.judge(command, SafetyFacts.none());
    }
}
