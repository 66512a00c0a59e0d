package aish.testing;

import module java.base;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * The time limit of every property, which JUnit's own does not cover: prints all threads, then
 * interrupts the property, and ends the virtual machine if that does not help. Registered for all
 * properties in {@code META-INF/services}.
 */
public final class PropertyTimeout implements AroundPropertyHook {
    private static final Duration LIMIT =
            Duration.ofSeconds(Long.getLong("aish.property.seconds", 900));
    private static final Duration GRACE = Duration.ofSeconds(20);
    private static final int TIMED_OUT = 124;

    /** Around all other hooks, so that they are within the limit too. */
    private static final int OUTERMOST = -1000;

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public int aroundPropertyProximity() {
        return OUTERMOST;
    }

    @Override
    public PropertyExecutionResult aroundProperty(
            PropertyLifecycleContext context, PropertyExecutor property) {
        Thread runner = Thread.currentThread();
        Thread watch =
                Thread.ofPlatform()
                        .daemon()
                        .name("property-timeout")
                        .start(() -> watch(context.label(), runner));
        try {
            return property.execute();
        } finally {
            watch.interrupt();
        }
    }

    private static void watch(String property, Thread runner) {
        try {
            Thread.sleep(LIMIT);
            System.out.println(property + " takes more than " + LIMIT.toSeconds() + " s");
            dumpThreads();
            runner.interrupt();
            Thread.sleep(GRACE);
            System.out.println(property + " does not end; giving up");
            System.out.flush();
            Runtime.getRuntime().halt(TIMED_OUT);
        } catch (InterruptedException _) {
            // it has ended in time
        }
    }

    private static void dumpThreads() {
        for (ThreadInfo thread : ManagementFactory.getThreadMXBean().dumpAllThreads(true, true)) {
            System.out.print(thread);
        }
    }
}
