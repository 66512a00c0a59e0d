package aish.commands.model;

import module java.base;

import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.event.EventSink;
import aish.model.ModelProblem;
import aish.model.ModelRoster;
import aish.model.ModelServer;
import aish.model.ModelServer.ServerFacts;
import aish.text.PlainText;

/** {@code :models}: lists the models and probes all their servers at once. */
public record ModelsCommand(ModelRoster roster, Duration patience, EventSink events)
        implements MetaCommand, Replies {
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    public ModelsCommand(ModelRoster roster, EventSink events) {
        this(roster, PATIENCE, events);
    }

    /** A probe of a server, running on its own thread. */
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
            list.untold(
                    entry,
                    "no answer",
                    "the server has not answered within " + patience.toSeconds() + " s");
        } catch (ExecutionException e) {
            list.untold(entry, "down", String.valueOf(e.getCause()));
        }
    }

    /** The table that {@code :models} shows, with problems below it. */
    private static final class ModelList {
        private static final int MOST_MODELS = 5;

        private final String active;
        private final Columns table =
                new Columns(5, 32)
                        .row("", "name", "model", "server", "status", "context", "latency");
        private final List<String> remarks = new ArrayList<>();

        ModelList(String active) {
            this.active = active;
        }

        void builtIn(ModelRoster.Entry entry) {
            row(entry, entry.model(), "up", "", "");
        }

        /** Adds a model whose server did not answer. */
        void untold(ModelRoster.Entry entry, String health, String why) {
            row(entry, entry.model(), health, size(entry.context()), "");
            remark(entry, why);
        }

        void told(ModelRoster.Entry entry, ServerFacts facts) {
            String served = facts.models().isEmpty() ? "" : facts.models().getFirst();
            String model = entry.model().isEmpty() ? served : entry.model();
            OptionalInt context =
                    entry.context().isPresent() ? entry.context() : facts.contextSize();
            switch (facts.health()) {
                case ServerFacts.Up _ -> {
                    row(entry, model, "up", size(context), facts.latency().toMillis() + " ms");
                    remarkOnAbsence(entry, facts.models());
                }
                case ServerFacts.Loading(String detail) -> {
                    row(entry, model, "loading", size(context), facts.latency().toMillis() + " ms");
                    if (!detail.isBlank()) {
                        remark(entry, detail);
                    }
                }
                case ServerFacts.Down(ModelProblem problem) -> {
                    row(entry, model, "down", size(context), "");
                    remark(entry, problem.describe());
                }
            }
        }

        private void remarkOnAbsence(ModelRoster.Entry entry, List<String> served) {
            if (!entry.model().isEmpty() && !served.isEmpty() && !served.contains(entry.model())) {
                List<String> some = served.subList(0, Math.min(MOST_MODELS, served.size()));
                String has = String.join(", ", some) + (served.size() > some.size() ? ", …" : "");
                remark(entry, "the server does not offer " + entry.model() + "; it offers " + has);
            }
        }

        private void remark(ModelRoster.Entry entry, String text) {
            remarks.add(PlainText.oneLine(entry.name() + ": " + text));
        }

        private void row(
                ModelRoster.Entry entry,
                String model,
                String health,
                String context,
                String latency) {
            String marker = entry.name().equals(active) ? "*" : "";
            String where = entry.where().orElse("built in");
            table.row(marker, entry.name(), model, where, health, context, latency);
        }

        private static String size(OptionalInt tokens) {
            return tokens.isPresent() ? Integer.toString(tokens.getAsInt()) : "";
        }

        /** Returns the table and the remarks, without a newline at the end. */
        @Override
        public String toString() {
            return remarks.isEmpty() ? table.toString() : table + "\n" + String.join("\n", remarks);
        }
    }
}
