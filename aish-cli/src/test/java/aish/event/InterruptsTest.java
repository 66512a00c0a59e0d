package aish.event;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class InterruptsTest {
    private final Interrupts interrupts = new Interrupts();
    private final List<String> stopped = new ArrayList<>();

    @Test
    void nothingHappensWhenNothingIsUnderWay() {
        interrupts.interrupt();
        assertThat(stopped).isEmpty();
    }

    @Test
    void stopsTheInnermostOnly() {
        try (Interrupts.Scope outer = begin("loop")) {
            try (Interrupts.Scope inner = begin("job")) {
                interrupts.interrupt();
                assertThat(inner).isNotSameAs(outer);
            }
            interrupts.interrupt();
        }
        interrupts.interrupt();
        assertThat(stopped).containsExactly("job", "loop");
    }

    @Test
    void stopsTheSameThingAsOftenAsItIsInterrupted() {
        try (Interrupts.Scope scope = begin("job")) {
            interrupts.interrupt();
            interrupts.interrupt();
            assertThat(scope).isNotNull();
        }
        assertThat(stopped).containsExactly("job", "job");
    }

    @Test
    void closingOutOfOrderLeavesTheOthers() {
        Interrupts.Scope outer = begin("outer");
        Interrupts.Scope inner = begin("inner");
        outer.close();
        interrupts.interrupt();
        outer.close();
        inner.close();
        interrupts.interrupt();
        assertThat(stopped).containsExactly("inner");
    }

    @Test
    void stoppingMayBeginAndEndThings() {
        Interrupts.Scope inner =
                interrupts.during(
                        () -> {
                            begin("inside").close();
                            stopped.add("stopped");
                        });
        interrupts.interrupt();
        inner.close();
        assertThat(stopped).containsExactly("stopped");
    }

    @Test
    void threadsDoNotDisturbEachOther() throws InterruptedException {
        int rounds = 5000;
        AtomicInteger hits = new AtomicInteger();
        AtomicInteger outer = new AtomicInteger();
        Interrupts.Scope always = interrupts.during(outer::incrementAndGet);
        CountDownLatch start = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            threads.add(
                    Thread.ofPlatform()
                            .start(
                                    () -> {
                                        awaitQuietly(start);
                                        for (int round = 0; round < rounds; round++) {
                                            interrupts.during(hits::incrementAndGet).close();
                                        }
                                    }));
        }
        start.countDown();
        for (int round = 0; round < rounds; round++) {
            interrupts.interrupt();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(hits.get() + outer.get()).isEqualTo(rounds);
        int before = outer.get();
        interrupts.interrupt();
        assertThat(outer.get()).isEqualTo(before + 1);
        always.close();
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Interrupts.Scope begin(String name) {
        return interrupts.during(() -> stopped.add(name));
    }
}
