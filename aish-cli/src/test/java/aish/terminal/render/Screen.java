package aish.terminal.render;

import module java.base;

import aish.model.Delta;
import aish.model.Reply;
import aish.settings.Config.Reasoning;

/** A view with a window, a clock and a ticker that do as they are told. */
final class Screen {
    static final AnswerStyle COLOURED =
            new AnswerStyle(AnswerStyle.Layout.LAID_OUT, true, true, true, Reasoning.SHOWN);
    static final AnswerStyle FOLDED =
            new AnswerStyle(AnswerStyle.Layout.LAID_OUT, true, true, true, Reasoning.FOLDED);
    static final AnswerStyle PLAIN =
            new AnswerStyle(AnswerStyle.Layout.LAID_OUT, false, false, false, Reasoning.SHOWN);

    final AnswerView view;
    final List<String> writes = new ArrayList<>();
    final StringBuilder remarks = new StringBuilder();
    int columns = 60;
    int running;
    private Instant now = Instant.EPOCH;
    private Runnable tick = () -> {};

    Screen(AnswerStyle look) {
        this(look, AnswerView.Knowledge.NONE);
    }

    Screen(AnswerStyle look, AnswerView.Knowledge knowledge) {
        view =
                new AnswerView(
                        writes::add,
                        remarks::append,
                        () -> columns,
                        look,
                        knowledge,
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
    static String of(String markdown, AnswerStyle look) {
        return of(List.of(markdown), look);
    }

    static String of(List<String> pieces, AnswerStyle look) {
        return of(pieces, look, 60);
    }

    static String of(List<String> pieces, AnswerStyle look, int columns) {
        Screen screen = new Screen(look);
        screen.columns = columns;
        screen.view.asked("m");
        pieces.forEach(screen::text);
        screen.view.answered(Reply.whole(String.join("", pieces)));
        return screen.written();
    }
}
