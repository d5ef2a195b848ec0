import { operationNames, operations } from '../../../src/api/generated/operations.ts';
import { placeAt } from '../../../src/paths.ts';
import type { Front } from '../../browser/front.ts';
import type { Visitor } from '../../browser/visitor.ts';
import type { Secrets } from '../known-secrets.ts';
import { placesAfter } from '../places.ts';
import type { Sight } from '../vocabulary.ts';

/** Where the charts of the page are, and what is seen of it. */
export async function lookAt(visitor: Visitor, front: Front, secrets: Secrets) {
  const [seen, { steps, held }] = await Promise.all([
    visitor.look(),
    visitor.tab.evaluate(readCharts, secrets),
  ]);
  const sight: Sight = { ...seen, sent: sentIn(front), secrets: held };
  return { places: placesAfter(steps), sight };
}

/** Runs in the page, which may not have come yet. */
function readCharts(known: Secrets) {
  return {
    steps: globalThis.watched?.steps ?? [],
    held: globalThis.secretsInPage?.(known) ?? [],
  };
}

function sentIn({ requests }: Front): Sight['sent'] {
  const call = requests.findLast(({ url }) => url.startsWith('/api/'));
  if (!call) return undefined;
  if (call.body) return JSON.parse(call.body);
  const { pathname, searchParams } = new URL(call.url, 'https://site.example');
  const places = operationNames.map(name => [name, { template: operations[name].path }]);
  const { parameters } = placeAt(Object.fromEntries(places), pathname) ?? {};
  return { ...parameters, ...Object.fromEntries(searchParams) };
}
