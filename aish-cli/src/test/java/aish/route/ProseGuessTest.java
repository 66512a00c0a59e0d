package aish.route;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.Dispatch.Route;
import aish.testing.EverydayFacts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everyday lines; {@link EverydayFacts} says which programs there are. */
class ProseGuessTest {
    private static final String COMMANDS =
            """
            ls
            ls -la
            ls *.txt
            ls file?
            cd
            cd ..
            pwd
            git status
            git add .
            git commit -m "fix the bug in the parser that was there for all of us"
            git commit -m 'make it work, is it ok?'
            git push origin main
            git checkout -b fix
            make
            make all
            make test
            make clean all
            make -j8
            docker compose up
            docker run --rm -it ubuntu
            npm install
            npm run build
            python3
            python3 -m http.server
            node index.js
            ssh me@host
            rsync -av a/ b/
            tar xzf a.tgz
            cat file.txt
            cat a b > c
            less README.md
            man ls
            vim +10 a.c
            grep -rn TODO src
            grep the file.txt
            grep foo bar.txt
            sed -i s/a/b/ f
            awk '{print $1}' f
            kill 1234
            kill -9 1234
            kill %1
            sleep 5 && echo done
            find
            find src
            find . -name '*.py'
            find . -type f -newer the.txt
            sort names.txt
            sort -u a.txt
            test -f a
            test a = b
            [ -f a ] && echo yes
            [[ $x == y ]]
            (cd /tmp && ls)
            { echo a; }
            x=5
            x="this is the one"
            x=(1 2 3)
            a[1]=2
            FOO=1 ./run.sh
            export PATH=$PATH:/opt/bin
            alias ll='ls -l'
            . venv/bin/activate
            source venv/bin/activate
            ./run.sh
            ./run.sh what is this
            ./missing.sh
            ../configure --prefix=/usr
            ~/bin/x
            "my prog" arg
            \\ls
            echo hello world
            echo this is a test
            echo what is this?
            echo $?
            printf '%s\\n' a
            history | grep ssh
            ls|wc -l
            ls > out.txt
            ps aux | grep the
            sudo apt install git
            systemctl status nginx
            df -h
            du -sh *
            who
            w
            which python3
            which git docker
            date +%s
            env | sort
            time make
            time ls the
            watch -n1 date
            nohup ./run.sh &
            curl https://example.com
            curl -s x | jq .
            cp a b
            mv a b
            rm -rf build
            mkdir -p a/b
            touch file
            touch a
            chmod +x a
            ln -s a b
            read name
            read a b
            unset FOO
            set -e
            shopt -s globstar
            trap 'echo bye' EXIT
            exit
            exit 3
            help cd
            # what is this?
            ffmpeg -i a.mov b.mp4
            code .
            foo
            foo | bar
            for i in 1 2
            for i in 1 2; do echo $i; done
            for f in *.txt
            for ((i = 0; i < 3; i++))
            while true
            while read line
            while :; do sleep 1; done
            while [ -f x ]
            until ping -c1 host
            if [ -f x ]
            if [[ -f x ]]; then
            if grep -q the file; then echo found; fi
            if ! ls x
            case x in
            case $1 in
            select x in a b; do
            function greet { echo hi; }
            greet() { echo hi; }
            greet () {
            yes | head
            """;

    private static final String QUESTIONS =
            """
            find all python files modified this week
            find all *.py files
            find big files
            find my ssh keys
            find out why the build fails
            make me a sandwich
            make a backup of this folder
            make it faster
            make sure nginx is running
            who is using port 80?
            who is using port 80
            kill whatever listens on 8080
            kill the process on port 8080
            kill it
            sort this out
            sort by size
            sort these numbers: 3 1 2
            test the login page
            test whether port 80 is open
            yes
            no
            ok
            Yes.
            which is faster
            which process listens on port 3000?
            what is my ip address
            what's using all the memory?
            why is the build failing
            why
            how do I undo the last commit
            how do I use find -exec?
            how many lines are in src/main.c
            what does /etc/fstab do?
            why does ./configure fail
            show me the largest files here
            list all running containers
            explain this error
            explain git rebase -i
            help me write a regex
            delete all .log files older than 7 days
            remove the docker container named web
            create a new branch called feature/login
            compress this folder
            rename all jpg files to lowercase
            convert video.mov to mp4
            move *.txt to docs/
            open ~/.bashrc in the editor
            run the tests
            run tests
            restart nginx
            restart nginx please
            please restart nginx
            tell me a joke
            hello
            Hello!
            hi there
            thanks!
            thank you
            can you list the users
            is nginx running
            are there any zombie processes
            my disk is full
            I want to rename a branch
            i need a script that counts words
            the tests fail
            there is a bug in main.c
            don't do that
            it's broken
            git is not working
            docker is not starting
            docker keeps crashing
            python3 is slow
            grep for errors in the log
            rm all the temp files
            cd to the parent directory
            git push everything to my fork
            ssh into the server
            cat the readme
            watch my disk space
            time in tokyo
            time to go home
            if the disk is full what should I do
            while you are at it, fix the tests
            for each file in this directory, print the name
            function that sorts a list
            in which file is main
            do you know bash
            then what
            Find all large files
            warum ist die Platte voll?
            liste alle Dateien
            compare a.txt and b.txt
            less noise please
            """;

    private final LineRouter router = new LineRouter();

    @ParameterizedTest
    @MethodSource
    void isACommand(String line) {
        assertThat(router.route(line, EverydayFacts.usual()).route())
                .isEqualTo(new Route.Shell(line));
    }

    @ParameterizedTest
    @MethodSource
    void isForTheModel(String line) {
        assertThat(router.route(line, EverydayFacts.usual()).route())
                .isEqualTo(new Route.Ask(line));
    }

    static Stream<String> isACommand() {
        return COMMANDS.lines();
    }

    static Stream<String> isForTheModel() {
        return QUESTIONS.lines();
    }
}
