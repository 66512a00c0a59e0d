"""A model on the loopback interface that streams `w00000 w00001 …` and notes when requests came.

It prints its port. POST /_ctl {"tokens": …, "rate": …} sets what the next answers are like (rate in tokens a second, 0: as
fast as possible) and forgets the requests so far; GET /_ctl returns these. Times are seconds of CLOCK_MONOTONIC, which is what
time.perf_counter tells other processes on Linux. It runs in a process of its own, so that it does not slow who measures.
"""
import json
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

settings = {"tokens": 1, "rate": 0}
requests = []


def token(number):
    return f"w{number:05d}" + ("\n" if number % 16 == 15 else " ")


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = 0

    def setup(self):
        super().setup()
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def log_message(self, *_):
        pass

    def parse_request(self):
        self.came = time.perf_counter()
        return super().parse_request()

    def reply(self, value, status=200):
        raw = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(raw)))
        self.end_headers()
        self.wfile.write(raw)

    def do_GET(self):
        if self.path == "/_ctl":
            return self.reply(requests)
        requests.append({"at": self.came, "path": self.path})
        if self.path.endswith("/models"):
            return self.reply({"object": "list", "data": [{"id": "mock", "object": "model"}]})
        return self.reply({"error": {"message": "not found"}}, 404)

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.path == "/_ctl":
            settings.update(json.loads(raw))
            requests.clear()
            return self.reply({})
        noted = {"at": self.came, "path": self.path, "bytes": len(raw)}
        requests.append(noted)
        if not self.path.endswith("/chat/completions"):
            return self.reply({"error": {"message": "not found"}}, 404)
        return self.stream(settings["tokens"], settings["rate"], noted)

    def stream(self, tokens, rate, noted):
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        frames = [frame({"content": token(i)}) for i in range(tokens)]
        self.wfile.write(frame({"role": "assistant", "content": ""}))
        start = noted["first"] = time.perf_counter()
        for number, each in enumerate(frames):
            if rate:
                time.sleep(max(0, start + number / rate - time.perf_counter()))
            self.wfile.write(each)
        self.wfile.write(frame({}, "stop") + chunk(b"data: [DONE]\n\n") + b"0\r\n\r\n")
        noted["end"] = time.perf_counter()


class Server(ThreadingHTTPServer):
    def handle_error(self, *_):
        """Programs are ended in the middle of a request."""


def frame(delta, finish=None):
    choice = {"index": 0, "delta": delta, "finish_reason": finish}
    value = {"id": "mock", "object": "chat.completion.chunk", "created": 1, "model": "mock", "choices": [choice]}
    return chunk(b"data: " + json.dumps(value).encode() + b"\n\n")


def chunk(raw):
    return b"%x\r\n%s\r\n" % (len(raw), raw)


class Mock:
    """The server, from the process that measures."""

    def __init__(self):
        self.process = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.port = int(self.process.stdout.readline())
        self.opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    def next(self, tokens=1, rate=0):
        """What the next answers are like; requests so far are forgotten."""
        body = json.dumps({"tokens": tokens, "rate": rate}).encode()
        self.opener.open(f"http://127.0.0.1:{self.port}/_ctl", body, timeout=10).read()

    def requests(self):
        return json.load(self.opener.open(f"http://127.0.0.1:{self.port}/_ctl", timeout=10))

    def question(self):
        """The first question since next(), once its answer is complete."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            for each in self.requests():
                if "end" in each:
                    return each
            time.sleep(0.02)
        raise TimeoutError(f"no question came, only {self.requests()}")

    def close(self):
        self.process.stdin.close()
        self.process.wait()


if __name__ == "__main__":
    server = Server(("127.0.0.1", 0), Handler)
    print(server.server_port, flush=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    sys.stdin.read()  # until whoever started it ends, in whatever way
