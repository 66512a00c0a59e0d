package aish.files;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Walks a tree that other programs change meanwhile: what is gone or cannot be read is skipped. */
public final class ChangingTree extends SimpleFileVisitor<Path> {
    /** Looks at an entry. */
    @FunctionalInterface
    public interface Visitor {
        void visit(Path path, BasicFileAttributes attributes) throws IOException;
    }

    private final Visitor visitor;

    private ChangingTree(Visitor visitor) {
        this.visitor = visitor;
    }

    /** Visits all entries of a tree, its top first. */
    public static void walk(Path top, Visitor visitor) throws IOException {
        Files.walkFileTree(top, new ChangingTree(visitor));
    }

    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes)
            throws IOException {
        return visitFile(directory, attributes);
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        visitor.visit(file, attributes);
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException problem) {
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException problem) {
        return FileVisitResult.CONTINUE;
    }
}
