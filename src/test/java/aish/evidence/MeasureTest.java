package aish.evidence;

import module java.base;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MeasureTest {
    @TempDir static Path directory;

    @Test
    void measure() throws Exception {
        String text = Files.readString(Path.of(System.getProperty("planted")));
        Map<String, List<List<String>>> results = new TreeMap<>();
        List<PlantedSession> sessions = PlantedSession.all(text, directory);
        for (String rule : List.of("none")) {
            System.setProperty("aish.rule", rule);
            int good = 0, goodMarked = 0, bad = 0, badMarked = 0, exact = 0;
            StringBuilder out = new StringBuilder();
            for (PlantedSession s : sessions)
                for (PlantedSession.Answer a : s.answers()) {
                    List<String> found = s.marks(a);
                    for (int i = 0; i < a.marks().size(); i++) {
                        String w = a.marks().get(i), f = i < found.size() ? found.get(i) : "NONE";
                        if (w.equals("HOLDS")) {
                            good++;
                            if (!f.equals("HOLDS")) {
                                goodMarked++;
                                out.append(
                                        "GOOD " + f + " | " + a.world() + " | " + a.text() + "\n");
                            }
                        } else {
                            bad++;
                            if (!f.equals("HOLDS") && !f.equals("NONE")) {
                                badMarked++;
                                if (f.equals(w)) exact++;
                            } else
                                out.append(
                                        "MISS " + w + " | " + a.world() + " | " + a.text() + "\n");
                        }
                    }
                }
            System.out.printf(
                    "%s: bad %d of %d = %.1f%%, exact %d; good marked %d of %d = %.2f%%%n",
                    rule,
                    badMarked,
                    bad,
                    100.0 * badMarked / bad,
                    exact,
                    goodMarked,
                    good,
                    100.0 * goodMarked / good);
            Files.writeString(Path.of("/tmp/measure-" + rule), out);
        }
    }
}
