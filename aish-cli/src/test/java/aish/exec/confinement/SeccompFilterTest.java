package aish.exec.confinement;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.exec.confinement.SeccompFilter.Options;
import aish.safety.permissions.NetworkAccess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the filter's program as the kernel does. */
class SeccompFilterTest {
    private static final NetworkAccess ON = new NetworkAccess.On();
    private static final NetworkAccess OFF = new NetworkAccess.Off();
    private static final NetworkAccess HOSTS = new NetworkAccess.Hosts(List.of("example.org"));
    private static final int NEWEST = 7;
    private static final String ALLOWED = "allowed";

    static List<Processor> machines() {
        return List.of(Processor.x86(), Processor.arm());
    }

    @ParameterizedTest
    @CsvSource({
        "ptrace,0,0,0, error 1",
        "mount,0,0,0, error 1",
        "clone3,0,0,0, error 38",
        "clone,17,0,0, allowed",
        "clone,0x10000011,0,0, error 1",
        "clone,0x20000,0,0, error 1",
        "unshare,0x400,0,0, allowed",
        "unshare,0x10000000,0,0, error 1",
        "unshare,0x80,0,0, error 1",
        "ioctl,0,0x5401,0, allowed",
        "ioctl,0,0x5412,0, error 1",
        "ioctl,0,0x100005412,0, error 1",
        "ioctl,0,0x40086602,0, error 1",
        "ioctl,0,0x80086601,0, allowed",
        "ioctl,0,0x40049409,0, allowed",
        "ioctl,0,0x5000940f,0, error 1",
        "socket,1,1,0, error 13",
        "socket,2,1,0, allowed",
        "socket,10,0x80002,17, allowed",
        "socket,2,3,1, error 13",
        "socket,17,3,0, error 13",
        "socket,16,3,0, allowed",
        "socket,16,3,15, error 13",
        "socketpair,1,0x80001,0, allowed",
        "socketpair,1,5,0, allowed",
        "socketpair,1,2,0, error 13",
        "connect,0,0,0, allowed",
        "prlimit64,0,7,0x7fff00000000, allowed",
        "prlimit64,99,7,0, allowed",
        "prlimit64,99,7,0x7fff00000000, error 1",
        "prlimit64,99,7,0x10, error 1",
        "fchmod,3,511,0, asked",
        "setxattr,0,0,0, error 95",
        "truncate,0,0,0, allowed",
        "openat,0,0,0x200, allowed",
        "close,0,0,0, allowed"
    })
    void decidesWithTheNetworkOn(String call, String a, String b, String c, String expected) {
        for (Processor machine : machines()) {
            assertThat(
                            decide(
                                    machine,
                                    new Options(ON, NEWEST, false),
                                    call,
                                    Long.decode(a),
                                    Long.decode(b),
                                    Long.decode(c)))
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "socket,2,1,0, allowed",
        "socket,10,0x801,6, allowed",
        "socket,2,1,262, error 13",
        "socket,2,2,0, error 13",
        "socket,1,1,0, error 13",
        "socket,16,3,0, error 13",
        "connect,0,0,0, asked",
        "sendmsg,0,0,0x20000000, error 1",
        "sendmsg,0,0,0x4000, allowed"
    })
    void leavesOnlyTheProxyToAListOfHosts(
            String call, String a, String b, String c, String expected) {
        for (Processor machine : machines()) {
            assertThat(
                            decide(
                                    machine,
                                    new Options(HOSTS, NEWEST, false),
                                    call,
                                    Long.decode(a),
                                    Long.decode(b),
                                    Long.decode(c)))
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("machines")
    void refusesEverySocketWithTheNetworkOff(Processor machine) {
        for (int family = 0; family < 50; family++) {
            assertThat(decide(machine, new Options(OFF, NEWEST, false), "socket", family, 1, 0))
                    .isEqualTo(family == 2 || family == 10 ? "asked" : "error 13");
        }
    }

    @ParameterizedTest
    @MethodSource("machines")
    void keepsRootFromTheRoutesOfTheMachine(Processor machine) {
        assertThat(decide(machine, new Options(ON, NEWEST, true), "socket", 16, 3, 0))
                .isEqualTo("error 13");
    }

    @ParameterizedTest
    @MethodSource("machines")
    void refusesWhatAnOldLandlockLetsThrough(Processor machine) {
        Options old = new Options(ON, 2, false);
        assertThat(decide(machine, old, "truncate", 0, 0, 0)).isEqualTo("error 1");
        assertThat(decide(machine, old, "openat", 0, 0, 01000)).isEqualTo("error 1");
        assertThat(decide(machine, old, "openat", 0, 0, 01001)).isEqualTo(ALLOWED);
        assertThat(decide(machine, old, "openat2", 0, 0, 0)).isEqualTo("error 38");
    }

    @Test
    void refusesCallsOfOtherProcessors() {
        long[] program = SeccompFilter.program(Processor.x86(), new Options(ON, NEWEST, false));
        assertThat(run(program, 0x40000003, 39, new long[6])).isEqualTo("error 1");
        assertThat(run(program, Processor.x86().audit(), 0x40000000 | 39, new long[6]))
                .isEqualTo("error 1");
        assertThat(run(program, Processor.x86().audit(), 39, new long[6])).isEqualTo(ALLOWED);
    }

    private static String decide(
            Processor machine, Options options, String call, long a, long b, long c) {
        return run(
                SeccompFilter.program(machine, options),
                machine.audit(),
                machine.number(call),
                new long[] {a, b, c, 0, 0, 0});
    }

    private static String run(long[] program, int architecture, int number, long[] arguments) {
        ByteBuffer data = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
        data.putInt(number).putInt(architecture).putLong(0);
        Arrays.stream(arguments).forEach(data::putLong);
        int value = 0;
        int at = 0;
        while (true) {
            long instruction = program[at++];
            int code = (int) instruction & 0xffff;
            int ifTrue = (int) (instruction >> 16) & 0xff;
            int ifFalse = (int) (instruction >> 24) & 0xff;
            int operand = (int) (instruction >>> 32);
            switch (code) {
                case 0x20 -> value = data.getInt(operand);
                case 0x54 -> value &= operand;
                case 0x15 -> at += value == operand ? ifTrue : ifFalse;
                case 0x35 -> at += Integer.compareUnsigned(value, operand) >= 0 ? ifTrue : ifFalse;
                case 0x45 -> at += (value & operand) != 0 ? ifTrue : ifFalse;
                case 0x06 -> {
                    return switch (operand) {
                        case SeccompFilter.ALLOW -> ALLOWED;
                        case SeccompFilter.ASK -> "asked";
                        default -> "error " + (operand & 0xffff);
                    };
                }
                default -> throw new AssertionError("code " + code);
            }
        }
    }
}
