package aish.shell.pty;

import module java.base;

import aish.process.NativeMemory;
import aish.shell.ShellException;
import aish.shell.SpawnGuard;

/**
 * Prepares one process for {@code posix_spawnp}, which never forks the virtual machine. The child
 * leads its own session and starts with default signal handling.
 */
final class Spawn implements AutoCloseable {
    private static final int O_RDWR = 2;
    private static final int STDERR = 2;
    private static final int SETSIGDEF = 0x04;
    private static final int SETSIGMASK = 0x08;
    private static final int SETSID = 0x80;

    /** Larger than either structure, or a signal set, in glibc and musl. */
    private static final int OPAQUE = 512;

    private final NativeMemory memory = new NativeMemory();

    private final long actions = opaque((byte) 0);
    private final long attributes = opaque((byte) 0);

    private String program = "";
    private long words;
    private long variables;

    Spawn() {
        Libc.SPAWN_ACTIONS_INIT.number(actions);
        Libc.SPAWN_ATTR_INIT.number(attributes);
        Libc.SPAWN_ATTR_SETFLAGS.number(attributes, SETSIGDEF | SETSIGMASK | SETSID);
        Libc.SPAWN_ATTR_SETSIGDEFAULT.number(attributes, opaque((byte) 0xff));
        Libc.SPAWN_ATTR_SETSIGMASK.number(attributes, opaque((byte) 0));
    }

    private long opaque(byte fill) {
        byte[] bytes = new byte[OPAQUE];
        Arrays.fill(bytes, fill);
        return NativeMemory.address(memory.copy(bytes));
    }

    /**
     * Opens a device in the child; the first terminal a session leader opens becomes its
     * controlling terminal.
     */
    Spawn open(int target, String device) {
        Libc.SPAWN_ACTIONS_ADDOPEN.call(actions, target, memory.string(device), O_RDWR, 0, 0);
        return this;
    }

    Spawn duplicate(int source, int target) {
        Libc.SPAWN_ACTIONS_ADDDUP2.number(actions, source, target);
        return this;
    }

    Spawn in(Path directory) {
        Libc.SPAWN_ACTIONS_ADDCHDIR.number(actions, memory.string(directory.toString()));
        return this;
    }

    /** Starts the process and returns its id. */
    int start(List<String> command, Map<String, String> environment) throws ShellException {
        prepare(command, environment);
        return start();
    }

    /** Does everything that the start needs, except for the start itself. */
    void prepare(List<String> command, Map<String, String> environment) {
        List<String> settings = new ArrayList<>(environment.size());
        environment.forEach((name, value) -> settings.add(name + "=" + value));
        program = command.getFirst();
        words = array(command);
        variables = array(settings);
    }

    /** Starts the process as prepared and returns its id. */
    int start() throws ShellException {
        closeOthers();
        ByteBuffer pid = memory.allocate(Integer.BYTES);
        int error =
                (int)
                        Libc.SPAWN.call(
                                NativeMemory.address(pid),
                                memory.string(program),
                                actions,
                                attributes,
                                words,
                                variables);
        if (error != 0) {
            throw new ShellException("cannot start " + program + ": " + Libc.message(error));
        }
        return pid.getInt(0);
    }

    /**
     * Starts the process as prepared, within limits. They need a thread of their own, which ends
     * once it has started the process.
     */
    int start(SpawnGuard guard, Path terminal) throws ShellException {
        FutureTask<Integer> starting =
                new FutureTask<>(
                        () -> {
                            guard.restrictThisThread(terminal);
                            return start();
                        });
        Thread.ofPlatform().daemon().name("confined start").start(starting);
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return starting.get();
                } catch (InterruptedException e) {
                    interrupted = true; // the process must not be lost
                }
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof ShellException failed
                    ? failed
                    : new ShellException("cannot confine " + program, e);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /**
     * Closes all other descriptors in the child, because the virtual machine does not mark its own
     * as close-on-exec.
     */
    private void closeOthers() {
        String[] open = new File("/proc/self/fd").list();
        for (String number : open == null ? new String[0] : open) {
            int descriptor = Integer.parseInt(number);
            if (descriptor > STDERR) {
                Libc.SPAWN_ACTIONS_ADDCLOSE.number(actions, descriptor);
            }
        }
    }

    private long array(List<String> strings) {
        ByteBuffer pointers = memory.allocate((strings.size() + 1) * Long.BYTES);
        for (int i = 0; i < strings.size(); i++) {
            pointers.putLong(i * Long.BYTES, memory.string(strings.get(i)));
        }
        return NativeMemory.address(pointers);
    }

    @Override
    public void close() {
        memory.close();
    }
}
