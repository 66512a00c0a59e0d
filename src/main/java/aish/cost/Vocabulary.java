package aish.cost;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The tokens of model families whose vocabulary is public. */
enum Vocabulary {
    O200K("o200k_base"),
    CL100K("cl100k_base");

    /** The beginnings of names, the more special ones first. */
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

    /** Large pieces are cut, so that a text without any blank takes no longer than another. */
    private static final int PIECE = 16_384;

    private record Family(String start, Vocabulary vocabulary) {}

    private final String title;

    Vocabulary(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    /** The vocabulary of a model, by its name on a server. */
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

    /** Such as o1, o3-mini, o4-mini-2025-04-16. */
    private static boolean isNumberedO(String name) {
        return name.length() > 1
                && name.charAt(0) == 'o'
                && Character.isDigit(name.charAt(1))
                && (name.length() == 2 || name.charAt(2) == '-');
    }

    /** Takes a few tenths of a second, and then counts quickly. */
    Counter load() {
        EncodingType type = EncodingType.fromName(title).orElseThrow();
        Encoding encoding = Encodings.newLazyEncodingRegistry().getEncoding(type);
        return text -> count(text, encoding);
    }

    /** What looks like a control token in a text is text. */
    private static int count(String text, Encoding encoding) {
        int tokens = 0;
        for (int start = 0; start < text.length(); start += PIECE) {
            int end = Math.min(text.length(), start + PIECE);
            tokens += encoding.countTokensOrdinary(text.substring(start, end));
        }
        return tokens;
    }

    /** Counts the tokens of texts. */
    @FunctionalInterface
    interface Counter {
        int count(String text);
    }
}
