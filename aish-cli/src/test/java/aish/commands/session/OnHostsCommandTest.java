package aish.commands.session;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.Next;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.exec.fleet.Hosts;
import aish.exec.fleet.StandIns;
import aish.process.Cancellation;
import aish.shell.CommandResult;
import aish.testing.Executing;
import aish.testing.FakeShell;
import aish.testing.Poll;
import aish.testing.RecordingSink;
import aish.testing.ScriptedOperator;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OnHostsCommandTest {
    @TempDir private Path directory;

    private final RecordingSink sink = new RecordingSink();
    private final List<String> progress = new CopyOnWriteArrayList<>();
    private final EventSink events =
            event -> {
                sink.emit(event);
                if (event instanceof Event.Busy(String what)) {
                    progress.add(what);
                }
            };
    private final Interrupts interrupts = new Interrupts();
    private final List<CommandResult> ran = new ArrayList<>();

    private int run(Operator operator, String arguments) {
        Fleet fleet =
                new Fleet(
                        Executing.on(new FakeShell(), CommandAssessor.textOnly(), ran::add, events),
                        CommandAssessor.textOnly(),
                        this::hosts,
                        operator,
                        interrupts,
                        events);
        return new OnCommand.Many(fleet, _ -> List.of(), events).run(arguments)
                        instanceof Next.Ran(int status)
                ? status
                : -1;
    }

    private Hosts hosts(Cancellation cancellation) {
        try {
            return new StandIns(directory).hosts(cancellation::onCancel);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Event event) {
        return switch (event) {
            case Event.Answer(String text, _) -> text;
            case Event.Notice(String text, _) -> text;
            case Event.Problem(String text) -> text;
            default -> event.toString();
        };
    }

    private String shown() {
        return sink.shown().stream()
                .map(OnHostsCommandTest::text)
                .collect(Collectors.joining("\n"))
                .replaceAll(" The slowest .*", "");
    }

    @Test
    void putsEqualResultsTogether() {
        String many = "on:a1,on:a2,on:a3,on:a4,on:a5,on:noisy,on:refuse,on:cut,on:b";
        assertThat(run(Operator.NOBODY, many + " echo x; [ $HOST != b ] || { echo y; (exit 3); }"))
                .isEqualTo(ExitCode.FAILED);
        assertThat(shown())
                .isEqualTo(
                        """
                        6 hosts: ok (out-1, out-2 and 4 more)
                          x
                        on:refuse: unreachable: connect to refuse: Connection refused
                        on:cut: connection lost, so whether the command ended is unknown: \
                        client_loop: Broken pipe (out-8)
                          x
                        on:b: exit status 3 (out-9)
                          x
                          y
                        9 hosts: 6 ok, 1 unreachable, 1 lost, 1 exit status 3.""");
    }

    @Test
    void recordsEachHostWithItsOwnOutput() {
        assertThat(run(Operator.NOBODY, "@web 'echo \"$HOST\"; :'")).isEqualTo(ExitCode.OK);
        assertThat(ran)
                .extracting(CommandResult::command, each -> each.output().text())
                .containsExactly(
                        tuple(":on on:a echo \"$HOST\"; :", "a\n"),
                        tuple(":on on:b echo \"$HOST\"; :", "b\n"));
        assertThat(ran).extracting(CommandResult::directory).containsOnly(Path.of("/"));
        assertThat(sink.noted()).filteredOn(event -> event instanceof Event.RanOnHost).hasSize(2);
    }

    @Test
    void recordsWhyAHostWasNotReached() {
        assertThat(run(Operator.NOBODY, "--first 1 on:refuse,on:a true"))
                .isEqualTo(ExitCode.FAILED);
        assertThat(ran)
                .extracting(CommandResult::command, each -> each.output().text())
                .containsExactly(
                        tuple(
                                ":on on:refuse true",
                                "aish: unreachable: connect to refuse: Connection refused\n"));
    }

    private static org.assertj.core.groups.Tuple tuple(Object... values) {
        return org.assertj.core.groups.Tuple.tuple(values);
    }

    @Test
    void theStatusOfOneHostIsThatOfTheCommand() {
        assertThat(run(Operator.NOBODY, "on:a (exit 7)")).isEqualTo(7);
        assertThat(run(Operator.NOBODY, "on:refuse true")).isEqualTo(255);
        assertThat(run(Operator.NOBODY, "on:a,on:a true")).isEqualTo(ExitCode.OK);
    }

    @Test
    void asksOnceForAllHosts() {
        String question = "Run this on 2 hosts (on:a and on:b)? It cannot be undone from here.";
        String command = "@web rm -f " + directory.resolve("gone");
        assertThat(run(new ScriptedOperator().answering(question, "r"), command))
                .isEqualTo(ExitCode.OK);
        assertThat(run(new ScriptedOperator().answering(question, ""), command))
                .isEqualTo(ExitCode.FAILED);
        assertThat(run(Operator.NOBODY, command)).isEqualTo(ExitCode.HALTED);
        assertThat(shown()).endsWith("nobody can be asked; --yes agrees");
        assertThat(run(Operator.NOBODY, "--yes " + command)).isEqualTo(ExitCode.OK);
    }

    @Test
    void looksAtTheFirstBeforeTheRest() {
        String rest = "Run it on the other 1 host?";
        assertThat(run(new ScriptedOperator().answering(rest, "r"), "--first 1 @web true"))
                .isEqualTo(ExitCode.OK);
        assertThat(ran).hasSize(2);
        assertThat(run(new ScriptedOperator().answering(rest, "s"), "--first=1 @web true"))
                .isEqualTo(ExitCode.FAILED);
        assertThat(run(Operator.NOBODY, "--first 1 @web false")).isEqualTo(ExitCode.FAILED);
        assertThat(shown()).endsWith("not run on the other 1 host");
        assertThat(run(Operator.NOBODY, "--first 1 @web true")).isEqualTo(ExitCode.OK);
    }

    @Test
    void anInterruptEndsItEverywhereAndSaysWhereItHadEnded() throws Exception {
        Path started = directory.resolve("started");
        String command =
                ("on:a,on:hang,on:wait [ $HOST = a ] && until [ -s %s ]; do sleep 0.1; done"
                                + " || { sleep 1000 & echo $! > %s; wait; }")
                        .formatted(started, started);
        CompletableFuture<Integer> status =
                CompletableFuture.supplyAsync(() -> run(Operator.NOBODY, "--yes " + command));
        Poll.until(
                () ->
                        !lines(started).isEmpty()
                                && progress.stream()
                                        .anyMatch(text -> text.startsWith("1 of 3 hosts ended")),
                () -> "progress: " + progress);
        ProcessHandle sleep =
                ProcessHandle.of(Long.parseLong(lines(started).getFirst())).orElseThrow();
        assertThat(interrupts.interrupt()).isTrue();
        assertThat(status.join()).isEqualTo(ExitCode.INTERRUPTED);
        sleep.onExit().join();
        assertThat(shown())
                .isEqualTo(
                        """
                        on:a: ok
                        on:hang: stopped before it ended
                        on:wait: not started
                        3 hosts: 1 ok, 1 stopped, 1 unstarted.""");
    }

    @Test
    void anInterruptEndsTheUsersEngine() throws Exception {
        Path started = directory.resolve("started");
        new StandIns(directory)
                .add(
                        "ansible",
                        """
                        [ "$2" = --list-hosts ] && printf ' hosts (2):\\n  w1\\n  w2\\n' && exit
                        echo '{"rc": 0, "stdout": "x"}' > $9/w1
                        echo $$ > %s
                        exec sleep 1000
                        """
                                .formatted(started));
        CompletableFuture<Integer> status =
                CompletableFuture.supplyAsync(
                        () -> run(Operator.NOBODY, "--ansible --yes web uptime"));
        Poll.until(() -> !lines(started).isEmpty(), () -> "it does not start");
        assertThat(interrupts.interrupt()).isTrue();
        assertThat(status.join()).isEqualTo(ExitCode.INTERRUPTED);
        assertThat(shown())
                .isEqualTo(
                        """
                        w1: ok (out-1)
                          x
                        w2: stopped before it ended
                        2 hosts: 1 ok, 1 stopped.""");
    }

    @Test
    void anEngineThatFailsIsNoSuccess() throws Exception {
        for (String end : List.of("; exit 1", ">&2; exit 1", ">&2")) {
            new StandIns(directory)
                    .add(
                            "farm",
                            """
                            for host in n1 n2; do sh -c "$2" | sed "s/^/$host: /"; done
                            echo 'n3: ssh: No route to host' %s
                            """
                                    .formatted(end));
            assertThat(run(Operator.NOBODY, "farm:n[1-3] true"))
                    .as(end)
                    .isEqualTo(end.endsWith("exit 1") ? ExitCode.FAILED : ExitCode.OK);
        }
        assertThat(shown())
                .isEqualTo(
                        """
                        n1, n2: ok
                        n3: unreachable: ssh: No route to host
                        3 hosts: 2 ok, 1 unreachable.
                        n1, n2: ok
                        farm:n[1-3]: exit status 1
                          n3: ssh: No route to host
                        2 hosts: 2 ok. farm:n[1-3] itself failed.
                        n1, n2: ok
                        farm:n[1-3] also printed:
                          n3: ssh: No route to host
                        2 hosts: 2 ok.""");
    }

    @Test
    void remarksOfAnEngineAreNoHosts() throws Exception {
        new StandIns(directory)
                .add(
                        "farm",
                        """
                        echo 'Note: the cache is old'
                        sh -c "$2" | sed 's/^/n1: /'
                        echo 'n2: ssh exited with exit code 255'
                        """);
        assertThat(run(Operator.NOBODY, "farm:n[1-2] true")).isEqualTo(ExitCode.FAILED);
        assertThat(shown())
                .startsWith(
                        """
                        n1: ok
                        n2: unreachable: ssh exited with exit code 255
                        farm:n[1-2] also printed:
                          Note: the cache is old
                        2 hosts: 1 ok, 1 unreachable.""");
    }

    @Test
    void aSilentTransportIsToldByItsStatus() {
        assertThat(run(Operator.NOBODY, "on:silent,on:a true")).isEqualTo(ExitCode.FAILED);
        assertThat(shown()).contains("on:silent: unreachable: exit status 7");
    }

    private static List<String> lines(Path file) {
        try {
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException e) {
            return List.of();
        }
    }

    @Test
    void runsOnSixteenHostsAtMost() throws Exception {
        Path up = Files.createDirectory(directory.resolve("up"));
        Path go = directory.resolve("go");
        String hosts =
                IntStream.range(0, 20).mapToObj(n -> "on:h" + n).collect(Collectors.joining(","));
        CompletableFuture<Integer> status =
                CompletableFuture.supplyAsync(
                        () ->
                                run(
                                        Operator.NOBODY,
                                        "--yes %s mkdir %s/$HOST; until [ -e %s ]; do sleep 0.1; done"
                                                .formatted(hosts, up, go)));
        Poll.until(() -> count(up) == 16, () -> count(up) + " run");
        Files.createFile(go);
        assertThat(status.join()).isEqualTo(ExitCode.OK);
        assertThat(count(up)).isEqualTo(20);
        assertThat(progress)
                .isNotEmpty()
                .noneMatch(text -> text.matches(".* and (1[5-9]|[2-9]\\d) more"));
    }

    private static int count(Path folder) {
        return Objects.requireNonNull(folder.toFile().list()).length;
    }

    @Test
    void saysWhatIsWrong() throws Exception {
        for (String wrong :
                List.of("", "on:a", "on:a, on:b true", "-x true", "--first x on:a id")) {
            assertThat(run(Operator.NOBODY, wrong)).as(wrong).isEqualTo(ExitCode.USAGE);
        }
        assertThat(run(Operator.NOBODY, "prod1 true")).isEqualTo(ExitCode.USAGE);
        assertThat(shown()).endsWith("hosts.deny has prod*");
        new StandIns(directory).add("scontrol", "printf 'n1\\nprod1\\n'");
        assertThat(run(Operator.NOBODY, "--slurm n1,prod1 id")).isEqualTo(ExitCode.USAGE);
        assertThat(shown()).endsWith("prod1 is not to be reached: hosts.deny has prod*");
        assertThat(run(Operator.NOBODY, "--first 1 --slurm n1 true")).isEqualTo(ExitCode.USAGE);
        assertThat(ran).isEmpty();
    }
}
