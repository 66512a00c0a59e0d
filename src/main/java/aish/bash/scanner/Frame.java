package aish.bash.scanner;

import aish.bash.OpenConstruct;
import aish.bash.QuoteState;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A construct that is open at the place that the pass has reached. */
abstract class Frame {
    /** Set when the frame is pushed. */
    @Nullable Frame below;

    /** Reads on: takes at least one character, or opens or closes a frame. */
    abstract void step(ScanPass pass);

    /** What is missing if the text ends here. */
    abstract Optional<OpenConstruct> open();

    /** Logs what was read and not logged yet. */
    void flush(ScanPass pass) {}

    /** The frame above has been closed. */
    void resumed(ScanPass pass) {}

    /** The quotes that this frame is. */
    QuoteState quoting() {
        return QuoteState.NONE;
    }
}
