package aish.exec.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.files.FileOwner;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a kept rehearsal leaves is what the command itself would have left. */
@Tag("edge")
class RehearsalTruthTest {
    private static final int NOBODY = 65534;

    private static final String SETUP =
            """
            mkdir -p d/sub/deep d/empty 'odd, na:me #x' project
            echo one >d/a; echo two >d/sub/b; echo three >d/sub/deep/c; ln -s a d/soft; ln -s sub d/way
            echo odd >'odd, na:me #x/file'; truncate -s 20M d/sparse; echo end >>d/sparse; chmod 640 d/sub/b
            seq 1 5000 >d/long; printf 'x%.0s' {1..5000} >d/wide; touch d/$'new\\nline' d/$'not\\xffutf8'
            python3 -c 'import os; os.setxattr("d/sub/b", "user.note", b"mine"); os.setxattr("d/sub", "user.dir", b"d")'
            mkdir special; mkfifo special/pipe; : >d/zero; mkdir -m 1777 d/sticky; mkdir -m 2775 d/group; mkdir outside; echo o >outside/o
            mkdir -p package/bin; echo '{"name":"left","version":"1.0.0","bin":"bin/left.js"}' >package/package.json
            echo 'console.log(1)' >package/bin/left.js; tar czf left.tgz package
            printf 'DESTDIR=\\ninstall:\\n\\tmkdir -p $(DESTDIR)/bin\\n\\tinstall -m 755 d/a $(DESTDIR)/bin/tool\\n\\tln -sf tool $(DESTDIR)/bin/t\\n' >Makefile
            git init -q repo; cd repo; echo t >tracked; echo '*.o' >.gitignore; git add .; mkdir -p build/x; touch a.o build/x/y; cd ..
            sqlite() { python3 -c 'import sqlite3,sys; c=sqlite3.connect("d/db"); c.executescript(sys.argv[1])' "$1"; }
            sqlite 'create table t(x); insert into t values(1);'
            find . -depth -exec touch -h -d @981173106.789 {} +
            """;

