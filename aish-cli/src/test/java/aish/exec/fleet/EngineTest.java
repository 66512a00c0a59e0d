package aish.exec.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.exec.fleet.Engine.Kind;
import aish.exec.fleet.Engine.Said;
import aish.exec.fleet.HostResult.Ending;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineTest {
    /** Prints what each host prints with the host's name before it, as pdsh does. */
    private static final String FARM =
            """
            for host in $(echo "$1" | tr , ' '); do
                sh -c "HOST=$host; $2" | sed "s/^/$host: /"
            done
            """;

    @TempDir private Path directory;

    private Engine engine(Kind kind, String hosts) throws Exception {
        return Engine.of(kind, hosts, new StandIns(directory).hosts()).orElseThrow();
    }

    private List<Said> run(Engine engine, String command) throws Exception {
        return engine.run(command, new StandIns(directory).hosts().programs()).hosts();
    }

    @Test
    void ansibleGivesAResultForEachHost() throws Exception {
        new StandIns(directory)
                .add(
                        "ansible",
                        """
                        [ "$2" = --list-hosts ] && printf '  hosts (2):\\n    w1\\n    w2\\n' && exit
                        [ "$1 $2 $3 $4 $5 $6" = "web -m shell -a {{ aish_command }} -e" ] || exit 9
                        printf '{"rc": 3, "stdout": "out", "stderr": "err\\\\n", "failed": true}' > $9/w1
                        printf '{"unreachable": true, "msg": "Failed to connect: no route"}' > $9/w2
                        printf '{"failed": true, "msg": "no shell there"}' > $9/w3
                        printf '%s' "$7" > seen
                        exit 4
                        """);
        Engine ansible = engine(Kind.ANSIBLE, "web");
        assertThat(ansible.hosts(new StandIns(directory).hosts().programs()))
                .containsExactly("w1", "w2");
        assertThat(run(ansible, "echo \"{{ x }}\" a=b"))
                .containsExactly(
                        new Said("w1", new Ending.Exited(3), "out\nerr\n"),
                        new Said("w2", new Ending.Unreachable("Failed to connect: no route"), ""),
                        new Said("w3", new Ending.Exited(1), "no shell there"));
        assertThat(directory.resolve("seen"))
                .hasContent("{\"aish_command\":\"{% raw %}echo \\\"{{ x }}\\\" a=b{% endraw %}\"}");
        assertThatThrownBy(() -> run(ansible, "echo {%- endraw %}")).hasMessageContaining("endraw");
    }

    @Test
    void ansibleThatFailsSaysWhy() throws Exception {
        new StandIns(directory).add("ansible", "echo 'ERROR! no such group' >&2; exit 1");
        assertThatThrownBy(() -> run(engine(Kind.ANSIBLE, "web"), "id"))
                .hasMessage("Ansible gave no results: ERROR! no such group");
        assertThatThrownBy(() -> engine(Kind.ANSIBLE, "-i")).hasMessageContaining("option");
    }

    @Test
    void slurmNamesTheNodesItself() throws Exception {
        StandIns programs =
                new StandIns(directory)
                        .add("scontrol", "printf 'n1\\nn2\\n'")
                        .add(
                                "srun",
                                """
                                [ "$1 $2 $3 $4" = "--label --ntasks-per-node=1 --nodelist=n[1-2] sh" ] || exit 9
                                for i in 0 1; do
                                    SLURMD_NODENAME=n$((i + 1)) sh -c "$6" | sed "s/^/$i: /"
                                done
                                """);
        Engine slurm = engine(Kind.SLURM, "n[1-2]");
        assertThat(slurm.hosts(programs.hosts().programs())).containsExactly("n1", "n2");
        assertThat(run(slurm, "printf 'a: b\\n\\nlast'; [ $SLURMD_NODENAME = n1 ]"))
                .containsExactly(
                        new Said("n1", new Ending.Exited(0), "a: b\n\nlast"),
                        new Said("n2", new Ending.Exited(1), "a: b\n\nlast"));
    }

    @Test
    void theUsersOwnProgramRunsOnWhatItIsGiven() throws Exception {
        new StandIns(directory).add("farm", FARM);
        Engine farm = engine(Kind.OWN, "farm:x1,x2");
        assertThat(farm.hosts(new StandIns(directory).hosts().programs()))
                .containsExactly("x1", "x2");
        assertThat(run(farm, "echo \"it's\"; exit 2"))
                .containsExactly(
                        new Said("x1", new Ending.Exited(2), "it's\n"),
                        new Said("x2", new Ending.Exited(2), "it's\n"));
        assertThat(
                        engine(Kind.OWN, "farm:x[1-9]")
                                .hosts(new StandIns(directory).hosts().programs()))
                .isEmpty();
        assertThat(Engine.of(Kind.OWN, "on:a,on:b", new StandIns(directory).hosts())).isEmpty();
        assertThatThrownBy(() -> engine(Kind.OWN, "farm:prod1")).hasMessageContaining("hosts.deny");
    }

    @Test
    void linesWithoutHostsAreOneResult() throws Exception {
        new StandIns(directory).add("farm", "echo all well; exit 5");
        assertThat(run(engine(Kind.OWN, "farm:x1"), "id"))
                .containsExactly(new Said("farm:x1", new Ending.Exited(5), "all well\n"));
    }

    @Test
    void aHostThatDidNotEndIsLost() {
        assertThat(Engine.Labelled.said("a: motd\na: M \na: x\nb: refused\nc: M \nc: M 000\n", "M"))
                .containsExactly(
                        new Said("a", new Ending.Lost(""), "x\n"),
                        new Said("c", new Ending.Exited(0), ""),
                        new Said("b", new Ending.Unreachable("refused"), ""));
    }
}
