package aish.terminal.editor;

import module java.base;

/** A terminal's answer to the question where the cursor is, {@code ESC [ row ; column R}. */
final class PositionReport {
    private static final long PATIENCE_MILLIS = 200;
    private static final Pattern ANSWER = Pattern.compile("\u001b\\[(\\d{1,5});\\d{1,5}R");

    private final CompletableFuture<Integer> row = new CompletableFuture<>();

    /**
     * Takes the answer out of what has arrived.
     *
     * @return how many bytes are left at the start of the chunk
     */
    int takeFrom(byte[] chunk, int length) {
        String text = new String(chunk, 0, length, StandardCharsets.ISO_8859_1);
        Matcher answer = ANSWER.matcher(text);
        if (row.isDone() || !answer.find()) {
            return length;
        }
        System.arraycopy(chunk, answer.end(), chunk, answer.start(), length - answer.end());
        row.complete(Integer.parseInt(answer.group(1)) - 1);
        return length - (answer.end() - answer.start());
    }

    /** Returns the row, counted from 0. */
    OptionalInt await() {
        try {
            return OptionalInt.of(row.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            // the terminal does not tell
        }
        return OptionalInt.empty();
    }
}
