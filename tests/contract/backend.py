"""A backend as another team would begin it: from openapi.yaml and the states of the pact alone,
with nothing but Python's standard library. Everything lives in memory."""

import argparse
import hashlib
import hmac
import json
import math
import os
import re
import secrets
import signal
import sys
import threading
import time
import unicodedata
import uuid
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

HOUR = 3600
LIFETIME = {"verifyEmail": 8 * HOUR, "resetPassword": HOUR}
ATTEMPTS, PERIOD = 20, 900
LIMITED = ("verifyEmail", "resetPassword", "signIn", "report")
TOKEN = "3d8kZ1m5cXvA0rQyT7uEwJf2sHnBpLgKiOdVx9Yh6Rs"
KEY = os.urandom(32)
PROFILE = {
    "about": "",
    "languages": ["fr"],
    "house": {"roof": "flat", "colour": "pine", "door": "round"},
    "place": {"cell": 7, "span": 1},
    "version": 0,
}


class OutOfReach(Exception):
    """The data cannot be read."""


class Refused(Exception):
    def __init__(self, status, message, code=None, headers=()):
        self.status, self.message, self.code = status, message, code
        self.headers = dict(headers)


class Store:
    def __init__(self):
        self.lock = threading.RLock()
        self.clear()

    def clear(self):
        self.out_of_reach = False
        self.tokens = {}
        self.attempts = {}
        self.members = {}
        self.sessions = {}
        self.blocks = set()
        self.reports = []

    def issue(self, purpose, token, age=0, used=False):
        expires = time.time() + LIFETIME[purpose] - age
        self.tokens[purpose, token] = {"expires": expires, "used": used, "member": "ann"}

    def add_member(self, email="ann", password="", confirmed=True, **more):
        member = {"id": str(uuid.uuid4()), "name": "Ann", "email": email, **PROFILE, **more}
        own = {"shown": member, "confirmed": confirmed, "password": hashed(password)}
        self.members[email] = own
        return own

    def member(self, email):
        if self.out_of_reach:
            raise OutOfReach
        return self.members.get(email)

    def visible(self, member_id, viewer):
        """Another member, unless it is one whom the viewer may not see."""
        if self.out_of_reach:
            raise OutOfReach
        for one in self.members.values():
            shown = one["shown"]
            if shown["id"] == member_id and one["confirmed"]:
                if (member_id, viewer["id"]) not in self.blocks:
                    return shown
        raise Refused(404, "We do not know this neighbour.", "nothing here")

    def begin_session(self, member):
        session = secrets.token_urlsafe(32)
        self.sessions[session] = member["shown"]
        return session

    def session(self, session):
        if self.out_of_reach:
            raise OutOfReach
        return self.sessions.get(session)

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
            message = "Too many attempts. Please try again in 15 minutes."
            raise Refused(429, message, headers={"Retry-After": str(max(1, round(wait)))})


class Call:
    """What is asked, by whom, and the cookies that the answer sets."""

    def __init__(self, store, query, body, headers):
        self.store, self.query, self.body, self.set = store, query, body, []
        self.cookies = {one.key: one.value for one in SimpleCookie(headers.get("Cookie")).values()}
        self.session = self.cookies.get("__Host-session") or self.cookies.get("session")
        self.xsrf = headers.get("X-XSRF-TOKEN", "")

    def field(self, name, most=512):
        value = self.body.get(name) if isinstance(self.body, dict) else None
        return is_text(value, most)

    def needs_session(self):
        member = self.store.session(self.session)
        if not member:
            raise Refused(401, "Nobody is signed in.", "signed out")
        return member

    def needs_xsrf(self):
        if not is_xsrf(self.xsrf, self.session if self.store.session(self.session) else None):
            raise Refused(403, "Please try again.", "xsrf token refused")

    def needs_other(self, member_id):
        """Who calls to change something, and the other member that is named."""
        viewer = self.needs_session()
        self.needs_xsrf()
        other = self.store.visible(member_id, viewer)
        if other is viewer:
            raise Refused(404, "We do not know this neighbour.", "nothing here")
        return viewer, other

    def set_cookie(self, name, value, more=""):
        self.set.append(f"{name}={value}; Path=/; SameSite=Lax{more}")

    def set_xsrf(self):
        """Unless the browser has the right one."""
        session = None
        if not self.store.out_of_reach and self.store.session(self.session):
            session = self.session
        if not is_xsrf(self.cookies.get("XSRF-TOKEN", ""), session):
            self.set_cookie("XSRF-TOKEN", xsrf_of(session))


