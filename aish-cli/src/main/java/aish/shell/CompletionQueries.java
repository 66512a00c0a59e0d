package aish.shell;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Asks a shell for completions. One that is slow goes on after the user has stopped waiting, until
 * the shell is needed. Used by the thread that runs commands.
 */
final class CompletionQueries {
    /** A completion that may not have answered yet. */
    private record Query(BashProcess shell, String command, CompletableFuture<String> answer) {}

    private @Nullable Query query;

    /** The shell that has the definitions already. */
    private @Nullable BashProcess prepared;

    /** Returns empty if the answer is not there in time; asking again then waits for the same. */
    Optional<ShellCompletion> complete(BashProcess shell, String command, Duration patience)
            throws InterruptedException {
        Query current = query;
        if (current == null || !current.command().equals(command)) {
            stop();
            current = ask(shell, command);
            query = current;
        }
        try {
            String answer = current.answer().get(patience.toMillis(), TimeUnit.MILLISECONDS);
            query = null;
            return ShellCompletion.parse(answer);
        } catch (TimeoutException | ExecutionException e) {
            return Optional.empty();
        }
    }

    private Query ask(BashProcess shell, String command) {
        String question = ShellCompletion.question(command);
        boolean defined = shell.equals(prepared);
        prepared = shell;
        String definitions = defined ? "" : shell.dialect().completionDefinitions();
        return new Query(shell, command, shell.query(definitions + question));
    }

    /** Ends a completion function that is still running, because the shell is needed. */
    void stop() {
        Query current = query;
        query = null;
        if (current != null && !current.answer().isDone()) {
            current.shell().stopQuery();
        }
    }
}
