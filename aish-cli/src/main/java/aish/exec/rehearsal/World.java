package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Rehearsals.Network;
import aish.files.FileOwner;
import aish.files.PrivateFiles;
import aish.text.Resource;

/**
 * A copy-on-write view of the whole disk in one folder: for every directory an overlay whose upper
 * layer takes what a command writes. Nothing is mounted until the shell starts, and only in the
 * shell's own namespace.
 */
final class World {
    private static final Path TOP = Path.of("/");

    /** Directories that are made anew, because they lead out of the copy. */
    private static final Set<String> ANEW = Set.of("proc", "sys", "dev", "run");

    private static final List<String> DEVICES =
            List.of("null", "zero", "full", "random", "urandom", "tty");

    /** Parts of /run that contain programs or the addresses of name servers, but no sockets. */
    private static final List<String> RUN =
            List.of("current-system", "booted-system", "opengl-driver", "systemd/resolve");

    /** More entries than this beside a mount are not worth an overlay each. */
    private static final int MOST_ENTRIES = 200;

    private final Path folder;
    private final Path hidden;
    private final boolean network;
    private final long memory;
    private final MountTable mounts;
    private final boolean isRoot = FileOwner.isMe(0);

    /** The directories where a command usually writes. */
    private final Set<Path> usual = new LinkedHashSet<>();

    private final List<Layer> layers = new ArrayList<>();
    private final List<Path> readOnly = new ArrayList<>();
    private final StringBuilder fstab = new StringBuilder();
    private final StringBuilder plain = new StringBuilder();

    private World(Path folder, Path hidden, Path directory, boolean network, long memory)
            throws IOException {
        this.folder = folder;
        this.hidden = hidden;
        this.network = network;
        this.memory = memory;
        this.mounts = MountTable.read();
        this.usual.add(directory);
        for (String variable : List.of("HOME", "TMPDIR")) {
            String value = System.getenv(variable);
            if (value != null && value.startsWith("/")) {
                usual.add(Path.of(value).normalize());
            }
        }
    }

    /**
     * Prepares the world in an empty folder.
     *
     * @param hidden what the command must neither see nor change: aish's own state
     * @param directory where the command runs
     * @param memory how many bytes a command may write to files in memory
     */
    static World prepare(Path folder, Path hidden, Path directory, Network network, long memory)
            throws IOException {
        World world = new World(folder, hidden, directory, network == Network.ON, memory);
        for (String part : List.of("root", "upper", "work", "lower", "run")) {
            PrivateFiles.createDirectories(folder.resolve(part));
        }
        Files.setPosixFilePermissions(
                folder.resolve("root"), PosixFilePermissions.fromString("rwxr-xr-x"));
        world.mountRoot();
        for (Path entry : entries(TOP)) {
            if (!ANEW.contains(entry.getFileName().toString())) {
                world.cover(entry);
            }
        }
        for (Path writable : world.writableOfOthers(directory)) {
            world.overlay(writable);
        }
        world.addSystem();
        world.fillLayers();
        world.write();
        return world;
    }

    List<Layer> layers() {
        return List.copyOf(layers);
    }

    /** What the command sees but cannot write. */
    List<Path> readOnly() {
        return List.copyOf(readOnly);
    }

    /** The words that start a shell in this world. */
    List<String> command(Path directory) throws IOException {
        List<String> words = new ArrayList<>(List.of("unshare"));
        if (!isRoot) {
            words.addAll(List.of("--user", "--map-root-user"));
        }
        words.addAll(List.of("--mount", "--pid", "--ipc", "--uts"));
        if (!network) {
            words.add("--net");
        }
        Object group = Files.getAttribute(Path.of("/proc/self"), "unix:gid");
        Object user = Files.getAttribute(Path.of("/proc/self"), "unix:uid");
        words.addAll(
                List.of(
                        "--fork",
                        "--kill-child",
                        "bash",
                        folder.resolve("start.sh").toString(),
                        folder.toString(),
                        directory.toString(),
                        isRoot ? "root" : user + " " + group));
        return words;
    }

    /** The directory that becomes the root; only root could write there. */
    private void mountRoot() {
        List<String> words = new ArrayList<>(List.of("bind"));
        if (!isRoot) {
            words.add("ro");
            words.addAll(mounts.restrictions(folder));
        }
        // mount leaves out a relative path that is also the target
        Path root = folder.resolve("root");
        mount(root, root.toString(), "none", String.join(",", words));
    }

