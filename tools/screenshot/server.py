"""An OpenAI-compatible model server that gives the answers of a script, so that pictures can be made again."""

import json
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class ScriptedServer:
    """Answers the last message of a request with the first answer whose pattern it matches."""

    def __init__(self, answers):
        self.answers = answers
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()

    def answer(self, messages):
        last = messages[-1]["content"]
        text = last if isinstance(last, str) else json.dumps(last)
        for pattern, reply in self.answers:
            if re.search(pattern, text, re.S):
                return reply
        return "I have no answer for that."

    def _handler(self):
        script = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                if self.path.endswith("/models"):
                    self.reply(200, json.dumps({"data": [{"id": "demo", "meta": {"n_ctx_train": 32768}}]}))
                else:
                    self.reply(404, "{}")

            def reply(self, status, body):
                data = body.encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def do_POST(self):
                request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                if not self.path.endswith("/chat/completions"):
                    self.reply(404, "{}")
                    return
                text = script.answer(request["messages"])
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.end_headers()
                for piece in re.findall(r"\S*\s*", text):
                    self.event({"choices": [{"index": 0, "delta": {"content": piece}}]})
                self.event({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]})
                self.wfile.write(b"data: [DONE]\n\n")

            def event(self, data):
                self.wfile.write(f"data: {json.dumps(data)}\n\n".encode())
                self.wfile.flush()

        return Handler
