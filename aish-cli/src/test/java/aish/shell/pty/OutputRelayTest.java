package aish.shell.pty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputRelayTest {
    private static final int MUCH = 3_000_000;

    private final ByteArrayOutputStream received = new ByteArrayOutputStream();
    private final Set<Thread> receivers = ConcurrentHashMap.newKeySet();
    private Descriptor.Pipe pipe;

    @BeforeEach
    void open() throws Exception {
        pipe = Descriptor.Pipe.open();
        pipe.reading().setNonBlocking();
    }

    @AfterEach
    void close() {
        pipe.reading().close();
        pipe.writing().close();
    }

    private void receive(ByteBuffer bytes, boolean escapes) {
        receivers.add(Thread.currentThread());
        byte[] copy = new byte[bytes.remaining()];
        bytes.get(copy);
        received.writeBytes(copy);
    }

    private Thread write(byte[] bytes) {
        return Thread.ofPlatform()
                .start(
                        () -> {
                            try {
                                pipe.writing().write(bytes);
                            } catch (IOException e) {
                                // the reader gave up, as one test wants it to
                            }
                        });
    }

    private static byte[] noise(int size) {
        byte[] bytes = new byte[size];
        new Random(size).nextBytes(bytes);
        return bytes;
    }

    private void carry(OutputRelay relay, long size) {
        for (long carried = 0; carried < size; ) {
            carried += Math.max(0, relay.transfer(pipe.reading().number()));
            Thread.onSpinWait();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4096, 65_536, 131_072, 262_143, 262_144, 262_145, MUCH})
    void everyByteArrivesInItsOrder(int size) throws Exception {
        byte[] sent = noise(size);
        Thread writer = write(sent);
        try (OutputRelay relay = new OutputRelay(this::receive)) {
            carry(relay, size);
            relay.drain();
            assertThat(received.toByteArray()).isEqualTo(sent);
        }
        writer.join();
    }

    @Test
    void littleIsPassedOnByTheThreadThatReads() throws Exception {
        Thread writer = write(noise(1000));
        try (OutputRelay relay = new OutputRelay(this::receive)) {
            carry(relay, 1000);
            assertThat(received.size()).isEqualTo(1000);
        }
        assertThat(receivers).containsExactly(Thread.currentThread());
        writer.join();
    }

    @Test
    void afterMuchAndAPauseTheReadingThreadPassesOnAgain() throws Exception {
        try (OutputRelay relay = new OutputRelay(this::receive)) {
            Thread writer = write(noise(MUCH));
            carry(relay, MUCH);
            relay.drain();
            writer.join();
            assertThat(receivers).hasSize(2);
            receivers.clear();
            Thread again = write(noise(1000));
            carry(relay, 1000);
            again.join();
            assertThat(receivers).containsExactly(Thread.currentThread());
            assertThat(received.size()).isEqualTo(MUCH + 1000);
        }
    }

    @Test
    void aSlowReceiverHoldsTheReaderUpAndLosesNothing() throws Exception {
        byte[] sent = noise(1_000_000);
        Thread writer = write(sent);
        OutputRelay.Receiver slow =
                (bytes, escapes) -> {
                    LockSupport.parkNanos(50_000);
                    receive(bytes, escapes);
                };
        try (OutputRelay relay = new OutputRelay(slow)) {
            carry(relay, sent.length);
            relay.drain();
        }
        assertThat(received.toByteArray()).isEqualTo(sent);
        writer.join();
    }

    @Test
    void whatTheReceiverThrowsReachesTheReader() throws Exception {
        Thread reader = Thread.currentThread();
        OutputRelay.Receiver broken =
                (bytes, escapes) -> {
                    if (!Thread.currentThread().equals(reader)) {
                        throw new IllegalArgumentException("gone");
                    }
                };
        Thread writer = write(noise(MUCH));
        try (OutputRelay relay = new OutputRelay(broken)) {
            assertThatThrownBy(
                            () -> {
                                carry(relay, MUCH);
                                relay.drain();
                            })
                    .hasMessage("gone");
        }
        pipe.reading().close();
        writer.join();
    }

    @Test
    void tellsWhetherAnEscapeIsAmongThem() throws Exception {
        Set<Boolean> told = ConcurrentHashMap.newKeySet();
        try (OutputRelay relay = new OutputRelay((bytes, escapes) -> told.add(escapes))) {
            write("plain".getBytes(StandardCharsets.UTF_8)).join();
            carry(relay, 5);
            assertThat(told).containsExactly(false);
            write("\u001b[1m".getBytes(StandardCharsets.UTF_8)).join();
            carry(relay, 4);
            assertThat(told).containsExactlyInAnyOrder(false, true);
        }
    }
}
