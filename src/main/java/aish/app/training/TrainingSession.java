package aish.app.training;

import module java.base;

import aish.app.Arguments;
import aish.app.Main;
import aish.app.QuestionFront;

/**
 * Asks a question at the terminal and one in a pipe, and then starts aish, so that one recorded run
 * covers all of it.
 */
final class TrainingSession {
    private TrainingSession() {}

    public static void main(String[] args) {
        List<String> question = new ArrayList<>(List.of(args));
        question.addAll(List.of("-p", "what is this?"));
        Main.run(question);
        if (Arguments.parse(question) instanceof Arguments.Ask ask) {
            Main.ask(ask, System.getenv(), piped());
        }
        Main.main(args);
    }

    private static QuestionFront.Streams piped() {
        byte[] text = "some text".getBytes(StandardCharsets.UTF_8);
        OutputStream unread = OutputStream.nullOutputStream();
        return new QuestionFront.Streams(
                new ByteArrayInputStream(text), false, unread, false, unread);
    }
}