    private static final List<String> COMMANDS =
            List.of(
                    "cd repo && git clean -xfdq",
                    "cd repo && git mv tracked moved && git rm -q --cached .gitignore",
                    "cd project && npm install --offline --no-audit --no-fund ../left.tgz >/dev/null 2>&1",
                    "make -s install DESTDIR=$PWD/out; make -s install DESTDIR=$PWD/out",
                    "python3 -c 'import mmap; f=open(\"d/sub/b\",\"r+b\"); m=mmap.mmap(f.fileno(),0); m[0:3]=b\"TWO\"; m.flush()'",
                    "ln d/sub/b d/other; ln d/long long; ln d/other third",
                    "mv d/a d/renamed; echo x >>d/renamed",
                    "ln d/a d/again; rm d/a",
                    "cp --sparse=always d/sparse copy; printf x | dd of=copy bs=1 seek=5000000 conv=notrunc status=none",
                    "printf x | dd of=d/sparse bs=1 seek=9000000 conv=notrunc status=none; truncate -s 40M d/sparse",
                    "python3 -c 'import sqlite3; c=sqlite3.connect(\"d/db\"); c.execute(\"insert into t values(2)\"); c.commit()'",
                    "python3 -c 'import sqlite3; c=sqlite3.connect(\"new.db\"); c.execute(\"pragma journal_mode=wal\"); c.execute(\"create table t(x)\"); c.commit(); c.close()'",
                    "mv d e; echo x >e/new",
                    "mv d/sub d/sub2; mv d/sub2 d/sub",
                    "mkdir n; echo 1 >n/1; python3 -c 'import os; os.rename(\"n\", \"m\")'",
                    "chmod 700 d/sub; chmod 4755 d/a; chmod 000 d/long; chmod -R go-rwx d/empty",
                    "chown $(id -u):$(id -g) d/a; chgrp $(id -g) d/sub",
                    "touch -d 2005-06-07 d/sub d/sub/b; touch -h -d 2004-05-06 d/soft",
                    "ln -sf ../outside d/soft; rm d/way; echo file >d/way; ln -s /etc/passwd away",
                    "mv d/sub d/was; ln -s was d/sub; echo through >d/sub/b; rm d/sub; mkdir d/sub; echo back >d/sub/new",
                    "rm -rf d/sub; ln -s ../outside d/sub; echo over >d/sub/o",
                    "rm d/a; mkdir d/a; echo inside >d/a/x; rm -rf d/sub; echo file >d/sub",
                    "rm -rf d/sub; mkdir d/sub; echo new >d/sub/z",
                    "tar cf t.tar -C d sub; rm -r d/sub; tar xf t.tar -C d; rm t.tar",
                    "tar xzf left.tgz -C d; tar xzf left.tgz",
                    "sed -i s/two/2/ d/sub/b; sed -i 5d d/long",
                    "truncate -s 3 d/long; : >d/wide; echo a >>d/zero",
                    "setsid -f sh -c 'echo d >daemon; exec sleep 3'; until [ -s daemon ]; do sleep .05; done",
                    "(nohup sh -c 'echo n >nohup.txt; exec sleep 3' >/dev/null 2>&1 &); until [ -s nohup.txt ]; do sleep .05; done",
                    "mkfifo p d/q; rm special/pipe; python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"s\")'",
                    "p=.; for i in {1..60}; do p=$p/deep$i; done; mkdir -p $p; echo x >$p/x; rm -r deep1/deep2/deep3/deep4",
                    "echo 1 >$'a\\nb'; echo 2 >'a b'; echo 3 >$'bad\\xfe\\xff'; mv d/$'new\\nline' ' '; rm d/$'not\\xffutf8'; echo 4 >%41",
                    "mkdir -p e1/e2 d/empty/e3; rmdir d/empty/e3; rmdir d/sticky",
                    "rm -rf d 'odd, na:me #x' repo",
                    "rm -rf d; mkdir d; cp -a outside d/sub; rm -rf d; mkdir -p d/sub/deep; echo again >d/sub/deep/c",
                    "echo 1 >d/a; echo 2 >d/a; rm d/a; echo 3 >d/a; echo 4 >>d/a; mv d/a d/t; mv d/t d/a",
                    "umask 077; mkdir u; echo x >u/f; umask 000; echo y >u/g; mkdir u/h",
                    "touch d/group/inherits; mkdir d/group/too; chmod g-s d/group",
                    "python3 -c 'import os; os.setxattr(\"d/long\",\"user.x\",b\"1\"); os.removexattr(\"d/sub\",\"user.dir\"); os.setxattr(\"d\",\"user.y\",b\"2\")'",
                    "python3 -c 'import os; os.setxattr(\"d/sub/b\",\"user.note\",b\"theirs\")'",
                    "python3 -c 'import os; os.setxattr(\"d/a\",\"system.posix_acl_access\",bytes.fromhex(\"0200000001000600ffffffff02000600\") + os.getuid().to_bytes(4, \"little\") + bytes.fromhex(\"04000400ffffffff10000600ffffffff20000400ffffffff\"))'",
                    "cp -a d d2; rm -rf d2/sub; cp -a d/sub d2/sub; mkdir -m 500 locked; chmod 555 d/sub",
                    "mkdir tmp; mv d/a tmp/; mv tmp/a d/; rmdir tmp",
                    "cp d/a d/a.bak && cat d/a.bak >d/a && rm d/a.bak; touch -d @981173106.789 d/a d",
                    "mkdir gone; cd gone; rmdir ../gone; false");

    private static final int RANDOM = Tier.times(2, 60);
    private static final String IMPOSSIBLE = "cannot rehearse: no shell started";

    private static final String RANDOM_SETUP =
            """
            mkdir -p d/sub/deep d/empty other/in 'd-x' $'new\\nline/in'; echo 1 >d/a; echo 2 >d/sub/b; echo 3 >d/sub/deep/c; echo 4 >file
            ln -s d/sub link; ln -s file soft; ln -s nowhere d/gone; echo 5 >other/in/x; echo 6 >d-x/a; echo 7 >$'new\\nline/in/x'
            echo 8 >'a b'; echo 9 >$'c\\x01\\x1b[2Jd'; find . -depth -exec touch -h -d @981173106.789 {} +
            """;

    private static final List<String> PATHS =
            List.of(
                    "d",
                    "d/a",
                    "d/sub",
                    "d/sub/b",
                    "d/sub/deep",
                    "d/empty",
                    "d/gone",
                    "d-x",
                    "d-x/a",
                    "file",
                    "link",
                    "link/b",
                    "soft",
                    "other",
                    "other/in",
                    "other/in/x",
                    "'a b'",
                    "$'new\\nline'",
                    "$'new\\nline/in'",
                    "$'c\\x01\\x1b[2Jd'",
                    "fresh",
                    "fresh/one",
                    "d/sub/fresh",
                    "' '",
                    "$'d\\x01'");

