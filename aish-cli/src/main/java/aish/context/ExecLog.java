package aish.context;

import module java.base;

import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.shell.remote.RemoteFiles;

/**
 * Collects the commands that ran and that no model was told of yet, and formats them for a model.
 * Text and memory are bounded, however many there are: the newest output is sent in full, older
 * ones share the rest, and commands that do not fit are only counted.
 */
public final class ExecLog {
    /** Markers that a command's output must not be able to forge. */
    static final String BEGIN = "[exec output]";

    static final String END = "[end exec output]";

    /** Precedes the name of an output that may be cited. */
    static final String CITABLE = " · out-";

    private static final Pattern NAMES =
            Pattern.compile("(?: · |\\(its output is kept as )(out-\\d+)");

    /** The most that all commands take together, without their outputs. */
    private static final int MOST_CHARACTERS = 20_000;

    private static final int LONGEST_COMMAND = 2000;

    /** How many of the newest outputs are loaded in full. */
    private static final int WHOLE_TEXTS = 12;

    /** The length of the status, the time and the name of the output. */
    private static final int STATUS_LINE = 64;

    private final OutputText outputs;
    private final IntSupplier limit;
    private final List<CommandResult> waiting = new ArrayList<>();
    private int characters;
    private int dropped;
    private int sending;
    private int sendingDropped;
    private Optional<Path> toldDirectory = Optional.empty();

    /**
     * @param budget how many characters of each output to send
     */
    public ExecLog(OutputText outputs, int budget) {
        this(outputs, () -> budget);
    }

    /**
     * @param limit how many characters of each output to send; read each time
     */
    public ExecLog(OutputText outputs, IntSupplier limit) {
        this.outputs = outputs;
        this.limit = limit;
    }

    /** Adds the names of all outputs that a turn contains. */
    static void findNames(Turn turn, Set<String> names) {
        if (turn.attached().contains(BEGIN)) {
            NAMES.matcher(turn.attached()).results().forEach(found -> names.add(found.group(1)));
        }
    }

    void add(CommandResult result) {
        waiting.add(result);
        characters += size(result);
        if (sending == 0) {
            while (characters > MOST_CHARACTERS && waiting.size() > 1) {
                characters -= size(waiting.removeFirst());
                dropped++;
            }
        }
        budget().compact(waiting);
    }

    /** Returns how much space a command takes without its output. */
    private static int size(CommandResult result) {
        return Math.min(result.command().length(), LONGEST_COMMAND) + STATUS_LINE;
    }

    private OutputBudget budget() {
        return new OutputBudget(outputs, limit.getAsInt());
    }

    /** Returns the waiting commands as a block of text; empty if there are none. */
    String text() {
        return text(Optional.empty());
    }

    /**
     * @param suggestions returns the id of the suggestion with that command, or an empty text; if
     *     present, outputs and suggestions are named, so that they can be cited
     */
    String text(Optional<UnaryOperator<String>> suggestions) {
        if (waiting.isEmpty()) {
            return "";
        }
        String[] texts = budget().texts(waiting);
        StringBuilder block = new StringBuilder(BEGIN).append('\n');
        if (dropped > 0) {
            block.append("… ").append(dropped).append(" earlier commands omitted …\n");
        }
        for (int i = 0; i < texts.length; i++) {
            block.append(section(i, waiting.get(i), texts[i], suggestions));
        }
        return block.append(END).toString();
    }

    private String section(
            int index,
            CommandResult result,
            String output,
            Optional<UnaryOperator<String>> suggestions) {
        StringBuilder section = new StringBuilder();
        String command = result.command().strip();
        if (command.length() > LONGEST_COMMAND) {
            command = command.substring(0, LONGEST_COMMAND) + " …";
        }
        section.append("$ ").append(command.replace("\n", "\n> ")).append('\n');
        section.append("exit status: ").append(result.status()).append(" · ");
        long tenths = (result.duration().toMillis() + 50) / 100;
        section.append(tenths / 10).append('.').append(tenths % 10).append(" s");
        CapturedOutput kept = result.output();
        if (suggestions.isPresent() && !output.isEmpty() && kept.number() > 0) {
            section.append(CITABLE).append(kept.number());
        }
        String id = suggestions.map(names -> names.apply(result.command())).orElse("");
        if (!id.isEmpty()) {
            section.append(" · ").append(id);
        }
        if (moved(index, result)) {
            section.append(" · now in ").append(RemoteFiles.shown(result.directory()));
        }
        RemoteFiles.targetOf(result.directory())
                .filter(_ -> !result.command().startsWith(CommandResult.ON_HOST))
                .ifPresent(host -> section.append(" · on ").append(host));
        section.append('\n');
        if (!output.isEmpty()) {
            section.append(output).append('\n');
        } else if (kept.number() > 0 && !kept.fullScreen()) {
            section.append("(its output is kept as ").append(kept.name()).append(")\n");
        }
        if (kept.fullScreen()) {
            section.append("(a full-screen program; what it drew is not kept)\n");
        }
        return section.toString();
    }

