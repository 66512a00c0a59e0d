package aish.model.offline;

import java.net.URI;
import java.util.BitSet;
import java.util.Optional;

/** Finds URLs and hosts. */
final class NetSlots {
    private final Question question;
    private final BitSet used;

    NetSlots(Question question, BitSet used) {
        this.question = question;
        this.used = used;
    }

    Optional<SlotValue> find(SlotKind kind) {
        for (int i = 0; i < question.size(); i++) {
            QuestionWord piece = question.piece(i);
            if (!used.get(i)) {
                Optional<String> text = kind == SlotKind.URL ? url(piece) : host(piece);
                if (text.isPresent()) {
                    used.set(i);
                    return text.map(SlotValue::word);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> url(QuestionWord piece) {
        return switch (piece.shape()) {
            case URL -> Optional.of(piece.text());
            case DOMAIN -> Optional.of("https://" + piece.text());
            case HOST_PORT -> Optional.of("http://" + piece.text());
            case QUOTED ->
                    piece.text().contains("://") ? Optional.of(piece.text()) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Optional<String> host(QuestionWord piece) {
        return switch (piece.shape()) {
            case URL -> hostOf(piece.text());
            case DOMAIN, ADDRESS, LOGIN -> Optional.of(piece.text());
            case HOST_PORT -> Optional.of(piece.text().substring(0, piece.text().indexOf(':')));
            default ->
                    piece.lower().equals("localhost") ? Optional.of("localhost") : Optional.empty();
        };
    }

    private static Optional<String> hostOf(String url) {
        try {
            return Optional.ofNullable(
                    URI.create(url.contains("://") ? url : "https://" + url).getHost());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
