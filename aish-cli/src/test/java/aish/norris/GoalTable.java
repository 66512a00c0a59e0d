package aish.norris;

import module java.base;

import aish.exec.rehearsal.Rehearsals.Network;
import aish.testing.NewFile;
import aish.text.Resource;

/**
 * Realistic goals with what a model does to reach them; {@code goals.txt} says how to read them.
 */
final class GoalTable {
    /**
     * A goal.
     *
     * @param files what is there before, by path
     * @param steps the commands of the model, in order
     */
    record Row(String goal, Network network, Map<String, String> files, List<Step> steps) {
        void create(Path directory) throws IOException {
            for (Map.Entry<String, String> file : files.entrySet()) {
                Path path = directory.resolve(file.getKey());
                String text = file.getValue().replace("\\n", "\n").replace("\\t", "\t");
                NewFile.write(path, text + "\n");
            }
        }

        /** What the model says, one answer for each step. */
        String[] answers() {
            return Stream.concat(
                            steps.stream().map(step -> "CMD: " + step.command()),
                            Stream.of("GOAL: complete"))
                    .toArray(String[]::new);
        }

        @Override
        public String toString() {
            return goal;
        }
    }

    /**
     * @param outside whether it needs a person even on a copy of the disk
     */
    record Step(String command, boolean outside) {}

    private GoalTable() {}

    static List<Row> rows() {
        return rows("goals.txt");
    }

    static List<Row> rows(String file) {
        List<Row> rows = new ArrayList<>();
        for (String block : Resource.text(GoalTable.class, file).split("(?m)^(?== )", -1)) {
            if (block.startsWith("= ")) {
                rows.add(row(block.lines().toList()));
            }
        }
        return rows;
    }

    private static Row row(List<String> lines) {
        String title = lines.getFirst().substring(2);
        boolean online = title.startsWith("network ");
        Map<String, String> files = new LinkedHashMap<>();
        List<Step> steps = new ArrayList<>();
        for (String line : lines) {
            switch (line.isEmpty() ? ' ' : line.charAt(0)) {
                case '+' -> {
                    String[] parts = line.substring(2).split(" ", 2);
                    files.put(parts[0], parts.length == 1 ? "" : parts[1]);
                }
                case '$', '!' -> steps.add(new Step(line.substring(2), line.charAt(0) == '!'));
                default -> {}
            }
        }
        return new Row(
                online ? title.substring("network ".length()) : title,
                online ? Network.ON : Network.OFF,
                files,
                steps);
    }
}
