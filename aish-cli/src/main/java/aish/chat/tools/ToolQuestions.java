package aish.chat.tools;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.model.Message;
import aish.model.ModelRequest.Purpose;
import aish.model.ModelRoster;
import aish.model.Reply;
import aish.process.Cancellation;
import aish.tools.ServerQuestion;
import aish.tools.ServerQuestion.Field;
import aish.tools.ServerQuestion.Filled;
import aish.tools.ServerQuestion.Sampled;

/**
 * Passes questions of servers to the user, and to a model if the user agrees.
 *
 * @param models clients that book their costs
 */
public record ToolQuestions(
        Operator operator, ModelRoster models, Interrupts interrupts, EventSink events) {
    private static final int LONGEST_SHOWN = 600;

    /** Answers a question; returns false if the user wants to cancel the call itself. */
    boolean answer(ServerQuestion question) {
        return switch (question) {
            case ServerQuestion.Form form -> fill(form);
            case ServerQuestion.Sampling sampling -> sample(sampling);
        };
    }

    private boolean fill(ServerQuestion.Form form) {
        events.emit(new Event.Notice(form.server() + " asks: " + cut(form.message())));
        Optional<Operator.YesNo> choice =
                operator.choose(
                        "Answer " + form.server() + "?",
                        List.of(Operator.YesNo.values()),
                        Operator.YesNo.NO);
        if (choice.isEmpty()) {
            form.drop();
            return !operator.isAttended();
        }
        if (choice.get() == Operator.YesNo.NO) {
            form.answer().complete(new Filled(Filled.Action.DECLINE, Map.of()));
            return true;
        }
        Map<String, Object> values = new LinkedHashMap<>();
        for (Field field : form.fields()) {
            Optional<Object> value = ask(field);
            if (value.isPresent()) {
                values.put(field.name(), value.get());
            } else if (field.required()) {
                form.drop();
                return true;
            }
        }
        form.answer().complete(new Filled(Filled.Action.ACCEPT, values));
        return true;
    }

    /** Asks until the answer has the required type; empty if there is no answer. */
    private Optional<Object> ask(Field field) {
        String wanted =
                switch (field.type()) {
                    case TEXT -> field.options().isEmpty() ? "" : among(field.options());
                    case NUMBER -> " (a number)";
                    case INTEGER -> " (a whole number)";
                    case FLAG -> " (yes or no)";
                };
        String must = field.required() ? "" : " (optional)";
        events.emit(new Event.Notice(cut(field.title()) + wanted + must));
        while (true) {
            Optional<String> text = operator.edit(field.usual()).map(String::strip);
            if (text.isEmpty() || text.get().isEmpty()) {
                return Optional.empty();
            }
            Optional<Object> value = value(field, text.get());
            if (value.isPresent()) {
                return value;
            }
            events.emit(new Event.Problem("not a valid answer" + wanted));
        }
    }

    private static String among(List<String> options) {
        return cut(" (one of " + String.join(", ", options) + ")");
    }

    private static Optional<Object> value(Field field, String text) {
        try {
            return switch (field.type()) {
                case TEXT ->
                        field.options().isEmpty() || field.options().contains(text)
                                ? Optional.of(text)
                                : Optional.empty();
                case NUMBER -> Optional.of(Double.parseDouble(text));
                case INTEGER -> Optional.of(Long.parseLong(text));
                case FLAG ->
                        switch (text) {
                            case "yes", "y", "true" -> Optional.of(true);
                            case "no", "n", "false" -> Optional.of(false);
                            default -> Optional.empty();
                        };
            };
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private boolean sample(ServerQuestion.Sampling sampling) {
        String name = models.active();
        events.emit(new Event.Notice(sampling.server() + " wants to ask " + name + ":"));
        events.emit(new Event.Answer(cut(words(sampling))));
        Optional<Operator.YesNo> choice =
                operator.choose(
                        "Ask " + name + " for " + sampling.server() + "?",
                        List.of(Operator.YesNo.values()),
                        Operator.YesNo.NO);
        if (choice.isEmpty() || choice.get() == Operator.YesNo.NO) {
            sampling.drop();
            return choice.isPresent() || !operator.isAttended();
        }
        Cancellation cancellation = new Cancellation();
        Reply reply;
        try (Interrupts.Scope _ = interrupts.during(cancellation::cancel)) {
            reply =
                    models.client(name)
                            .ask(sampling.request().with(Purpose.TOOL), _ -> {}, cancellation);
        }
        reply.problem()
                .ifPresent(
                        problem ->
                                events.emit(new Event.Problem(name + ": " + problem.describe())));
        sampling.answer()
                .complete(
                        reply.isWhole()
                                ? Optional.of(new Sampled(name, reply.text()))
                                : Optional.empty());
        return true;
    }

    private static String words(ServerQuestion.Sampling sampling) {
        StringBuilder text = new StringBuilder();
        for (Message message : sampling.request().messages()) {
            String said =
                    switch (message) {
                        case Message.Instructions(String words) -> "[instructions] " + words;
                        case Message.User(String words) -> words;
                        case Message.Assistant(String words, var _) -> "[answer] " + words;
                        case Message.Tool(String _, String words) -> words;
                    };
            text.append(text.isEmpty() ? "" : "\n").append(said);
        }
        return text.toString();
    }

    private static String cut(String text) {
        return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + " …" : text;
    }
}
