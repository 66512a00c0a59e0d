package aish.safety.files;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which files commands name. */
class AffectedFileSpecTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            textBlock =
                    """
                    rm a b                          → DELETE a; DELETE b
                    rm -rf build                    → DELETE build/
                    rm --recursive x                → DELETE x/
                    \\rm -fr 'a b'                  → DELETE a b/
                    rm "*"                          → DELETE *
                    rm -- -x                        → DELETE -x
                    cd sub && rm x                  → DELETE sub:x
                    cd ..; rm x                     → DELETE ..:x
                    (cd sub); rm x                  → DELETE x
                    cd a && cd b && rm x            → DELETE a/b:x
                    cd a || rm x                    → DELETE x
                    d=out; rm -r $d/x               → DELETE out/x/
                    rm {a,b}.c                      → DELETE a.c; DELETE b.c
                    unlink a                        → DELETE a
                    rmdir a                         → DELETE a
                    shred -u a                      → OVERWRITE a
                    sudo rm a                       → DELETE a
                    bash -c 'rm a'                  → DELETE a
                    mv a b                          → MOVE_AWAY a/; OVERWRITE b/ < a
                    mv -n a b                       → MOVE_AWAY a/; OVERWRITE b/ < a
                    mv -t d a b                     → MOVE_AWAY a/; MOVE_AWAY b/; OVERWRITE d/ < a,b
                    cp a b                          → OVERWRITE b/ < a
                    cp --target-directory=d a       → OVERWRITE d/ < a
                    ln -sf a b                      → OVERWRITE b/ < a
                    echo x > f                      → OVERWRITE f
                    echo x >| f                     → OVERWRITE f
                    make &> log                     → OVERWRITE log
                    echo x >> f                     → APPEND f
                    echo x > /dev/null              → ''
                    echo x | tee f g                → OVERWRITE f; OVERWRITE g
                    echo x | tee -a f               → APPEND f
                    sed -i s/a/b/ f g               → OVERWRITE f; OVERWRITE g
                    sed -i -e s/a/b/ f              → OVERWRITE f
                    sed s/a/b/ f                    → ''
                    perl -pi -e s/a/b/ f            → OVERWRITE f
                    truncate --size=0 f             → OVERWRITE f
                    dd if=a of=b                    → OVERWRITE b
                    chmod 600 f                     → PERMISSION f
                    chown -R me d                   → PERMISSION d/
                    find d -name '*.o' -delete      → DELETE d find
                    find -type f -exec rm {} +      → DELETE . find
                    git reset --hard                → GIT_TREE ./
                    git clean -fdx                  → GIT_TREE ./
                    git checkout -- .               → GIT_TREE ./
                    git restore f                   → GIT_TREE ./
                    git stash drop                  → GIT_TREE ./
                    git checkout main               → ''
                    """)
    void namesTheFiles(String command, String expected) {
        Verdict verdict = Analyser.judge(command, SafetyFacts.none());
        assertThat(shown(verdict)).isEqualTo(expected);
        assertThat(verdict.touched()).allMatch(AffectedFileSpec::complete);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            textBlock =
                    """
                    rm $x
                    rm -rf "$dir"/build
                    rm $(cat list)
                    xargs rm < list
                    rm file$((n))
                    bash -c "rm file$((n))"
                    cd $x && rm y
                    cd -; rm y
                    test -d a && cd a; rm x
                    if true; then cd a; fi; rm x
                    for d in a b; do cd $d; rm x; done
                    f() { rm x; }
                    pushd a; popd; rm x
                    rm ~root/x
                    rm "$(git rev-parse --show-toplevel)/x"
                    tar xf a.tar
                    unzip a.zip
                    rsync -a --delete a/ b/
                    patch -p1 < x
                    find -L d -delete
                    crontab -r
                    IFS=/; x=a/b; rm $x
                    x='~/a'; rm $x
                    git submodule foreach git reset --hard
                    git submodule foreach 'rm x'
                    repo forall -c 'rm x'
                    lerna exec -- rm x
                    """)
    void saysWhatItDoesNotKnow(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none()).touched())
                .anyMatch(files -> !files.complete());
    }

    @Test
    void keepsPatternsApartFromQuotedCharacters() {
        PathText path = only("rm 'a*'*.[ch]").path();

        assertThat(path.text()).isEqualTo("a**.[ch]");
        assertThat(path.marks()).isEqualTo("qq*.*...");
    }

    @Test
    void matchesValuesWithoutQuotesOnceMore() {
        assertThat(only("x='*.o'; rm $x").path().isPattern()).isTrue();
        assertThat(only("x='*.o'; rm \"$x\"").path().isPattern()).isFalse();
    }

    @Test
    void knowsWhichTildeIsAHome() {
        assertThat(only("rm ~/x").path().startsAtHome()).isTrue();
        assertThat(only("rm \"$HOME/x\"").path().startsAtHome()).isTrue();
        assertThat(only("rm '~/x'").path().startsAtHome()).isFalse();
    }

    private static AffectedFileSpec only(String command) {
        List<AffectedFileSpec> affected = Analyser.judge(command, SafetyFacts.none()).touched();
        assertThat(affected).hasSize(1);
        return affected.getFirst();
    }

    private static String shown(Verdict verdict) {
        return verdict.touched().stream()
                .map(AffectedFileSpecTest::shown)
                .collect(Collectors.joining("; "));
    }

    private static String shown(AffectedFileSpec files) {
        String place = files.directory().equals(".") ? "" : files.directory() + ":";
        String into =
                files.sources().isEmpty()
                        ? ""
                        : " < "
                                + files.sources().stream()
                                        .map(PathText::text)
                                        .collect(Collectors.joining(","));
        return files.kind()
                + " "
                + place
                + files.path().text()
                + (files.recursive() ? "/" : "")
                + into
                + (files.search().isPresent() ? " find" : "");
    }
}