    private boolean moved(int index, CommandResult result) {
        Optional<Path> before =
                index > 0 ? Optional.of(waiting.get(index - 1).directory()) : toldDirectory;
        return before.isPresent() && !before.get().equals(result.directory());
    }

    /** Sets the directory that the model takes for the shell's, unless it is already set. */
    void startIn(Path directory) {
        if (toldDirectory.isEmpty()) {
            toldDirectory = Optional.of(directory);
        }
    }

    /** Notes that the waiting commands are being sent to the model. */
    void beginSending() {
        sending = waiting.size();
        sendingDropped = dropped;
    }

    /** Removes the commands that were sent, as the model has received them. */
    void endSending() {
        if (sending > 0) {
            toldDirectory = Optional.of(waiting.get(sending - 1).directory());
        }
        waiting.subList(0, sending).clear();
        characters = waiting.stream().mapToInt(ExecLog::size).sum();
        dropped -= sendingDropped;
        cancelSending();
    }

    /** Keeps the commands waiting, as they were not received. */
    void cancelSending() {
        sending = 0;
        sendingDropped = 0;
    }

    List<CommandResult> waiting() {
        return List.copyOf(waiting);
    }

    /** Reads the outputs: those of the newest as a whole, of others only the ends. */
    void load(UnaryOperator<CommandResult> whole, UnaryOperator<CommandResult> ends) {
        int older = waiting.size() - WHOLE_TEXTS;
        for (int i = 0; i < waiting.size(); i++) {
            waiting.set(i, (i < older ? ends : whole).apply(waiting.get(i)));
        }
        budget().compact(waiting);
    }

    void clear() {
        waiting.clear();
        characters = 0;
        dropped = 0;
        cancelSending();
        toldDirectory = Optional.empty();
    }

    /**
     * Divides a number of characters among the outputs of several commands. The newest gets as much
     * as a single one would; of the others, short ones are sent in full and long ones are shortened
     * equally.
     *
     * @param each how many characters of one output are sent; 0 for none
     */
    record OutputBudget(OutputText outputs, int each) {
        /** All outputs together may take this many times the budget of one. */
        private static final int ALL = 3;

        /** A shortened output below this length is useless; its name is sent instead. */
        private static final int LEAST = 100;

        /** How much more raw output to keep than is sent, because control sequences are removed. */
        private static final int RAW = 2;

        /**
         * Returns the outputs as they are sent, in the same order; empty where there is no room.
         */
        String[] texts(List<CommandResult> results) {
            int newest = results.size() - 1;
            String[] texts = new String[results.size()];
            for (int i = newest; i >= 0; i--) {
                texts[i] = each == 0 ? "" : outputs.of(results.get(i).output(), each);
            }
            int left = each * ALL - texts[newest].length();
            List<Integer> shortestFirst =
                    IntStream.range(0, newest)
                            .boxed()
                            // the JDK's own comparators are in no cache: 4 ms of the first question
                            .sorted((a, b) -> texts[a].length() - texts[b].length())
                            .toList();
            int others = newest;
            for (int i : shortestFirst) {
                int share = left / others--;
                if (texts[i].length() > share) {
                    texts[i] = share < LEAST ? "" : outputs.of(results.get(i).output(), share);
                }
                left -= Math.min(share, texts[i].length());
            }
            return texts;
        }

        /** Shortens all outputs but the newest to what may still be sent. */
        void compact(List<CommandResult> results) {
            int left = RAW * RAW * ALL * each;
            for (int i = results.size() - 2; i >= 0; i--) {
                CapturedOutput output = results.get(i).output();
                int most = Math.max(LEAST, Math.min(RAW * each, left));
                if (length(output) > most) {
                    results.set(i, results.get(i).with(shortened(output, most)));
                }
                left -= Math.min(left, length(results.get(i).output()));
            }
        }

        private static int length(CapturedOutput output) {
            return output.head().length() + output.tail().length();
        }

        /** Drops the file, because counting the lines of many files would take too long. */
        private static CapturedOutput shortened(CapturedOutput output, int most) {
            String end = output.omitted() == 0 ? output.head() : output.tail();
            String head = output.head().substring(0, Math.min(output.head().length(), most / 2));
            String tail = end.substring(Math.max(0, end.length() - (most - head.length())));
            long omitted = output.omitted() + length(output) - head.length() - tail.length();
            return new CapturedOutput(
                    output.number(), head, omitted, tail, output.fullScreen(), Optional.empty());
        }
    }
}
