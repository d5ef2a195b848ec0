import { expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { examples } from '../../../src/api/generated/examples.ts';
import { accepted } from '../../../src/flows/account/join.ts';
import JoinPage from '../../../src/pages/account/join.tsx';
import NewLinkPage from '../../../src/pages/account/new-link.tsx';
import { openSite } from '../../flows/kit/start.ts';
import { flowOf, htmlOf } from '../kit/open-page.tsx';

const { address } = examples.signUp;
const [{ message: atField }] = address.body.faults;
const mistyped = 'anna@books';
const password = 'nine yellow lanterns';

test.each([
  ['join', JoinPage, { name: 'Anna', email: mistyped, password, terms: accepted }],
  ['newLink', NewLinkPage, { email: mistyped }],
] as const)(
  'the form %s says at the field that no mail can be sent to the address, until another one is typed',
  async (page, Page, typed) => {
    const { site, open, server } = openSite();
    await open(page);
    const flow = flowOf(site, page).ref;
    const form = (): AnyActorRef | undefined => flow.getSnapshot().children.form;
    const type = (field: string, value: string) => {
      form()?.send({ type: 'typed', field, value });
    };
    const html = () => htmlOf(site, Page);
    for (const [field, value] of Object.entries(typed)) type(field, value);
    form()?.send({ type: 'submitted' });
    await server.says(address.status, address.body);

    expect(form()?.getSnapshot().context.values).toEqual(typed);
    expect(html()).toContain('role="alert"></p>');
    expect(faultsIn(html())).toEqual([['email', atField]]);
    type('email', 'anna@books.example');
    expect(faultsIn(html())).toEqual([]);
    form()?.send({ type: 'submitted' });
    expect(faultsIn(html())).toEqual([]);
  },
);

/** Each field that is marked, with what is said at it. */
function faultsIn(html: string) {
  const texts = [...html.matchAll(/<p[^>]* aria-live="polite"><span>([^<]+)</g)];
  const fields = html.match(/<input[^>]* aria-invalid="true"[^>]*>/g) ?? [];
  return fields.map((tag, index) => [
    / name="(\w+)"/.exec(tag)?.[1],
    texts[index]?.[1]?.replaceAll('&#x27;', "'"),
  ]);
}
