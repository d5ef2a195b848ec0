import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { memberPaths, paths } from '../../paths.ts';
import { unsubscribePage as words } from '../../words/notices/mails.ts';
import { site, siteName, siteNameLines } from '../../words/site.ts';
import type { CallDeps } from '../deps.ts';
import { ofSite, privateHeaders, privatePage } from '../mail/private-page.ts';
import { choose, type Kind } from './preferences.ts';
import { endingOf, unsubscribePath } from './unsubscribe-link.ts';

const style = `${ofSite}
@layer pages {
  header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s2);
    align-items: center;
    padding: var(--s2) var(--edge);
    background: var(--sky);
  }
  header a { color: inherit; font-weight: 600 }
  header a:first-child {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    margin-inline-end: auto;
    font: 700 min(1.0625rem, 4.4vw)/1.1 var(--serif);
    text-decoration: none;
  }
  header svg { flex: none; inline-size: 3.25rem }
  main { inline-size: min(40rem, 100vw - 2 * var(--edge)); margin-inline: auto }
  button {
    justify-self: start;
    min-block-size: 3rem;
    padding: 0.5rem 1.5rem;
    border: 0;
    border-radius: var(--round);
    background: var(--act);
    color: var(--on-act);
    font-weight: 600;
  }
}
`;

/** The sign of the site; the words beside it say the same. */
const mark = readFileSync(new URL('../../app/public/favicon.svg', import.meta.url), 'utf8').replace(
  '<svg ',
  '<svg aria-hidden="true" ',
);

const toChoice = `<p><a href="${memberPaths.preferences}">${words.choose}</a></p>`;
const pages = {
  question: (kinds: Kind[]) =>
    page(
      words.question(kinds),
      `<p>${words.stays}</p>
<form method="post"><button>${words.button}</button></form>`,
    ),
  done: (kinds: Kind[]) =>
    page(
      words.done(kinds),
      `<p>${words.stays}</p>
${toChoice}`,
    ),
  wrong: page(words.wrong, toChoice),
  failed: page(words.failed),
};

interface Click {
  Querystring: { token?: unknown };
}

/**
 * Where mails of a kind end with one click (RFC 8058): mail programs post from anywhere, without a session, and
 * what only looks at links changes nothing.
 */
export function unsubscribe({ database, log, pseudonym }: CallDeps) {
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', async (_, reply) => {
      reply.headers(privateHeaders(style)).type('text/html; charset=utf-8');
    });
    app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) {
        log.error({ request: request.id, err: error }, 'A kind of mails could not be ended.');
      }
      return reply.code(statusCode).send(pages.failed);
    });
    // The address says it all.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.get<Click>(unsubscribePath, async ({ query }, reply) => {
      const ending = endingOf(String(query.token), pseudonym);
      if (!ending) return reply.code(404).send(pages.wrong);
      return reply.send(pages.question(ending.kinds));
    });
    app.post<Click>(unsubscribePath, async ({ query }, reply) => {
      const ending = endingOf(String(query.token), pseudonym);
      if (!ending) return reply.code(404).send(pages.wrong);
      const { member, kinds } = ending;
      const never = Object.fromEntries(kinds.map(kind => [kind, 'never'] as const));
      await choose(database, member, never);
      return reply.send(pages.done(kinds));
    });
  };
}

/** Without an address, its form goes to the one of the page, which has the token. */
function page(title: string, more = ''): string {
  return privatePage({
    title: `${title} · ${siteName}`,
    style,
    body: `<header>
<a href="${paths.landing}">${mark}<span>${siteNameLines.join(' <br>')}</span></a>
<a href="${paths.signIn}">${site.signIn}</a>
</header>
<main>
<h1>${title}</h1>
${more}
</main>`,
  });
}
