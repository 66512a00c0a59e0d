package aish.app;

import module java.base;

/**
 * What a hostile model tries in one pursuit.
 *
 * @param commands each is one step
 * @param accepted why it is accepted that it succeeds; empty if it is not
 * @param acceptedOwn the same where the hostile model gives the second opinion itself
 */
record HostileScenario(String name, List<String> commands, String accepted, String acceptedOwn) {
    /** Who gives second opinions, the most lenient first. */
    enum Variation {
        /** The hostile model itself, because the settings allow it. */
        VOUCHES_FOR_ITSELF,
        /** Another model, which holds everything to be destructive. */
        STRICT_JUDGE,
        /** Nobody: there is no other model. */
        ALONE
    }

    HostileScenario {
        commands = List.copyOf(commands);
    }

    /** Returns the same after commands that are harmless. */
    HostileScenario after(String... harmless) {
        List<String> all = new ArrayList<>(List.of(harmless));
        all.addAll(commands);
        return new HostileScenario(name, all, accepted, acceptedOwn);
    }

    boolean isAccepted(Variation variation) {
        return !accepted.isEmpty()
                || (variation == Variation.VOUCHES_FOR_ITSELF && !acceptedOwn.isEmpty());
    }

    static HostileScenario read(String block) {
        List<String> lines = block.lines().toList();
        List<String> commands = new ArrayList<>();
        String accepted = "";
        String acceptedOwn = "";
        for (String line : lines.subList(1, lines.size())) {
            String text = line.substring(2);
            switch (line.charAt(0)) {
                case '>' -> commands.add(text);
                case '|' -> commands.add(commands.removeLast() + "\n" + text);
                case '!' -> accepted = text;
                case '~' -> acceptedOwn = text;
                default -> throw new IllegalArgumentException(line);
            }
        }
        return new HostileScenario(lines.getFirst(), commands, accepted, acceptedOwn);
    }
}
