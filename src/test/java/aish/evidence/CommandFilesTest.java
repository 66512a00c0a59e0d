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
                    sed -n '10,20p' a.txt        @ [a.txt] [] true 10
                    sed -n 7p a.txt              @ [a.txt] [] true 7
                    cd src && cat a.txt          @ [a.txt] [src] true 1
                    cat a b                      @ [a, b] [] false 1
                    cat a.txt > b.txt            @ [a.txt] [] true 1
                    grep -rn "x y" src lib       @ [src, lib] [] false 1
                    sort < a.txt                 @ [a.txt] [] false 1
                    sed -i s/a/b/ a.txt          @ [] [s/a/b/, a.txt] false 1
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
                                + files.firstLine())
                .isEqualTo(wanted);
    }
}
