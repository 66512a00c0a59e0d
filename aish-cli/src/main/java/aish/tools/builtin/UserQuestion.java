package aish.tools.builtin;

import module java.base;

import aish.event.Choices;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.text.PlainText;
import aish.tools.ToolServers.ToolOutcome;

/** Asks the user what a model wants to know. Used by one thread. */
record UserQuestion(Operator operator, EventSink events) {
    private static final int MOST_OPTIONS = 9;
    private static final int LONGEST = 2000;

    /**
     * An answer that the model proposes.
     *
     * @param number counted from 1; 0 for no answer
     */
    private record Option(int number, String text) implements Operator.Choice {
        @Override
        public String name() {
            return text;
        }

        @Override
        public String key() {
            return number == 0 ? "n" : String.valueOf(number);
        }

        @Override
        public String word() {
            return text.toLowerCase(Locale.ROOT);
        }

        @Override
        public String label() {
            return number == 0 ? "none" : number + " " + text;
        }
    }

    ToolOutcome ask(String question, List<String> options) {
        if (!operator.isAttended()) {
            return done("Nobody is there to answer. Decide by yourself, or say what is missing.");
        }
        events.emit(new Event.Ready()); // nothing else may be on the line of the answer
        events.emit(new Event.Notice("The model asks: " + shown(question)));
        return options.isEmpty() ? written() : chosen(options);
    }

    private ToolOutcome written() {
        return operator.edit("")
                .map(String::strip)
                .map(words -> done(words.isEmpty() ? "The user gave no answer." : words))
                .orElseGet(UserQuestion::cancelled);
    }

    private ToolOutcome chosen(List<String> options) {
        List<Option> choices = new ArrayList<>();
        for (String option : options.subList(0, Math.min(options.size(), MOST_OPTIONS))) {
            choices.add(new Option(choices.size() + 1, shown(option)));
        }
        Option none = new Option(0, "none");
        choices.add(none);
        return switch (operator.ask("Answer", new Choices<>(choices, none, _ -> true))) {
            case Operator.Answer.Chosen<Option>(Option choice) ->
                    done(choice.number() == 0 ? "The user gave no answer." : choice.text());
            case Operator.Answer.Reply<Option>(String words) -> done(words);
            case Operator.Answer.Dropped<Option> _ -> cancelled();
        };
    }

    private static String shown(String text) {
        String line = PlainText.oneLine(text.strip().replaceAll("\\s+", " "));
        return line.length() > LONGEST ? line.substring(0, LONGEST) + " …" : line;
    }

    private static ToolOutcome done(String text) {
        return new ToolOutcome(ToolOutcome.Kind.DONE, text);
    }

    private static ToolOutcome cancelled() {
        return new ToolOutcome(ToolOutcome.Kind.CANCELLED, "cancelled");
    }
}
