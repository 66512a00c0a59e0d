package aish.tools.mcp;

import module java.base;

import aish.tools.ToolServers.ToolOutcome;
import aish.tools.ToolServers.ToolOutcome.Kind;
import aish.tools.ToolServers.ToolProgress;
import aish.tools.ToolServers.ToolRun;
import io.modelcontextprotocol.json.McpJsonMapper;
import org.jspecify.annotations.Nullable;

/** One call of a tool, from the request to whatever ends it first. Thread-safe. */
final class McpCall implements ToolRun {
    /** The longest a call may take, even if it reports progress. */
    private static final Duration LONGEST = Duration.ofHours(1);

    private final CompletableFuture<ToolOutcome> outcome = new CompletableFuture<>();
    private final String token;
    private final McpWire wire;
    private final Duration patience;
    private final Consumer<ToolProgress> progress;
    private final long start = System.nanoTime();
    private volatile long lastProgress = start;
    private volatile @Nullable ScheduledFuture<?> watch;

    McpCall(String token, McpWire wire, Duration patience, Consumer<ToolProgress> progress) {
        this.token = token;
        this.wire = wire;
        this.patience = patience;
        this.progress = progress;
    }

    /** Ends the call when there has been no progress for too long. */
    void watch(ScheduledExecutorService clock) {
        wire.follow(token, this::progressed);
        long every = Math.clamp(patience.toMillis() / 10, 20, 1000);
        watch =
                clock.scheduleWithFixedDelay(
                        this::checkTimeouts, every, every, TimeUnit.MILLISECONDS);
    }

    private void progressed(ToolProgress told) {
        lastProgress = System.nanoTime();
        if (!outcome.isDone()) {
            progress.accept(told);
        }
    }

    private void checkTimeouts() {
        long now = System.nanoTime();
        if (now - lastProgress > patience.toNanos()) {
            giveUp("no response for " + seconds(patience));
        } else if (now - start > LONGEST.toNanos()) {
            giveUp("it took longer than " + seconds(LONGEST));
        }
    }

    private static String seconds(Duration duration) {
        return duration.toSeconds() > 0 ? duration.toSeconds() + " s" : duration.toMillis() + " ms";
    }

    private void giveUp(String why) {
        if (finish(new ToolOutcome(Kind.TIMED_OUT, why))) {
            wire.cancel(token, "timed out");
            wire.forget(token);
        }
    }

    /** Returns true if this call is what ended it. */
    boolean finish(ToolOutcome how) {
        ScheduledFuture<?> watching = watch;
        if (watching != null) {
            watching.cancel(false);
        }
        return outcome.complete(how);
    }

    @Override
    public CompletableFuture<ToolOutcome> outcome() {
        return outcome;
    }

    @Override
    public void cancel() {
        if (finish(new ToolOutcome(Kind.CANCELLED, "cancelled"))) {
            wire.cancel(token, "cancelled by the user");
            wire.forget(token);
        }
    }

    /**
     * Converts the results of tools, resources and prompts to text. Tolerates servers that violate
     * the protocol: what is not understood is shown, not refused.
     */
    record ContentText(McpJsonMapper mapper) {
        private static final int KIB = 1024;

        /** Converts the result of a tool. */
        String ofResult(@Nullable Object result) {
            if (!(result instanceof Map<?, ?> members)) {
                return result == null ? "" : json(result);
            }
            List<String> parts = new ArrayList<>();
            if (members.get("content") instanceof List<?> items) {
                items.forEach(item -> parts.add(ofContent(item)));
            } else if (members.get("content") != null) {
                parts.add(ofContent(members.get("content")));
            }
            Object structured = members.get("structuredContent");
            // servers that follow the protocol repeat it as text
            if (structured != null && parts.isEmpty()) {
                parts.add(json(structured));
            }
            return String.join("\n", parts);
        }

        static boolean isError(@Nullable Object result) {
            return result instanceof Map<?, ?> members
                    && Boolean.TRUE.equals(members.get("isError"));
        }

        /** Converts one piece of content. */
        String ofContent(@Nullable Object content) {
            if (!(content instanceof Map<?, ?> item)) {
                return content == null ? "" : String.valueOf(content);
            }
            return switch (text(item, "type")) {
                case "text" -> text(item, "text");
                case "image" -> binary("image", item, "data");
                case "audio" -> binary("audio", item, "data");
                case "resource" -> ofResource(item.get("resource"));
                case "resource_link" -> link(item);
                default -> json(content);
            };
        }

        /** Converts a resource, with a line that says what it is. */
        String ofResource(@Nullable Object resource) {
            if (!(resource instanceof Map<?, ?> item)) {
                return "";
            }
            if (item.get("text") instanceof String text) {
                return "[resource " + text(item, "uri") + "]\n" + text;
            }
            return binary("resource " + text(item, "uri"), item, "blob");
        }

        private static String link(Map<?, ?> item) {
            String kind = text(item, "mimeType");
            String about = text(item, "description");
            return "[resource "
                    + text(item, "name")
                    + ": "
                    + text(item, "uri")
                    + (kind.isEmpty() ? "" : ", " + kind)
                    + (about.isEmpty() ? "" : ", " + about)
                    + "]";
        }

        private static String binary(String what, Map<?, ?> item, String member) {
            String kind = text(item, "mimeType");
            long bytes = text(item, member).length() * 3L / 4;
            String size = bytes < KIB ? bytes + " bytes" : bytes / KIB + " KiB";
            return "[" + what + (kind.isEmpty() ? "" : ", " + kind) + ", " + size + ", not shown]";
        }

        private static String text(Map<?, ?> item, String name) {
            return Optional.ofNullable(item.get(name)).map(String::valueOf).orElse("");
        }

        String json(Object value) {
            try {
                return mapper.writeValueAsString(value);
            } catch (IOException | RuntimeException e) {
                return String.valueOf(value);
            }
        }
    }
}
