import { exchanged, json } from './answer-fault.ts';
import { ask, closeResult } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { refused, succeeded } from './modal-contents.ts';
import { expect } from './test.ts';

/** What a message may be. */
export const messages: Fault[] = [
  shown(
    48,
    'markup',
    '<style>*{display:none}</style><h1>Won!</h1><img src="x" onerror="steal()"><a href="//a.example">Claim</a>',
  ),
  shown(49, 'a script', '</p><script>steal()</script>${steal()}{{steal()}}javascript:steal()'),
  {
    number: 50,
    name: 'a megabyte',
    run: async ({ visitor, front }) => {
      const message = 'So much to tell. '.repeat(62_000).trim();
      const seen = { modal: refused(400, message).verifyEmail };
      front.answer(/^\/api\//, json(400, { message }));
      await ask(visitor, 'verifyEmail');
      // Laying out so much text takes a browser seconds.
      await expect.poll(() => visitor.look(), { timeout: 90_000 }).toMatchObject(seen);
      await closeResult(visitor, ['verifyEmail']);
    },
  },
  shown(51, 'one word without an end', 'x'.repeat(20_000)),
  shown(52, 'text from right to left', 'It is \u202Ederiuqer\u202C, \u2067مرحبا بكم\u2069!'),
  shown(53, 'characters that nobody sees', 'Zero\u200Bwidth,\u2060 soft\u00ADly\uFEFF joined'),
  shown(54, 'emoji and marks', '👩🏽‍🚒 🏴󠁧󠁢󠁷󠁬󠁳󠁿 Z̷̢̡a̵l̶g̸o̴ e\u0301'),
  shown(55, 'line breaks and control characters', 'One\nTwo\r\n\tThree\u0000\u0007\u001B[31m four'),
  withoutText(56, 'an empty message', ''),
  withoutText(57, 'a message of white space', ' \t\n\u00A0\u3000'),
  withoutText(58, 'a message of characters that nobody sees', '\u200B\u2060\u00AD\uFEFF\u202E'),
];

/** Success and failure show it as text, whatever it looks like. */
function shown(number: number, name: string, message: string): Fault {
  return exchanged(number, name, [
    { call: 'verifyEmail', answer: json(200, { message }), shown: succeeded(message) },
    {
      call: 'verifyEmail',
      answer: json(400, { message }),
      shown: refused(400, message),
    },
  ]);
}

/** A failure without a readable message gets a message of our own. */
function withoutText(number: number, name: string, message: string): Fault {
  return exchanged(number, name, [
    { call: 'verifyEmail', answer: json(200, { message }), shown: succeeded(message.trim()) },
    { call: 'verifyEmail', answer: json(400, { message }), shown: refused(400) },
  ]);
}
