package aish.bash.scanner;

import aish.bash.OpenConstruct;
import aish.bash.QuoteState;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A construct that is open at the position the pass has reached. */
abstract class Frame {
    /** The enclosing frame; set when this one is pushed. */
    @Nullable Frame below;

    /** Consumes at least one character, or opens or closes a frame. */
    abstract void step(ScanPass pass);

    /** The construct that is missing if the text ends here. */
    abstract Optional<OpenConstruct> open();

    /** Records the token read so far. */
    void flush(ScanPass pass) {}

    /** Called when the frame above has been closed. */
    void resumed(ScanPass pass) {}

    /** The kind of quotes that this frame represents. */
    QuoteState quoting() {
        return QuoteState.NONE;
    }
}
