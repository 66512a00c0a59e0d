package aish.cost;

/**
 * How many characters make a token: four, until a server has counted what it was sent. Newer
 * requests count more, as a conversation may turn from prose to code. Safe for many threads.
 */
final class CharacterRatio {
    private static final double USUAL = 4;
    private static final double LEAST = 1;
    private static final double MOST = 8;

    /** What one more request leaves of the weight of those before. */
    private static final double FADING = 0.7;

    /** Less tells nothing: a template's own tokens outweigh it. */
    private static final int ENOUGH = 100;

    private double characters;
    private double tokens;
    private int lessons;

    synchronized int tokens(long length) {
        return (int) Math.min(Integer.MAX_VALUE, Math.ceil(length / ratio()));
    }

    /** A server counted so many tokens in so many characters. */
    synchronized void learn(long length, long counted) {
        if (length < ENOUGH || counted <= 0) {
            return;
        }
        characters = characters * FADING + length;
        tokens = tokens * FADING + counted;
        lessons++;
    }

    synchronized double ratio() {
        return tokens == 0 ? USUAL : Math.clamp(characters / tokens, LEAST, MOST);
    }

    /** From how many answers it was learnt. */
    synchronized int lessons() {
        return lessons;
    }
}
