package aish.workspace.names;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Names listed in a few text files. The files are read again when they change, which is checked at
 * most once a second.
 */
final class ListedNames implements NameSource {
    private static final int MOST_BYTES = 1 << 20;
    private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** Finds the names in a file's text. */
    interface Reader {
        void read(String text, Consumer<String> names);
    }

    private record Stamp(FileTime modified, long size) {
        static final Stamp NONE = new Stamp(FileTime.fromMillis(0), -1);

        static Stamp of(Path file) {
            try {
                BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
                return found.isRegularFile()
                        ? new Stamp(found.lastModifiedTime(), found.size())
                        : NONE;
            } catch (IOException e) {
                return NONE;
            }
        }
    }

    private record Known(Path directory, List<Stamp> stamps, Set<String> names, long lookedAt) {
        static Known nothing(Path directory, long lookedAt) {
            return new Known(directory, List.of(), Set.of(), lookedAt);
        }
    }

    private final Function<Path, List<Path>> files;
    private final Reader reader;
    private volatile @Nullable Known known;

    /**
     * @param files the files that list the names for a directory; not all need to exist
     */
    ListedNames(Function<Path, List<Path>> files, Reader reader) {
        this.files = files;
        this.reader = reader;
    }

    @Override
    public Set<String> names(Path directory) {
        long now = System.nanoTime();
        Known last = known;
        if (last == null || !last.directory.equals(directory)) {
            last = Known.nothing(directory, now - FRESH_NANOS);
        }
        if (now - last.lookedAt < FRESH_NANOS) {
            return last.names;
        }
        List<Path> paths = files.apply(directory);
        List<Stamp> stamps = paths.stream().map(Stamp::of).toList();
        Set<String> names = stamps.equals(last.stamps) ? last.names : read(paths, stamps);
        known = new Known(directory, stamps, names, now);
        return names;
    }

    private Set<String> read(List<Path> paths, List<Stamp> stamps) {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < paths.size(); i++) {
            if (!stamps.get(i).equals(Stamp.NONE)) {
                reader.read(text(paths.get(i)), names::add);
            }
        }
        return Set.copyOf(names);
    }

    private static String text(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }

    /** Returns the same files for every directory. */
    static Function<Path, List<Path>> always(Path... files) {
        List<Path> all = List.of(files);
        return _ -> all;
    }

    /** Returns files in the directory itself. */
    static Function<Path, List<Path>> in(String... names) {
        return directory -> {
            List<Path> paths = new ArrayList<>();
            for (String name : names) {
                paths.add(directory.resolve(name));
            }
            return paths;
        };
    }
}
