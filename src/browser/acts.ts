import { createEmptyActor } from 'xstate';
import { type Act, type Acts, token } from '../kits/acts.ts';
import { actsOf, type Word } from '../kits/words.ts';
import { paths, templateOf } from '../paths.ts';
import { first } from './network.ts';
import type { Tab } from './tab.ts';

/** The driver of the charts alone: what can be done in a tab of our own. */
export function actsIn(tab: Tab): Acts {
  const { network } = tab;
  const submit = (times: number) => {
    const { page } = tab.here;
    page.leaveField();
    for (let time = 0; time < times; time += 1) page.submit();
  };
  return {
    opens: address => tab.open(address),
    'opens a mailed link to': page => tab.open(`${paths[page]}?token=${token}`),
    'loads the page again': () => tab.reload(),
    'follows the link to': page => {
      if (tab.here.page.isCovered) throw new Error('The modal covers all links');
      tab.here.page.leaveField();
      tab.follow(templateOf(page));
    },
    'is led within the site to': address => tab.follow(address),
    'skips to the content': () => {
      tab.here.page.leaveField();
      tab.skip();
    },
    'goes Back': () => tab.go(-1),
    'goes Forward': () => tab.go(1),
    'goes to another site and comes back': () => {
      tab.here.page.leaveField();
      tab.here.page.returnTo();
    },
    'types into': (field, text) => {
      const { page } = tab.here;
      if (page.isCovered || !page.form) throw new Error('There is nothing to type into');
      page.type(field, text);
    },
    'leaves the field': () => tab.here.page.leaveField(),
    submits: () => submit(1),
    'submits twice': () => submit(2),
    'presses the submit button': () => submit(1),
    presses: button => tab.here.page.press(button),
    'closes the modal': () => {
      if (!tab.here.page.isCovered) throw new Error('There is nothing to close');
      tab.here.page.modal.send({ type: 'closed' });
    },
    waits: seconds => tab.here.page.clock.increment(seconds * 1_000),
    'the server answers': (status, body) => first(network.pendingCalls).says(status, body),
    'the call comes to nothing': reason => first(network.pendingCalls).comesTo(reason),
    'the answer comes': () => network.answerNext(),
    'the answers come slowly': () => void (network.answersAreSlow = true),
    'the charts come slowly': () => void (network.charts = 'slow'),
    'the chart comes': () => first(network.pendingCharts).comes(),
    'the charts are gone': () => void (network.charts = 'gone'),
    'the charts are back': () => void (network.charts = 'here'),
    'the client breaks': () => void (network.clientIsBroken = true),
    'another part of the site asks, to go on to': redirectTo => {
      const requester = createEmptyActor();
      tab.here.page.modal.send({ type: 'request started', requester, redirectTo });
    },
    'the chart learns that it has succeeded': () => {
      const result = { message: 'It is done.', advice: undefined };
      tab.here.page.modal.send({ type: 'request succeeded', result });
    },
  };
}

/** Lets any driver do what an act comes to. */
export async function perform(acts: Acts, act: Act | Word): Promise<void> {
  for (const one of actsOf(act)) {
    const [name, ...words] = typeof one === 'string' ? [one] : one;
    await Reflect.apply(acts[name], acts, words);
  }
}
