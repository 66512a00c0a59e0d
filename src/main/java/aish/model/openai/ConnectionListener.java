package aish.model.openai;

import java.io.IOException;
import java.net.Socket;

/** Follows a connection from outside, so that it can be ended at any point. */
interface ConnectionListener {
    /**
     * @throws IOException if the connection is not wanted any more
     */
    void attach(Socket socket) throws IOException;

    /** Something moved. */
    void alive();
}
