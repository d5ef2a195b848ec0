import { examples } from '../../api/generated/examples.ts';
import { outcomeOf, type Trouble } from '../../api/outcome.ts';
import type { PendingCall, PendingChart } from '../../browser/network.ts';

/** What may come of something that waits; a fault is what a defect would throw. */
export interface Reply {
  name: string;
  end: { outcome: unknown } | { fault: Error };
  give: () => void;
}

export function repliesTo(call: PendingCall): Reply[] {
  const { operation } = call;
  const answer = (name: string, status: number, body: object): Reply => {
    const ok = status >= 200 && status < 300;
    const outcome = outcomeOf(operation, { ok, status }, body);
    return { name, end: { outcome }, give: () => call.says(status, body) };
  };
  const shown = Object.entries(examples[operation]).map(([name, { status, body }]) =>
    answer(wordsOf(name), status === 'default' ? undeclared : status, body),
  );
  const refused = answer('200 with an error', 200, { message: '', error: true });
  const nothing = troubles.map(([kind, name]): Reply => ({
    name,
    end: { outcome: { kind } },
    give: () => call.comesTo(kind),
  }));
  const defect: Reply = {
    name: 'a defect',
    end: { fault: new Error('The call broke its promise not to throw') },
    give: () => call.comesTo('a defect'),
  };
  return [...shown, refused, ...nothing, defect];
}

export function arrivalsOf({ chart, comes, isMissing }: PendingChart): Reply[] {
  return [
    { name: 'it comes', end: { outcome: chart }, give: comes },
    {
      name: 'it is missing',
      end: { fault: new Error('The chart cannot be fetched') },
      give: isMissing,
    },
  ];
}

/** Any that no operation declares, of a proxy in between. */
const undeclared = 502;

const troubles: [kind: Trouble, name: string][] = [
  ['offline', 'offline'],
  ['timed out', 'timed out'],
  ['not understood', 'garbage'],
  ['aborted', 'aborted'],
];

/** 'tooMany' in words: 'too many'. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, capital => ` ${capital.toLowerCase()}`);
}