    private static final List<String> STEPS =
            List.of(
                    "rm -rf P",
                    "rm -rf P; mkdir -p P/bin; echo evil >P/bin/tool",
                    "rm -rf P; echo text >P",
                    "rm -rf P; ln -s Q P",
                    "rm -rf P; mkdir P",
                    "mv -T P Q",
                    "mv -T P Q; mkdir P; echo new >P/b",
                    "cp -aT P Q",
                    "mkdir -p P",
                    "echo more >>P",
                    "chmod M P",
                    "ln -T P Q",
                    "rm -rf P; mkfifo P",
                    "touch -d @1000000000 P",
                    "sed -i s/[0-9]/x/ P");

    record Trial(String user, String command) {}

    @TempDir static Path top;
    private static final Map<String, Map<String, String>> RESULTS = new HashMap<>();

    private static List<String> commands() {
        return Tier.sample(COMMANDS, 12);
    }

    static Stream<Trial> trials() {
        List<String> users = FileOwner.isMe(0) ? List.of("root", "a user") : List.of("a user");
        return users.stream()
                .flatMap(user -> commands().stream().map(command -> new Trial(user, command)));
    }

    /** The same for commands that replace, rename and link whatever is there, at random. */
    @Test
    void keepsExactlyWhatItShows() throws Exception {
        assertThat(random("root")).isEmpty();
    }

    @Test
    void keepsExactlyWhatItShowsAnOrdinaryUser() throws Exception {
        assumeTrue(FileOwner.isMe(0), "the other test is that of an ordinary user");
        assertThat(random("a user")).isEmpty();
    }

    private static SortedMap<String, String> random(String user) throws Exception {
        List<String> commands =
                IntStream.range(0, RANDOM).mapToObj(RehearsalTruthTest::randomCommand).toList();
        SortedMap<String, String> wrong = new TreeMap<>(trial(user, RANDOM_SETUP, commands));
        wrong.values().removeIf(String::isEmpty);
        assumeTrue(
                wrong.size() < RANDOM
                        || !wrong.values().stream().allMatch(why -> why.startsWith(IMPOSSIBLE)),
                "this system allows no namespaces");
        return wrong;
    }

    private static String randomCommand(int seed) {
        Random random = new Random(seed);
        List<String> lines = new ArrayList<>(List.of(": " + seed));
        for (int i = random.nextInt(1, 12); i > 0; i--) {
            lines.add(
                    pick(STEPS, random)
                            .replace("P", pick(PATHS, random))
                            .replace("Q", pick(PATHS, random))
                            .replace(
                                    "M",
                                    pick(List.of("u=rwX,go=", "755", "1777", "2750"), random)));
        }
        return String.join("\n", lines) + "\ntrue";
    }

    private static String pick(List<String> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }

    @ParameterizedTest
    @MethodSource("trials")
    void isWhatTheCommandItselfDoes(Trial trial) throws Exception {
        assumeTrue(
                !trial.command().contains("npm ") || Files.isExecutable(Path.of("/usr/bin/npm")),
                "no npm");
        assertThat(results(trial.user()).get(trial.command())).isEmpty();
    }

    private static Map<String, String> results(String user) throws Exception {
        Map<String, String> known = RESULTS.get(user);
        if (known != null) {
            return known;
        }
        Map<String, String> found = trial(user, SETUP, commands());
        RESULTS.put(user, found);
        return found;
    }

    private static Map<String, String> trial(String user, String setup, List<String> commands)
            throws Exception {
        Map<String, String> found = new HashMap<>();
        Path folder = Files.createTempDirectory(top.toRealPath(), "trial");
        if (FileOwner.isMe(0) && user.equals("a user")) {
            Files.setPosixFilePermissions(top, PosixFilePermissions.fromString("rwxr-xr-x"));
            List<String> all = RehearsalTrial.asUser(NOBODY, folder, setup, commands);
            for (int i = 0; i < commands.size(); i++) {
                found.put(commands.get(i), all.get(i));
            }
        } else {
            RehearsalTrial trial = new RehearsalTrial(folder);
            for (String command : commands) {
                found.put(command, trial.of(setup, command));
            }
        }
        return found;
    }
}
