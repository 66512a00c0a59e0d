package aish.approval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Change.Kind;
import aish.exec.rehearsal.Rehearsal;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RehearsalTextTest {
    private static final Path HOME = Path.of("/home/ada");

    private static Change change(Kind kind, String path, boolean directory, long files, long size) {
        Change.Type type = directory ? Change.Type.DIRECTORY : Change.Type.FILE;
        return new Change(kind, HOME.resolve(path), 0, type, files, size, "");
    }

    private static final Rehearsal REHEARSAL =
            new Rehearsal(
                    "try-1",
                    "make install TOKEN",
                    HOME.resolve("p"),
                    Instant.EPOCH,
                    2,
                    List.of(
                            change(Kind.CHANGED, "/etc/hosts", false, 1, 10),
                            change(Kind.CHANGED, "p/Makefile", false, 1, 1200),
                            change(Kind.CREATED, "p/build", true, 0, 0),
                            change(Kind.CREATED, "p/build/a.o", false, 1, 2048),
                            change(Kind.CREATED, "p/build/sub", true, 0, 0),
                            change(Kind.CREATED, "p/build/sub/b.o", false, 1, 1024),
                            change(Kind.DELETED, "p/src/old", true, 1234, 99),
                            change(Kind.ATTRIBUTES, "p/src/run\u001b.sh", false, 1, 5)),
                    List.of("sleep 100"),
                    List.of("directory /tmp"),
                    List.of("It tried to reach the network, which was off."));

    private static final RehearsalText TEXT =
            new RehearsalText(HOME, text -> text.replace("TOKEN", "•••"));

    private static List<String> selected(String words) throws RehearsalException {
        return new RehearsalSelection(REHEARSAL, HOME)
                .of(words.isEmpty() ? List.of() : List.of(words.split(" "))).stream()
                        .map(one -> HOME.relativize(one.path()).toString())
                        .toList();
    }

    @Test
    void showsWhatChangedAsATree() {
        assertThat(TEXT.report(REHEARSAL))
                .isEqualTo(
                        """
                        Exit status 2; 2 created, 2 changed, 1,234 deleted, 1 with other attributes.
                              /etc/
                           1    changed  hosts  10 bytes
                              ~/p/
                           2    changed  Makefile  1.2 KB
                           3    created  build/  2 files, 3.0 KB
                                  created  a.o  2.0 KB
                                  created  sub/
                                    created  b.o  1.0 KB
                                src/
                           4      deleted  old/  1,234 files, 99 bytes
                           5      attributes  run^[.sh
                        Still running, ended: sleep 100
                        Would change in the shell: directory /tmp
                        It tried to reach the network, which was off.""");
    }

    @Test
    void shortensTheHomeDirectory() {
        Rehearsal small =
                new Rehearsal(
                        "try-1",
                        "x",
                        HOME,
                        Instant.EPOCH,
                        0,
                        List.of(
                                change(Kind.CREATED, ".viminfo", false, 1, 2),
                                change(Kind.CREATED, "p/q/f", false, 1, 1)),
                        List.of(),
                        List.of(),
                        List.of());
        assertThat(TEXT.report(small))
                .isEqualTo(
                        """
                        Exit status 0; 2 created.
                              ~/
                           1    created  .viminfo  2 bytes
                                p/q/
                           2      created  f  1 byte""");
    }

    @Test
    void hidesSecretsOfTheCommand() {
        assertThat(TEXT.command(REHEARSAL)).isEqualTo("make install •••");
    }

    @ParameterizedTest
    @CsvSource({
        "1, ../../etc/hosts",
        "1-2, ../../etc/hosts p/Makefile",
        "'2, 4', p/Makefile p/src/old",
        "Makefile, p/Makefile",
        "~/p/Makefile 1, ../../etc/hosts p/Makefile",
        "build/sub/b.o, p/build p/build/sub p/build/sub/b.o",
        "build/a.o, p/build p/build/a.o",
        "src, p/src/old p/src/run\u001b.sh",
        "src/old/x, ''",
        "9, ''",
        "0, ''",
        "3-2, ''",
        "nothing, ''"
    })
    void findsChangesByNumberRangeAndPath(String words, String paths) throws Exception {
        if (paths.isEmpty()) {
            assertThatThrownBy(() -> selected(words)).isInstanceOf(RehearsalException.class);
        } else {
            assertThat(selected(words)).containsExactly(paths.split(" "));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/home/ada/.ssh/id_ed25519",
                "/home/ada/.ssh/deploy",
                "/srv/app/.env",
                "/srv/app/.env.production",
                "/home/ada/.gnupg/private-keys-v1.d/x",
                "/home/ada/.aws/credentials",
                "/home/ada/.config/aish/vault.json",
                "/etc/shadow",
                "/srv/tls/server.key",
                "/home/ada/.netrc"
            })
    void neverShowsTheContentOfPrivateFiles(String path) {
        assertThat(RehearsalText.isPrivate(Path.of(path))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/home/ada/.ssh/config",
                "/home/ada/.ssh/id_ed25519.pub",
                "/srv/app/env.py",
                "/srv/app/environment",
                "/srv/app/Secrets.java",
                "/srv/app/keys.c",
                "/srv/app/vaulting.go"
            })
    void showsOrdinaryFiles(String path) {
        assertThat(RehearsalText.isPrivate(Path.of(path))).isFalse();
    }
}