def xsrf_of(session, begin=None):
    """Of a session, or of a browser without one: then it begins with something random."""
    begin = "" if session else begin or secrets.token_urlsafe(16)
    digest = hmac.new(KEY, f"{session} {begin}".encode(), hashlib.sha256).hexdigest()
    return f"{begin}.{digest}"


def is_xsrf(token, session):
    return hmac.compare_digest(token, xsrf_of(session, token.split(".")[0] or "none"))


def verify_email(call):
    found = call.store.token("verifyEmail", is_text(call.query.get("token", [None])[0]))
    if not found:
        raise Refused(400, "We never sent this link.")
    if found["used"]:
        return {"message": "You have confirmed your email address already."}
    if found["expires"] <= time.time():
        raise Refused(410, "This link is too old.")
    found["used"] = True
    return {"message": "Your email address is confirmed."}


def reset_password(call):
    if not isinstance(call.body, dict) or not isinstance(call.body.get("newPassword"), str):
        raise Refused(400, "The request is malformed.")
    token, password = call.field("token"), call.body["newPassword"]
    found = call.store.token("resetPassword", token)
    if not found or found["used"]:
        raise Refused(400, "This link does not work, or not any more.")
    if found["expires"] <= time.time():
        raise Refused(410, "This link is too old.")
    if not 6 <= characters(password) <= 50:
        raise Refused(422, "A password has 6 to 50 characters.")
    found["used"] = True
    call.store.add_member(found["member"], password)
    return {"message": "The new password is in force."}


def sign_in(call):
    call.needs_xsrf()
    email, password = call.field("email", 254).strip().lower(), call.field("password", 1000)
    member = call.store.member(email)
    salt, digest = member["password"] if member else hashed("")
    is_right = hmac.compare_digest(hashed(password, salt)[1], digest)
    if not member or not is_right or not member["confirmed"]:
        message = "Address or password is wrong, or the address is not confirmed."
        raise Refused(401, message, "sign-in refused")
    call.store.sessions.pop(call.session, None)
    call.session = call.store.begin_session(member)
    call.set_cookie("session", call.session, "; HttpOnly; Max-Age=86400")
    return {"member": call.store.session(call.session)}


def session(call):
    return {"member": call.needs_session()}


def sign_out(call):
    call.needs_session()
    call.needs_xsrf()
    del call.store.sessions[call.session]
    call.set_cookie("session", "", "; HttpOnly; Max-Age=0")
    return {"message": "You have signed out."}


def member(call, member_id):
    viewer = call.needs_session()
    other = call.store.visible(member_id, viewer)
    told = {name: other[name] for name in ("id", "name", "about", "languages", "house")}
    told["band"] = band(viewer["place"], other["place"])
    told["isBlocked"] = (viewer["id"], other["id"]) in call.store.blocks
    return {"member": {**told, "since": "2026-11", "exchanges": 0, "thumbsUp": 0}}


def block(call, member_id):
    viewer, other = call.needs_other(member_id)
    call.store.blocks.add((viewer["id"], other["id"]))
    return {"message": "You do not see each other any more."}


def unblock(call, member_id):
    viewer, other = call.needs_other(member_id)
    call.store.blocks.discard((viewer["id"], other["id"]))
    return {"message": "You see each other again."}


def report(call):
    viewer = call.needs_session()
    call.needs_xsrf()
    reason = call.field("reason", 2000)
    other = call.store.visible(call.field("memberId"), viewer)
    call.store.reports.append({"by": viewer["id"], "reason": reason, "of": dict(other)})
    return {"message": "A moderator will read it."}


def band(one, other):
    """How far two places are from each other, as neighbours learn it."""
    if not one or not other:
        return None
    (south, west), (north, east) = middle(one["cell"]), middle(other["cell"])
    half = math.sin((north - south) / 2) ** 2
    half += math.cos(south) * math.cos(north) * math.sin((east - west) / 2) ** 2
    kilometres = math.degrees(2 * math.asin(min(1, math.sqrt(half)))) * 111.195
    return next((most for most in (1, 2, 5, 10, 25) if kilometres <= most), 0)


def middle(cell):
    """Latitude and longitude, in radians."""
    row, column = divmod(cell, 64565)
    latitude = math.radians((row + 0.5) * 0.62 / 111.195 - 90)
    columns = max(1, math.floor(64565 * math.cos(latitude) + 0.5))
    return latitude, math.radians((column + 0.5) / columns * 360 - 180)


def hashed(password, salt=None):
    salt = salt or os.urandom(16)
    return salt, hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1)


def is_text(value, most=512):
    if not isinstance(value, str) or not 1 <= len(value) <= most:
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


