package aish.tools;

import aish.model.ModelRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** What a server wants of the person while one of its tools is at work. */
public sealed interface ServerQuestion {
    String server();

    /** Answers as if the person had not been there. */
    void drop();

    /**
     * It wants to know something.
     *
     * @param message in the server's words
     */
    record Form(String server, String message, List<Field> fields, CompletableFuture<Filled> answer)
            implements ServerQuestion {
        public Form {
            fields = List.copyOf(fields);
        }

        @Override
        public void drop() {
            answer.complete(new Filled(Filled.Action.CANCEL, Map.of()));
        }
    }

    /**
     * One thing that it wants to know.
     *
     * @param options what may be answered; empty for anything
     * @param usual what is answered if the person says nothing else; perhaps empty
     */
    record Field(
            String name,
            String title,
            Type type,
            List<String> options,
            boolean required,
            String usual) {
        public Field {
            options = List.copyOf(options);
        }
    }

    /** What an answer must be. */
    enum Type {
        TEXT,
        NUMBER,
        INTEGER,
        FLAG
    }

    /**
     * The person's answer.
     *
     * @param values by the names of the fields: texts, numbers or booleans
     */
    record Filled(Action action, Map<String, Object> values) {
        public Filled {
            values = Map.copyOf(values);
        }

        /** Whether the person agreed to answer. */
        public enum Action {
            ACCEPT,
            DECLINE,
            CANCEL
        }
    }

    /**
     * It wants a model asked, at the person's expense.
     *
     * @param answer empty if the person does not want that
     */
    record Sampling(
            String server, ModelRequest request, CompletableFuture<Optional<Sampled>> answer)
            implements ServerQuestion {
        @Override
        public void drop() {
            answer.complete(Optional.empty());
        }
    }

    /** What a model said to a server. */
    record Sampled(String model, String text) {}
}
