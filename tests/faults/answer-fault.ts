import type { Engine } from '../../src/atlas/build/browser.ts';
import type { Answer } from '../browser/front.ts';
import type { MailPage } from '../seen.ts';
import { ask, closeResult, expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import type { Shown } from './modal-contents.ts';

/** The same in every engine, or what each makes of bytes that no specification explains. */
type ShownIn = Shown | Record<Engine, Shown>;

interface Exchange {
  call: MailPage;
  answer: Answer;
  shown: ShownIn;
}

/** The fault that a call is answered so; the call is that of the page which needs no typing. */
export function answered(number: number, name: string, answer: Answer, shown: ShownIn): Fault {
  return exchanged(number, name, [{ call: 'verifyEmail', answer, shown }]);
}

/** The same where it makes a difference which call it is. */
export function bothAnswered(number: number, name: string, answer: Answer, shown: ShownIn): Fault {
  return exchanged(number, name, [
    { call: 'verifyEmail', answer, shown },
    { call: 'resetPassword', answer, shown },
  ]);
}

/** One call after the other, each from a page of its own. */
export function exchanged(number: number, name: string, exchanges: Exchange[]): Fault {
  return {
    number,
    name,
    run: async ({ visitor, engine, front, after }) => {
      front.keepNoConnection();
      after.calls = [];
      for (const { call, answer, shown } of exchanges) {
        const { [call]: modal } = 'verifyEmail' in shown ? shown : shown[engine];
        front.answer(/^\/api\//, answer);
        after.calls.push(call);
        await ask(visitor, call);
        await expectShown(visitor, after.calls, modal);
        await closeResult(visitor, after.calls);
      }
    },
  };
}

export function json(status: number, value: unknown, headers = {}): Answer {
  return response =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(value));
}