    /**
     * Makes a layer of what root created directly in the root directory, where no overlay can be.
     */
    void addCreatedAtTop() throws IOException {
        Path upper = folder.resolve("upper/" + layers.size());
        for (Path entry : entries(folder.resolve("root"))) {
            Path path = TOP.resolve(entry.getFileName());
            if (!ANEW.contains(path.getFileName().toString())
                    && layers.stream().noneMatch(layer -> layer.target().equals(path))
                    && !Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
                Files.createDirectories(upper);
                Files.move(entry, upper.resolve(entry.getFileName()));
            }
        }
        if (Files.exists(upper)) {
            layers.add(new Layer(layers.size(), TOP));
        }
    }

    /** Covers a path of the disk, unless another program deletes it meanwhile. */
    private void cover(Path path) throws IOException {
        try {
            coverExisting(path);
        } catch (NoSuchFileException | NotLinkException e) {
            Files.deleteIfExists(skeleton(path));
        }
    }

    private void coverExisting(Path path) throws IOException {
        Path place = skeleton(path);
        if (Files.isSymbolicLink(path)) {
            Files.createSymbolicLink(place, Files.readSymbolicLink(path));
        } else if (!Files.isDirectory(path)) {
            if (Files.isRegularFile(path)) {
                Files.createFile(place);
                bindReadOnly(path, skeletonName(path));
                readOnly.add(path);
            }
        } else if (mounts.isDivided(path)) {
            coverEntries(path);
        } else {
            PrivateFiles.createDirectories(place);
            overlay(path);
        }
    }

    /** The kernel refuses an overlay over something in which something else is mounted. */
    private void coverEntries(Path path) throws IOException {
        Path place = Files.createDirectory(skeleton(path));
        Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxr-xr-x"));
        List<Path> entries;
        try {
            entries = entries(path);
        } catch (IOException e) {
            entries = List.of();
        }
        if (entries.isEmpty() || entries.size() > MOST_ENTRIES) {
            readOnly.add(path);
            bindReadOnly(path, skeletonName(path));
            for (Path inside : writableIn(path)) {
                overlay(inside);
            }
            return;
        }
        readOnly.add(path);
        for (Path entry : entries) {
            cover(entry);
        }
    }

    /** Other disks in a directory that is read-only, and where the command is likely to write. */
    private List<Path> writableIn(Path path) {
        SortedSet<Path> found = new TreeSet<>(mounts.below(path));
        for (Path place : usual) {
            if (place.startsWith(path) && !place.equals(path)) {
                found.add(path.resolve(path.relativize(place).getName(0)));
            }
        }
        found.removeIf(
                one ->
                        mounts.isDivided(one)
                                || !Files.isDirectory(one, LinkOption.NOFOLLOW_LINKS)
                                || one.equals(hidden));
        return List.copyOf(found);
    }

