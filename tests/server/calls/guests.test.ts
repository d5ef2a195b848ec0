import { expect, test } from 'vitest';
import { operations } from '../../../src/api/generated/operations.ts';
import { openBrowser } from '../kit/browser.ts';
import { added } from '../kit/copies.ts';
import { conversationsOf } from '../kit/messages.ts';
import { neighbour } from '../kit/neighbour.ts';
import { asked } from '../kit/requests.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ rateLimit: 1000 });

test('no answer to a guest names a member', async () => {
  const one = await neighbour(world, { name: 'Ottilie' });
  const other = await neighbour(world, { name: 'Ludovica' });
  const copies = [
    await added(one, { note: 'Ring at Ottilie.' }),
    await added(other, { note: `Write to ${other.email}.` }),
  ];
  const request = await asked(one, { copyId: copies[1].id, text: 'Ottilie asks.' });
  const [conversation] = await conversationsOf(one);
  const ids = [one, other, ...copies, request, conversation].map(of => of?.id ?? '');
  const { email } = one;
  const guest = openBrowser(world);
  await guest.open();
  const answers: { operation: string; status: number; text: string }[] = [];
  for (const [operation, { method, path, hasBody, parameters }] of Object.entries(operations)) {
    const query = parameters.some(({ in: place }) => place === 'query')
      ? '?q=emma&list=for-me&token=none'
      : '';
    for (const id of path.includes('{') ? ids : ['']) {
      const url = path.replace(/\{\w+\}/, id) + query;
      const sent = { email, password: 'seven blue kites', name: 'Guest' };
      const payload = { ...sent, acceptsTerms: true, token: 'none' };
      const { status, body } = await guest.ask(method, url, hasBody ? { payload } : {});
      answers.push({ operation, status, text: JSON.stringify(body) });
    }
  }
  const told = ['Ottilie', 'Ludovica', one.id, other.id, one.email, other.email];
  expect(answers.filter(({ text }) => told.some(one => text.includes(one)))).toEqual([]);
  const answered = answers.filter(({ status }) => status >= 200 && status < 300);
  expect(answered.map(({ operation }) => operation)).toEqual([
    'signUp',
    'sendVerificationLink',
    'forgotPassword',
    'discover',
    'copy',
    'copy',
    'contactForm',
  ]);
});
