package aish.offline;

import module java.base;

/** A command that ran and its outcome, as the conversation reports it. */
record ExecOutput(String command, OptionalInt status, List<String> output) {
    private static final String BEGIN = "[exec output]";
    private static final String PROMPT = "$ ";
    private static final String MORE = "> ";
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    ExecOutput {
        output = List.copyOf(output);
    }

    boolean failed() {
        return status.isPresent() && status.getAsInt() != 0;
    }

    /** Returns everything that ran according to one message, in order. */
    static List<ExecOutput> in(String message) {
        List<ExecOutput> found = new ArrayList<>();
        List<String> block = new ArrayList<>();
        boolean inside = false;
        for (String line : message.lines().toList()) {
            String bare = line.stripTrailing();
            boolean begins = bare.equals(BEGIN);
            if (begins || bare.equals("[end exec output]") || bare.equals("[/exec output]")) {
                sections(block, found);
                block.clear();
                inside = begins;
            } else if (inside) {
                block.add(line);
            }
        }
        sections(block, found);
        return found;
    }

    /**
     * Splits a block into sections. A prompt starts one only if an exit status follows, because
     * output may contain prompts too.
     */
    private static void sections(List<String> block, List<ExecOutput> found) {
        int start = nextStart(block, 0);
        while (start < block.size()) {
            int end = nextStart(block, start + 1);
            found.add(section(block.subList(start, end)));
            start = end;
        }
    }

    private static int nextStart(List<String> block, int from) {
        for (int i = from; i < block.size(); i++) {
            if (block.get(i).startsWith(PROMPT) && (i == 0 || hasStatus(block, i))) {
                return i;
            }
        }
        return block.size();
    }

    private static boolean hasStatus(List<String> block, int start) {
        int next = start + 1;
        while (next < block.size() && block.get(next).startsWith(MORE)) {
            next++;
        }
        return next < block.size() && isStatus(block.get(next));
    }

    private static boolean isStatus(String line) {
        return line.strip().startsWith("exit ") || line.strip().startsWith("killed by");
    }

    private static ExecOutput section(List<String> lines) {
        StringBuilder command = new StringBuilder(lines.getFirst().substring(PROMPT.length()));
        int at = 1;
        while (at < lines.size() && lines.get(at).startsWith(MORE)) {
            command.append('\n').append(lines.get(at).substring(MORE.length()));
            at++;
        }
        OptionalInt status = OptionalInt.empty();
        if (at < lines.size() && isStatus(lines.get(at))) {
            status = firstNumber(lines.get(at));
            at++;
        }
        return new ExecOutput(command.toString(), status, lines.subList(at, lines.size()));
    }

    private static OptionalInt firstNumber(String line) {
        Matcher number = NUMBER.matcher(line);
        return number.find()
                ? OptionalInt.of(Integer.parseInt(number.group()))
                : OptionalInt.empty();
    }
}
