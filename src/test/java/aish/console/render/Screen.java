package aish.console.render;

import aish.model.Delta;
import aish.model.Reply;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A view with a window, a clock and a ticker that do as they are told. */
final class Screen {
    static final Look COLOURED =
            new Look(Look.Layout.LAID_OUT, true, true, true, Look.Thoughts.SHOWN);
    static final Look FOLDED =
            new Look(Look.Layout.LAID_OUT, true, true, true, Look.Thoughts.FOLDED);
    static final Look PLAIN =
            new Look(Look.Layout.LAID_OUT, false, false, false, Look.Thoughts.SHOWN);

    final AnswerView view;
    final List<String> writes = new ArrayList<>();
    final StringBuilder remarks = new StringBuilder();
    int columns = 60;
    int running;
    private Instant now = Instant.EPOCH;
    private Runnable tick = () -> {};

    Screen(Look look) {
        view =
                new AnswerView(
                        writes::add,
                        remarks::append,
                        () -> columns,
                        look,
                        () -> now,
                        action -> {
                            tick = action;
                            running++;
                            return () -> running--;
                        });
    }

    /** Lets time pass, and the ticker notice it. */
    void pass(Duration duration) {
        now = now.plus(duration);
        tick.run();
    }

    void text(String text) {
        view.streamed(new Delta.Text(text));
    }

    void reasoning(String text) {
        view.streamed(new Delta.Reasoning(text));
    }

    String written() {
        return String.join("", writes);
    }

    /** Everything written so far, with escape sequences that can be read. */
    String visible() {
        return visible(written());
    }

    static String visible(String text) {
        return text.replace("\r\u001b[K", "⟦erase⟧").replaceAll("\u001b\\[([0-9;]*)m", "⟦$1⟧");
    }

    /** What an answer in one piece looks like. */
    static String of(String markdown, Look look) {
        return of(List.of(markdown), look);
    }

    static String of(List<String> pieces, Look look) {
        return of(pieces, look, 60);
    }

    static String of(List<String> pieces, Look look, int columns) {
        Screen screen = new Screen(look);
        screen.columns = columns;
        screen.view.asked("m");
        pieces.forEach(screen::text);
        screen.view.answered(Reply.whole(String.join("", pieces)));
        return screen.written();
    }
}
