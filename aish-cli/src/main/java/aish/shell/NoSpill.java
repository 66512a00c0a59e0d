package aish.shell;

import module java.base;

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
