package aish.meta;

import aish.console.EventSink;
import aish.model.ModelRoster;
import aish.model.ModelServer;
import aish.model.ServerFacts;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** {@code :models}: lists the models and asks all their servers at once how they are. */
public record ModelsCommand(ModelRoster roster, Duration patience, EventSink events)
        implements MetaCommand, Replies {
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    public ModelsCommand(ModelRoster roster, EventSink events) {
        this(roster, PATIENCE, events);
    }

    /** A question to a server, under way on a thread of its own. */
    private record Inquiry(String name, Optional<FutureTask<ServerFacts>> facts) {}

    @Override
    public Next run(String arguments) {
        List<Inquiry> inquiries = roster.names().stream().map(this::ask).toList();
        long deadline = System.nanoTime() + patience.toNanos();
        ModelList list = new ModelList(roster.active());
        try {
            for (Inquiry inquiry : inquiries) {
                list.add(roster.entry(inquiry.name()), answer(inquiry, deadline));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Next.FAILED;
        } finally {
            inquiries.forEach(inquiry -> inquiry.facts().ifPresent(task -> task.cancel(true)));
        }
        return answer(list.toString());
    }

    private Inquiry ask(String name) {
        Optional<FutureTask<ServerFacts>> task =
                roster.server(name).map((ModelServer server) -> new FutureTask<>(server::inspect));
        task.ifPresent(question -> Thread.ofVirtual().name("models").start(question));
        return new Inquiry(name, task);
    }

    private static ModelList.Health answer(Inquiry inquiry, long deadline)
            throws InterruptedException {
        if (inquiry.facts().isEmpty()) {
            return new ModelList.BuiltIn();
        }
        try {
            long left = Math.max(0, deadline - System.nanoTime());
            return new ModelList.Told(inquiry.facts().get().get(left, TimeUnit.NANOSECONDS));
        } catch (TimeoutException e) {
            return new ModelList.Silent();
        } catch (ExecutionException e) {
            return new ModelList.Failed(String.valueOf(e.getCause()));
        }
    }
}
