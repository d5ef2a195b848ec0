import { type Answer, type Asked, type Front, startFront } from '../browser/front.ts';
import type { Visitor } from '../browser/visitor.ts';
import { ask, calls } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { landing, notValid, unknownLink } from './expected-pages.ts';
import { expectSeen } from './gestures.ts';
import { offline, type Shown } from './modal-contents.ts';
import { expect } from './test.ts';

const seenWhereAllowed: Shown = { verifyEmail: unknownLink, resetPassword: notValid };

/** The API lies at another origin, of which the front of the site hears nothing. */
export const otherOrigin: Fault[] = [
  {
    number: 7,
    name: 'an API at a host that nobody knows',
    run: async ({ visitor, front, sites, after }) => {
      after.calls = [];
      front.turnTo(await sites.originFor({ API_ORIGIN: 'http://no-such-host.invalid' }));
      await expectEach(visitor, offline);
    },
  },
  {
    number: 8,
    name: 'an API at a host that does not listen',
    run: async ({ visitor, front, sites, portElsewhere, after }) => {
      after.calls = [];
      front.turnTo(await sites.originFor({ API_ORIGIN: `http://127.0.0.1:${portElsewhere}` }));
      await expectEach(visitor, offline);
    },
  },
  {
    number: 9,
    name: 'an API at a host that does not allow it',
    run: async ({ visitor, front, sites, backendBehind, watcher, portElsewhere, after }) => {
      after.calls = [];
      const api = await startFront(backendBehind.origin, watcher, portElsewhere);
      front.turnTo(await sites.originFor({ API_ORIGIN: api.origin }));
      await expectEach(visitor, offline);
      api.answer(/^/, allow(front));
      await expectEach(visitor, seenWhereAllowed);
      expect(api.requests.map(summary)).toEqual([
        'GET /api/user/verify-email?token=token-of-nobody',
        'OPTIONS /api/user/reset-password',
        'GET /api/user/verify-email?token=token-of-nobody',
        'OPTIONS /api/user/reset-password',
        'POST /api/user/reset-password {"newPassword":"grey-heron-71","token":"token-of-nobody"}',
      ]);
      expect(api.requests.filter(({ headers }) => headers.referer)).toEqual([]);
      await api.stop();
    },
  },
];

async function expectEach(visitor: Visitor, shown: Shown): Promise<void> {
  for (const page of calls) {
    await ask(visitor, page);
    await expectSeen(visitor, { ...landing, page, modal: shown[page] });
    await visitor.close();
    await expectSeen(visitor, landing);
  }
}

function summary({ method, url, body }: Asked): string {
  return [method, url, body].filter(Boolean).join(' ');
}

function allow({ origin }: Front): Answer {
  return (response, { method }, pass) => {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (method === 'OPTIONS') response.writeHead(204).end();
    else pass();
  };
}
