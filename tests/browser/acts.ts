import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Act, Acts, Nothing } from '../../src/kits/acts.ts';
import { type PageName, templateOf } from '../../src/paths.ts';
import type { Front } from './front.ts';
import type { Visitor } from './visitor.ts';

const charts = /\/flows-[^/]*\.js$/;

interface World {
  visitor: Visitor;
  front: Front;
  /** In the link of a mail. */
  tokenOf: (page: PageName) => string | Promise<string>;
  /** Whether the server keeps every call until it is let. */
  keepsCalls: boolean;
}

interface Kept {
  response: ServerResponse;
  hasXsrfToken: boolean;
  pass: () => void;
}

/** The driver of a real browser before a real server. */
export function actsIn({ visitor, front, tokenOf, keepsCalls }: World): Acts {
  const { tab } = visitor;
  let keeps = keepsCalls;
  let kept: Kept[] = [];
  front.answer(/^\/api\//, (response, { headers }, pass) => {
    const hasXsrfToken = 'x-xsrf-token' in headers;
    if (keeps) kept.push({ response, hasXsrfToken, pass });
    else pass();
  });

  /** Those of pages that were left are gone. */
  const next = async (): Promise<Kept> => {
    const call = kept.find(({ response }) => !response.destroyed && !response.writableEnded);
    if (call) {
      kept = kept.filter(one => one !== call);
      return call;
    }
    await setTimeout(10);
    return next();
  };
  const passTime = (seconds: number) => visitor.passTime(seconds * 1_000);

  const nothing: Record<Exclude<Nothing, Unreachable>, () => Promise<unknown>> = {
    // Before its first byte a browser may ask again by itself.
    offline: async () => {
      const { response } = await next();
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('{', () => response.destroy());
    },
    'timed out': () => passTime(30),
    'not understood': async () => (await next()).response.end('<h1>Bad Gateway</h1>'),
  };

  return {
    opens: address => visitor.open(address),
    'opens a mailed link to': async page => visitor.openLink(page, await tokenOf(page)),
    // By what is offered where a part is missing: the reload of the browser does not help in WebKit.
    'loads the page again': async () =>
      (await visitor.look()).isBroken ? visitor.loadAgain() : tab.reload(),
    'follows the link to': page => visitor.follow(templateOf(page)),
    'is led within the site to': address => tab.evaluate(leadTo, address),
    'skips to the content': async () => {
      await tab.focus('a[href="#main"]');
      await tab.press('Enter');
    },
    'goes Back': () => tab.back(),
    'goes Forward': () => tab.forward(),
    'goes to another site and comes back': () => tab.evaluate(comeBack),
    'types into': (field, text) => visitor.paste(`input[name="${field}"]`, text),
    'leaves the field': () => tab.click('h1'),
    submits: () => tab.press('Enter'),
    'submits twice': () => tab.evaluate(submitTwice),
    'presses the submit button': () => visitor.submit(),
    presses: async button => {
      while (!(await tab.evaluate(pressButton, button))) await setTimeout(10);
    },
    'closes the modal': () => visitor.close(),
    waits: passTime,
    'the server answers': async (status, body) => {
      const headers = { 'Content-Type': 'application/json' };
      (await next()).response.writeHead(status, headers).end(JSON.stringify(body));
    },
    'the call comes to nothing': async reason => {
      if (isUnreachable(reason)) throw new Error(`No network brings about '${reason}'`);
      await nothing[reason]();
    },
    'the answer comes': async () => {
      const { response, hasXsrfToken, pass } = await next();
      pass();
      await once(response, 'close');
      // The client asks again with the token that this answer brought.
      if (response.statusCode === 403 && !hasXsrfToken) (await next()).pass();
    },
    'the answers come slowly': () => {
      keeps = true;
    },
    'the charts come slowly': () => front.hold(charts),
    'the chart comes': () => front.release(charts),
    'the charts are gone': () =>
      front.answer(charts, response => response.writeHead(404).end('Not found')),
    'the charts are back': () => front.answer(charts, (_response, _asked, pass) => pass()),
    'the client breaks': () => tab.evaluate(breakClient),
    'another part of the site asks, to go on to': () => {
      throw new Error('No page asks for that');
    },
    'the chart learns that it has succeeded': () => {
      throw new Error('No page asks for that');
    },
  };
}

/** Only a defect of the client itself, or the end of the page, leads to these. */
const unreachable = ['aborted', 'a defect'] as const;
type Unreachable = (typeof unreachable)[number];

function isUnreachable(reason: Nothing): reason is Unreachable {
  return unreachable.some(one => one === reason);
}

/** Why a row cannot be seen in a browser, if so. */
export function unreachableIn(acts: readonly Act[]): string | undefined {
  const words = new Set<unknown>(acts.flat());
  if (words.has('aborted')) return 'a call is only aborted when its page is gone';
  if (words.has('a defect')) return 'the client has no such defect';
  return words.has('another part of the site asks, to go on to')
    ? 'no other part of the site asks yet'
    : undefined;
}

/** Runs in the page: as the site's own links do, with the token where the site keeps it. */
function leadTo(address: string): void {
  const { pathname, searchParams } = new URL(address, location.href);
  const token = searchParams.get('token');
  const state = token === null ? null : { token };
  if (pathname === location.pathname) history.replaceState(state, '', pathname);
  else history.pushState(state, '', pathname);
}

/** Runs in the page. A browser that is driven by a test keeps none to come back to. */
function comeBack(): void {
  // A visitor who follows a link to another site has left the field.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

/** Runs in the page. */
function breakClient(): void {
  Reflect.set(AbortSignal, 'timeout', null);
}

/** Runs in the page. */
function pressButton(label: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
  const button = buttons.find(one => one.textContent === label && !one.disabled);
  button?.click();
  return button !== undefined;
}

/** Runs in the page. */
function submitTwice(): void {
  const form = document.querySelector('form');
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  form?.requestSubmit();
  form?.requestSubmit();
}
