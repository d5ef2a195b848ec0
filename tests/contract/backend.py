"""A backend as another team would begin it: from openapi.yaml and the states of the pact alone,
with nothing but Python's standard library. Everything lives in memory."""

import argparse
import hashlib
import json
import os
import signal
import sys
import threading
import time
import unicodedata
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

HOUR = 3600
LIFETIME = {"verifyEmail": 8 * HOUR, "resetPassword": HOUR}
ATTEMPTS, PERIOD = 20, 900
TOKEN = "3d8kZ1m5cXvA0rQyT7uEwJf2sHnBpLgKiOdVx9Yh6Rs"


class OutOfReach(Exception):
    """The data cannot be read."""


class Refused(Exception):
    def __init__(self, status, message, headers=()):
        self.status, self.message, self.headers = status, message, dict(headers)


class Store:
    def __init__(self):
        self.lock = threading.RLock()
        self.clear()

    def clear(self):
        self.out_of_reach = False
        self.tokens = {}
        self.attempts = {}
        self.members = {}

    def issue(self, purpose, token, age=0, used=False):
        expires = time.time() + LIFETIME[purpose] - age
        self.tokens[purpose, token] = {"expires": expires, "used": used, "member": "ann"}

    def token(self, purpose, token):
        if self.out_of_reach:
            raise OutOfReach
        return self.tokens.get((purpose, token))

    def count(self, operation, address):
        started, made = self.attempts.get((operation, address), (time.time(), 0))
        wait = started + PERIOD - time.time()
        if wait <= 0:
            started, made, wait = time.time(), 0, PERIOD
        self.attempts[operation, address] = started, made + 1
        if made >= ATTEMPTS:
            message = "Too many attempts. Please try again later."
            raise Refused(429, message, {"Retry-After": str(max(1, round(wait)))})


def verify_email(store, query, _body):
    token = is_token(query.get("token", [None])[0])
    found = store.token("verifyEmail", token)
    if not found:
        raise Refused(400, "We never sent this link.")
    if found["used"]:
        return "You have confirmed your e-mail address already."
    if found["expires"] <= time.time():
        raise Refused(410, "This link is too old.")
    found["used"] = True
    return "Your e-mail address is confirmed."


def reset_password(store, _query, body):
    if not isinstance(body, dict) or not isinstance(body.get("newPassword"), str):
        raise Refused(400, "The request is malformed.")
    token, password = is_token(body.get("token")), body["newPassword"]
    found = store.token("resetPassword", token)
    if not found or found["used"]:
        raise Refused(400, "This link does not work, or not any more.")
    if found["expires"] <= time.time():
        raise Refused(410, "This link is too old.")
    if not 6 <= characters(password) <= 50:
        raise Refused(422, "A password has 6 to 50 characters.")
    salt = os.urandom(16)
    digest = hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1)
    found["used"], store.members[found["member"]] = True, (salt, digest)
    return "The new password is in force."


def is_token(value):
    if not isinstance(value, str) or not 1 <= len(value) <= 512:
        raise Refused(400, "The request is malformed.")
    return value


def characters(password):
    """As a person counts them. The standard library cannot find grapheme clusters; without marks, and
    with what a joiner joins as one, the count is right for letters with accents and for families."""
    count, is_joined = 0, False
    for one in password:
        is_joiner = one == "\u200d"
        is_skin = "\U0001f3fb" <= one <= "\U0001f3ff"
        is_mark = unicodedata.category(one) in ("Mn", "Me", "Mc")
        if not (is_joined or is_joiner or is_skin or is_mark):
            count += 1
        is_joined = is_joiner
    return count


STATES = {
    "no e-mail verification token was sent": lambda store, token: None,
    "an e-mail verification token has been sent": lambda store, token: store.issue(
        "verifyEmail", token
    ),
    "an e-mail verification token has been used": lambda store, token: store.issue(
        "verifyEmail", token, used=True
    ),
    "an e-mail verification token has expired": lambda store, token: store.issue(
        "verifyEmail", token, age=8 * HOUR
    ),
    "no reset token was sent": lambda store, token: None,
    "a reset token has been sent": lambda store, token: store.issue("resetPassword", token),
    "a reset token has been used": lambda store, token: store.issue(
        "resetPassword", token, used=True
    ),
    "a reset token has expired": lambda store, token: store.issue(
        "resetPassword", token, age=HOUR
    ),
    "too many attempts were made from this address": lambda store, token: store.attempts.update(
        {(operation, "127.0.0.1"): (time.time(), ATTEMPTS) for operation in LIFETIME}
    ),
    "the server cannot reach its data": lambda store, token: setattr(store, "out_of_reach", True),
}

OPERATIONS = {
    ("GET", "/api/user/verify-email"): ("verifyEmail", verify_email),
    ("POST", "/api/user/reset-password"): ("resetPassword", reset_password),
}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.serve()

    def do_POST(self):
        self.serve()

    def serve(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        try:
            with self.server.store.lock:
                message = self.answer(raw)
            self.send(200, {"message": message, "success": True})
        except Refused as refused:
            status = self.server.replaced.get(refused.status, refused.status)
            self.send(status, {"message": refused.message, "error": True}, refused.headers)
        except OutOfReach:
            self.send(500, {"message": "The server failed. Nothing was changed.", "error": True})

    def answer(self, raw):
        address, store = urlsplit(self.path), self.server.store
        try:
            body = json.loads(raw) if raw else None
        except ValueError:
            raise Refused(400, "The request is malformed.") from None
        if (self.command, address.path) == ("POST", "/provider-states"):
            return self.change_state(store, body)
        operation, handle = OPERATIONS.get((self.command, address.path), (None, None))
        if not handle:
            raise Refused(404, "There is nothing here.")
        store.count(operation, self.client_address[0])
        return handle(store, parse_qs(address.query), body)

    def change_state(self, store, body):
        state = self.server.states.get(body["state"])
        if not state:
            raise Refused(400, f"There is no state {body['state']!r}.")
        store.clear()
        if body["action"] == "setup":
            state(store, body.get("params", {}).get("token", TOKEN))
        return f"{body['action']}: {body['state']}"

    def send(self, status, content, headers=()):
        payload = json.dumps(content).encode()
        self.send_response(status)
        for name, value in dict(headers).items():
            self.send_header(name, value)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(payload)))
        self.end_headers()
        self.wfile.write(payload)

    def log_message(self, *_):
        """Addresses hold tokens, so nothing is logged."""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--without-state", action="append", default=[], help="to see it missed")
    parser.add_argument("--status-422-as", type=int, default=422, help="to see it noticed")
    options = parser.parse_args()
    server = ThreadingHTTPServer(("127.0.0.1", options.port), Handler)
    server.store = Store()
    server.states = {name: STATES[name] for name in STATES if name not in options.without_state}
    server.replaced = {422: options.status_422_as}
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    server.serve_forever()


main()
