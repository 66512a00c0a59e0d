package aish.model.offline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What people call files of a kind, and how the names of such files end. */
final class FileTypes {
    private final Map<String, String> endings = new HashMap<>();

    /**
     * @param lines an ending, a colon, and words for it
     */
    FileTypes(List<String> lines) {
        for (String line : lines) {
            int colon = line.indexOf(':');
            String ending = line.substring(0, colon);
            endings.put(ending, ending);
            for (String word : line.substring(colon + 1).strip().split(" +", -1)) {
                endings.put(word, ending);
            }
        }
    }

    static FileTypes load() {
        return new FileTypes(HelperTexts.lines("filetypes.txt"));
    }

    /** The ending without its dot. */
    Optional<String> ending(String word) {
        String direct = endings.get(word);
        if (direct == null && word.endsWith("s")) {
            direct = endings.get(word.substring(0, word.length() - 1));
        }
        return Optional.ofNullable(direct);
    }
}
