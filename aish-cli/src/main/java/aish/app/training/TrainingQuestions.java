package aish.app.training;

import module java.base;

import aish.app.Main;
import aish.app.QuestionFront;
import aish.cli.Arguments;

/** Asks at the terminal, in a pipe and offline, so that one recorded run covers all of it. */
final class TrainingQuestions {
    private TrainingQuestions() {}

    public static void main(String[] args) {
        Main.run(with(args, "-p", "what is this?"));
        if (Arguments.parse(with(args, "-p", "what is this?")) instanceof Arguments.Ask ask) {
            Main.ask(ask, piped());
        }
        Main.run(with(args, "--model", "offline", "-p", "find large files in src"));
        Main.main(
                with(args, "--model", "offline", "-p", "find files over 5 MB in src")
                        .toArray(String[]::new));
    }

    private static List<String> with(String[] args, String... more) {
        return Stream.of(args, more).flatMap(Stream::of).toList();
    }

    private static QuestionFront.Streams piped() {
        byte[] text = "some text".getBytes(StandardCharsets.UTF_8);
        OutputStream unread = OutputStream.nullOutputStream();
        return new QuestionFront.Streams(
                new ByteArrayInputStream(text), false, unread, false, unread);
    }
}
