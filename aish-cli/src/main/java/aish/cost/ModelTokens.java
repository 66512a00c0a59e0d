package aish.cost;

import module java.base;

import aish.model.ModelServer;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

import org.jspecify.annotations.Nullable;

/**
 * Counts the tokens of one model. A text is first estimated by its length; then the server counts
 * it in the background, or a vocabulary if the server cannot, and the next time the number is
 * exact. Thread-safe.
 */
final class ModelTokens {
    /** A vocabulary counts this many characters without a noticeable delay. */
    private static final int QUICKLY_COUNTED = 8192;

    /** Shorter texts are not worth asking a server. */
    private static final int TINY = 16;

    private static final int MOST_WAITING = 200;
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final Optional<Vocabulary> vocabulary;
    private final Optional<ModelServer> server;
    private final Executor background;
    private final InstantSource clock;
    private final KnownCounts known = new KnownCounts();
    private final CharacterRatio ratio = new CharacterRatio();
    private final SequencedSet<String> waiting = new LinkedHashSet<>();
    private boolean working;
    private volatile boolean served;
    private volatile Instant askAgain = Instant.MIN;
    private volatile Vocabulary.@Nullable Counter counter;

    /**
     * @param server the server that counts tokens, if it can
     * @param background runs slow work; if it runs nothing, counts stay estimates
     */
    ModelTokens(
            Optional<Vocabulary> vocabulary,
            Optional<ModelServer> server,
            Executor background,
            InstantSource clock) {
        this.vocabulary = vocabulary;
        this.server = server;
        this.background = background;
        this.clock = clock;
    }

    /**
     * Returns without waiting: the exact count if it is known or quickly computed, otherwise an
     * estimate by length.
     */
    int count(String text) {
        OptionalInt exact = known.find(text);
        if (exact.isPresent()) {
            return exact.getAsInt();
        }
        Vocabulary.Counter local = counter;
        if (local != null && text.length() <= QUICKLY_COUNTED) {
            int count = local.count(text);
            known.put(text, count);
            return count;
        }
        return ratio.tokens(text.length());
    }

    /** Queues a text to be counted exactly. */
    void refine(String text) {
        if (!isRefining() || text.length() < TINY || known.find(text).isPresent()) {
            return;
        }
        synchronized (waiting) {
            if (waiting.size() >= MOST_WAITING || !waiting.add(text) || working) {
                return;
            }
            working = true;
        }
        try {
            background.execute(this::work);
        } catch (RuntimeException e) {
            stopWorking();
            throw e;
        }
    }

    /** Whether the server may count, or a vocabulary in place of one that never has. */
    private boolean isRefining() {
        return (vocabulary.isPresent() && !served)
                || (server.isPresent() && !clock.instant().isBefore(askAgain));
    }

    private void work() {
        try {
            Optional<String> next = next();
            while (next.isPresent()) {
                countExactly(next.get());
                next = next();
            }
        } catch (RuntimeException e) {
            stopWorking();
            throw e;
        }
    }

    private void stopWorking() {
        synchronized (waiting) {
            working = false;
        }
    }

    /** Returns the next text; stops working in the same step if there is none. */
    private Optional<String> next() {
        synchronized (waiting) {
            working = !waiting.isEmpty();
            return working ? Optional.of(waiting.removeFirst()) : Optional.empty();
        }
    }

    private void countExactly(String text) {
        OptionalInt counted = byServer(text);
        if (counted.isPresent()) {
            known.put(text, counted.getAsInt());
        } else if (vocabulary.isPresent() && !served) {
            known.put(text, loaded(vocabulary.get()).count(text));
        }
    }

    private OptionalInt byServer(String text) {
        if (server.isEmpty() || clock.instant().isBefore(askAgain)) {
            return OptionalInt.empty();
        }
        OptionalInt counted = server.get().countTokens(text);
        served |= counted.isPresent();
        if (counted.isEmpty()) {
            askAgain = clock.instant().plus(PATIENCE);
        }
        return counted;
    }

