"""Ways out of a confined shell. Each is tried in a process of its own, and says whether it got out.

Run as: python3 routes.py PROFILE NETWORK, or with "control" to try those that are harmless without
limits, which must then get out: otherwise they would prove nothing.
"""
import ctypes
import errno
import fcntl
import mmap
import os
import platform
import signal
import socket
import stat
import struct
import subprocess
import sys
import threading
import time

HOME = os.environ["HOME"]
OUT = os.environ["OUT"]
PROJECT = os.getcwd()
VICTIM = int(os.environ["VICTIM"])
RACES = int(os.environ["RACES"])
SECRET = "TOP-" + "SECRET"
ARM = platform.machine() == "aarch64"
ROOT = os.geteuid() == 0
libc = ctypes.CDLL(None, use_errno=True)
ROUTES = []


class Held(Exception):
    pass


def route(control="always", profiles="project read-only", networks="on off hosts"):
    def add(function):
        ROUTES.append((function, control, profiles.split(), networks.split()))
        return function

    return add


def call(x86, arm, *arguments):
    """Makes a system call by number; fails as the limits make it fail."""
    number = arm if ARM else x86
    if number < 0:
        raise Held
    words = [a if isinstance(a, (bytes, ctypes.Array, ctypes.Structure)) else ctypes.c_long(a) for a in arguments]
    result = libc.syscall(ctypes.c_long(number), *words)
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return result


def reaches(x86, arm, *arguments):
    """A call with useless arguments: out if the kernel looked at them."""
    try:
        call(x86, arm, *arguments)
    except OSError as e:
        if e.errno in (errno.EPERM, errno.EACCES, errno.ENOSYS, errno.EOPNOTSUPP):
            raise


