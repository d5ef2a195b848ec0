import { readFileSync } from 'node:fs';
import { type Answer, type Front, startFront } from '../browser/front.ts';
import type { Visitor } from '../browser/visitor.ts';
import { json } from './answer-fault.ts';
import { ask, expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { loading } from './expected-pages.ts';
import { expectPicture, type Picture } from './gestures.ts';
import { succeeded } from './modal-contents.ts';
import { expect } from './test.ts';

const animation = readFileSync(
  new URL('../../src/ui/animations/loading.json', import.meta.url),
  'utf8',
);
const message = 'It is done.';

/** The animations come from another host: the text never waits for one, nor does the visitor. */
export const animationHosts: Fault[] = [
  hosted(172, 'an animation host that does not listen: our own copies', async stage => {
    await watchBoth(stage);
    expect(hasOurs(stage)).toBe(true);
  }),
  useless(173, 'an animation host that has nothing', allowed('', 404)),
  useless(174, 'an animation host that answers with a page', allowed('<!doctype html><p>Hello')),
  useless(175, 'an animation host with something else', allowed('{"v": "5", "layers": [{}]}')),
  useless(176, 'an animation host that does not allow us', response => response.end(animation)),
  hosted(
    177,
    'an animation host that is slow, and breaks off: stills, then our own copies',
    async stage => {
      const host = await stage.startHost(response =>
        response.writeHead(200, open).write(animation.slice(0, 100)),
      );
      await watchBoth(stage, 'still');
      await host.hangUp();
      await expectPicture(stage.visitor, 'moving');
      expect(hasOurs(stage)).toBe(true);
    },
  ),
  hosted(178, 'an animation host with a huge file: it is played when it has come', async stage => {
    const huge = { ...JSON.parse(animation), padding: 'x'.repeat(5_000_000) };
    const host = await stage.startHost(allowed(JSON.stringify(huge)));
    await watchBoth(stage);
    expect(host.requests.map(({ url }) => url)).toEqual(files);
    expect(hasOurs(stage)).toBe(false);
    await host.stop();
  }),
];

interface Stage {
  visitor: Visitor;
  front: Front;
  startHost: (answer: Answer) => Promise<Front>;
}

/** On a site that is built for such a host. */
function hosted(number: number, name: string, play: (stage: Stage) => Promise<void>): Fault {
  return {
    number,
    name,
    run: async ({ visitor, front, sites, backendBehind, watcher, portElsewhere }) => {
      const folder = `http://127.0.0.1:${portElsewhere}/pictures`;
      front.turnTo(await sites.originFor({ ANIMATION_HOST: folder }));
      const startHost = async (answer: Answer) => {
        const host = await startFront(backendBehind.origin, watcher, portElsewhere);
        host.answer(/^/, answer);
        return host;
      };
      await play({ visitor, front, startHost });
    },
  };
}

const open = { 'Access-Control-Allow-Origin': '*' };
const files = ['/pictures/loading.json', '/pictures/success.json'];

/** Our own copies are played in the place of what the host has. */
function useless(number: number, name: string, answer: Answer): Fault {
  return hosted(number, `${name}: our own copies`, async stage => {
    const host = await stage.startHost(answer);
    await watchBoth(stage);
    expect(host.requests.map(({ url }) => url)).toEqual(files);
    expect(hasOurs(stage)).toBe(true);
    await host.stop();
  });
}

function allowed(body: string, status = 200): Answer {
  return response => response.writeHead(status, open).end(body);
}

/** What the visitor sees while it loads, and when it is done. */
async function watchBoth({ visitor, front }: Stage, picture: Picture = 'moving'): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  front.answer(/^\/api\//, (...call) => void released.then(() => json(200, { message })(...call)));
  await ask(visitor, 'verifyEmail');
  await expectShown(visitor, ['verifyEmail'], loading);
  await expectPicture(visitor, picture);
  release();
  await expectShown(visitor, ['verifyEmail'], succeeded(message).verifyEmail);
  await expectPicture(visitor, picture);
}

/** Our copies come in one file. */
function hasOurs({ front }: Stage): boolean {
  return front.requests.some(({ url }) => url.startsWith('/assets/ui-animations-'));
}