    private static List<Path> entries(Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.sorted().toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void overlay(Path path) throws IOException {
        Layer layer = new Layer(layers.size(), path);
        Path upper = folder.resolve("upper/" + layer.number());
        PrivateFiles.createDirectories(upper);
        UpperSkeleton.imitate(path, upper);
        layers.add(layer);
        PrivateFiles.createDirectories(folder.resolve("work/" + layer.number()));
        Files.createSymbolicLink(folder.resolve("lower/" + layer.number()), path);
        List<String> words = new ArrayList<>();
        String number = String.valueOf(layer.number());
        words.add("lowerdir=lower/" + number);
        words.add("upperdir=upper/" + number);
        words.add("workdir=work/" + number);
        words.add("userxattr");
        // without it, the end of the rehearsal would wait until all of the disk is written
        words.add("volatile");
        List<String> restrictions = mounts.restrictions(path);
        words.addAll(restrictions);
        if (!restrictions.contains("nodev")) {
            words.add("nodev"); // a device leads out of the copy
        }
        mountNamed("overlay", skeletonName(path), "overlay", String.join(",", words));
        List<String> fallback = new ArrayList<>(List.of("ro"));
        fallback.addAll(restrictions);
        plain.append(number)
                .append('\t')
                .append(skeletonName(path))
                .append('\t')
                .append(String.join(",", fallback))
                .append('\n');
    }

    /**
     * Directories that a user may write but does not own: the kernel cannot copy them as a part of
     * a larger overlay, because the copy could not have the same owner.
     */
    private List<Path> writableOfOthers(Path directory) throws IOException {
        if (isRoot) {
            return List.of();
        }
        SequencedSet<Path> candidates = new LinkedHashSet<>();
        candidates.add(Path.of("/var/tmp"));
        for (int i = 1; i <= directory.getNameCount(); i++) {
            candidates.add(TOP.resolve(directory.subpath(0, i)));
        }
        List<Path> found = new ArrayList<>();
        for (Path candidate : candidates) {
            boolean covered = layers.stream().anyMatch(layer -> layer.target().equals(candidate));
            if (!covered
                    && Files.isDirectory(candidate, LinkOption.NOFOLLOW_LINKS)
                    && Files.isWritable(candidate)
                    && layers.stream().anyMatch(layer -> candidate.startsWith(layer.target()))
                    && !FileOwner.isMe((int) Files.getAttribute(candidate, "unix:uid"))) {
                found.add(candidate);
            }
        }
        return found;
    }

    /** Adds processes, devices and what programs expect in /run, without any socket. */
    private void addSystem() throws IOException {
        for (String name : ANEW) {
            Path place = Files.createDirectory(folder.resolve("root").resolve(name));
            Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        mountNamed("proc", "root/proc", "proc", isRoot ? "ro" : "nosuid,nodev,noexec");
        if (network) {
            Files.createFile(folder.resolve("network"));
        }
        if (network && !isRoot) {
            bindReadOnly(Path.of("/sys"), "root/sys");
        } else {
            mountNamed("sysfs", "root/sys", "sysfs", "ro,nosuid,nodev,noexec");
        }
        Path dev = folder.resolve("root/dev");
        for (String device : DEVICES) {
            Files.createFile(dev.resolve(device));
            mount(Path.of("/dev", device), "root/dev/" + device, "none", "bind");
        }
        Files.createDirectory(dev.resolve("pts"));
        Files.createDirectory(dev.resolve("shm"));
        mountNamed("devpts", "root/dev/pts", "devpts", "newinstance,ptmxmode=0666,mode=620");
        mountNamed("tmpfs", "root/dev/shm", "tmpfs", "nosuid,nodev,mode=1777,size=" + memory);
        Files.createSymbolicLink(dev.resolve("ptmx"), Path.of("pts/ptmx"));
        Files.createSymbolicLink(dev.resolve("fd"), Path.of("/proc/self/fd"));
        Files.createSymbolicLink(dev.resolve("stdin"), Path.of("/proc/self/fd/0"));
        Files.createSymbolicLink(dev.resolve("stdout"), Path.of("/proc/self/fd/1"));
        Files.createSymbolicLink(dev.resolve("stderr"), Path.of("/proc/self/fd/2"));
        addRun();
    }

    private void addRun() throws IOException {
        Path run = folder.resolve("run");
        Files.setPosixFilePermissions(run, PosixFilePermissions.fromString("rwxr-xr-x"));
        Object user = Files.getAttribute(Path.of("/proc/self"), "unix:uid");
        Files.createDirectories(run.resolve("lock"));
        PrivateFiles.createDirectories(run.resolve("user/" + user));
        mountNamed("run", "root/run", "none", "bind");
        for (String part : RUN) {
            Path original = Path.of("/run", part);
            if (Files.isSymbolicLink(original)) {
                Files.createSymbolicLink(run.resolve(part), Files.readSymbolicLink(original));
            } else if (Files.isDirectory(original)) {
                Files.createDirectories(run.resolve(part));
                bindReadOnly(original, "root/run/" + part);
            }
        }
    }

    /** What is mounted below stays writable, so each is covered by a mount of its own. */
    private void bindReadOnly(Path path, String target) {
        List<Path> below = new ArrayList<>(mounts.below(path));
        below.addFirst(path);
        for (Path one : below) {
            List<String> words = new ArrayList<>(List.of("rbind", "ro"));
            words.addAll(mounts.restrictions(one));
            Path inside = path.relativize(one);
            String place = inside.toString().isEmpty() ? target : target + "/" + inside;
            mount(one, place, "none", String.join(",", words));
        }
    }

    /** Fills upper layers with what the kernel could not put there by itself. */
    private void fillLayers() throws IOException {
        UpperSkeleton skeleton = new UpperSkeleton(folder, layers);
        if (!skeleton.hides(hidden)) {
            mountNamed("tmpfs", skeletonName(hidden), "tmpfs", "ro,nosuid,nodev,mode=0555");
        }
        for (Path place : usual) {
            skeleton.open(place);
        }
        skeleton.finish();
    }

    private void mount(Path source, String target, String type, String words) {
        mountNamed(source.toString(), target, type, words);
    }

    private void mountNamed(String source, String target, String type, String words) {
        fstab.append(escaped(source))
                .append(' ')
                .append(escaped(target))
                .append(' ')
                .append(type)
                .append(' ')
                .append(words)
                .append(" 0 0\n");
    }

    private static String escaped(String name) {
        return name.replace("\\", "\\134")
                .replace(" ", "\\040")
                .replace("\t", "\\011")
                .replace("\n", "\\012")
                .replace("#", "\\043");
    }

    private Path skeleton(Path path) {
        return folder.resolve(skeletonName(path));
    }

    private static String skeletonName(Path path) {
        return "root" + path;
    }

    private void write() throws IOException {
        Files.writeString(folder.resolve("fstab"), fstab);
        Files.writeString(folder.resolve("plain"), plain);
        Files.writeString(folder.resolve("start.sh"), Resource.text(World.class, "start.sh"));
    }
}