    private Vocabulary.Counter loaded(Vocabulary wanted) {
        Vocabulary.Counter local = counter;
        if (local == null) {
            local = wanted.load();
            counter = local;
        }
        return local;
    }

    /**
     * Adds a sample: the length of a request in characters and the server's count of its tokens.
     */
    void learn(long length, long counted) {
        ratio.learn(length, counted);
    }

    /** Describes in a few words how tokens are counted. */
    String method() {
        if (served) {
            return "counted by the server";
        }
        if (counter != null) {
            return "counted with " + vocabulary.map(Vocabulary::title).orElse("");
        }
        int lessons = ratio.samples;
        return lessons == 0
                ? "estimated at 4 characters each"
                : String.format(
                        Locale.ROOT,
                        "estimated at %.1f characters each, learned from %d %s",
                        ratio.ratio(),
                        lessons,
                        lessons == 1 ? "answer" : "answers");
    }

    /**
     * Exact token counts of texts, so that no turn of a conversation is counted twice. Evicts the
     * least recently used. Thread-safe.
     */
    static final class KnownCounts {
        private static final long MOST_CHARACTERS = 4L << 20;

        private final Map<String, Integer> counts = new LinkedHashMap<>(16, 0.75f, true);
        private long characters;

        synchronized OptionalInt find(String text) {
            Integer count = counts.get(text);
            return count == null ? OptionalInt.empty() : OptionalInt.of(count);
        }

        synchronized void put(String text, int count) {
            if (counts.put(text, count) == null) {
                characters += text.length();
            }
            Iterator<Map.Entry<String, Integer>> oldest = counts.entrySet().iterator();
            while (characters > MOST_CHARACTERS && oldest.hasNext()) {
                characters -= oldest.next().getKey().length();
                oldest.remove();
            }
        }

        synchronized int size() {
            return counts.size();
        }
    }

    /**
     * The number of characters per token: four, until a server has counted a request. Newer
     * requests weigh more, because a conversation may turn from prose to code. Thread-safe.
     */
    private static final class CharacterRatio {
        private static final double USUAL = 4;
        private static final double LEAST = 1;
        private static final double MOST = 8;

        /** Each request multiplies the weight of the earlier ones by this. */
        private static final double DECAY = 0.7;

        /** Shorter requests are ignored, because the template's own tokens outweigh the text. */
        private static final int MIN_LENGTH = 100;

        private double characters;
        private double tokens;
        private int samples;

        synchronized int tokens(long length) {
            return (int) Math.min(Integer.MAX_VALUE, Math.ceil(length / ratio()));
        }

        /** Adds a sample: a text's length in characters and the server's count of its tokens. */
        synchronized void learn(long length, long counted) {
            if (length < MIN_LENGTH || counted <= 0) {
                return;
            }
            characters = characters * DECAY + length;
            tokens = tokens * DECAY + counted;
            samples++;
        }

        synchronized double ratio() {
            return tokens == 0 ? USUAL : Math.clamp(characters / tokens, LEAST, MOST);
        }
    }

    /** The tokenizers of model families whose vocabulary is public. */
    enum Vocabulary {
        O200K("o200k_base", "o\\d(-.*)?|(gpt-(4o|4\\.1|4\\.5|5|oss)|chatgpt-4o|codex-mini).*"),
        CL100K("cl100k_base", "(gpt-(4|3\\.5|35)|text-embedding-).*");

        /** Longer pieces are split, so that a text without spaces takes no longer than others. */
        private static final int PIECE = 16_384;

        private final String title;
        private final String models;

        /**
         * @param models a pattern of the names of models
         */
        Vocabulary(String title, String models) {
            this.title = title;
            this.models = models;
        }

        String title() {
            return title;
        }

        /** Returns the vocabulary of a model by its name on a server. */
        static Optional<Vocabulary> of(String model) {
            String name =
                    model.substring(model.lastIndexOf('/') + 1)
                            .toLowerCase(Locale.ROOT)
                            .replaceFirst("^ft:", "");
            return Stream.of(values()).filter(each -> name.matches(each.models)).findFirst();
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
}
