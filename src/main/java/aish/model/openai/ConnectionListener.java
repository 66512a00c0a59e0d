package aish.model.openai;

import java.io.IOException;
import java.net.Socket;

/** Observes a connection, so that another thread can end it at any point. */
interface ConnectionListener {
    /**
     * @throws IOException if the connection is no longer wanted
     */
    void attach(Socket socket) throws IOException;

    /** Called when data was sent. */
    void active();
}
