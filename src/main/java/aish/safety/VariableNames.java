package aish.safety;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The names of variables that matter, by what they mean; see the file {@code variables.txt}. */
final class VariableNames {
    private static final class Loaded {
        static final VariableNames NAMES = load();
    }

    private final Map<String, String> kinds = new HashMap<>();
    private final List<String> patterns = new ArrayList<>();

    private VariableNames() {}

    /** What a variable of that name means; empty if nothing is known of it. */
    static String kind(String name) {
        return Loaded.NAMES.find(name);
    }

    private String find(String name) {
        String exact = kinds.get(name);
        if (exact != null) {
            return exact;
        }
        for (String pattern : patterns) {
            int star = pattern.indexOf('*');
            String ending = pattern.substring(star + 1);
            if (name.length() > star + ending.length()
                    && name.startsWith(pattern.substring(0, star))
                    && name.endsWith(ending)) {
                return Objects.requireNonNull(kinds.get(pattern));
            }
        }
        return "";
    }

    private static VariableNames load() {
        VariableNames names = new VariableNames();
        String resource = "variables.txt";
        try (InputStream in =
                Objects.requireNonNull(
                        VariableNames.class.getResourceAsStream(resource), resource)) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(names::read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names;
    }

    private void read(String line) {
        if (line.startsWith("#")) {
            return;
        }
        List<String> words = List.of(line.split(" ", -1));
        for (String name : words.subList(1, words.size())) {
            kinds.putIfAbsent(name, words.getFirst());
            if (name.indexOf('*') >= 0) {
                patterns.add(name);
            }
        }
    }
}
