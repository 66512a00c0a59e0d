package aish.testing;

import module java.base;

import aish.shell.TerminalView;

/** Keeps what a person would have seen, and types what a test planned. */
public final class RecordingViewer implements TerminalView {
    /** One thing that reached the person's side. */
    public sealed interface Seen {
        record HandedOver() implements Seen {}

        record TakenBack(String unread) implements Seen {}

        record Output(String text) implements Seen {}

        record ErrorOutput(String text) implements Seen {}

        record Between(String text) implements Seen {}

        record Attention() implements Seen {}
    }

    private final List<Seen> seen = new CopyOnWriteArrayList<>();
    private volatile Keys keys = (_, _, _) -> 0;

    /** Types keys for the running command. */
    public void type(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        keys.type(bytes, 0, bytes.length);
    }

    public List<Seen> seen() {
        return List.copyOf(seen);
    }

    @Override
    public void handOver(Keys now) {
        keys = now;
        seen.add(new Seen.HandedOver());
    }

    @Override
    public void takeBack(Supplier<byte[]> unread) {
        seen.add(new Seen.TakenBack(new String(unread.get(), StandardCharsets.UTF_8)));
    }

    @Override
    public void needsAttention() {
        seen.add(new Seen.Attention());
    }

    @Override
    public void show(ByteBuffer bytes) {
        seen.add(new Seen.Output(text(bytes)));
    }

    @Override
    public void showError(ByteBuffer bytes) {
        seen.add(new Seen.ErrorOutput(text(bytes)));
    }

    @Override
    public void showIdleOutput(ByteBuffer bytes) {
        seen.add(new Seen.Between(text(bytes)));
    }

    private static String text(ByteBuffer bytes) {
        return StandardCharsets.UTF_8.decode(bytes).toString();
    }
}
