package aish.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandFilesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '^',
            textBlock =
                    """
                    cat a.txt                    @ [a.txt] [] true 1
                    sudo cat -n 'my file'        @ [my file] [] true 1
                    head -n 20 a.txt             @ [a.txt] [] true 1
                    head -20 a.txt               @ [a.txt] [] true 1
                    tail -n +5 a.txt             @ [a.txt] [] true 5
                    tail +5 a.txt                @ [a.txt] [] true 1
                    tail -3 a.txt                @ [a.txt] [] true 1
                    head -50 a.txt | tail -10    @ [a.txt] [] true 41
                    sed -n '10,20p' a.txt        @ [a.txt] [] true 10
                    sed -n 7p a.txt              @ [a.txt] [] true 7
                    sed -n '7,$p' a.txt          @ [a.txt] [] true 7
                    sed -n -e 7p a.txt           @ [a.txt] [] true 7
                    cat -n a.txt | sed -n 7,9p   @ [a.txt] [] true 7
                    awk 'NR>=7 && NR<=9' a.txt   @ [a.txt] [] true 7
                    awk -F : '{print $1}' a.txt  @ [a.txt] [] false 1
                    cut -d, -f3 a.txt | tail -n 3 @ [a.txt] [] false 1
                    rsync -a --exclude-from=a b  @ [] [] false 1
                    rsync -an --exclude-from=a b @ [] [a, b] false 1
                    cat a.sql | psql d           @ [a.sql] [d] false 1
                    tool --rules=a.toml b        @ [] [a.toml, b] false 1
                    nl -ba a.txt                 @ [a.txt] [] true 1
                    bat -l python a.txt          @ [a.txt] [] true 1
                    cd src && cat a.txt          @ [a.txt] [] true 1 src
                    cat a b                      @ [a, b] [] false 1
                    cat src/*.c                  @ [src/*.c] [] true 1
                    cat a.txt > b.txt            @ [a.txt] [] true 1
                    grep -rn "x y" src lib       @ [src, lib] [] false 1
                    grep -A 3 -e x -e y a.txt    @ [a.txt] [] false 1
                    rg -t py os.environ          @ [] [] false 1
                    rg -n -g '*.c' x a.txt       @ [a.txt] [] true 1
                    grep -in x a.txt             @ [a.txt] [] true 1
                    grep -r nest a.txt           @ [a.txt] [] false 1
                    grep -rn x src               @ [src] [] false 1
                    jq --arg n v '.a' a.json     @ [a.json] [] false 1
                    cut -d , -f 1 a.csv          @ [a.csv] [] false 1
                    docker run -v ./a.conf:/b:ro nginx -t @ [] [run, ./a.conf, nginx] false 1
                    sort < a.txt                 @ [a.txt] [] false 1
                    diff -U 3 a.txt b.txt        @ [a.txt, b.txt] [] false 1
                    sed -i s/a/b/ a.txt          @ [] [] false 1
                    perl -pi -e s/a/b/ a.txt     @ [] [] false 1
                    gofmt -w a.go                @ [] [] false 1
                    mv a.txt b.txt               @ [] [] false 1
                    git log --oneline a.txt      @ [] [] false 1
                    git show HEAD:a.txt          @ [] [a.txt] false 1
                    git show 9f1c2ab a.txt       @ [] [] false 1
                    git diff a.txt               @ [] [diff, a.txt] false 1
                    git blame -L 2,5 a.txt       @ [] [blame, 2,5, a.txt] false 1
                    python test.py --all         @ [] [test.py] false 1
                    cat a.txt | grep x           @ [a.txt] [] true 1
                    make test                    @ [] [test] false 1
                    cat $FILE                    @ [] [] false 1
                    ((                           @ [] [] false 1
                    """)
    void namesTheFilesOfACommand(String command, String wanted) {
        CommandFiles files = CommandFiles.of(command);
        assertThat(
                        files.read()
                                + " "
                                + files.named()
                                + " "
                                + files.reader()
                                + " "
                                + files.firstLine()
                                + (files.directory().isEmpty() ? "" : " " + files.directory()))
                .isEqualTo(wanted);
    }
}
