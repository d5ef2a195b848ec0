import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Answer } from '../browser/front.ts';
import { answered, bothAnswered } from './answer-fault.ts';
import { ask, calls } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { landing } from './expected-pages.ts';
import { notUnderstood, offline, succeeded } from './modal-contents.ts';
import { expect, often } from './test.ts';

const message = 'The server has said this.';
const body = JSON.stringify({ message, success: true });
const half = body.slice(0, 20);
const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const sized = `${head}Content-Length: ${body.length}\r\n\r\n${half}`;
const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n14\r\n${half}\r\n`;
const takesAnyEnd = { chromium: offline, firefox: offline, webkit: notUnderstood };

/** What may happen to a connection before all of the answer has come. */
export const connections: Fault[] = [
  unanswered(10, 'cut off before the answer', cut('')),
  unanswered(11, 'closed without an answer', closed('')),
  bothAnswered(12, 'cut off in the head', cut(head), offline),
  bothAnswered(13, 'cut off in the body', cut(sized), offline),
  bothAnswered(14, 'closed before the length is reached', closed(sized), offline),
  bothAnswered(15, 'closed before the last chunk', closed(chunked), takesAnyEnd),
  answered(16, 'an answer that comes by drops', byDrops, succeeded(message)),
];

/** A browser may ask again by itself where it has heard nothing at all; the site asks once. */
function unanswered(number: number, name: string, answer: Answer): Fault {
  return {
    number,
    name,
    run: async ({ visitor, front, after }) => {
      front.answer(/^\/api\//, answer);
      for (const page of calls) {
        await ask(visitor, page);
        const asked = { calls: expect.arrayContaining([page]) };
        const seen = { ...landing, page, modal: offline[page], ...asked };
        const look = () => visitor.look().catch(String);
        await expect.poll(look, often).toEqual(seen);
        await visitor.close();
        await expect.poll(look, often).toEqual({ ...landing, ...asked });
      }
      const { steps } = await visitor.watched();
      expect(steps.filter(({ event }) => event === 'request started')).toHaveLength(2);
      after.calls = (await visitor.look()).calls;
    },
  };
}

function cut(text: string): Answer {
  return ({ socket }) => socket?.write(text, () => socket.resetAndDestroy());
}

function closed(text: string): Answer {
  return ({ socket }) => socket?.end(text);
}

function byDrops(...[response]: Parameters<Answer>): void {
  Readable.from(drops()).pipe(response.writeHead(200));
}

async function* drops() {
  for (const drop of body) {
    await setTimeout(10);
    yield drop;
  }
}
