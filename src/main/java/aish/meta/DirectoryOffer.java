package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.console.PlainText;
import java.nio.file.Files;
import java.nio.file.Path;

/** Asks whether to go to the directory in which an earlier session was. */
public final class DirectoryOffer {
    private DirectoryOffer() {}

    /** Whether the person wants to go there; says so if it is not there any more. */
    public static boolean accepted(Path there, Path here, Operator person, EventSink screen) {
        if (there.equals(here)) {
            return false;
        }
        String shown = PlainText.oneLine(there.toString());
        if (!Files.isDirectory(there)) {
            screen.emit(new Event.Notice("the session was in " + shown + ", which is gone"));
            return false;
        }
        return person.agrees("This session was in " + shown + ". Change to it?");
    }
}
