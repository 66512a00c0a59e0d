package aish.commands;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;

/** A list from which the user chooses by number. */
public record NumberedList(Operator operator, EventSink screen) {
    private record Numbered(String name, String key, String word, String label)
            implements Operator.Choice {
        private static final Numbered NONE = of(0);

        static Numbered of(int number) {
            String digits = Integer.toString(number);
            return new Numbered(digits, digits, digits, digits);
        }

        @Override
        public boolean isListed() {
            return false;
        }
    }

    /**
     * @param question without its instructions, such as "Resume which session?"
     * @param more what is said after the list; may be empty
     * @return the index of the entry; empty if none was chosen
     */
    public OptionalInt choose(List<String> entries, String more, String question) {
        List<Numbered> choices = new ArrayList<>();
        StringBuilder list = new StringBuilder();
        for (String entry : entries) {
            choices.add(Numbered.of(choices.size() + 1));
            list.append(String.format(Locale.ROOT, "%2d  ", choices.size()));
            list.append(entry.replace("\n", "\n    ")).append('\n');
        }
        screen.emit(new Event.Answer((list + more).stripTrailing()));
        String asked =
                "%s Type its number (1 to %d), or Enter for none."
                        .formatted(question, choices.size());
        Optional<Numbered> chosen = operator.choose(asked, choices, Numbered.NONE);
        return chosen.filter(choices::contains).stream().mapToInt(choices::indexOf).findFirst();
    }
}
