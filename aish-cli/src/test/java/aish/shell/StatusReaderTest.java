package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.StatusReader.Message;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatusReaderTest {
    @Test
    void readsAReport() {
        assertThat(read("\0\1S\0007\000130\0/tmp\0himBHs\000101\n102\n\000103\n\0"))
                .containsExactly(new Message.Ready(7, 130, "/tmp", "himBHs", 2, 1));
    }

    @Test
    void readsAnAnswer() {
        assertThat(read("\0\1Q\00012\0two\nlines\n\0"))
                .containsExactly(new Message.Answer(12, "two\nlines\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/a\nb", "/häuser/東京", "/😀", "/S", "/\u0001S", "/a b\t'\"\\", ""})
    void takesDirectoriesAsTheyAre(String directory) {
        Message ready = new Message.Ready(1, 0, directory, "hB", 0, 0);
        assertThat(read(written(ready))).containsExactly(ready);
    }

    @Property
    void anySplitOfTheBytesGivesTheSameMessages(
            @ForAll("messages") List<Message> messages, @ForAll @IntRange(min = 1, max = 9) int n) {
        StringBuilder text = new StringBuilder();
        messages.forEach(message -> text.append(written(message)));
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        StatusReader reader = new StatusReader();
        List<Message> read = new ArrayList<>();
        for (int start = 0; start < bytes.length; start += n) {
            reader.read(
                    ByteBuffer.wrap(bytes, start, Math.min(n, bytes.length - start)), read::add);
        }
        assertThat(read).isEqualTo(messages);
    }

    @Property
    void aMessageCutShortDoesNotHarmTheNext(
            @ForAll("message") Message torn, @ForAll("message") Message next, @ForAll int seed) {
        byte[] start = written(torn).getBytes(StandardCharsets.UTF_8);
        byte[] rest = written(next).getBytes(StandardCharsets.UTF_8);
        int cut = Math.floorMod(seed, start.length);
        StatusReader reader = new StatusReader();
        List<Message> read = new ArrayList<>();
        reader.read(ByteBuffer.wrap(start, 0, cut), read::add);
        reader.read(ByteBuffer.wrap(rest), read::add);
        assertThat(read.getLast()).isEqualTo(next);
    }

    @Test
    void ignoresWhatIsNoMessage() {
        assertThat(read("noise\0more\0\0\1Q\0003\0yes\0"))
                .containsExactly(new Message.Answer(3, "yes"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\0\1S\0x\0000\0/\0hB\0\0\0",
                "\0\1S\0001\0\0/\0hB\0\0\0",
                "\0\1S\0001\0abc\0/\0hB\0\0\0",
                "\0\1S\0001\0-1\0/\0hB\0\0\0",
                "\0\1S\00099999999999\0000\0/\0hB\0\0\0",
                "\0\1Q\0\0text\0",
                "\0\1Q\0one\0text\0"
            })
    void dropsAMessageWithoutNumbersAndReadsTheNext(String malformed) {
        assertThat(read(malformed + "\0\1Q\0003\0yes\0"))
                .containsExactly(new Message.Answer(3, "yes"));
    }

    @Provide
    Arbitrary<List<Message>> messages() {
        return message().list().ofMaxSize(5);
    }

    @Provide
    Arbitrary<Message> message() {
        Arbitrary<Integer> numbers = Arbitraries.integers().between(0, Integer.MAX_VALUE);
        Arbitrary<String> texts =
                Arbitraries.strings()
                        .ascii()
                        .withChars('é', '東', '\n')
                        .excludeChars('\0')
                        .ofMaxLength(20)
                        // which is how a message begins: after a torn one, nothing tells them apart
                        .filter(text -> !text.startsWith("\1"));
        Arbitrary<Integer> jobs = Arbitraries.integers().between(0, 3);
        Arbitrary<Message> ready =
                Combinators.combine(
                                numbers,
                                Arbitraries.integers().between(0, 255),
                                texts.map(text -> "/" + text),
                                Arbitraries.of("himBHs", "", "ehuxB"),
                                jobs,
                                jobs)
                        .as(Message.Ready::new);
        Arbitrary<Message> answer = Combinators.combine(numbers, texts).as(Message.Answer::new);
        return Arbitraries.oneOf(ready, answer);
    }

    private static String written(Message message) {
        return switch (message) {
            case Message.Ready ready ->
                    "\0\1S\0%d\0%d\0%s\0%s\0%s\0%s\0"
                            .formatted(
                                    ready.number(),
                                    ready.status(),
                                    ready.directory(),
                                    ready.flags(),
                                    "99\n".repeat(ready.running()),
                                    "98\n".repeat(ready.stopped()));
            case Message.Answer answer ->
                    "\0\1Q\0%d\0%s\0".formatted(answer.number(), answer.text());
        };
    }

    private static List<Message> read(String text) {
        List<Message> messages = new ArrayList<>();
        new StatusReader()
                .read(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), messages::add);
        return messages;
    }
}
