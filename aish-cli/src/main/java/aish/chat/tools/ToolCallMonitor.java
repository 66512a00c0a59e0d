package aish.chat.tools;

import module java.base;

import aish.approval.Action;
import aish.approval.ArgumentText;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.tools.ServerQuestion;
import aish.tools.ToolServers;
import aish.tools.ToolServers.ToolOutcome;
import aish.tools.ToolServers.ToolProgress;
import aish.tools.ToolServers.ToolRun;

/**
 * Waits for running calls: shows their progress, lets the user answer their servers' questions, and
 * cancels them when the user interrupts. Used by one thread.
 */
record ToolCallMonitor(
        Supplier<ToolServers> servers,
        ToolQuestions questions,
        Interrupts interrupts,
        EventSink events) {
    /** How many calls run in parallel. */
    private static final int MOST_AT_ONCE = 8;

    private static final long PROGRESS_NANOS = Duration.ofMillis(500).toNanos();
    private static final int MOST_QUESTIONS = 16;
    private static final int LONGEST_START = 100;
    private static final double MILLIS = 1000;
    private static final Duration WORTH_TELLING = Duration.ofSeconds(1);

    record Ended(ToolOutcome outcome, Duration duration) {
        Event.Tool.Ended event(Action.ToolCall call, ToolResults.FormattedResult told) {
            List<String> how = new ArrayList<>();
            if (duration.compareTo(WORTH_TELLING) >= 0) {
                how.add(Math.round(duration.toMillis() / MILLIS * 10) / 10.0 + " s");
            }
            long lines = told.text().lines().count();
            if (lines > 1) {
                how.add(lines + " lines");
            }
            if (!told.kept().isEmpty()) {
                how.add("whole in " + told.kept());
            }
            boolean listed = outcome.isGood() && lines > 1;
            return ended(
                    call.tool().offered(),
                    outcome.isGood() && call.tool().isSeen() ? "" : words(call),
                    outcome.isGood(),
                    String.join(", ", how),
                    listed ? "" : told.text());
        }

        /** A call that could not be made. */
        static Event.Tool.Ended failed(String tool, String why) {
            return ended(tool, tool, false, "", why);
        }

        private static Event.Tool.Ended ended(
                String tool, String call, boolean good, String how, String text) {
            String start = text.lines().findFirst().orElse("");
            String words =
                    start.startsWith(ToolResults.ERROR)
                            ? start.substring(ToolResults.ERROR.length())
                            : start;
            String shown =
                    words.length() > LONGEST_START
                            ? words.substring(0, LONGEST_START) + " …"
                            : words;
            return new Event.Tool.Ended(tool, call, good, how, shown);
        }

        private static String words(Action.ToolCall call) {
            return (call.tool().offered() + " " + ArgumentText.words(call.arguments())).strip();
        }
    }

    /** Runs the calls, a few in parallel; returns the results in the same order. */
    List<Ended> run(List<Action.ToolCall> calls) {
        List<Ended> ended = new ArrayList<>();
        for (int i = 0; i < calls.size(); i += MOST_AT_ONCE) {
            ended.addAll(runSome(calls.subList(i, Math.min(calls.size(), i + MOST_AT_ONCE))));
        }
        return ended;
    }

    private List<Ended> runSome(List<Action.ToolCall> calls) {
        BlockingQueue<ServerQuestion> asked = new LinkedBlockingQueue<>(MOST_QUESTIONS);
        try (ToolServers.Attention _ =
                servers.get().answerQuestions(question -> offer(asked, question))) {
            List<ToolRun> runs = new ArrayList<>();
            List<CompletableFuture<Ended>> endings = new ArrayList<>();
            for (Action.ToolCall call : calls) {
                events.emit(
                        new Event.Tool.Called(
                                call.tool().offered(), ArgumentText.brief(call.arguments())));
                long start = System.nanoTime();
                ToolRun run = servers.get().call(call.tool(), call.text(), progress(call));
                runs.add(run);
                endings.add(run.outcome().thenApply(outcome -> ended(outcome, start)));
            }
            try (Interrupts.Scope _ = interrupts.during(() -> runs.forEach(ToolRun::cancel))) {
                await(runs, asked);
            }
            return endings.stream().map(CompletableFuture::join).toList();
        } finally {
            asked.forEach(ServerQuestion::drop);
        }
    }

    private static Ended ended(ToolOutcome outcome, long start) {
        return new Ended(outcome, Duration.ofNanos(System.nanoTime() - start));
    }

    private static void offer(BlockingQueue<ServerQuestion> asked, ServerQuestion question) {
        if (!asked.offer(question)) {
            question.drop();
        }
    }

    private void await(List<ToolRun> runs, BlockingQueue<ServerQuestion> asked) {
        try {
            while (runs.stream().anyMatch(run -> !run.outcome().isDone())) {
                ServerQuestion question = asked.poll(20, TimeUnit.MILLISECONDS);
                if (question != null && !questions.answer(question)) {
                    runs.forEach(ToolRun::cancel);
                }
            }
        } catch (InterruptedException e) {
            runs.forEach(ToolRun::cancel);
            Thread.currentThread().interrupt();
        }
    }

    /** Reports progress to the user at limited intervals, however often the server does. */
    private Consumer<ToolProgress> progress(Action.ToolCall call) {
        AtomicLong last = new AtomicLong(System.nanoTime() - PROGRESS_NANOS);
        return told -> {
            long now = System.nanoTime();
            long before = last.get();
            if (now - before >= PROGRESS_NANOS && last.compareAndSet(before, now)) {
                events.emit(new Event.Tool.Progressed(call.tool().offered(), words(told)));
            }
        };
    }

    private static String words(ToolProgress told) {
        String far =
                told.total().isPresent() && told.total().getAsDouble() > 0
                        ? Math.round(100 * told.done() / told.total().getAsDouble()) + " %"
                        : plain(told.done());
        String message = told.message();
        String cut =
                message.length() > LONGEST_START
                        ? message.substring(0, LONGEST_START) + " …"
                        : message;
        return cut.isEmpty() ? far : far + " · " + cut;
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }
}
