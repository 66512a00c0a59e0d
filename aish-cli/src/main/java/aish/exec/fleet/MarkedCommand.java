package aish.exec.fleet;

import module java.base;

import aish.bash.ShellQuoting;

/**
 * A command for a shell elsewhere, which prints a mark before and after it. So what a login prints
 * is no output of the command, and a connection that breaks is no exit status.
 *
 * @param mark a word that no output contains by chance
 */
record MarkedCommand(String mark, String command) {
    /** Length of what follows the last mark: a space, three digits and a newline. */
    private static final int STATUS = 5;

    /**
     * Runs the command in a group of its own, which gets SIGHUP if standard input ends first, as
     * when the connection is closed.
     */
    private static final String WATCHED =
            """
            exec 3<&0 </dev/null 2>&1
            g=$(command -v setsid)
            printf '%s\\n' MARK
            $g "$(command -v bash || command -v sh)" -c COMMAND 3<&- &
            p=$!
            { read -r _ <&3; kill -s HUP -- "-$p" || kill -s HUP "$p"; } >/dev/null 2>&1 &
            w=$!
            exec 3<&- 2>/dev/null
            wait "$p"
            r=$?
            kill "$w"
            printf '%s %03d\\n' MARK "$r"
            exit "$r"
            """;

    private static final String UNWATCHED =
            """
            exec </dev/null 2>&1
            printf '%s %s\\n' MARK "$SLURMD_NODENAME"
            "$(command -v bash || command -v sh)" -c COMMAND
            r=$?
            printf '%s %03d\\n' MARK "$r"
            exit "$r"
            """;

    static MarkedCommand of(String command) {
        return new MarkedCommand(UUID.randomUUID().toString().replace("-", ""), command);
    }

    /** Returns a script of sh that ends the command when its standard input ends. */
    String watched() {
        return filled(WATCHED);
    }

    /** Returns a script of sh for a program that gives it no standard input. */
    String unwatched() {
        return filled(UNWATCHED);
    }

    private String filled(String script) {
        return script.replace("MARK", mark).replace("COMMAND", ShellQuoting.literal(command));
    }

    /** Reads what such a script prints, on one thread. */
    static final class Reader {
        private final byte[] start;
        private final int endLength;
        private final String mark;
        private final Consumer<ByteBuffer> output;
        private byte[] held = {};
        private boolean started;
        private OptionalInt status = OptionalInt.empty();

        /**
         * @param output receives what the command prints
         */
        Reader(String mark, Consumer<ByteBuffer> output) {
            this.mark = mark;
            this.start = (mark + "\n").getBytes(StandardCharsets.US_ASCII);
            this.endLength = mark.length() + STATUS;
            this.output = output;
        }

        boolean hasStarted() {
            return started;
        }

        /** Returns the exit status of the command, once it has ended. */
        OptionalInt status() {
            return status;
        }

        void add(byte[] bytes, int count) {
            byte[] all = Arrays.copyOf(held, held.length + count);
            System.arraycopy(bytes, 0, all, held.length, count);
            int from = started ? 0 : afterStart(all);
            if (from < 0) {
                held = Arrays.copyOfRange(all, Math.max(0, all.length - start.length), all.length);
                return;
            }
            started = true;
            int end = Math.max(from, all.length - endLength);
            String last = new String(all, end, all.length - end, StandardCharsets.ISO_8859_1);
            if (last.matches(mark + " \\d{3}\n")) {
                status = OptionalInt.of(Integer.parseInt(last.substring(endLength - 4).strip()));
            }
            output.accept(ByteBuffer.wrap(all, from, end - from));
            held = status.isPresent() ? new byte[0] : Arrays.copyOfRange(all, end, all.length);
        }

        /** Passes on what could have been the last mark. */
        void end() {
            if (started) {
                output.accept(ByteBuffer.wrap(held));
            }
            held = new byte[0];
        }

        private int afterStart(byte[] all) {
            for (int at = 0; at + start.length <= all.length; at++) {
                if (Arrays.equals(all, at, at + start.length, start, 0, start.length)) {
                    return at + start.length;
                }
            }
            return -1;
        }
    }
}
