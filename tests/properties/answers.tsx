import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultModalSnapshot } from '../../src/flows/result-modal.ts';
import { ResultModalView } from '../../src/pages/result-modal.tsx';
import type { MailPage } from '../seen.ts';
import { openBackend, type Reply } from './backend.ts';
import { prove } from './proof.ts';
import { portsAt, visit } from './visit.ts';

interface Display {
  tone: 'neutral' | 'success' | 'failure';
  message: string;
  /** What comes with it says that the connection is to blame. */
  isOffline: boolean;
}

const bodiless = new Set([204, 205, 304]);
/** Only a proxy may answer with this: to Fetch it is a broken connection. */
const ofProxy = 407;
/** No server has done anything yet: Fetch itself sends the request once more. */
const misdirected = 421;
const oops = 'Oops, something went wrong.';
const loading: Display = { tone: 'neutral', message: 'Loading...', isOffline: false };
const operations: MailPage[] = ['resetPassword', 'verifyEmail'];

let backend: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

test('any answer makes one call, has one outcome and one display, with its message as text', async () => {
  const ports = portsAt(backend.origin);
  const answer = fc.asyncProperty(
    fc.constantFrom(...operations),
    replies(),
    async (page, reply) => {
      backend.answer(reply);
      const { displays, status } = await visit(ports, page, 'a token');
      const display = expectedDisplay(reply);
      const calls = reply.status === misdirected ? 2 : 1;
      expect([backend.requests().length, status]).toEqual([calls, display.tone]);
      expect(displays.map(displayIn)).toEqual([loading, display]);
    },
  );
  await prove(answer, 1_000);
});

function replies(): fc.Arbitrary<Reply> {
  return fc.record({
    status: fc.oneof(
      fc.constantFrom(200, 400, 410, 422, 429, 500),
      fc.integer({ min: 200, max: 599 }),
    ),
    headers: fc.record({ 'Content-Type': types() }, { requiredKeys: [] }),
    body: fc.oneof(
      { weight: 3, arbitrary: answers().map(answer => Buffer.from(JSON.stringify(answer))) },
      fc.json().map(json => Buffer.from(json)),
      texts().map(text => Buffer.from(text)),
      fc.uint8Array(),
    ),
  });
}

function types(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/html',
      'image/png',
    ),
    fc.stringMatching(/^[!-~]([ -~]*[!-~])?$/),
  );
}

/** What has a message and flags, of the right and of every other shape. */
function answers(): fc.Arbitrary<object> {
  const flag = fc.oneof({ weight: 3, arbitrary: fc.boolean() }, fc.jsonValue());
  const message = fc.oneof({ weight: 3, arbitrary: texts() }, fc.jsonValue());
  const known = fc.record({ message, success: flag, error: flag }, { requiredKeys: [] });
  return fc.tuple(fc.object(), known).map(parts => Object.assign({}, ...parts));
}

function texts(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      '\u200b \u00ad',
      ' \n\u00a0',
      '<b>bold</b>',
      '</p><script>alert(1)</script>',
      '&lt;',
      '\u202e',
      '\0',
    ),
  );
}

/** From the specification alone: the status decides first, then the flags, then the message. */
function expectedDisplay({ status, body }: Reply): Display {
  if (status === ofProxy) return { tone: 'failure', message: oops, isOffline: true };
  const { message, success, error } = fieldsOf(status, body);
  const isOffline = false;
  const isOk = status < 300;
  const hasShape = typeof message === 'string' && isFlag(success) && isFlag(error);
  if (isOk && hasShape && error !== true && success !== false)
    return { tone: 'success', message, isOffline };
  const said = typeof message === 'string' && (hasShape || !isOk) ? message : '';
  return { tone: 'failure', message: isSeen(said) ? said : oops, isOffline };
}

function isSeen(text: string): boolean {
  return text.replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '').trim() !== '';
}

function isFlag(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}

function fieldsOf(status: number, body: Uint8Array): Partial<Record<string, unknown>> {
  const text = bodiless.has(status) ? '' : new TextDecoder().decode(body);
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** As the real modal renders it: the message is one text without any markup in it. */
function displayIn(snapshot: ResultModalSnapshot) {
  const html = renderToStaticMarkup(
    <ResultModalView snapshot={snapshot} onClose={() => undefined} />,
  );
  const [, tone] = /^<dialog[^>]* open=""[^>]* data-tone="(\w+)"/.exec(html) ?? [];
  const [, message] = /<p class="[^"]*message[^"]*" dir="auto">([^<]*)<\/p>/.exec(html) ?? [];
  const isOffline = /<p class="[^"]*advice[^"]*">[^<]*connection/.test(html);
  return { tone, isOffline, message: message?.replaceAll(/&(amp|lt|gt|quot|#x27);/g, unescaped) };
}

function unescaped(_: string, name: string): string {
  return { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }[name] ?? name;
}
