import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** The least that a shell on the JVM can be: it prints prompts and reads lines. */
public final class Floor {
    private Floor() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length > 0) {
            System.out.println("floor 1");
            return;
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int count = 0;
        do {
            System.out.print("P" + ++count + "> ");
            System.out.flush();
        } while (in.readLine() != null);
    }
}
