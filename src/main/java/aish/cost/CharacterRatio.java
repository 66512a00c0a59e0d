package aish.cost;

/**
 * The number of characters per token: four, until a server has counted a request. Newer requests
 * weigh more, because a conversation may turn from prose to code. Thread-safe.
 */
final class CharacterRatio {
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

    /** The number of samples. */
    synchronized int samples() {
        return samples;
    }
}
