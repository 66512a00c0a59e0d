package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Key;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Killed at any moment, again and again, aish loses nothing that was on the screen. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class KilledTest {
    private static final int SIGKILL = 9;
    private static final int LONGEST_MILLIS = 900;
    private static final Pattern MARK = Pattern.compile("[ac]\\d+-\\d+;");

    @Test
    void nothingThatWasSeenIsMissing(Sandbox sandbox, ModelStub model) throws Exception {
        Random chance = new Random();
        int kills = Tier.times(2, 40);
        Set<String> seen = new LinkedHashSet<>();
        for (int i = 0; i < kills; i++) {
            int number = i;
            model.does(stream -> stream(stream, number));
            try (TerminalSession aish = sandbox.open("--continue")) {
                act(aish, number, chance.nextInt(3));
                if (number == 0) {
                    aish.waitFor(MARK.pattern());
                }
                Thread.sleep(chance.nextInt(LONGEST_MILLIS));
                aish.signal(SIGKILL);
                aish.awaitExit();
                Matcher marks = MARK.matcher(aish.everything());
                marks.results().forEach(mark -> seen.add(mark.group()));
            }
            assertThat(missing(sandbox, seen)).as("after kill %s", number + 1).isEmpty();
        }
        assertThat(seen).isNotEmpty();
        assertThat(sandbox.records()).hasSize(1);
        model.says("Here I am.");
        try (TerminalSession aish = sandbox.open("--continue")) {
            aish.press(Key.CTRL_C);
            aish.waitForPrompt();
            assertThat(aish.run("echo alive")).isEqualTo("alive");
        }
    }

    private static void act(TerminalSession aish, int number, int what) {
        // whatever was left unfinished waits at the prompt
        aish.press(Key.CTRL_C);
        aish.waitForPrompt();
        if (what == 0) {
            aish.enter("? tell me about " + number);
        } else if (what == 1) {
            aish.enter("for i in $(seq 400); do echo \"c" + number + "-$i;\"; done; sleep 0.5");
        } else {
            aish.enter(
                    "$ i=0; while sleep 0.01; do i=$((i+1)); echo \"c" + number + "-$i;\"; done");
        }
    }

    /** The person's patience ends before the answer does. */
    private static void stream(ModelStub.Stream stream, int number)
            throws IOException, InterruptedException {
        stream.begin();
        for (int i = 1; i < 200; i++) {
            stream.text("a" + number + "-" + i + "; ");
            Thread.sleep(5);
        }
        stream.end();
    }

    private static List<String> missing(Sandbox sandbox, Set<String> marks) throws IOException {
        if (marks.isEmpty()) {
            return List.of();
        }
        StringBuilder kept = new StringBuilder();
        try (Stream<Path> files = Files.walk(sandbox.state().resolve("sessions"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                kept.append(Files.readString(file, StandardCharsets.ISO_8859_1)).append('\n');
            }
        }
        String all = kept.toString();
        return marks.stream().filter(mark -> !all.contains(mark)).toList();
    }
}
