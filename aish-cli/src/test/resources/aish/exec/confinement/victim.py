"""A program outside the limits, with what a confined one should not get at."""
import ctypes
import os
import signal
import socket
import sys
import threading

os.setsid()
out = sys.argv[1]
signal.signal(signal.SIGUSR1, lambda *_: None)
signal.signal(signal.SIGIO, lambda *_: None)
file = os.open(os.path.join(out, "victims"), os.O_WRONLY | os.O_CREAT)
secret = ctypes.create_string_buffer(b"TOP-" + b"SECRET")
master, slave = os.openpty()


def listen(server):
    while True: server.accept()[0].close()


def serve(family, address):
    server = socket.socket(family)
    server.bind(address)
    server.listen(100)
    threading.Thread(target=listen, args=(server,), daemon=True).start()
    return server


os.chdir(os.path.dirname(out))
service = os.path.join(out, "service")
serve(socket.AF_UNIX, service)
serve(socket.AF_UNIX, f"\0aish-route-{os.getpid()}")
tcp = serve(socket.AF_INET, ("127.0.0.1", 0))
udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
udp.bind(tcp.getsockname())
datagrams = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
datagrams.bind(os.path.join(out, "datagrams"))
values = {
    "VICTIM": os.getpid(),
    "VICTIM_FD": file,
    "VICTIM_ADDRESS": hex(ctypes.addressof(secret)),
    "OTHER_TERMINAL": os.ttyname(slave),
    "SERVICE": service,
    "ABSTRACT": f"aish-route-{os.getpid()}",
    "DATAGRAMS": os.path.join(out, "datagrams"),
    "PORT": tcp.getsockname()[1],
}
for name, value in values.items(): print(f"{name}={value}")
print("ready", flush=True)
sys.stdin.read()