def mail(purpose, **more):
    """A state in which a token has been sent."""
    return lambda store, params: store.issue(purpose, params.get("token", TOKEN), **more)


def can_sign_in(store, params, confirmed=True):
    store.add_member(params["email"], params["password"], confirmed)
    return {"xsrfOfGuest": xsrf_of(None)}


def signed_in(store, _params):
    session = store.begin_session(store.add_member())
    return {"session": session, "xsrf": xsrf_of(session)}


def neighbour(store, params):
    told = signed_in(store, params)
    store.add_member("bob", id=params["member"], name="Bob", languages=["en"])
    return told


def ended(store, params):
    told = signed_in(store, params)
    store.sessions.clear()
    return told


def too_many(store, _params):
    for operation in LIMITED:
        store.attempts[operation, "127.0.0.1"] = time.time(), ATTEMPTS
    return {"xsrfOfGuest": xsrf_of(None)}


def out_of_reach(store, params):
    told = signed_in(store, params)
    store.out_of_reach = True
    return {**told, "xsrfOfGuest": xsrf_of(None)}


def nothing(_store, _params):
    """Every state begins afresh."""


STATES = {
    "no e-mail verification token was sent": nothing,
    "an e-mail verification token has been sent": mail("verifyEmail"),
    "an e-mail verification token has been used": mail("verifyEmail", used=True),
    "an e-mail verification token has expired": mail("verifyEmail", age=8 * HOUR),
    "no reset token was sent": nothing,
    "a reset token has been sent": mail("resetPassword"),
    "a reset token has been used": mail("resetPassword", used=True),
    "a reset token has expired": mail("resetPassword", age=HOUR),
    "a member can sign in": can_sign_in,
    "a member has not confirmed the address": lambda store, params: can_sign_in(
        store, params, confirmed=False
    ),
    "a member is signed in": signed_in,
    "a session has ended": ended,
    "another member is a neighbour": neighbour,
    "nobody is signed in": nothing,
    "too many attempts were made from this address": too_many,
    "the server cannot reach its data": out_of_reach,
}

OPERATIONS = {
    ("GET", "/api/user/verify-email"): ("verifyEmail", verify_email),
    ("POST", "/api/user/reset-password"): ("resetPassword", reset_password),
    ("POST", "/api/session"): ("signIn", sign_in),
    ("GET", "/api/session"): ("session", session),
    ("DELETE", "/api/session"): ("signOut", sign_out),
    ("GET", "/api/members/{id}"): ("member", member),
    ("PUT", "/api/members/{id}/block"): ("block", block),
    ("DELETE", "/api/members/{id}/block"): ("unblock", unblock),
    ("POST", "/api/reports"): ("report", report),
}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def serve(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        address = urlsplit(self.path)
        call = Call(self.server.store, parse_qs(address.query), None, self.headers)
        try:
            with self.server.store.lock:
                content, headers = self.answer(call, raw, address.path), {}
                status = 201 if address.path == "/api/reports" else 200
        except Refused as refused:
            status = self.server.replaced.get(refused.status, refused.status)
            content = {"message": refused.message, "error": True}
            if refused.code:
                content["code"] = refused.code
            headers = refused.headers
        except OutOfReach:
            message = "The server failed. Nothing was changed."
            status, content, headers = 500, {"message": message, "error": True}, {}
        if address.path == "/api/session" or status == 403:
            call.set_xsrf()
        self.send(status, content, [*headers.items(), *(("Set-Cookie", one) for one in call.set)])

    do_GET = do_POST = do_PUT = do_DELETE = serve

    def answer(self, call, raw, path):
        try:
            call.body = json.loads(raw) if raw else None
        except ValueError:
            raise Refused(400, "The request is malformed.") from None
        if (self.command, path) == ("POST", "/provider-states"):
            return self.change_state(call.store, call.body)
        template = re.sub(r"(?<=/members/)[^/]+", "{id}", path)
        named = path.split("/")[3:4] if template != path else []
        operation, handle = OPERATIONS.get((self.command, template), (None, None))
        if not handle:
            raise Refused(404, "There is nothing here.")
        if operation in LIMITED:
            call.store.count(operation, self.client_address[0])
        return handle(call, *named)

    def change_state(self, store, body):
        state = self.server.states.get(body["state"])
        if not state:
            raise Refused(400, f"There is no state {body['state']!r}.")
        store.clear()
        return body["action"] == "setup" and state(store, body.get("params", {})) or {}

    def send(self, status, content, headers):
        payload = json.dumps(content).encode()
        self.send_response(status)
        for name, value in headers:
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
