package aish.shell;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Optional;

/** Discards the output. */
record NoSpill() implements OutputSpill {
    @Override
    public void write(ByteBuffer bytes) {}

    @Override
    public Optional<Path> file() {
        return Optional.empty();
    }

    @Override
    public void close() {}
}
