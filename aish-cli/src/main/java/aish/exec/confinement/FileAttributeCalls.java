package aish.exec.confinement;

import module java.base;

import aish.process.NativeMemory;

/**
 * Changes modes, owners and times of files for confined programs, below the directories that they
 * may write.
 */
record FileAttributeCalls(Processor machine, Predicate<Path> isWritable, Refusals refusals) {
    private static final int AT_FDCWD = -100;
    private static final int AT_SYMLINK_NOFOLLOW = 0x100;
    private static final int AT_EMPTY_PATH = 0x1000;
    private static final int O_PATH = 0x200000;
    private static final int O_CLOEXEC = 0x80000;
    private static final int NOFOLLOW_X86 = 0x20000;
    private static final int NOFOLLOW_ARM = 0x8000;
    private static final int SET_USER_ID = 04000;
    private static final int SET_GROUP_ID = 02000;
    private static final int TIMES = 4 * Long.BYTES;

    /**
     * What a call changes.
     *
     * @param directory the descriptor that a name is relative to, or the file itself without one
     * @param path which argument is the name; negative for none
     */
    private record Target(int directory, int path, int flags) {}

    /** Returns what the call returns, or the negative error number. */
    long change(String name, InterceptedCall call) throws IOException {
        Target target =
                switch (name) {
                    case "chmod", "chown" -> new Target(AT_FDCWD, 0, 0);
                    case "lchown" -> new Target(AT_FDCWD, 0, AT_SYMLINK_NOFOLLOW);
                    case "fchmod", "fchown" -> new Target(call.integer(0), -1, 0);
                    case "fchmodat" -> new Target(call.integer(0), 1, 0);
                    case "fchmodat2", "utimensat" ->
                            new Target(call.integer(0), 1, call.integer(3));
                    case "fchownat" -> new Target(call.integer(0), 1, call.integer(4));
                    default -> throw new IOException("an unexpected call: " + name);
                };
        call.process();
        try (NativeMemory memory = new NativeMemory()) {
            long file = open(call, target, memory);
            if (file < 0) {
                return file;
            }
            try {
                return change(name, call, (int) file, memory);
            } finally {
                SystemCall.call(machine.number("close"), file);
            }
        }
    }

    private long open(InterceptedCall call, Target target, NativeMemory memory) throws IOException {
        boolean named = target.path() >= 0 && call.arguments().get(target.path()) != 0;
        byte[] path = named ? call.path(target.path()) : new byte[0];
        boolean empty = path.length == 0;
        if (empty && named && (target.flags() & AT_EMPTY_PATH) == 0) {
            return -SystemCall.ENOENT;
        }
        int flags = O_PATH | O_CLOEXEC;
        if (!empty && (target.flags() & AT_SYMLINK_NOFOLLOW) != 0) {
            flags |= machine.isX86() ? NOFOLLOW_X86 : NOFOLLOW_ARM;
        }
        long place = memory.string(place(call, target, path));
        return SystemCall.call(machine.number("openat"), AT_FDCWD, place, flags);
    }

    /** The name under which aish finds what the program means. */
    private static byte[] place(InterceptedCall call, Target target, byte[] path) {
        String self = "/proc/self/";
        byte[] prefix = self.getBytes(StandardCharsets.US_ASCII);
        if (path.length > prefix.length
                && Arrays.equals(path, 0, prefix.length, prefix, 0, prefix.length)) {
            return joined(
                    "/proc/" + call.thread() + "/",
                    Arrays.copyOfRange(path, prefix.length, path.length));
        }
        if (path.length > 0 && path[0] == '/') {
            return path;
        }
        String start =
                target.directory() == AT_FDCWD
                        ? "/proc/" + call.thread() + "/cwd"
                        : "/proc/" + call.thread() + "/fd/" + target.directory();
        return joined(path.length == 0 ? start : start + "/", path);
    }

    private static byte[] joined(String start, byte[] rest) {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(start.getBytes(StandardCharsets.US_ASCII));
        whole.writeBytes(rest);
        return whole.toByteArray();
    }

    private long change(String name, InterceptedCall call, int file, NativeMemory memory)
            throws IOException {
        Path link = Path.of("/proc/self/fd/" + file);
        Path path = Files.readSymbolicLink(link);
        if (!isWritable.test(path)) {
            if (Files.exists(path)) {
                refusals.add(new Wanted.Other("to change the attributes of " + path));
            }
            return -SystemCall.EPERM;
        }
        if (name.contains("chmod")) {
            int mode = call.integer(name.startsWith("fchmodat") ? 2 : 1);
            return chmod(link, mode, memory);
        }
        long nothing = memory.string("");
        if (name.contains("chown")) {
            int first = name.equals("fchownat") ? 2 : 1;
            return SystemCall.call(
                    machine.number("fchownat"),
                    file,
                    nothing,
                    call.integer(first),
                    call.integer(first + 1),
                    AT_EMPTY_PATH);
        }
        return SystemCall.call(
                machine.number("utimensat"),
                file,
                nothing,
                call.arguments().get(2) == 0 ? 0 : times(call, memory),
                AT_EMPTY_PATH,
                0);
    }

    /** Programs that run with the rights of their owner are not for confined programs to make. */
    private long chmod(Path link, int mode, NativeMemory memory) {
        boolean escalates =
                (mode & SET_USER_ID) != 0
                        || ((mode & SET_GROUP_ID) != 0 && !Files.isDirectory(link));
        return escalates
                ? -SystemCall.EPERM
                : SystemCall.call(
                        machine.number("fchmodat"), AT_FDCWD, memory.string(link.toString()), mode);
    }

    private static long times(InterceptedCall call, NativeMemory memory) throws IOException {
        return NativeMemory.address(memory.copy(call.memory(2, TIMES)));
    }
}
