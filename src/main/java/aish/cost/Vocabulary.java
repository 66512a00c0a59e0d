package aish.cost;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The tokenizers of model families whose vocabulary is public. */
enum Vocabulary {
    O200K("o200k_base"),
    CL100K("cl100k_base");

    /** Prefixes of model names, the more specific ones first. */
    private static final List<Family> FAMILIES =
            List.of(
                    new Family("gpt-4o", O200K),
                    new Family("gpt-4.1", O200K),
                    new Family("gpt-4.5", O200K),
                    new Family("gpt-5", O200K),
                    new Family("gpt-oss", O200K),
                    new Family("chatgpt-4o", O200K),
                    new Family("codex-mini", O200K),
                    new Family("gpt-4", CL100K),
                    new Family("gpt-3.5", CL100K),
                    new Family("gpt-35", CL100K),
                    new Family("text-embedding-", CL100K));

    /** Longer pieces are split, so that a text without spaces takes no longer than others. */
    private static final int PIECE = 16_384;

    private record Family(String start, Vocabulary vocabulary) {}

    private final String title;

    Vocabulary(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    /** Returns the vocabulary of a model by its name on a server. */
    static Optional<Vocabulary> of(String model) {
        String name = model.toLowerCase(Locale.ROOT);
        name = name.substring(name.lastIndexOf('/') + 1);
        name = name.startsWith("ft:") ? name.substring("ft:".length()) : name;
        if (isNumberedO(name)) {
            return Optional.of(O200K);
        }
        for (Family family : FAMILIES) {
            if (name.startsWith(family.start())) {
                return Optional.of(family.vocabulary());
            }
        }
        return Optional.empty();
    }

    /** Whether it is a name such as o1, o3-mini, o4-mini-2025-04-16. */
    private static boolean isNumberedO(String name) {
        return name.length() > 1
                && name.charAt(0) == 'o'
                && Character.isDigit(name.charAt(1))
                && (name.length() == 2 || name.charAt(2) == '-');
    }

    /** Loads the vocabulary, which takes a few tenths of a second; counting is then fast. */
    Counter load() {
        EncodingType type = EncodingType.fromName(title).orElseThrow();
        Encoding encoding = Encodings.newLazyEncodingRegistry().getEncoding(type);
        return text -> count(text, encoding);
    }

    /** Counts what looks like a control token as plain text. */
    private static int count(String text, Encoding encoding) {
        int tokens = 0;
        for (int start = 0; start < text.length(); start += PIECE) {
            int end = Math.min(text.length(), start + PIECE);
            tokens += encoding.countTokensOrdinary(text.substring(start, end));
        }
        return tokens;
    }

    /** Counts the tokens of a text. */
    @FunctionalInterface
    interface Counter {
        int count(String text);
    }
}
