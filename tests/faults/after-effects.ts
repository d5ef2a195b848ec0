import { pageAt, paths } from '../../src/paths.ts';
import type { Asked, Front } from '../browser/front.ts';
import { expect, often } from '../browser/test.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { Seen } from '../seen.ts';
import type { After } from './test.ts';

/**
 * Closes a result that is still shown, goes through the site once more, and looks for what no fault
 * may leave: errors, words on the console, breaches of the policy, another call, a secret.
 */
export async function checkAfterEffects(
  visitor: Visitor,
  front: Front,
  { calls, secrets }: After,
): Promise<void> {
  if ((await visitor.look()).modal !== 'hidden') await visitor.close();
  await expectPage(visitor, 'landing');
  const kept = await visitor.tab.evaluate(readAll);
  expect(secrets.filter(secret => hasSecret(kept, secret))).toEqual([]);

  if (await visitor.tab.evaluate(runsScripts)) await visitor.untilStarted();
  // By a key: before a click Playwright waits for a frame, which a page without scripts may not tell.
  await visitor.tab.focus(`footer a[href="${paths.about}"]`);
  await visitor.tab.press('Enter');
  await expectPage(visitor, 'about');
  expect((await visitor.watched()).faults).toEqual([]);
  const { calls: made } = await visitor.look();
  expect(made).toEqual(calls ?? [expect.any(String)]);
  const given = front.requests.map(withoutItsPurpose);
  expect(secrets.filter(secret => hasSecret(given, secret))).toEqual([]);
}

async function expectPage(visitor: Visitor, page: 'landing' | 'about'): Promise<void> {
  await expect
    .poll(() => lookAtAll(visitor).catch(String), often)
    .toMatchObject({ page, modal: 'hidden', form: undefined, isBroken: false });
}

/** An address comes before its document, which has nothing to be seen in it until then. */
async function lookAtAll(visitor: Visitor): Promise<Seen | 'nothing'> {
  return (await visitor.tab.evaluate(isWhole)) ? visitor.look() : 'nothing';
}

/** Runs in the page. */
function isWhole(): boolean {
  return document.querySelector('main') !== null && document.readyState !== 'loading';
}

/** Runs in the page. */
function runsScripts(): boolean {
  return matchMedia('(scripting: enabled)').matches;
}

/** All that a page keeps or shows. Runs in the page, so it may use nothing from around it. */
function readAll(): unknown {
  const stored = (storage: () => Storage) => {
    try {
      return Object.entries(storage());
    } catch {
      // The visitor allows none.
      return [];
    }
  };
  return [
    location.href,
    document.title,
    document.referrer,
    document.documentElement.outerHTML,
    [...document.querySelectorAll('input')].map(({ value }) => value),
    history.state,
    stored(() => localStorage),
    stored(() => sessionStorage),
    document.cookie,
    name,
  ];
}

/** A link and the verification tell the token in the address, the reset tells all in its body. */
function withoutItsPurpose({ method, url, headers, body }: Asked): Partial<Asked> {
  const page = pageAt(new URL(url, 'http://any.example').pathname).name;
  const isCompared = page === 'resetPassword' || page === 'verifyEmail' || url.startsWith('/api/');
  if (!isCompared) return { method, url, headers, body };
  return method === 'GET' ? { headers, body } : { url, headers };
}

function hasSecret(value: unknown, secret: string): boolean {
  const text = JSON.stringify(value);
  const asJson = JSON.stringify(secret).slice(1, -1);
  return [asJson, encodeURIComponent(secret)].some(form => text.includes(form));
}
