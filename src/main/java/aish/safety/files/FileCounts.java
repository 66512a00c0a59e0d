package aish.safety.files;

import aish.safety.files.AffectedFileSpec.Kind;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Counts the files with the same kind of change, each file once. */
final class FileCounts {
    private final Set<Path> seen = new HashSet<>();
    private final List<String> unknownToGit = new ArrayList<>();
    private final List<Path> mounts = new ArrayList<>();
    private long files;
    private long directories;
    private long bytes;
    private long ignored;
    private long dirty;
    private long outside;
    private long links;
    private boolean inexact;
    private boolean inGit;

    /** Returns false if the path has been counted before. */
    boolean add(Path path, BasicFileAttributes attributes) {
        if (!seen.add(path)) {
            return false;
        }
        if (attributes.isDirectory()) {
            directories++;
        } else {
            files++;
            bytes += attributes.isRegularFile() ? attributes.size() : 0;
            links += attributes.isSymbolicLink() ? 1 : 0;
        }
        return true;
    }

    void outside() {
        outside++;
    }

    void dirty() {
        dirty++;
    }

    void inexact() {
        inexact = true;
    }

    void inGit() {
        inGit = true;
    }

    void mount(Path path) {
        mounts.add(path);
    }

    /** Records a file that git does not track, named from the top of the working tree. */
    void unknownToGit(String name) {
        unknownToGit.add(name);
    }

    boolean hasUnknownToGit() {
        return !unknownToGit.isEmpty();
    }

    void countIgnored(Predicate<String> isIgnored) {
        ignored += unknownToGit.stream().filter(isIgnored).count();
    }

    BlastRadius.Share share(Kind kind) {
        return new BlastRadius.Share(
                kind,
                files,
                directories,
                bytes,
                unknownToGit.size() - ignored,
                ignored,
                dirty,
                outside,
                links,
                mounts,
                inexact,
                inGit);
    }
}
