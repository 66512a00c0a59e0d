package aish.tools;

import java.util.List;

/**
 * What there is to know of a server at a moment.
 *
 * @param where the program or the address, without anything secret
 * @param note why it is in that state, or what it is waiting for; perhaps empty
 * @param product the server's own name and version; empty before it is connected
 * @param protocol the version of the protocol that both speak; empty before it is connected
 * @param instructions what the server would like models to be told, which nobody tells them
 * @param tools those it offers, none before it is connected
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
    /** Whether it can be used. */
    public enum State {
        DISABLED,
        DISCONNECTED,
        CONNECTING,
        CONNECTED,
        /** It was lost, and will be tried again. */
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
