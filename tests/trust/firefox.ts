import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { onTestFinished, type TestContext } from 'vitest';
import { temporaryFolder } from '../kit/temporary-folder.ts';

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(file => existsSync(file));

/**
 * Debian's, by WebDriver BiDi, for which Firefox needs no driver. It ends with the test, which is
 * skipped where it is not installed.
 */
export async function openFirefox({ skip }: TestContext) {
  if (!program) return skip('Firefox is not installed: apt-get install firefox-esr');
  const profile = await temporaryFolder();
  const words = ['--headless', '--remote-debugging-port=0', '--profile', profile.folder];
  const browser = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(browser, 'close');
  onTestFinished(async () => {
    browser.kill();
    await ended;
    await profile.remove();
  });
  const send = await connect(await addressOf(browser.stderr));
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  return {
    resize: (width: number, height: number) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    go: (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    /** What an expression is, which is a text or a promise of one. */
    run: async (expression: string) => {
      const script = { expression, target: { context }, awaitPromise: true };
      const { result, ...thrown } = await send<Evaluated>('script.evaluate', script);
      if (result?.type !== 'string') throw new Error(JSON.stringify(thrown));
      return result.value;
    },
  };
}

interface Evaluated {
  /** Of an expression that throws nothing. */
  result?: { type: string; value: string };
}

async function addressOf(said: Readable): Promise<string> {
  let all = '';
  for await (const [part] of on(said, 'data', { close: ['close'] })) {
    all += part;
    const [, address] = /listening on (ws:\S+)\n/.exec(all) ?? [];
    if (address) return `${address}/session`;
  }
  throw new Error(`Firefox did not start: ${all}`);
}

interface Answer<Result> {
  id: number;
  result?: Result;
  message?: string;
}

/** Resolves to what sends a command, and resolves to its result. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let last = 0;
  return async <Result>(method: string, params: object): Promise<Result> => {
    const id = (last += 1);
    socket.send(JSON.stringify({ id, method, params }));
    for await (const [{ data }] of on(socket, 'message', { close: ['close'] })) {
      const answer: Answer<Result> = JSON.parse(data);
      if (answer.id !== id) continue;
      if (!answer.result) throw new Error(`${method}: ${answer.message}`);
      return answer.result;
    }
    throw new Error(`${method}: no answer`);
  };
}
