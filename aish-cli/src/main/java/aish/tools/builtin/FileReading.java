package aish.tools.builtin;

import module java.base;

import aish.bash.ShellQuoting;
import aish.tools.ToolServers.ToolException;
import aish.tools.builtin.ToolPlaces.Place;
import aish.workspace.SourceException;
import aish.workspace.SourceText;

/** Carries out the tools that only read. May be used by several threads at once. */
record FileReading(ToolPlaces places) {
    /** Returns what a call would read, before it does. */
    Place place(BuiltinTool tool, ToolArguments arguments) throws ToolException {
        return places.of(
                tool == BuiltinTool.READ_FILE
                        ? arguments.text("path")
                        : arguments.textOr("path", "."));
    }

    /** Returns a command that reads the same, for the user's rules. */
    String equivalent(BuiltinTool tool, Place place, ToolArguments arguments) throws ToolException {
        return switch (tool) {
            case LIST_FILES -> "ls " + place.word();
            case SEARCH ->
                    "grep -r " + ShellQuoting.quote(arguments.text("query")) + " " + place.word();
            default -> "cat " + place.word();
        };
    }

    String read(BuiltinTool tool, ToolArguments arguments) throws ToolException {
        Place place = place(tool, arguments);
        WorldFiles files = places.files().get();
        try {
            return switch (tool) {
                case LIST_FILES -> filled(files.list(place.path()), "The directory is empty.");
                case SEARCH ->
                        filled(
                                files.search(
                                        place.path(), arguments.text("query"), places::isSecret),
                                "No matches.");
                default -> file(place, arguments, files);
            };
        } catch (SourceException e) {
            throw new ToolException(e.what());
        }
    }

    private static String file(Place place, ToolArguments arguments, WorldFiles files)
            throws ToolException, SourceException {
        long first = arguments.line("first_line").orElse(1);
        long last = arguments.line("last_line").orElse(Long.MAX_VALUE);
        if (first > last) {
            throw new ToolException("first_line is after last_line");
        }
        return filled(files.read(place.path(), first, last), "The file is empty.");
    }

    private static String filled(SourceText found, String otherwise) {
        return found.text().isEmpty()
                ? new SourceText(found.title(), "", otherwise, found.truncated()).whole()
                : found.whole();
    }
}
