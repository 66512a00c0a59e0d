package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerbsTest {
    private final RecordingSink events = new RecordingSink();

    private record Light(EventSink events) implements VerbCommand {
        @Override
        public Verbs verbs() {
            return new Verbs("light")
                    .verb("show|", "what is lit", rest -> answer("shown" + rest))
                    .verb("on|lit [NAME]", "light it", rest -> answer("on " + rest))
                    .verb("dim LEVEL|off", "make it darker", rest -> answer("dim " + rest))
                    .verb("mode [day|night]", "when it is lit", rest -> answer("mode " + rest))
                    .verb("break", "drop it", _ -> drop(), _ -> List.of("never"));
        }

        private static Next drop() throws IOException {
            throw new IOException("it fell");
        }
    }

    private record Open(EventSink events) implements VerbCommand {
        @Override
        public Verbs verbs() {
            return new Verbs("open")
                    .verb("list", "all doors", _ -> answer("all"))
                    .otherwise(
                            "[DOOR]",
                            "open it",
                            rest -> answer("open " + rest),
                            () -> List.of("front"));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "''@shown",
                "show@shown",
                "SHOW@shown",
                "on@on ''",
                "'  lit   the  hall '@on the  hall",
                "dim off@dim off",
                "dim 3@dim 3",
                "mode night@mode night",
            })
    void runsTheVerbWithWhatFollowsIt(String arguments, String answer) {
        assertThat(new Light(events).run(arguments)).isEqualTo(Next.PROMPT);
        assertThat(events.events()).containsExactly(new Event.Answer(answer.replace("''", "")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "up@:light takes show, on [NAME], dim LEVEL|off, mode [day|night] or break, not up; see :help :light",
                "show all@:light show takes nothing after it; see :help :light",
                "dim@:light dim takes LEVEL|off; see :help :light",
                "mode dusk@:light mode takes [day|night]; see :help :light",
                "break@it fell",
            })
    void saysWhatItTakes(String arguments, String problem) {
        assertThat(new Light(events).run(arguments)).isEqualTo(Next.FAILED);
        assertThat(events.events()).containsExactly(new Event.Problem(problem));
    }

    @Test
    void completesVerbsAndTheWordsOfTheirUsage() {
        Light light = new Light(events);
        assertThat(light.complete(List.of())).containsExactly("show", "on", "dim", "mode", "break");
        assertThat(light.complete(List.of("on"))).isEmpty();
        assertThat(light.complete(List.of("dim"))).containsExactly("off");
        assertThat(light.complete(List.of("mode"))).containsExactly("day", "night");
        assertThat(light.complete(List.of("mode", "day"))).isEmpty();
        assertThat(light.complete(List.of("break", "x"))).containsExactly("never");
        assertThat(light.complete(List.of("up"))).isEmpty();
    }

    @Test
    void listsAllWaysToCallIt() {
        assertThat(new Light(events).usage())
                .containsExactly(
                        ":light show              what is lit",
                        ":light on [NAME]         light it",
                        ":light dim LEVEL|off     make it darker",
                        ":light mode [day|night]  when it is lit",
                        ":light break             drop it");
        assertThat(new Open(events).usage())
                .containsExactly(":open list    all doors", ":open [DOOR]  open it");
    }

    @Test
    void otherWordsMayMeanSomethingToo() {
        Open open = new Open(events);
        open.run("");
        open.run("list");
        open.run("the back door");
        assertThat(events.events())
                .containsExactly(
                        new Event.Answer("open "),
                        new Event.Answer("all"),
                        new Event.Answer("open the back door"));
        assertThat(open.complete(List.of())).containsExactly("list", "front");
        assertThat(open.complete(List.of("front"))).isEmpty();
    }
}
