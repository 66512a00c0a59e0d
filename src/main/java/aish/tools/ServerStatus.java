package aish.tools;

import java.util.List;

/**
 * A snapshot of a server's status.
 *
 * @param where the program or the address, without secrets
 * @param note why it is in that state, or what it is waiting for; may be empty
 * @param product the server's own name and version; empty before it is connected
 * @param protocol the negotiated protocol version; empty before it is connected
 * @param instructions what the server wants models to be told; models are not told
 * @param tools the tools it offers; empty before it is connected
 */
public record ServerStatus(
        String name,
        String where,
        State state,
        String note,
        String product,
        String protocol,
        String instructions,
        List<Tool> tools) {
    /** Whether the server can be used. */
    public enum State {
        DISABLED,
        DISCONNECTED,
        CONNECTING,
        CONNECTED,
        /** The connection was lost and will be retried. */
        WAITING,
        FAILED
    }

    public ServerStatus {
        tools = List.copyOf(tools);
    }

    public boolean isConnected() {
        return state == State.CONNECTED;
    }
}