def sh(text):
    done = subprocess.run(["bash", "-c", text], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        raise Held
    return done.stdout.decode(errors="replace")


def read(path):
    with open(path, "rb", buffering=0) as file:
        return expose(file.read(4096))


def expose(data):
    if SECRET.encode() not in data:
        raise Held


def decoy(name):
    return os.path.join(OUT, name)


# writing outside

@route()
def create(): sh(f"echo x > '{decoy('created')}'")

@route()
def append(): sh(f"echo x >> '{decoy('file')}'")

@route()
def overwrite(): os.write(os.open(decoy("file"), os.O_WRONLY), b"x")

@route()
def truncate_on_open(): os.close(os.open(decoy("file"), os.O_WRONLY | os.O_TRUNC))

@route()
def truncate_read_only(): os.close(os.open(decoy("file"), os.O_RDONLY | os.O_TRUNC))

@route()
def truncate_by_path(): os.truncate(decoy("file"), 0)

@route()
def unlink(): os.unlink(decoy("file"))

@route()
def remove_directory(): os.rmdir(decoy("empty"))

@route()
def make_directory(): os.mkdir(decoy("made"))

@route()
def rename_outside(): os.rename(decoy("file"), decoy("renamed"))

@route()
def rename_in():
    # the copy that a shell falls back to leaves the original
    os.rename(decoy("file"), os.path.join(os.environ["INSIDE"], "taken"))

@route()
def rename_out():
    own = os.path.join(os.environ["INSIDE"], "own")
    open(own, "w").close()
    os.rename(own, decoy("brought"))

@route()
def exchange():
    own = os.path.join(os.environ["INSIDE"], "exchanged")
    open(own, "w").close()
    call(316, 276, -100, own.encode(), -100, decoy("file").encode(), 2)

@route()
def link_in_and_write():
    own = os.path.join(os.environ["INSIDE"], "linked")
    os.link(decoy("file"), own)
    with open(own, "w") as file: file.write("x")

@route()
def link_out():
    own = os.path.join(os.environ["INSIDE"], "source")
    open(own, "w").close()
    os.link(own, decoy("linked"))

@route()
def link_of_descriptor():
    file = os.open(os.environ["INSIDE"], os.O_TMPFILE | os.O_RDWR)
    call(265, 37, -100, f"/proc/self/fd/{file}".encode(), -100, decoy("anonymous").encode(), 0x400)

@route()
def symlink_out(): os.symlink("/", decoy("symlink"))

@route()
def through_symlink():
    own = os.path.join(os.environ["INSIDE"], "way-out")
    os.symlink(decoy("file"), own)
    with open(own, "w") as file: file.write("x")

@route()
def through_symlinked_directory():
    own = os.path.join(os.environ["INSIDE"], "way-out-directory")
    os.symlink(OUT, own)
    open(os.path.join(own, "created"), "w").close()

@route()
def through_dots(): open(os.path.join(PROJECT, "..", os.path.relpath(OUT, os.path.dirname(PROJECT)), "created"), "w").close()

@route()
def through_own_root(): open("/proc/self/root" + decoy("created"), "w").close()

@route()
def through_own_descriptor():
    directory = os.open(OUT, os.O_PATH)
    os.close(os.open("created", os.O_WRONLY | os.O_CREAT, dir_fd=directory))

@route()
def after_changing_directory():
    os.chdir(OUT)
    open("created", "w").close()

@route()
def reopen_for_writing():
    file = os.open(decoy("file"), os.O_RDONLY)
    os.write(os.open(f"/proc/self/fd/{file}", os.O_WRONLY), b"x")

@route()
def map_for_writing():
    file = os.open(decoy("file"), os.O_RDWR)
    with mmap.mmap(file, 1) as memory: memory[0:1] = b"x"

@route(control="never")
def race_of_symlinks():
    inside = os.environ["INSIDE"]
    real, link, name = (os.path.join(inside, n) for n in ("race-real", "race-link", "race"))
    os.mkdir(real)
    os.symlink(OUT, link)
    os.rename(real, name)
    stop = threading.Event()
    def swap():
        while not stop.is_set():
            call(316, 276, -100, name.encode(), -100, link.encode(), 2)
    thread = threading.Thread(target=swap)
    thread.start()
    try:
        for number in range(RACES):
            try: open(os.path.join(name, f"raced-{number}"), "w").close()
            except OSError: pass
    finally:
        stop.set()
        thread.join()
    if not any(n.startswith("raced") for n in os.listdir(OUT)): raise Held

@route(control="never")
def race_of_renames():
    inside = os.environ["INSIDE"]
    os.makedirs(os.path.join(inside, "deep/er"))
    os.makedirs(os.path.join(inside, "moved"))
    stop = threading.Event()
    def move():
        while not stop.is_set():
            for a, b in (("deep/er", "moved/er"), ("moved/er", "deep/er")):
                try: os.rename(os.path.join(inside, a), os.path.join(inside, b))
                except OSError: pass
    thread = threading.Thread(target=move)
    thread.start()
    up = "../" * 40
    try:
        directory = os.open(os.path.join(inside, "moved"), os.O_PATH)
        for number in range(RACES):
            try: os.close(os.open(f"er/{up}{OUT[1:]}/raced-{number}", os.O_WRONLY | os.O_CREAT, dir_fd=directory))
            except OSError: pass
    finally:
        stop.set()
        thread.join()
    if not any(n.startswith("raced") for n in os.listdir(OUT)): raise Held

@route()
def make_fifo(): os.mkfifo(decoy("fifo"))

@route(control="root")
def make_device_inside():
    own = os.path.join(os.environ["INSIDE"], "device")
    os.mknod(own, 0o600 | stat.S_IFCHR, os.makedev(1, 3))

@route(control="never")
def make_disk_inside():
    own = os.path.join(os.environ["INSIDE"], "disk")
    os.mknod(own, 0o600 | stat.S_IFBLK, os.stat(OUT).st_dev)
    os.close(os.open(own, os.O_RDONLY))

@route(control="never")
def raw_disk():
    device = os.stat(OUT).st_dev
    os.close(os.open(f"/dev/block/{os.major(device)}:{os.minor(device)}", os.O_RDONLY))

@route(control="never")
def raw_disk_by_name():
    for name in os.listdir("/sys/block"):
        try: os.close(os.open("/dev/" + name, os.O_RDONLY))
        except OSError: continue
        return
    raise Held

@route(control="never")
def raw_memory(): os.close(os.open("/dev/mem", os.O_RDONLY))

@route(control="never")
def kernel_memory(): os.close(os.open("/proc/kcore", os.O_RDONLY))

@route(control="never")
def loop_device(): os.close(os.open("/dev/loop-control", os.O_RDWR))

@route(control="never", profiles="read-only")
def shared_memory():
    open("/dev/shm/aish-route", "w").close()
    os.unlink("/dev/shm/aish-route")

@route(control="never", profiles="read-only")
def project_file(): open(os.path.join(PROJECT, "created"), "w").close()

@route(control="never")
def own_start_files():
    done = 0
    for name in (".bashrc", ".profile", ".config/autostart/x.desktop", ".config/systemd/user/x.service", ".gitconfig"):
        try: open(os.path.join(HOME, name), "a").close()
        except OSError: continue
        done += 1
    if not done: raise Held

@route(control="never")
def scheduled():
    for name in ("/etc/cron.d", "/var/spool/cron", "/var/spool/cron/crontabs", "/etc/cron.daily", "/var/spool/at"):
        try: open(os.path.join(name, "aish-route"), "w").close()
        except OSError: continue
        os.unlink(os.path.join(name, "aish-route"))
        return
    raise Held

@route(control="never")
def core_pattern():
    with open("/proc/sys/kernel/core_pattern") as file: now = file.read()
    with open("/proc/sys/kernel/core_pattern", "w") as file: file.write(now)

@route(control="never")
def control_group():
    for top, names, _ in os.walk("/sys/fs/cgroup"):
        try: os.mkdir(os.path.join(top, "aish-route"))
        except OSError: pass
        else:
            os.rmdir(os.path.join(top, "aish-route"))
            return
        if top.count("/") > 5: names.clear()
    raise Held

# attributes

@route()
def mode(): os.chmod(decoy("file"), 0o777)

@route()
def mode_of_descriptor(): os.fchmod(os.open(decoy("file"), os.O_RDONLY), 0o777)

@route()
def mode_of_path_descriptor(): os.chmod(f"/proc/self/fd/{os.open(decoy('file'), os.O_PATH)}", 0o777)

@route()
def mode_below_descriptor(): os.chmod("file", 0o777, dir_fd=os.open(OUT, os.O_PATH))

@route(control="never")
def mode_by_newest_call(): call(452, 452, os.open(OUT, os.O_PATH), b"file", 0o777, 0)

@route(control="never")
def mode_of_empty_path(): call(452, 452, os.open(decoy("file"), os.O_PATH), b"", 0o777, 0x1000)

@route()
def mode_through_symlink():
    own = os.path.join(os.environ["INSIDE"], "mode-link")
    os.symlink(decoy("file"), own)
    os.chmod(own, 0o777)

@route(control="never")
def race_of_modes():
    inside = os.environ["INSIDE"]
    own, link = os.path.join(inside, "mode-own"), os.path.join(inside, "mode-race")
    open(own, "w").close()
    os.symlink(decoy("file"), link)
    stop = threading.Event()
    def swap():
        while not stop.is_set(): call(316, 276, -100, own.encode(), -100, link.encode(), 2)
    thread = threading.Thread(target=swap)
    thread.start()
    try:
        for _ in range(RACES // 6):
            try: os.chmod(own, 0o777)
            except OSError: pass
    finally:
        stop.set()
        thread.join()
    if stat.S_IMODE(os.stat(decoy("file")).st_mode) != 0o777: raise Held

@route(control="never")
def race_of_arguments():
    inside = os.path.join(os.environ["INSIDE"], "argument").encode()
    open(inside, "w").close()
    target = decoy("file").encode()
    memory = ctypes.create_string_buffer(max(len(inside), len(target)) + 1)
    stop = threading.Event()
    def swap():
        while not stop.is_set():
            memory.value = target
            memory.value = inside
    thread = threading.Thread(target=swap)
    thread.start()
    try:
        for _ in range(RACES // 6):
            try: call(268, 53, -100, memory, 0o777)
            except OSError: pass
    finally:
        stop.set()
        thread.join()
    if stat.S_IMODE(os.stat(decoy("file")).st_mode) != 0o777: raise Held

@route(control="never")
def set_user_id_inside():
    own = os.path.join(os.environ["INSIDE"], "suid")
    open(own, "w").close()
    os.chmod(own, 0o4755)

@route(control="root")
def owner(): os.chown(decoy("file"), 65534, 65534)

@route()
def owner_unchanged(): os.chown(decoy("file"), os.getuid(), os.getgid())

@route()
def owner_of_link(): os.lchown(decoy("file"), os.getuid(), os.getgid())

@route()
def times(): os.utime(decoy("file"), (1, 1))

@route()
def times_of_descriptor(): os.utime(os.open(decoy("file"), os.O_RDONLY), (1, 1))

@route()
def times_now(): sh(f"touch -c '{decoy('file')}'")

@route(control="never")
def extended_attribute(): os.setxattr(decoy("file"), "user.route", b"x")

@route(control="never")
def flags():
    file = os.open(decoy("file"), os.O_RDONLY)
    value = bytearray(8)
    fcntl.ioctl(file, 0x80086601, value)
    fcntl.ioctl(file, 0x40086602, bytes(value))

@route(control="never")
def freeze(): fcntl.ioctl(os.open(OUT, os.O_RDONLY), 0xC0045878, 0)

# private files

@route()
def key(): read(f"{HOME}/.ssh/id_rsa")

@route()
def key_by_program(): expose(sh(f"cat '{HOME}/.ssh/id_rsa'").encode())

@route()
def key_by_copy(): expose(sh(f"cp -r '{HOME}/.ssh' \"$INSIDE/keys\" && cat \"$INSIDE/keys/id_rsa\"").encode())

@route()
def key_by_symlink():
    own = os.path.join(os.environ["INSIDE"], "key-link")
    os.symlink(f"{HOME}/.ssh/id_rsa", own)
    read(own)

@route()
def key_by_link():
    own = os.path.join(os.environ["INSIDE"], "key-hard")
    os.link(f"{HOME}/.ssh/id_rsa", own)
    read(own)

@route()
def key_by_rename():
    own = os.path.join(os.environ["INSIDE"], "key-moved")
    os.rename(f"{HOME}/.ssh/id_rsa", own)
    try: read(own)
    finally: os.rename(own, f"{HOME}/.ssh/id_rsa")

@route()
def key_by_descriptor(): expose(os.read(os.open("id_rsa", os.O_RDONLY, dir_fd=os.open(f"{HOME}/.ssh", os.O_PATH)), 99))

@route()
def key_by_own_root(): read(f"/proc/self/root{HOME}/.ssh/id_rsa")

@route()
def key_by_victims_root(): read(f"/proc/{VICTIM}/root{HOME}/.ssh/id_rsa")

@route()
def key_by_map():
    with open(f"{HOME}/.ssh/id_rsa", "rb") as file, mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as memory:
        expose(memory[:])

@route(control="never")
def key_as_script():
    done = subprocess.run(["bash", f"{HOME}/.ssh/id_rsa"], capture_output=True)
    expose(done.stderr)

@route(control="root")
def key_by_handle():
    handle = ctypes.create_string_buffer(136)
    struct.pack_into("I", handle, 0, 128)
    mount = ctypes.create_string_buffer(4)
    call(303, 264, -100, f"{HOME}/.ssh/id_rsa".encode(), handle, mount, 0)
    file = call(304, 265, os.open(HOME, os.O_RDONLY), handle, os.O_RDONLY)
    expose(os.read(file, 99))

@route()
def other_private_files():
    found = 0
    for name in (".gnupg/private-keys-v1.d/k", ".aws/credentials", ".kube/config", ".netrc", ".git-credentials",
                 ".config/gcloud/credentials.db", ".azure/tokens", ".mozilla/firefox/x/cookies.sqlite",
                 ".config/google-chrome/Default/Cookies", ".local/share/keyrings/login.keyring",
                 ".password-store/bank.gpg", ".docker/config.json", ".bash_history", ".config/gh/hosts.yml",
                 ".config/aish/vault.json", ".local/state/aish/history"):
        try: read(os.path.join(HOME, name))
        except (OSError, Held): continue
        found += 1
    if not found: raise Held

@route(control="never")
def passwords_of_the_system():
    os.close(os.open("/etc/shadow", os.O_RDONLY))

# other processes

@route()
def memory_of_another(): os.close(os.open(f"/proc/{VICTIM}/mem", os.O_RDWR))

@route()
def environment_of_another(): read(f"/proc/{VICTIM}/environ")

@route()
def directory_of_another(): os.listdir(f"/proc/{VICTIM}/cwd/")

@route()
def descriptor_of_another(): os.write(os.open(f"/proc/{VICTIM}/fd/{os.environ['VICTIM_FD']}", os.O_WRONLY), b"x")

@route()
def memory_maps_of_another(): read_any(f"/proc/{VICTIM}/maps")

def read_any(path):
    with open(path) as file:
        if not file.read(10): raise Held

@route()
def copy_of_anothers_memory():
    buffer = ctypes.create_string_buffer(8)
    local = struct.pack("QQ", ctypes.addressof(buffer), 8)
    remote = struct.pack("QQ", int(os.environ["VICTIM_ADDRESS"], 16), 8)
    call(310, 270, VICTIM, local, 1, remote, 1, 0)

@route()
def trace():
    call(101, 117, 0x4206, VICTIM, 0, 0)

@route(control="never")
def trace_own_child():
    call(101, 117, 0, 0, 0, 0)

@route()
def descriptor_by_process():
    process = call(434, 434, VICTIM, 0)
    os.write(call(438, 438, process, int(os.environ["VICTIM_FD"]), 0), b"x")

@route()
def signal_another(): os.kill(VICTIM, signal.SIGUSR1)

@route()
def signal_its_group(): os.killpg(os.getpgid(VICTIM), signal.SIGUSR1)

@route()
def signal_its_thread(): call(234, 131, VICTIM, VICTIM, signal.SIGUSR1)

@route()
def signal_by_descriptor(): signal.pidfd_send_signal(os.pidfd_open(VICTIM), signal.SIGUSR1)

@route()
def signal_with_value(): call(129, 138, VICTIM, signal.SIGUSR1, struct.pack("iiiiiiQ", signal.SIGUSR1, 0, -1, 0, os.getpid(), os.getuid(), 0) + bytes(96))

@route()
def limits_of_another(): call(302, 261, VICTIM, 1, struct.pack("QQ", 1 << 30, 1 << 30), 0)

@route(control="root")
def shared_memory_of_another(): reaches(29, 194, 0x41495348, 4096, 0o1600)

@route(control="never")
def message_queue():
    try: call(240, 180, b"aish-route", os.O_CREAT | os.O_RDWR, 0o600, 0)
    finally: libc.mq_unlink(b"/aish-route")

# privileges and namespaces

@route(control="never")
def new_privileges():
    with open("/proc/self/status") as file:
        if "NoNewPrivs:\t1" in file.read(): raise Held

@route(control="never")
def sudo():
    if b"uid=0" not in subprocess.run(["sudo", "-n", "id"], capture_output=True).stdout or ROOT: raise Held

@route(control="never")
def capabilities():
    with open("/proc/self/status") as file:
        effective = [int(line.split()[1], 16) for line in file if line.startswith("CapEff")][0]
    if effective & ~0x4fb == 0: raise Held

@route(control="root")
def user_namespace(): call(272, 97, 0x10000000)

@route(control="root")
def mount_namespace(): call(272, 97, 0x20000)

@route(control="never")
def user_namespace_by_program(): sh("unshare --user --map-root-user true")

@route(control="root")
def namespace_by_clone():
    child = call(56, 220, 0x10000000 | signal.SIGCHLD, 0, 0, 0, 0)
    if child == 0: os._exit(0)
    os.waitpid(child, 0)

@route(control="root")
def namespace_by_clone3():
    arguments = struct.pack("QQQQQQQQ", 0x10000000, 0, 0, 0, signal.SIGCHLD, 0, 0, 0)
    child = call(435, 435, arguments, len(arguments))
    if child == 0: os._exit(0)
    os.waitpid(child, 0)

@route(control="never")
def namespace_of_another(): call(308, 268, os.open("/proc/1/ns/mnt", os.O_RDONLY), 0)

@route(control="never")
def namespace_by_process(): call(308, 268, call(434, 434, VICTIM, 0), 0x20000)

@route(control="never")
def mount(): call(165, 40, b"none", os.environ["INSIDE"].encode(), b"tmpfs", 0, 0)

@route(control="never")
def bind_mount(): call(165, 40, OUT.encode(), os.environ["INSIDE"].encode(), b"", 4096, 0)

@route(control="never")
def unmount(): reaches(166, 39, b"/nowhere", 0)

@route(control="root")
def new_mount(): reaches(430, 430, b"tmpfs", 0)

@route(control="root")
def detached_tree(): reaches(428, 428, -100, OUT.encode(), 1)

@route(control="root")
def move_mount(): reaches(429, 429, -1, b"", -1, b"", 0)

@route(control="root")
def pivot(): reaches(155, 41, b"/nowhere", b"/nowhere")

@route(control="root")
def change_root(): call(161, 51, b"/")

# the kernel's less tried corners

@route()
def asynchronous_calls(): reaches(425, 425, 1, bytes(120))

@route(control="root")
def kernel_programs(): reaches(321, 280, 0, bytes(128), 128)

@route(control="root")
def performance_counters(): reaches(298, 241, bytes(128), 0, -1, -1, 0)

@route(control="root")
def page_faults(): reaches(323, 282, 0)

@route()
def keys(): reaches(250, 219, 0, -3, 0)

@route()
def new_key(): reaches(248, 217, b"user", b"aish-route", b"x", 1, -3)

@route(control="root")
def file_events(): reaches(300, 262, 0, 0)

@route(control="never")
def modules(): reaches(313, 273, -1, b"", 0)

@route(control="never")
def other_kernel(): reaches(246, 104, 0, 99, 0, 1 << 40)

@route(control="root")
def accounting(): reaches(163, 89, b"/nowhere")

@route(control="root")
def swap(): reaches(168, 225, b"/nowhere")

@route(control="root")
def host_name(): reaches(170, 161, b"", -1)

@route(control="root")
def clock_of_the_machine(): reaches(227, 112, 99, bytes(16))

@route(control="root")
def kernel_log(): reaches(103, 116, 10, 0, 0)

@route(control="never")
def program_in_memory():
    file = os.memfd_create("route")
    with open("/bin/touch", "rb") as program: os.write(file, program.read())
    done = subprocess.run([f"/proc/self/fd/{file}", decoy("created")], pass_fds=[file], stderr=subprocess.DEVNULL)
    if done.returncode != 0: raise Held

@route(control="never")
def left_behind():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            time.sleep(0.2)
            try:
                open(decoy("late"), "w").close()
            finally: os._exit(0)
        os._exit(0)
    os.wait()
    time.sleep(0.5)
    if not os.path.exists(decoy("late")): raise Held

# terminals

@route(control="never")
def type_for_the_user(): fcntl.ioctl(os.open("/dev/tty", os.O_RDWR), 0x5412, b"x")

@route(control="never")
def type_with_upper_bits(): call(16, 29, os.open("/dev/tty", os.O_RDWR), 0x100005412, b"x")

@route(control="never")
def other_terminal(): os.close(os.open(os.environ["OTHER_TERMINAL"], os.O_RDWR | os.O_NOCTTY))

# sockets of this machine

@route()
def socket_of_a_service():
    with socket.socket(socket.AF_UNIX) as s: s.connect(os.environ["SERVICE"])

@route()
def abstract_socket():
    with socket.socket(socket.AF_UNIX) as s: s.connect("\0" + os.environ["ABSTRACT"])

@route()
def datagram_to_a_service():
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as s: s.sendto(b"x", os.environ["DATAGRAMS"])

@route()
def datagram_from_a_pair():
    one, _ = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    one.connect(os.environ["DATAGRAMS"])
    one.send(b"x")

@route(control="root")
def raw_packets(): socket.socket(socket.AF_INET, socket.SOCK_RAW, 1).close()

@route(control="root")
def raw_frames(): socket.socket(17, socket.SOCK_RAW).close()

@route(control="never")
def virtual_machine_socket(): socket.socket(40, socket.SOCK_STREAM).close()

@route(control="never")
def cipher_socket(): socket.socket(38, 5, 0).close()

@route(control="root")
def kernel_events(): socket.socket(16, socket.SOCK_RAW, 15).close()

@route(control="root")
def other_protocol(): socket.socket(16, socket.SOCK_RAW, 12).close()

# the network, unless it is on

@route(networks="off hosts")
def connect():
    with socket.create_connection(("127.0.0.1", int(os.environ["PORT"])), 2): pass

@route(networks="off hosts")
def connect_later():
    with socket.socket() as s:
        s.setblocking(False)
        code = s.connect_ex(("127.0.0.1", int(os.environ["PORT"])))
        if code not in (0, errno.EINPROGRESS): raise Held

@route(networks="off hosts", control="never")
def connect_by_sixth_version():
    with socket.socket(socket.AF_INET6) as s: s.connect(("::1", int(os.environ["PORT"])))

@route(networks="off hosts")
def connect_by_mapped_address():
    with socket.socket(socket.AF_INET6) as s: s.connect(("::ffff:127.0.0.1", int(os.environ["PORT"])))

@route(networks="off hosts")
def datagram():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s: s.sendto(b"x", ("127.0.0.1", int(os.environ["PORT"])))

@route(networks="off hosts", control="never")
def fast_open():
    with socket.socket() as s: s.sendto(b"x", 0x20000000, ("127.0.0.1", int(os.environ["PORT"])))

@route(networks="off hosts", control="never")
def fast_open_by_message():
    with socket.socket() as s: s.sendmsg([b"x"], [], 0x20000000, ("127.0.0.1", int(os.environ["PORT"])))

@route(networks="off hosts", control="never")
def multipath(): socket.socket(socket.AF_INET, socket.SOCK_STREAM, 262).close()

@route(networks="off hosts", control="never")
def other_stream(): socket.socket(socket.AF_INET, 5, 132).close()

@route(networks="off hosts")
def by_program(): sh("exec 3<>/dev/tcp/127.0.0.1/$PORT")

@route(networks="hosts", control="never")
def by_proxy():
    host, port = os.environ["http_proxy"].split("//")[1].split(":")
    with socket.create_connection((host, int(port)), 2) as s:
        s.sendall(f"CONNECT 127.0.0.1:{os.environ['PORT']} HTTP/1.1\r\n\r\n".encode())
        if b" 200 " not in s.recv(100): raise Held

@route(networks="hosts", control="never")
def other_host_at_the_proxys_port():
    port = int(os.environ["http_proxy"].split(":")[-1])
    with socket.socket() as s: s.connect(("127.0.0.2", port))

@route(networks="hosts", control="never")
def race_of_connections():
    port = int(os.environ["http_proxy"].split(":")[-1])
    good = struct.pack("=HH4s8x", 2, socket.htons(port), socket.inet_aton("127.0.0.1"))
    bad = struct.pack("=HH4s8x", 2, socket.htons(int(os.environ["PORT"])), socket.inet_aton("127.0.0.1"))
    memory = ctypes.create_string_buffer(16)
    stop = threading.Event()
    def swap():
        while not stop.is_set():
            memory[:] = bad
            memory[:] = good
    thread = threading.Thread(target=swap)
    thread.start()
    out = False
    try:
        for _ in range(RACES // 15):
            with socket.socket() as s:
                try: call(42, 203, s.fileno(), memory, 16)
                except OSError: continue
                try: out |= s.getpeername()[1] == int(os.environ["PORT"])
                except OSError: pass
    finally:
        stop.set()
        thread.join()
    if not out: raise Held


def attempt(function):
    child = os.fork()
    if child == 0:
        signal.alarm(20)
        inside = os.path.join(os.environ["WRITABLE"], "inside-" + function.__name__)
        try: os.mkdir(inside)
        except OSError: os._exit(4)
        os.environ["INSIDE"] = inside
        devnull = os.open("/dev/null", os.O_WRONLY)
        os.dup2(devnull, 2)
        try: function()
        except Held: os._exit(1)
        except OSError: os._exit(1)
        except BaseException: os._exit(3)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


def reset():
    """Puts the decoys back, after a route without limits got to them."""
    for name in os.listdir(OUT):
        path = decoy(name)
        if name in ("created", "renamed", "brought", "linked", "anonymous", "symlink", "fifo", "file"): os.unlink(path)
        elif name == "made": os.rmdir(path)
    with open(decoy("file"), "w") as file: file.write("decoy")
    os.makedirs(decoy("empty"), exist_ok=True)


def main():
    profile, network = sys.argv[1:3]
    for function, control, profiles, networks in ROUTES:
        if profile == "control":
            wanted = control == "always" or control == "root" and ROOT
        else:
            wanted = profile in profiles and network in networks
        if wanted:
            if profile == "control": reset()
            code = attempt(function)
            print(function.__name__, {0: "OUT", 1: "held"}.get(code, f"broken {code}"), flush=True)


main()
