package aish.patch;

import module java.base;

import aish.patch.FileChange.Edit;

/** Writes patches in the forms in which models write them. */
final class PatchSource {
    private static final Pattern FENCE = Pattern.compile("(?m)^`{3,}");

    private PatchSource() {}

    static String of(Patch patch) {
        if (patch.isDiff()) {
            return DiffText.of(patch);
        }
        return patch.files().stream().map(PatchSource::block).collect(Collectors.joining("\n"));
    }

    private static String block(FileChange file) {
        return switch (file.edit()) {
            case Edit.Hunks _, Edit.Whole _, Edit.Binary _ ->
                    fenced("diff", DiffText.of(new Patch(List.of(file), List.of())));
            case Edit.Replacement(_, String search, String replace) ->
                    file.name()
                            + "\n<<<<<<< SEARCH\n"
                            + search
                            + "=======\n"
                            + replace
                            + ">>>>>>> REPLACE\n";
        };
    }

    private static String fenced(String info, String text) {
        int longest =
                FENCE.matcher(text).results().mapToInt(run -> run.group().length()).max().orElse(2);
        String fence = "`".repeat(longest + 1);
        return fence + info + "\n" + text + fence + "\n";
    }
}
