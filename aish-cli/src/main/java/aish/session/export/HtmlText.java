package aish.session.export;

import module java.base;

import aish.secrets.Redactor;
import aish.session.TimedEvent;
import aish.session.export.SessionScript.Kind;
import aish.session.export.SessionScript.Piece;
import aish.text.PlainText;
import aish.text.Resource;

/** A session as one HTML page that needs nothing else: no script, no font, no picture. */
public final class HtmlText {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("uuuu-MM-dd");

    private HtmlText() {}

    /**
     * @param title a name for the session
     */
    public static String render(
            List<TimedEvent> events, Redactor redaction, String title, ZoneId zone) {
        String name = escaped(PlainText.oneLine(redaction.of(title)));
        StringBuilder page = new StringBuilder();
        page.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        page.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ");
        page.append("style-src 'unsafe-inline'\">\n<meta name=\"viewport\" ");
        page.append("content=\"width=device-width, initial-scale=1\">\n");
        page.append("<meta name=\"color-scheme\" content=\"light dark\">\n<title>").append(name);
        page.append("</title>\n<style>\n");
        page.append(Resource.text(HtmlText.class, "page.css").strip());
        page.append("\n</style>\n</head>\n<body>\n<h1>").append(name).append("</h1>\n");
        body(SessionScript.of(events, redaction), zone, page);
        return page.append("</body>\n</html>\n").toString();
    }

    private static void body(List<Piece> pieces, ZoneId zone, StringBuilder page) {
        String day = "";
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            ZonedDateTime at = piece.at().atZone(zone);
            if (!DAY.format(at).equals(day)) {
                day = DAY.format(at);
                page.append("<h2>").append(day).append("</h2>\n");
            }
            StringBuilder text = new StringBuilder(piece.text());
            while (piece.kind() == Kind.ANSWER
                    && i + 1 < pieces.size()
                    && pieces.get(i + 1).kind() == Kind.ANSWER) {
                text.append(pieces.get(++i).text());
            }
            block(piece.kind(), TIME.format(at), text.toString(), page);
        }
    }

    private static void block(Kind kind, String time, String text, StringBuilder page) {
        String name = kind.name().toLowerCase(Locale.ROOT);
        page.append("<pre class=\"").append(name).append("\" title=\"").append(time).append("\">");
        if (kind == Kind.OUTPUT) {
            ColouredText.runs(text).forEach(run -> append(run, page));
        } else {
            page.append(escaped(text.stripTrailing()));
        }
        page.append("</pre>\n");
    }

    private static void append(ColouredText.Run run, StringBuilder page) {
        boolean plain = run.classes().isEmpty() && run.style().isEmpty();
        if (plain) {
            page.append(escaped(run.text()));
            return;
        }
        page.append("<span");
        if (!run.classes().isEmpty()) {
            page.append(" class=\"").append(String.join(" ", run.classes())).append('"');
        }
        if (!run.style().isEmpty()) {
            page.append(" style=\"").append(run.style()).append('"');
        }
        page.append('>').append(escaped(run.text())).append("</span>");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
