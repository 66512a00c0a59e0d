package aish.commands.model;

import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.event.EventSink;
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
                add(inquiry, deadline, list);
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

    private void add(Inquiry inquiry, long deadline, ModelList list) throws InterruptedException {
        ModelRoster.Entry entry = roster.entry(inquiry.name());
        if (inquiry.facts().isEmpty()) {
            list.builtIn(entry);
            return;
        }
        try {
            long left = Math.max(0, deadline - System.nanoTime());
            list.told(entry, inquiry.facts().get().get(left, TimeUnit.NANOSECONDS));
        } catch (TimeoutException e) {
            list.untold(entry, "silent", "the server has not answered yet");
        } catch (ExecutionException e) {
            list.untold(entry, "down", String.valueOf(e.getCause()));
        }
    }
}
