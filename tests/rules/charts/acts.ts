import { paths } from '../../../src/paths.ts';
import { createRequester } from '../../flows/world.ts';
import { type Acts, token } from '../vocabulary.ts';
import type { Field } from './page.ts';
import type { Tab } from './tab.ts';

/** What can be done to the charts. */
export function actsIn(tab: Tab): Acts {
  const { network } = tab;
  const type = (field: Field, password: string) => {
    if (!tab.here.page.hasForm) throw new Error('There is nothing to type into');
    if (password) tab.passwords.add(password);
    tab.here.page.type(field, password);
  };
  const submit = (times: number) => {
    const { page } = tab.here;
    page.leaveField();
    for (let time = 0; time < times; time += 1) page.submit();
  };
  return {
    opens: address => tab.open(address),
    'opens a reset link': () => tab.open(`${paths.resetPassword}?token=${token}`),
    'opens a verification link': () => tab.open(`${paths.verifyEmail}?token=${token}`),
    'loads the page again': () => tab.reload(),
    'follows the link to': page => {
      if (tab.here.page.isCovered) throw new Error('The modal covers all links');
      tab.here.page.leaveField();
      tab.follow(paths[page]);
    },
    'is led within the site to': address => tab.follow(address),
    'skips to the content': () => {
      tab.here.page.leaveField();
      tab.skip();
    },
    'goes Back': () => tab.go(-1),
    'goes Forward': () => tab.go(1),
    'goes to another site and comes back': () => tab.here.page.returnTo(),
    'types a new password': password => type('newPassword', password),
    'types a confirmation': password => type('confirmation', password),
    'types twice': password => {
      type('newPassword', password);
      type('confirmation', password);
    },
    'leaves the field': () => tab.here.page.leaveField(),
    submits: () => submit(1),
    'submits twice': () => submit(2),
    'closes the modal': () => {
      if (!tab.here.page.isCovered) throw new Error('There is nothing to close');
      tab.here.page.modal.send({ type: 'closed' });
    },
    waits: seconds => tab.here.page.clock.increment(seconds * 1_000),
    'the server answers': (status, body) => network.answer(status, body),
    'the call comes to nothing': reason => network.comeToNothing(reason),
    'the charts come slowly': () => void (network.charts = 'slow'),
    'the chart comes': () => network.deliverChart(),
    'the charts are gone': () => void (network.charts = 'gone'),
    'the charts are back': () => void (network.charts = 'here'),
    'another part of the site asks, to go on to': redirectTo => {
      const { requester } = createRequester();
      tab.here.page.modal.send({ type: 'request started', requester, redirectTo });
    },
    'it is told that it has succeeded': () => {
      const result = { message: 'It is done.', advice: undefined };
      tab.here.page.modal.send({ type: 'request succeeded', result });
    },
  };
}
