import type { FastifyInstance } from 'fastify';
import type { Purpose } from '../data/tables.ts';
import type { CallDeps } from '../deps.ts';
import { refuseForeign } from '../limits/foreign-request.ts';
import { linksIn } from '../mail/mails.ts';
import { mailLink, mails } from '../mail/outbox.ts';
import { mailboxHeaders, mailboxPage } from './mailbox-page.ts';
import { demoPasswordOf } from './seed.ts';

interface Press {
  /** Undefined where the request has none. */
  Body: URLSearchParams | undefined;
}

const purposes: Purpose[] = ['reset-password', 'verify-email'];

/** Where one reads, on one's own machine, the mails that have not gone out. `path` holds a secret. */
export function mailbox(path: string, deps: CallDeps) {
  const { database, now, log, siteOrigin, wakeDelivery } = deps;
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', async (_, reply) => {
      reply.headers(mailboxHeaders);
    });
    app.addHook('onRequest', refuseForeign(deps));
    app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) {
        log.error({ request: request.id, err: error }, 'The mailbox could not answer.');
      }
      return reply.code(statusCode).type('text/plain').send('The mailbox could not answer.\n');
    });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_, body, done) => done(null, new URLSearchParams(body)),
    );

    app.get(path, async (_, reply) => {
      const rows = await database
        .selectFrom('members')
        .select([
          'id',
          'name',
          'email',
          'password_hash as hash',
          'email_verified_at as confirmedAt',
        ])
        .orderBy('created_at')
        .orderBy('email')
        .execute();
      const members = rows.map(({ id, name, email, hash, confirmedAt }) => ({
        id,
        name,
        email,
        isConfirmed: confirmedAt !== null,
        password: demoPasswordOf({ email, hash }),
      }));
      const leaves = deps.config.smtp !== undefined;
      const page = mailboxPage({ path, members, mails: await mails(database), leaves });
      return reply.type('text/html; charset=utf-8').send(page);
    });

    app.get(`${path}.json`, async () =>
      (await mails(database)).map(({ id, to, replyTo, subject, text, sentAt, outcome }) => ({
        id,
        to,
        replyTo,
        subject,
        text,
        links: linksIn(text ?? ''),
        sentAt,
        outcome,
      })),
    );

    for (const purpose of purposes) {
      app.post<Press>(`${path}/${purpose}`, async ({ body }, reply) => {
        const memberId = body?.get('member') ?? '';
        const link = { memberId, purpose, siteOrigin: siteOrigin(), now: now() };
        const isMailed = isUuid(memberId) && (await mailLink(database, link));
        if (!isMailed) return reply.code(400).send('Bad request\n');
        wakeDelivery();
        return reply.redirect(path, 303);
      });
    }
  };
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
