package aish.workspace.names;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Names of the files in some folders, with or without a suffix. */
final class FolderNames implements NameSource {
    private static final int MOST = 5_000;

    private final Function<Path, List<Path>> folders;
    private final List<String> endings;

    /**
     * @param folders the folders to list, for a directory; not all need to exist
     * @param endings suffixes that are cut off; the empty one keeps the whole name
     */
    FolderNames(Function<Path, List<Path>> folders, List<String> endings) {
        this.folders = folders;
        this.endings = List.copyOf(endings);
    }

    @Override
    public Set<String> names(Path directory) {
        Set<String> names = new HashSet<>();
        for (Path folder : folders.apply(directory)) {
            collect(folder, names);
        }
        return names;
    }

    private void collect(Path folder, Set<String> names) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                String name = String.valueOf(file.getFileName());
                for (String ending : endings) {
                    if (name.endsWith(ending) && names.size() < MOST) {
                        names.add(name.substring(0, name.length() - ending.length()));
                    }
                }
            }
        } catch (IOException e) {
            // a folder that does not exist or cannot be read has no names
            return;
        }
    }

    /** Checks for the file itself, which is cheaper than listing the folder. */
    @Override
    public boolean has(Path directory, String name) {
        if (name.isEmpty() || name.startsWith(".") || name.indexOf('/') >= 0) {
            return false;
        }
        try {
            for (Path folder : folders.apply(directory)) {
                for (String ending : endings) {
                    if (Files.exists(folder.resolve(name + ending), LinkOption.NOFOLLOW_LINKS)) {
                        return true;
                    }
                }
            }
        } catch (InvalidPathException e) {
            return false;
        }
        return false;
    }
}
