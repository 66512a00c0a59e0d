package aish.app;

import java.util.ArrayList;
import java.util.List;

/** Asks one question and then starts aish, so that one recorded run has seen both. */
public final class Rehearsal {
    private Rehearsal() {}

    public static void main(String[] args) {
        List<String> question = new ArrayList<>(List.of(args));
        question.addAll(List.of("-p", "what is this?"));
        Main.run(question);
        Main.main(args);
    }
}
