/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
export interface paths {
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join.
         * @description The answer is the same for every address, in the same words and after the same time, so that
         *     nobody learns who is a member. An address that is new gets an email with a link; the link that is
         *     opened first makes the member, with the name and the password that were sent for it. The address
         *     of a member gets an email that says so. One address gets at most three emails an hour. An address to
         *     which no email can be sent is refused by its text alone, also where it is too long for its schema.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/send-verification-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the email that confirms an address again.
         * @description The answer is the same for every address to which email can be sent. An address that has joined and
         *     is not confirmed gets a new link; that of a member gets an email that says so; any other gets none.
         */
        post: operations["sendVerificationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link that sets a new password.
         * @description The answer is the same for every address to which email can be sent. The address of a member gets a
         *     link; one that has joined and is not confirmed gets the link that confirms it; any other gets none.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own password.
         * @description Ends all other sessions of the member, and writes the member an email.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what neighbours see of the member.
         * @description What is left out stays as it is. `version` is the one that was read.
         */
        patch: operations["editProfile"];
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All data of the member in one file.
         * @description The browser saves the answer as a file. The password is asked for again, and nothing changes.
         */
        post: operations["exportData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave.
         * @description Deletes the member and all data of the member. What others keep no longer names the member. A last mail
         *     says so. 200 also removes the cookie of the session.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm that the holder of the link can read the member's emails.
         * @description Verifying twice with the same link is not an error: email scanners, double clicks and
         *     reloads do no harm. Only GET verifies. HEAD may be answered with any status, for instance 405
         *     with `Allow: GET`, and without a body; it verifies nothing and uses no token up.
         */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a one-time token.
         * @description A token works once. A refused password does not use it up. After a reset every session of
         *     the member has ended, and nobody is signed in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in.
         * @description 200 and 401 set the cookie `XSRF-TOKEN` where the browser has none that is right. The web sends
         *     it back with every change.
         */
        get: operations["session"];
        put?: never;
        /**
         * Begin a session of a member.
         * @description A wrong password, an unknown address and one that is not confirmed yet get one answer, in the same
         *     words and after the same time, so that nobody who has joined with an address learns whether a member
         *     has it. A success sets the cookie of a new session, which is never one that the browser has sent, and
         *     ends that one.
         */
        post: operations["signIn"];
        /**
         * End the session.
         * @description 200 and 401 also remove the cookie of the session.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the member is signed in.
         * @description The session of the call comes first, then the one that was seen last.
         */
        get: operations["sessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else.
         * @description The session of the call goes on. A call that is repeated changes nothing.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign one device out.
         * @description It may be the session of the call, which then has ended, too. A call that is repeated changes nothing.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member sees of another.
         * @description A member who has blocked the caller, who is suspended or who has left gets the answer of one who
         *     does not exist.
         */
        get: operations["member"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a member away.
         * @description Signed in, the one who is blocked cannot distinguish it from the absence of the other: every call with the
         *     id of the other or of a copy of the other answers as if there were none, and requests, conversations and
         *     notices have `null` in the place of the other. The one who has blocked still gets `member` of the other, with `isBlocked`,
         *     and an empty `shelf`. To both, the copies of the other are in no list, and `copy`, `ask` and `write` answer
         *     404. Requests of the two that are `asked`, `waiting` or `agreed` are closed as
         *     `unavailable`, of which the one who is blocked alone gets a notice; `confirming`, `disputed` and `done` go on.
         *     What guests see of a copy (such as its title, ways and condition, but never whose it is), everybody sees
         *     signed out. A call that is repeated changes nothing.
         */
        put: operations["block"];
        post?: never;
        /**
         * Let a member come back.
         * @description From then on the two see each other as before. Requests that the block has closed stay closed. A call that is
         *     repeated changes nothing.
         */
        delete: operations["unblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reports on which a moderator has to decide.
         * @description The oldest first. Those of the moderator as a member are left to others.
         */
        get: operations["reports"];
        put?: never;
        /**
         * Report a member, a copy or a message to the moderators.
         * @description The moderators get the profile, the copy or the message as it is now, unchanged, with the reason.
         */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a report.
         * @description Decides on all open reports of the same profile, copy or message. What is hidden, no other member sees
         *     any more: a copy is set aside and cannot be offered again, a message is empty for both, as is the place of
         *     a meeting, also in its request. With `hide book` that is so for all copies of its book, which nobody finds
         *     or puts on a shelf again; with `correct` the book has another title and other authors, for all who have it.
         *     A member who is suspended is signed out, and requests that are not handed over yet end. A call that is
         *     repeated changes nothing. 422 names `decision` where it is none of the `decisions` or `correct` and `hide book`
         *     without `book`, `id` where the report is of the moderator, and `title` where nothing of it can be seen or it is
         *     hidden.
         */
        post: operations["decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places by the beginning of their name, or around a cell.
         * @description At most eight. With `q` the largest come first, with `cell` the nearest; without either there are none.
         *
         *     The middle of a cell: with 0.62 km for its height and 111.195 km for a degree of a meridian, a row has room for
         *     64,565 numbers (a circle of the earth, rounded up), so that `row = floor(cell / 64565)` and `column = cell mod
         *     64565`. Its latitude is `(row + 0.5) × 0.62 / 111.195 − 90`; the row has `max(1, round(64565 × cos(latitude)))`
         *     columns, and its longitude is `(column + 0.5) / columns × 360 − 180`. Distances, and so the `band` that others
         *     see, go from middle to middle.
         */
        get: operations["places"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Books by their words or their ISBN.
         * @description At most eight, the most similar first. Capital letters, accents, scripts and small typos do not count.
         *     Found are books that were imported, and those of which the caller may see a copy. One ISBN may have several
         *     books, because members call it otherwise; an imported one comes first, and is meant.
         */
        get: operations["lookUpBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find books nearby.
         * @description The nearest band first, and the newest first within a band. Guests may ask, too: they learn of no
         *     owner, no distance and no note, and get the newest first. Left out are one's own copies, those of members of
         *     whom one has blocked the other, and those that their owners have set aside. Where more than three copies of
         *     one member follow each other, a backend may leave out the others, and say in `more` of the third how many;
         *     never for guests, who would learn which copies have the same owner.
         */
        get: operations["discover"];
        put?: never;
        /**
         * Put a copy on the own shelf.
         * @description A book that is sent is taken for the known one of the same ISBN (or of none), title, authors and, where
         *     both name one, language; capital letters and accents do not count. What else is said of it is then left
         *     out. Otherwise it is known from now on, beside others of its ISBN: nobody names the books of others. What a
         *     moderator has hidden is refused. A member has at most 5,000 copies.
         *
         *     422 names `book` where the shelf is full, `book.title` where nothing of it can be seen or it is hidden,
         *     `book.isbn` where it is none, `price` where it is missing for `sell`, the field of a text that is too long, and
         *     `Idempotency-Key`.
         */
        post: operations["addCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/copies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One copy.
         * @description Guests learn of no owner, no distance and no block: they see every copy that stands on a shelf, without
         *     its note.
         */
        get: operations["copy"];
        put?: never;
        post?: never;
        /**
         * Take an own copy from the shelf.
         * @description For 24 hours it can be brought back: `editCopy` with `state: offered` or `aside` does so. A call that
         *     is repeated changes nothing. 422 names `state` where the copy is promised.
         */
        delete: operations["removeCopy"];
        options?: never;
        head?: never;
        /**
         * Change an own copy, set it aside, or bring it back.
         * @description What is left out stays as it is. With `book` its title, authors or language are others. Copies of other members
         *     keep theirs.
         *
         *     422 names `state` where the copy is promised or hidden, `price` where it is missing for `sell`, `book` where a
         *     copy is brought back to a full shelf, `book.title` where nothing of it can be seen or it is hidden, and the
         *     field of a text that is too long.
         */
        patch: operations["editCopy"];
        trace?: never;
    };
    "/api/members/{id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shelf of a member.
         * @description Its owner sees what is set aside, too; others do not.
         */
        get: operations["shelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member wishes for.
         * @description The newest first. Those that have ended are not among them.
         */
        get: operations["wishes"];
        put?: never;
        /**
         * Wish for a book, or say that it is still wished for.
         * @description A copy fits where `discover` finds it by the words of `title` and `authors`, similar words aside; a `title` that is
         *     an ISBN means that book, and is shown as that where the book is known. It has to be at most so many kilometres away,
         *     by its `band`: who has chosen no place is told of none.
         *
         *     When a copy that fits is put on a shelf, or is on offer again, the member gets the notice `wish found` in the same
         *     transaction, once for each copy; where more than five wish for it, those whose wishes are the oldest do, and the
         *     others five by five, a day later each, while it is on offer. Nobody is told of a copy of a member whom they have
         *     blocked, who has blocked them, or who is suspended, or of one that they have asked for. A copy whose owner chooses
         *     the first place only later is told of then.
         *
         *     After 180 days the member is asked by `is it still wished for`; 30 days later the wish ends. It also ends when a
         *     request for a copy that fits is `done`, for who has got the copy. `wish.scxml` is its chart.
         *
         *     The same wish is one: a call that is repeated, also in other letters or with another `within`, changes these, and
         *     begins the 180 days anew; within 24 hours of `removeWish` it brings the wish back, as old as it was. A member
         *     has at most 50.
         *
         *     422 names `title` where nothing of it can be seen, where it is an ISBN with a wrong digit or the number of sheet
         *     music, a moderator has hidden a book of that name or there are 50, and the field of a text that is too long.
         */
        post: operations["wish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Wish for something no more.
         * @description For 24 hours `wish` brings it back. A call that is repeated changes nothing.
         */
        delete: operations["removeWish"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishes/nearby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What neighbours wish for.
         * @description The wishes of others that a copy of the caller's would fit in their distance, counted from the cell of the caller
         *     alone: those that are called the same are one item, which names nobody. Most wished for comes first, at most 50.
         *     Left out are the wishes of members of whom one has blocked the other, of those who are suspended, those for which
         *     the member was told of a copy of the caller's, and what a moderator has hidden a book of that name of. Who has chosen no place gets none.
         */
        get: operations["wishedNearby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own requests.
         * @description `waiting`: those in which it is the caller's turn, the one that runs out first comes first, at most
         *     50 and in one part. `for-me` and `from-me`: those for copies of the caller, and those of the caller
         *     for copies of others, that have not ended, first those in which it is the caller's turn; `done`: all
         *     that have. The one that has changed last comes first.
         */
        get: operations["requests"];
        put?: never;
        /**
         * Ask for a copy.
         * @description The owner gets a notice and an email with a link to the request. A member asks for a copy once at a
         *     time, and has at most 10 requests that have not ended. The same copy can be asked for again 30 days after
         *     the owner has declined or has not answered, a day after the member has withdrawn or it has become
         *     unavailable, and 30 days after the member has withdrawn twice within 30 days: `copy` has the time as
         *     `askableFrom`. A copy that is promised can be asked for, too: the request then waits.
         *
         *     422 names `way` where the copy is not offered that way, `price` where it is missing for `sell`, `offers` where
         *     they are missing for `swap` or not all are own copies that are offered, `copyId` where the member may not ask
         *     for it now or has 10 requests, `text` where it is too long, and `Idempotency-Key`.
         */
        post: operations["ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request, with all that has happened to it.
         * @description Each of the two sees it from the own side, also once it has ended. To all others it does not exist.
         */
        get: operations["request"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act in a request.
         * @description Takes exactly the acts that `actions` offers in the answer of this `version`; a review also in a later
         *     one. Clocks that have run out come first.
         *
         *     A call that is repeated after its act was taken, with the same `type`, `version` and details, is answered with
         *     the request as it is, and nothing happens again; with other details (`text`, `at` and `where`, `copyId`,
         *     `isGood`) it gets 409. A review is repeated in any version.
         *
         *     What an act needs besides `type` and `version`; all others are left out, or have no effect:
         *
         *     | `type` | needs | 422 names |
         *     | --- | --- | --- |
         *     | `accept` | where the way is `swap`: `copyId`, one of the `offers` | `copyId` |
         *     | `propose a meeting` | `at`, to come and within 60 days, and `where`, with a character that can be seen | `at`, `where` |
         *     | `review` | `isGood` | `isGood` |
         *     | any | nothing; `text` may be said with it, and is dropped where one has blocked the other | `text`, where it is too long |
         *
         *     The own proposal that the other one has not answered is changed four times an hour; then 422 says at `at` in
         *     how many minutes it can be changed again.
         */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own conversations.
         * @description The one in which something was written or has happened last comes first.
         */
        get: operations["conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was written and has happened between the caller and one member.
         * @description The newest first, in parts. It is empty, and no failure, where the two have not written yet.
         */
        get: operations["conversation"];
        put?: never;
        /**
         * Write to a member.
         * @description A member writes to at most 20 others a day with whom there was no conversation before. Where one of the two has
         *     blocked the other it answers 404. 422 names `text` where nothing of it can be seen, it is too long, or it would
         *     be the 21st conversation of a day, and `Idempotency-Key`.
         */
        post: operations["write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say how far a conversation was read.
         * @description The notices of the conversation count as seen. Less than before changes nothing.
         */
        put: operations["markRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has happened, the newest first.
         * @description Each is written with what has happened, to each who has to know it, and seen on the site at once. Whether it is
         *     mailed, too, is for `preferences` to say, by its kind.
         *
         *     | notice | is written when | to | kind |
         *     | --- | --- | --- | --- |
         *     | `asked` | a copy is asked for | the owner | `requests` |
         *     | `accept`, `decline` | the owner has done so | the asker | `requests` |
         *     | `withdraw` | the asker has done so | the owner | `requests` |
         *     | `propose a meeting`, `accept the meeting`, `cancel` | one has done so | the other | `requests` |
         *     | `handed over`, `not handed over` | one has said so, and the other one not yet, or otherwise | the other | `requests` |
         *     | `both say yes` | `handed over` leads to `done` | the other | `requests` |
         *     | `both say no` | `not handed over` leads to `closed` | the other | `requests` |
         *     | `review` | one has reviewed first | the other | `requests` |
         *     | `both have reviewed` | the other one has, too | who was first | `requests` |
         *     | `copy taken` | `asked` becomes `waiting` | the asker | `requests` |
         *     | `copy free` | `waiting` becomes `asked` | both, but for who has brought it about | `requests` |
         *     | `unavailable` | it is closed as such | the asker, where a copy is gone; else the one of the two who has not left, was not suspended and has not blocked | `requests` |
         *     | `waited too long` | the clock of that name has run out | the asker | `requests` |
         *     | `no answer`, `never met`, `not met`, `the other is silent`, `never agreed` | the clock of that name has run out | both | `requests` |
         *     | `the owner is reminded` | the clock of that name has run out | the owner | `reminders` |
         *     | `is it still wanted` | the clock of that name has run out | the asker | `reminders` |
         *     | `the other is reminded` | the clock of that name has run out | who has not spoken | `reminders` |
         *     | `both are reminded to meet`, `the day before`, `how was it`, `both are reminded to agree` | the clock of that name has run out | both | `reminders` |
         *     | `message` | one has written, and the other one has no unseen notice of their conversation; it takes the place of a seen one | the other | `messages` |
         *     | `wish found` | a copy that fits a wish is put on a shelf, or is on offer again | who has wished for it | `wishes` |
         *     | `is it still wished for` | 180 days after it was wished for last | who has wished for it | `wishes` |
         *
         *     `still wanted` and `reviews open` write none. A mail `at once` leaves with the notice, and has what was said with
         *     the act in it, but not that of a review; that of a message leaves where it was not read for 5 minutes. Mails on
         *     one request to one member come at least 10 minutes apart, those of `copy taken` and `copy free` an hour, and what
         *     is held leaves in one mail. `accept the meeting`, `cancel` and `unavailable` are not held where a meeting is to
         *     come within a day. `daily` is one mail of all that is new, at 7 in the morning. What was seen by then, or is not
         *     so any more, is not mailed.
         *
         *     A web of version 10 or older reads `counts` here, and needs it.
         */
        get: operations["notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much is new.
         * @description Where it fails, the navigation shows no numbers.
         */
        get: operations["counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that notices were seen.
         * @description Those of one request, or all. What was seen is not mailed any more.
         */
        put: operations["markSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * In which way the member gets notices.
         * @description Of a member who has chosen nothing yet, all are `at once`.
         */
        get: operations["preferences"];
        /**
         * Choose in which way the member gets notices.
         * @description On the site there are always all. Each email on them carries a link that ends its kind with one click
         *     (RFC 8058).
         */
        put: operations["setPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear that something has changed.
         * @description A stream of server-sent events (WHATWG HTML, 9.2), one `data: changed` for each change of a request, a
         *     conversation or a notice of the caller, and one at its beginning, which may be a beat where nothing of theirs has
         *     changed since the time in `since`. It says no more: the web then asks. At least every 30 seconds comes an
         *     `event: beat`, also with any data. The web asks every 30 seconds where it has heard neither for 60, so that a
         *     stream that is held back on its way does no harm. It ends with the session. A backend may do without it and
         *     answer 404.
         */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the form to write to the site is open.
         * @description Where it is not, or this call fails, the page shows the email address of the site alone.
         */
        get: operations["contactForm"];
        put?: never;
        /**
         * Write to the people behind the site.
         * @description The text goes to the email address of the site, and an answer to it to `email`, which nobody has confirmed: an
         *     address to which no email can be sent is refused by its text alone, and none gets an email by this call. How
         *     many texts are taken, from one address and in all, is for each backend to say.
         */
        post: operations["contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description Chosen by the backend.
         */
        Id: string;
        /** @description A one-time token. Opaque to the web, which never changes it. */
        Token: string;
        /**
         * Format: password
         * @description 6 to 50 characters as a person counts them: extended grapheme clusters (Unicode Standard
         *     Annex 29), so that an emoji or a letter with its accents counts once. Never trimmed or
         *     changed. JSON Schema counts code points, of which a character may have several: `minLength`
         *     therefore holds for every valid password, and `maxLength` only bounds the request. A password
         *     that is too short or too long by either count is refused with 422, not with 400.
         */
        NewPassword: string;
        ResetRequest: {
            newPassword: components["schemas"]["NewPassword"];
            token: components["schemas"]["Token"];
        };
        /**
         * Format: email
         * @description An email address. Capital letters and white space around it do not count.
         */
        EMail: string;
        SignIn: {
            email: components["schemas"]["EMail"];
            password: components["schemas"]["PresentPassword"];
        };
        Session: {
            member: components["schemas"]["Self"];
        };
        /** @description The member who is signed in. */
        Self: {
            /**
             * Format: uuid
             * @description Of the member.
             */
            id: string;
            /** @description As neighbours see it. */
            name: string;
            /** @description Shown to the member alone. */
            email: string;
            /** @description What the member says to neighbours; may be empty. */
            about: string;
            languages: components["schemas"]["Languages"];
            house: components["schemas"]["House"];
            /** @description Null before the member has chosen one. */
            place: components["schemas"]["Place"] | null;
            /** @description Of the profile, one more with each change; 0 before the first. */
            version: number;
            /** @description Left out where it is false. */
            isModerator?: boolean;
        };
        /** @description The languages that a member reads, by ISO 639. */
        Languages: components["schemas"]["Language"][];
        /** @description By ISO 639. */
        Language: string;
        /** @description How a member is drawn in the street. */
        House: {
            /**
             * @description How its roof is drawn.
             * @enum {string}
             */
            roof: "gable" | "flat" | "stepped" | "dome";
            /**
             * @description Of its walls.
             * @enum {string}
             */
            colour: "brick" | "wine" | "moss" | "pine" | "slate";
            /**
             * @description How its door is drawn.
             * @enum {string}
             */
            door: "square" | "round" | "double";
        };
        /**
         * @description A square of a grid, about 0.6 km wide, or of three or nine of its squares in both directions (about
         *     2 or 5 km): `cell` is the one in the middle. Cells are counted row by row from the south pole and
         *     from 180 degrees west: `src/exchange/cells.ts` says how, and `pacts/place.md`.
         */
        Place: {
            /** @description The number of the cell in the middle. */
            cell: number;
            /**
             * @description How many cells it is wide and high.
             * @enum {integer}
             */
            span: 1 | 3 | 9;
        };
        /**
         * @description As neighbours see it. The backend keeps this and all other texts that others read in the form NFC
         *     of Unicode, without characters that can't be seen or turn the direction of the text, and without white
         *     space around it; names, titles and meeting places in one line. A name of which then nothing can be
         *     seen, or that reads as the site, its team or a moderator, is refused.
         */
        Name: string;
        SignUp: {
            name: components["schemas"]["Name"];
            email: components["schemas"]["EMail"];
            password: components["schemas"]["NewPassword"];
            /**
             * @description The visitor accepts the terms of the site.
             * @enum {boolean}
             */
            acceptsTerms: true;
        };
        Address: {
            email: components["schemas"]["EMail"];
        };
        PasswordAgain: {
            password: components["schemas"]["PresentPassword"];
        };
        PasswordChange: {
            password: components["schemas"]["PresentPassword"];
            newPassword: components["schemas"]["NewPassword"];
        };
        /**
         * Format: password
         * @description As it was chosen; never trimmed or changed.
         */
        PresentPassword: string;
        ProfileChange: {
            /** @description Of the profile as it was read. */
            version: number;
            name?: components["schemas"]["Name"];
            /** @description What the member says to neighbours; may be empty. */
            about?: string;
            languages?: components["schemas"]["Languages"];
            house?: components["schemas"]["House"];
            /** @description Null forgets it. */
            place?: components["schemas"]["Place"] | null;
        };
        StaleProfile: {
            /** @description Shown to the visitor word for word. */
            message: string;
            error?: boolean;
            code?: string;
            current: components["schemas"]["Self"];
        };
        Export: {
            /** Format: date-time */
            exportedAt: string;
            /** @description Lists of rows by the names of their tables. */
            data: {
                [key: string]: unknown;
            };
        };
        Sessions: {
            items: {
                /** Format: uuid */
                id: string;
                /** @description What the browser says of itself, in a few words; may be empty. */
                device: string;
                /** Format: date-time */
                beganAt: string;
                /**
                 * Format: date-time
                 * @description Within five minutes.
                 */
                seenAt: string;
                /** @description Whether it is the session of the call. */
                isCurrent: boolean;
            }[];
        };
        Member: {
            member: {
                /** Format: uuid */
                id: string;
                name: string;
                about: string;
                languages: components["schemas"]["Languages"];
                house: components["schemas"]["House"];
                band: components["schemas"]["Band"];
                /** @description Whether the caller has blocked the other. */
                isBlocked: boolean;
                /** @description The month in which the member has joined. */
                since: string;
                /** @description How many requests have ended with a book handed over. */
                exchanges: number;
                /**
                 * @description How many others have said that it went well, in reviews that both of the two can read; 0 where these
                 *     are fewer than 3, lest one of them be guessed.
                 */
                thumbsUp: number;
                /** @description Whether the site has made the member a moderator. Left out where it is false. */
                isModerator?: boolean;
            };
        };
        /**
         * @description The other is at most so many kilometres away: the smallest of 1, 2, 5, 10 and 25 that is not exceeded, 0 where
         *     all are, null where one of the two has chosen no place. It is measured from the middle of the `cell` of one
         *     `place` to that of the other, whatever their `span`, along a great circle of a sphere on which one degree has
         *     111.195 km (the haversine formula).
         * @enum {integer|null}
         */
        Band: 1 | 2 | 5 | 10 | 25 | 0 | null;
        Book: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @description As on the cover, with commas between several; may be empty. */
            authors: string;
            /** @description By ISO 639. */
            language: string | null;
            /** @description Of the first publication; negative before our era. */
            year: number | null;
            /** @description Thirteen digits. */
            isbn: string | null;
        };
        Books: {
            items: components["schemas"]["Book"][];
            /**
             * @description The `id` of the one that is meant beyond doubt: the one of this ISBN, or the only one of which
             *     these are the title, or all words of title and authors in any order.
             */
            match: string | null;
            /** @description The `id` of each that stands on the caller's own shelf already. */
            owned?: components["schemas"]["Id"][];
        };
        NewBook: {
            title: components["schemas"]["BookTitle"];
            authors: components["schemas"]["BookAuthors"];
            language?: components["schemas"]["Language"];
            /** @description Of the first publication; negative before our era. */
            year?: number;
            /** @description Of ten or thirteen digits; spaces and hyphens do not count. */
            isbn?: string;
        };
        /** @description What a book is called; without a language, that stays. */
        BookName: {
            title: components["schemas"]["BookTitle"];
            authors: components["schemas"]["BookAuthors"];
            language?: components["schemas"]["Language"];
        };
        /** @description As on the cover. */
        BookTitle: string;
        /** @description As on the cover, with commas between several; may be empty. */
        BookAuthors: string;
        KnownBook: {
            /** @description Of a book that `lookUpBooks` has found. */
            id: components["schemas"]["Id"];
        };
        /**
         * @description How a copy may change hands.
         * @enum {string}
         */
        Way: "give" | "sell" | "swap";
        /** @description In which ways the copy can be had. */
        Ways: components["schemas"]["Way"][];
        /** @description In minor units of the installation's currency; null unless one of the ways is `sell`. */
        Price: number | null;
        /**
         * @description Of the copy.
         * @enum {string}
         */
        Condition: "as new" | "good" | "worn";
        /** @description What its owner says of it; may be empty. */
        Note: string;
        NewCopy: {
            /** @description A book that is known, by its `id`, or one that is described. */
            book: components["schemas"]["KnownBook"] | components["schemas"]["NewBook"];
            ways: components["schemas"]["Ways"];
            price?: components["schemas"]["Price"];
            condition: components["schemas"]["Condition"];
            note?: components["schemas"]["Note"];
        };
        CopyChange: {
            /** @description Of the copy as it was read. */
            version: number;
            ways?: components["schemas"]["Ways"];
            price?: components["schemas"]["Price"];
            condition?: components["schemas"]["Condition"];
            note?: components["schemas"]["Note"];
            /**
             * @description Whether it is offered or set aside.
             * @enum {string}
             */
            state?: "offered" | "aside";
            book?: components["schemas"]["BookName"];
        };
        /** @description One member's copy of a book. */
        Copy: {
            /** Format: uuid */
            id: string;
            book: components["schemas"]["Book"];
            ways: components["schemas"]["Ways"];
            price: components["schemas"]["Price"];
            condition: components["schemas"]["Condition"];
            /** @description What its owner says of it; may be empty, and is so for guests. */
            note: string;
            /**
             * @description Promised, it waits to be handed over; set aside, it is not offered, and its owner alone sees it;
             *     gone, it stands on no shelf.
             * @enum {string}
             */
            state: "offered" | "promised" | "aside" | "gone";
            /** @description Null for guests. */
            owner: components["schemas"]["Owner"] | null;
            band: components["schemas"]["Band"];
            /** @description One more with each change. */
            version: number;
            /** Format: date-time */
            addedAt: string;
            /**
             * @description How many more copies of its owner follow in the order, and are left out; in what `discover` finds for
             *     members alone. Left out where it is none, and where the backend leaves out none.
             */
            more?: number;
            /** @description Whether a moderator has hidden it, so that it cannot be offered again. Left out where it is false. */
            isHidden?: boolean;
            /**
             * Format: uuid
             * @description Of a request for it that has not ended, the agreed one first; on the own shelf alone. Left out where there
             *     is none, and where the backend does not tell.
             */
            requestId?: string;
        };
        Owner: {
            /** Format: uuid */
            id: string;
            name: string;
            house: components["schemas"]["House"];
            /** @description Whether the site has made the member a moderator. Left out where it is false. */
            isModerator?: boolean;
        };
        ShownCopy: {
            copy: components["schemas"]["Copy"];
            /**
             * Format: uuid
             * @description Of the request of the caller for it that has not ended; null where there is none.
             */
            requestId: string | null;
            /**
             * Format: date-time
             * @description From when on the caller can ask for it again; missing where the caller can do so now, and where the
             *     backend does not tell.
             */
            askableFrom?: string;
            /**
             * @description Why the caller can't ask for it before something of the caller's own has changed: ten requests are open,
             *     or it is for swapping alone and no copy of the caller's is offered. Left out where nothing is in the way.
             * @enum {string}
             */
            unaskable?: "too many open" | "nothing to swap";
        };
        OneCopy: {
            copy: components["schemas"]["Copy"];
        };
        StaleCopy: {
            /** @description Shown to the visitor word for word. */
            message: string;
            error?: boolean;
            code?: string;
            current: components["schemas"]["Copy"];
        };
        Copies: {
            items: components["schemas"]["Copy"][];
            /** @description The `cursor` of what follows; null where nothing does. */
            next: string | null;
            /** @description Of the first part of a `shelf`, how many copies all parts have. Left out where the backend does not tell. */
            count?: number;
            /**
             * @description Of `discover`, where nothing is found for the words of a member: whether the member has such a copy.
             *     Left out where the backend does not tell.
             */
            isOwned?: boolean;
        };
        NewWish: {
            /** @description Of a book, words, or an ISBN. */
            title: components["schemas"]["BookTitle"];
            authors?: components["schemas"]["BookAuthors"];
            /**
             * @description How far away it may be, in kilometres. Where it is left out, as far as before, or 25.
             * @enum {integer}
             */
            within?: 1 | 2 | 5 | 10 | 25;
        };
        Wish: {
            /** Format: uuid */
            id: string;
            title: string;
            /** @description May be empty. */
            authors: string;
            /**
             * @description In kilometres.
             * @enum {integer}
             */
            within: 1 | 2 | 5 | 10 | 25;
            /** Format: date-time */
            wishedAt: string;
            /**
             * Format: date-time
             * @description When it ends unless the member wishes for it once more; null before the member was asked.
             */
            endsAt: string | null;
        };
        OneWish: {
            wish: components["schemas"]["Wish"];
        };
        Wishes: {
            items: components["schemas"]["Wish"][];
        };
        WishedNearby: {
            items: {
                title: string;
                /** @description May be empty. */
                authors: string;
                /** @description How many members wish for it. */
                count: number;
                /**
                 * @description The band of the farthest of them, in kilometres.
                 * @enum {integer}
                 */
                within: 1 | 2 | 5 | 10 | 25;
            }[];
        };
        /** @description A copy of the terms of a request, as it was when it was asked for. */
        TermCopy: {
            /**
             * Format: uuid
             * @description Null where `copy` answers the caller with 404. The copy that the owner has taken in a swap keeps it
             *     until the request is closed, or is done and the caller cannot see the other member any more.
             */
            id: string | null;
            title: string;
            authors: string;
        };
        NewRequest: {
            /** @description Of the copy that is asked for. */
            copyId: components["schemas"]["Id"];
            /** @description How it is asked for, one of the `ways` of the copy. */
            way: components["schemas"]["Way"];
            /** @description What the asker offers, in minor units of the installation's currency; for `sell` alone. */
            price?: number;
            /** @description For `swap` alone, the ids of own copies of which the owner takes one. */
            offers?: components["schemas"]["Id"][];
            text?: components["schemas"]["Line"];
        };
        /** @description What is said to the other member; may be empty. */
        Line: string;
        /**
         * @description What a member can do in a request.
         * @enum {string}
         */
        ActType: "accept" | "decline" | "withdraw" | "still wanted" | "propose a meeting" | "accept the meeting" | "cancel" | "handed over" | "not handed over" | "review";
        Act: {
            /** @description What the member does. */
            type: components["schemas"]["ActType"];
            /** @description Of the request as it was read. */
            version: number;
            /** @description The `id` of the one of the `offers` that is taken; where a swap is accepted, and then needed. */
            copyId?: components["schemas"]["Id"];
            text?: components["schemas"]["Line"];
            /**
             * Format: date-time
             * @description Of the meeting that is proposed, and needed then: to come, and within 60 days.
             */
            at?: string;
            /** @description Of the meeting that is proposed, and needed then. */
            where?: string;
            /** @description Whether it went well; of a review, and needed then. */
            isGood?: boolean;
        };
        /** @enum {string} */
        Role: "asker" | "owner";
        Meeting: {
            /** Format: date-time */
            at: string;
            /** @description Empty once a moderator has removed it. */
            where: string;
        };
        Proposal: {
            by: components["schemas"]["Role"];
            /** Format: date-time */
            at: string;
            /** @description Empty once a moderator has removed it. */
            where: string;
        };
        /** @description One member, the asker, asks another one, the owner, for a copy. */
        Request: {
            /** Format: uuid */
            id: string;
            /** @description Of the caller. */
            role: components["schemas"]["Role"];
            /** @description Null where the caller cannot see the other member any more. */
            other: components["schemas"]["Owner"] | null;
            copy: components["schemas"]["TermCopy"];
            way: components["schemas"]["Way"];
            price: components["schemas"]["Price"];
            /** @description Of a swap, the copies of the asker of which the owner takes one. */
            offers: components["schemas"]["TermCopy"][];
            /**
             * Format: uuid
             * @description The one of them that the owner has taken.
             */
            chosen: string | null;
            /**
             * @description As in `request.scxml`. `waiting`: a copy is promised to somebody else or set aside; `settled`: done,
             *     and what they have said of each other is shown.
             * @enum {string}
             */
            state: "asked" | "waiting" | "agreed" | "confirming" | "disputed" | "done" | "settled" | "closed";
            /**
             * @description Of a request that is closed.
             * @enum {string|null}
             */
            outcome: "declined" | "withdrawn" | "expired" | "cancelled" | "lapsed" | "disputed" | "unavailable" | null;
            /**
             * @description Whether the request waits for the caller. `asked`: for the owner. `waiting`: for the asker, once 30 days are
             *     over and the asker was asked whether it is still wanted; before, for nobody. `agreed`: where a meeting is
             *     proposed, for the one who has not proposed it, and else for both; where one is agreed on, for nobody until
             *     12 hours after it, then for both. `confirming`: for the one who has not spoken. `disputed`: for both.
             *     `done`: for each who has not reviewed. `settled` and `closed`: for nobody. The table of the states in
             *     `pacts/request.md` has it by state.
             */
            isYourTurn: boolean;
            /** @description What the caller can do now; the web leaves out what it does not know. */
            actions: components["schemas"]["ActType"][];
            /** @description A meeting that one has proposed, and the other one has not accepted. */
            proposal: components["schemas"]["Proposal"] | null;
            /** @description The meeting that both have accepted. */
            meeting: components["schemas"]["Meeting"] | null;
            /** @description Done, as one has said and the other one has not denied. */
            isSaidByOne: boolean;
            /** @description The own one, and that of the other once both are there or the time for them is over. */
            reviews: {
                by: components["schemas"]["Role"];
                isGood: boolean;
                text: string;
            }[];
            /**
             * Format: date-time
             * @description When it is closed, or decided in the place of a member, if no one acts: when the clock of its state that
             *     closes it or leads to `done` runs out. `asked`: 4 days, `waiting`: 37 days after it came there or was
             *     last `still wanted`. `agreed`: 14 days after it came there, and where a meeting is agreed on, 14 days after
             *     that. `confirming`: 7 days, `disputed`: 14 days after it came there. Where a reminder comes late, a day after it at the earliest. Null in
             *     `done`, `settled` and `closed`.
             */
            endsAt: string | null;
            /**
             * @description The month since when the asker has wished for such a copy; to the owner alone, until the request ends. Left out
             *     where the asker has not, and where the backend does not tell.
             */
            wishedSince?: string;
            /** @description One more with each act and each change of state. */
            version: number;
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            changedAt: string;
        };
        /**
         * @description An act of one of the two, or what happens without them, as in the table of `pacts/request.md`; `unavailable` for
         *     all of which the cause is not told. Reminders are none. The web shows one that it does not know as a plain line.
         * @enum {string}
         */
        EventType: "asked" | "accept" | "decline" | "withdraw" | "still wanted" | "propose a meeting" | "accept the meeting" | "cancel" | "handed over" | "not handed over" | "review" | "copy taken" | "copy free" | "unavailable" | "no answer" | "waited too long" | "never met" | "not met" | "the other is silent" | "never agreed" | "reviews open";
        RequestEvent: {
            type: components["schemas"]["EventType"];
            /** @description Null where no member has done it. */
            by: components["schemas"]["Role"] | null;
            /** Format: date-time */
            at: string;
            /** @description What was said with it. */
            text: string | null;
            /** @description Of a proposal. */
            meeting: components["schemas"]["Meeting"] | null;
        };
        OneRequest: {
            request: components["schemas"]["Request"];
            /** @description What has happened, the oldest first. */
            events: components["schemas"]["RequestEvent"][];
        };
        StaleRequest: {
            /** @description Shown to the visitor word for word. */
            message: string;
            error?: boolean;
            code?: string;
            current: components["schemas"]["Request"];
        };
        RequestList: {
            items: components["schemas"]["Request"][];
            /** @description The `cursor` of what follows; null where nothing does. */
            next: string | null;
        };
        NewMessage: {
            /** @description What is written. */
            text: string;
        };
        /** @description A message, or an event of a request of the two. */
        Entry: {
            /** @description In the conversation; 1 for the first. */
            number: number;
            /**
             * @description Null where no member has done it, or the other one has left.
             * @enum {string|null}
             */
            by: "me" | "other" | null;
            /** Format: date-time */
            at: string;
            /** @description Plain text. An event may have none, and a message that a moderator has removed has none. */
            text: string | null;
            /** @description Of an event of a request; null for a message. */
            event: components["schemas"]["EventType"] | null;
            /** @description Of which it is an event. */
            request: components["schemas"]["RequestTitle"] | null;
            /** @description Of a proposal. */
            meeting: components["schemas"]["Meeting"] | null;
        };
        RequestTitle: {
            /** Format: uuid */
            id: string;
            /** @description Of the book that is asked for. */
            title: string;
        };
        OneEntry: {
            entry: components["schemas"]["Entry"];
        };
        Conversation: {
            /**
             * Format: uuid
             * @description Of the other member, or of the conversation where the other one has left: with it all calls are made.
             */
            id: string;
            /** @description Null where the caller cannot see the other member any more. */
            other: components["schemas"]["Owner"] | null;
            /** @description How many messages of the other the caller has not read. */
            unread: number;
            /** @description Whether the caller can write. */
            isOpen: boolean;
        };
        OneConversation: {
            conversation: components["schemas"]["Conversation"];
            items: components["schemas"]["Entry"][];
            /** @description The `cursor` of what is older; null where nothing is. */
            next: string | null;
        };
        Conversations: {
            items: {
                /** Format: uuid */
                id: string;
                other: components["schemas"]["Owner"] | null;
                unread: number;
                isOpen: boolean;
                last: components["schemas"]["Entry"];
                /** @description Of the copy that was asked for last, where the other cannot be seen any more. Left out else. */
                title?: string;
            }[];
            /** @description The `cursor` of what follows; null where nothing does. */
            next: string | null;
        };
        ReadTo: {
            /** @description Of the newest entry that was read. */
            number: number;
        };
        /**
         * @description As the events of requests; `message` for one or several messages that have not been read. A reminder has
         *     the name of its clock. `notices` says when each is written, and to whom. The web shows one that it does not
         *     know as a plain line.
         * @enum {string}
         */
        NoticeType: "asked" | "accept" | "decline" | "withdraw" | "propose a meeting" | "accept the meeting" | "cancel" | "handed over" | "not handed over" | "both say yes" | "both say no" | "review" | "both have reviewed" | "copy taken" | "copy free" | "unavailable" | "the owner is reminded" | "no answer" | "is it still wanted" | "waited too long" | "both are reminded to meet" | "never met" | "the day before" | "how was it" | "not met" | "the other is reminded" | "the other is silent" | "both are reminded to agree" | "never agreed" | "message" | "wish found" | "is it still wished for";
        Notices: {
            items: {
                /** Format: uuid */
                id: string;
                type: components["schemas"]["NoticeType"];
                other: components["schemas"]["Owner"] | null;
                request: components["schemas"]["NoticedRequest"] | null;
                /** @description Whether the caller is the one who is asked for the copy. */
                isOwner: boolean;
                /**
                 * Format: uuid
                 * @description The `id` of the conversation of a message.
                 */
                conversationId: string | null;
                /** @description Of a notice on a wish alone. */
                wish?: components["schemas"]["NoticedWish"];
                /** Format: date-time */
                at: string;
                isSeen: boolean;
            }[];
            /** @description The `cursor` of what follows; null where nothing does. */
            next: string | null;
            counts?: components["schemas"]["Counts"];
        };
        Counts: {
            /** @description In how many it is the caller's turn. */
            requests: number;
            /** @description Of these, how many others have made to the caller. */
            forMe: number;
            /** @description How many conversations have an unread message of the other. */
            messages: number;
            /** @description How many notices were not seen, and are of nothing that the other counts are of. */
            notices: number;
            /** @description How many reports are open; for moderators alone. */
            reports?: number;
        };
        NoticedRequest: {
            /** Format: uuid */
            id: string;
            /** @description Of the book that is asked for. */
            title: string;
            /** @description Of that book. */
            authors?: string;
            /** @description Whether it is the caller's turn in it now. */
            isYourTurn?: boolean;
        };
        NoticedWish: {
            /** @description Of the copy that fits; where there is none */
            title: string;
            /** @description May be empty. */
            authors: string;
            /**
             * Format: uuid
             * @description Of the copy that fits; null in `is it still wished for`.
             */
            copyId: string | null;
        };
        SeenNotices: {
            /** @description Of the request whose notices were seen; all of the member, where it is left out. */
            requestId?: components["schemas"]["Id"];
        };
        /**
         * @description When an email is sent.
         * @enum {string}
         */
        Channel: "at once" | "daily" | "never";
        Preferences: {
            /** @description When what happens to requests is mailed. */
            requests: components["schemas"]["Channel"];
            /** @description When reminders of requests are mailed. */
            reminders: components["schemas"]["Channel"];
            /** @description When it is mailed that somebody has written. */
            messages: components["schemas"]["Channel"];
            /** @description When it is mailed that somebody has what the member wishes for. It stays as it was where it is left out. */
            wishes?: components["schemas"]["Channel"];
        };
        OnePreferences: {
            preferences: components["schemas"]["Preferences"];
        };
        Refusal: {
            /** @description Shown to the visitor word for word. */
            message: string;
            error?: boolean;
            code?: string;
            /** @description What is wrong with which fields, so that it stands at them. */
            faults?: {
                /** @description Of the request; a field of a field after a full stop. */
                field: string;
                /** @description Shown to the visitor word for word. */
                message: string;
            }[];
        };
        ContactForm: {
            isOpen: boolean;
            /** @description Of the member who is signed in; left out for a guest. */
            email?: string;
        };
        Contact: {
            /**
             * @description What it is about.
             * @enum {string}
             */
            topic: "question" | "idea" | "problem" | "account";
            /** @description 10 to 2,000 characters, without white space around them. A shorter one is refused with 422. */
            text: string;
            email: components["schemas"]["EMail"];
            /** @description People do not see this field. What has something in it is answered as if it were sent, and dropped. */
            subject?: string;
        };
        Report: {
            /** @description Of the member; with `number` also of the conversation, where the caller cannot see the member any more. */
            memberId: components["schemas"]["Id"];
            /** @description What the reporter says to the moderators. */
            reason: string;
            /** @description Of a copy of the member, where it is reported. */
            copyId?: components["schemas"]["Id"];
            /** @description Of a message of the member, or of an act with a text or a place, in the conversation with the caller, where it is reported. */
            number?: number;
        };
        Reports: {
            items: {
                /** Format: uuid */
                id: string;
                /** @description Null once the reporter has left. */
                reporter: components["schemas"]["Owner"] | null;
                /** @description Who is reported; null once the member has left. */
                member: components["schemas"]["Owner"] | null;
                reason: string;
                /**
                 * @description What is reported.
                 * @enum {string}
                 */
                of: "profile" | "copy" | "message";
                /** @description As it was: the name in a profile, the title of a copy, null for a message. */
                title: string | null;
                /** @description As it was: what the member says in the profile, in the note of the copy or in the message; it may be empty. */
                text: string;
                /** @description As it was: the place of the meeting that is proposed. Left out for anything else. */
                where?: string;
                /** Format: date-time */
                at: string;
                /** @description What can be decided. */
                decisions: ("dismiss" | "hide" | "suspend")[];
                /**
                 * @description What the book of a reported copy is called now. Where it is there, `hide book` and `correct` can be
                 *     decided, too.
                 */
                book?: {
                    title: string;
                    authors: string;
                };
            }[];
            /** @description The `cursor` of what follows; null where nothing does. */
            next: string | null;
        };
        /**
         * @description One of the `decisions` of the report.
         * @enum {string}
         */
        Decision: "dismiss" | "hide" | "hide book" | "correct" | "suspend";
        NewDecision: {
            decision: components["schemas"]["Decision"];
            /** @description What the book is called from now on; with `correct`, and needed then. */
            title?: components["schemas"]["BookTitle"];
            /** @description Of the book from now on, with `correct`. */
            authors?: components["schemas"]["BookAuthors"];
        };
        Decided: {
            /** @description Shown to the visitor word for word. */
            message: string;
            error?: boolean;
            code?: string;
            decision: components["schemas"]["Decision"];
        };
        Places: {
            items: {
                name: string;
                /** @description Where that is, to be shown. The part of the country and the country, by name, behind the postcode of one that has it. */
                region: string;
                /** @description In degrees. */
                latitude: number;
                /** @description In degrees. */
                longitude: number;
            }[];
            /** @description Whether places are found by postcodes. */
            hasPostcodes?: boolean;
        };
        Answer: {
            /**
             * @description Shown to the visitor word for word, as text and never as HTML. It has at least one character
             *     that can be read, and no null character.
             */
            message: string;
            /** @description `false` makes even a 2xx answer a failure. */
            success?: boolean;
            /** @description `true` makes even a 2xx answer a failure. */
            error?: boolean;
            /**
             * @description The reason of a failure, where one status has several. The web shows `message`, and goes by
             *     three of them: after `xsrf token refused` it repeats the call, with `account suspended` it
             *     shows the way to write to the site, and with `session ended` it says so on the page to sign in.
             * @enum {string}
             */
            code?: "request malformed" | "link unknown" | "link unknown or used" | "link expired" | "password refused" | "password too long" | "password common" | "sign-in refused" | "account suspended" | "password wrong" | "version stale" | "values refused" | "signed out" | "session ended" | "xsrf token refused" | "another site" | "nothing here" | "wrong method" | "request too large" | "not JSON" | "too many attempts" | "server failed" | "busy" | "outcome unknown";
        };
    };
    responses: {
        /** @description A value does not fit its schema, or no answer has had the `cursor`. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description If an email can help, it is on its way. */
        MailSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description No email can be sent to the address, by its text alone, also where it is too long for its schema. */
        AddressRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The password is wrong, and nothing was done. */
        PasswordWrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such member, or none that the caller may see. */
        NoSuchMember: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description The caller is no moderator, or there is no such report. It is the answer at every unknown address. */
        NothingHere: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description There is no such request of the caller. */
        NoSuchRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description There is no such copy, or none that the caller may see or change. */
        NoSuchCopy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description The copies, in the order of the operation. */
        CopiesFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Copies"];
            };
        };
        /** @description Something that was sent cannot be taken, and nothing was changed. */
        ValuesRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /**
         * @description No session belongs to the call, or it has ended, or a moderator has suspended its member. After it the
         *     browser has none.
         */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /**
         * @description The call does not come from a page of the site: the token of XSRF is missing or wrong, or the
         *     browser says that another site makes the call.
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description Too many attempts from one address. */
        TooManyRequests: {
            headers: {
                /** @description Seconds until the next attempt may be made, once, in decimal digits. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description The server failed, and it is sure that nothing was changed; where it is not sure, answer 504. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /**
         * @description Any other answer, for instance of a proxy in between; 429 with `Retry-After` where the caller has
         *     done too much of something; 503 with `Retry-After` where the server has no room for the call: then
         *     nothing was changed. 504 where the backend itself cannot know
         *     whether the change was made, because its database went away before it confirmed the change.
         */
        AnyOther: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
    };
    parameters: {
        /**
         * @description Of the member.
         * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19
         */
        MemberId: components["schemas"]["Id"];
        /**
         * @description Of the copy.
         * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22
         */
        CopyId: components["schemas"]["Id"];
        /**
         * @description Of the request.
         * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23
         */
        RequestId: components["schemas"]["Id"];
        /**
         * @description Of the other member, or of the conversation, where the other one has left.
         * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19
         */
        ConversationId: components["schemas"]["Id"];
        /**
         * @description The `next` of an answer, for what follows it. Opaque to the web.
         * @example MS4wMTkzNmYyYS03YzFlLTdkM2EtOWI1Mi0zZjBlOGE2YzRkMjI
         */
        Cursor: string;
    };
    requestBodies: {
        Address: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        Password: {
            content: {
                "application/json": components["schemas"]["PasswordAgain"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description An email is on its way; what it says depends on the address. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description No email can be sent to the address, or the name or the password is refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    sendVerificationLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Address"];
        responses: {
            202: components["responses"]["MailSent"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["AddressRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Address"];
        responses: {
            202: components["responses"]["MailSent"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["AddressRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description The present password is wrong, or the new one is refused. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    editProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description It has been changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description It was changed in the meantime, for instance on another device. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleProfile"];
                };
            };
            /**
             * @description The name is refused, whether it was sent or is older than the rules for names; or a text is longer
             *     than its schema allows. Nothing was changed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Password"];
        responses: {
            /** @description What the backend keeps of the member, table by table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["PasswordWrong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Password"];
        responses: {
            /** @description There is no such member any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["PasswordWrong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    verifyEmail: {
        parameters: {
            query: {
                /**
                 * @description The one-time token of the link, as it stands in the email.
                 * @example 3d8kZ1m5cXvA0rQyT7uEwJf2sHnBpLgKiOdVx9Yh6Rs
                 */
                token: components["schemas"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is verified, by this call or an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description No such token was ever sent, or the request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description The token has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description The new password is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description No such token was ever sent, it was used before, or the request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description The token has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description The password is refused; the token can still be used. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description A session has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description There is no member with this address and this password, or the address is not confirmed yet. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /**
             * @description The call does not come from a page of the site (see `Forbidden`), or address and password
             *     are right, and a moderator has suspended the member.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions of the member that have not ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions of the member have ended but the one of the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the session.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d18
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended, by this call or an earlier one, or was never one of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    member: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the member.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NoSuchMember"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the member.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is blocked, by this call or an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchMember"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    unblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the member.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is not blocked any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchMember"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    reports: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of an answer, for what follows it. Opaque to the web.
                 * @example MS4wMTkzNmYyYS03YzFlLTdkM2EtOWI1Mi0zZjBlOGE2YzRkMjI
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reports"];
                };
            };
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NothingHere"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Report"];
            };
        };
        responses: {
            /** @description The moderators have the report. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchMember"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the report.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d24
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDecision"];
            };
        };
        responses: {
            /** @description It is decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NothingHere"];
            /** @description It was decided in the meantime. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decided"];
                };
            };
            422: components["responses"]["ValuesRefused"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    places: {
        parameters: {
            query?: {
                /**
                 * @description The beginning of a name or of a postcode, or words of it in any order, such as a town and its district.
                 *     Capital letters and accents do not count.
                 * @example berl
                 */
                q?: string;
                /**
                 * @description Of a place, see `Place`, as decimal digits.
                 * @example 1650367068
                 */
                cell?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    lookUpBooks: {
        parameters: {
            query: {
                /**
                 * @description Words of the title and of the authors, or an ISBN.
                 * @example emma austen
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The books. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Books"];
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description It looks like an ISBN, and is none. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    discover: {
        parameters: {
            query?: {
                /**
                 * @description Words of the title and of the authors, or an ISBN, as for `lookUpBooks`.
                 * @example emma austen
                 */
                q?: string;
                /**
                 * @description In which the copies can be had.
                 * @example swap
                 */
                way?: components["schemas"]["Way"];
                /**
                 * @description Those whose `band` is this one or a smaller one, but not 0, in kilometres; for members with a place alone,
                 *     and of no effect for others.
                 * @example 5
                 */
                within?: "1" | "2" | "5" | "10" | "25";
                /**
                 * @description Of the books.
                 * @example en
                 */
                language?: components["schemas"]["Language"];
                /**
                 * @description The `next` of an answer, for what follows it. Opaque to the web.
                 * @example MS4wMTkzNmYyYS03YzFlLTdkM2EtOWI1Mi0zZjBlOGE2YzRkMjI
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CopiesFound"];
            400: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    addCopy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID that the web makes, another one for each copy. A call that is repeated with the same one within 24 hours adds nothing,
                 *     and is answered with the copy that the first call has added; with another body it gets 422.
                 * @example 6b0d2a52-8a44-4e51-9a6e-0f3f5a1c7b10
                 */
                "Idempotency-Key": components["schemas"]["Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCopy"];
            };
        };
        responses: {
            /** @description It stands on the shelf. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneCopy"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such book, or none that `lookUpBooks` finds for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            422: components["responses"]["ValuesRefused"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    copy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the copy.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22
                 */
                id: components["parameters"]["CopyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownCopy"];
                };
            };
            404: components["responses"]["NoSuchCopy"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    removeCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the copy.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22
                 */
                id: components["parameters"]["CopyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It stands on the shelf no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneCopy"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchCopy"];
            422: components["responses"]["ValuesRefused"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    editCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the copy.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22
                 */
                id: components["parameters"]["CopyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyChange"];
            };
        };
        responses: {
            /** @description It has been changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneCopy"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchCopy"];
            /** @description It has been changed since it was read, and stays as it is now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleCopy"];
                };
            };
            422: components["responses"]["ValuesRefused"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    shelf: {
        parameters: {
            query?: {
                /**
                 * @description Words of the title and of the authors, or an ISBN, as for `lookUpBooks`.
                 * @example emma austen
                 */
                q?: string;
                /**
                 * @description Both where it is left out.
                 * @example offered
                 */
                state?: "offered" | "aside";
                /**
                 * @description The newest first where it is left out; `authors` goes by the last name of the first of them, and books
                 *     without come last.
                 * @example title
                 */
                sort?: "newest" | "title" | "authors";
                /**
                 * @description The `next` of an answer, for what follows it. Opaque to the web.
                 * @example MS4wMTkzNmYyYS03YzFlLTdkM2EtOWI1Mi0zZjBlOGE2YzRkMjI
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Of the member.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CopiesFound"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NoSuchMember"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    wishes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wishes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishes"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    wish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWish"];
            };
        };
        responses: {
            /** @description It is wished for. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneWish"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValuesRefused"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    removeWish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the wish.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d2a
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is wished for no more, by this call or an earlier one, or was never a wish of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    wishedNearby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wished for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishedNearby"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    requests: {
        parameters: {
            query: {
                /**
                 * @description Which of them.
                 * @example for-me
                 */
                list: "waiting" | "for-me" | "from-me" | "done";
                /**
                 * @description The `next` of an answer, for what follows it. Opaque to the web.
                 * @example MS4wMTkzNmYyYS03YzFlLTdkM2EtOWI1Mi0zZjBlOGE2YzRkMjI
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestList"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    ask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID that the web makes, another one for each request. A call that is repeated with the same one asks for nothing more, and
                 *     is answered with the request of the first call; with another body it gets 422.
                 * @example 6b0d2a52-8a44-4e51-9a6e-0f3f5a1c7b10
                 */
                "Idempotency-Key": components["schemas"]["Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRequest"];
            };
        };
        responses: {
            /** @description It is asked for. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneRequest"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchCopy"];
            422: components["responses"]["ValuesRefused"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the request.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23
                 */
                id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneRequest"];
                };
            };
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NoSuchRequest"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    act: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the request.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23
                 */
                id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Act"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneRequest"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRequest"];
            /** @description The request has changed since it was read, or does not offer this act to the caller. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaleRequest"];
                };
            };
            422: components["responses"]["ValuesRefused"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    conversations: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of an answer, for what follows it. Opaque to the web.
                 * @example MS4wMTkzNmYyYS03YzFlLTdkM2EtOWI1Mi0zZjBlOGE2YzRkMjI
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversations"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    conversation: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of an answer, for what follows it. Opaque to the web.
                 * @example MS4wMTkzNmYyYS03YzFlLTdkM2EtOWI1Mi0zZjBlOGE2YzRkMjI
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Of the other member, or of the conversation, where the other one has left.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19
                 */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneConversation"];
                };
            };
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NoSuchMember"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    write: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID that the web makes, another one for each message. A call that is repeated with the same one writes nothing more, and is
                 *     answered with the message of the first call; with another body it gets 422.
                 * @example 6b0d2a52-8a44-4e51-9a6e-0f3f5a1c7b10
                 */
                "Idempotency-Key": components["schemas"]["Id"];
            };
            path: {
                /**
                 * @description Of the other member, or of the conversation, where the other one has left.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19
                 */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description It is written. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneEntry"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchMember"];
            422: components["responses"]["ValuesRefused"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    markRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the other member, or of the conversation, where the other one has left.
                 * @example 01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19
                 */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadTo"];
            };
        };
        responses: {
            /** @description It is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchMember"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    notices: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of an answer, for what follows it. Opaque to the web.
                 * @example MS4wMTkzNmYyYS03YzFlLTdkM2EtOWI1Mi0zZjBlOGE2YzRkMjI
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notices"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much of each kind is new, or waits for what the member does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counts"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    markSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenNotices"];
            };
        };
        responses: {
            /** @description It is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    preferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnePreferences"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    setPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            /** @description They hold from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnePreferences"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    live: {
        parameters: {
            query?: {
                /**
                 * @description The `Date` of the first answer to the page that opens the stream. A backend need not know it, and says
                 *     `data: changed` where it does not.
                 * @example 2026-03-01T18:00:00Z
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream, which stays open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["SignedOut"];
            default: components["responses"]["AnyOther"];
        };
    };
    contactForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page begins with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactForm"];
                };
            };
            400: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
    contact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Contact"];
            };
        };
        responses: {
            /** @description The text is on its way, or `subject` had something in it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description The text says too little or too much, or no email can be sent to the address. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["AnyOther"];
        };
    };
}
