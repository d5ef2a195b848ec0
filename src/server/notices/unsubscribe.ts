import type { FastifyInstance } from 'fastify';
import { unsubscribePage as words } from '../../words/notice-mails.ts';
import { ofSite, privateHeaders, privatePage } from '../mail/private-page.ts';
import type { Ports } from '../ports.ts';
import { choose } from './preferences.ts';
import { endingOf, unsubscribePath } from './unsubscribe-link.ts';

const style = `${ofSite}
@layer pages {
  main { max-inline-size: 40rem }
}
`;

const page = privatePage({
  title: words.title,
  style,
  // Without an address it goes to the one of the page, which has the token.
  body: `<main>
<h1>${words.title}</h1>
<p>${words.question}</p>
<form method="post"><button>${words.button}</button></form>
</main>`,
});

interface Click {
  Querystring: { token?: unknown };
}

/**
 * Where mails of a kind end with one click (RFC 8058): mail programs post from anywhere, without a session, and
 * what only looks at links changes nothing.
 */
export function unsubscribe({ database, log, pseudonym }: Ports) {
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', async (_, reply) => {
      reply.headers(privateHeaders(style)).type('text/plain; charset=utf-8');
    });
    app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) {
        log.error({ request: request.id, err: error }, 'A kind of mails could not be ended.');
      }
      return reply.code(statusCode).send(words.failed);
    });
    // The address says it all.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.get<Click>(unsubscribePath, async ({ query }, reply) => {
      if (!endingOf(String(query.token), pseudonym)) return reply.code(404).send(words.wrong);
      return reply.type('text/html; charset=utf-8').send(page);
    });
    app.post<Click>(unsubscribePath, async ({ query }, reply) => {
      const ending = endingOf(String(query.token), pseudonym);
      if (!ending) return reply.code(404).send(words.wrong);
      const { member, kinds } = ending;
      const never = Object.fromEntries(kinds.map(kind => [kind, 'never'] as const));
      await choose(database, member, never);
      return reply.send(words.done);
    });
  };
}
