import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { AnyActorRef } from 'xstate';
import { examples } from '../../../src/api/generated/examples.ts';
import { accepted } from '../../../src/flows/account/join.ts';
import { currentFlow } from '../../../src/flows/site.ts';
import JoinPage from '../../../src/pages/account/join.tsx';
import NewLinkPage from '../../../src/pages/account/new-link.tsx';
import { SiteContext } from '../../../src/pages/frame/site-context.ts';
import { openSite } from '../../flows/kit/start.ts';

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
    const flow = currentFlow(site.getSnapshot());
    if (flow?.page !== page) throw new Error('The form is not there');
    const form = (): AnyActorRef | undefined => flow.ref.getSnapshot().children.form;
    const type = (field: string, value: string) => {
      form()?.send({ type: 'typed', field, value });
    };
    const html = () =>
      renderToStaticMarkup(
        <Router ssrPath="/home/none">
          <SiteContext value={site}>
            <Page />
          </SiteContext>
        </Router>,
      );
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
