package aish.tools;

import module java.base;

import aish.model.ModelRequest;

/** A server's request to the user while one of its tools is running. */
public sealed interface ServerQuestion {
    String server();

    /** Answers as if no user were present. */
    void drop();

    /**
     * A request for input from the user.
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
     * One field of a form.
     *
     * @param options the allowed values; empty for any value
     * @param usual the default; may be empty
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

    /** The type of a field's value. */
    enum Type {
        TEXT,
        NUMBER,
        INTEGER,
        FLAG
    }

    /**
     * The user's answer.
     *
     * @param values texts, numbers or booleans by field name
     */
    record Filled(Action action, Map<String, Object> values) {
        public Filled {
            values = Map.copyOf(values);
        }

        /** What the user decided about the request. */
        public enum Action {
            ACCEPT,
            DECLINE,
            CANCEL
        }
    }

    /**
     * A request to query a model at the user's expense.
     *
     * @param answer empty if the user declines
     */
    record Sampling(
            String server, ModelRequest request, CompletableFuture<Optional<Sampled>> answer)
            implements ServerQuestion {
        @Override
        public void drop() {
            answer.complete(Optional.empty());
        }
    }

    /** What a model answered to a server. */
    record Sampled(String model, String text) {}
}
