package aish.shell;

import module java.base;

/**
 * Assembles the shell's messages from NUL-terminated fields. A message cut off by Ctrl-C is dropped
 * when the next one starts; a message with malformed numbers, which a shell can be made to send, is
 * dropped too. Used by one thread.
 */
final class StatusReader {
    /** A message from bash. */
    sealed interface Message {
        /** Bash is ready for the next command. */
        record Ready(
                int number, int status, String directory, String flags, int running, int stopped)
                implements Message {
            Ready withStatus(int other) {
                return new Ready(number, other, directory, flags, running, stopped);
            }
        }

        /** The answer to a query. */
        record Answer(int number, String text) implements Message {}
    }

    private static final String READY = "\u0001S";
    private static final String ANSWER = "\u0001Q";
    private static final int READY_FIELDS = 7;
    private static final int ANSWER_FIELDS = 3;

    private final ByteArrayOutputStream field = new ByteArrayOutputStream();
    private final List<String> fields = new ArrayList<>();

    void read(ByteBuffer bytes, Consumer<Message> messages) {
        while (bytes.hasRemaining()) {
            byte b = bytes.get();
            if (b != 0) {
                field.write(b);
                continue;
            }
            add(field.toString(StandardCharsets.UTF_8));
            field.reset();
            if (isComplete()) {
                if (isWellFormed()) {
                    messages.accept(message());
                }
                fields.clear();
            }
        }
    }

    private void add(String text) {
        boolean begins = text.equals(READY) || text.equals(ANSWER);
        if (begins) {
            fields.clear();
        }
        if (begins || !fields.isEmpty()) {
            fields.add(text);
        }
    }

    private boolean isComplete() {
        return !fields.isEmpty()
                && fields.size()
                        == (fields.getFirst().equals(READY) ? READY_FIELDS : ANSWER_FIELDS);
    }

    private boolean isWellFormed() {
        return isNumber(fields.get(1))
                && (fields.getFirst().equals(ANSWER)
                        || (isNumber(fields.get(2)) && isPath(fields.get(3))));
    }

    private static boolean isNumber(String text) {
        try {
            return Integer.parseInt(text) >= 0;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static boolean isPath(String text) {
        try {
            return Path.of(text).getNameCount() >= 0;
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private Message message() {
        int number = Integer.parseInt(fields.get(1));
        if (fields.getFirst().equals(ANSWER)) {
            return new Message.Answer(number, fields.get(2));
        }
        return new Message.Ready(
                number,
                Integer.parseInt(fields.get(2)),
                fields.get(3),
                fields.get(4),
                lines(fields.get(5)),
                lines(fields.get(6)));
    }

    private static int lines(String text) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            count += text.charAt(i) == '\n' ? 1 : 0;
        }
        return count;
    }
}
