import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import type { Answer } from '../browser/front.ts';
import {
  api,
  ask,
  callsIn,
  close,
  confirmed,
  expectResult,
  newLink,
  oops,
  submit,
  takesLong,
  test,
  verified,
} from './kit/fault.ts';
import { expect, type Mail, mails, started, touch } from './kit/journey.ts';

const unsure = 'We can’t tell whether your password has changed.';
const again = 'Open the link in the email again later.';
const online = 'Check your connection, then open the link in the email again.';
const offline = adviceFor(online);
const notUnderstood = adviceFor(again);

function adviceFor(advice: string): Record<Mail, string> {
  return { 'verify-email': advice, 'reset-password': `${unsure} ${advice}` };
}

test('offline before the call: no call leaves, and the modal says so', async ({
  page,
  context,
  after,
  freshLink,
}) => {
  after.calls = 0;
  await openLanding(page);
  await page.goto(await freshLink('reset-password'));
  await started(page);
  await context.setOffline(true);
  await submit(page);
  await expectResult(page, 'failure', oops, offline['reset-password']);
  await close(page);
  await expect(page).toHaveURL(paths.landing);
  await context.setOffline(false);
});

for (const mail of mails) {
  test(`the network goes during the call: the modal says so, ${mail} @phone`, async ({
    page,
    front,
    freshLink,
  }) => {
    await openLanding(page);
    front.hold(api);
    await ask(page, mail, await freshLink(mail));
    await expectResult(page, 'loading', 'Loading...');
    await expect.poll(() => callsIn(front)).toHaveLength(1);
    await front.hangUp();
    await expectResult(page, 'failure', oops, offline[mail]);
    await close(page);
    await expect(page).toHaveURL(paths.landing);
    await front.pickUp();
  });
}

test('a slow answer: the modal says after 8 seconds that it takes long @phone', async ({
  page,
  front,
  freshLink,
}) => {
  front.hold(api);
  await page.clock.install();
  await ask(page, 'verify-email', await freshLink('verify-email'));
  await pauseClock(page);
  await page.clock.runFor(3_000);
  await expectResult(page, 'loading', 'Loading...', takesLong);
  await page.clock.resume();
  await front.release();
  await expectResult(page, 'success', verified, confirmed);
});

const endless: Record<Mail, Answer> = {
  'verify-email': () => undefined,
  'reset-password': response => void response.writeHead(200).write('{'),
};

for (const mail of mails) {
  test(`an answer that does not come in 30 seconds counts as none, ${mail}`, async ({
    page,
    front,
    freshLink,
  }) => {
    front.answer(api, endless[mail]);
    await page.clock.install();
    await page.addInitScript(() => {
      AbortSignal.timeout = milliseconds => {
        const controller = new AbortController();
        const reason = new DOMException('The time is over', 'TimeoutError');
        setTimeout(() => controller.abort(reason), milliseconds);
        return controller.signal;
      };
    });
    await ask(page, mail, await freshLink(mail));
    await expect.poll(() => callsIn(front)).toHaveLength(1);
    await pauseClock(page);
    await expect(page.getByRole('dialog')).toHaveAttribute('data-tone', 'neutral');
    await page.clock.runFor(25_000);
    await expectResult(page, 'failure', oops, notUnderstood[mail]);
    await page.clock.resume();
  });
}

/** Five seconds from now in the page; from then on its time passes by hand alone. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
}

const message = 'As you see.';

interface Exchange {
  name: string;
  answer: Answer;
  shown: { message: string; advice: Record<Mail, string> };
}

const exchanges: Exchange[] = [
  {
    name: 'a connection that is closed before the length of the answer is reached',
    answer: ({ socket }) =>
      socket?.end(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{"mes',
      ),
    shown: { message: oops, advice: offline },
  },
  {
    name: 'a page in the place of JSON',
    answer: response =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Hello'),
    shown: { message: oops, advice: notUnderstood },
  },
  {
    name: 'a status of success whose body says failure',
    answer: json(200, { message, success: false }),
    shown: { message, advice: notUnderstood },
  },
];

for (const { name, answer, shown } of exchanges) {
  for (const mail of mails) {
    test(`${name}: a failure, ${mail}`, async ({ page, front, freshLink }) => {
      front.answer(api, answer);
      await ask(page, mail, await freshLink(mail));
      await expectResult(page, 'failure', shown.message, shown.advice[mail]);
    });
  }
}

for (const mail of mails) {
  test(`a redirect is a failure, and is not followed, ${mail}`, async ({
    page,
    front,
    freshLink,
  }) => {
    front.answer(api, response => response.writeHead(302, { Location: '/collect' }).end());
    await ask(page, mail, await freshLink(mail));
    await expectResult(page, 'failure', oops, notUnderstood[mail]);
    expect(front.requests.filter(({ url }) => url === '/collect')).toEqual([]);
  });
}

for (const [status, tone] of [
  [200, 'success'],
  [400, 'failure'],
] as const) {
  test(`a script in a message is text, ${tone}`, async ({ page, front, freshLink }) => {
    const message = '</p><script>steal()</script><img src="x" onerror="steal()">${steal()}';
    front.answer(api, json(status, { message }));
    await ask(page, 'verify-email', await freshLink('verify-email'));
    await expectResult(page, tone, message, tone === 'failure' ? newLink : confirmed);
    await expect(page.getByRole('dialog').locator('script, img')).toHaveCount(0);
  });
}

function json(status: number, value: { message: string; success?: boolean }): Answer {
  const headers = { 'Content-Type': 'application/json' };
  return response => response.writeHead(status, headers).end(JSON.stringify(value));
}

/** A closed result leads there, so it must have come before the network goes. */
async function openLanding(page: Page): Promise<void> {
  await page.goto(paths.landing);
  await touch(page);
  await started(page);
}
