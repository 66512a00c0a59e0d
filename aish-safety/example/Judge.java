import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import java.nio.file.Path;

/**
 * Says what a command would do: {@code java -cp 'target/dist/lib/*' aish-safety/example/Judge.java
 * 'rm -rf build'}.
 */
void main(String[] words) {
    SafetyFacts facts =
            SafetyFacts.at(Path.of("").toAbsolutePath(), Path.of(System.getProperty("user.home")));
    Analyser.Reading reading = Analyser.read(String.join(" ", words), facts);
    IO.println(reading.verdict().word() + ": " + reading.verdict().reason());
    reading.calls().forEach(call -> IO.println(call.texts() + " " + call.effects()));
}
