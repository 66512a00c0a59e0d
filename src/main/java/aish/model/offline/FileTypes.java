package aish.model.offline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Maps words for kinds of files to their file name extensions. */
final class FileTypes {
    private final Map<String, String> endings = new HashMap<>();

    /**
     * @param lines an extension, a colon, and the words for it
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

    /** Returns the extension without its dot. */
    Optional<String> ending(String word) {
        String direct = endings.get(word);
        if (direct == null && word.endsWith("s")) {
            direct = endings.get(word.substring(0, word.length() - 1));
        }
        return Optional.ofNullable(direct);
    }
}
